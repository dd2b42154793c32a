package ide

import (
	"bytes"
	"fmt"
	"regexp"

	"ori/analysis"
	"ori/analysis/near"
	"ori/grammar"
)

// A comment "ori:ignore CODE, CODE reason" keeps diagnostics of these codes from being reported: on its line; if it stands alone, on the next line that
// has something else; and if that line declares a function's name, in the whole function.
var ignoreComment = regexp.MustCompile(`(?://|/\*)[ \t]*ori:ignore\b[ \t]*([A-Za-z0-9-]+(?:[ \t]*,[ \t]*[A-Za-z0-9-]+)*)?`)

var (
	ignoreWord = []byte("ori:ignore")
	codeWord   = regexp.MustCompile(`[A-Za-z0-9-]+`)
)

// maxBetween is how many lines may be between a comment that stands alone and the line it is about.
const maxBetween = 20

// An ignore is one code of such a comment.
type ignore struct {
	code string
	span Span // of the code in the document, or of the comment if it has none
	line int  // that it is about, -1 for none
	fn   int  // the function that the line declares, -1 for none
	used bool
}

// ignores are those of a document; nil is none.
type ignores struct {
	doc  *grammar.Document
	list []ignore
	at   map[int][]int // by line, indices of list
	in   map[int][]int // by function
}

// ignores finds the comments of the document.
func (s *Snapshot) ignores() *ignores {
	var g *ignores
	for n, sec := range s.doc.Sections() {
		if !s.units[n].notes {
			continue
		}
		if g == nil {
			g = &ignores{doc: s.doc, at: map[int][]int{}, in: map[int][]int{}}
		}
		off, _ := s.doc.SectionStart(n)
		for _, m := range ignoreComment.FindAllSubmatchIndex(sec.Src, -1) {
			g.comment(sec.Src, off, m)
		}
	}
	if g == nil {
		return nil
	}
	declared := s.declared()
	for n := range g.list {
		x := &g.list[n]
		if fn, ok := declared[x.line]; ok {
			x.fn = fn
			g.in[fn] = append(g.in[fn], n)
		}
		g.at[x.line] = append(g.at[x.line], n)
	}
	return g
}

// comment adds the codes of a comment, a match in a section that begins at off.
func (g *ignores) comment(src []byte, off int, m []int) {
	line, _ := g.doc.Position(off+m[0], grammar.UTF8)
	start, _ := g.doc.LineSpan(line)
	if start >= off && len(bytes.TrimSpace(src[start-off:m[0]])) == 0 {
		line = g.next(line)
	}
	if m[2] < 0 {
		g.list = append(g.list, ignore{span: Span{Start: int32(off + m[0]), End: int32(off + m[1])}, line: -1, fn: -1})
		return
	}
	for _, w := range codeWord.FindAllIndex(src[m[2]:m[3]], -1) {
		g.list = append(g.list, ignore{
			code: string(src[m[2]+w[0] : m[2]+w[1]]),
			span: Span{Start: int32(off + m[2] + w[0]), End: int32(off + m[2] + w[1])}, line: line, fn: -1,
		})
	}
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

// declared are the functions of the document by the line that declares their name.
func (s *Snapshot) declared() map[int]int {
	lines := map[int]int{}
	for n, u := range s.units {
		off, _ := s.doc.SectionStart(n)
		for k, f := range u.Funcs {
			if f.NameSpan.Len() > 0 {
				line, _ := s.doc.Position(off+int(f.NameSpan.Start), grammar.UTF8)
				lines[line] = s.funcs[n] + k
			}
		}
	}
	return lines
}

// cover reports whether a finding is not to be reported, and marks what says so as used.
func (g *ignores) cover(x *finding) bool {
	if g == nil {
		return false
	}
	line, _ := g.doc.Position(int(x.off+x.d.Span.Start), grammar.UTF8)
	covered := g.use(g.at[line], x.d.Code)
	if x.fn >= 0 {
		covered = g.use(g.in[int(x.fn)], x.d.Code) || covered
	}
	return covered
}

func (g *ignores) use(list []int, code string) bool {
	used := false
	for _, n := range list {
		if g.list[n].code == code {
			g.list[n].used, used = true, true
		}
	}
	return used
}

// unused tells of the codes that kept nothing from being reported.
func (g *ignores) unused() (ds []analysis.Diagnostic) {
	if g == nil {
		return nil
	}
	for n := range g.list {
		x := &g.list[n]
		d := analysis.Diagnostic{Code: unusedIgnore, Severity: analysis.Information, Span: x.span}
		switch {
		case x.used:
			continue
		case x.code == "":
			d.Severity, d.Message = analysis.Warning, "ori:ignore without a code ignores nothing; write ori:ignore CODE"
		case CodeNamed(x.code) == nil:
			d.Severity, d.Message = analysis.Warning, near.Message("diagnostic", x.code, CodeNames())
		case x.fn >= 0:
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
