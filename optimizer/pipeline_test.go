package optimizer

import (
	"context"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/grammar"
)

var everyListing = flag.Bool("every-listing", false, "run the tests of pipelines on the whole corpus, in place of a sample")

// TestPipelineOrder holds that every pipeline runs known phases, that the first run of each is
// where PhaseOrder allows it, and that it has the phases that it is made of.
func TestPipelineOrder(t *testing.T) {
	for _, p := range Pipelines {
		at := map[string]int{}
		for _, s := range p.Stages {
			if s.Why == "" {
				t.Errorf("%s: a stage without a reason", p.Name)
			}
			for _, name := range s.Phases {
				if PhaseNamed(name) == nil {
					t.Errorf("%s: no phase %s", p.Name, name)
				} else if _, ok := at[name]; !ok {
					at[name] = len(at)
				}
			}
		}
		for n := range Phases {
			ph := &Phases[n]
			if _, ok := at[ph.Name]; ok != (p.Name == "cicc" == (ph.Part != "")) {
				t.Errorf("%s is in the pipeline %s: %v", ph, p.Name, ok)
			}
		}
		for _, o := range PhaseOrder {
			before, ok1 := at[o.Before]
			after, ok2 := at[o.After]
			if ok1 && ok2 && before > after {
				t.Errorf("%s: %s has to come before %s: %s", p.Name, o.Before, o.After, o.Why)
			}
		}
	}
}

// stable holds that a pipeline changes nothing in what it made.
func stable(t *testing.T, name string, src []byte, p *Pipeline, sel Select) {
	t.Helper()
	r := Runner{Select: sel}
	once, made, err := r.Run(context.Background(), grammar.Parse(src), p)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if made == 0 {
		return
	}
	var said []string
	r.Step = func(s Step) {
		for n, made := range s.Made {
			if made {
				said = append(said, s.Phase.String()+": "+s.Remarks[n].Message)
			}
		}
	}
	twice, _, err := r.Run(context.Background(), grammar.Parse(once.Bytes()), p)
	if err != nil {
		t.Errorf("%s: %v", name, err)
	} else if !slices.Equal(once.Bytes(), twice.Bytes()) {
		t.Errorf("%s: %s run again makes %d rewrites:\n%s", name, p.Name, len(said), strings.Join(said[:min(len(said), 8)], "\n"))
	}
}

// TestPipelinesAreStable runs every pipeline on its own output: all testdata of the project, and
// the corpus, where it is, or a sample of it.
func TestPipelinesAreStable(t *testing.T) {
	texts := map[string][]byte{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		switch filepath.Ext(path) {
		case ".ori", ".sass":
			texts[path], err = os.ReadFile(path)
		case ".txtar":
			ar, err := txtar.ParseFile(path)
			if err != nil {
				return err
			}
			for _, f := range ar.Files {
				if e := filepath.Ext(f.Name); e == ".ori" || e == ".sass" {
					texts[path+"/"+f.Name] = f.Data
				}
			}
		}
		if d.IsDir() && (d.Name() == "node_modules" || strings.HasPrefix(d.Name(), ".") && d.Name() != "..") {
			return fs.SkipDir
		}
		return err
	})
	if err != nil || len(texts) < 50 {
		t.Fatal(len(texts), err)
	}
	n := 0
	for _, dir := range []string{"listings", "kernels/listings", "public"} {
		list, _ := os.ReadDir(filepath.Join("..", "..", "shared", "corpus", dir))
		for _, e := range list {
			n++
			if info, err := e.Info(); err == nil && info.Mode().IsRegular() && (*everyListing || n%37 == 0 && info.Size() < 300_000) {
				path := filepath.Join("..", "..", "shared", "corpus", dir, e.Name())
				if texts[path], err = os.ReadFile(path); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if n == 0 {
		t.Log("the corpus of listings is not there: only the texts of the project were run")
	}
	for name, src := range texts {
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			for k := range Pipelines {
				stable(t, name, src, &Pipelines[k], All())
				stable(t, name, src, &Pipelines[k], Reported())
			}
		})
	}
}

// TestDeadWriteFixes removes the dead writes of all testdata, each alone and all together until
// there are none: every text is read back as a
