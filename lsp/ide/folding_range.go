package ide

import (
	"strings"
)

// Folds returns the functions, and the blocks of more than one line.
func (s *Snapshot) Folds() []Fold {
	var folds []Fold
	for _, f := range s.Symbols() {
		folds = append(folds, Fold{Span: trimmed(s.doc.Bytes(), f.Span)})
		for _, b := range f.Children {
			if b.NameSpan.Len() > 0 {
				folds = append(folds, Fold{Span: b.Span})
			}
		}
	}
	return folds
}

// trimmed takes blank lines off the end of a span.
func trimmed(src []byte, s Span) Span {
	for s.End > s.Start && strings.IndexByte(" \t\r\n", src[s.End-1]) >= 0 {
		s.End--
	}
	return s
}
