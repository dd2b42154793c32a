package main

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// An asker is an editor in front of a text that asks at random places and does what it is offered.
type asker struct {
	*property
	r      *rand.Rand
	before *source
	snap   *ide.Snapshot
	diags  []ide.Diagnostic
}

const (
	mostAsked   = 60 // places, of a text that has more
	mostActions = 10 // actions that are made
	mostTyped   = 12 // places where something is typed
)

func (q *asker) run() {
	q.before = sourceOf(q.text)
	q.snap = q.before.snap
	ok := q.during("check", func() {
		var err error
		if q.diags, err = diagnosed(q.before); err != nil {
			q.fail("error: check", "%v", err)
		}
	})
	if !ok {
		return
	}
	q.malformed = len(errorsOf(q.diags)) > 0
	places := q.r.Perm(len(q.text) + 1)
	places = places[:min(len(places), mostAsked)]
	for _, off := range places {
		q.asks(q.snap, off)
	}
	q.during("hierarchy", q.hierarchy)
	q.during("source lines", q.sourceLines)
	q.during("actions", func() { q.actions(places) })
	q.during("rename", func() { q.renames(places) })
	q.during("format", q.formats)
	for _, off := range places[:min(len(places), mostTyped)] {
		q.during("typed", func() { q.types(off) })
	}
}

// asked is what an answer is; nothing stops it.
func asked[T any](q *asker, what string, v T, err error) T {
	if err != nil {
		q.fail("error: "+what+": "+shape(err.Error()), "%v", err)
	}
	return v
}

// asks asks everything about one place of a text.
func (q *asker) asks(s *ide.Snapshot, off int) {
	if src := s.Text().Bytes(); off > 0 && off < len(src) && src[off-1] == '\r' && src[off] == '\n' {
		return // no editor has a place there
	}
	ctx, n := context.Background(), int32(s.Text().Len())
	inside := func(what string, list ...ide.Span) {
		for _, sp := range list {
			if sp.Start < 0 || sp.End < sp.Start || n < sp.End {
				q.fail("outside: "+what, "at %d: %v of %d bytes", off, sp, n)
			}
		}
	}
	around := func(what string, sp ide.Span) {
		inside(what, sp)
		if off < int(sp.Start) || int(sp.End) < off {
			q.fail("elsewhere: "+what, "at %d: %v", off, sp)
		}
	}
	q.during("hover", func() {
		h, err := s.Hover(ctx, off)
		if asked(q, "hover", h, err) != nil {
			around("hover", h.Span)
			q.prose("hover", h.Markdown)
		}
	})
	q.during("navigation", func() {
		def, err := s.Definition(ctx, off)
		inside("definition", asked(q, "definition", def, err)...)
		refs, err := s.References(ctx, off, true)
		inside("reference", asked(q, "references", refs, err)...)
		marks, err := s.Highlights(ctx, off)
		for _, h := range asked(q, "highlights", marks, err) {
			inside("highlight", h.Span)
		}
		src, err := s.Sources(ctx, off)
		for _, x := range asked(q, "sources", src, err) {
			inside("source", x.Span)
		}
	})
	q.during("selection", func() {
		list, err := s.Selections(ctx, off)
		for k, sp := range asked(q, "selection", list, err) {
			around("selection", sp)
			if k > 0 && (sp == list[k-1] || list[k-1].Start < sp.Start || sp.End < list[k-1].End) {
				q.fail("selections do not nest", "at %d: %v", off, list)
			}
		}
	})
	q.during("linked", func() { q.linked(s, off) })
	q.during("completion", func() {
		list, err := s.Complete(ctx, off)
		for _, c := range asked(q, "completion", list, err) {
			inside("completion", c.Replace)
			if int(c.Replace.End) != off || strings.ContainsAny(string(s.Text().Bytes()[c.Replace.Start:c.Replace.End]), "\n\r") {
				q.fail("completion replaces something else", "at %d: %+v", off, c)
			}
			q.prose("completion", c.Detail+ide.CompletionDoc(c.Kind, c.Label))
		}
	})
	q.during("signature", func() {
		sig, err := s.Signature(ctx, off)
		if asked(q, "signature", sig, err) == nil {
			return
		}
		q.prose("signature", sig.Doc)
		for _, sp := range sig.Params {
			if sp.Start < 0 || int(sp.End) > len(sig.Label) || sp.End < sp.Start {
				q.fail("outside: parameter", "%+v", sig)
			}
		}
		if sig.Active < -1 || sig.Active >= len(sig.Params) && sig.Active != -1 {
			q.fail("no such parameter", "at %d: %+v", off, sig)
		}
	})
	q.during("tokens", func() {
		line := ide.Span{Start: int32(max(0, off-80)), End: min(n, int32(off+80))}
		list, err := s.Tokens(ctx, line)
		asked(q, "tokens", list, err)
		hints, err := s.Inlays(ctx, line)
		for _, x := range asked(q, "hints", hints, err) {
			inside("hint", ide.Span{Start: x.Off, End: x.Off})
			q.prose("hint", x.Doc)
		}
	})
}

