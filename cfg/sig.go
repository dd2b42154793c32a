package cfg

// A Sig says which operands an opcode writes and how many registers each
// operand spans. It is two independent choices because the same shapes recur
// in many opcodes: where the destinations end, and what makes a register a
// pair.
type Sig struct {
	Dst   DstRule
	Width WidthRule
}

// A DstRule finds the written operands, which always lead.
type DstRule uint8

const (
	DstNone DstRule = iota // nothing is written
	Dst1                   // the first operand
	Dst2                   // the first two operands
	DstLead                // leading predicates, one register, and the predicates after it: IADD3 R0, P0, P1, R2, R3, R4
	DstPred                // up to two leading predicates: ISETP P0, PT, R1, R2, PT
	DstMem                 // every operand in front of the memory operand: ATOMG PT, R0, [R4], R9
	DstVote                // every operand but the last: VOTE.ANY R3, PT, P0
)

// A WidthRule says how many consecutive registers an operand spans.
type WidthRule uint8

const (
	Width32 WidthRule = iota // one, but for operands that say .64
)
