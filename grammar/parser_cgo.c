// Made by tree-sitter.sh. The generated parser: cgo only compiles what lies in
// the package's own folder; the tree-sitter tools want it in src.
// f4853d27e311e69d
#include "src/parser.c"
