package ide

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// A Refused is what the optimizer does not do in a function for one reason.
type Refused struct {
	Kind   *optimizer.Kind
	Phase  *optimizer.Phase
	Why    string
	Places []RefusedPlace // in order of the text
}

// A RefusedPlace is one rewrite that is refused.
type RefusedPlace struct {
	Span    Span // in the document
	Message string
}

// Refusals returns the rewrites of function n of the document that are refused, also those that are
// only offered as actions, in the order of the phases, of each phase and code the most frequent
// reason first. It polls ctx, and returns its error if it is cancelled.
func (s *Snapshot) Refusals(ctx context.Context, n int) (list []Refused, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	u, k := s.unitOf(n)
	off, _ := s.doc.SectionStart(u)
	type reason struct {
		kind  *optimizer.Kind
		phase *optimizer.Phase
		why   string
	}
	at := map[reason]int{} // in list
	rank := map[*optimizer.Kind]int{}
	for r := range s.facts(ctx, s.units[u], k).remarks.all() {
		if r.Refusal == nil {
			continue
		}
		x := reason{r.Kind, r.Phase, r.Refusal.Why}
		if _, ok := at[x]; !ok {
			at[x] = len(list)
			list = append(list, Refused{Kind: x.kind, Phase: x.phase, Why: x.why})
		}
		if _, ok := rank[r.Kind]; !ok {
			rank[r.Kind] = len(rank)
		}
		g := &list[at[x]]
		g.Places = append(g.Places, RefusedPlace{shifted(r.Diagnostic, int32(off)).Span, r.Told().Message})
	}
	for _, g := range list {
		slices.SortStableFunc(g.Places, func(a, b RefusedPlace) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
	}
	slices.SortStableFunc(list, func(a, b Refused) int {
		return cmp.Or(cmp.Compare(rank[a.Kind], rank[b.Kind]), cmp.Compare(len(b.Places), len(a.Places)))
	})
	return list, nil
}

// dumpRefusals prints the refusals of a function: a line for each reason, and below it one for each
// place, with line and column.
func (s *Snapshot) dumpRefusals(ctx context.Context, n int, f *cfg.Func, w io.Writer) error {
	list, err := s.Refusals(ctx, n)
	if err != nil {
		return err
	}
	total := 0
	for _, g := range list {
		total += len(g.Places)
	}
	name := nameOf(f)
	switch total {
	case 0:
		fmt.Fprintf(w, "// %s: no rewrite is refused\n", name)
	case 1:
		fmt.Fprintf(w, "// %s: 1 rewrite is refused\n", name)
	default:
		fmt.Fprintf(w, "// %s: %d rewrites are refused\n", name, total)
	}
	for _, g := range list {
		fmt.Fprintf(w, "%s (%s) not applied: %s\n", g.Kind.Name, g.Phase.Short(), g.Why)
		for _, p := range g.Places {
			line, column := s.doc.Position(int(p.Span.Start), grammar.UTF8)
			fmt.Fprintf(w, "  %d:%d: %s\n", line+1, column+1, p.Message)
		}
	}
	return nil
}
