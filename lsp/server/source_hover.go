package server

import (
	"context"
	"fmt"
	"regexp"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// mostSourceLines is how many lines of a listing the hover on a line of a source file shows.
const mostSourceLines = 16

// sourceHover tells of a line of a source file which instructions of open listings come from it; nil if
// none do, or the user wants nothing on source files.
func (s *server) sourceHover(ctx context.Context, source uri.URI, line int) (*protocol.Hover, error) {
	if !s.shows().SourceLens {
		return nil, nil
	}
	views := s.views()
	if err := s.beside(ctx); err != nil {
		return nil, err
	}
	var parts []string
	for _, v := range views {
		code, err := v.sourceCode(ctx, source)
		if err != nil {
			return nil, err
		}
		for _, x := range code {
			if x.Line != line+1 {
				continue
			}
			var links, shown []string
			more := 0
			for _, run := range x.Runs {
				from := v.position(run.Start).Line + 1
				links = append(links, fmt.Sprintf("[line %d](#L%d)", from, from))
				n := v.text.SectionAt(int(run.Start))
				base, _ := v.text.SectionStart(n)
				for text := range strings.Lines(string(v.text.Sections()[n].Src[int(run.Start)-base : int(run.End)-base])) {
					text = strings.TrimSpace(encodingNote.ReplaceAllString(text, ""))
					if text == "" || strings.HasPrefix(text, "//") {
						continue
					}
					if len(shown) >= mostSourceLines {
						more++
						continue
					}
					shown = append(shown, text)
				}
			}
			text := fmt.Sprintf("**%s**: %s, from %s", v.name(), x.String(), strings.Join(links[:min(len(links), mostSourceLines)], ", "))
			if len(links) > mostSourceLines {
				text += ", …"
			}
			text = v.linked(text) + "\n\n```ori\n" + strings.Join(shown, "\n") + "\n"
			if more > 0 {
				text += fmt.Sprintf("… and %d more\n", more)
			}
			parts = append(parts, text+"```")
		}
	}
	if parts == nil {
		return nil, nil
	}
	c := &protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: strings.Join(parts, "\n\n---\n\n")}
	if !s.client.markdown {
		c = &protocol.MarkupContent{Kind: protocol.MarkupKindPlainText, Value: plain(c.Value)}
	}
	return &protocol.Hover{Contents: c}, nil
}

// encodingNote is the encoding of an instruction, behind it.
var encodingNote = regexp.MustCompile(`/\* ?0x[0-9a-f]+ ?\*/`)
