package ide

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"runtime"
	"sync/atomic"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// A counted context counts how often it is asked, and is done from the time that it was asked most times.
type counted struct {
	context.Context
	cancel context.CancelFunc
	most   int64
	n      atomic.Int64
}

func newCounted(most int64) *counted {
	ctx, cancel := context.WithCancel(context.Background())
	return &counted{Context: ctx, cancel: cancel, most: most}
}

func (c *counted) Err() error {
	if c.n.Add(1) >= c.most {
		c.cancel()
	}
	return c.Context.Err()
}

// never is more than any work asks.
const never = 1 << 60

// asks are what an editor asks of a document.
var asks = []struct {
	name string
	ask  func(ctx context.Context, s *Snapshot) error
}{
	{"diagnostics", func(ctx context.Context, s *Snapshot) error { _, err := s.Diagnostics(ctx); return err }},
	{"hover", func(ctx context.Context, s *Snapshot) error { _, err := s.Hover(ctx, s.Text().Len()/2); return err }},
	{"actions", func(ctx context.Context, s *Snapshot) error {
		_, err := s.Actions(ctx, Span{End: int32(s.Text().Len())}, anything)
		return err
	}},
	{"resolve", func(ctx context.Context, s *Snapshot) error {
		for _, k := range []Key{{Source: FromPhase, Phase: "OriBranchOpt", N: -1, Func: -1}, {Source: FromRedundant, N: -1, Func: -1}} {
			if _, err := s.Resolve(ctx, k); err != nil {
				return err
			}
		}
		return nil
	}},
	{"symbols", func(ctx context.Context, s *Snapshot) error { _, err := s.Symbols(ctx); return err }},
	{"references", func(ctx context.Context, s *Snapshot) error {
		_, err := s.References(ctx, s.Text().Len()/2, true)
		return err
	}},
	{"inlays", func(ctx context.Context, s *Snapshot) error {
		_, err := s.Inlays(ctx, Span{End: int32(s.Text().Len())})
		return err
	}},
	{"rpo", func(ctx context.Context, s *Snapshot) error { _, err := s.Dump(ctx, "rpo", ""); return err }},
	{"dot", func(ctx context.Context, s *Snapshot) error { _, err := s.Dump(ctx, "dot", ""); return err }},
	{"refusals", func(ctx context.Context, s *Snapshot) error { _, err := s.Dump(ctx, "refusals", ""); return err }},
	{"draw", func(ctx context.Context, s *Snapshot) error {
		_, err := s.DrawAt(ctx, s.Text().Len()/2, "")
		return err
	}},
	{"format", func(ctx context.Context, s *Snapshot) error {
		_, err := s.Format(ctx, Span{End: int32(s.Text().Len())})
		return err
	}},
	{"tokens", func(ctx context.Context, s *Snapshot) error {
		_, err := s.Tokens(ctx, Span{End: int32(s.Text().Len())})
		return err
	}},
	{"folds", func(ctx context.Context, s *Snapshot) error { _, err := s.Folds(ctx); return err }},
	{"rename", func(ctx context.Context, s *Snapshot) error {
		_, err := s.Rename(ctx, s.Text().Len()/2, "R77")
		if !errors.Is(err, context.Canceled) {
			return nil // there is nothing to rename, or it cannot be
		}
		return err
	}},
	{"graph", func(ctx context.Context, s *Snapshot) error {
		_, err := s.Graph(ctx, s.Text().Len()/2, WholeGraph)
		return err
	}},
	{"pipeline", func(ctx context.Context, s *Snapshot) error {
		_, err := s.Pipeline(ctx, optimizer.OfPhases([]*optimizer.Phase{optimizer.PhaseNamed("15")}), "")
		return err
	}},
	{"matches", func(ctx context.Context, s *Snapshot) error { _, err := s.Matches(ctx, "l", 100); return err }},
	{"lenses", func(ctx context.Context, s *Snapshot) error { _, err := s.Lenses(ctx); return err }},
	{"after", func(ctx context.Context, s *Snapshot) error {
		_, err := s.After(ctx, Rewritten{Pipeline: optimizer.OfPhases([]*optimizer.Phase{optimizer.PhaseNamed("15"), optimizer.PhaseNamed("63"), optimizer.PhaseNamed("84")}), First: -1})
		return err
	}},
}

