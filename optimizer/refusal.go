package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// A Refusal is why a rewrite that applies is not made: the fact that is in the way, and the
// places that show it. A nil *Refusal is none.
type Refusal struct {
	Why     string
	Related []analysis.Related
}

// refuse returns a refusal.
func refuse(format string, args ...any) *Refusal {
	return &Refusal{Why: fmt.Sprintf(format, args...)}
}

// at adds a place.
func (r *Refusal) at(s cfg.Span, message string) *Refusal {
	r.Related = append(r.Related, analysis.Related{Span: s, Message: message})
	return r
}

// with adds places.
func (r *Refusal) with(list ...analysis.Related) *Refusal {
	r.Related = append(r.Related, list...)
	return r
}

// tooLarge refuses what would take longer to find out than a text of this length may cost.
func tooLarge() *Refusal { return refuse("the function is too large to be analysed for it") }
