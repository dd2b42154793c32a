package server

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"go.lsp.dev/protocol"
)

const doc = "file:///a.ori"

func TestChanges(t *testing.T) {
	type changes = []protocol.TextDocumentContentChangeEvent
	tests := []struct {
		name, before string
		changes      changes
		after        string
	}{
		{"none", "ab", nil, "ab"},
		{"insert", "ab\n", changes{replace(0, 1, 0, 1, "x")}, "axb\n"},
		{"replace", "abc\ndef\n", changes{replace(0, 2, 1, 1, "x")}, "abxef\n"},
		{"delete all", "abc\ndef\n", changes{replace(0, 0, 2, 0, "")}, ""},
		{"into an empty text", "", changes{replace(0, 0, 0, 0, "a\n")}, "a\n"},
		{"at the end without a line break", "a\nb", changes{replace(1, 1, 1, 1, "c\n")}, "a\nbc\n"},

		{"whole", "abc", changes{whole("x")}, "x"},
		{"whole, same", "abc", changes{whole("abc")}, "abc"},
		{"whole, longer", "aaa", changes{whole("aaaa")}, "aaaa"},
		{"whole, shorter", "aaaa", changes{whole("aaa")}, "aaa"},
		{"whole, part of a character", "aä", changes{whole("aå")}, "aå"},
		{"whole, long", strings.Repeat("line\n", 500), changes{whole(strings.Repeat("line\n", 300) + "x" + strings.Repeat("line\n", 200))},
			strings.Repeat("line\n", 300) + "x" + strings.Repeat("line\n", 200)},

		{"many, each counted from the last", "abc", changes{replace(0, 0, 0, 0, "x"), replace(0, 1, 0, 1, "y"), replace(0, 0, 0, 2, "")}, "abc"},
		{"many, going up", "a\nb\nc\n", changes{replace(2, 0, 2, 1, "zz"), replace(1, 0, 1, 1, ""), replace(0, 1, 0, 1, "!")}, "a!\n\nzz\n"},
		{"many, going up on one line", "abcdef", changes{replace(0, 5, 0, 6, "xx"), replace(0, 3, 0, 4, ""), replace(0, 0, 0, 1, "yyy")}, "yyybcexx"},
		{"many, touching", "abc", changes{replace(0, 1, 0, 2, "xyz"), replace(0, 0, 0, 1, "")}, "xyzc"},
		{"many, upwards past a line's end", "ab\ncd", changes{replace(0, 2, 0, 2, "XYZ"), replace(0, 3, 0, 4, "")}, "abXZ\ncd"},
		{"many, upwards at a CR", "a\rb", changes{replace(1, 0, 1, 0, "\n"), replace(1, 0, 1, 0, "x")}, "a\r\nxb"},
		{"whole in the middle", "abc", changes{replace(0, 0, 0, 1, ""), whole("xyz"), replace(0, 1, 0, 2, "")}, "xz"},

		{"CRLF", "a\r\nb\r\n", changes{replace(1, 1, 1, 1, "c")}, "a\r\nbc\r\n"},
		{"surrogate pair", "😀b", changes{replace(0, 2, 0, 3, "c")}, "😀c"},

		{"character past the line", "ab\ncd\n", changes{replace(0, 99, 0, 99, "x")}, "abx\ncd\n"},
		{"line past the text", "ab", changes{replace(99, 0, 99, 5, "x")}, "abx"},
		{"end before start", "abcd", changes{replace(0, 3, 0, 1, "x")}, "axd"},
		{"as far as can be", "ab", changes{replace(0, 0, 1<<32-1, 1<<32-1, "x")}, "x"},
	}
	for _, tt := range tests {
		e := open(t, full)
		e.didOpen(doc, 1, tt.before)
		e.didChange(doc, 2, tt.changes...)
		if got := e.text(doc); got != tt.after {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.after)
		}
		e.diagnostics(doc, 2)
	}
}

func TestNullRangeIsTheWholeText(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 1, "abc")
	e.notify(protocol.MethodTextDocumentDidChange, raw(`{
		"textDocument": {"uri": "file:///a.ori", "version": 2},
		"contentChanges": [{"range": null, "text": "xyz"}]
	}`))
	if got := e.text(doc); got != "xyz" {
		t.Errorf("%q", got)
	}
}

