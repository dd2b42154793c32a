// Flattening: the nodes that matter, of any number of subtrees, into one
// array, in one call from Go. A walk from Go would cost a call for each step.

#include "flatten.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

extern uint16_t ts_node_symbol(TSNode);
extern uint32_t ts_node_start_byte(TSNode);
extern uint32_t ts_node_end_byte(TSNode);
extern bool ts_node_is_missing(TSNode);
extern void ts_tree_edit(void *, const TSInputEdit *);
extern TSTreeCursor ts_tree_cursor_new(TSNode);
extern void ts_tree_cursor_delete(TSTreeCursor *);
extern void ts_tree_cursor_reset(TSTreeCursor *, TSNode);
extern TSNode ts_tree_cursor_current_node(const TSTreeCursor *);
extern bool ts_tree_cursor_goto_first_child(TSTreeCursor *);
extern bool ts_tree_cursor_goto_next_sibling(TSTreeCursor *);
extern bool ts_tree_cursor_goto_parent(TSTreeCursor *);

OriFlattener *ori_flattener_new(uint32_t symbol_count, uint8_t error_kind) {
  OriFlattener *f = calloc(1, sizeof *f);
  if (!f) abort();
  f->symbol_count = symbol_count;
  f->error_kind = error_kind;
  f->symbols = calloc(symbol_count, sizeof *f->symbols);
  if (!f->symbols) abort();
  return f;
}

void ori_flattener_delete(OriFlattener *f) {
  if (f->has_cursor) ts_tree_cursor_delete(&f->cursor);
  free(f->symbols);
  free(f->tops);
  free(f->nodes);
  free(f);
}

void ori_edit(TSNode root, TSInputEdit edit) {
  ts_tree_edit((void *)root.tree, &edit);
}

void ori_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

static void *grow(void *array, int32_t *cap, size_t size) {
  *cap = *cap ? *cap * 2 : 256;
  array = realloc(array, (size_t)*cap * size);
  if (!array) abort();
  return array;
}

static void start_at(OriFlattener *f, TSNode node) {
  if (f->has_cursor) {
    ts_tree_cursor_reset(&f->cursor, node);
  } else {
    f->cursor = ts_tree_cursor_new(node);
    f->has_cursor = true;
  }
}

static OriSymbol symbol_of(OriFlattener *f, TSNode node) {
  uint16_t s = ts_node_symbol(node);
  if (s >= f->symbol_count) return (OriSymbol){ORI_JUNK, f->error_kind};
  return f->symbols[s];
}

static void list_children(OriFlattener *f) {
  if (!ts_tree_cursor_goto_first_child(&f->cursor)) return;
  do {
    TSNode node = ts_tree_cursor_current_node(&f->cursor);
    OriSymbol s = symbol_of(f, node);
    if (s.role == ORI_CONTAINER) {
      list_children(f);
    } else if (s.kind) {
      if (f->top_count == f->top_cap) f->tops = grow(f->tops, &f->top_cap, sizeof *f->tops);
      // A node's id is the address of its slot in its parent, which a reused
      // node need not keep; what the slot holds is the subtree itself.
      f->tops[f->top_count++] = (OriTop){
        .node = node,
        .subtree = *(const void *const *)node.id,
        .start = ts_node_start_byte(node),
        .kind = s.kind,
      };
    }
  } while (ts_tree_cursor_goto_next_sibling(&f->cursor));
  ts_tree_cursor_goto_parent(&f->cursor);
}

void ori_list(OriFlattener *f, TSNode root) {
  f->top_count = 0;
  start_at(f, root);
  list_children(f);
}

static int32_t emit(OriFlattener *f, uint8_t kind, TSNode node) {
  if (f->node_count == f->node_cap) f->nodes = grow(f->nodes, &f->node_cap, sizeof *f->nodes);
  int32_t i = f->node_count++;
  f->nodes[i] = (OriNode){
    .kind = kind,
    .flags = ts_node_is_missing(node) ? ORI_FLAG_ERROR : 0,
    .start = (int32_t)ts_node_start_byte(node),
    .end = (int32_t)ts_node_end_byte(node),
    .next = i + 1,
  };
  return i;
}

// walk emits the cursor's node and what is below it, and returns its flags.
static uint8_t walk(OriFlattener *f, TSNode node, OriSymbol s) {
  int32_t self = emit(f, s.kind, node);
  uint8_t flags = f->nodes[self].flags;
  switch (s.role) {
  case ORI_LABEL:
    f->nodes[self].end--;
    break;
  case ORI_JUNK:
  case ORI_UNCLOSED:
    flags |= ORI_FLAG_ERROR;
    break;
  default:
    break;
  }
  bool list = s.role == ORI_LIST || s.role == ORI_NAMED || s.role == ORI_TABLE;
  if (list || s.role == ORI_INSTRUCTION) {
    int commas = 0, opens = 0, closes = 0, operands = 0;
    bool opcode = false, prefix = false, name = false;
    if (ts_tree_cursor_goto_first_child(&f->cursor)) {
      do {
        TSNode child = ts_tree_cursor_current_node(&f->cursor);
        OriSymbol c = symbol_of(f, child);
        switch (c.role) {
        case ORI_COMMA:
          commas++;
          continue;
        case ORI_SEMICOLON:
          if (s.role == ORI_INSTRUCTION) flags |= ORI_FLAG_SEMICOLON;
          continue;
        case ORI_OPEN:
          flags |= ORI_FLAG_OPEN;
          opens++;
          continue;
        case ORI_CLOSE:
          flags |= ORI_FLAG_CLOSE;
          closes++;
          continue;
        default:
          break;
        }
        if (!c.kind) continue;
        int32_t i = f->node_count;
        uint8_t below = walk(f, child, c);
        if (c.role == ORI_STRAY) f->nodes[i].flags |= below |= ORI_FLAG_ERROR;
        if (c.role == ORI_NAME) name = true;
        flags |= below & ORI_FLAG_ERROR;
        if (c.role == ORI_OPCODE) opcode = true;
        if (c.role == ORI_PREFIX) prefix = true;
        if (c.role == ORI_OPERAND || c.role == ORI_UNCLOSED) {
          if (commas) f->nodes[i].flags |= ORI_FLAG_COMMA;
          if (commas > (operands > 0)) flags |= ORI_FLAG_ERROR;
          operands++;
          commas = 0;
        }
      } while (ts_tree_cursor_goto_next_sibling(&f->cursor));
      ts_tree_cursor_goto_parent(&f->cursor);
    }
    if (commas) flags |= ORI_FLAG_ERROR;
    if (s.role == ORI_INSTRUCTION) {
      if (!opcode && (prefix || opens)) flags |= ORI_FLAG_ERROR;
      if (opens > 1) flags |= ORI_FLAG_ERROR;
    }
    if (s.role == ORI_TABLE && (!opens || !closes)) flags |= ORI_FLAG_ERROR;
    if ((s.role == ORI_NAMED || s.role == ORI_TABLE) && !name) flags |= ORI_FLAG_ERROR;
    f->nodes[self].next = f->node_count;
  }
  f->nodes[self].flags |= flags;
  return flags;
}

void ori_flatten(OriFlattener *f, int32_t from, int32_t to) {
  f->node_count = 0;
  for (int32_t i = from; i < to; i++) {
    OriTop *t = &f->tops[i];
    start_at(f, t->node);
    walk(f, t->node, symbol_of(f, t->node));
    t->nodes = f->node_count;
  }
}