// prose holds that a text is one that can be shown.
func (q *asker) prose(what, text string) {
	for _, bad := range []string{"%!", "<nil>", "\x00", " ,", "``\n`", "( ", "  ·"} {
		if i := strings.Index(text, bad); i >= 0 && !bytes.Contains(q.text, []byte(bad)) && bad != " ," {
			q.fail(fmt.Sprintf("prose: %s has %q", what, bad), "%s", text)
		}
	}
	if strings.Count(text, "```")%2 != 0 {
		q.fail("prose: "+what+" has a fence that does not end", "%s", text)
	}
}

// linked holds that what is typed at several places is the same text in all of them, and that each
// of them has the same others.
func (q *asker) linked(s *ide.Snapshot, off int) {
	list, err := s.Linked(context.Background(), off)
	if len(asked(q, "linked", list, err)) == 0 {
		return
	}
	src, here := s.Text().Bytes(), false
	for k, sp := range list {
		here = here || int(sp.Start) <= off && off <= int(sp.End)
		if string(src[sp.Start:sp.End]) != string(src[list[0].Start:list[0].End]) || k > 0 && sp.Start < list[k-1].End {
			q.fail("linked ranges differ", "at %d: %v", off, list)
		}
		if other, _ := s.Linked(context.Background(), int(sp.Start)); !slices.Equal(other, list) && !q.malformed {
			q.fail("linked ranges are not mutual", "at %d %v, at %d %v", off, list, sp.Start, other)
		}
	}
	if !here {
		q.fail("linked ranges elsewhere", "at %d: %v", off, list)
	}
}

// hierarchy holds that calls and edges are the same from both of their ends, and so is dominance.
func (q *asker) hierarchy() {
	ctx, s := context.Background(), q.snap
	type end struct{ fn, block int }
	froms := map[[2]end][]ide.Span{} // by where a link begins and ends
	var nodes []end
	for n, f := range s.Funcs() {
		nodes = append(nodes, end{n, -1})
		for b := range f.Blocks {
			nodes = append(nodes, end{n, b})
		}
	}
	nodes = nodes[:min(len(nodes), 300)]
	for _, x := range nodes {
		out, err := s.Outgoing(ctx, x.fn, x.block)
		for _, l := range asked(q, "outgoing", out, err) {
			key := [2]end{x, {l.Func, l.Block}}
			if x.block < 0 {
				key[1].block = -1 // who calls into the middle of a function calls it
			}
			froms[key] = append(froms[key], l.From...)
		}
	}
	for _, x := range nodes {
		in, err := s.Incoming(ctx, x.fn, x.block)
		for _, l := range asked(q, "incoming", in, err) {
			key := [2]end{{l.Func, l.Block}, x}
			if !slices.Equal(sorted(froms[key]), sorted(l.From)) {
				q.fail("incoming is not outgoing", "%v: outgoing %v, incoming %v", key, froms[key], l.From)
			}
			delete(froms, key)
		}
		up, err := s.Dominator(ctx, x.fn, x.block)
		if asked(q, "dominator", up, err) != nil {
			down, err := s.Dominated(ctx, up.Func, up.Block)
			if !slices.ContainsFunc(asked(q, "dominated", down, err), func(n ide.Node) bool { return n.Func == x.fn && n.Block == x.block }) {
				q.fail("dominator does not dominate", "%v: %+v", x, up)
			}
		}
		down, err := s.Dominated(ctx, x.fn, x.block)
		for _, n := range asked(q, "dominated", down, err) {
			if up, _ := s.Dominator(ctx, n.Func, n.Block); up == nil || up.Func != x.fn || up.Block != x.block {
				q.fail("dominated is not", "%v: %+v", x, n)
			}
		}
	}
	for key, from := range froms {
		if slices.Contains(nodes, key[1]) {
			q.fail("outgoing is not incoming", "%v: %v", key, from)
		}
	}
}

