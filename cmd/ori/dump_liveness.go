package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// A liveGroup is the columns of the registers of one class.
type liveGroup struct {
	title string
	class cfg.RegClass
	regs  []cfg.Reg
	names []string
	index map[cfg.Reg]int

	places      []int // of the marks of the registers, behind the bar
	digits      int   // of the count
	width       int   // between the bars
	left, right int   // blanks that the title needs beyond the columns
}

type liveClass struct {
	title string
	class cfg.RegClass
}

// liveClasses are the register files that the table shows. nvdisasm shows no
// convergence barriers.
var liveClasses = []liveClass{{"GPR", cfg.ClassR}, {"PRED", cfg.ClassP}, {"UGPR", cfg.ClassUR}, {"UPRED", cfg.ClassUP}}

// liveLegend ends each table.
var liveLegend = []string{
	"Legend:",
	"    ^       : Register assignment",
	"    v       : Register usage",
	"    x       : Register usage and reassignment",
	"    :       : Register in use",
	"    <space> : Register not in use",
	"    #       : Number of occupied registers",
}

// A liveRow is what one instruction, or a pair that is issued together, does with
// the registers that are live or written there.
type liveRow struct {
	regs  []cfg.Reg
	marks []byte
	falls bool // control can go on to the next instruction
	alone bool // it is all that stands before the next label or the end of the block, and no branch that may fall through to what has no label
	guard int  // the length of its guard, with the blank behind it; of the first of a pair
}

// A liveRegion is the lines of a document that have one table: a section, or a
// function in the native spelling.
type liveRegion struct {
	funcs       []*dumped
	allocated   int32 // registers of a thread, as the section says; 0 if it does not
	first, last int   // lines, counted from 0; last is the last label or instruction
	rows        map[int]*liveRow
	omitted     map[int]*liveRow // those of lines that nvdisasm leaves out, and counts
	lines       []int            // those with a row, ascending
	names       map[string]bool  // of the functions
	groups      []liveGroup
}

// tooManyLive says that it is not known what is live in f.
func tooManyLive(f *dumped) error {
	return fmt.Errorf("dump: the live registers of %s need more than %d bits, one for each block and register: they are not found %s", f.Name, f.Ranges().MostBits(), f.Func.LimitNote())
}

// Tables up to wideLive columns are written however many rows they have. A text with more registers, or with a longer line, has
// a table of up to mostLiveText bytes. Lines of more than longLive columns do not move the tables of the native spelling to the right,
// nor those of a listing if it is too large for that: what stands beside them stands behind them.
const (
	wideLive     = 4096
	mostLiveText = 64 << 20
	longLive     = 1024
)

// A livePart is the lines of a region that are written.
type livePart struct {
	*liveRegion
	first, last int
}

// liveSize returns how many rows the parts have, of how many registers at most, and how many bytes they take beside the text.
func liveSize(parts []livePart, column int) (rows, regs, size int) {
	for _, p := range parts {
		width, n := column, 0
		for _, g := range p.groups {
			width += g.width
			n += len(g.regs)
		}
		rows += p.last - p.first + 1
		regs = max(regs, n)
		size += (p.last - p.first + 1) * width
	}
	return rows, regs, size
}

// leastLive returns how many rows and registers the table of f has at least, and how many bytes it takes, from its instructions alone.
func leastLive(f *dumped) (rows, regs, size int) {
	first, last, width := -1, -1, 0
	seen := map[cfg.Reg]bool{}
	most := map[cfg.RegClass]int32{}
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			line := f.lineOf(b, i)
			if first < 0 || line < first {
				first = line
			}
			last = max(last, line)
			if i.Flow == cfg.FlowCall {
				continue // what it writes by the calling convention has no column
			}
			for _, ref := range i.Refs {
				r := ref.Reg
				if r.Num < 0 || r.IsConst() || seen[r] || !slices.ContainsFunc(liveClasses, func(c liveClass) bool { return c.class == r.Class }) {
					continue
				}
				seen[r] = true
				if f.Native {
					regs++
					width += 1 + len(f.Names.Reg(r))
				} else if n := min(r.Num, 1<<12) + 1; n > most[r.Class] && !(r.Class == cfg.ClassUR && r.Num < 4) {
					regs += int(n - most[r.Class])
					width += 2 * int(n-most[r.Class])
					most[r.Class] = n
				}
			}
		}
	}
	if first < 0 {
		return 0, 0, 0
	}
	return last - first + 1, regs, (last - first + 1) * width
}

// mostLive is how many bytes the tables of the functions may take, which have so many rows.
func mostLive(funcs []*dumped, rows int) int {
	return max(wideLive*rows, funcs[0].Func.Limit(mostLiveText))
}

