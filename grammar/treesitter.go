package grammar

/*
#cgo CFLAGS: -O2
#include "flatten.h"

const void *tree_sitter_ori(void);
*/
import "C"

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"unsafe"

	sitter "github.com/smacker/go-tree-sitter"
)

// This file is the only one that knows tree-sitter. Trees and parsers are
// go-tree-sitter's; the walk over nodes is flatten.c, which links against the
// C core inside that package.

// Language is the generated parser, for queries over its trees.
func Language() *sitter.Language {
	return sitter.NewLanguage(unsafe.Pointer(C.tree_sitter_ori()))
}

// An engine lends out parsers to the documents that stem from one Parse.
type engine struct {
	workers sync.Pool
	trees   trees
}

func newEngine() *engine {
	return &engine{workers: sync.Pool{New: func() any { return newWorker() }}}
}

func (e *engine) get() *worker {
	w := e.workers.Get().(*worker)
	w.engine = e
	return w
}

func (e *engine) put(w *worker) {
	if w.ctx = context.Background(); !w.stoppable {
		e.workers.Put(w)
	}
}

// Trim gives the memory of trees that were dropped back to the system.
func Trim() { C.ori_trim() }

// A worker is what one goroutine needs to parse and flatten.
type worker struct {
	ctx    context.Context // of what is being parsed
	engine *engine         // whose other workers may help; nil if none do
	reader plainReader
	parser *sitter.Parser  // nil until something is parsed, like c
	c      *C.OriFlattener // what the last tree is flattened into

	stoppable bool // it may still be stopped, long after it is done
}

func newWorker() *worker { return &worker{ctx: context.Background()} }

// start makes what w needs to parse.
func (w *worker) start() {
	if w.parser != nil {
		return
	}
	lang := Language()
	w.parser = sitter.NewParser()
	w.parser.SetLanguage(lang)
	w.c = C.ori_flattener_new(C.uint32_t(lang.SymbolCount()), C.uint8_t(KindJunk))
	copy(unsafe.Slice(w.c.symbols, lang.SymbolCount()), symbols())
	runtime.SetFinalizer(w, func(w *worker) { C.ori_flattener_delete(w.c) })
}

// symbols is the table of the symbols by number. It is made once: passes parse instructions one by one.
var symbols = sync.OnceValue(func() []C.OriSymbol {
	lang := Language()
	table := make([]C.OriSymbol, lang.SymbolCount())
	for i := range table {
		s := sitter.Symbol(i)
		if r, ok := symbolRoles[symbolName{lang.SymbolName(s), lang.SymbolType(s) == sitter.SymbolTypeRegular}]; ok {
			table[i] = C.OriSymbol{role: r.role, kind: C.uint8_t(r.kind)}
		}
	}
	return table
})

// A symbolName is a symbol of the grammar; named tells a rule from a literal.
type symbolName struct {
	name  string
	named bool
}

type symbolRole struct {
	role C.uint8_t
	kind Kind
}

