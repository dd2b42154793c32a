package main

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// TestExcerpt marks what stands between [ and ].
func TestExcerpt(t *testing.T) {
	long := strings.Repeat("x", 200)
	for _, tt := range []struct{ in, text, marks string }{
		{"a\n@P0 BRA [nowhere]\nb", "@P0 BRA nowhere", "        ^^^^^^^"},
		{"\tBRA [a]\r\n", "    BRA a", "        ^"},
		{"\u00e4\u4e16 [B]", "\u00e4\u4e16 B", "   ^"},
		{"[]EXIT", "EXIT", "^"},
		{"EXIT[]", "EXIT", "    ^"},
		{"\x1b[2J\x07\x9b\u202e[x]", "?[2J???x", "       ^"},
		{"[a\nb]", "a", "^"},
		{long + "[y]" + long, strings.Repeat("x", 40) + "y" + strings.Repeat("x", 99), strings.Repeat(" ", 40) + "^"},
	} {
		open, end := strings.LastIndex(tt.in, "["), strings.LastIndex(tt.in, "]")
		src := tt.in[:open] + tt.in[open+1:end] + tt.in[end+1:]
		s := &source{name: "x", snap: ide.Open([]byte(src), ide.Options{})}
		text, marks := s.excerpt(grammar.Span{Start: int32(open), End: int32(end - 1)})
		if text != tt.text || marks != tt.marks {
			t.Errorf("%q:\n%q\n%q\nwant\n%q\n%q", tt.in, text, marks, tt.text, tt.marks)
		}
	}
}
