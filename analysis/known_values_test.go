package analysis

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"
)

var (
	knownOf = flag.String("known", "", "a glob of listings, of which TestKnownValues counts what is known")
	knownTo = flag.String("known-list", "", "a file to list what TestKnownValues counts in, to compare two versions with diff")
)

// TestKnownValues counts the values that instructions write and the branches of which something is known:
//
//	go test ./analysis -run KnownValues -v -known '../../shared/corpus/listings/*' -known-list /tmp/known.txt
//
// Without -known it reads the golden texts, and holds that something is known of them.
func TestKnownValues(t *testing.T) {
	glob := *knownOf
	if glob == "" {
		glob = "../optimizer/testdata/*/*.txtar"
	}
	files, err := filepath.Glob(glob)
	if err != nil || len(files) == 0 {
		t.Fatal("no texts", err)
	}
	list := bufio.NewWriter(io.Discard)
	if *knownTo != "" {
		to, err := os.Create(*knownTo)
		if err != nil {
			t.Fatal(err)
		}
		defer to.Close()
		list = bufio.NewWriter(to)
	}
	var values, constant, some, branches, decided int
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range lowered(text) {
			c := NewFacts(f).Constants()
			r := c.ssa.Regs
			for _, b := range f.Blocks {
				for k := range b.Instrs {
					n := r.Number(b, k)
					for j, w := range r.Words(n) {
						v := c.ssa.Values(n)[j]
						if !w.Write() || v < 0 {
							continue
						}
						values++
						known := c.Value(v, b)
						if known == c.most(v) {
							continue
						}
						some++
						if _, ok := known.Const(); ok {
							constant++
						}
						fmt.Fprintf(list, "%s %s %d %s %v %v\n", filepath.Base(name), f.Name, n, f.InstrString(&b.Instrs[k]), r.Regs[w.Var()], known)
					}
				}
				if i := b.Last(); i != nil && i.Conditional() {
					branches++
					if taken := c.Taken(b); taken != Varies {
						decided++
						fmt.Fprintf(list, "%s %s %s %s taken: %v\n", filepath.Base(name), f.Name, b.Name(), f.InstrString(i), taken)
					}
				}
			}
		}
	}
	if err := list.Flush(); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d texts, %d values: %d constant, %d more of which something is known; %d conditional branches, %d decided",
		len(files), values, constant, some-constant, branches, decided)
	if constant == 0 || some == constant || decided == 0 {
		t.Error("nothing is known")
	}
}
