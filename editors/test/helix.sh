#!/bin/bash
# helix.sh: Helix in an empty home, set up as editors/helix/README.md says, driven by keys in tmux and looked at on its screen.
set -euo pipefail
. "$(dirname "$0")/lib.sh"

command -v cc >/dev/null || apt_need gcc libc6-dev
apt_need tmux
hx=$("$TEST_DIR/install-helix.sh")
server_under_test
work_dir
export HOME=$WORK/home XDG_CONFIG_HOME=$WORK/home/.config XDG_CACHE_HOME=$WORK/home/.cache XDG_DATA_HOME=$WORK/home/.local/share
export TMUX_TMPDIR=$WORK
mkdir -p "$HOME/.config/helix" "$HOME/bin"
trap 'tmux -L ori kill-server 2>/dev/null || true; rm -rf "$WORK"' EXIT
ln -s "$ORI_BIN" "$HOME/bin/ori"
export PATH=$HOME/bin:$PATH
step "$("$hx" --version)"

# As in the README.
sed "s|/path/to/checkout|$ROOT|" "$EDITORS/helix/languages.toml" >"$HOME/.config/helix/languages.toml"
mkdir -p ~/.config/helix/runtime/grammars ~/.config/helix/runtime/queries
(cd "$ROOT" && "$hx" --grammar build >"$WORK/build.log" 2>&1) || { cat "$WORK/build.log"; die "hx --grammar build"; }
ln -s "$ROOT/grammar/queries" ~/.config/helix/runtime/queries/ori
health=$("$hx" --health ori 2>&1)
for part in '✓.* ori: ' 'Tree-sitter parser: .*✓' 'Highlight queries: .*✓'; do
  grep -q "$part" <<<"$health" || { printf '%s\n' "$health"; die "health: no $part"; }
done
printf 'ok: hx --health ori is content\n'

screen() { tmux -L ori capture-pane -p; }
keys() { tmux -L ori send-keys "$@"; }
# sees WHAT PATTERN: waits until a line of the screen matches.
sees() {
  local end=$((SECONDS + ORI_TEST_WAIT))
  until screen | grep -q -- "$2"; do
    [ $SECONDS -lt $end ] || { screen; die "Helix: $1"; }
    sleep 0.1
  done
  printf 'ok: %s\n' "$1"
}
misses() {
  local end=$((SECONDS + ORI_TEST_WAIT))
  while screen | grep -q -- "$2"; do
    [ $SECONDS -lt $end ] || { screen; die "Helix: $1"; }
    sleep 0.1
  done
  printf 'ok: %s\n' "$1"
}

cp "$TEST_DIR/testdata/thread.ori" "$WORK/thread.ori"
tmux -L ori -f /dev/null new-session -d -x 150 -y 40 "TERM=xterm-256color exec '$hx' '$WORK/thread.ori:10:5'"
sees 'the diagnostic of the branch' 'L1 only branches to L2'
keys Space a
sees 'a code action is offered' 'Thread branch to L2'
keys Enter
sees 'it edits the branch' '@P0 BRA  *L2'
misses 'and the diagnostic goes' 'L1 only branches to L2'
keys u
sees 'it comes back when that is undone' 'L1 only branches to L2'
keys ":goto $(grep -n '^L2:' "$WORK/thread.ori" | cut -d: -f1)" Enter Space k
sees 'hover on a label tells its dominator' 'idom'
keys Escape
misses 'the hover goes' 'idom'
keys g r
sees 'references of the label, to choose from' 'thread.ori:1[0-9].*│'
step done
printf 'PASS\n'
