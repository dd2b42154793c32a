package cfg

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A tableData is what one section of a full listing, which is beside the code, says of the jump
// tables and the parameters of a function: the annotation of an indexed branch has each target
// once, the data has the entries. Source: SURVEY section 3.
type tableData struct {
	of string // the function

	// Of .nv.info: the entries of EIATTR_INDIRECT_BRANCH_TARGETS, in the order of the table and
	// with repetitions, by the place of the branch.
	entries map[branchAt][]string
	params  *Params // likewise, nil if it does not have them

	// Of .nv.constant2 and the like: the number of the bank, its bytes from the start as far as
	// they are known, and where a word of it is the place of a label in the code. The bytes of such
	// a word do not count.
	bank   int16
	data   []byte
	labels map[uint32]string
	cut    bool // what is behind the data is not known
}

// A branchAt is the place of an indexed branch: so many bytes behind a label.
type branchAt struct {
	label string
	off   int64
}

var (
	behindLabel = regexp.MustCompile(`^word \((\.L[\w.$]*)@srel \+ (0x[0-9a-f]+)\)$`)
	bankSection = regexp.MustCompile(`^[ \t]*\.section[ \t]+\.nv\.constant(\d+)\.([^\s,"]+)`)
	codeOffset  = regexp.MustCompile(`^\((\.L[\w.$]*) - \.text\.([^\s)]+)\)$`)
	dataLine    = regexp.MustCompile(`^[ \t]*(?:/\*[0-9a-f]+\*/)?[ \t]*\.(\w+)[ \t]+([^\r\n]*?)[ \t\r\n]*$`)
)

// indirectBranchTargets is the attribute of .nv.info that has the entries of tables.
const indirectBranchTargets = "EIATTR_INDIRECT_BRANCH_TARGETS"

// readTables finds what the section, if it is beside the code of a function, says of jump tables.
func (u *Unit) readTables() {
	src := u.Section.Src
	if !strings.HasPrefix(strings.TrimLeft(string(src[:min(len(src), 64)]), " \t"), ".section") {
		return
	}
	lines := u.Section.Lines
	line := func(n int) string {
		end := len(src)
		if n+1 < len(lines) {
			end = int(lines[n+1])
		}
		return string(src[lines[n]:end])
	}
	if m := infoSection.FindStringSubmatch(line(0)); m != nil {
		u.data = &tableData{of: m[1], entries: map[branchAt][]string{}}
		attr := ""
		var words []string
		var params [][]string
		for n := 1; n < len(lines); n++ {
			text := line(n)
			if m := infoAttr.FindStringSubmatch(text); m != nil {
				attr = m[1]
				if attr == "EIATTR_PARAM_CBANK" || attr == "EIATTR_KPARAM_INFO" {
					params = append(params, []string{attr})
				}
			} else if m := dataLine.FindStringSubmatch(text); m != nil && (attr == "EIATTR_PARAM_CBANK" || attr == "EIATTR_KPARAM_INFO") {
				if m[1] == "align" || m[1] == "short" && strings.HasPrefix(m[2], "(") || m[1] == "byte" && strings.Count(m[2], ",") < 3 {
					continue // the head of the attribute
				}
				last := &params[len(params)-1]
				*last = append(*last, m[1]+" "+m[2])
			} else if m := dataLine.FindStringSubmatch(text); m != nil && attr == indirectBranchTargets && m[1] != "byte" && m[1] != "align" {
				if m[1] == "short" && strings.HasPrefix(m[2], "(") {
					continue // the size of the attribute
				}
				words = append(words, m[1]+" "+m[2])
			}
		}
		u.data.params = readParams(params)
		if !u.data.readEntries(words) {
			u.data.entries = nil
			if u.data.params == nil {
				u.data = nil
			}
		}
		return
	}
	if m := bankSection.FindStringSubmatch(line(0)); m != nil {
		bank, err := strconv.ParseInt(m[1], 10, 16)
		if err != nil || bank == 0 { // the parameters
			return
		}
		u.data = &tableData{of: m[2], bank: int16(bank)}
		for n := 1; n < len(lines); n++ {
			if m := dataLine.FindStringSubmatch(line(n)); m != nil && !u.data.add(m[1], m[2]) {
				u.data.cut = true // what is behind it may be anywhere
				return
			}
		}
	}
}