func sorted(list []ide.Span) []ide.Span {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b ide.Span) int { return int(a.Start - b.Start) })
	return list
}

// sourceLines holds, line by line, that an instruction comes from where the last notes above it in
// its function say.
func (q *asker) sourceLines() {
	s := q.snap
	if q.malformed || !bytes.Contains(q.text, []byte("//## File")) {
		return
	}
	note := func(l string) bool { return strings.HasPrefix(strings.TrimLeft(l, " \t"), "//## File") }
	for n, f := range s.Funcs() {
		base := s.FuncStart(n)
		text := string(q.text[base+int(f.Span.Start) : base+int(f.Span.End)])
		for _, b := range f.Blocks {
			for k := range b.Instrs {
				if b.Instrs[k].OpSpan.Len() == 0 {
					continue
				}
				at := b.InSection(b.Instrs[k].OpSpan).Start
				lines := strings.SplitAfter(text[:at-f.Span.Start], "\n")
				lines = lines[:len(lines)-1]
				end := len(lines)
				for end > 0 && !note(lines[end-1]) {
					end--
				}
				from := end
				for from > 0 && note(lines[from-1]) {
					from--
				}
				want := strings.Join(lines[from:end], "")
				got, err := s.Sources(context.Background(), base+int(at))
				for _, x := range asked(q, "sources", got, err) {
					if text := fmt.Sprintf("%q, line %d", x.File, x.Line); !strings.Contains(want, fmt.Sprintf("\"%s\", line %d", x.File, x.Line)) {
						q.fail("source line is another", "line %d of %s: %s, not in %q", q.before.line(int32(base)+at), f.Name, text, want)
					}
				}
				if first := noteLine.FindString(want); (first != "") != (len(got) > 0) {
					q.fail("source line missing or made up", "line %d of %s: %v, of %q", q.before.line(int32(base)+at), f.Name, got, want)
				}
			}
		}
	}
}

// edited is the text after edits of a snapshot, which are in order and do not overlap.
func (q *asker) edited(what string, s *ide.Snapshot, edits []grammar.Edit) []byte {
	src := s.Text().Bytes()
	var out []byte
	at := int32(0)
	for _, e := range edits {
		if e.Span.Start < at || e.Span.End < e.Span.Start || int(e.Span.End) > len(src) {
			q.fail("edits overlap: "+what, "%v", edits)
			return src
		}
		out = append(append(out, src[at:e.Span.Start]...), e.New...)
		at = e.Span.End
	}
	return append(out, src[at:]...)
}

// actions makes what is offered at the places, each alone.
func (q *asker) actions(places []int) {
	ctx := context.Background()
	seen := map[string]bool{}
	var list []ide.Action
	for _, off := range places {
		at := ide.Span{Start: int32(off), End: int32(min(off+q.r.IntN(30), len(q.text)))}
		offered, err := q.snap.Actions(ctx, at, func(string) bool { return true })
		for _, a := range asked(q, "actions", offered, err) {
			if a.Disabled != "" {
				q.prose("refusal", a.Disabled)
			}
			q.prose("title", a.Title)
			if key := fmt.Sprint(a.Key); a.Disabled == "" && !seen[key] {
				seen[key] = true
				list = append(list, a)
			}
		}
	}
	q.r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for _, a := range list[:min(len(list), mostActions)] {
		what := fmt.Sprintf("action %s %s", a.Key.Source, a.Code+a.Key.Phase)
		edits, err := q.snap.Resolve(ctx, a.Key)
		if len(asked(q, what, edits, err)) == 0 {
			if err == nil && !bytes.Contains(q.text, []byte("ori:ignore")) { // what is left alone may need what is not
				q.fail("nothing done: "+what, "%s", a.Title)
			}
			continue
		}
		after := sourceOf(q.edited(what, q.snap, edits))
		q.compareAction(what, a, after)
	}
}

