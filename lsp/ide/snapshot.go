package ide

import (
	"context"
	"slices"
	"sync/atomic"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// A Snapshot is one version of a document with everything that is known about
// it. It is immutable and safe for concurrent use; what is costly is computed
// when first asked for.
type Snapshot struct {
	doc     *grammar.Document
	opt     Options
	names   *cfg.Names
	cache   *tokenCache
	version int

	lensed *atomic.Bool // of all versions: somebody has asked for lenses
	recent *recent      // likewise: the functions that facts are kept of
	last   *lastEdit    // nil if nobody asks what it has changed
	once   bool         // what is found in a function is told, and nothing is asked about it afterwards
	moved  cancel.Memo[map[*cfg.Func][]Change]

	sources    cancel.Memo[[]SourcePart]
	sourceCode cancel.Memo[[]SourceCode]
	firsts     cancel.Memo[map[string]int] // the first function of each name

	low   cancel.Memo[bool]        // holds that what follows is found
	base  atomic.Pointer[Snapshot] // an older version that is lowered; nil once this one is
	units []*unit
	defs  *cfg.Census // of what the sections define
	funcs []int       // index of each unit's first function in the document
}

// A unit is a section's program and what was found out about its functions. It
// is shared by all versions in which the section did not change.
type unit struct {
	*cfg.Unit
	next   cfg.Env                   // what the sections behind inherit
	notes  bool                      // there may be comments in it that keep diagnostics from being reported
	noted  cancel.Memo[bool]         // there may be notes in it on where code comes from
	facts  []known                   // of each function
	tokens atomic.Pointer[[]*Tokens] // by chunk, once they were asked for
	after  textsAfter                // of phases, for who compares them
}

// Open makes the first snapshot of a document. It keeps src, which nobody may change.
func Open(src []byte, opt Options) *Snapshot {
	s, _ := OpenContext(context.Background(), src, opt)
	return s
}

// OpenContext is Open, but returns the context's error if that ends before the text is parsed.
func OpenContext(ctx context.Context, src []byte, opt Options) (*Snapshot, error) {
	doc, err := grammar.ParseContext(ctx, src)
	if err != nil {
		return nil, err
	}
	return &Snapshot{doc: doc, opt: opt, names: new(cfg.Names), cache: new(tokenCache), lensed: new(atomic.Bool), recent: new(recent)}, nil
}

// Edit returns the snapshot after the edits, which are applied one after the
// other, each relative to the text that the one before it made.
func (s *Snapshot) Edit(edits []grammar.Edit) *Snapshot {
	if up(edits) {
		// Editors send the changes of many cursors from the last to the first:
		// none moves another, so they are one edit of the text as it is.
		edits = slices.Clone(edits)
		slices.Reverse(edits)
		n := s.next(s.doc.EditAll(edits), s.opt)
		n.last = s.lastEditOf(edits)
		return n
	}
	doc := s.doc
	for _, e := range edits {
		doc = doc.Edit(e)
	}
	n := s.next(doc, s.opt)
	n.last = s.nextEdit(-1)
	return n
}

// up reports whether each edit is in front of the one before it.
func up(edits []grammar.Edit) bool {
	for n := 1; n < len(edits); n++ {
		if edits[n].Span.End > edits[n-1].Span.Start {
			return false
		}
	}
	return true
}

// WithOptions returns a snapshot of the same text under other options.
func (s *Snapshot) WithOptions(opt Options) *Snapshot {
	n := &Snapshot{doc: s.doc, opt: opt, names: s.names, cache: new(tokenCache), lensed: s.lensed, recent: s.recent, version: s.version + 1}
	return n // nothing is shared: the options decide what is found
}

func (s *Snapshot) next(doc *grammar.Document, opt Options) *Snapshot {
	n := &Snapshot{doc: doc, opt: opt, names: s.names, cache: s.cache, lensed: s.lensed, recent: s.recent, version: s.version + 1}
	if s.low.Done() {
		n.base.Store(s)
	} else {
		n.base.Store(s.base.Load())
	}
	return n
}

// Text returns the document's text.
func (s *Snapshot) Text() *grammar.Document { return s.doc }

// Options are those that the document was opened with, or that it was given later.
func (s *Snapshot) Options() Options { return s.opt }

// Version counts the versions of a document, for [Key].
func (s *Snapshot) Version() int { return s.version }

// largeText is from how many bytes on what is quickly made again is not kept.
const largeText = 1 << 20

// Forget has what is quickly made again go, if s is large.
func (s *Snapshot) Forget() {
	if s.doc.Len() >= largeText {
		for _, sec := range s.doc.Sections() {
			sec.ForgetNodes()
		}
	}
}

// touch notes that somebody asks about sec, or has made it of the section old: its nodes are kept as long as few others are, if s is large.
func (s *Snapshot) touch(old, sec *grammar.Section) {
	if s.doc.Len() >= largeText {
		s.recent.touch(old, sec)
	}
}

// lower makes the programs of all sections, once. Sections that an older
// version has too are taken from it. It polls ctx.
func (s *Snapshot) lower(ctx context.Context) {
	s.low.Get(ctx, func() bool {
		sections := s.doc.Sections()
		s.units = make([]*unit, len(sections))
		s.funcs = make([]int, len(sections)+1)
		var old []*unit
		var census *cfg.Census
		if base := s.base.Load(); base != nil {
			old, census = base.units, base.defs
		}
		// The sections that are the same at both ends.
		head, tail := 0, 0
		for head < len(old) && head < len(sections) && old[head].Section == sections[head] {
			head++
		}
		for tail < len(old)-head && tail < len(sections)-head && old[len(old)-1-tail].Section == sections[len(sections)-1-tail] {
			tail++
		}
		env := s.env()
		type job struct {
			n    int
			env  cfg.Env
			next cfg.Env
			prev *cfg.Unit
		}
		jobs := make([]job, 0, len(sections)-head-tail)
		for n, sec := range sections {
			var prev *unit
			switch {
			case n < head:
				prev = old[n]
			case n >= len(sections)-tail:
				prev = old[len(old)-(len(sections)-n)]
			case n < len(old)-tail:
				prev = old[n]
			}
			if prev != nil && prev.Section == sec && prev.Env.Equal(env) {
				s.units[n] = prev
				env = prev.next
				continue
			}
			j := job{n: n, env: env, next: cfg.NextEnv(sec, env)}
			if prev != nil {
				j.prev = prev.Unit
			}
			jobs = append(jobs, j)
			env = j.next
		}
		cancel.Parallel(len(jobs), func(k int) {
			cancel.Poll(ctx)
			j := jobs[k]
			u := cfg.LowerSection(ctx, sections[j.n], j.env, j.prev, s.names)
			if j.prev != nil {
				s.touch(j.prev.Section, u.Section)
			} else if s.doc.Len() >= largeText {
				u.Section.ForgetNodes()
			}
			s.units[j.n] = &unit{Unit: u, next: j.next, notes: mayIgnore(u.Section.Src), facts: make([]known, len(u.Funcs))}
		})
		programs := make([]*cfg.Unit, len(s.units))
		for n, u := range s.units {
			s.funcs[n+1] = s.funcs[n] + len(u.Funcs)
			programs[n] = u.Unit
		}
		var before []*cfg.Unit
		for _, u := range old[head : len(old)-tail] {
			before = append(before, u.Unit)
		}
		s.defs = census.Change(before, programs[head:len(programs)-tail])
		claimed, tables := cfg.ClaimedIn(programs), cfg.TableSources(programs)
		for _, j := range jobs {
			programs[j.n].Settle(ctx, claimed)
			programs[j.n].SettleTables(tables[j.n])
		}
		for n, u := range s.units {
			s.units[n] = u.in(ctx, claimed).with(tables[n])
		}
		s.base.Store(nil)
		return true
	})
}

// in returns u as a part of a document that has other names. What was found out about its functions
// is the same: names matter only when a rewrite makes some up, and where one of them is a label
// that another section names. It polls ctx.
func (u *unit) in(ctx context.Context, t cfg.Claimed) *unit {
	p := u.In(ctx, t)
	if p == u.Unit {
		return u
	}
	c := &unit{Unit: p, next: u.next, notes: u.notes, facts: make([]known, len(u.facts))}
	same := true
	for k := range c.facts {
		same = same && p.Funcs[k].SameEdges(u.Funcs[k])
		if from := &u.facts[k].facts; from.Done() && p.Funcs[k].SameEdges(u.Funcs[k]) {
			c.facts[k].facts.Get(context.Background(), func() *facts {
				fs := *from.Get(context.Background(), nil)
				fs.facts = analysis.NewFacts(p.Funcs[k])
				return &fs
			})
		}
	}
	if same {
		c.tokens.Store(u.tokens.Load())
	}
	return c
}

// with returns u as a part of a document that says something else of its tables. What was found out
// about its functions may be another then.
func (u *unit) with(t cfg.TableSource) *unit {
	p := u.WithTables(t)
	if p == u.Unit {
		return u
	}
	return &unit{Unit: p, next: u.next, notes: u.notes, facts: make([]known, len(u.facts))}
}

// env is what the options say of all functions.
func (s *Snapshot) env() cfg.Env {
	return cfg.Env{OptLevel: -1, Target: cfg.TargetByName(s.opt.Target), Limits: s.opt.Limits}
}

// knobs are the optimizer's settings under the snapshot's options.
func (s *Snapshot) knobs() *optimizer.Knobs { return s.opt.OptimizerKnobs() }

// OptimizerKnobs are the optimizer's settings under the options.
func (o *Options) OptimizerKnobs() *optimizer.Knobs {
	return &optimizer.Knobs{Level: o.OptLevel, Values: o.Knobs, NoPhase: o.NoPhase}
}

// Funcs returns the functions of the document in order of the text.
func (s *Snapshot) Funcs() []*cfg.Func {
	s.lower(context.Background())
	var fs []*cfg.Func
	for _, u := range s.units {
		fs = append(fs, u.Funcs...)
	}
	return fs
}

// FuncStart returns where the section of function n of the document begins.
// What the function knows about places counts from there.
func (s *Snapshot) FuncStart(n int) int {
	s.lower(context.Background())
	u, _ := s.unitOf(n)
	off, _ := s.doc.SectionStart(u)
	return off
}

// unitOf returns the unit that function n of the document is in, and its index
// there.
func (s *Snapshot) unitOf(n int) (int, int) {
	u, _ := slices.BinarySearchFunc(s.funcs, n, func(first, n int) int {
		if first <= n {
			return -1
		}
		return 1
	})
	return u - 1, n - s.funcs[u-1]
}
