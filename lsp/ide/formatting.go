package ide

import (
	"context"
	"slices"
	"strings"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/grammar/format"
)

// Format returns the edits that lay out the lines that span touches, in order:
// see [format.Edits]. There are none in a listing, nor in a foreign language.
func (s *Snapshot) Format(ctx context.Context, span Span) ([]grammar.Edit, error) {
	return format.Edits(ctx, s.doc, span)
}

// FormatPieces returns the parts of the text that are laid out one by one, in order. There are none in a foreign language.
func (s *Snapshot) FormatPieces(ctx context.Context) ([]format.Piece, error) {
	return format.Pieces(ctx, s.doc)
}

// Typed are the characters behind which [Snapshot.FormatTyped] has something to do.
var Typed = []string{"\n", ":", "}"}

// FormatTyped returns the edits after one of [Typed] was typed in front of off. Behind a line end
// the line above is laid out, and the new one, if it is blank, begins where an instruction does;
// else the line itself is laid out. The text keeps its lines, as the cursor is between them: a line with several labels and instructions, each of
// which gets a line of its own elsewhere, stays as it is.
func (s *Snapshot) FormatTyped(ctx context.Context, off int, typed string) ([]grammar.Edit, error) {
	line, _ := s.doc.Position(off, grammar.UTF8)
	done := line
	if typed == "\n" {
		done--
	}
	if done < 0 || typed != "\n" && s.commented(off-1) {
		return nil, nil
	}
	start, end := s.doc.LineSpan(done)
	laid, err := s.Format(ctx, Span{Start: int32(start), End: int32(end)})
	edits := slices.DeleteFunc(slices.Clone(laid), func(e grammar.Edit) bool {
		return int(e.Span.Start) < start || int(e.Span.End) > end || int(e.Span.Start) == s.doc.Len() && strings.Trim(e.New, "\r\n") == ""
	})
	if slices.ContainsFunc(edits, func(e grammar.Edit) bool { return strings.ContainsAny(e.New, "\r\n") }) {
		edits = nil
	}
	if typed != "\n" || err != nil {
		return edits, err
	}
	start, end = s.doc.LineSpan(line)
	text, want := s.text(start, end), format.Indent(s.doc, start)
	if strings.TrimLeft(text, " \t") == "" && text != want && !s.commented(start) {
		edits = append(edits, grammar.Edit{Span: Span{Start: int32(start), End: int32(end)}, New: want})
	}
	return edits, nil
}

// text is the text of the document between two offsets of one section.
func (s *Snapshot) text(start, end int) string {
	n := s.doc.SectionAt(start)
	base, _ := s.doc.SectionStart(n)
	return string(s.doc.Sections()[n].Src[start-base : end-base])
}

// commented reports whether the byte at off is in a comment.
func (s *Snapshot) commented(off int) bool {
	n := s.doc.SectionAt(off)
	base, _ := s.doc.SectionStart(n)
	return s.doc.Sections()[n].Commented(int32(off - base))
}
