package cfg

import (
	"cmp"
	"iter"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/ori-lang/ori/grammar"
)

// An InfoRef is a place of a listing that says something of code elsewhere: a word of a .nv.info
// section, or a .size directive. Addresses are those that the listing prints: they are of the code
// as it was compiled, and no rewrite changes them.
type InfoRef struct {
	Attr  string // EIATTR_EXIT_INSTR_OFFSETS, or .size
	Addr  int64  // of an instruction of the section, or NoAddr
	Label string // that is named, or ""
	Span  Span   // in the section
	id    int32  // of the label, see Def
}

var (
	infoSection = regexp.MustCompile(`^[ \t]*\.section[ \t]+\.nv\.info\.([^\s,"]+)`)
	infoAttr    = regexp.MustCompile(`^[ \t]*//-----[ \t]*nvinfo[ \t]*:[ \t]*(EIATTR_\w+)`)
	infoRecord  = regexp.MustCompile(`^[ \t]*//[ \t]*\.{4}\[\d+\]`)
	infoWord    = regexp.MustCompile(`\.(?:word|dword|short)[ \t]+([^/\r\n]*)`)
	localLabel  = regexp.MustCompile(`\.L[\w.$]*`)
)

// mbarrierOffsets is the attribute of which a record has the address of an instruction and then
// numbers: of the register, of the barrier and of the kind.
const mbarrierOffsets = "EIATTR_MBARRIER_INSTR_OFFSETS"

// readInfo finds what the section, if it is a .nv.info of a function, says of that.
// Source: SURVEY section 3.
func (u *Unit) readInfo(names *Names) {
	src := u.Section.Src
	line := func(n int) Span {
		s := Span{Start: u.Section.Lines[n], End: int32(len(src))}
		if n+1 < len(u.Section.Lines) {
			s.End = u.Section.Lines[n+1]
		}
		return s
	}
	if len(src) == 0 {
		return
	}
	head := line(0)
	m := infoSection.FindSubmatch(src[head.Start:head.End])
	if m == nil {
		return
	}
	u.InfoOf = string(m[1])
	attr := ""
	rest := false // of a record: the address has been
	for n := 1; n < len(u.Section.Lines); n++ {
		at := line(n)
		text := src[at.Start:at.End]
		if m := infoAttr.FindSubmatch(text); m != nil {
			attr, rest = string(m[1]), false
			continue
		}
		rest = rest && !infoRecord.Match(text)
		m := infoWord.FindSubmatchIndex(text)
		if m == nil {
			continue
		}
		args := Span{Start: at.Start + int32(m[2]), End: at.Start + int32(m[3])}
		u.addLabels(attr, args, names)
		word := strings.TrimSpace(string(src[args.Start:args.End]))
		if v, err := parseInt(word); err == nil && strings.HasSuffix(attr, "_OFFSETS") && !rest {
			rest = attr == mbarrierOffsets
			u.Info = append(u.Info, InfoRef{Attr: attr, Addr: int64(v), Span: Span{Start: args.Start, End: args.Start + int32(len(word))}})
		}
	}
}

// addLabels notes the labels that the text of s names.
func (u *Unit) addLabels(attr string, s Span, names *Names) {
	for _, m := range localLabel.FindAllIndex(u.Section.Src[s.Start:s.End], -1) {
		at := Span{Start: s.Start + int32(m[0]), End: s.Start + int32(m[1])}
		label := string(u.Section.Src[at.Start:at.End])
		u.Info = append(u.Info, InfoRef{Attr: attr, Addr: NoAddr, Label: label, Span: at, id: names.def(LabelDef, label)})
	}
}

// Defines reports whether the document of c defines the label that r names.
func (c *Census) Defines(r *InfoRef) bool { return int(r.id) < len(c.count) && c.count[r.id] > 0 }

