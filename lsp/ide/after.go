package ide

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// Runner returns what runs pipelines under the snapshot's options.
func (s *Snapshot) Runner() *optimizer.Runner {
	return &optimizer.Runner{
		Env:   s.env(),
		Knobs: s.knobs(),
	}
}

// lowered is Runner with what the snapshot has of the text: most of a large text no rewrite changes.
func (s *Snapshot) lowered(ctx context.Context) (_ *optimizer.Runner, err error) {
	defer cancel.Catch(&err)
	r := s.Runner()
	if s.Foreign() == "" {
		s.lower(ctx)
		r.Names = s.names
		for _, u := range s.units {
			r.Units = append(r.Units, u.Unit)
		}
	}
	return r, nil
}

// Respecting is Runner, with what a comment "ori:ignore" keeps from being reported left as it is.
func (s *Snapshot) Respecting() *optimizer.Runner {
	r := s.Runner()
	r.Leaves = func(t optimizer.Text) optimizer.Leaves {
		if g := ignoresIn(context.Background(), t.Doc, t.Units, func(n int) bool { return mayIgnore(t.Units[n].Section.Src) }); g != nil {
			return g.cover
		}
		return nil
	}
	return r
}

// A Rewritten says what a text after a pipeline is asked for.
type Rewritten struct {
	Pipeline *optimizer.Pipeline
	Func     string // the function that it runs on; "" for all
	First    int    // how many rewrites are made; -1 for all
}

// After returns the text as it is after a pipeline. Where that ended early, the first line says so, in a comment.
func (s *Snapshot) After(ctx context.Context, w Rewritten) ([]byte, error) {
	doc, early, err := s.rewritten(ctx, w)
	if err != nil {
		return nil, err
	}
	if note := earlyNote(early); note != "" {
		return append([]byte(note), doc.Bytes()...), nil
	}
	return doc.Bytes(), nil
}

// earlyNote is a line that says that a pipeline ended early after so many times; "" if it did not, for 0.
func earlyNote(times int) string {
	if times == 0 {
		return ""
	}
	return fmt.Sprintf("// More rewrites are possible: the phases have run %d times, and each more would take long (the setting analysisLimit lets them run longer).\n", times)
}

// NoFunction is the error for the name of a function that the text does not have.
type NoFunction string

func (n NoFunction) Error() string { return fmt.Sprintf("no function %q", string(n)) }

// FuncAfter is After without the sections that do not hold the function. It is found once as long as
// these sections stay as they are, whatever else is edited.
func (s *Snapshot) FuncAfter(ctx context.Context, w Rewritten) (_ string, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	var in []int // the units that hold it
	for n, u := range s.units {
		for _, f := range u.Funcs {
			if f.Name == w.Func {
				in = append(in, n)
				break
			}
		}
	}
	if len(in) == 0 {
		return "", NoFunction(w.Func)
	}
	if len(in) > 1 { // it is defined twice: which one is meant nobody knows
		text, err := s.After(ctx, w)
		return string(text), err
	}
	t := s.units[in[0]].after.get(w).Get(ctx, func() textAfter {
		doc, early, err := s.rewritten(ctx, w)
		cancel.Poll(ctx)
		if err != nil {
			return textAfter{err: err}
		}
		// The sections around it have stayed.
		sections := doc.Sections()
		behind := len(s.units) - in[0] - 1
		var out strings.Builder
		out.WriteString(earlyNote(early))
		for _, sec := range sections[in[0] : len(sections)-behind] {
			out.Write(sec.Src)
		}
		return textAfter{text: out.String()}
	})
	return t.text, t.err
}

// rewritten is the document after a pipeline, and after how many times that ended early; 0 if it did not.
func (s *Snapshot) rewritten(ctx context.Context, w Rewritten) (*grammar.Document, int, error) {
	r, err := s.lowered(ctx)
	if err != nil {
		return nil, 0, err
	}
	r.Select, r.Func, r.Most = optimizer.All(), w.Func, mostAfterVisits
	if w.First >= 0 {
		r.Select = optimizer.First(w.First)
	}
	doc, _, err := r.Run(ctx, s.doc, w.Pipeline)
	return doc, r.Early, err
}

// mostAfterVisits is [optimizer.Runner.Most].
var mostAfterVisits int

// mostAfter is how many texts after phases are kept of one section: those that are compared.
const mostAfter = 2

// textsAfter are those of a section that were asked for last.
type textsAfter struct {
	mu   sync.Mutex
	list []keptText // the newest is last
}

type keptText struct {
	what string
	text *cancel.Memo[textAfter]
}

type textAfter struct {
	text string
	err  error
}

// get is the text that w asks for, which may not be known yet.
func (t *textsAfter) get(w Rewritten) *cancel.Memo[textAfter] {
	what := fmt.Sprint(w.Pipeline.Stages, w.Pipeline.Repeat, w.Func, w.First)
	t.mu.Lock()
	defer t.mu.Unlock()
	x := keptText{what, new(cancel.Memo[textAfter])}
	if k := slices.IndexFunc(t.list, func(x keptText) bool { return x.what == what }); k >= 0 {
		x = t.list[k]
		t.list = slices.Delete(t.list, k, k+1)
	} else if len(t.list) == mostAfter {
		t.list = slices.Delete(t.list, 0, 1)
	}
	t.list = append(t.list, x)
	return x.text
}