// tooWideLive is the error that the tables of the functions would take at least size bytes, far more than the text: they have
// a column for each register in the row of each instruction.
func tooWideLive(funcs []*dumped, rows, regs, size int) error {
	most := mostLive(funcs, rows)
	ways := oneLive(funcs)
	if !slices.ContainsFunc(funcs, func(f *dumped) bool { return f.Ranges().Limited }) && tooLongLive(funcs) == nil {
		if ways != "" {
			ways += ","
		} else {
			ways = ":"
		}
		ways += " --format json lists those that are live"
	}
	return fmt.Errorf("dump: a table of %d rows with columns for %d registers would take at least %d MB, more than %d MB%s %s",
		rows, regs, size>>20, most>>20, ways, funcs[0].Func.LimitNote())
}

// textLiveness writes the document, or function name of it, with the table of
// live ranges that nvdisasm -plr prints beside each line.
func textLiveness(w io.Writer, s *source, name string) error {
	text := lines(s.text())
	all, err := s.functions("") // the columns of a listing are those of the whole document
	if err != nil {
		return err
	}
	var shown []*dumped
	rows, regs, size := 0, 0, 0
	for _, f := range all {
		if name == "" || f.Name == name {
			shown = append(shown, f)
			n, m, bytes := leastLive(f)
			rows, regs, size = rows+n, max(regs, m), size+bytes
		}
	}
	if len(shown) > 0 && size > mostLive(shown, rows) {
		return tooWideLive(shown, rows, regs, size)
	}
	for _, f := range all {
		if (name == "" || f.Name == name || !f.Native) && f.Ranges().Limited {
			return tooManyLive(f)
		}
	}
	regions := liveRegions(all, name, text)
	var parts []livePart
	for _, r := range regions {
		first, last := r.first, r.last
		if name != "" {
			k := slices.IndexFunc(r.funcs, func(f *dumped) bool { return f.Name == name })
			if k < 0 {
				continue
			}
			first, last = r.funcs[k].lines()
			first, last = max(first, r.first), min(last, r.last)
		}
		parts = append(parts, livePart{r, first, last})
	}
	column := liveColumn(regions, text, false)
	if len(parts) > 0 {
		rows, regs, size := liveSize(parts, column)
		if size > mostLive(shown, rows) {
			column = liveColumn(regions, text, true)
			rows, regs, size = liveSize(parts, column)
		}
		if size > mostLive(shown, rows) {
			return tooWideLive(shown, rows, regs, size)
		}
	}
	at := 0
	for _, p := range parts {
		if name != "" {
			at = p.first
		}
		for ; at < p.first; at++ {
			fmt.Fprintln(w, text[at])
		}
		p.write(w, text, p.first, p.last, column)
		at = p.last + 1
	}
	if name == "" {
		for ; at < len(text); at++ {
			fmt.Fprintln(w, text[at])
		}
	}
	return nil
}

// liveColumn returns where the tables stand: six columns behind the longest line, as nvdisasm
// counts. It counts a guard although that takes the place of blanks, and the "}" of a pair as eight
// columns. For the place of annotations, the end of a pair counts without its "}" and its own guard. The longest annotation (of those, the one behind the longest instruction) counts behind
// the longest instruction of all, where it stands; and, as far as it fits between its instruction
// and eleven columns before that place, behind the longest line of any kind, where it does not; less what the end of
// a pair takes beyond that place. Long lines count only in a listing, and with narrow not there: see [longLive].
func liveColumn(regions []*liveRegion, text []string, narrow bool) int {
	const short = 11
	column, longest, instr := 0, 0, 0
	ends := 0            // the length of the longest instruction without annotation, with the "}" of a pair
	note, before := 0, 0 // the longest annotation, and the length of its instruction
	for _, r := range regions {
		for n := r.first; n <= r.last; n++ {
			line := strings.TrimRight(text[n], " \t")
			if (narrow || r.funcs[0].Native) && liveWidth(line) > longLive {
				continue
			}
			row := cmp.Or(r.rows[n], r.omitted[n])
			code, single := strings.CutSuffix(line, ";")
			code, pair := strings.CutSuffix(code, "}")
			if r.funcs[0].Native || row == nil || !single && !pair {
				longest = max(longest, liveWidth(line))
				continue
			}
			behind := 0
			if pair {
				behind = 8
			}
			noted := 0
			if at := strings.LastIndex(code, "(*\""); at >= 0 {
				noted = len(strings.TrimRight(code[at:], " ")) + behind
				code = code[:at]
			}
			width := liveWidth(strings.TrimRight(code, " "))
			plain := 0
			guard := row.guard // at the end of a pair too, whose guard is the first's
			if pair && noted == 0 {
				guard = max(guard, ownGuard(code))
			}
			width += guard
			if pair && noted == 0 {
				instr = max(instr, width-guard+row.guard)
			} else {
				instr = max(instr, width+len(" ;"))
			}
			if plain = width; pair {
				plain += ownGuard(code) - row.guard
			}
			switch {
			case noted == 0:
				column = max(column, width+behind)
				ends = max(ends, width+behind+len(" ;"))
			case noted > note || noted == note && plain > before:
				note, before = noted, plain
			}
		}
	}
	column = max(column, longest, instr)
	if note > 0 {
		column = max(column, instr+note, longest+min(note-max(0, ends-instr), max(0, instr-short-before)))
	}
	return column + 6
}

