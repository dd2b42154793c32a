// The generated parser. cgo only compiles what lies in the package's own
// folder; the tree-sitter tools want it in src.
#include "src/parser.c"