// TestStop ends each question about hard texts after some polls: it ends at once, with the
// context's error, and what is found afterwards is the same as in a document about which nothing
// was asked before. With -short, of each fourth family.
func TestStop(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for n, h := range gen.Hards {
		if testing.Short() && n%4 != 0 {
			continue
		}
		text := h.Text(min(h.N, 50))
		want, err := Open(text, Options{}).AllDiagnostics(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range asks {
			all := newCounted(never)
			if err := a.ask(all, Open(text, Options{})); err != nil {
				t.Fatalf("%s: %s: %v", h.Name, a.name, err)
			}
			if all.n.Load() == 0 {
				t.Errorf("%s: %s does not ask", h.Name, a.name)
				continue
			}
			s := Open(text, Options{})
			for range 3 {
				ctx := newCounted(1 + r.Int64N(all.n.Load()))
				err := a.ask(ctx, s)
				if ctx.Context.Err() == nil {
					continue // what was found before need not be found again
				}
				if err != nil && err != context.Canceled {
					t.Errorf("%s: %s, stopped at poll %d of %d: %v", h.Name, a.name, ctx.most, all.n.Load(), err)
				}
				// Each goroutine that is at work, and who waits for it, asks once more.
				if late := ctx.n.Load() - ctx.most; late > int64(3*runtime.GOMAXPROCS(0)+10) {
					t.Errorf("%s: %s goes on for %d polls after it is stopped", h.Name, a.name, late)
				}
			}
			got, err := s.AllDiagnostics(t.Context())
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %d diagnostics after %s was stopped, want %d: %v", h.Name, len(got), a.name, len(want), err)
			}
		}
	}
}

// fewPolls are the hard texts of which longer ones need not have more polls: those of one
// instruction, token or directive, or of none, of which megabytes take milliseconds, and those of
// which less is found where they are over a limit.
var fewPolls = map[string]bool{
	"operands": true, "wide": true, "junk": true, "complete": true, "computed": true, "stack-breaks": true, "table-one": true, "data-wide": true, "nested": true,
	"blank": true, "comment": true, "comment-lines": true, "comments": true, "comments-above": true, "comments-in": true, "comments-open": true, "guards": true, "immediate": true,
	"line": true, "modifiers": true, "name": true,
}

// TestPolls holds that the work between two polls does not grow with the text: of a text that is
// four times as long there are some four times as many.
func TestPolls(t *testing.T) {
	for _, h := range gen.Hards {
		polls := func(n int) int64 {
			ctx := newCounted(never)
			if _, err := Open(h.Text(n), Options{}).AllDiagnostics(ctx); err != nil {
				t.Fatal(err)
			}
			return ctx.n.Load()
		}
		n := min(h.N, 100)
		if few, many := polls(n), polls(4*n); many < few+int64(n) && !fewPolls[h.Name] {
			t.Errorf("%s: %d polls for %d, and %d for %d", h.Name, few, n, many, 4*n)
		}
	}
}

// TestStopElsewhere holds that who is stopped does not stop others who ask of the same function.
func TestStopElsewhere(t *testing.T) {
	text := gen.Hards[2].Text(100)
	s := Open(text, Options{})
	stopped := make(chan error)
	for n := range 20 {
		go func() {
			_, err := s.Hover(newCounted(int64(1+10*n)), len(text)/2)
			stopped <- err
		}()
	}
	got, err := s.AllDiagnostics(t.Context())
	want, _ := Open(text, Options{}).AllDiagnostics(t.Context())
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%d diagnostics, want %d: %v", len(got), len(want), err)
	}
	for range 20 {
		if err := <-stopped; err != nil && err != context.Canceled {
			t.Error(err)
		}
	}
	edited := s.Edit([]grammar.Edit{{New: "// a\n"}})
	same(t, edited)
}

// TestStopActions holds that the last step of many actions, which tells apart those with equal titles, looks at each whether it is to end.
func TestStopActions(t *testing.T) {
	a := actions{s: Open(gen.Hards[0].Text(10), Options{})}
	fixes := make([]Action, 1000)
	ctx := newCounted(never)
	a.tellApart(ctx, fixes)
	if n := ctx.n.Load(); n < int64(len(fixes)) {
		t.Errorf("it asks %d times for %d", n, len(fixes))
	}
	for n, x := range fixes {
		if x.Title == "" {
			t.Fatalf("%d is not told apart", n)
		}
	}
}
