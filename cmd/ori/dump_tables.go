package main

import (
	"fmt"
	"io"
	"iter"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// What dump --view tables writes as JSON: the jump tables of a function, and their images as ptxas lays them
// out behind the branch. Source: seeds branch-and-switch, "Jump Table Data Structure". What the
// text does not tell is null.
type (
	tableFact struct {
		Name     *string     `json:"name"`            // of a native table; those of a listing have none
		Line     *int        `json:"line"`            // of the branch; null for a table that none names
		Branch   *string     `json:"branch"`          // as it is written
		Selector *string     `json:"selector"`        // the register that decides
		Min      *int32      `json:"min"`             // the value of the selector that is entry 0
		Cases    []tableCase `json:"cases"`           // empty if it is not known which value leads where
		Unknown  *string     `json:"unknown"`         // what of it is not understood, so that there are no cases
		Known    []tableCase `json:"known,omitempty"` // if so: where some values lead all the same, which may be the default
		Targets  []int32     `json:"targets"`         // the blocks it leads to, each once
		Default  *int32      `json:"default"`         // where values out of range lead
		Check    *int32      `json:"check"`           // the block that checks the range
		Clamp    *int        `json:"clamp"`           // the entry, counted from 0, that all values out of range lead to
		Total    bool        `json:"total"`           // there is an entry for each value of the selector, and no default
		Bits     *int        `json:"bits"`            // how many bits of the selector count, the low ones
		Size     *int        `json:"size"`            // how many entries there are
		Limit    string      `json:"limit,omitempty"` // why the cases, the targets and the entries are not listed
		Image    tableImage  `json:"image"`
	}
	tableCase struct {
		Value  int64   `json:"value"`
		Target int32   `json:"target"`
		Label  *string `json:"label"`
	}
	tableImage struct {
		Base       *int64       `json:"base"`       // offset in .text of the LEA, 8 bytes in front of the branch
		TableBase  *int64       `json:"tableBase"`  // of entry 0, 0x10 behind base: what the entries count from
		Relocation *int64       `json:"relocation"` // what EIATTR_JUMPTABLE_RELOCS says of the table: where entry 0 is
		Size       *int64       `json:"size"`       // in bytes
		Entries    []tableEntry `json:"entries"`
	}
	tableEntry struct {
		Place  int64   `json:"place"` // from base
		Value  *int64  `json:"value"` // of the selector
		Label  *string `json:"label"`
		Target *int32  `json:"target"`
		Fill   *bool   `json:"fill"`   // a gap: the entry leads to the default
		Offset *int32  `json:"offset"` // of the target from tableBase
	}
)

// The page's layout: LEA and BRX have 8 bytes each, and the table is behind them.
const (
	branchPlace = 0x08
	tablePlace  = 0x10
	entrySize   = 4
)

// leastEntries is how many entries of tables are listed of a document, however short it is. As many as it has bytes are: each table
// once is less than that, but each of its branches may lead through one table.
const leastEntries = 1 << 18

// A tableRoom is how many entries of tables are still listed.
type tableRoom struct{ most, left int }

// newTableRoom returns the room for the tables of the functions.
func newTableRoom(s *source, funcs []*dumped) *tableRoom {
	most := max(leastEntries, len(s.text()))
	if len(funcs) > 0 {
		most = funcs[0].Func.Limit(most)
	}
	return &tableRoom{most, most}
}

// jsonTables writes the tables of the functions, one at a time.
func jsonTables(w io.Writer, s *source, funcs []*dumped) error {
	room := newTableRoom(s, funcs)
	j := &indented{w: w}
	j.open("{")
	j.name("functions")
	j.open("[")
	for _, f := range funcs {
		j.open("{")
		j.member("name", f.Name)
		j.name("tables")
		j.open("[")
		for t := range f.tables(room) {
			j.value(t)
		}
		j.close("]")
		j.close("}")
	}
	j.close("]")
	j.close("}")
	j.text("\n")
	return j.err
}

// tables finds the branches through tables in the order of the text, then the tables that
// no branch names.
func (f *dumped) tables(room *tableRoom) iter.Seq[*tableFact] {
	return func(yield func(*tableFact) bool) { f.eachTable(room, yield) }
}

func (f *dumped) eachTable(room *tableRoom, yield func(*tableFact) bool) {
	switches := map[*cfg.Instr]*analysis.Switch{}
	list := f.Switches()
	for n := range list {
		switches[list[n].Instr] = &list[n]
	}
	used := map[*cfg.Jumptable]bool{}
	for _, b := range f.Blocks {
		i := b.Last()
		if i == nil || i.Flow != cfg.FlowIndex {
			continue
		}
		t, _ := f.TableOf(i)
		if t != nil {
			used[t] = true
		}
		if o := f.table(b, i, t, switches[i], room); !yield(&o) {
			return
		}
	}
	for n := range f.Func.Tables {
		if t := &f.Func.Tables[n]; !used[t] {
			if o := f.table(nil, nil, t, nil, room); !yield(&o) {
				return
			}
		}
	}
}

// take takes room for the entries of a table, the cases and the targets: n in all. It is false if there is not so much.
func (r *tableRoom) take(n int) bool {
	if n > r.left {
		return false
	}
	r.left -= n
	return true
}

// table returns the facts of the table through which i branches at the end of b; t is its native
// directive, s what leads to it. All but one of i and t may be missing.
func (f *dumped) table(b *cfg.Block, i *cfg.Instr, t *cfg.Jumptable, s *analysis.Switch, room *tableRoom) tableFact {
	o := tableFact{Cases: []tableCase{}, Targets: []int32{}, Image: tableImage{Entries: []tableEntry{}}}
	var labels []string // of the entries, if they are known
	if t != nil {
		o.Name = nameOrNull(t.Name)
		labels = t.Labels
	}
	if i != nil {
		o.Line = ptr(f.src.line(f.base + b.InSection(i.OpSpan).Start))
		o.Branch = ptr(f.InstrString(&cfg.Instr{Op: i.Op, Name: i.Name, Guard: i.Guard, Args: i.Args}))
		if i.Addr != cfg.NoAddr {
			o.Image.Base = ptr(i.Addr - branchPlace)
			o.Image.TableBase = ptr(*o.Image.Base + tablePlace)
			o.Image.Relocation = o.Image.TableBase
		}
	}
	entries := len(labels)
	if t == nil && s != nil {
		entries = s.Size
	}
	if entries > 0 {
		o.Size = ptr(entries)
		o.Image.Size = ptr(entrySize * int64(entries))
	}
	n := entries
	if b != nil {
		n += len(f.Graph.Succs(b.ID))
	}
	if s != nil {
		n += len(s.Cases) + len(s.Known)
	}
	listed := room.take(n)
	if !listed {
		o.Limit = fmt.Sprintf("the targets, cases and entries are not listed: of all tables that would be more than %d %s", room.most, f.LimitNote())
	}
	if b != nil && listed {
		for to, kind := range f.Succs(b) {
			if kind == cfg.Table {
				o.Targets = append(o.Targets, to.ID)
			}
		}
	}
	if s != nil {
		if s.Selector.Class != cfg.NoReg && (s.Exact || t == nil) { // else it is the address of an entry
			o.Selector = ptr(f.Names.Reg(s.Selector))
		}
		if s.Unknown != "" {
			o.Unknown = &s.Unknown
		}
		if s.Exact || s.Range > 0 {
			o.Min, o.Bits, o.Total = ptr(s.Base), ptr(s.Bits), s.Total
		}
		for _, c := range s.Cases {
			if !listed {
				break
			}
			v := int64(c.Value)
			if s.Signed {
				v = int64(int32(c.Value))
			}
			o.Cases = append(o.Cases, tableCase{v, c.Target.ID, nameOrNull(c.Target.Label())})
		}
		for _, c := range s.Known {
			if listed {
				o.Known = append(o.Known, tableCase{int64(int32(c.Value)), c.Target.ID, nameOrNull(c.Target.Label())})
			}
		}
		if s.Default != nil {
			o.Default = &s.Default.ID
		}
		if s.Check != nil {
			o.Check = &s.Check.ID
		}
		if s.Clamp >= 0 {
			o.Clamp = ptr(s.Clamp)
		}
		if t == nil && s.Exact && listed {
			labels = make([]string, len(s.Entries))
			for k, to := range s.Entries {
				if to != nil {
					labels[k] = to.Label()
				}
			}
		}
	}
	if s == nil && b != nil {
		o.Unknown = ptr(f.tableUnknown(b, t))
	}
	if !listed {
		return o
	}
	for k := range entries {
		e := tableEntry{Place: tablePlace + entrySize*int64(k)}
		if o.Min != nil {
			if v, ok := s.EntryValue(k); ok {
				e.Value = ptr(f.valueOf(s, int32(v)))
			}
		}
		if labels != nil {
			f.entry(&e, labels[k], &o)
		}
		o.Image.Entries = append(o.Image.Entries, e)
	}
	return o
}

// tableUnknown says what of the table of the branch at the end of b is not known, where it is no switch; t is its native directive.
func (f *dumped) tableUnknown(b *cfg.Block, t *cfg.Jumptable) string {
	switch left := f.TableLeftOut(b); {
	case t != nil && !f.Reachable(b):
		return "which value selects which entry: no path leads to the branch"
	case t != nil:
		return "which value selects which entry"
	case f.Native:
		return "what the table has: the branch names none that is defined"
	case left != "":
		return "what the table has: it " + strings.TrimPrefix(left, "its table ")
	case !f.Reachable(b):
		return "what the table has: no path leads to the branch"
	}
	return "what the table has: the listing does not tell the targets of the branch"
}

// valueOf is v as a number as the cases of s have them.
func (f *dumped) valueOf(s *analysis.Switch, v int32) int64 {
	if s.Signed || s.Min < 0 || len(s.Cases) == 0 && s.Max >= int64(v) {
		return int64(v)
	}
	return int64(uint32(v))
}

// entry fills in where an entry leads.
func (f *dumped) entry(e *tableEntry, label string, t *tableFact) {
	e.Label = nameOrNull(label)
	to := f.Block(label)
	if to == nil {
		return
	}
	e.Target = &to.ID
	if t.Default != nil {
		e.Fill = ptr(*t.Default == to.ID)
	}
	if a := to.Addr(); a != cfg.NoAddr && t.Image.TableBase != nil {
		e.Offset = ptr(int32(a - *t.Image.TableBase))
	}
}

func ptr[T any](v T) *T { return &v }

// textTables writes the tables of the functions, one at a time.
func textTables(w io.Writer, s *source, funcs []*dumped) error {
	room := newTableRoom(s, funcs)
	return eachText(w, funcs, func(f *dumped) error {
		n := 0
		for t := range f.tables(room) {
			if n++; n > 1 {
				fmt.Fprintln(w)
			}
			if err := f.textTable(w, t); err != nil {
				return err
			}
		}
		if n == 0 {
			fmt.Fprintln(w, "no jump tables")
		}
		return nil
	})
}

func (f *dumped) textTable(w io.Writer, t *tableFact) error {
	fmt.Fprintf(w, "table %s\n", cell(t.Name))
	row := func(name, format string, args ...any) {
		fmt.Fprintf(w, "  %-10s %s\n", name, fmt.Sprintf(format, args...))
	}
	if t.Line == nil {
		row("branch", "not referenced")
		if t.Limit != "" {
			row("limit", "%s", t.Limit)
		}
	} else {
		row("branch", "line %d: %s", *t.Line, *t.Branch)
		row("selector", "%s, entry 0 is %s", cell(t.Selector), cell(t.Min))
		if t.Limit == "" {
			row("targets", "%s", f.refs(t.Targets))
		} else {
			row("limit", "%s", t.Limit)
		}
		if t.Bits != nil && *t.Bits < 32 {
			row("", "its low %d bits", *t.Bits)
		}
		at := "-"
		switch {
		case t.Default != nil:
			at = f.ref(*t.Default)
		case t.Total:
			at = "none: each value has an entry"
		}
		if t.Clamp != nil {
			at += fmt.Sprintf(", entry %d for values out of range", *t.Clamp)
		}
		if t.Check != nil {
			at += ", checked in " + f.ref(*t.Check)
		}
		row("default", "%s", at)
		if t.Unknown != nil {
			row("unknown", "%s", *t.Unknown)
		}
		if len(t.Known) > 0 {
			var list []string
			for _, c := range t.Known {
				list = append(list, fmt.Sprintf("%d to %s", c.Value, f.ref(c.Target)))
			}
			row("known", "%s", strings.Join(list, ", "))
		}
	}
	row("base", "%s", hexCell(t.Image.Base))
	row("relocation", "%s", hexCell(t.Image.Relocation))
	row("size", "%s bytes", cell(t.Image.Size))
	if len(t.Image.Entries) == 0 {
		return nil
	}
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "  at\tvalue\tlabel\tfill\toffset")
	for n := range t.Image.Entries {
		e := &t.Image.Entries[n]
		fill := "-"
		if e.Fill != nil {
			fill = yesNo(*e.Fill)
		}
		offset := "-"
		if e.Offset != nil {
			v := int64(*e.Offset)
			offset = hexCell(&v)
		}
		fmt.Fprintf(tw, "  base+%#x\t%s\t%s\t%s\t%s\n", e.Place, narrow(cell(e.Value)), narrow(cell(e.Label)), fill, offset)
	}
	return tw.Flush()
}

// hexCell is a hexadecimal number with its sign, or - for null.
func hexCell(v *int64) string {
	switch {
	case v == nil:
		return "-"
	case *v < 0:
		return "-0x" + strconv.FormatInt(-*v, 16)
	}
	return "0x" + strconv.FormatInt(*v, 16)
}
