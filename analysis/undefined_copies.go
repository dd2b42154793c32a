package analysis

import "github.com/ori-lang/ori/cfg"

// copies reports whether v is a copy of another value, w.
func (s *SSA) copies(v, w Value) bool { return v >= 0 && s.takenFrom(v) == w && v != w }

// maxCopyWords is more registers than an instruction names that copies one.
const maxCopyWords = 8

// copyBy returns the copy of v that instruction n, which reads it, writes; NoValue if it only does something else.
func (s *SSA) copyBy(n int32, v Value) Value {
	words := s.Regs.Words(n)
	if len(words) > maxCopyWords {
		return NoValue
	}
	for k, w := range words {
		if to := s.Values(n)[k]; w.Write() && s.copies(to, v) {
			return to
		}
	}
	return NoValue
}

// isCopy reports whether instruction n only copies a register; with merged, to where paths join.
func (s *SSA) isCopy(n int32, merged bool) bool {
	for k, w := range s.Regs.Words(n) {
		if v := s.Values(n)[k]; w.Write() && v >= 0 && s.takenFrom(v) != v {
			return !merged || s.merged(v, 4)
		}
	}
	return false
}

// merged reports whether v is read, and only to be one of the values that meet where paths join, through so
// many copies at most.
func (s *SSA) merged(v Value, copies int) bool {
	users := s.Users(v)
	for _, u := range users {
		if u < 0 {
			continue
		}
		if copies == 0 {
			return false
		}
		if to := s.copyBy(u, v); to < 0 || !s.merged(to, copies-1) {
			return false
		}
	}
	return len(users) > 0
}

// maxUnread bounds the copies of copies that [Facts.copiedUnread] follows.
const maxUnread = 4

// copiedUnread reports whether instruction n is a copy of a register to one that is not read, through so many copies at most: as
// -G has them of variables that are not set yet. A call may read any register, but code that is not in the section and follows the
// calling convention only saves those that it has to keep:
//
//	MOV R22, R4                  // nothing has written R4
//	CALL.ABS.NOINC `(__cuda_sm20_div_u64)
//	MOV R22, R8
func (facts *Facts) copiedUnread(n int32, copies int) bool {
	s, ranges := facts.SSA(), facts.Ranges()
	b := s.Regs.f.Blocks[s.Regs.BlockOf(n)]
	k := int(n - s.Regs.first[b.ID])
	if !s.isCopy(n, false) || !b.Instrs[k].Guard.Always() || ranges.Limited {
		return false
	}
	to := NoValue
	for k, w := range s.Regs.Words(n) {
		if v := s.Values(n)[k]; w.Write() && v >= 0 {
			if to >= 0 {
				return false
			}
			to = v
		}
	}
	if to < 0 {
		return false
	}
	users := s.Users(to)
	for _, u := range users {
		if copies == 0 || u < 0 || !facts.copiedUnread(u, copies-1) {
			return false
		}
	}
	reg := s.Regs.Regs[s.Var(to)]
	return len(users) > 0 || isKept(reg) && !ranges.LiveBeforeReg(b, k+1, reg) // others may be arguments
}

// takenFrom is copiedFrom, and for copies of the lower half, too, which keep the upper half of what was there: of that code which does
// so makes no use.
//
//	PRMT R3, R9, 0x7610, R3
func (s *SSA) takenFrom(v Value) Value {
	if from := s.copiedFrom(v); from != v {
		return from
	}
	i, n := s.definition(v)
	if i == nil || i.Name != "PRMT" || !i.Guard.Always() || len(i.Args) != 4 || !plain(&i.Args[1]) {
		return v
	}
	if c, ok := intValue(&i.Args[2]); !ok || c != 0x7610 || i.Args[3].Kind != cfg.RegOperand || i.Args[3].Reg != i.Args[0].Reg {
		return v
	}
	return s.sourceOf(n, 1)
}

// originOf returns what v is taken from, through copies.
func (s *SSA) originOf(v Value) Value {
	for range 16 {
		from := s.takenFrom(v)
		if from == v {
			break
		}
		v = from
	}
	return v
}