// compareAction holds that an action makes no error, and that one that is called a rewrite does not
// change what the text does.
func (q *asker) compareAction(what string, a ide.Action, after *source) {
	if after.snap.Text().Dialect() != q.snap.Text().Dialect() {
		return // the only line that told a listing from a native text was dead
	}
	if a.Key.Source != ide.FromLint {
		q.compare(q.before, after, q.diags, what)
		return
	}
	found, err := diagnosed(after)
	was, is := errorsOf(q.diags), errorsOf(asked(q, what, found, err))
	total := func(m map[string]int) (n int) {
		for _, k := range m {
			n += k
		}
		return n
	}
	if a.Code == "unknown-opcode" {
		is["bad-operand"] = 0 // nothing is said of the operands of an opcode that is not known
	}
	if total(is) > total(was) {
		q.fail("new errors after "+what, "%s: %v, then %v\n%s", a.Title, was, is, after.text())
	}
}

// renames gives what is at places another name, and holds that nothing else is another.
func (q *asker) renames(places []int) {
	ctx, made := context.Background(), 0
	unset := slices.ContainsFunc(q.diags, func(d ide.Diagnostic) bool { // what is in a register, or is done by what is not understood, depends on its name
		return slices.Contains([]string{"undefined-read", "unknown-opcode", "unknown-modifier", "bad-operand"}, d.Code)
	})
	for _, off := range places {
		if made == mostActions {
			break
		}
		n, err := q.snap.Renamable(ctx, off)
		if err != nil {
			continue
		}
		if int(n.Span.Start) > off || int(n.Span.End) < off || string(q.text[n.Span.Start:n.Span.End]) != n.Name {
			q.fail("renamed is elsewhere", "at %d: %+v", off, n)
		}
		for _, to := range []string{"fresh", "R177", "R3", "P5", "UR11", "B7", ".L_x_1", "Rnew"} {
			edits, err := q.snap.Rename(ctx, off, to)
			if err != nil || len(edits) == 0 {
				continue
			}
			made++
			after := sourceOf(q.edited("rename", q.snap, edits))
			back, err := after.snap.Rename(ctx, int(edits[0].Span.Start), n.Name)
			if text := q.edited("rename", after.snap, back); err == nil && !bytes.Equal(text, q.text) && !q.malformed && (!registerName.MatchString(n.Name) || registerToken.MatchString(n.Name)) {
				q.fail("rename is not undone", "%s to %s and back\n%s", n.Name, to, text)
			}
			switch {
			case slices.ContainsFunc(q.snap.Funcs(), func(f *cfg.Func) bool { return f.Name == n.Name }):
				continue // a run begins at names, and has memory by them
			case q.malformed || unset || visibleName(q.text, n.Name) || to == "Rnew": // what a run makes up for what it does not evaluate depends on names
				continue
			}
			q.compare(q.before, after, q.diags, "rename")
		}
	}
}

// visibleName reports whether a directive may make a name one that other files know, or an operand
// has its address: runs begin at the ones and have values of the others by their names.
func visibleName(text []byte, name string) bool {
	return regexp.MustCompile(`((?m:^\s*\.\w+)\s[^\n]*|@\w*\()` + regexp.QuoteMeta(name)).Match(text)
}

// formats holds that the layout is stable and that only blanks are of it.
func (q *asker) formats() {
	all := ide.Span{End: int32(len(q.text))}
	edits, err := q.snap.Format(context.Background(), all)
	text := q.edited("format", q.snap, asked(q, "format", edits, err))
	s := ide.Open(text, ide.Options{})
	if again, _ := s.Format(context.Background(), ide.Span{End: int32(len(text))}); len(again) > 0 {
		q.fail("format is not stable", "%v of\n%s", again, text)
	}
	q.sameProgram("format", q.snap, s)
}