// readEntries reads the records of indirectBranchTargets: the branch, two numbers that are 0, the
// count of entries, the entries. It reports whether it has understood all. The branch is a label, or
// some bytes behind one, where it stands behind other instructions of a block.
func (d *tableData) readEntries(words []string) bool {
	label := func(w string) (string, bool) {
		name, ok := strings.CutPrefix(w, "word ")
		name, srel := strings.CutSuffix(strings.TrimSpace(name), "@srel")
		return name, ok && srel && strings.HasPrefix(name, ".L")
	}
	place := func(w string) (branchAt, bool) {
		if m := behindLabel.FindStringSubmatch(w); m != nil {
			off, err := parseInt(m[2])
			return branchAt{m[1], int64(off)}, err == nil
		}
		name, ok := label(w)
		return branchAt{name, 0}, ok
	}
	for len(words) > 0 { // nvdisasm names the function where no label is: that entry is not known
		if len(words) < 4 || words[1] != "short 0x0" || words[2] != "short 0x0" {
			return false
		}
		branch, ok := place(words[0])
		count, is := strings.CutPrefix(words[3], "word ")
		n, err := parseInt(count)
		words = words[4:]
		if !ok || !is || err != nil || n > uint64(len(words)) || d.entries[branch] != nil {
			return false
		}
		list := make([]string, n)
		for k := range list {
			if list[k], ok = label(words[k]); !ok && words[k] != "word .text."+d.of+"@srel" {
				return false
			} else if !ok {
				list[k] = ""
			}
		}
		d.entries[branch] = list
		words = words[n:]
	}
	return len(d.entries) > 0
}

// maxBank is the most bytes of a bank that are kept: as many as one has.
const maxBank = 1 << 16

// add appends what a data directive says, and reports whether it is understood.
func (d *tableData) add(directive, args string) bool {
	size := 0
	switch directive {
	case "align":
		return len(d.data) == 0 // else it pads
	case "sectionflags", "sectionentsize", "type", "size", "other", "global", "weak":
		return true
	case "zero":
		n, err := parseInt(args)
		if err != nil || n > maxBank || len(d.data)+int(n) > maxBank {
			return false
		}
		d.data = append(d.data, make([]byte, n)...)
		return true
	case "byte":
		size = 1
	case "short":
		size = 2
	case "word":
		size = 4
	default:
		return false
	}
	if m := codeOffset.FindStringSubmatch(args); m != nil && size == 4 && m[2] == d.of && len(d.data)+size <= maxBank {
		if d.labels == nil {
			d.labels = map[uint32]string{}
		}
		d.labels[uint32(len(d.data))] = m[1]
		d.data = append(d.data, 0, 0, 0, 0)
		return true
	}
	for a := range strings.SplitSeq(args, ",") {
		v, err := parseInt(strings.TrimSpace(a))
		if err != nil || len(d.data)+size > maxBank {
			return false // a symbol, whose value is not known
		}
		for k := range size {
			d.data = append(d.data, byte(v>>(8*k)))
		}
	}
	return true
}

// A TableSource is the sections of a document that say something of the jump tables of one function.
type TableSource struct {
	list []*tableData
}

// TableSources returns for each unit of a document the sections that say something of the jump
// tables of its code. Where a document has several functions of one name, it is not known which one
// they are of, and there are none.
func TableSources(units []*Unit) []TableSource {
	sources := make([]TableSource, len(units))
	var code map[string]int
	for _, u := range units {
		if u.data == nil {
			continue
		}
		if code == nil {
			code = map[string]int{}
			for n, u := range units {
				if u.Text == "" {
					continue
				}
				if _, twice := code[u.Text]; twice {
					n = -1
				}
				code[u.Text] = n
			}
		}
		if n, ok := code[u.data.of]; ok && n >= 0 {
			sources[n].list = append(sources[n].list, u.data)
		}
	}
	return sources
}

// SettleTables tells u, which nobody else knows yet, what its document says of its tables.
func (u *Unit) SettleTables(t TableSource) {
	u.beside = t
	if c := u.cut(); c != u {
		*u = *c
		for _, f := range u.Funcs {
			f.unit = u
		}
	}
}

