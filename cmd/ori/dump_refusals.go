package main

import (
	"context"
	"io"
	"strings"

	"github.com/ori-lang/ori/lsp/ide"
)

// What dump --view refusals writes as JSON.
type (
	refusalsFunc struct {
		Name     string    `json:"name"`
		Refusals []refusal `json:"refusals"`
	}
	refusal struct {
		Code   string         `json:"code"`
		Phase  *int           `json:"phase"` // null where it has no number
		Pass   string         `json:"pass"`
		Why    string         `json:"why"`
		Places []refusedPlace `json:"places"`
	}
	refusedPlace struct {
		Line    int    `json:"line"` // from 1
		Message string `json:"message"`
	}
)

func textRefusals(w io.Writer, f *dumped) error {
	var sb strings.Builder
	if err := ide.Dumps["refusals"](f.src.snap, context.Background(), f.n, f.Func, &sb); err != nil {
		return err
	}
	_, err := io.WriteString(w, sb.String())
	return err
}

func jsonRefusals(f *dumped) (any, error) {
	list, err := f.src.snap.Refusals(context.Background(), f.n)
	out := refusalsFunc{Name: f.Name, Refusals: []refusal{}}
	for _, r := range list {
		x := refusal{Code: r.Kind.Name, Phase: numberOrNull(r.Phase), Pass: r.Phase.Name, Why: r.Why}
		for _, p := range r.Places {
			x.Places = append(x.Places, refusedPlace{f.src.line(p.Span.Start), p.Message})
		}
		out.Refusals = append(out.Refusals, x)
	}
	return out, err
}
