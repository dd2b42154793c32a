#!/bin/bash
# install-helix.sh: puts Helix of Debian trixie into the test cache, unless it is there, and prints the path of a program that starts it.
# Debian 12 has none.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
prefix=$CACHE/helix-trixie
start=$CACHE/bin/hx

if [ ! -d "$prefix" ]; then
  step "unpacking Helix of trixie" >&2
  unpack_debs trixie "$prefix" hx >&2
fi

# Started through the unpacked libc's own loader, and told where its own queries and themes are.
loader=$(find "$prefix" -name 'ld-linux*.so.*' | head -n 1)
libs=$(find "$prefix" -name 'libc.so.6' -printf '%h\n' | head -n 1)
mkdir -p "$CACHE/bin"
cat >"$start.part" <<START
#!/bin/sh
export HELIX_RUNTIME='$prefix/usr/lib/hx/runtime'
exec '$loader' --library-path '$libs:$prefix/usr/lib/${libs##*/}' '$prefix/usr/lib/hx/hx' "\$@"
START
chmod +x "$start.part"
mv "$start.part" "$start"
"$start" --version >/dev/null || die "the unpacked Helix does not start"
printf '%s\n' "$start"
