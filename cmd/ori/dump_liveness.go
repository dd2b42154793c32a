package main

import (
	"fmt"
	"io"
	"slices"
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

	digits      int // of the count
	width       int // between the bars
	left, right int // blanks that the title needs beyond the columns
}

// liveClasses are the register files that the table shows. nvdisasm shows no
// convergence barriers.
var liveClasses = []struct {
	title string
	class cfg.RegClass
}{{"GPR", cfg.ClassR}, {"PRED", cfg.ClassP}, {"UGPR", cfg.ClassUR}, {"UPRED", cfg.ClassUP}}

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
	first, last int // lines, counted from 0; last is the last label or instruction
	rows        map[int]*liveRow
	lines       []int // those with a row, ascending
	groups      []liveGroup
}

// tooManyLive says that it is not known what is live in f.
func tooManyLive(f *dumped) error {
	return fmt.Errorf("dump: the live registers of %s need more than %d bits, one for each block and register: they are not found %s", f.Name, f.Ranges().MostBits(), f.Func.LimitNote())
}

// Tables up to wideLive columns are written however many rows they have. A text with more registers, or with a longer line, has
// a table of up to mostLiveText bytes.
const (
	wideLive     = 4096
	mostLiveText = 64 << 20
)

// tooWideLive returns an error if the tables of the regions, which begin at a column, would take far more than the text: they have
// a column for each register in the row of each instruction.
func tooWideLive(regions []*liveRegion, column int) error {
	size, rows := 0, 0
	for _, r := range regions {
		width := column
		for _, g := range r.groups {
			width += g.width
		}
		size += (r.last - r.first + 1) * width
		rows += r.last - r.first + 1
	}
	if rows == 0 {
		return nil
	}
	f := regions[0].funcs[0].Func
	if most := max(wideLive*rows, f.Limit(mostLiveText)); size > most {
		return fmt.Errorf("dump: %d rows of %d columns, one for each register, would take %d MB, more than %d MB: --format json tells the same %s",
			rows, size/rows, size>>20, most>>20, f.LimitNote())
	}
	return nil
}

// textLiveness writes the document, or function name of it, with the table of
// live ranges that nvdisasm -plr prints beside each line.
func textLiveness(w io.Writer, s *source, name string) error {
	text := lines(s.text())
	all, err := s.functions("") // the columns are those of the whole document
	if err != nil {
		return err
	}
	for _, f := range all {
		if f.Ranges().Limited {
			return tooManyLive(f)
		}
	}
	regions := liveRegions(all, text)
	column := liveColumn(regions, text)
	if err := tooWideLive(regions, column); err != nil {
		return err
	}
	at := 0
	for _, r := range regions {
		first, last := r.first, r.last
		if name != "" {
			k := slices.IndexFunc(r.funcs, func(f *dumped) bool { return f.Name == name })
			if k < 0 {
				continue
			}
			first, last = r.funcs[k].lines()
			first, last, at = max(first, r.first), min(last, r.last), max(first, r.first)
		}
		for ; at < first; at++ {
			fmt.Fprintln(w, text[at])
		}
		r.write(w, text, first, last, column)
		at = last + 1
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
// columns. The longest annotation (of those, the one behind the longest instruction) counts behind
// the longest instruction of all, where it stands; and, as far as it fits between its instruction
// and eleven columns before that place, behind the longest line of any kind, where it does not; less what the end of
// a pair takes beyond that place.
func liveColumn(regions []*liveRegion, text []string) int {
	const short = 11
	column, longest, instr := 0, 0, 0
	ends := 0            // the length of the longest instruction without annotation, with the "}" of a pair
	note, before := 0, 0 // the longest annotation, and the length of its instruction
	for _, r := range regions {
		for n := r.first; n <= r.last; n++ {
			line := strings.TrimRight(text[n], " \t")
			row := r.rows[n]
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
			instr = max(instr, width+len(" ;"))
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

// liveRegions finds the tables of a document.
func liveRegions(funcs []*dumped, text []string) []*liveRegion {
	var regions []*liveRegion
	for n := 0; n < len(funcs); {
		r := &liveRegion{funcs: funcs[n : n+1]}
		for n++; n < len(funcs) && !r.funcs[0].Native && funcs[n].base == r.funcs[0].base; n++ {
			r.funcs = append(r.funcs, funcs[n])
		}
		r.solve()
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
	for last > first && !liveLabel(text[last]) && r.rows[last] == nil {
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
