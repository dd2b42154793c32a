// Lspbench measures language servers from outside, as an editor sees them: it starts each as a
// program, speaks to it through its standard input and output, and sends all of them the same edits
// at the same places. It prints a table in Markdown:
//
//	go run ./cmd/lspbench 'bin/ori lsp' mlir-lsp-server
//
// A server whose program is called mlir-lsp-server gets the same shapes as functions of MLIR, with
// as many blocks and operations, where there is such a shape (see [shapes]). Servers take turns,
// shape by shape, so that other work on the machine disturbs all alike.
//
// The columns: open, from didOpen to the first diagnostics of that version; edit, from a didChange
// that types a digit, or takes it away again, to the first diagnostics of that version; all, to the last
// of them, where a server tells of a version in steps; hover, from the
// request to its answer; all in milliseconds. Memory is that of the process in MB (10^6 bytes), as
// /proc has it: most while the text was opened and at any time, and what is left after the last
// edit, when nothing has been asked for -settle. Progress says whether the server told of work in
// progress while it opened the text.
package main

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"
)

type options struct {
	shapes   *regexp.Regexp
	listings string
	edits    int
	between  time.Duration
	hovers   int
	rounds   int
	settle   time.Duration
	wait     time.Duration
	burst    int
	shorts   int
	cancels  int
}

func main() {
	var o options
	pattern := flag.String("shapes", ".", "measure the shapes whose names match this `regexp`")
	flag.StringVar(&o.listings, "listings", "../shared/corpus/kernels/listings/*.nvdisasm-c.sass", "files, as a `glob`, that the shape \"listings\" is joined from")
	flag.IntVar(&o.edits, "edits", 100, "edits of each text")
	flag.DurationVar(&o.between, "between", 0, "how long to wait at the mean, between half of it and one and a half, before each edit and hover; 0 for the next at once, as no one types")
	flag.IntVar(&o.hovers, "hovers", 100, "hovers in each text")
	flag.IntVar(&o.rounds, "rounds", 1, "how often each server is started for each text; the best open and the best percentiles of all rounds count")
	flag.DurationVar(&o.settle, "settle", 5*time.Second, "how long to wait before memory is measured")
	flag.DurationVar(&o.wait, "wait", 2*time.Minute, "how long to wait for one answer")
	flag.IntVar(&o.burst, "burst", 0, "in place of the table, send so many heavy requests at once (ori only), tell of memory, and cancel each kind of them -cancels times")
	flag.IntVar(&o.shorts, "shorts", 0, "with -burst, in place of its measurements, how often a text of three lines is opened behind the requests")
	flag.IntVar(&o.cancels, "cancels", 100, "how often each kind of heavy request is cancelled, with -burst")
	list := flag.Bool("list", false, "list the shapes")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: lspbench [flags] SERVER...\neach SERVER is a command with its arguments, such as 'bin/ori lsp'")
		flag.PrintDefaults()
	}
	flag.Parse()
	var err error
	o.shapes, err = regexp.Compile(*pattern)
	switch {
	case err != nil || flag.NArg() == 0 && !*list:
		flag.Usage()
		os.Exit(2)
	case *list:
		for _, s := range shapes {
			fmt.Printf("%-16s %s\n", s.name, s.doc)
		}
		return
	}
	if err := run(&o, flag.Args(), os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "lspbench:", err)
		os.Exit(1)
	}
}

const head = `| text | lines | server | open | progress | edit p50 | p99 | all p50 | p99 | hover p50 | p99 | MB open | most | left |
| --- | ---: | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
`

// run measures the servers and writes the table.
func run(o *options, servers []string, out io.Writer) error {
	if o.burst == 0 {
		fmt.Fprint(out, head)
	}
	for n := range shapes {
		s := &shapes[n]
		if !o.shapes.MatchString(s.name) {
			continue
		}
		for _, command := range servers {
			l := languageOf(command)
			text := s.text(l, o)
			if text == "" {
				continue // the shape has no such text
			}
			if o.burst > 0 {
				of := measureHeavy
				if o.shorts > 0 {
					of = measureShort
				}
				if err := of(o, command, s, out); err != nil {
					return fmt.Errorf("%s: %s: %w", command, s.name, err)
				}
				continue
			}
			var best *result
			for range o.rounds {
				r, err := measure(o, command, l, text)
				if err != nil {
					return fmt.Errorf("%s: %s: %w", command, s.name, err)
				}
				best = r.better(best)
			}
			fmt.Fprintf(out, "| %s | %d | %s | %s |\n", s.name, strings.Count(text, "\n"), strings.Fields(command)[0], best)
		}
	}
	return nil
}

