package cfg

// A Sig says which operands an opcode writes and how many registers its
// operands span. Three independent choices, because the same shapes recur in
// many opcodes: where the written operands end, what makes a register a pair,
// and what makes an address one.
type Sig struct {
	Dst   DstRule
	Width WidthRule
	Addr  AddrRule
}

// A DstRule finds the written operands, which always lead.
type DstRule uint8

const (
	DstNone  DstRule = iota // nothing is written
	Dst1                    // the first operand
	Dst2                    // the first two operands
	DstLead                 // leading predicates, one register, and the predicates after it: IADD3 R0, P0, P1, R2, R3, R4
	DstPred                 // up to two leading predicates: ISETP P0, PT, R1, R2, PT
	DstLogic                // all but the last three of the leading predicates: PLOP3 P0, PT, P1, P2, P3, 0x80, 0x0
	DstMem                  // every operand before the memory operand: ATOMG PT, R0, [R4], R9
	DstVote                 // every operand but the last: VOTE.ANY R3, PT, P0
	DstTex                  // a texture fetch: leading predicates, then one register (sm_20 to sm_62) or two
)

// A WidthRule says how many consecutive registers a register operand spans.
// Predicates span one under every rule.
type WidthRule uint8

const (
	Width32     WidthRule = iota // one; two under the modifiers .64, .U64, .S64 or the suffix .64
	Width1                       // one: SHF, whose .U64 means the pair of two operands
	WidthF64                     // two: double precision, packed pairs of singles
	WidthF64Src                  // sources two, destinations one: DSET, DSETP
	WidthWide                    // IMAD: destination and addend two under .WIDE, the addend alone under .HI
	WidthF2F                     // conversions whose first type modifier is the destination's, the second the source's
	WidthF2I                     // float to integer: destination by U64/S64, sources by F64
	WidthI2F                     // integer to float, and MATCH: destination by F64, sources by U64/S64
	WidthFrnd                    // two under F64 on both sides
	WidthMem                     // the data of a memory access: by .64, .96, .128, .256 and the like
	WidthMatrix                  // LDSM, STSM: as many as matrices
	WidthMMA                     // tensor core, by shape and types: HMMA.16816.F32
	WidthGMMA                    // warpgroup tensor core, by shape and types: HGMMA.64x8x16.F32
	WidthCS2R                    // two from sm_70 on, one under .32
	WidthCode                    // a code address: two on sm_70 and later, one before
	WidthTex                     // texture: destinations by component mask, coordinates by dimension
	WidthSurf                    // surface: data by size, coordinates by dimension
	WidthTmem                    // tensor memory: the data by shape and .x1 to .x128
)

// An AddrRule says how wide the registers of a memory operand are.
type AddrRule uint8

const (
	Addr32     AddrRule = iota // one: shared, local, constant and attribute memory; two if the register says .64
	AddrGlobal                 // global and generic memory: two under .E, and the hidden descriptor of sm_80 to sm_89
	AddrCopy                   // LDGSTS: first shared, then global
	AddrSurf                   // surface coordinates, by dimension
	AddrPair                   // two in any spelling: what SUEAU computed
	AddrTMA                    // bulk tensor copies: operands and coordinates in consecutive uniform registers
	AddrBulk                   // other bulk operations: pairs
)