// ownGuard returns how many columns the guard takes that stands in front of the instruction in code, with the blank behind it.
func ownGuard(code string) int {
	_, code, _ = strings.Cut(code, " @") // which 32@lo(f) is not
	guard, _, ok := strings.Cut(code, " ")
	if !ok {
		return 0
	}
	return len("@") + len(guard) + len(" ")
}

// lines returns the lines of a text, without their ends.
func lines(src []byte) []string {
	var list []string
	for _, line := range grammar.SplitLines(src) {
		list = append(list, string(line))
	}
	return list
}

// liveWidth is how many columns a line takes, with tabs of eight.
func liveWidth(line string) int {
	n := 0
	for _, c := range line {
		if c == '\t' {
			n += 8 - n%8
		} else {
			n++
		}
	}
	return n
}

// lines returns the first and the last line of f in the document, from 0.
func (f *dumped) lines() (first, last int) {
	return f.src.line(f.base+f.Span.Start) - 1, f.src.line(f.base+max(f.Span.Start, f.Span.End-1)) - 1
}

// liveRegions finds the tables of a document. Where only the function called name is shown, those of others in the native spelling
// have no rows.
func liveRegions(funcs []*dumped, name string, text []string) []*liveRegion {
	var regions []*liveRegion
	allocated := allocatedRegs(text)
	called := calledRegs(funcs, allocated)
	linked := !slices.ContainsFunc(text, func(line string) bool { return strings.Contains(line, ".elftype") && strings.Contains(line, "ET_REL") })
	for n := 0; n < len(funcs); {
		r := &liveRegion{funcs: funcs[n : n+1], names: map[string]bool{}}
		for n++; n < len(funcs) && !r.funcs[0].Native && funcs[n].base == r.funcs[0].base; n++ {
			r.funcs = append(r.funcs, funcs[n])
		}
		for _, f := range r.funcs {
			r.names[f.Name] = true
		}
		if f := r.funcs[0]; !f.Native || name == "" || f.Name == name {
			if !f.Native {
				r.allocated = allocated[f.Name]
				if f.Entry && r.allocated > 0 && linked {
					r.allocated = called[f.Name]
				}
			}
			r.solve(text)
		}
		from := 0
		if k := len(regions); k > 0 {
			from = regions[k-1].last + 1
		}
		r.extent(text, from)
		regions = append(regions, r)
	}
	var most liveRegion // nvdisasm gives all tables of a document the same columns
	for _, r := range regions {
		if !r.funcs[0].Native {
			for n, g := range r.groups {
				if n == len(most.groups) {
					most.groups = append(most.groups, g)
				} else if len(g.regs) > len(most.groups[n].regs) {
					most.groups[n] = g
				}
			}
		}
	}
	for _, r := range regions {
		if !r.funcs[0].Native {
			r.groups = slices.Clone(most.groups)
		}
		r.groups = slices.DeleteFunc(r.groups, func(g liveGroup) bool { return len(g.regs) == 0 && g.class != cfg.ClassR })
		for n := range r.groups {
			r.groups[n].layout(r.funcs[0].Names)
		}
	}
	return regions
}

