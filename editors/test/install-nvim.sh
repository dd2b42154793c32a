#!/bin/bash
# install-nvim.sh [SUITE]: puts Neovim of a Debian suite (trixie: 0.10) into the test cache, unless it is there, and prints
# the path of a program that starts it. Debian 12 itself has 0.7, which is too old for the plugin.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
suite=${1:-trixie}
prefix=$CACHE/nvim-$suite
start=$CACHE/bin/nvim-$suite

if [ ! -d "$prefix" ]; then
  step "unpacking Neovim of $suite" >&2
  unpack_debs "$suite" "$prefix" neovim >&2
fi

# The unpacked program needs the unpacked libc, so it is started through that libc's own loader, and it has to be told
# where its own scripts and parsers are.
loader=$(find "$prefix" -name 'ld-linux*.so.*' | head -n 1)
libs=$(find "$prefix" -name 'libc.so.6' -printf '%h\n' | head -n 1)
mkdir -p "$CACHE/bin"
cat >"$start.part" <<START
#!/bin/sh
export VIMRUNTIME='$prefix/usr/share/nvim/runtime'
exec '$loader' --library-path '$libs:$prefix/usr/lib/${libs##*/}' --argv0 nvim '$prefix/usr/bin/nvim' \\
  --cmd 'set rtp+=$prefix/usr/lib/nvim' "\$@"
START
chmod +x "$start.part"
mv "$start.part" "$start"
"$start" --version >/dev/null || die "the unpacked Neovim does not start"
printf '%s\n' "$start"
