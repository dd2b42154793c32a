package main

import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// A failure is something that went wrong with a text. Those of one kind have one cause, as far as that can be
// told without looking.
type failure struct {
	kind   string // what failed at which stage, and whether the text had errors
	detail string
}

// slow is how long a stage may take for a text of a few hundred lines, hung how long all of them together.
const (
	slow = 20 * time.Second
	hung = 40 * time.Second
)

// failuresOf puts a text through check, every phase, the pipeline, fix, verify and the dumps, and
// returns what went wrong, each kind once.
func failuresOf(text []byte) []failure {
	p := &property{text: text, stage: "read"}
	return p.within(p.run)
}

// within returns what do finds, which may take a while.
func (p *property) within(do func()) []failure {
	done := make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	select {
	case <-done:
		return p.found
	case <-time.After(hung):
		return []failure{{"hang", fmt.Sprintf("it did not end in %s", hung)}}
	}
}

// A property is the state of one failuresOf.
type property struct {
	text  []byte
	stage string
	found []failure

	malformed bool   // the text has errors
	last      string // what failed last
}

func (p *property) fail(kind, format string, args ...any) {
	base, _, _ := strings.Cut(kind, " after ")
	if base == p.last || strings.HasPrefix(kind, "differs") && strings.HasPrefix(p.last, "differs") {
		return // a consequence: the stage before has shown it
	}
	p.last = base
	if p.malformed {
		kind += " (text with errors)"
	}
	if !slices.ContainsFunc(p.found, func(f failure) bool { return f.kind == kind }) {
		p.found = append(p.found, failure{kind, fmt.Sprintf(format, args...)})
	}
}

// during runs one stage: a panic in it and the time that it takes are failures. It reports whether it
// came to its end.
func (p *property) during(stage string, do func()) (ok bool) {
	p.stage = stage
	start := time.Now()
	defer func() {
		if r := recover(); r != nil {
			stack := string(debug.Stack())
			p.fail("panic: "+stage+": "+panicPlace(stack), "%v\n%s", r, stack)
		} else if d := time.Since(start); d > slow {
			p.fail("slow: "+stage, "%s", d.Round(10*time.Millisecond))
		}
	}()
	do()
	return true
}

var framePattern = regexp.MustCompile(`(?m)^ori/\S+\(`)

// panicPlace is the function that panicked.
func panicPlace(stack string) string {
	_, below, _ := strings.Cut(stack, "panic(")
	for _, f := range framePattern.FindAllString(below, -1) {
		return strings.TrimSuffix(f, "(")
	}
	if _, message, ok := strings.Cut(stack, "ori/"); ok {
		return firstLineOf(message)
	}
	return "?"
}

func firstLineOf(s string) string { l, _, _ := strings.Cut(s, "\n"); return l }

func (p *property) run() {
	before := sourceOf(p.text)
	var diags []ide.Diagnostic
	if !p.during("check", func() {
		var err error
		if diags, err = diagnosed(before); err != nil {
			p.fail("error: check", "%v", err)
		}
	}) {
		return
	}
	p.malformed = len(errorsOf(diags)) > 0
	p.during("dump", func() {
		if err := dumpedViews(before, io.Discard); err != nil {
			p.fail("error: dump: "+shape(err.Error()), "%v", err)
		}
	})
	p.during("run", func() { p.unreachable(before, diags) })
	p.during("text", func() { p.named(before, diags) })
	p.during("verify", func() { p.alone(before) })

	after := before
	for n := range optimizer.Phases {
		ph := &optimizer.Phases[n]
		p.during(fmt.Sprintf("phase %d", ph.Num), func() {
			if s, ok := p.rewritten(before, diags, fmt.Sprintf("phase %d", ph.Num), ph); ok && s != before {
				_ = s
			}
		})
		p.during("pipeline", func() {
			s, err := optimized(after, ph)
			if err != nil {
				p.fail("error: pipeline: "+shape(err.Error()), "%v", err)
				return
			}
			after = s
		})
	}
	if after != before {
		p.during("pipeline", func() { p.compare(before, after, diags, "pipeline") })
	}
	p.during("fix", func() { p.fix(before, diags) })
}

// rewritten is the text after a phase, compared with that before it.
func (p *property) rewritten(before *source, diags []ide.Diagnostic, stage string, ph *optimizer.Phase) (*source, bool) {
	s, err := optimized(before, ph)
	if err != nil {
		p.fail("error: "+stage+": "+shape(err.Error()), "%v", err)
		return nil, false
	}
	if s != before {
		p.compare(before, s, diags, stage)
	}
	return s, true
}

func (p *property) fix(before *source, diags []ide.Diagnostic) {
	after, n, err := fixed(before)
	if err != nil {
		p.fail("error: fix: "+shape(err.Error()), "%v", err)
		return
	}
	if n > 0 {
		p.compare(before, after, diags, "fix")
		again, m, err := fixed(sourceOf(after.text()))
		switch {
		case err != nil:
			p.fail("error: fix again: "+shape(err.Error()), "%v\n%s", err, after.text())
		case m > 0 || !bytes.Equal(again.text(), after.text()):
			p.fail("unstable: fix", "%d more\n%s\nthen\n%s", m, after.text(), again.text())
		}
	}
}

