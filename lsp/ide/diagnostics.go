package ide

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/lint"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/optimizer"
)

// DefaultMaxDiags is how many diagnostics of a document are shown if the user
// does not say otherwise.
const DefaultMaxDiags = 500

// Diagnostics returns what there is to tell about the document, in order of
// the text, without the rewrites that are refused, and of many that are alike
// one. If there are more than the limit, the least severe go first, and one
// diagnostic says so. It returns the context's error if it is cancelled before
// all is known.
func (s *Snapshot) Diagnostics(ctx context.Context) ([]Diagnostic, error) {
	return s.diagnostics(ctx, false, true)
}

// AllDiagnostics is Diagnostics with the refused rewrites, without limit and each by itself.
func (s *Snapshot) AllDiagnostics(ctx context.Context) ([]Diagnostic, error) {
	return s.diagnostics(ctx, true, false)
}

// GroupedDiagnostics is AllDiagnostics with one of many that are alike.
func (s *Snapshot) GroupedDiagnostics(ctx context.Context) ([]Diagnostic, error) {
	return s.diagnostics(ctx, true, true)
}

func (s *Snapshot) diagnostics(ctx context.Context, all, group bool) ([]Diagnostic, error) {
	found, err := s.found(ctx, all, group)
	if err != nil {
		return nil, err
	}
	ds := make([]Diagnostic, 0, found.Len()+1)
	for n := range found.Len() {
		ds = append(ds, found.At(n))
	}
	return ds, nil
}

// A Found is the diagnostics of a snapshot, in order of the text. Each is made when it is asked for, as of
// a million few are needed at a time.
type Found struct {
	s    *Snapshot
	list []finding
}

// Len is how many there are.
func (f *Found) Len() int { return len(f.list) }

// At returns diagnostic n.
func (f *Found) At(n int) Diagnostic { return f.s.diagnostic(&f.list[n]) }

// Level returns the level at which diagnostic n is reported.
func (f *Found) Level(n int) analysis.Severity { return f.list[n].level }

// Code returns the code of diagnostic n.
func (f *Found) Code(n int) string { return f.list[n].d.Code }

// Refused reports whether it tells of a rewrite that is not possible.
func (f *Found) Refused(n int) bool {
	r := f.list[n].r
	return r != nil && r.Refusal != nil && r.Refusal.Why != ""
}

// Fix returns the key of the fix of diagnostic n, if it has one that is possible, without all that the diagnostic says.
func (f *Found) Fix(n int) (Key, bool) {
	x := &f.list[n]
	key := f.s.key(x)
	return key, key != Key{} && !f.Refused(n)
}

// Func returns the number of the function that diagnostic n is of, negative if it is of none.
func (f *Found) Func(n int) int { return int(f.list[n].fn) }

// Others is how many diagnostics it stands for beside itself.
func (f *Found) Others(n int) int {
	if also := f.list[n].also; also != nil {
		return also.count
	}
	return 0
}

// Some returns those for which yes is true, in their order. It takes over the memory of f, which must not be used afterwards.
func (f *Found) Some(yes func(n int) bool) *Found {
	list := f.list[:0]
	for n := range f.list {
		if yes(n) {
			list = append(list, f.list[n])
		}
	}
	return &Found{f.s, list}
}

// Pick returns those with the given numbers.
func (f *Found) Pick(numbers []int) *Found {
	list := make([]finding, len(numbers))
	for k, n := range numbers {
		list[k] = f.list[n]
	}
	return &Found{f.s, list}
}

// Find finds all diagnostics, with the refused rewrites; of many that are alike one if they are grouped.
func (s *Snapshot) Find(ctx context.Context, grouped bool) (*Found, error) {
	return s.found(ctx, true, grouped)
}

func (s *Snapshot) found(ctx context.Context, all, group bool) (_ *Found, err error) {
	defer cancel.Catch(&err)
	cancel.Poll(ctx)
	if text := s.Foreign(); text != "" {
		d := &analysis.Diagnostic{Code: "foreign-dialect", Severity: analysis.Information, Message: text}
		return &Found{s, []finding{{d: d, fn: -1, level: d.Severity}}}, nil
	}
	s.lower(ctx)
	s.findMany(ctx, s.units)
	c := s.newCollector(ctx, group)
	if c.all = all; all {
		c.most = math.MaxInt
	}
	s.collect(ctx, c, s.facts)
	for _, d := range c.ignored.unused(ctx) {
		c.add(finding{d: &d, fn: -1, late: true}, nil)
	}
	c.flush()
	found, count := c.found()
	cancel.Poll(ctx)
	if len(found) < count {
		found = append(found, finding{d: &analysis.Diagnostic{
			Code: "too-many-diagnostics", Severity: analysis.Information,
			Message: fmt.Sprintf("%d of %d diagnostics are not shown, none more severe than those that are (setting ori.maxDiagnostics)", count-len(found), count),
		}, fn: -1, late: true, level: analysis.Information})
	}
	slices.SortStableFunc(found, findingsInText)
	return &Found{s, found}, nil
}