func TestOpenTwice(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 1, "a:\n")
	e.didOpen(doc, 7, "b:\n")
	if got := e.text(doc); got != "b:\n" {
		t.Errorf("%q", got)
	}
	e.diagnostics(doc, 7)
}

func TestUnknownDocuments(t *testing.T) {
	e := open(t, full)
	e.didChange(doc, 2, whole("x"))
	e.didClose(doc)
	if !e.logs("not open: file:///a.ori") {
		t.Error("a change of an unknown document is not logged")
	}
}

// TestURIsAreKept has the server name documents as the client does, however
// it spells them.
func TestURIsAreKept(t *testing.T) {
	e := open(t, full)
	for _, u := range []string{
		"file:///dir/a.ori", "file:///C:/dir/a b.ori", "file:///c%3A/dir/a.ori", "file:///%C3%A4+(1).ori",
		"untitled:Untitled-1", "vscode-remote://ssh-remote%2Bhost/a.ori", "zipfile:///a.zip::b.ori", "git:/a.ori?%7B%22ref%22%3A%22~%22%7D",
	} {
		e.didOpen(u, 1, "BRA a\na:\n")
		if p := e.next(); p.URI != u {
			t.Errorf("%s: diagnostics of %s", u, p.URI)
		}
		var locations []struct {
			URI string `json:"uri"`
		}
		e.must(protocol.MethodTextDocumentDefinition, raw(fmt.Sprintf(
			`{"textDocument": {"uri": %q}, "position": {"line": 0, "character": 4}}`, u)), &locations)
		if len(locations) != 1 || locations[0].URI != u {
			t.Errorf("%s: definition %v", u, locations)
		}
		e.didClose(u)
		if p := e.next(); p.URI != u || len(p.Diagnostics) != 0 {
			t.Errorf("%s: after close, diagnostics of %s: %v", u, p.URI, p.Diagnostics)
		}
	}
}

// TestChangesWithinCharacters holds that a change between the parts of a character is told of, and that nothing is said of a
// text that is not the editor's until that sends the whole text: what becomes of the other part is not known.
func TestChangesWithinCharacters(t *testing.T) {
	type changes = []protocol.TextDocumentContentChangeEvent
	tests := []struct {
		encoding, text string
		changes        changes
	}{
		{"utf-16", "a😀b", changes{replace(0, 2, 0, 2, "x")}},
		{"utf-16", "a😀b", changes{replace(0, 1, 0, 2, "")}},
		{"utf-16", "a😀b", changes{replace(0, 2, 0, 3, "😁")}},
		{"utf-16", "a\n😀b", changes{replace(0, 0, 1, 1, "")}},
		{"utf-16", "a\n😀b", changes{replace(1, 1, 0, 0, "")}},
		{"utf-16", "ab\nc", changes{replace(0, 2, 0, 2, "x😀y"), replace(0, 4, 0, 5, "z")}},
		{"utf-16", "ab\nc", changes{replace(0, 2, 0, 2, "x😀y"), replace(0, 5, 0, 4, "z")}},
		{"utf-16", "a😀b\nc", changes{replace(1, 0, 1, 0, "x"), replace(0, 0, 0, 2, "x")}},
		{"utf-8", "aäb", changes{replace(0, 2, 0, 2, "x")}},
		{"utf-8", "a😀b", changes{replace(0, 0, 0, 4, "x")}},
	}
	for _, tt := range tests {
		e := open(t, strings.Replace(full, "utf-16", tt.encoding, 1))
		hover := &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 0))}
		e.didOpen(doc, 1, tt.text)
		e.didChange(doc, 2, tt.changes...)
		e.didChange(doc, 3, replace(0, 0, 0, 0, "y")) // has nothing to be made in
		if err := e.call(protocol.MethodTextDocumentHover, hover, nil); err == nil || !strings.Contains(err.Error(), "within a character") {
			t.Errorf("%s: %q: hover says %v", tt.encoding, tt.text, err)
			continue
		}
		if !e.logs("shown: textDocument/didChange: file:///a.ori: a change at line ") {
			t.Errorf("%s: %q: the user is not told", tt.encoding, tt.text)
		}
		e.didChange(doc, 4, whole("c:\n"))
		if err := e.call(protocol.MethodTextDocumentHover, hover, nil); err != nil || e.text(doc) != "c:\n" {
			t.Errorf("%s: %q: after the whole text: %v, %q", tt.encoding, tt.text, err, e.text(doc))
		}
		e.diagnostics(doc, 4)
	}
}

