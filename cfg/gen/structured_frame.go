package gen

import (
	"fmt"
	"strings"
)

// The registers of a structured program. Those without a comment are
// written by nothing but the first instructions.
const (
	regTID    = 0
	regIn     = 2  // pair: address of what is only read
	regOut    = 4  // pair: address of the results
	regIndex  = 6  // of the lane in the grid
	regBlock  = 7  // of the block in the grid, the same in all lanes
	regOwn    = 8  // pair: address of the 64 words of regOut that belong to the lane
	regShared = 10 // pair: address of words that all lanes add to
	regData   = 12 // and up to 12 more: what is computed with
	regWide   = 24 // and the next six: pairs
	regQuad   = 28 // the last four of them: what 128 bits are loaded to
	regAddr   = 32 // pairs: addresses, computed where they are needed
	regPick   = 36 // small numbers, to compare with constants
	regCount  = 40 // and the next seven: counters, one for each loop around
	regTable  = 48 // pair: what BRX branches on
	regOwnLDS = 50 // address of the word in shared memory that belongs to the lane
	regOffset = 51 // an index, computed where it is needed
	regReturn = 52 // pair: the return address of a call
	regTrips  = 56 // and the next seven: to what the counters count
)

// Registers and predicates that are computed with, besides those of regData.
const (
	picks    = 4
	preds    = 6
	predCase = 6 // what most switches compare to: nothing reads it behind them
	uniforms = 6 // UR4 and so on
	uniPreds = 3
	firstUR  = 4
	urTable  = 12     // what BRXU branches on
	ownLDS   = 0x1000 // bytes of shared memory that a word for each lane takes
	slots    = 8      // of the words of regOwn are for stores on the way, the others for results
)

// begin writes what initialises the registers.
func (p *program) begin() {
	param := 0x160
	if p.stack {
		param = 0x140
	}
	p.instr("", "S2R R%d, SR_TID.X", regTID)
	p.instr("", "S2R R%d, SR_CTAID.X", regBlock)
	for n, r := range []int{regIn, regOut, regShared} {
		p.instr("", "MOV R%d, c[0x0][%#x]", r, param+8*n)
		p.instr("", "MOV R%d, %#x", r+1, 0x10*(n+1)) // whatever the parameters are, the regions are apart
	}
	if p.stack {
		p.instr("", "ISCADD R%d, R%d, R%d, 0x5", regIndex, regBlock, regTID)
		p.instr("", "SHL R%d, R%d, 0x6", regOffset, regIndex)
	} else {
		p.instr("", "IMAD R%d, R%d, 0x20, R%d", regIndex, regBlock, regTID)
		p.instr("", "IMAD.SHL.U32 R%d, R%d, 0x40, RZ", regOffset, regIndex)
	}
	p.address(regOwn, regOffset, regOut)
	p.instr("", "SHL R%d, R%d, 0x2", regOwnLDS, regTID)
	if p.is(Uniform) {
		for n := range uniforms {
			p.instr("", [...]string{"UMOV UR%d, %#x", "ULDC UR%d, c[0x0][%#x]"}[n%2], firstUR+n, [...]int{n + 1, 0x178 + 4*n}[n%2])
		}
		for n := range uniPreds {
			p.instr("", "UISETP.GT.AND UP%d, UPT, UR%d, %#x, UPT", n, firstUR+n, n)
		}
	}
	undefined := -1
	if p.is(Undefined) && p.oneIn(8) {
		undefined = regData + p.r.IntN(p.data)
	}
	for n := regData; n < regData+p.data; n++ {
		if n != undefined {
			p.initial(n)
		}
	}
	if p.is(Wide) {
		for n := regWide; n < regQuad+4; n += 2 {
			if p.stack {
				p.instr("", "MOV R%d, R%d", n, p.dataOr(undefined))
				p.instr("", "MOV R%d, RZ", n+1)
			} else {
				p.instr("", "IMAD.WIDE R%d, R%d, %#x, RZ", n, p.dataOr(undefined), 3+n)
			}
		}
	}
	if p.forms != nil {
		p.beginForms()
	}
	if p.frames {
		p.beginFrame()
	}
	p.instr("", "R2P PR, R%d, 0x7f", p.dataOr(undefined))
	for n := range picks {
		p.pickData(regPick+n, 7, undefined)
	}
}

// The stack frame has words, pairs, words of which parts are accessed too, and a quad.
const (
	frameWords = 6
	framePairs = 0x20 // and three more
	frameParts = 0x40
	frameQuad  = 0x50
	frameSize  = 0x60
)

// frame chooses whether there is a stack frame, and sets it up.
func (p *program) frame() {
	p.frames = p.is(Frames) && p.oneIn(3)
	if !p.frames {
		return
	}
	p.escapes = p.oneIn(6)
	switch {
	case p.oneIn(4): // as it was found
		return
	case p.sm < 50:
		p.instr("", "MOV R1, c[0x0][0x44]")
	case p.sm < 70:
		p.instr("", "MOV R1, c[0x0][0x20]")
	case p.sm < 100:
		p.instr("", "IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28]")
	default:
		p.instr("", "LDC R1, c[0x0][0x37c]")
	}
	if p.stack {
		p.instr("", "IADD32I R1, R1, -%#x", frameSize)
	} else {
		p.instr("", "IADD3 R1, R1, -%#x, RZ", frameSize)
	}
}

