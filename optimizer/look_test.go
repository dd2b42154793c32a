package optimizer

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// TestLook holds that what looks at a function leaves it as it is and finds out what a run does: whether the phase
// changes something, and what it announces if not. The facts are those of all phases.
func TestLook(t *testing.T) {
	texts := lookTexts(t)
	idles, woulds := 0, 0
	for name, src := range texts {
		var funcs []*cfg.Func
		for _, u := range cfg.Lower(grammar.Parse(src)) {
			funcs = append(funcs, u.Funcs...)
		}
		for _, f := range funcs {
			was := f.String()
			for _, sel := range []Select{All(), Reported(), First(1), All().OfCode("dead-write")} {
				facts := analysis.NewFacts(f)
				for n := range Phases {
					ph := &Phases[n]
					remarks, idle, err := look(ph, facts, nil, sel)
					if err != nil {
						t.Fatal(err)
					}
					want, err := Run(ph, f, nil, sel)
					if err != nil {
						t.Fatal(err)
					}
					if idle == want.Changed {
						t.Errorf("%s: %s: %s: idle is %v", name, f.Name, ph, idle)
					}
					if woulds++; idle {
						idles++
						if len(remarks)+len(want.Remarks) > 0 && !reflect.DeepEqual(bare(remarks), bare(want.Remarks)) {
							t.Errorf("%s: %s: %s: announces %v, want %v", name, f.Name, ph, remarks, want.Remarks)
						}
					}
				}
			}
			if f.String() != was {
				t.Errorf("%s: %s is not the same", name, f.Name)
			}
		}
	}
	if t.Logf("%d of %d are idle", idles, woulds); idles == 0 || idles == woulds {
		t.Errorf("%d of %d are idle", idles, woulds)
	}
}

// lookTexts are short texts of all kinds, and listings.
func lookTexts(t *testing.T) map[string][]byte {
	texts := map[string][]byte{}
	for _, h := range gen.Hards {
		texts[h.Name] = h.Text(min(h.N, 40))
	}
	files, err := filepath.Glob("../cfg/testdata/kernels/listings/*")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		if texts[file], err = os.ReadFile(file); err != nil {
			t.Fatal(err)
		}
	}
	return texts
}

// TestLooked holds that a phase makes of the copy that phases have looked at, with its facts, what it makes of a new one: once through a
// pipeline is as if each of its phases were run alone.
func TestLooked(t *testing.T) {
	p := *PipelineNamed("ptxas")
	p.Repeat = ""
	made := 0
	for name, src := range lookTexts(t) {
		r := Runner{Env: cfg.Env{OptLevel: -1}, Select: All()}
		got, n, err := r.Run(context.Background(), grammar.Parse(src), &p)
		if err != nil {
			t.Fatal(err)
		}
		made += n
		want := grammar.Parse(src)
		for _, s := range p.Stages {
			for _, ph := range s.Phases {
				alone := Runner{Env: cfg.Env{OptLevel: -1}, Select: All()}
				if want, _, err = alone.Run(context.Background(), want, OfPhases([]*Phase{PhaseNamed(ph)})); err != nil {
					t.Fatal(err)
				}
			}
		}
		if !bytes.Equal(got.Bytes(), want.Bytes()) {
			t.Errorf("%s: the pipeline makes\n%s\nits phases alone\n%s", name, got.Bytes(), want.Bytes())
		}
	}
	if made == 0 {
		t.Error("nothing was made")
	}
}

// bare are remarks without what cannot be compared.
func bare(list []Remark) []Remark {
	var all []Remark
	for _, r := range list {
		r.later, r.item = nil, 0
		all = append(all, r)
	}
	return all
}

// TestLookStops holds that a look ends with its context.
func TestLookStops(t *testing.T) {
	f := cfg.Lower(grammar.Parse([]byte(".entry f {\n@P0 BRA x\nNOP\nx:\nEXIT\n}\n")))[0].Funcs[0]
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, idle, err := look(PhaseNamed("OriBranchOpt"), analysis.NewFacts(f).For(ctx), nil, All()); idle || err != context.Canceled {
		t.Errorf("idle %v, %v", idle, err)
	}
}
