package server

import (
	"context"
	"strings"

	"go.lsp.dev/protocol"
)

func (s *server) hover(ctx context.Context, p *protocol.HoverParams) (*protocol.Hover, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	h, err := v.snap.Hover(ctx, v.offset(p.Position))
	if h == nil {
		return nil, err
	}
	return v.hover(h), nil
}

// plain is Markdown text without its marks, for clients that show it as it
// is.
func plain(markdown string) string {
	marks := strings.NewReplacer("**", "", "`", "", `\`, "")
	var out []string
	code := false
	for line := range strings.Lines(markdown) {
		line = strings.TrimRight(line, "\n")
		if strings.HasPrefix(line, "```") {
			code = !code
			continue
		}
		if !code {
			line = marks.Replace(strings.TrimLeft(line, "# "))
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
