package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// liveness returns what is live in the functions of the region. A return keeps registers that the code does not name: nvdisasm
// takes as many for allocated as the section says, and where it says nothing those are, from sm_70 on, two more than are named.
func (r *liveRegion) liveness() []*analysis.Liveness {
	most := int32(-1)
	for _, f := range r.funcs {
		for _, b := range f.Blocks {
			for k := range b.Instrs {
				for _, ref := range b.Instrs[k].Refs {
					if ref.Reg.Class == cfg.ClassR && ref.Reg.Num >= 0 && ref.Reg.Num < 255 {
						most = max(most, ref.Reg.Num+int32(ref.Count)-1)
					}
				}
			}
		}
	}
	var also []cfg.Reg
	if f := r.funcs[0]; !f.Native {
		if r.allocated > 0 {
			most = max(most, r.allocated-1)
		} else if f.SM() == 0 || f.SM() >= 70 {
			most += 2
		}
		for n := range most + 1 {
			also = append(also, cfg.Reg{Class: cfg.ClassR, Num: n})
		}
		for n := range int32(7) {
			also = append(also, cfg.Reg{Class: cfg.ClassP, Num: n}, cfg.Reg{Class: cfg.ClassUP, Num: n})
		}
		for n := range int32(63) {
			also = append(also, cfg.Reg{Class: cfg.ClassUR, Num: n})
		}
	}
	list := make([]*analysis.Liveness, len(r.funcs))
	var next *analysis.Liveness
	for n, f := range slices.Backward(r.funcs) {
		list[n] = analysis.PrintedRanges(f.Func, also, next)
		if next = list[n]; len(f.Blocks) == 0 {
			next = nil
		}
	}
	return list
}

// solve fills the rows, and the groups with the registers that have columns.
func (r *liveRegion) solve(text []string) {
	r.rows = map[int]*liveRow{}
	used := map[cfg.Reg]bool{}
	for n, l := range r.liveness() {
		f := r.funcs[n]
		w := l.Walk()
		vars := r.shown(l)
		live := make([]bool, len(l.Registers().Regs)) // somewhere, by Var: rows have very many
		for _, b := range f.Blocks {
			var pair *liveRow // the row that the instruction before also has
			for w.Start(b); w.Prev(); {
				k := w.Index()
				i := &b.Instrs[k]
				labelled := int(b.ID)+1 < len(f.Blocks) && f.Blocks[b.ID+1].Label() != ""
				dead := b.Label() == "" && !f.Reachable(b) // nvdisasm leaves it out
				row := &liveRow{falls: i.FallsThrough() && !dead, alone: len(b.Instrs) == 1 && (labelled || !(i.EndsBlock() && i.Conditional()))}
				if c := i.Guard.Reg.Class; c != cfg.NoReg && c != cfg.ClassUP { // which stands where the opcode does
					row.guard = i.Guard.Span.Len() + 1
				}
				r.row(l, w, vars, row, live, used, i.Flow == cfg.FlowCall)
				if p := zeroPredicate(i); p.Class == cfg.ClassP && !p.IsConst() && !f.Native && f.SM() >= 70 {
					row.mark(p, analysis.MarkWrite) // so nvdisasm has it, although compilers use p again
				}
				if pair != nil {
					row.merge(pair)
				}
				pair = nil
				if i.Close {
					pair = row
				}
				if dead && !f.Native && r.omit(text, f.lineOf(b, i), row) {
					continue
				}
				r.rows[f.lineOf(b, i)] = row
				if i.Open && k+1 < len(b.Instrs) {
					r.rows[f.lineOf(b, &b.Instrs[k+1])] = row
				}
			}
		}
		for v, reg := range l.Registers().Regs {
			if live[v] {
				used[reg] = true
			}
		}
		r.padding(f, text)
	}
	for line := range r.rows {
		r.lines = append(r.lines, line)
	}
	slices.Sort(r.lines)
	for _, c := range liveClasses {
		g := liveGroup{title: c.title, class: c.class}
		if r.funcs[0].Native {
			for reg := range used {
				if reg.Class == c.class {
					g.regs = append(g.regs, reg)
				}
			}
			slices.SortFunc(g.regs, func(a, b cfg.Reg) int { return int(a.Num - b.Num) })
		} else {
			most := int32(-1)
			for reg := range used {
				if reg.Class == c.class {
					most = max(most, reg.Num)
				}
			}
			for n := range min(most, 1<<12) + 1 {
				g.regs = append(g.regs, cfg.Reg{Class: c.class, Num: n})
			}
		}
		r.groups = append(r.groups, g)
	}
}

