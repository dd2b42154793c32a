package ide

import (
	"context"
	"strings"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// MaxRunRewrites is how many rewrites a [PipelineFacts] lists; those beyond are counted only.
const MaxRunRewrites = 2000

// PipelineFacts is what a pipeline does to a text, run by run, as plain data.
type PipelineFacts struct {
	Name   string     `json:"name"`
	Func   string     `json:"func"` // of the only function that it ran on, "" for all
	Runs   []RunFacts `json:"runs"`
	Count  int        `json:"count"` // of rewrites
	Listed int        `json:"listed"`
}

// RunFacts is what one run of a phase did. The text after it is that after the first First+Count
// rewrites of the pipeline.
type RunFacts struct {
	Phase    string         `json:"phase"`
	Num      int            `json:"num,omitzero"` // of the phase, 0 if ptxas has none
	Doc      string         `json:"doc"`
	Round    int            `json:"round"`         // of the pipeline, from 1
	Off      string         `json:"off,omitempty"` // why it did not run; "" if it did
	First    int            `json:"first"`         // how many rewrites were made before it
	Count    int            `json:"count"`
	Made     string         `json:"made,omitempty"` // by code: "2 thread-branch, 1 branch-to-next"
	Before   optimizer.Size `json:"before"`
	After    optimizer.Size `json:"after"`
	Rewrites []RewriteFacts `json:"rewrites,omitempty"`
}

// RewriteFacts is one rewrite of a run.
type RewriteFacts struct {
	N       int    `json:"n"` // its number in the pipeline, from 1: the text after it is that after the first N rewrites
	Code    string `json:"code"`
	Title   string `json:"title"`
	Message string `json:"message"`
	Func    string `json:"func"`
	Line    int    `json:"line"` // in the text before the run, from 1
}

// Pipeline runs a pipeline on the function called name, or on all if it is "", and says what it
// does. It returns the context's error if that is done before the pipeline is.
func (s *Snapshot) Pipeline(ctx context.Context, p *optimizer.Pipeline, name string) (*PipelineFacts, error) {
	out := &PipelineFacts{Name: p.Name, Func: name, Runs: []RunFacts{}}
	r, err := s.lowered(ctx)
	if err != nil {
		return nil, err
	}
	r.Select, r.Func = optimizer.All(), name
	var made []RewriteFacts
	r.Step = func(x optimizer.Step) {
		for n, is := range x.Made {
			if !is {
				continue
			}
			out.Count++
			if out.Listed < MaxRunRewrites {
				out.Listed++
				d := &x.Remarks[n]
				line, _ := x.Doc.Position(x.Start+int(d.Span.Start), grammar.UTF8)
				made = append(made, RewriteFacts{
					N: out.Count, Code: d.Code, Title: d.Title, Message: d.Message, Func: x.Func.Name, Line: line + 1,
				})
			}
		}
	}
	var stats optimizer.Stats
	before := 0
	r.Ran = func(x optimizer.Ran) {
		run := &stats.Runs[len(stats.Runs)-1]
		f := RunFacts{
			Phase: run.Name(), Round: run.Round, Off: run.Off, First: before, Count: out.Count - before, Made: run.MadeText(),
			Before: run.Before, After: run.After, Rewrites: made,
		}
		if x.Phase != nil {
			f.Num, f.Doc = x.Phase.Num, phaseTitle(x.Phase)
		}
		out.Runs = append(out.Runs, f)
		before, made = out.Count, nil
	}
	stats.Watch(r)
	if _, _, err := r.Run(ctx, s.doc, p); err != nil {
		return nil, err
	}
	return out, nil
}

// phaseTitle is the first sentence of what a phase does.
func phaseTitle(ph *optimizer.Phase) string {
	title, _, _ := strings.Cut(ph.Pass.Doc, ". ")
	return strings.TrimSuffix(title, ".")
}
