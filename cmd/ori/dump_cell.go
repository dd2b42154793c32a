package main

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// mostCell is up to how many bytes a cell of a table in text is written whole. A wider one is as wide in each row of the table,
// which then is as long as the square of the text.
const mostCell = 400

// narrow returns s, a cell of a table, whole if it is short, else its beginning: of a list whole items, and how many are left out.
func narrow(s string) string { return narrowTo(s, mostCell) }

// narrowTo is narrow for what may have most bytes.
func narrowTo(s string, most int) string {
	if len(s) <= most {
		return s
	}
	const sep = ", "
	if end := strings.LastIndex(s[:most], sep); end > 0 {
		return fmt.Sprintf("%s, … %d more (all with --format json)", s[:end], strings.Count(s[end+len(sep):], sep)+1)
	}
	end := most
	for end > 0 && !utf8.RuneStart(s[end]) {
		end--
	}
	return s[:end] + "…"
}

// narrowAll is narrow for the cells of a row.
func narrowAll(row []string) []string {
	for k := range row {
		row[k] = narrow(row[k])
	}
	return row
}
