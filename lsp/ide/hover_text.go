package ide

import (
	"fmt"
	"strings"
)

// A page is the text of a hover: paragraphs, each with one or more facts in a line.
type page struct {
	strings.Builder
	open bool // a paragraph has begun
}

// para begins a paragraph.
func (pg *page) para() {
	if pg.Len() > 0 {
		pg.WriteString("\n\n")
	}
	pg.open = false
}

// fact adds a fact with a name to the paragraph.
func (pg *page) fact(name, format string, args ...any) {
	if pg.open {
		pg.WriteString(" · ")
	}
	pg.open = true
	if name != "" {
		fmt.Fprintf(pg, "**%s** ", name)
	}
	fmt.Fprintf(pg, format, args...)
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// few shortens a long list.
func few(list []string) []string {
	const most = 16
	if len(list) <= most {
		return list
	}
	return append(list[:most-1:most-1], fmt.Sprintf("… %d more", len(list)-most+1))
}
