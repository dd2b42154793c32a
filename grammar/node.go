package grammar

import (
	"fmt"
	"slices"
	"sync/atomic"
)

// A Span is a half-open range of bytes, [Start, End). What it counts from is
// said where it is used: a document, a section or a chunk.
type Span struct{ Start, End int32 }

// Len reports the number of bytes in s.
func (s Span) Len() int { return int(s.End - s.Start) }

// Moved returns s by n bytes further on.
func (s Span) Moved(n int32) Span { return Span{s.Start + n, s.End + n} }

// Kind says what a [Chunk] or a [Node] is.
type Kind uint8

// The kinds. What the nodes of a kind contain is given after the arrow;
// children stand in the order of the text and may be missing in a text with
// errors.
const (
	KindNone Kind = iota

	// Kinds of chunks. Every chunk but a KindTrivia one has Nodes[0] of the
	// chunk's own kind, and every further node is a descendant of it.
	KindTrivia         // only blanks and comments; no nodes
	KindEntryHeader    // native ".entry name attributes {" -> Name, Word..., see FlagOpen
	KindFuncHeader     // native ".func name attributes {" -> as KindEntryHeader
	KindTextHeader     // ".section .text.f,..." -> Name (".text.f"), Arguments
	KindSectionHeader  // any other ".section ..." -> Arguments
	KindFunctionHeader // cuobjdump "Function : f" -> Name
	KindCodeHeader     // cuobjdump "code for sm_86" -> Name ("sm_86")
	KindFatbinHeader   // "Fatbin elf code:" and the lines below it -> Property...
	KindBlock          // -> Label..., then Instruction, Data, Directive, Junk...
	KindDirective      // also within a block: ".name arguments" -> Name, Arguments
	KindJumpTable      // also within a block: ".jumptable t { a, b }" -> Name, Word...
	KindClose          // the "}" of a native function; a stray one may stand in a block
	KindOpen           // the "{" of a native function, when not on its header's line; strays likewise
	KindDots           // the line of dots that ends a cuobjdump function; strays likewise

	// Parts of headers, directives and blocks.
	KindName      // a name, without ":" or quotes; of a directive with its leading "."
	KindWord      // an attribute of a header, an entry of a jump table
	KindArguments // what follows a directive's name, up to the line's end or a comment
	KindProperty  // one line of a fatbin header, such as "arch = sm_70"
	KindLabel     // the name before a ":"; the colon is not in the node
	KindData      // "/*0010*/ .byte 0x00, 0x01" -> Address, Name, Arguments
	KindInstruction

	// Parts of an instruction, in this order, operands repeated.
	KindControl // scheduling control of an assembler: "[B------:R-:W2:-:S01]", "--:-:1:-:5"
	KindAddress // "/*0070*/" with its comment marks, or cuda-gdb's "0x7ff0 <+16>:"
	KindGuard   // "@P0", "@!UP0"
	KindOpcode  // "ISETP.GE.U32.AND", modifiers included
	KindRegister
	KindSpecialRegister // "SR_TID.X", "SRZ"
	KindImmediate       // "0x10", "-1.5", "+INF", "#3"; prefixes and suffixes included
	KindConstant        // "c[0x0][0x160]"; prefixes and suffixes included
	KindMemory          // "[R2.64+0x10]"
	KindDescriptor      // "desc[UR4][R2.64]", "gdesc[UR8]", "a[R0]"
	KindLabelRef        // "`(.L_x_0)" with its backquote and parentheses
	KindRelocation      // "32@lo(f)", "index@(f)"
	KindSymbol          // any other word: a label, "RGBA", "CC.EQ", "PR", "2D"
	KindSet             // "{4,3,2}"
	KindSchedule        // "&wr=0x0", "?trans1": scheduling notes before the ";"
	KindAnnotation      // `(*"BRANCH_TARGETS .L_x_1"*)`

	// KindJunk is text that is not understood, up to the end of its line or
	// to a comment. It may stand for a line in a block, or end an
	// instruction, a directive or a header.
	KindJunk

	kindCount
)

