package ide

import (
	"fmt"
	"regexp"
	"strings"
)

// A page is the text of a hover, in the order in which one asks: what it is, whether lanes agree on
// it, what could be done with it, why the rest could not, then the facts, and below a rule what few
// will ask for. Neither VS Code (without HTML) nor Neovim can fold a part of a hover, so the order
// is the fold: the top is read, the rest scrolls.
type page struct {
	head    []string // paragraphs: the first is one sentence
	lanes   []string // the sentence, and the links of its explanation
	done    []string // rewrites that are possible
	not     []string // rewrites that are not, with the reason
	facts   []string // paragraphs
	details []string // paragraphs
}

// say adds a paragraph to the head.
func (pg *page) say(format string, args ...any) {
	pg.head = append(pg.head, fmt.Sprintf(format, args...))
}

// fact adds facts with their names, one paragraph: "**idom** `BB1` · **ipdom** none". Empty ones
// are left out.
func (pg *page) fact(facts ...string) { pg.facts = paragraph(pg.facts, facts) }

// detail adds facts below the rule.
func (pg *page) detail(facts ...string) { pg.details = paragraph(pg.details, facts) }

func paragraph(list, facts []string) []string {
	var kept []string
	for _, f := range facts {
		if f != "" {
			kept = append(kept, f)
		}
	}
	if kept == nil {
		return list
	}
	return append(list, strings.Join(kept, " · "))
}

// titled is a fact with its name, "" if there is no value.
func titled(name, value string) string {
	if value == "" {
		return ""
	}
	return "**" + name + "** " + value
}

// String returns the Markdown.
func (pg *page) String() string {
	var list []string
	list = append(list, pg.head...)
	if len(pg.lanes) > 0 {
		list = append(list, bullets(pg.lanes[0], pg.lanes[1:]))
	}
	if pg.done != nil {
		list = append(list, bullets("**Possible**", pg.done))
	}
	if pg.not != nil {
		list = append(list, bullets("**Not possible**", pg.not))
	}
	list = append(list, pg.facts...)
	if pg.details != nil {
		list = append(list, "---")
		list = append(list, pg.details...)
	}
	return strings.Join(list, "\n\n")
}

// bullets is a list below its head.
func bullets(head string, list []string) string {
	var sb strings.Builder
	sb.WriteString(head)
	for n, x := range list {
		if n == 0 {
			sb.WriteString("\n")
		}
		sb.WriteString("\n- " + x)
	}
	return sb.String()
}

// nameWithMarks is a name with underscores in it: of a block, a special register, a function.
var nameWithMarks = regexp.MustCompile(`[.$A-Za-z0-9_]*[A-Za-z0-9]_[.$A-Za-z0-9_]*[$A-Za-z0-9_]`)

// md is text as Markdown shows it: what would be a mark there is escaped, and names with
// underscores are code. By CommonMark an underscore within a word is no mark, but Neovim takes it
// for one.
func md(text string) string {
	if !strings.ContainsAny(text, "\\`*_<[|") {
		return text
	}
	var sb strings.Builder
	for text != "" {
		at := nameWithMarks.FindStringIndex(text)
		if at == nil {
			at = []int{len(text), len(text)}
		}
		escape(&sb, text[:at[0]])
		if at[0] < at[1] {
			sb.WriteString("`" + text[at[0]:at[1]] + "`")
		}
		text = text[at[1]:]
	}
	return sb.String()
}

// escape writes text without names.
func escape(sb *strings.Builder, text string) {
	for n := range len(text) {
		switch c := text[n]; {
		case c == '\\', c == '`', c == '*', c == '<', c == '_', c == ']' && n+1 < len(text) && text[n+1] == '(':
			sb.WriteByte('\\')
		}
		sb.WriteByte(text[n])
	}
}

// lineLink names a line, counted from 1, as a link to it. The server completes it for editors that
// follow links, and takes it away for others.
func lineLink(line int) string { return fmt.Sprintf("[line %d](#L%d)", line, line) }

// lineLinks links to count lines, in order, of which lines has as many as are listed.
func lineLinks(lines []int, count int) string {
	if count == 1 {
		return lineLink(lines[0])
	}
	list := make([]string, count)
	for k, n := range lines {
		list[k] = fmt.Sprintf("[%d](#L%d)", n, n)
	}
	return "lines " + enumerated(list)
}

// capital begins a sentence with text.
func capital(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// mostListed is how many parts a list in a hover has at most.
const mostListed = 16

// few shortens a long list.
func few(list []string) []string {
	if len(list) <= mostListed {
		return list
	}
	return append(list[:mostListed-1:mostListed-1], fmt.Sprintf("… %d more", len(list)-mostListed+1))
}

// enumerated joins a list as a sentence does: "a, b and c".
func enumerated(list []string) string {
	list = few(list)
	if n := len(list); n > 1 {
		return strings.Join(list[:n-1], ", ") + " and " + list[n-1]
	}
	return strings.Join(list, "")
}
