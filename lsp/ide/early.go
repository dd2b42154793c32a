package ide

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// minEarly is how many instructions a function has at least for its diagnostics to be shown in two
// steps. In a smaller one all of them are found too soon for anybody to see the difference.
const minEarly = 20_000

// Shown are the diagnostics of a version of a document, from which those of the next begin.
type Shown struct {
	doc   *grammar.Document
	cache *tokenCache // of the versions with the same options
	set   []string    // under which settings each function of the text is looked at; "" for a small one
	diags []Diagnostic
}

// Shown returns the diagnostics of s, which are diags, in the form that [Snapshot.Early] takes.
func (s *Snapshot) Shown(diags []Diagnostic) *Shown {
	if !s.low.Done() {
		return nil // of a foreign text
	}
	var set []string
	for _, u := range s.units {
		for _, f := range u.Funcs {
			set = append(set, settings(f))
		}
	}
	return &Shown{s.doc, s.cache, set, diags}
}

// settings are what the text of a large function says of how it is looked at.
func settings(f *cfg.Func) string {
	if instrs(f) < minEarly {
		return ""
	}
	set := fmt.Sprint(f.Name, f.Target, f.OptLevel, f.Native, f.Entry)
	for _, k := range f.Knobs {
		set += fmt.Sprint(k.Name, k.Value)
	}
	return set
}

// Early returns what can be shown of s before all its diagnostics are found, if an edit was in one
// large function:
//
//   - all diagnostics of the other functions;
//   - those of the large function that need only its text and its control flow graph;
//   - of the others, those of the version before that are neither on a changed line, nor between two
//     changed lines of a block, nor name a line that has moved.
//
// It returns false if all diagnostics are found as soon, or if nothing is known of the version before.
// It polls ctx.
func (s *Snapshot) Early(ctx context.Context, before *Shown) (diags []Diagnostic, ok bool, err error) {
	defer cancel.Catch(&err)
	cancel.Poll(ctx)
	if before == nil || before.cache != s.cache || s.Foreign() != "" {
		return nil, false, nil
	}
	s.lower(ctx)
	if len(before.set) != s.funcs[len(s.funcs)-1] {
		return nil, false, nil
	}
	n, large, ok := s.onlyUnknown()
	if !ok || before.set[n] != settings(large) {
		return nil, false, nil
	}
	at := s.knownOf(n)
	kept := keptIn(before.doc, s.doc)
	c := s.newCollector(ctx, true)
	s.collect(ctx, c, func(ctx context.Context, u *unit, k int) *facts {
		if &u.facts[k] == at {
			lint := at.findEarly(analysis.NewFacts(large).For(ctx))
			return &facts{lint: lint, early: len(lint), partly: true}
		}
		return s.facts(ctx, u, k)
	})
	found, _ := c.found()
	var late []Diagnostic
	for _, d := range before.diags {
		if d.late && (d.Func < 0 || d.Func == n) {
			if d, ok := kept.moved(d); ok && !c.ignored.cover(&d.Diagnostic, 0, large) {
				late = append(late, d)
			}
		}
	}
	slices.SortStableFunc(late, func(a, b Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) })
	for _, x := range found {
		diags = append(diags, s.diagnostic(&x))
	}
	diags = append(diags, late[:min(len(late), c.most-len(found)+1)]...) // and the one that says how many there are
	slices.SortStableFunc(diags, inText)
	return diags, true, nil
}

// onlyUnknown returns the one function of which nothing is known yet and its number, if it is large.
func (s *Snapshot) onlyUnknown() (n int, large *cfg.Func, ok bool) {
	for i, u := range s.units {
		for k, f := range u.Funcs {
			switch at := &u.facts[k]; {
			case at.facts.Done():
			case ok || instrs(f) < minEarly:
				return 0, nil, false
			default:
				n, large, ok = s.funcs[i]+k, f, true
			}
		}
	}
	return n, large, ok
}

// instrs counts the instructions of f.
func instrs(f *cfg.Func) (n int) {
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	return n
}

// knownOf is what is known of function n of the document.
func (s *Snapshot) knownOf(n int) *known {
	u, k := s.unitOf(n)
	return &s.units[u].facts[k]
}

// keptLines are the parts of a text that a later one has, too.
type keptLines struct {
	parts []keptPart
	lines bool // some of them are on lines with other numbers
}

// A keptPart is one of them, whole lines from start to end in the older text.
type keptPart struct{ start, end, shift int32 }