// IsOperand reports whether nodes of kind k are operands of an instruction.
func (k Kind) IsOperand() bool { return KindRegister <= k && k <= KindSet }

// IsHeader reports whether k begins a function, a section or a file part.
func (k Kind) IsHeader() bool { return KindEntryHeader <= k && k <= KindFatbinHeader }

func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

var kindNames = [kindCount]string{
	"none", "trivia", "entry_header", "func_header", "text_header",
	"section_header", "function_header", "code_header", "fatbin_header",
	"block", "directive", "jump_table", "close", "open", "dots",
	"name", "word", "arguments", "property", "label", "data", "instruction",
	"control", "address", "guard", "opcode", "register", "special_register",
	"immediate", "constant", "memory", "descriptor", "label_ref",
	"relocation", "symbol", "set", "schedule", "annotation", "junk",
}

// Flags are what is known of a node besides its kind and place.
type Flags uint8

const (
	// FlagComma: a "," stands before this operand. Two operands without one
	// are juxtaposed: "BRX R8 -0x170".
	FlagComma Flags = 1 << iota
	// FlagOpen: the instruction opens a dual-issue pair with "{", or the
	// native header has its "{".
	FlagOpen
	// FlagClose: the instruction ends a dual-issue pair with "}".
	FlagClose
	// FlagSemicolon: the instruction is ended by ";".
	FlagSemicolon
	// FlagError: the node is, or has within it, something that
	// [Chunk.Errors] reports. Every ancestor of such a node has it too.
	FlagError
)

// A Node is one node of a flattened syntax tree, in preorder.
type Node struct {
	Kind  Kind
	Flags Flags
	// Start and End are byte offsets from the start of the chunk.
	Start, End int32
	// Next is the index, in [Chunk.Nodes], after the node's subtree. The
	// children of node i begin at i+1 and each child's Next leads to its
	// sibling, until the parent's own Next.
	Next int32
}

// Span is the node's range of bytes, from the start of the chunk.
func (n Node) Span() Span { return Span{n.Start, n.End} }

// A Chunk is a run of source that is lowered as a unit: one block, or one
// header, directive or closing line outside blocks. It is immutable, does not
// know its position, and owns its bytes, so a chunk that outlives an edit
// does not keep the older text alive.
//
// A chunk reaches from the start of the line of its first token (from the
// token itself if something stands before it on the line) to the next chunk.
// Comments and blank lines after it are thus its own; those before the first
// chunk of a section belong to that one.
type Chunk struct {
	Kind Kind
	Src  []byte

	plain plainness
	nodes atomic.Pointer[[]Node] // nil if they were forgotten, or there are none
}

// A plainness says how the nodes of a chunk can be made again without the parser.
type plainness uint8

const (
	notPlain plainness = iota
	plainText
	plainNative // within a native function
)

// Nodes are those of c in preorder. The caller must not modify them.
func (c *Chunk) Nodes() []Node {
	if p := c.nodes.Load(); p != nil {
		return *p
	}
	if c.plain == notPlain {
		return nil
	}
	r := plainReader{src: c.Src, plainState: plainState{native: c.plain == plainNative, block: -1}}
	if !r.read(c.plain == plainText) {
		panic("grammar: a chunk is no longer plain")
	}
	nodes := slices.Clip(r.nodes)
	c.nodes.Store(&nodes)
	return nodes
}

// ForgetNodes has the nodes of the chunks of s go that are quickly made again, as they are when somebody asks for them:
// they take twice the memory of the text.
func (s *Section) ForgetNodes() {
	for _, c := range s.Chunks {
		if c.plain != notPlain {
			c.nodes.Store(nil)
		}
	}
}

// Text is the source of n, a node of c. The caller must not modify it.
func (c *Chunk) Text(n Node) []byte { return c.Src[n.Start:n.End] }

// A ChunkAt is a chunk in its place.
type ChunkAt struct {
	*Chunk
	Start int32 // byte offset from the start of the section
}
