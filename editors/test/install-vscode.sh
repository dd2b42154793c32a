#!/bin/bash
# install-vscode.sh: puts VS Code's web server (the npm package code-server), the Node it needs and Playwright into the
# test cache, and Debian's Chromium onto the machine, unless they are there. Prints the folder.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
code_server=4.139.1 node=24.21.0 playwright=1.65.1

case $(uname -m) in
  x86_64) arch=x64 ;;
  aarch64) arch=arm64 ;;
  *) die "no Node package is known for $(uname -m)" ;;
esac
prefix=$CACHE/vscode-$code_server-node$node-playwright$playwright
command -v npm >/dev/null || die "npm is needed (Node 20 or newer)"
apt_need chromium fonts-dejavu-core >&2

if [ ! -d "$prefix" ]; then
  part=$prefix.part
  rm -rf "$part"
  mkdir -p "$part"
  cd "$part"
  export npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
  printf '{"private": true}\n' >package.json
  step "installing Node $node, Playwright $playwright and code-server $code_server" >&2
  # Without install scripts: Node's package carries the program itself, Playwright's browsers are not wanted, and
  # code-server's own script would build native add-ons that VS Code can do without.
  npm install --silent --ignore-scripts --save-exact \
    "node-linux-$arch@$node" "playwright-core@$playwright" "code-server@$code_server" >&2
  mv "node_modules/node-linux-$arch" node24
  PATH=$part/node24/bin:$PATH npm --prefix node_modules/code-server/lib/vscode install --silent \
    --omit=dev --omit=optional --ignore-scripts >&2
  cd "$CACHE"
  mv "$part" "$prefix"
fi
printf '%s\n' "$prefix"
