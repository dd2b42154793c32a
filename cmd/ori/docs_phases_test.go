package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// TestPhaseDocs holds that docs/phases is what the tables of phases and rewrites say.
func TestPhaseDocs(t *testing.T) {
	dir := filepath.Join("..", "..", "docs", "phases")
	want := map[string]string{"README.md": phaseIndex()}
	for n := range optimizer.Phases {
		ph := &optimizer.Phases[n]
		want[ph.Name+".md"] = phasePage(t, ph)
	}
	if *update {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range want {
		golden(t, filepath.Join(dir, name), text)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if want[e.Name()] == "" {
			t.Errorf("docs/phases/%s is of no phase", e.Name())
		}
	}
}

func phaseIndex() string {
	var sb strings.Builder
	sb.WriteString("# Phases\n\nThe phases of the optimizer, in the order in which `ori opt --pipeline ptxas` runs them, then the parts of cicc's BranchFolding. " +
		"`ori explain NAME` prints what a page here begins with; `ori dump FILE --view pipeline` tells which of them run on a file, and why in this order.\n\n" +
		"| phase | name | from -O | rewrites |\n| ---: | --- | ---: | --- |\n")
	for n := range optimizer.Phases {
		ph := &optimizer.Phases[n]
		num := ""
		if ph.Num != 0 {
			num = fmt.Sprint(ph.Num)
		}
		var codes []string
		for _, k := range kindsOf(ph) {
			codes = append(codes, fmt.Sprintf("[%s](../diagnostics/%s.md)", k.Name, k.Name))
		}
		fmt.Fprintf(&sb, "| %s | [%s](%s.md) | %d | %s |\n", num, ph.Name, ph.Name, ph.MinLevel, strings.Join(codes, ", "))
	}
	return sb.String()
}

// kindsOf are the rewrites that a phase makes, also those that an earlier one owns.
func kindsOf(ph *optimizer.Phase) (list []*optimizer.Kind) {
	for _, k := range optimizer.Kinds {
		owner := optimizer.PhaseNamed(k.Phase)
		does := owner == ph || owner.Pass == ph.Pass
		for _, later := range optimizer.Also(owner, k) {
			does = does || later == ph
		}
		if does {
			list = append(list, k)
		}
	}
	return list
}

// phasePage is what there is to say of a phase: what `ori explain` does, then an example of each rewrite that it owns, drawn.
func phasePage(t *testing.T, ph *optimizer.Phase) string {
	head, rest, _ := strings.Cut(explainPhase(ph.Name), "\n\n")
	title, runs, _ := strings.Cut(head, ": ")
	var sb strings.Builder
	fmt.Fprintf(&sb, "# %s\n\n%s\n\nIt %s.\n", strings.ToUpper(title[:1])+title[1:], rest, runs)
	for _, k := range kindsOf(ph) {
		fmt.Fprintf(&sb, "\n## %s\n\n%s. [More](../diagnostics/%s.md).\n", k.Name, k.Title, k.Name)
		if owner := optimizer.PhaseNamed(k.Phase); owner != ph {
			fmt.Fprintf(&sb, "\n[%s](%s.md) makes it first.\n", owner, owner.Name)
			continue
		}
		before, after := ide.Example(k.Name)
		if after == "" {
			continue
		}
		fmt.Fprintf(&sb, "\nBefore:\n\n```text\n%s```\n\nAfter:\n\n```text\n%s```\n", drawn(t, before), drawn(t, after))
	}
	return sb.String()
}

// drawn draws the functions of a text.
func drawn(t *testing.T, text string) string {
	var sb strings.Builder
	s := ide.Open([]byte(text), ide.Options{})
	for n := range s.Funcs() {
		d, err := s.DrawAt(context.Background(), s.FuncStart(n)+int(s.Funcs()[n].Span.Start), "")
		if err != nil || d == nil {
			t.Fatalf("no drawing: %v\n%s", err, text)
		}
		if n > 0 {
			sb.WriteString("\n")
		}
		for _, l := range d.Lines {
			sb.WriteString(strings.TrimRight(l, " ") + "\n")
		}
	}
	return sb.String()
}
