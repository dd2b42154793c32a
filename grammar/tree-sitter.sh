#!/usr/bin/env bash
# Runs the tree-sitter command-line program of the version that made src/, on
# Debian, installing it on first use into the cache the editor tests use too.
#
#   tree-sitter.sh generate   makes src/ from grammar.js
#   tree-sitter.sh check      fails if src/ is not what generate makes
#   tree-sitter.sh test [-u]  runs test/corpus
set -euo pipefail
cd "$(dirname "$0")"
GRAMMAR=$PWD
source ../editors/test/lib.sh

TOOL=$CACHE/tree-sitter
ABI=14 # go-tree-sitter and Neovim 0.10 read no newer one

[ -x "$TOOL/usr/bin/tree-sitter" ] || {
  step "unpacking tree-sitter"
  unpack_debs trixie "$TOOL" tree-sitter-cli
}

# The program runs on the libc it was unpacked with, and keeps its own files in WORK.
tree_sitter() {
  local lib=$TOOL/usr/lib/x86_64-linux-gnu
  HOME=$WORK XDG_CACHE_HOME=$WORK "$lib/ld-linux-x86-64.so.2" --library-path "$lib" "$TOOL/usr/bin/tree-sitter" "$@"
}

work_dir
trap 'rm -rf "$WORK"' EXIT

# make_parser makes $WORK/src; in a folder of its own, since the program also
# leaves projects for other languages around it.
make_parser() {
  cp grammar.js "$WORK"
  (cd "$WORK" && tree_sitter generate --abi "$ABI" --no-bindings)
}

# including is parser_cgo.c. The go command does not see that src changes: the
# digest makes it compile anew.
including() {
  cat <<END
// Made by tree-sitter.sh. The generated parser: cgo only compiles what lies in
// the package's own folder; the tree-sitter tools want it in src.
// $(sha256sum <src/parser.c | cut -c 1-16)
#include "src/parser.c"
END
}

case ${1:-} in
generate)
  make_parser
  cp -R "$WORK/src/." src
  including >"$WORK/parser_cgo.c"
  cp "$WORK/parser_cgo.c" parser_cgo.c
  ;;
check)
  make_parser
  diff -r "$WORK/src" src >/dev/null && including | diff - parser_cgo.c >/dev/null ||
    die "grammar/src is not what grammar.js makes: run make generate"
  step "grammar/src is up to date"
  ;;
test)
  shift
  tree_sitter test "$@"
  ;;
*)
  die "usage: tree-sitter.sh generate|check|test [-u]"
  ;;
esac
