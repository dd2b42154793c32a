package ide

import "github.com/ori-lang/ori/grammar/kind"

// kindHead is how much of a text is looked at to tell what it is.
const kindHead = 4 << 10

// Foreign says what the document is if it is neither Ori nor a listing, such as PTX, and what to do with
// it; it is "" if it is one of them, or not known to be anything else. Nothing else is reported of a
// foreign text: each of its lines would be a mistake.
func (s *Snapshot) Foreign() string {
	head := s.doc.Sections()[0].Src
	head = head[:min(len(head), kindHead)]
	d := s.doc.Dialect()
	k := kind.OfText(head) // whatever its comments look like
	switch {
	case k != nil:
	case d.Foreign():
		return "this looks like " + d.String() + " (" + d.ID() + "): " + d.Doc()
	case !d.Listing():
		k = kind.Of(head, nil)
	}
	if k != nil {
		return "this is " + k.Sentence("-")
	}
	return ""
}