// addressed are the instructions of a section by their addresses, found when they are first asked for.
type addressed struct {
	once    sync.Once
	ascends bool        // the addresses ascend in the order of the text
	pieces  []*piece    // those with addresses, if they ascend
	list    []addrInstr // ascending, if they do not
}

type addrInstr struct {
	addr int64
	i    *Instr
}

// byAddress returns the instructions of the section that have addresses.
func (u *Unit) byAddress() *addressed {
	a := u.addressed
	a.once.Do(func() {
		a.ascends = true
		last := int64(NoAddr)
		for _, p := range u.pieces {
			if p.addressed {
				a.ascends = a.ascends && p.ascends && last < p.low
				last = p.high
				a.pieces = append(a.pieces, p)
			}
		}
		if a.ascends {
			return
		}
		a.pieces = nil
		for i := range u.instrs() {
			if i.Addr != NoAddr {
				a.list = append(a.list, addrInstr{i.Addr, i})
			}
		}
		slices.SortStableFunc(a.list, func(x, y addrInstr) int { return cmp.Compare(x.addr, y.addr) })
	})
	return a
}

// InstrAt returns the instruction of the section that is printed with an address, the first in the
// text of several, and whether its instructions have addresses at all.
func (u *Unit) InstrAt(addr int64) (i *Instr, any bool) {
	a := u.byAddress()
	if !a.ascends {
		if n, ok := slices.BinarySearchFunc(a.list, addr, func(x addrInstr, addr int64) int { return cmp.Compare(x.addr, addr) }); ok {
			i = a.list[n].i
		}
		return i, true
	}
	n, _ := slices.BinarySearchFunc(a.pieces, addr, func(p *piece, addr int64) int { return cmp.Compare(p.high, addr) })
	if n < len(a.pieces) {
		i = a.pieces[n].at(addr)
	}
	return i, len(a.pieces) > 0
}

// LeavesOut reports whether the text leaves out what is at addr although code goes on behind it, and no comment says that
// nothing is there: nvdisasm does so with code that control does not get to, as the EXIT behind a branch. Time is linear
// in the section.
func (u *Unit) LeavesOut(addr int64) bool {
	var before, behind *Instr
	for i := range u.instrs() {
		switch {
		case i.Addr == NoAddr:
		case i.Addr < addr:
			before = i
		case behind == nil:
			behind = i
		}
	}
	if before == nil || behind == nil || before.FallsThrough() {
		return false
	}
	for _, f := range u.Funcs {
		for _, r := range f.joined(f.text()) {
			if r.first <= addr && addr <= r.last {
				return false
			}
		}
	}
	return true
}

// at returns the instruction with an address, which those of p ascend in, or nil.
func (p *piece) at(addr int64) *Instr {
	from := 0 // all in front of it have lower addresses, or none
	for to := len(p.instrs); from < to; {
		mid := (from + to) / 2
		if a := p.instrs[mid].Addr; a != NoAddr && a < addr {
			from = mid + 1
		} else {
			to = mid // few have none
		}
	}
	for k := from; k < len(p.instrs); k++ {
		if a := p.instrs[k].Addr; a == addr {
			return &p.instrs[k]
		} else if a > addr {
			return nil
		}
	}
	return nil
}

// instrs yields all instructions of the section, padding included.
func (u *Unit) instrs() iter.Seq[*Instr] {
	return func(yield func(*Instr) bool) {
		for _, p := range u.pieces {
			for k := range p.instrs {
				if !yield(&p.instrs[k]) {
					return
				}
			}
		}
	}
}

// textOf returns the name of the function whose code the section is, or "".
func textOf(s *grammar.Section) string {
	for _, c := range s.Chunks {
		switch {
		case c.Kind == grammar.KindTrivia:
			continue
		case c.Kind != grammar.KindTextHeader:
			return ""
		}
		for _, n := range c.Nodes() {
			if n.Kind == grammar.KindName {
				return strings.TrimPrefix(string(c.Text(n)), ".text.")
			}
		}
		return ""
	}
	return ""
}
