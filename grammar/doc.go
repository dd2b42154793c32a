// Package grammar is the Ori language as text: from bytes to a flattened
// syntax tree and back to positions.
//
// One grammar (grammar.js) reads both spellings, native .ori files and the
// listings NVIDIA's disassemblers print. It is total: a line, or the rest of
// a line, that is not understood is a [KindJunk] node, so a syntax error
// costs the line it stands on and nothing else. A text that is opened is read
// without the parser where all of it is spelled as usual, in a twentieth of the
// time; see plainReader. A fuzzer holds both to the same nodes.
//
// A [Document] is an immutable snapshot of a text. It is cut into sections at
// the lines that begin a function or a header; each [Section] has a syntax
// tree of its own, which is flattened into chunks: a [Chunk] is one basic
// block of the text, or one header, directive or closing line outside blocks.
// An edit makes a new Document that shares every section and chunk it did not
// touch, by pointer, so what is derived from a chunk can be kept as long as
// the pointer is the same.
//
// The text, the comments included, is tiled without gaps: the sections of a
// document follow one another, and so do the chunks of a section.
package grammar
