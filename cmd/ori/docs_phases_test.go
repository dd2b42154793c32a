package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/grammar"
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
	at := optimizer.InstanceNamed(ph.Name)
	for _, k := range optimizer.Kinds {
		owner := optimizer.PhaseNamed(k.Phase)
		if owner == ph || owner.Pass == ph.Pass || k.Later == ph.Name || at != nil && slices.Contains(at.Kinds(), k) {
			list = append(list, k)
		}
	}
	return list
}

// ownWay has an example of the rewrite of a phase that makes it in its own way: "" is that of the
// rewrite's page.
var ownWay = map[string]string{
	"OptimizeHotColdInLoop": ".target sm_90\n.entry f {\nround:\n    IADD3    R0, R0, 0x1, RZ\n    ISETP.LT.AND P0, PT, R0, 0x20, PT\n@P0 BRA      ok\n" +
		"failed:\n    BPT.TRAP 0x1\n    EXIT\nok:\n    ISETP.LT.AND P1, PT, R0, 0x10, PT\n@P1 BRA      round\ndone:\n    EXIT\n}\n",
	"OptimizeHotColdFlow": "",
	"GeneralOptimizeLate": ".target sm_80\n.opt 3\n.entry k {\n    MOV      R4, 0x7\n    STG.E    [R8.64], R4\n    MOV      R5, 0x7\n" +
		"    STG.E    [R8.64+0x4], R5\n    STG.E    [R8.64+0x8], R4\n    EXIT\n}\n",
}

// phasePage is what there is to say of a phase: what `ori explain` does, then an example of each
// rewrite that it owns, drawn.
func phasePage(t *testing.T, ph *optimizer.Phase) string {
	head, rest, _ := strings.Cut(explainPhase(ph.Name), "\n\n")
	title, runs, _ := strings.Cut(head, ": ")
	var sb strings.Builder
	fmt.Fprintf(&sb, "# %s\n\n%s\n\nIt %s.\n", strings.ToUpper(title[:1])+title[1:], rest, runs)
	for _, k := range kindsOf(ph) {
		fmt.Fprintf(&sb, "\n## %s\n\n%s. [More](../diagnostics/%s.md).\n", k.Name, k.Title, k.Name)
		owner := optimizer.PhaseNamed(k.Phase)
		if before, ok := ownWay[ph.Name]; ok {
			if before == "" {
				before, _ = ide.Example(k.Name)
			}
			if owner != ph {
				fmt.Fprintf(&sb, "\n[%s](%s.md) does so in another way.\n", owner, owner.Name)
			}
			beforeAndAfter(t, &sb, before, phaseRun(t, ph, before))
			continue
		}
		if owner != ph {
			fmt.Fprintf(&sb, "\n[%s](%s.md) makes it first.\n", owner, owner.Name)
			continue
		}
		if before, after := ide.Example(k.Name); after != "" {
			beforeAndAfter(t, &sb, before, after)
		}
	}
	return sb.String()
}

// phaseRun is the text that a phase makes of another. It makes something of it.
func phaseRun(t *testing.T, ph *optimizer.Phase, before string) string {
	out, _, err := ide.Open([]byte(before), ide.Options{}).Runner().Run(t.Context(), grammar.Parse([]byte(before)), optimizer.OfPhases([]*optimizer.Phase{ph}))
	if err != nil || string(out.Bytes()) == before {
		t.Fatalf("%s: %v, changes nothing of\n%s", ph, err, before)
	}
	return string(out.Bytes())
}

// beforeAndAfter shows two texts: as drawings where the graph differs, else as they are. What moves
// in the layout alone is not seen in a drawing.
func beforeAndAfter(t *testing.T, sb *strings.Builder, before, after string) {
	language, show := "text", func(text string) string { return drawn(t, text) }
	if slices.Equal(edgesOf(before), edgesOf(after)) {
		language, show = "ori", func(text string) string { return text }
	}
	fmt.Fprintf(sb, "\nBefore:\n\n```%s\n%s```\n\nAfter:\n\n```%s\n%s```\n", language, show(before), language, show(after))
}

// edgesOf are the edges of a text by the names of their ends, in order.
func edgesOf(text string) (list []string) {
	for _, f := range ide.Open([]byte(text), ide.Options{}).Funcs() {
		for _, b := range f.Blocks {
			list = append(list, b.Name())
			for s := range f.Succs(b) {
				list = append(list, b.Name()+" "+s.Name())
			}
		}
	}
	slices.Sort(list)
	return list
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
