// Flattening of syntax trees into arrays; see flatten.c.

#ifndef ORI_FLATTEN_H
#define ORI_FLATTEN_H

#include <stdbool.h>
#include <stdint.h>

// What is used here of tree-sitter's C interface, as go-tree-sitter's core
// has it; that package does not export its header.
typedef struct {
  uint32_t context[4];
  const void *id;
  const void *tree;
} TSNode;

typedef struct {
  const void *tree;
  const void *id;
  uint32_t context[3];
} TSTreeCursor;

// OriNode has the layout of the Go type Node.
typedef struct {
  uint8_t kind;
  uint8_t flags;
  int32_t start;
  int32_t end;
  int32_t next;
} OriNode;

typedef struct {
  uint32_t row;
  uint32_t column;
} TSPoint;

typedef struct {
  uint32_t start_byte;
  uint32_t old_end_byte;
  uint32_t new_end_byte;
  TSPoint start_point;
  TSPoint old_end_point;
  TSPoint new_end_point;
} TSInputEdit;

// OriRole says how the walk treats a symbol. A symbol's kind, if it has one,
// is a Go Kind and means nothing here.
typedef enum {
  ORI_SKIP,        // not in the flattened tree, nor its children
  ORI_CONTAINER,   // a function or section: its children are chunks
  ORI_LIST,        // a node with children of its own
  ORI_NAMED,       // a list that is wrong without a name
  ORI_TABLE,       // a named list that needs its braces and commas
  ORI_INSTRUCTION, // a list that has operands
  ORI_LEAF,
  ORI_NAME,        // a leaf
  ORI_STRAY,       // a leaf that is an error in a list
  ORI_LABEL,       // a leaf whose last byte is a colon, which is left out
  ORI_JUNK,        // a leaf that is an error
  ORI_PREFIX,      // a leaf before an opcode that is nothing without one
  ORI_OPCODE,
  ORI_OPERAND,
  ORI_UNCLOSED,    // an operand without its closing bracket
  ORI_COMMA,
  ORI_SEMICOLON,
  ORI_OPEN,
  ORI_CLOSE,
} OriRole;

typedef struct {
  uint8_t role;
  uint8_t kind;
} OriSymbol;

enum {
  ORI_FLAG_COMMA = 1 << 0,
  ORI_FLAG_OPEN = 1 << 1,
  ORI_FLAG_CLOSE = 1 << 2,
  ORI_FLAG_SEMICOLON = 1 << 3,
  ORI_FLAG_ERROR = 1 << 4,
};

// OriTop is a node that becomes a chunk.
typedef struct {
  TSNode node;
  const void *subtree; // the same before and after an edit if it was reused
  uint32_t start;
  uint8_t kind;
  int32_t nodes; // index after its nodes, once flattened
} OriTop;

typedef struct {
  OriSymbol *symbols;
  uint32_t symbol_count;
  uint8_t error_kind; // of what tree-sitter itself calls an error
  OriTop *tops;
  int32_t top_count, top_cap;
  OriNode *nodes;
  int32_t node_count, node_cap;
  TSTreeCursor cursor;
  bool has_cursor;
} OriFlattener;

OriFlattener *ori_flattener_new(uint32_t symbol_count, uint8_t error_kind);
void ori_flattener_delete(OriFlattener *f);

// ori_edit tells the tree whose root is given of an edit. (The binding's own
// Edit sends the old end's point as the new end's. Points must be right: the
// core packs a token's size by its columns.)
void ori_edit(TSNode root, TSInputEdit edit);

// ori_trim gives memory that is free back to the system, where the allocator keeps it.
void ori_trim(void);

// ori_list fills tops with the chunks of the tree whose root is given.
void ori_list(OriFlattener *f, TSNode root);

// ori_flatten fills nodes with the subtrees of tops[from] to tops[to-1].
void ori_flatten(OriFlattener *f, int32_t from, int32_t to);

#endif