func findingsInText(a, b finding) int {
	return cmp.Or(cmp.Compare(a.start(), b.start()), cmp.Compare(a.d.Span.End+a.off, b.d.Span.End+b.off))
}

// inText orders diagnostics as they are in the text.
func inText(a, b Diagnostic) int {
	return cmp.Or(cmp.Compare(a.Span.Start, b.Span.Start), cmp.Compare(a.Span.End, b.Span.End))
}

func (s *Snapshot) newCollector(ctx context.Context, group bool) *collector {
	c := &collector{ctx: ctx, opt: &s.opt, ignored: s.ignores(ctx), most: cmp.Or(s.opt.MaxDiags, DefaultMaxDiags)}
	if group {
		c.mostAlike = cmp.Or(s.opt.MaxAlike, DefaultMaxAlike)
	}
	return c
}

// collect has c take all that is found in the document, by facts in its functions, but for comments that
// nothing is ignored by.
func (s *Snapshot) collect(ctx context.Context, c *collector, find func(context.Context, *unit, int) *facts) {
	for n := range s.units {
		s.collectSection(ctx, c, n, find)
	}
	for _, d := range s.acrossSections() {
		c.add(finding{d: &d, fn: -1}, nil)
	}
	c.flush()
}

// collectSection has c take what is found in section n.
func (s *Snapshot) collectSection(ctx context.Context, c *collector, n int, find func(context.Context, *unit, int) *facts) {
	cancel.Poll(ctx)
	u := s.units[n]
	off, _ := s.doc.SectionStart(n)
	for k, d := range lint.Outside(u.Unit) {
		c.add(finding{d: &d, off: int32(off), fn: -1, n: int32(k)}, nil)
	}
	for _, d := range optimizer.CheckKnobs(ctx, u.Knobs) {
		c.add(finding{d: &d, off: int32(off), fn: -1}, nil)
	}
	c.flush()
	for k, f := range u.Funcs {
		c.function(find(ctx, u, k), &u.facts[k], int32(off), int32(s.funcs[n]+k), f)
		cancel.Poll(ctx)
	}
}

// acrossSections are the diagnostics that no section has by itself: names that the document defines
// twice, data about code elsewhere. Their spans are of the document.
func (s *Snapshot) acrossSections() []analysis.Diagnostic {
	units := make([]*cfg.Unit, len(s.units))
	for n, u := range s.units {
		units[n] = u.Unit
	}
	start := func(n int) int32 {
		off, _ := s.doc.SectionStart(n)
		return int32(off)
	}
	var ds []analysis.Diagnostic
	add := func(d analysis.Diagnostic) { ds = append(ds, d) }
	lint.Redefinitions(s.defs, units, start, add)
	lint.StaleData(s.defs, units, start, add)
	return ds
}

// diagnostic is the finding as it is shown.
func (s *Snapshot) diagnostic(x *finding) Diagnostic {
	told := x.told()
	d := Diagnostic{Diagnostic: shifted(told.Diagnostic, x.off), Func: int(x.fn), late: x.late}
	d.Severity = x.level
	switch {
	case x.r != nil:
		d.Phase, d.Title = told.Phase, told.Title
		if optimizer.InstanceNamed(x.r.Phase.Name) != nil { // what is dead is so whoever removes it: the hover has those phases
			u, k := s.unitOf(d.Func)
			if also := optimizer.AlsoText(x.r.Phase, x.r.Kind, s.units[u].Funcs[k], s.knobs()); also != "" {
				d.Message += " (" + x.r.Phase.Short() + "; " + also + ")"
			}
		}
		if x.r.Refusal != nil {
			d.Refused = x.r.Refusal.Why
		}
	case d.Fix != nil:
		d.Title = d.Fix.Title
		d.Fix = nil
	}
	d.Key = s.key(x)
	s.tellOthers(&d, x)
	return d
}

// key returns the key of what x says can be done; the zero one if it says nothing of that.
func (s *Snapshot) key(x *finding) Key {
	switch {
	case x.r != nil:
		return Key{0, int(x.fn), FromPhase, x.r.Phase.Name, x.d.Code, int(x.n)}
	case x.d.Fix != nil && x.fn < 0:
		return Key{0, s.doc.SectionAt(int(x.off)), FromOutside, "", x.d.Code, int(x.n)}
	case x.d.Fix != nil:
		return Key{0, int(x.fn), FromLint, "", x.d.Code, int(x.n)}
	}
	return Key{}
}

// shifted returns d with its spans moved by off.
func shifted(d analysis.Diagnostic, off int32) analysis.Diagnostic {
	move := func(s Span) Span { return Span{Start: s.Start + off, End: s.End + off} }
	d.Span = move(d.Span)
	if len(d.Related) > 0 {
		related := make([]analysis.Related, len(d.Related))
		for n, r := range d.Related {
			related[n] = analysis.Related{Span: move(r.Span), Message: r.Message}
		}
		d.Related = related
	}
	return d
}