// symbolRoles says what becomes of the grammar's symbols. Those that are
// missing, such as comments, are not in the flattened tree.
var symbolRoles = map[symbolName]symbolRole{
	{"function", true}: {C.ORI_CONTAINER, KindNone},
	{"section", true}:  {C.ORI_CONTAINER, KindNone},
	{"object", true}:   {C.ORI_CONTAINER, KindNone},
	{"fatbin", true}:   {C.ORI_CONTAINER, KindNone},

	{"entry_header", true}:    {C.ORI_NAMED, KindEntryHeader},
	{"func_header", true}:     {C.ORI_NAMED, KindFuncHeader},
	{"text_header", true}:     {C.ORI_LIST, KindTextHeader},
	{"section_header", true}:  {C.ORI_LIST, KindSectionHeader},
	{"function_header", true}: {C.ORI_LIST, KindFunctionHeader},
	{"code_header", true}:     {C.ORI_LIST, KindCodeHeader},
	{"fatbin_header", true}:   {C.ORI_LIST, KindFatbinHeader},
	{"block", true}:           {C.ORI_LIST, KindBlock},
	{"directive", true}:       {C.ORI_LIST, KindDirective},
	{"data", true}:            {C.ORI_LIST, KindData},
	{"jump_table", true}:      {C.ORI_TABLE, KindJumpTable},
	{"instruction", true}:     {C.ORI_INSTRUCTION, KindInstruction},

	{"open", true}:      {C.ORI_STRAY, KindOpen},
	{"close", true}:     {C.ORI_STRAY, KindClose},
	{"dots", true}:      {C.ORI_STRAY, KindDots},
	{"name", true}:      {C.ORI_NAME, KindName},
	{"arguments", true}: {C.ORI_LEAF, KindArguments},
	{"property", true}:  {C.ORI_LEAF, KindProperty},
	{"word", true}:      {C.ORI_OPERAND, KindWord},
	{"label", true}:     {C.ORI_LABEL, KindLabel},
	{"junk", true}:      {C.ORI_JUNK, KindJunk},

	{"control", true}:             {C.ORI_PREFIX, KindControl},
	{"guard", true}:               {C.ORI_PREFIX, KindGuard},
	{"address", true}:             {C.ORI_LEAF, KindAddress},
	{"opcode", true}:              {C.ORI_OPCODE, KindOpcode},
	{"register", true}:            {C.ORI_OPERAND, KindRegister},
	{"special_register", true}:    {C.ORI_OPERAND, KindSpecialRegister},
	{"immediate", true}:           {C.ORI_OPERAND, KindImmediate},
	{"constant", true}:            {C.ORI_OPERAND, KindConstant},
	{"memory", true}:              {C.ORI_OPERAND, KindMemory},
	{"unclosed_memory", true}:     {C.ORI_UNCLOSED, KindMemory},
	{"descriptor", true}:          {C.ORI_OPERAND, KindDescriptor},
	{"unclosed_descriptor", true}: {C.ORI_UNCLOSED, KindDescriptor},
	{"label_ref", true}:           {C.ORI_OPERAND, KindLabelRef},
	{"relocation", true}:          {C.ORI_OPERAND, KindRelocation},
	{"symbol", true}:              {C.ORI_OPERAND, KindSymbol},
	{"set", true}:                 {C.ORI_OPERAND, KindSet},
	{"schedule", true}:            {C.ORI_LEAF, KindSchedule},
	{"annotation", true}:          {C.ORI_LEAF, KindAnnotation},

	{",", false}: {C.ORI_COMMA, KindNone},
	{";", false}: {C.ORI_SEMICOLON, KindNone},
	{"{", false}: {C.ORI_OPEN, KindNone},
	{"}", false}: {C.ORI_CLOSE, KindNone},
}

// A tree is the syntax tree of one section. It is immutable, and safe for
// concurrent use: parsing on takes a copy.
type tree struct {
	t    *sitter.Tree
	root C.TSNode
}

// A treeEdit replaces the bytes from start to oldEnd of a tree's text by text.
type treeEdit struct {
	start, oldEnd uint32
	text          []byte
}

func (e treeEdit) newEnd() uint32 { return e.start + uint32(len(e.text)) }

// parse makes the tree of text, nil if the worker's context has ended.
func (w *worker) parse(text []byte) *tree {
	if w.ctx.Err() != nil {
		return nil
	}
	ctx := w.ctx
	if len(text) < smallText {
		ctx = context.Background() // it ends in a few milliseconds
	}
	w.start()
	w.stoppable = w.stoppable || ctx.Done() != nil
	t, err := w.parser.ParseCtx(ctx, nil, text)
	if err != nil && w.ctx.Err() != nil {
		return nil
	}
	return newTree(t, err)
}

// parsePoll is after how many microseconds the parser stops to see whether somebody still waits for
// the tree. It is a variable for tests.
var parsePoll = 5_000