// allocatedRegs returns how many registers a listing says that each thread of its functions has, by the names of their sections. -c
// of CUDA 12.4 leaves that out of code for sm_90. Where both say something, the linker has raised that of .nv.info to what the function
// may call through registers.
//
//	.section .text.f,"ax",@progbits
//	.sectioninfo @"SHI_REGISTERS=24"
//
//	//----- nvinfo : EIATTR_REGCOUNT
//	/*0004*/ .word index@(f)
//	/*0008*/ .word 0x00000018
func allocatedRegs(text []string) map[string]int32 {
	found := map[string]int32{}
	section, function := "", ""
	counted := false // behind EIATTR_REGCOUNT
	for _, line := range text {
		if !strings.Contains(line, ".section") && !strings.Contains(line, ".word") && !strings.Contains(line, "EIATTR_") {
			continue
		}
		fields := strings.Fields(line)
		if strings.HasPrefix(fields[0], "/*") {
			fields = fields[1:]
		}
		if len(fields) < 2 {
			continue
		}
		switch arg := fields[len(fields)-1]; {
		case fields[0] == ".section":
			name, _, _ := strings.Cut(fields[1], ",")
			section, _ = strings.CutPrefix(name, ".text.")
			counted = false
		case fields[0] == ".sectioninfo":
			_, arg, _ = strings.Cut(arg, "SHI_REGISTERS=")
			arg, _, _ = strings.Cut(arg, `"`)
			if _, linked := found[section]; !linked {
				noteRegs(found, section, arg)
			}
		case strings.HasPrefix(arg, "EIATTR_"):
			counted, function = arg == "EIATTR_REGCOUNT", ""
		case !counted || fields[0] != ".word":
		case strings.HasPrefix(arg, "index@("):
			function = strings.TrimSuffix(arg[len("index@("):], ")")
		default:
			noteRegs(found, function, arg)
			counted = false
		}
	}
	return found
}

// calledRegs returns, by the names of functions in allocated, how many registers a thread has in one of them and in what that calls
// in other sections: a kernel gets as many. Time is linear in the text but for sorting.
func calledRegs(funcs []*dumped, allocated map[string]int32) map[string]int32 {
	named := map[string]string{} // the first function of the section of each
	first := ""
	for n, f := range funcs {
		if n == 0 || funcs[n-1].base != f.base {
			first = f.Name
		}
		if _, twice := named[f.Name]; !twice {
			named[f.Name] = first
		}
	}
	callers := map[string][]string{}
	for n, f := range funcs {
		if n == 0 || funcs[n-1].base != f.base {
			first = f.Name
		}
		for _, b := range f.Blocks {
			if i := b.Last(); i != nil && i.Flow == cfg.FlowCall && i.Code >= 0 && i.Args[i.Code].Sym() != "" {
				if to, ok := named[i.Args[i.Code].Sym()]; ok && to != first {
					callers[to] = append(callers[to], first)
				}
			}
		}
	}
	most := map[string]int32{}
	for _, name := range slices.SortedFunc(maps.Keys(allocated), func(a, b string) int {
		return cmp.Or(cmp.Compare(allocated[b], allocated[a]), strings.Compare(a, b))
	}) {
		for work := []string{name}; len(work) > 0; {
			at := work[len(work)-1]
			work = work[:len(work)-1]
			if _, seen := most[at]; !seen {
				most[at] = allocated[name]
				work = append(work, callers[at]...)
			}
		}
	}
	return most
}

// noteRegs notes that a function has as many registers as count, in a listing, says.
func noteRegs(found map[string]int32, name, count string) {
	if n, err := strconv.ParseInt(count, 0, 32); err == nil && 0 < n && n < 256 {
		found[name] = int32(n)
	}
}

// extent finds the lines of the region, from the given one on.
func (r *liveRegion) extent(text []string, from int) {
	first, last := r.funcs[0].lines()
	_, end := r.funcs[len(r.funcs)-1].lines()
	last = max(last, min(end, len(text)-1))
	if r.funcs[0].Native {
		r.first, r.last = first, last
		return
	}
	if len(r.lines) > 0 {
		first = min(first, r.lines[0])
		last = max(last, r.lines[len(r.lines)-1])
	}
	// From the directives about the first function on, to the label at the end.
	for first > from && liveDirective(text[first-1]) {
		first--
	}
	for first < last && !liveDirective(text[first]) && !liveLabel(text[first]) && r.rows[first] == nil {
		first++
	}
	for last+1 < len(text) && liveLabel(text[last+1]) {
		last++
	}
	for last > first && !liveLabel(text[last]) && r.rows[last] == nil && r.omitted[last] == nil {
		last--
	}
	r.first, r.last = first, last
}

// liveDirective reports whether a line of a listing is about the symbol of a
// function.
func liveDirective(line string) bool {
	switch word, _, _ := strings.Cut(strings.TrimLeft(line, " \t"), " "); strings.TrimRight(word, "\t") {
	case ".global", ".weak", ".local", ".type", ".size", ".other":
		return true
	}
	return false
}

// liveLabel reports whether a line is a label.
func liveLabel(line string) bool {
	line = strings.TrimSpace(line)
	return strings.HasSuffix(line, ":") && !strings.ContainsAny(line, " \t/")
}