// sameProgram holds that two texts differ in blanks alone, and have the same functions.
func (q *asker) sameProgram(what string, a, b *ide.Snapshot) {
	if x, y := withoutBlanks(a.Text().Bytes()), withoutBlanks(b.Text().Bytes()); !bytes.Equal(x, y) {
		q.fail(what+" changes more than blanks", "%s", b.Text().Bytes())
	}
	f, g := a.Funcs(), b.Funcs()
	if len(f) != len(g) {
		q.fail(what+" changes the functions", "%s", b.Text().Bytes())
		return
	}
	for n := range f {
		if f[n].String() != g[n].String() {
			q.fail(what+" changes the program", "%s\nthen\n%s", f[n], g[n])
		}
	}
}

func withoutBlanks(text []byte) []byte {
	return bytes.Map(func(r rune) rune {
		if r == ' ' || r == '\t' || r == '\r' || r == '\n' || r == '\v' || r == '\f' {
			return -1
		}
		return r
	}, text)
}

// types types a character, or takes the rest of a line away, asks there, and lays out what is typed.
func (q *asker) types(off int) {
	line := bytes.IndexByte(q.text[off:], '\n')
	if line < 0 {
		line = len(q.text) - off
	}
	half := q.snap.Edit([]grammar.Edit{{Span: ide.Span{Start: int32(off), End: int32(off + line)}}})
	q.asks(half, off)
	list, err := half.Actions(context.Background(), ide.Span{Start: int32(off), End: int32(off)}, func(string) bool { return true })
	for _, a := range asked(q, "actions on half a line", list, err) {
		if a.Disabled == "" {
			edits, err := half.Resolve(context.Background(), a.Key)
			q.edited("action on half a line", half, asked(q, "action on half a line", edits, err))
		}
	}
	for _, typed := range ide.Typed {
		s := q.snap.Edit([]grammar.Edit{{Span: ide.Span{Start: int32(off), End: int32(off)}, New: typed}})
		edits, err := s.FormatTyped(context.Background(), off+1, typed)
		edits = asked(q, "layout of what is typed", edits, err)
		after := ide.Open(q.edited("typed", s, edits), ide.Options{})
		q.sameProgram("layout of what is typed", s, after)
		was, is := linesOf(s.Text().Bytes()), linesOf(after.Text().Bytes())
		if bytes.ContainsRune(q.text, '\r') { // a line end may become half of one
			continue
		}
		if len(was) != len(is) {
			q.fail("layout of what is typed moves lines", "%q at %d: %v", typed, off, edits)
			continue
		}
		if len(edits) == 0 {
			continue
		}
		whole, err := s.Format(context.Background(), ide.Span{End: int32(s.Text().Len())})
		all := ide.Open(q.edited("format", s, asked(q, "format", whole, err)), ide.Options{})
		laidOut := filled(linesOf(all.Text().Bytes()))
		k := 0
		for n, l := range was {
			if len(bytes.TrimSpace(l)) == 0 {
				continue
			}
			lines := k + 1 // what follows a label or an instruction has a line of its own there
			for lines < len(laidOut) && len(withoutBlanks(bytes.Join(laidOut[k:lines], nil))) < len(withoutBlanks(l)) {
				lines++
			}
			if !bytes.Equal(l, is[n]) && lines == k+1 && !bytes.Equal(is[n], laidOut[k]) {
				q.fail("layout of what is typed is another than that of the text", "%q at %d: %q, not %q", typed, off, is[n], laidOut[k])
			}
			k = lines
		}
	}
}

// linesOf are the lines of a text, without what ends them.
func linesOf(text []byte) [][]byte {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	return bytes.Split(bytes.ReplaceAll(text, []byte("\r"), []byte("\n")), []byte("\n"))
}

// filled are the lines that are not blank.
func filled(lines [][]byte) [][]byte {
	return slices.DeleteFunc(slices.Clone(lines), func(l []byte) bool { return len(bytes.TrimSpace(l)) == 0 })
}

// registerName is how a register with a name begins.
var registerName = regexp.MustCompile(`^U?[RPB][A-Za-z_]`)

// noteLine is a note that names a line of a source file.
var noteLine = regexp.MustCompile(`"[^"]*", line [1-9][0-9]*`)