// WithTables returns u as a part of a document that says something else of its tables: u itself if
// it says the same, else a copy, which shares the blocks of its functions with u unless others begin now.
func (u *Unit) WithTables(t TableSource) *Unit {
	if slices.EqualFunc(u.beside.list, t.list, (*tableData).equal) {
		return u
	}
	c := u.copy()
	c.beside = t
	return c.cut()
}

func (d *tableData) equal(o *tableData) bool {
	return d == o || d.of == o.of && d.bank == o.bank && d.cut == o.cut && slices.Equal(d.data, o.data) && maps.Equal(d.labels, o.labels) &&
		maps.EqualFunc(d.entries, o.entries, slices.Equal[[]string]) && d.params.equal(o.params)
}

// TableEntries returns the entries of the table of the indexed branch at the end of b, as a full
// listing has them beside its annotation, in their order and with repetitions; nil if it does not
// have them. It is false if they are not what the annotation says.
func (f *Func) TableEntries(b *Block) ([]string, bool) {
	i := b.Last()
	if i == nil || i.Flow != FlowIndex || i.Mistrusted() {
		return nil, true
	}
	list, ok := f.entriesOf(b)
	if !ok {
		return nil, false
	}
	if list == nil {
		return nil, true
	}
	return list, len(list) <= maxEntries && agree(list, i.Targets())
}

// entriesOf returns what .nv.info has of the entries of the branch at the end of b, nil if nothing; "" for those that it
// misprints. It is false if it has them twice.
func (f *Func) entriesOf(b *Block) ([]string, bool) {
	i := b.Last()
	at := int64(0) // of the branch, from the label of the block
	if len(b.Instrs) != 1 {
		if at = i.Addr - b.Instrs[0].Addr; i.Addr == NoAddr || b.Instrs[0].Addr == NoAddr || at <= 0 {
			return nil, true
		}
	}
	var list []string
	for _, d := range f.unit.beside.list {
		for _, l := range b.Labels {
			if e := d.entries[branchAt{l.Name, at}]; e != nil {
				if list != nil {
					return nil, false
				}
				list = e
			}
		}
	}
	return list, true
}

// agree reports whether the targets of an annotation are the entries of a table, each once in the
// order of the table.
func agree(entries, targets []string) bool {
	seen := map[string]bool{}
	for _, e := range entries {
		if seen[e] {
			continue
		}
		if n := len(seen); n == len(targets) || targets[n] != e {
			return false
		}
		seen[e] = true
	}
	return len(seen) == len(targets)
}

// maxEntries is the most entries of a table that are looked at.
const maxEntries = 1 << 14

// bank returns the data of a constant bank, nil if it is not there, or twice.
func (f *Func) bank(n int16) *tableData {
	var found *tableData
	for _, d := range f.unit.beside.list {
		if d.data != nil && d.bank == n {
			if found != nil {
				return nil
			}
			found = d
		}
	}
	return found
}

// BankEntry returns the block whose place in the code the word at offset off of a constant bank is:
// the entry of a jump table. It is nil if no block begins at that place, and false if the data of
// the bank is not known there.
func (f *Func) BankEntry(bank int16, off uint32) (b *Block, known bool) {
	d := f.bank(bank)
	switch {
	case d == nil:
		return nil, false
	case off%4 != 0:
		return nil, true
	case uint64(off)+4 > uint64(len(d.data)):
		return nil, !d.cut
	}
	if l, ok := d.labels[off]; ok {
		return f.Block(l), true
	}
	return f.blockAt(int64(d.data[off]) | int64(d.data[off+1])<<8 | int64(d.data[off+2])<<16 | int64(d.data[off+3])<<24), true
}

// FromStart reports whether the indexed branch i of a listing goes to the place in the section that
// its register holds: what it adds takes its own place away.
func (f *Func) FromStart(i *Instr) bool {
	if i.Op.Name != "BRX" && i.Op.Name != "BRXU" || i.Addr == NoAddr {
		return false
	}
	size := int64(16)
	if f.Target != nil && f.SM() < 70 {
		size = 8
	}
	for n := range i.Args {
		if a := &i.Args[n]; a.Kind == ImmOperand || a.Kind == AddrOperand {
			return a.Imm == -(i.Addr + size)
		}
	}
	return false
}