// zeroPredicate returns the predicate at the end of a load or a copy from global memory, which
// gives zeros where that is false.
func zeroPredicate(i *cfg.Instr) cfg.Reg {
	if s := i.Op.Sig.Addr; (s == cfg.AddrGlobal || s == cfg.AddrCopy) && i.Op.Effects&cfg.ReadsMem != 0 && len(i.Args) > 0 {
		if a := &i.Args[len(i.Args)-1]; a.Kind == cfg.RegOperand {
			return a.Reg
		}
	}
	return cfg.Reg{}
}

// hidden reports whether the table shows nothing of reg: it has no column for its class, or UR0 to UR3 belong to the system.
func (r *liveRegion) hidden(reg cfg.Reg) bool {
	return !slices.ContainsFunc(liveClasses, func(c liveClass) bool { return c.class == reg.Class }) ||
		!r.funcs[0].Native && reg.Class == cfg.ClassUR && reg.Num < 4
}

// shown returns the registers of l that are not hidden, in order of class and number.
func (r *liveRegion) shown(l *analysis.Liveness) []analysis.Var {
	regs := l.Registers()
	var list []analysis.Var
	for v, reg := range regs.Regs {
		if !r.hidden(reg) {
			list = append(list, analysis.Var(v))
		}
	}
	slices.SortFunc(list, func(a, b analysis.Var) int {
		x, y := regs.Regs[a], regs.Regs[b]
		return cmp.Or(cmp.Compare(x.Class, y.Class), cmp.Compare(x.Num, y.Num))
	})
	return list
}

// lineOf returns the line of i in the document, from 0.
func (f *dumped) lineOf(b *cfg.Block, i *cfg.Instr) int {
	return f.src.line(f.base+b.InSection(i.OpSpan).Start) - 1
}

// row fills row with what the instruction at w does to vars, which are shown. What it writes by the
// calling convention makes no column.
func (r *liveRegion) row(l *analysis.Liveness, w *analysis.Walk, vars []analysis.Var, row *liveRow, somewhere []bool, used map[cfg.Reg]bool, call bool) {
	regs := l.Registers()
	w.Step()
	live := 0
	for _, n := range w.Count() {
		live += int(n)
	}
	live = min(live, len(vars)) + 4 // and what it writes
	row.regs, row.marks = make([]cfg.Reg, 0, live), make([]byte, 0, live)
	for _, v := range vars {
		if !w.Live(v) {
			continue
		}
		row.regs = append(row.regs, regs.Regs[v])
		row.marks = append(row.marks, ':')
		somewhere[v] = true
	}
	for v, m := range regs.Marks(w.Number()) {
		reg := regs.Regs[v]
		if r.hidden(reg) {
			continue
		}
		row.mark(reg, m)
		if m == analysis.MarkRead || !call {
			used[reg] = true
		}
	}
}

// mark adds a mark for reg.
func (row *liveRow) mark(reg cfg.Reg, m analysis.Mark) {
	k := slices.Index(row.regs, reg)
	if k < 0 {
		k = len(row.regs)
		row.regs = append(row.regs, reg)
		row.marks = append(row.marks, ':')
	}
	switch c := byte("v^"[m-1]); row.marks[k] {
	case ':', c:
		row.marks[k] = c
	default:
		row.marks[k] = 'x'
	}
}