// reparse makes the tree of text from that of before, which edits turn into
// text. All edits count from the start of before; they are sorted and
// disjoint. It is nil if the worker's context has ended.
func (w *worker) reparse(text []byte, old *tree, before []byte, edits []treeEdit) *tree {
	w.start()
	t := old.t.Copy()
	defer t.Close()
	root := rootOf(t)
	starts := make([]C.TSPoint, len(edits)) // each found from the one before it
	for n, e := range edits {
		if n > 0 && edits[n-1].start <= e.start {
			starts[n] = advancePoint(starts[n-1], before[edits[n-1].start:e.start])
		} else {
			starts[n] = advancePoint(C.TSPoint{}, before[:e.start])
		}
	}
	// From the last to the first, so that none moves another.
	for n, e := range slices.Backward(edits) {
		if w.ctx.Err() != nil {
			return nil
		}
		start := starts[n]
		C.ori_edit(root, C.TSInputEdit{
			start_byte:    C.uint32_t(e.start),
			old_end_byte:  C.uint32_t(e.oldEnd),
			new_end_byte:  C.uint32_t(e.newEnd()),
			start_point:   start,
			old_end_point: advancePoint(start, before[e.start:e.oldEnd]),
			new_end_point: advancePoint(start, e.text),
		})
	}
	// The binding copies what the parser reads, which is only what changed.
	input := sitter.Input{
		Encoding: sitter.InputEncodingUTF8,
		Read: func(off uint32, _ sitter.Point) []byte {
			const enough = 4096
			return text[min(int(off), len(text)):min(int(off)+enough, len(text))]
		},
	}
	if w.ctx.Done() != nil { // which the binding does not look at while it parses
		w.parser.SetOperationLimit(parsePoll)
		defer w.parser.SetOperationLimit(0)
	}
	for {
		next, err := w.parser.ParseInputCtx(w.ctx, t, input)
		switch {
		case err == nil || !errors.Is(err, sitter.ErrOperationLimit) && w.ctx.Err() == nil:
			return newTree(next, err)
		case w.ctx.Err() != nil:
			return nil
		}
		// It goes on where it stopped.
	}
}

func newTree(t *sitter.Tree, err error) *tree {
	if err != nil {
		// Without a time limit or a cancellation the parser always ends.
		panic(fmt.Sprintf("grammar: tree-sitter: %v", err))
	}
	return &tree{t: t, root: rootOf(t)}
}

// rootOf is t's root, which go-tree-sitter's Node has as its first field.
func rootOf(t *sitter.Tree) C.TSNode { return *(*C.TSNode)(unsafe.Pointer(t.RootNode())) }

// advancePoint is where a text ends that begins at p. Only "\n" ends a row
// here.
func advancePoint(p C.TSPoint, text []byte) C.TSPoint {
	if n := bytes.Count(text, []byte{'\n'}); n > 0 {
		p.row += C.uint32_t(n)
		p.column = 0
		text = text[bytes.LastIndexByte(text, '\n')+1:]
	}
	p.column += C.uint32_t(len(text))
	return p
}

// A top is a node of a tree that becomes a chunk.
type top struct {
	// subtree is the address of the node's subtree. Two trees that are both
	// alive hold the same address only where they share it.
	subtree uintptr
	start   int32
	kind    Kind
	nodes   int32 // after flatten: index after its nodes
}

// list calls yield for each node of t that becomes a chunk, in order. The
// worker remembers them until the next list.
func (w *worker) list(t *tree) int {
	C.ori_list(w.c, t.root)
	runtime.KeepAlive(t.t)
	return int(w.c.top_count)
}

// top is the i-th node that list found.
func (w *worker) top(i int) top {
	c := (*C.OriTop)(unsafe.Add(unsafe.Pointer(w.c.tops), uintptr(i)*unsafe.Sizeof(C.OriTop{})))
	return top{uintptr(c.subtree), int32(c.start), Kind(c.kind), int32(c.nodes)}
}

// flatten returns the nodes of t's tops [from, to), with offsets and indices
// from the start of the section and the first of them. They are only good
// until the worker is used again.
func (w *worker) flatten(t *tree, from, to int) []Node {
	C.ori_flatten(w.c, C.int32_t(from), C.int32_t(to))
	runtime.KeepAlive(t.t)
	return unsafe.Slice((*Node)(unsafe.Pointer(w.c.nodes)), int(w.c.node_count))
}
