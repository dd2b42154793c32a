#!/bin/sh
# install.sh: builds the server and the parser from this checkout and puts the plugin into Neovim's package folder.
# Run it again to update.
#
#   NVIM           the Neovim to use (default: nvim)
#   NVIM_APPNAME   as in Neovim
#   XDG_DATA_HOME  as in Neovim
#   ORI_BIN        a server that is built already
#   CC             the C compiler
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
nvim=${NVIM:-nvim}
pack=${XDG_DATA_HOME:-$HOME/.local/share}/${NVIM_APPNAME:-nvim}/site/pack/ori

command -v "$nvim" >/dev/null || { echo "install.sh: $nvim is not there; Neovim 0.10 or newer is needed" >&2; exit 1; }
case $("$nvim" --version | head -n 1) in
  'NVIM v0.'[0-9].*) echo "install.sh: Neovim 0.10 or newer is needed, this is $("$nvim" --version | head -n 1)" >&2; exit 1 ;;
esac

# Built aside, then moved into place: a failed build leaves the installed one alone.
rm -rf "$pack/new"
mkdir -p "$pack/start"
"$nvim" --headless -u NONE -i NONE -l "$here/build.lua" "$pack/new"
rm -rf "$pack/start/ori"
mv "$pack/new" "$pack/start/ori"
printf 'installed in %s\n' "$pack/start/ori"