// merge adds to row, of the first of a pair, what the second does.
func (row *liveRow) merge(second *liveRow) {
	for n, reg := range second.regs {
		switch c := second.marks[n]; c {
		case 'v', 'x':
			row.mark(reg, analysis.MarkRead)
			if c == 'x' {
				row.mark(reg, analysis.MarkWrite)
			}
		case '^':
			row.mark(reg, analysis.MarkWrite)
		}
	}
	row.falls = second.falls
	row.alone = false
}

// padding makes the rows of what fills the section up: a branch to itself, at
// which R1 is live as in every endless loop. NOPs behind it have none, and nvdisasm leaves out their lines.
func (r *liveRegion) padding(f *dumped, all []string) {
	if f.Padding.Len() == 0 {
		return
	}
	first, last := f.src.line(f.base+f.Padding.Start)-1, f.src.line(f.base+f.Padding.End-1)-1
	text := lines([]byte(f.Text(f.Padding)))
	behind := len(f.Blocks) > 0 && circles(f.Func, f.Blocks[len(f.Blocks)-1]) // the branch
	for line := first; line <= last && line-first < len(text); line++ {
		row := &liveRow{falls: true, alone: true}
		switch t := text[line-first]; {
		case liveLabel(t) || strings.TrimSpace(t) == "" || !strings.Contains(t, "/*"):
			continue
		case strings.Contains(t, "BRA"):
			row.falls = false
			row.regs, row.marks = []cfg.Reg{{Class: cfg.ClassR, Num: 1}}, []byte{':'}
			behind = true
		case behind && r.omit(all, line, row):
			continue
		}
		r.rows[line] = row
	}
}

// omit leaves a line out that row is of, and reports whether it does: only one of an address and an instruction, as nvdisasm prints it
// without encodings.
func (r *liveRegion) omit(text []string, line int, row *liveRow) bool {
	if line >= len(text) {
		return false
	}
	if t := strings.TrimSpace(text[line]); !strings.HasPrefix(t, "/*") || !strings.HasSuffix(t, ";") {
		return false
	}
	if r.omitted == nil {
		r.omitted = map[int]*liveRow{}
	}
	r.omitted[line] = row
	return true
}

// circles reports whether b ends with a branch to itself that is always taken.
func circles(f *cfg.Func, b *cfg.Block) bool {
	i := b.Last()
	return i != nil && i.IsBranch() && !i.Conditional() && f.TargetIn(b, i) == b
}

// layout finds the widths of the group's columns. Its regs are known.
func (g *liveGroup) layout(names *cfg.Names) {
	g.index = map[cfg.Reg]int{}
	g.names, g.places = nil, nil
	g.digits = len(strconv.Itoa(len(g.regs)))
	g.width = 1 + g.digits + 2
	for n, reg := range g.regs {
		name := strconv.Itoa(int(reg.Num))
		if reg.Num >= cfg.FirstNamed {
			name = names.Reg(reg)
		}
		g.names = append(g.names, name)
		g.index[reg] = n
		g.width += 1 + len(name)
		g.places = append(g.places, g.width-3) // two blanks at the end are counted already
	}
	if extra := len(g.title) + 4 - g.width; extra > 0 {
		g.left, g.right = (extra+1)/2, extra/2
		g.width += extra
		for n := range g.places {
			g.places[n] += g.left
		}
	}
}

// write writes the lines from first to last of the text with their rows, under a
// header and above the legend.
func (r *liveRegion) write(w io.Writer, text []string, first, last, column int) {
	at := strings.Repeat(" ", column) + "// "
	fmt.Fprintf(w, "%s%s\n%s%s\n%s%s\n%s%s\n", at, r.rule('-'), at, r.titles(), at, r.numbers(), at, r.rule('-'))
	for line := first; line <= last; line++ {
		if r.omitted[line] != nil {
			continue
		}
		width := liveWidth(text[line])
		pad := max(0, column-width)
		if width > max(column, longLive) {
			pad = 6
		}
		fmt.Fprintf(w, "%s%s// %s\n", text[line], strings.Repeat(" ", pad), r.cells(text, line))
	}
	if !r.rules(text, last) {
		fmt.Fprintf(w, "%s%s\n", at, r.rule('-'))
	}
	fmt.Fprintln(w)
	for _, l := range liveLegend {
		fmt.Fprintf(w, "%s%s\n", at, l)
	}
	fmt.Fprintln(w)
}