// A model is a text that is changed as LSP says, in the slowest way.
type model struct {
	text string
	enc  string
}

// lines are the text's lines with what ends them.
func (m *model) lines() []string {
	var lines []string
	line := ""
	for i, r := range m.text {
		line += m.text[i : i+utf8.RuneLen(r)]
		if r == '\n' || r == '\r' && !strings.HasPrefix(m.text[i+1:], "\n") {
			lines = append(lines, line)
			line = ""
		}
	}
	return append(lines, line)
}

func (m *model) units(r rune) int {
	switch m.enc {
	case "utf-8":
		return utf8.RuneLen(r)
	case "utf-16":
		return len(utf16.Encode([]rune{r}))
	}
	return 1
}

// offset is the byte a position stands for.
func (m *model) offset(p protocol.Position) int {
	off, _ := m.place(p)
	return off
}

// wholes reports whether a change between two positions leaves whole characters.
func (m *model) wholes(r protocol.Range) bool {
	_, start := m.place(r.Start)
	_, end := m.place(r.End)
	return start && end
}

// place is offset, and whole is false for a position within a character.
func (m *model) place(p protocol.Position) (off int, whole bool) {
	for i, line := range m.lines() {
		if i < int(p.Line) {
			off += len(line)
			continue
		}
		left := int(p.Character)
		for _, r := range strings.TrimRight(line, "\r\n") {
			if left < m.units(r) {
				return off, left == 0
			}
			left -= m.units(r)
			off += utf8.RuneLen(r)
		}
		break
	}
	return off, true
}

func (m *model) change(r protocol.Range, text string) {
	start, end := m.offset(r.Start), m.offset(r.End)
	m.text = m.text[:min(start, end)] + text + m.text[max(start, end):]
}

// TestRandomEdits has the server and the model make the same edits.
func TestRandomEdits(t *testing.T) {
	pieces := []string{"", "x", "\n", "\r\n", "\r", "😀", "é", "汉", "loop:\n", "  @P0 BRA loop\n", "EXIT\r\n", "// c 😀\n", "BRA é😀; IADD3 R0, R1, R2, R3\n", "\t"}
	for _, enc := range []string{"utf-8", "utf-16", "utf-32"} {
		t.Run(enc, func(t *testing.T) {
			rnd := rand.New(rand.NewPCG(1, 2))
			e := open(t, strings.Replace(full, "utf-16", enc, 1))
			m := &model{enc: enc, text: "start:\n  BRA start\n"}
			e.didOpen(doc, 0, m.text)
			position := func() protocol.Position {
				lines := m.lines()
				line := rnd.IntN(len(lines) + 1)
				length := 0
				if line < len(lines) {
					for _, r := range lines[line] {
						length += m.units(r)
					}
				}
				return at(uint32(line), uint32(rnd.IntN(length+2)))
			}
			for version := int32(1); version <= 300; version++ {
				var changes []protocol.TextDocumentContentChangeEvent
				for range rnd.IntN(4) {
					if rnd.IntN(30) == 0 {
						m.text = strings.Repeat(pieces[rnd.IntN(len(pieces))], 3) + m.text[:rnd.IntN(len(m.text)+1)]
						m.text = strings.ToValidUTF8(m.text, "?")
						changes = append(changes, whole(m.text))
						continue
					}
					r := protocol.Range{Start: position(), End: position()}
					if rnd.IntN(2) == 0 {
						r.End = r.Start
					}
					text := pieces[rnd.IntN(len(pieces))] + pieces[rnd.IntN(len(pieces))]
					if !m.wholes(r) {
						continue
					}
					m.change(r, text)
					changes = append(changes, replace(r.Start.Line, r.Start.Character, r.End.Line, r.End.Character, text))
				}
				e.didChange(doc, version, changes...)
				if got := e.text(doc); got != m.text {
					t.Fatalf("version %d: %q\nwant %q\nafter %s", version, got, m.text, toJSON(t, changes))
				}
			}
			e.diagnostics(doc, 300)
		})
	}
}
