package server

import (
	"context"
	"math"
	"regexp"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

func (s *server) hover(ctx context.Context, p *protocol.HoverParams) (*protocol.Hover, error) {
	v, err := s.anyView(ctx, p.TextDocument.URI)
	switch {
	case err != nil:
		return nil, err
	case v == nil:
		return s.sourceHover(ctx, p.TextDocument.URI, int(min(p.Position.Line, math.MaxInt32-1)))
	case v.snap.Foreign() != "":
		return nil, nil
	}
	h, err := v.snap.Hover(ctx, v.offset(p.Position))
	if h == nil {
		return nil, err
	}
	return v.hover(h), nil
}

// lineLinks are the links to lines of the document, as package ide writes them.
var lineLinks = regexp.MustCompile(`\[([^\[\]]*)\]\((#L[0-9]+)\)`)

// linked is Markdown text with the links to lines of the document completed, or taken away for
// clients that do not follow them.
func (m *mapper) linked(markdown string) string { return linkedTo(m.uri, m.client, markdown) }

// linkedTo is linked of a document that need not be open.
func linkedTo(doc uri.URI, c *client, markdown string) string {
	if c.links && c.markdown {
		at := strings.NewReplacer("(", "%28", ")", "%29", "$", "$$").Replace(string(doc))
		return lineLinks.ReplaceAllString(markdown, "[$1]("+at+"$2)")
	}
	return lineLinks.ReplaceAllString(markdown, "$1")
}

// plain is Markdown text without its marks, for clients that show it as it
// is.
func plain(markdown string) string {
	var out []string
	code := false
	for line := range strings.Lines(markdown) {
		line = strings.TrimRight(line, "\n")
		if strings.HasPrefix(line, "```") {
			code = !code
			continue
		}
		if !code {
			line = unmarked(strings.TrimLeft(line, "# "))
			if row, ok := strings.CutPrefix(line, "|"); ok {
				cells := strings.FieldsFunc(row, func(r rune) bool { return r == '|' })
				for i := range cells {
					cells[i] = strings.TrimSpace(cells[i])
				}
				line = strings.Join(cells, ": ")
			}
			if strings.Trim(line, "-: ") == "" && line != "" {
				continue // a rule, or the head of a table
			}
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}

// unmarked is a line of Markdown without marks and escapes; what is in a code span has none.
func unmarked(line string) string {
	var out strings.Builder
	code := false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '`':
			code = !code
		case c == '\\' && !code && i+1 < len(line):
			i++
			out.WriteByte(line[i])
		case c == '*' && !code && strings.HasPrefix(line[i:], "**"):
			i++
		default:
			out.WriteByte(c)
		}
	}
	return out.String()
}