func (r *liveRegion) rule(c byte) string {
	var sb strings.Builder
	for _, g := range r.groups {
		sb.WriteString("+" + strings.Repeat(string(c), g.width))
	}
	return sb.String() + "+"
}

func (r *liveRegion) titles() string {
	var sb strings.Builder
	for _, g := range r.groups {
		left := (g.width - len(g.title) - 1) / 2
		fmt.Fprintf(&sb, "|%*s%s%*s", left, "", g.title, g.width-left-len(g.title), "")
	}
	return sb.String() + "|"
}

func (r *liveRegion) numbers() string {
	var sb strings.Builder
	for _, g := range r.groups {
		fmt.Fprintf(&sb, "|%*s %*s", g.left, "", g.digits, "#")
		for _, name := range g.names {
			sb.WriteString(" " + name)
		}
		fmt.Fprintf(&sb, "%*s", 2+g.right, "")
	}
	return sb.String() + "|"
}

// rules reports whether the line is the label at the end, which has a rule in
// place of a row.
func (r *liveRegion) rules(text []string, line int) bool {
	return !r.funcs[0].Native && line == r.last && liveLabel(text[line]) && len(r.lines) > 0 && line > r.lines[len(r.lines)-1]
}

// cells returns what stands beside a line.
func (r *liveRegion) cells(text []string, line int) string {
	if r.rules(text, line) {
		return r.rule('-')
	}
	if row := r.rows[line]; row != nil {
		return r.marks(row.regs, row.marks)
	}
	n, _ := slices.BinarySearch(r.lines, line)
	if n == len(r.lines) || !liveLabel(text[line]) && !liveDirective(text[line]) {
		return r.marks(nil, nil)
	}
	next := r.rows[r.lines[n]]
	if n > 0 && r.firstAfter(text, r.lines[n-1], line) {
		// Where control does not come from above there is a rule of dots; but where
		// the next block has but one instruction nvdisasm asks whether control
		// goes on from that.
		from := r.rows[r.lines[n-1]]
		if next.alone {
			from = next
		}
		if !from.falls {
			return r.rule('.')
		}
	}
	if !r.blockLabel(text[line]) {
		return r.marks(nil, nil)
	}
	return r.marks(next.regs, []byte(strings.Repeat(":", len(next.regs))))
}

// firstAfter reports whether no label and no directive stands between an
// instruction and the line.
func (r *liveRegion) firstAfter(text []string, instr, line int) bool {
	return !slices.ContainsFunc(text[instr+1:line], func(l string) bool { return liveLabel(l) || liveDirective(l) })
}

// blockLabel reports whether the line is a label that names no function.
func (r *liveRegion) blockLabel(line string) bool {
	name, ok := strings.CutSuffix(strings.TrimSpace(line), ":")
	if !ok || !liveLabel(line) || strings.HasPrefix(name, ".text.") {
		return false
	}
	return !r.names[name]
}

// marks returns a row of the table.
func (r *liveRegion) marks(regs []cfg.Reg, marks []byte) string {
	var row []byte
	for _, g := range r.groups {
		at := len(row) + 1
		row = append(row, '|')
		for range g.width {
			row = append(row, ' ')
		}
		count := 0
		for n, reg := range regs {
			if reg.Class != g.class {
				continue
			}
			if k, ok := g.index[reg]; ok {
				row[at+g.places[k]] = marks[n]
				count++
			}
		}
		if count > 0 {
			number := strconv.Itoa(count)
			copy(row[at+g.left+1+g.digits-len(number):], number)
		}
	}
	return string(append(row, '|'))
}