// compare holds that the text after does what the one before did, and has no errors that it did not have.
func (p *property) compare(before, after *source, diags []ide.Diagnostic, stage string) {
	found, err := diagnosed(after)
	if err != nil {
		p.fail("error: check after "+stage, "%v", err)
		return
	}
	was, is := errorsOf(diags), errorsOf(found)
	for _, code := range slices.Sorted(maps.Keys(is)) {
		if is[code] > was[code] {
			p.fail("new error: "+code+" after "+stage, "%s", after.text())
		}
	}
	if d := doubles(after.text()); len(d) > len(doubles(before.text())) {
		p.fail("label defined twice after "+stage, "%v\n%s", d, after.text())
	}
	a, b := before.snap.Funcs(), after.snap.Funcs()
	if len(a) != len(b) {
		p.fail("functions lost after "+stage, "%d functions became %d\n%s", len(a), len(b), after.text())
		return
	}
	for n := range a {
		if a[n].Name != b[n].Name {
			p.fail("function renamed after "+stage, "%s became %s\n%s", a[n].Name, b[n].Name, after.text())
			return
		}
		if unnamed(a[n], after.text()) {
			continue
		}
		if d := differenceOf(a, b, n); d != nil {
			p.fail("differs: "+stage, "%s: %s\n%s", a[n].Name, d, after.text())
			return
		}
	}
}

// unnamed reports whether another section named a block of f and nothing in text has that name any more: who entered f
// there is gone, as well as the place.
func unnamed(f *cfg.Func, text []byte) bool {
	return slices.ContainsFunc(f.Unresolved, func(u cfg.Unresolved) bool {
		return u.Instr == nil && u.Block != nil && len(u.Block.Labels) > 0 && !bytes.Contains(text, []byte(u.Block.Labels[0].Name))
	})
}

// errorsOf counts the errors by code.
func errorsOf(diags []ide.Diagnostic) map[string]int {
	n := map[string]int{}
	for _, d := range diags {
		if d.Severity == analysis.Error {
			n[d.Code]++
		}
	}
	return n
}

// doubles are the labels that a listing, or a native function, defines more than once.
func doubles(text []byte) []string {
	seen := map[string]int{}
	var twice []string
	fn := 0
	for l := range strings.Lines(string(text)) {
		l = strings.TrimSpace(l)
		if strings.HasPrefix(l, ".entry") || strings.HasPrefix(l, ".func") || strings.HasPrefix(l, "Function :") || strings.HasPrefix(l, "}") {
			fn++
		}
		if m := labelDefinition.FindStringSubmatch(l); m != nil {
			key := fmt.Sprintf("%d %s", fn, m[1])
			if seen[key]++; seen[key] == 2 {
				twice = append(twice, m[1])
			}
		}
	}
	return twice
}

// inputs are few, since there are many texts.
var inputs = interp.Tries{Seeds: 4, Fuel: 1500}

// differenceOf compares function n of two versions of a file, with the other functions beside it.
func differenceOf(a, b []*cfg.Func, n int) *interp.Difference {
	if len(a[n].Blocks) == 0 {
		return nil
	}
	ref := interp.NewReference(interp.Load(a), n, inputs)
	_, diff := ref.CheckFunc(interp.Load(b, ref.Registers()...), n)
	return diff
}

// mostRewrites is how many rewrites of one phase in one function are made, each alone.
const mostRewrites = 25

// alone makes each rewrite alone and compares the function with what comes out.
func (p *property) alone(s *source) {
	funcs := s.snap.Funcs()
	for n, f := range funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		if d := differenceOf(funcs, funcs, n); d != nil {
			p.fail("differs: from itself", "%s: %s", f.Name, d)
			return
		}
		for k := range optimizer.Phases {
			ph := &optimizer.Phases[k]
			if !ph.First() {
				continue
			}
			for _, r := range listed(ph, f) {
				if r.N >= mostRewrites {
					break
				}
				g, err := fixedOne(ph, f, r.N)
				if err != nil {
					p.fail("error: "+r.Code+": "+shape(err.Error()), "%v", err)
					continue
				}
				after := slices.Clone(funcs)
				after[n] = g
				if d := differenceOf(funcs, after, n); d != nil {
					p.fail("differs: "+r.Code, "%s: %s\n%s", r.Title, d, g)
				}
			}
		}
	}
}

// unreachable holds that no lane ever runs what is called unreachable.
func (p *property) unreachable(s *source, diags []ide.Diagnostic) {
	funcs := s.snap.Funcs()
	var dead []ide.Diagnostic
	for _, d := range diags {
		if d.Code == "unreachable-block" && d.Refused == "" {
			dead = append(dead, d)
		}
	}
	if len(dead) == 0 {
		return
	}
	prog := interp.Load(funcs)
	of := map[*cfg.Block]int{}
	for n, f := range funcs {
		for _, b := range f.Blocks {
			of[b] = n
		}
	}
	for n, f := range funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		for seed := range uint64(4) {
			c := interp.Config{Seed: seed, Fuel: 1500, Private: true, Values: interp.Values(f), CallRegs: interp.Registers(f)}
			c.Watch = func(step *interp.Step) {
				at := step.Block.Span.Start + int32(s.snap.FuncStart(of[step.Block]))
				for _, d := range dead {
					if d.Span.Start <= at && at < d.Span.End {
						p.fail("reached: unreachable-block", "%s: %s runs in %s", d.Message, step.Instr.Name, f.Name)
					}
				}
			}
			prog.Run(n, c)
		}
	}
}

var (
	digits     = regexp.MustCompile(`\d+`)
	named      = regexp.MustCompile(`(after phase \d+ \w+: )\S+: `)
	quotedName = regexp.MustCompile(`"[^"]*"|'[^']*'|\bbix\d+\S*|\bBB\d+|\.L_\w+`)
)

// shape is the first line of a message without what differs from text to text.
func shape(message string) string {
	message = quotedName.ReplaceAllString(firstLineOf(message), "x")
	message = named.ReplaceAllString(message, "$1x: ")
	return digits.ReplaceAllString(message, "N")
}
