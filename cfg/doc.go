// Package cfg is the language as a program: functions, basic blocks,
// instructions and operands, the tables that say what an opcode, a register
// and a target are, and the facts that follow from the shape of control flow
// alone: edges, reverse postorder, immediate dominators and natural loops.
//
// A text becomes a program in [Lower] and never fails to: what is not
// understood is kept, assumed to have every effect, and reported as a
// [Problem]. A program becomes a text again through [Func.Edits], which keeps
// the bytes of everything a pass did not touch.
//
// Rooms: cfg imports grammar and nothing else of this module.
package cfg
