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

// sourceHover tells of a line of a source file which instructions of listings come from it; nil if
// none do, or the user wants nothing on source files.
func (s *server) sourceHover(ctx context.Context, source uri.URI, line int) (*protocol.Hover, error) {
	if !s.shows().SourceLens {
		return nil, nil
	}
	listings, err := s.listings(ctx, source)
	if err != nil {
		return nil, err
	}
	var parts []string
	closed, beyond := 0, 0
	for _, l := range listings {
		for n := range l.code {
			if l.code[n].Line != line+1 {
				continue
			}
			if !l.open {
				closed++
			}
			if closed > mostClosed {
				beyond++
			} else if text, ok := s.instructionsText(&l, n); ok {
				parts = append(parts, text)
			}
		}
	}
	if beyond > 0 {
		parts = append(parts, "… and "+[]string{"1 more listing that is", fmt.Sprintf("%d more listings that are", beyond)}[min(beyond-1, 1)]+" not open")
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

// instructionsText shows the instructions of l that are code[n]; false if its file cannot be read any more.
func (s *server) instructionsText(l *listing, n int) (string, bool) {
	x := &l.code[n]
	var links, shown []string
	more := 0
	for k, at := range l.at(n) {
		from := at.Start.Line + 1
		links = append(links, fmt.Sprintf("[line %d](#L%d)", from, from))
		part, ok := l.text(x.Runs[k])
		if !ok {
			return "", false
		}
		for text := range strings.Lines(string(part)) {
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
	text := fmt.Sprintf("**%s**: %s, from %s", l.name, x.String(), strings.Join(links[:min(len(links), mostSourceLines)], ", "))
	if len(links) > mostSourceLines {
		text += ", …"
	}
	text = linkedTo(l.uri, &s.client, text) + "\n\n```ori\n" + strings.Join(shown, "\n") + "\n"
	if more > 0 {
		text += fmt.Sprintf("… and %d more\n", more)
	}
	return text + "```", true
}

// encodingNote is the encoding of an instruction, behind it.
var encodingNote = regexp.MustCompile(`/\* ?0x[0-9a-f]+ ?\*/`)
