package ide

import (
	"bytes"
	"context"
	"fmt"
	"regexp"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/near"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// A comment "ori:ignore CODE, CODE reason" keeps diagnostics of these codes from being reported:
// those whose text is on its line, in whole or in part; if it stands alone, on the next line that
// has something else; and if that line declares a function's name, in the whole function.
var ignoreComment = regexp.MustCompile(`(?://|/\*)[ \t]*ori:ignore\b:?[ \t]*([A-Za-z0-9-]+(?:[ \t]*,[ \t]*[A-Za-z0-9-]+)*)?`)

// mayIgnore reports whether there may be such a comment in src.
func mayIgnore(src []byte) bool { return bytes.Contains(src, ignoreWord) }

var (
	ignoreWord = []byte("ori:ignore")
	codeWord   = regexp.MustCompile(`[A-Za-z0-9-]+`)
)

// maxBetween is how many lines may be between a comment that stands alone and the line it is about.
const maxBetween = 20

// An ignore is one code of such a comment.
type ignore struct {
	code string
	span Span      // of the code in the document, or of the comment if it has none
	line int       // that it is about, -1 for none
	f    *cfg.Func // that the line declares, nil for none
}

// An ignorePlace is what a code is ignored in: a line, or a function.
type ignorePlace struct {
	code string
	line int
	f    *cfg.Func // nil for a line, which is 0 otherwise
}

// ignores are those of a document; nil is none.
type ignores struct {
	doc  *grammar.Document
	list []ignore
	used map[ignorePlace]bool // the places of list; whether something is ignored there
	rows map[string][]int     // by code, the lines of its places, in order
}

// ignores finds the comments of the document.
func (s *Snapshot) ignores(ctx context.Context) *ignores {
	units := make([]*cfg.Unit, len(s.units))
	for n, u := range s.units {
		units[n] = u.Unit
	}
	return ignoresIn(ctx, s.doc, units, func(n int) bool { return s.units[n].notes })
}

// ignoresIn finds the comments of a document whose sections are lowered to units; notes tells in
// which there may be some.
func ignoresIn(ctx context.Context, doc *grammar.Document, units []*cfg.Unit, notes func(n int) bool) *ignores {
	var g *ignores
	for n, sec := range doc.Sections() {
		if !notes(n) {
			continue
		}
		if g == nil {
			g = &ignores{doc: doc, used: map[ignorePlace]bool{}, rows: map[string][]int{}}
		}
		off, _ := doc.SectionStart(n)
		for _, m := range ignoreComment.FindAllSubmatchIndex(sec.Src, -1) {
			cancel.Poll(ctx)
			g.comment(sec.Src, off, m)
		}
	}
	if g == nil {
		return nil
	}
	declared := declaredIn(doc, units)
	for n := range g.list {
		x := &g.list[n]
		x.f = declared[x.line]
		g.used[ignorePlace{x.code, x.line, nil}] = false
		if x.line >= 0 {
			g.rows[x.code] = append(g.rows[x.code], x.line)
		}
		if x.f != nil {
			g.used[ignorePlace{code: x.code, f: x.f}] = false
		}
	}
	for _, rows := range g.rows {
		slices.Sort(rows)
	}
	return g
}

// comment adds the codes of a comment, a match in a section that begins at off.
func (g *ignores) comment(src []byte, off int, m []int) {
	line, _ := g.doc.Position(off+m[0], grammar.UTF8)
	start, _ := g.doc.LineSpan(line)
	if start >= off && len(bytes.TrimSpace(src[start-off:m[0]])) == 0 && !followed(src[m[0]:]) {
		line = g.next(line)
	}
	if m[2] < 0 {
		g.list = append(g.list, ignore{span: Span{Start: int32(off + m[0]), End: int32(off + m[1])}, line: -1})
		return
	}
	for _, w := range codeWord.FindAllIndex(src[m[2]:m[3]], -1) {
		g.list = append(g.list, ignore{
			code: string(src[m[2]+w[0] : m[2]+w[1]]),
			span: Span{Start: int32(off + m[2] + w[0]), End: int32(off + m[2] + w[1])}, line: line,
		})
	}
}

// followed reports whether something stands behind the comment that src begins with, in the line in
// which it ends.
func followed(src []byte) bool {
	for bytes.HasPrefix(src, []byte("/*")) { // a listing's address is a comment, too
		_, rest, ok := bytes.Cut(src, []byte("*/"))
		if !ok {
			return false
		}
		src = bytes.TrimLeft(rest, " \t")
	}
	return len(src) > 0 && src[0] != '\r' && src[0] != '\n' && !bytes.HasPrefix(src, []byte("//"))
}

// next is the line that a comment alone on its line is about.
func (g *ignores) next(line int) int {
	for n := line + 1; n < min(line+maxBetween, g.doc.LineCount()); n++ {
		start, end := g.doc.LineSpan(n)
		sec := g.doc.SectionAt(start)
		off, _ := g.doc.SectionStart(sec)
		src := g.doc.Sections()[sec].Src
		text := bytes.TrimSpace(src[start-off : min(end-off, len(src))])
		if len(text) > 0 && !bytes.HasPrefix(text, []byte("//")) && !(bytes.HasPrefix(text, []byte("/*")) && bytes.HasSuffix(text, []byte("*/"))) {
			return n
		}
	}
	return -1
}

// declaredIn are the functions of a document by the line that declares their name.
func declaredIn(doc *grammar.Document, units []*cfg.Unit) map[int]*cfg.Func {
	lines := map[int]*cfg.Func{}
	for n, u := range units {
		off, _ := doc.SectionStart(n)
		for _, f := range u.Funcs {
			if f.NameSpan.Len() > 0 {
				line, _ := doc.Position(off+int(f.NameSpan.Start), grammar.UTF8)
				lines[line] = f
			}
		}
	}
	return lines
}

// cover reports whether what was found in a section that begins at off is not to be reported, and
// marks what says so as used. f is the function it is in, or nil.
func (g *ignores) cover(d *analysis.Diagnostic, off int, f *cfg.Func) bool {
	if g == nil {
		return false
	}
	covered := false
	if rows := g.rows[d.Code]; rows != nil {
		first, _ := g.doc.Position(off+int(d.Span.Start), grammar.UTF8)
		last, _ := g.doc.Position(off+int(max(d.Span.Start, d.Span.End-1)), grammar.UTF8)
		for n, _ := slices.BinarySearch(rows, first); n < len(rows) && rows[n] <= last; n++ {
			covered = g.use(ignorePlace{d.Code, rows[n], nil}) || covered
		}
	}
	if f != nil {
		covered = g.use(ignorePlace{code: d.Code, f: f}) || covered
	}
	return covered
}

func (g *ignores) use(p ignorePlace) bool {
	_, ok := g.used[p]
	if ok {
		g.used[p] = true
	}
	return ok
}

// unused tells of the codes that kept nothing from being reported.
func (g *ignores) unused(ctx context.Context) (ds []analysis.Diagnostic) {
	if g == nil {
		return nil
	}
	misspelled := map[string]string{} // what is said of each code that there is not
	for n := range g.list {
		cancel.Poll(ctx)
		x := &g.list[n]
		d := analysis.Diagnostic{Code: unusedIgnore, Severity: analysis.Information, Span: x.span}
		switch {
		case g.used[ignorePlace{x.code, x.line, nil}], x.f != nil && g.used[ignorePlace{code: x.code, f: x.f}]:
			continue
		case x.code == "":
			d.Severity, d.Message = analysis.Warning, "ori:ignore without a code ignores nothing; write ori:ignore CODE"
		case CodeNamed(x.code) == nil:
			if misspelled[x.code] == "" {
				misspelled[x.code] = near.Message("diagnostic", x.code, CodeNames())
			}
			d.Severity, d.Message = analysis.Warning, misspelled[x.code]
		case x.f != nil:
			d.Message = fmt.Sprintf("no %s in the function, so nothing is ignored", x.code)
		case x.line < 0:
			d.Message = fmt.Sprintf("no line follows in which %s could be ignored", x.code)
		default:
			d.Message = fmt.Sprintf("no %s in line %d, so nothing is ignored", x.code, x.line+1)
		}
		ds = append(ds, d)
	}
	return ds
}
