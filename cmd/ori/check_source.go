package main

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/lsp/ide"
)

// A sourceGroup is what was found in the code that comes from one line of a source file, inlined in
// one way.
type sourceGroup struct {
	from   []ide.SourceLine // as [ide.SourcePart] has it; nil for what comes from no known line
	instrs int              // of the whole code
	funcs  []string         // that have it, in order of the text
	diags  []int            // indices in checked.diags
}

// groups returns the groups of a file that is reported by source lines, in order of files and
// lines, what comes from no known line last; nil for another.
func (f *checked) groups(ctx context.Context) ([]*sourceGroup, error) {
	if f.by != bySource || f.diags.Len() == 0 {
		return nil, nil
	}
	groups := map[string]*sourceGroup{}
	for n := range f.diags.Len() {
		part, err := f.snap.SourceOf(ctx, f.diags.At(n).Span)
		if err != nil {
			return nil, err
		}
		g := &sourceGroup{}
		if part != nil {
			g.from = part.From
		}
		if key := chain(g.from); groups[key] == nil {
			groups[key] = g
		} else {
			g = groups[key]
		}
		g.diags = append(g.diags, n)
	}
	parts, err := f.snap.SourceParts(ctx)
	if err != nil {
		return nil, err
	}
	for _, p := range parts {
		if g := groups[chain(p.From)]; g != nil {
			g.instrs += p.Instrs
			if k := len(g.funcs); k == 0 || g.funcs[k-1] != p.Func {
				g.funcs = append(g.funcs, p.Func)
			}
		}
	}
	list := make([]*sourceGroup, 0, len(groups))
	for _, g := range groups {
		list = append(list, g)
	}
	slices.SortFunc(list, func(a, b *sourceGroup) int {
		if len(a.from) == 0 || len(b.from) == 0 {
			return cmp.Compare(len(b.from), len(a.from))
		}
		return slices.CompareFunc(a.from, b.from, func(x, y ide.SourceLine) int {
			return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Line, y.Line))
		})
	})
	return list, nil
}

// chain says where code comes from: "src/k.cu:3, inlined at src/k.cu:9"; "" if that is not known.
func chain(from []ide.SourceLine) string {
	text := ""
	for n, x := range from {
		if n > 0 {
			text += ", inlined at "
		}
		text += x.String()
	}
	return text
}

// grouped writes what was found in a file, by source lines if it is reported so: each with its code
// between head and tail, and below it what render makes of the findings.
func (f *checked) grouped(ctx context.Context, w io.Writer, render func(io.Writer, *checked) error, head, tail string) error {
	groups, err := f.groups(ctx)
	if err != nil {
		return err
	}
	if groups == nil {
		return render(w, f)
	}
	var below bytes.Buffer
	for _, g := range groups {
		part := &checked{source: f.source, diags: f.diags.Pick(g.diags)}
		count := map[analysis.Severity]int{}
		for _, n := range g.diags {
			count[f.diags.Level(n)]++
		}
		if g.from == nil {
			fmt.Fprintf(w, "%s%s: no source line is known:%s %s\n", head, f.name, tail, counts(count))
		} else {
			of := plural(len(g.funcs), "function")
			if len(g.funcs) == 1 {
				of = g.funcs[0]
			}
			fmt.Fprintf(w, "%s%s:%s %s of %s: %s\n", head, printable(chain(g.from)), tail, plural(g.instrs, "instruction"), printable(of), counts(count))
		}
		below.Reset()
		if err := render(&below, part); err != nil {
			return err
		}
		for line := range bytes.Lines(below.Bytes()) {
			if _, err := fmt.Fprintf(w, "  %s", line); err != nil {
				return err
			}
		}
	}
	return nil
}
