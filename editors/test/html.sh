#!/bin/bash
# html.sh: opens the pages of `ori html` in headless Chromium, from a file and without a network, and uses them by mouse and keyboard.
#
#   OUT  folder for a screenshot after a failure
set -euo pipefail
. "$(dirname "$0")/lib.sh"

prefix=$("$TEST_DIR/install-vscode.sh")
server_under_test
work_dir
trap 'rm -rf "$WORK"' EXIT
OUT=${OUT:-$CACHE/out}
mkdir -p "$OUT"
export OUT PLAYWRIGHT=$prefix/node_modules/playwright-core HOME=$WORK PATH=$prefix/node24/bin:$PATH

step "pages"
"$ORI_BIN" html "$TEST_DIR/html/page.ori" --phase 6,14,15,16,31 -o "$WORK/page.html"
node "$TEST_DIR/html/large.js" 1200 >"$WORK/large.ori"
"$ORI_BIN" html "$WORK/large.ori" --phase 6,15,16 -o "$WORK/large.html"
step "in Chromium"
timeout 300 node "$TEST_DIR/html/page.js" "$WORK/page.html" "$WORK/large.html"
step "done"
printf 'PASS\n'
