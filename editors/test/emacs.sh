#!/bin/bash
# emacs.sh: Emacs in a terminal of its own and an empty home, set up as editors/emacs/README.md says.
set -euo pipefail
. "$(dirname "$0")/lib.sh"

command -v emacs >/dev/null || apt_need emacs-nox
emacs -Q --batch --eval "(require 'eglot)" 2>/dev/null || apt_need elpa-eglot
server_under_test
work_dir
trap 'rm -rf "$WORK"' EXIT
export HOME=$WORK/home RESULT=$WORK/result
mkdir -p "$HOME/.emacs.d" "$HOME/bin"
ln -s "$ORI_BIN" "$HOME/bin/ori"
export PATH=$HOME/bin:$PATH
cp "$TEST_DIR"/testdata/{thread.ori,nested_if.sass,detect/none/style.sass} "$WORK"
: >"$RESULT"
step "$(emacs --version | head -n 1)"

# As in the README.
sed -n '/^```elisp/,/^```/p' "$EDITORS/emacs/README.md" | sed '/^```/d' | sed "s|/path/to/checkout|$ROOT|" >"$HOME/.emacs.d/init.el"

terminal "$WORK/screen" $((ORI_TEST_WAIT * 5)) emacs -nw -l "$TEST_DIR/emacs.el" || true
cat "$RESULT"
grep -qx PASS "$RESULT" || { tail -c 2000 "$WORK/screen"; die "Emacs"; }