// A result is a row of the table.
type result struct {
	open               time.Duration
	progress           bool
	edit, all, hover   percentiles
	opened, most, left int64 // bytes
}

type percentiles struct{ p50, p99 time.Duration }

func percentilesOf(times []time.Duration) percentiles {
	if len(times) == 0 {
		return percentiles{}
	}
	slices.Sort(times)
	return percentiles{times[len(times)/2], times[len(times)*99/100]}
}

func (r *result) String() string {
	ms := func(d time.Duration) string {
		switch x := float64(d.Microseconds()) / 1000; {
		case x == 0:
			return "-"
		case x < 10:
			return fmt.Sprintf("%.2f", x)
		case x < 100:
			return fmt.Sprintf("%.1f", x)
		default:
			return fmt.Sprintf("%.0f", x)
		}
	}
	mb := func(n int64) string {
		if n == 0 {
			return "-"
		}
		return fmt.Sprintf("%.0f", float64(n)/1e6)
	}
	progress := map[bool]string{true: "yes", false: "no"}[r.progress]
	return strings.Join([]string{
		ms(r.open), progress, ms(r.edit.p50), ms(r.edit.p99), ms(r.all.p50), ms(r.all.p99), ms(r.hover.p50), ms(r.hover.p99), mb(r.opened), mb(r.most), mb(r.left),
	}, " | ")
}

// better is the best of r and of what other rounds have given, nil for none.
func (r *result) better(o *result) *result {
	if o == nil {
		return r
	}
	r.open, r.progress = min(r.open, o.open), r.progress || o.progress
	r.edit = percentiles{min(r.edit.p50, o.edit.p50), min(r.edit.p99, o.edit.p99)}
	r.all = percentiles{min(r.all.p50, o.all.p50), min(r.all.p99, o.all.p99)}
	r.hover = percentiles{min(r.hover.p50, o.hover.p50), min(r.hover.p99, o.hover.p99)}
	r.opened, r.most, r.left = min(r.opened, o.opened), min(r.most, o.most), min(r.left, o.left)
	return r
}

// pause waits as somebody does who types, or points at something else.
func (o *options) pause() {
	if o.between > 0 {
		time.Sleep(o.between/2 + rand.N(o.between))
	}
}

// measure starts a server and has it work on the text.
func measure(o *options, command string, l *language, text string) (*result, error) {
	c, err := start(command, o.wait)
	if err != nil {
		return nil, err
	}
	defer c.kill()
	r := new(result)
	if r.open, err = c.open(l, text); err != nil {
		return nil, fmt.Errorf("open: %w", err)
	}
	r.progress = c.progressed.Load()
	_, r.opened = c.memory()

	places := l.places(text)
	if len(places) == 0 {
		return nil, fmt.Errorf("there is no place to edit")
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	var times []time.Duration
	for range o.hovers {
		o.pause()
		took, err := c.hover(places[rnd.IntN(len(places))])
		if err != nil {
			return nil, fmt.Errorf("hover: %w", err)
		}
		times = append(times, took)
	}
	r.hover = percentilesOf(times)
	var firsts, lasts []time.Duration
	for k := 0; k < o.edits; k += 2 {
		p := places[rnd.IntN(len(places))]
		for _, typed := range []string{"1", ""} { // a digit is typed, and taken away
			o.pause()
			first, last, err := c.change(p, typed)
			if err != nil {
				return nil, fmt.Errorf("edit: %w", err)
			}
			firsts, lasts = append(firsts, first), append(lasts, last)
		}
	}
	r.edit, r.all = percentilesOf(firsts), percentilesOf(lasts)
	time.Sleep(o.settle)
	r.left, r.most = c.memory()
	return r, c.end()
}
