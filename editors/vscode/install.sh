#!/bin/sh
# install.sh: builds the server and the extension from this checkout, packs both into ori.vsix and installs it. Run it
# again to update.
#
#   CODE     the editor's command (default: code; codium and code-server work too)
#   ORI_BIN  a server that is built already
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
code=${CODE:-code}

command -v "$code" >/dev/null || { echo "install.sh: the command $code is not there (CODE names another)" >&2; exit 1; }
command -v npm >/dev/null || { echo "install.sh: npm is needed (Node 20 or newer)" >&2; exit 1; }

rm -rf "$here/server"
mkdir "$here/server"
if [ -n "${ORI_BIN:-}" ]; then
  cp "$ORI_BIN" "$here/server/ori"
else
  make -C "$here/../.." build
  cp "$here/../../bin/ori" "$here/server/ori"
fi

cd "$here"
if ! cmp -s package-lock.json node_modules/.installed; then
  npm ci --ignore-scripts
  cp package-lock.json node_modules/.installed
fi
npm run package
"$code" --install-extension "$here/ori.vsix" --force