// keptIn returns what is has of was: the chunks that they share, others that are spelled as they were, and between two of
// those the lines in front that are the same, and those at the end.
func keptIn(was, is *grammar.Document) *keptLines {
	k := new(keptLines)
	matchChunks(k, chunksOf(was), chunksOf(is), func(c *grammar.Chunk) *grammar.Chunk { return c }, k.compareText)
	return k
}

// compareText compares two runs of chunks, one the older, by what they are spelled as.
func (k *keptLines) compareText(old, now []placedChunk) {
	matchChunks(k, old, now, func(c *grammar.Chunk) string { return string(c.Src) }, k.compareEnds)
}

// matchChunks has k keep the chunks that are in both lists in one order, of which key is the same, and has compare look at what is
// between them.
func matchChunks[K comparable](k *keptLines, old, now []placedChunk, key func(*grammar.Chunk) K, compare func(old, now []placedChunk)) {
	at := make(map[K]int, len(now))
	for n := len(now) - 1; n >= 0; n-- {
		at[key(now[n].chunk)] = n
	}
	i, j := 0, 0 // up to which chunks they have been compared
	for n, c := range old {
		m, ok := at[key(c.chunk)]
		if !ok || m < j {
			continue
		}
		compare(old[i:n], now[j:m])
		k.keep(c.start, int32(len(c.chunk.Src)), now[m].start-c.start)
		i, j = n+1, m+1
	}
	compare(old[i:], now[j:])
}

// A placedChunk is a chunk and where it begins in the document.
type placedChunk struct {
	chunk *grammar.Chunk
	start int32
}

func chunksOf(d *grammar.Document) (list []placedChunk) {
	for n, sec := range d.Sections() {
		off, _ := d.SectionStart(n)
		for _, c := range sec.Chunks {
			list = append(list, placedChunk{c.Chunk, int32(off) + c.Start})
		}
	}
	return list
}

// keep notes that the text of length n from start on stands shift bytes further on in the newer text.
func (k *keptLines) keep(start, n, shift int32) {
	if last := len(k.parts) - 1; last >= 0 && k.parts[last].end == start && k.parts[last].shift == shift {
		k.parts[last].end += n
	} else if n > 0 {
		k.parts = append(k.parts, keptPart{start, start + n, shift})
	}
}

// compareEnds notes what is the same at both ends of two runs of chunks, one the older.
func (k *keptLines) compareEnds(old, now []placedChunk) {
	a, b := textOf(old), textOf(now)
	if len(a) == 0 && len(b) == 0 {
		return
	}
	k.lines = k.lines || bytes.Count(a, lineEnd) != bytes.Count(b, lineEnd)
	if len(a) == 0 || len(b) == 0 {
		return
	}
	head, tail := CommonEnds(a, b)
	head = bytes.LastIndexByte(a[:head], '\n') + 1
	if n := bytes.IndexByte(a[len(a)-tail:], '\n'); n >= 0 {
		tail -= n + 1
	} else {
		tail = 0
	}
	shift := now[0].start - old[0].start
	k.keep(old[0].start, int32(head), shift)
	k.keep(old[0].start+int32(len(a)-tail), int32(tail), shift+int32(len(b)-len(a)))
}

var lineEnd = []byte{'\n'}

func textOf(list []placedChunk) (text []byte) {
	if len(list) == 1 {
		return list[0].chunk.Src
	}
	for _, c := range list {
		text = append(text, c.chunk.Src...)
	}
	return text
}

// namesLine finds where a message says which line something is in.
var namesLine = regexp.MustCompile(`\blines? [0-9]`)

// moved returns d at its place in the newer text; ok is false if a line that d is about has changed.
func (k *keptLines) moved(d Diagnostic) (Diagnostic, bool) {
	if k.lines && namesLine.MatchString(d.Message) {
		return d, false
	}
	ok := true
	move := func(s Span) Span {
		n, _ := slices.BinarySearchFunc(k.parts, s.Start, func(p keptPart, at int32) int { return cmp.Compare(p.end-1, at) })
		switch {
		case s.End == 0: // of the document
			return s
		case n < len(k.parts) && k.parts[n].start <= s.Start && s.End <= k.parts[n].end:
			return Span{Start: s.Start + k.parts[n].shift, End: s.End + k.parts[n].shift}
		}
		ok = false
		return s
	}
	d.Span = move(d.Span)
	related := make([]analysis.Related, len(d.Related))
	for n, r := range d.Related {
		if k.lines && namesLine.MatchString(r.Message) {
			return d, false
		}
		related[n] = analysis.Related{Span: move(r.Span), Message: r.Message}
	}
	d.Related = related
	return d, ok
}
