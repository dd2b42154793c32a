// Made by tree-sitter.sh. The generated parser: cgo only compiles what lies in
// the package's own folder; the tree-sitter tools want it in src.
// 0236693b9440f3e3
#include "src/parser.c"
