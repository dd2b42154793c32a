#!/bin/bash
# vscode.sh: builds, tests and packages the extension, installs the vsix into VS Code's own server (from the npm package
# code-server), and tests it twice: by keyboard and screen in headless Chromium, and inside the extension host with
# VS Code's API.
#
#   OUT       folder for screenshots and logs
#   PICTURES  folder for the screenshots that the README shows, if they are to be made anew
set -euo pipefail
. "$(dirname "$0")/lib.sh"

prefix=$("$TEST_DIR/install-vscode.sh")
server_under_test
work_dir
OUT=${OUT:-$CACHE/out}
mkdir -p "$OUT"
server=
finish() {
  status=$?
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  [ $status -eq 0 ] || [ ! -f "$WORK/server.log" ] || cp "$WORK/server.log" "$OUT/vscode-server.log"
  rm -rf "$WORK"
}
trap finish EXIT

# quietly COMMAND...: shows what a command says only when it fails.
quietly() {
  "$@" >"$WORK/output" 2>&1 || { cat "$WORK/output"; die "$*"; }
}

# The extension is built in a copy, which keeps its node_modules from one run to the next.
copy=$CACHE/extension
extension=$copy/vscode
mkdir -p "$extension" "$copy/test"
find "$extension" -mindepth 1 -maxdepth 1 ! -name node_modules -exec rm -rf {} +
tar -C "$EDITORS/vscode" --exclude=./node_modules --exclude=./dist --exclude=./server -cf - . | tar -C "$extension" -xf -
rm -rf "$copy/test/testdata"
cp -r "$TEST_DIR/testdata" "$copy/test/testdata"

vscode=$prefix/node_modules/code-server/lib/vscode/out/server-main.js
exts=$WORK/extensions
data=$WORK/data
mkdir -p "$WORK/home" "$data/data/User" "$WORK/ui" "$WORK/api"
cp "$TEST_DIR/vscode/settings.json" "$data/data/User/settings.json"
for ws in ui api; do
  cp -r "$TEST_DIR"/testdata/* "$WORK/$ws"
done
# A workspace, trusted or not, does not choose the server's program.
mkdir "$WORK/api/.vscode"
printf '{"ori.server.path": "%s/evil"}\n' "$WORK" >"$WORK/api/.vscode/settings.json"
printf '#!/bin/sh\ntouch "%s/evil.ran"\n' "$WORK" >"$WORK/evil"
chmod +x "$WORK/evil"

# What install.sh calls `code`.
cat >"$WORK/code" <<CODE
#!/bin/sh
HOME='$WORK/home' exec '$prefix/node24/bin/node' '$vscode' --server-data-dir '$data' --extensions-dir '$exts' \
  --accept-server-license-terms "\$@"
CODE
chmod +x "$WORK/code"
step "packaging and installing the extension"
CODE=$WORK/code quietly "$extension/install.sh"
[ -f "$(echo "$exts"/ori-lang.ori-*)/server/ori" ] || die "the vsix is not installed"
step "its own tests"
cd "$extension"
quietly npm test --silent
cd "$WORK"
export HOME=$WORK/home PATH=$prefix/node24/bin:$PATH # VS Code leaves files in its home

# Port 0: the system picks a free one, the log says which.
ORI_TEST_WORKSPACE=$WORK/api ORI_TEST_RESULT=$WORK/api.txt \
  "$WORK/code" --host 127.0.0.1 --port 0 --without-connection-token --enable-smoke-test-driver \
  --telemetry-level off --disable-workspace-trust >"$WORK/server.log" 2>&1 </dev/null &
server=$!
port=
for _ in $(seq 600); do
  port=$(sed -n 's/.* listening on \([0-9][0-9]*\).*/\1/p' "$WORK/server.log" | head -n 1)
  [ -z "$port" ] || break
  kill -0 "$server" 2>/dev/null || break
  sleep 0.2
done
[ -n "$port" ] || die "VS Code's server does not start: $(tail -n 5 "$WORK/server.log")"

export PLAYWRIGHT=$prefix/node_modules/playwright-core OUT
url=http://127.0.0.1:$port
step "in Chromium"
timeout 600 node "$TEST_DIR/vscode/ui.js" "$url" "$WORK/ui"
step "in the extension host"
timeout 600 node "$TEST_DIR/vscode/exthost.js" "$url" "$WORK/api" "$(echo "$exts"/ori-lang.ori-*)" \
  "$TEST_DIR/vscode/api.js" "$WORK/api.txt"
[ ! -e "$WORK/evil.ran" ] || die "the workspace's setting ori.server.path was obeyed"
step "done"
printf 'PASS\n'
