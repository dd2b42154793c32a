#!/bin/bash
# vim.sh: Vim with ALE in a terminal of its own and an empty home, set up as editors/vim/README.md says.
set -euo pipefail
. "$(dirname "$0")/lib.sh"

apt_need vim vim-ale
server_under_test
work_dir
trap 'rm -rf "$WORK"' EXIT
export HOME=$WORK/home RESULT=$WORK/result
mkdir -p "$HOME/.vim/pack/ale/start"
ln -s /usr/share/vim-ale "$HOME/.vim/pack/ale/start/ale"
cp "$TEST_DIR"/testdata/{thread.ori,nested_if.sass,detect/none/style.sass} "$WORK"
printf '.entry f {\n    BRA      a\na:\n    BRA      b\nb:\n    EXIT\n}\n' >"$WORK/two.ori"
: >"$RESULT"
step "$(vim --version | head -n 1)"

# As in the README.
mkdir -p ~/.vim/plugin
cp "$EDITORS/vim/ori.vim" ~/.vim/plugin/
sed -n '/^```vim/,/^```/p' "$EDITORS/vim/README.md" | sed "/^\`\`\`/d; s|'[^']*/ori'|'$ORI_BIN'|; s|'target': 'sm_86'|'maxDiagnostics': 1|" >~/.vimrc

terminal "$WORK/screen" $((ORI_TEST_WAIT * 5)) vim -N -i NONE -S "$TEST_DIR/vim.vim" "$WORK/two.ori" || true
cat "$RESULT"
grep -qx PASS "$RESULT" || { tail -c 2000 "$WORK/screen"; die "Vim"; }