// beginFrame gives most slots of the frame their first values.
func (p *program) beginFrame() {
	for n := range frameWords {
		if !p.oneIn(4) {
			p.instr("", "STL [R1+%#x], R%d", 4*n, p.dataReg())
		}
	}
	if p.is(Wide) && p.oneIn(2) {
		p.instr("", "STL.64 [R1+%#x], R%d", framePairs, regWide)
	}
}

// dataOr is a register of regData other than not.
func (p *program) dataOr(not int) int {
	for {
		if r := p.dataReg(); r != not {
			return r
		}
	}
}

// initial gives register n of regData its first value.
func (p *program) initial(n int) {
	switch p.r.IntN(4) {
	case 0:
		p.instr("", "MOV R%d, %#x", n, p.r.IntN(1<<p.r.IntN(16)))
	case 1:
		if p.kepler {
			p.instr("", "LOP32I.XOR R%d, R%d, %#x", n, regTID, p.r.IntN(64))
			break
		}
		p.instr("", "LOP3.LUT R%d, R%d, %#x, RZ, 0x3c%s", n, regTID, p.r.IntN(64), p.lutEnd())
	case 2:
		if p.stack {
			p.instr("", "IADD R%d, R%d, c[0x0][%#x]", n, regTID, 0x158+4*p.r.IntN(4))
		} else {
			p.instr("", "IMAD R%d, R%d, %#x, R%d", n, regTID, p.r.IntN(100), regBlock)
		}
	case 3:
		p.address(regAddr, regIndex, regIn)
		p.instr("", "%s R%d, %s", p.memory("LDG.E"), n, p.global(regAddr, 4*p.r.IntN(8)))
	}
}

// lutEnd is the last operand of LOP3.LUT on targets that have it.
func (p *program) lutEnd() string {
	if p.stack {
		return ""
	}
	return ", !PT"
}

// address computes the address of word index behind base into a pair.
func (p *program) address(pair, index, base int) {
	if p.kepler {
		p.instr("", "ISCADD R%d.CC, R%d, R%d, 0x2", pair, index, base)
		p.instr("", "IADD.X R%d, RZ, R%d", pair+1, base+1)
		return
	}
	if p.stack {
		p.instr("", "LEA R%d.CC, R%d, R%d, 0x2", pair, index, base)
		p.instr("", "LEA.HI.X R%d, R%d, R%d, RZ, 0x2", pair+1, index, base+1)
		return
	}
	p.instr("", "IMAD.WIDE R%d, R%d, 0x4, R%d", pair, index, base)
}

// memory is the opcode of a load or a store as the target has it.
func (p *program) memory(op string) string {
	if p.kepler {
		return strings.Replace(op, "G", "", 1)
	}
	return op
}

// global is the operand for an address in a pair, plus an offset in bytes.
func (p *program) global(pair, offset int) string {
	s := fmt.Sprintf("[R%d.64+%#x]", pair, offset)
	if p.stack {
		s = fmt.Sprintf("[R%d+%#x]", pair, offset)
	}
	return s
}

// pick computes a small number from register from: its lowest bits.
func (p *program) pick(n, from, mask int) {
	if p.stack {
		p.instr("", "LOP32I.AND R%d, R%d, %#x", n, from, mask)
	} else {
		p.instr("", "LOP3.LUT R%d, R%d, %#x, RZ, 0xc0, !PT", n, from, mask)
	}
}

// pickData computes a small number from a register that is computed with. Since those
// come to hold one value in all lanes after a while, most are mixed with the lane's number.
func (p *program) pickData(n, mask, not int) {
	from := p.dataOr(not)
	if p.oneIn(4) {
		p.pick(n, from, mask)
		return
	}
	if p.kepler {
		p.instr("", "LOP.XOR R%d, R%d, R%d", n, from, regTID)
		p.pick(n, n, mask)
		return
	}
	p.instr("", "LOP3.LUT R%d, R%d, %#x, R%d, 0x48%s", n, from, mask, regTID, p.lutEnd()) // (a ^ c) & b
}

// end stores the results and ends the lanes.
func (p *program) end() {
	if mask := [...]int{0, 0x7f, p.r.IntN(0x80)}[p.r.IntN(3)]; mask != 0 { // otherwise predicates are free at the end
		p.instr("", "P2R R%d, PR, RZ, %#x", regOffset, mask)
	}
	p.instr("", "%s %s, R%d", p.memory("STG.E"), p.global(regOwn, 4*slots), regOffset)
	slot := slots + 1
	store := func(n int) {
		p.instr("", "%s %s, R%d", p.memory("STG.E"), p.global(regOwn, 4*slot), n)
		slot++
	}
	for n := range p.data {
		store(regData + n)
	}
	if p.is(Wide) {
		for n := regWide; n < regQuad+4; n++ {
			store(n)
		}
	}
	if p.is(Uniform) {
		for n := range uniforms {
			p.instr("", "MOV R%d, UR%d", regOffset, firstUR+n)
			store(regOffset)
		}
	}
	if p.forms != nil {
		p.endForms(store)
	}
	if p.calls {
		p.call()
	}
	p.instr("", "EXIT")
	p.flush()
}
