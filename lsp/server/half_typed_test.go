package server

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

var halfTyped = flag.Int("halftyped", 60, "texts of TestHalfTyped")

// TestHalfTyped asks everything at random places of texts as they are while one types: broken off in the middle, with a
// line half there, with comments opened anywhere, in other dialects and other languages. Nothing breaks, and no range of an
// answer is outside of the text. -halftyped N has it be N texts.
func TestHalfTyped(t *testing.T) {
	var texts []string
	for _, pattern := range []string{"../../editors/test/testdata/*.*", "../../editors/test/testdata/detect/*/*", "../../editors/test/testdata/src/*", "testdata/*.txtar", "../../lsp/ide/testdata/*.txtar"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, string(text[:min(len(text), 20_000)]))
		}
	}
	if len(texts) < 20 {
		t.Fatalf("only %d texts", len(texts))
	}
	for seed := range *halfTyped {
		rnd := rand.New(rand.NewPCG(uint64(seed), 16))
		e := open(t, full)
		text := half(rnd, texts[rnd.IntN(len(texts))])
		e.didOpen(doc, 1, text)
		for version := range int32(3) {
			e.everything(rnd, seed, text)
			lines := linesOf(text)
			n := rnd.IntN(len(lines))
			typed := []string{"@", "@P", "IMA", "\n", "/*", "BRA ", "R", "c[0x0", ".", "{", "`(", "😀"}[rnd.IntN(12)]
			at := uint32(rnd.IntN(len(lines[n]) + 1))
			for m := (model{enc: "utf-16", text: text}); !m.wholes(protocol.Range{Start: protocol.Position{Line: uint32(n), Character: at}}); {
				at-- // within a character no editor types
			}
			e.didChange(doc, version+2, replace(uint32(n), at, uint32(n), at, typed))
			text = e.text(doc)
		}
		e.must(protocol.MethodShutdown, nil, nil)
		e.mu.Lock()
		for _, l := range e.logged {
			t.Errorf("seed %d: logged %s", seed, l)
		}
		e.mu.Unlock()
		e.pipe.Close()
	}
}

// linesOf are the lines of a text, as the protocol has them.
func linesOf(text string) []string {
	return strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
}

// half is a text as one has typed it so far, or has just made a mistake in it.
func half(rnd *rand.Rand, text string) string {
	lines := strings.SplitAfter(text, "\n")
	n := rnd.IntN(len(lines))
	cut := func(s string) string { return s[:rnd.IntN(len(s)+1)] }
	switch rnd.IntN(6) {
	case 0: // the end is not there yet
		return strings.Join(lines[:n], "") + cut(lines[n])
	case 1: // a line is half there
		lines[n] = cut(lines[n]) + "\n"
	case 2: // a comment begins, or ends
		lines[n] = []string{"/* ", "*/ ", "// "}[rnd.IntN(3)] + lines[n]
	case 3: // another dialect goes on
		return strings.Join(lines[:n], "") + "        /*0008*/                   MOV R1, c[0x0][0x44];  /* 0x1 */\n.entry k {\n    BRA "
	case 4: // another language
		return "#include <x.h>\n" + strings.Join(lines[n:], "")
	case 5: // line ends of Windows
		return strings.ReplaceAll(strings.Join(lines[:n], ""), "\n", "\r\n") + cut(lines[n])
	}
	return strings.Join(lines, "")
}

// everything asks all rows at random places, and looks at the answers.
func (e *editor) everything(rnd *rand.Rand, seed int, text string) {
	e.t.Helper()
	lines := linesOf(text)
	where := func() (int, int) {
		n := rnd.IntN(len(lines) + 1) // the last of these is not there
		if n < len(lines) {
			return n, rnd.IntN(len(lines[n]) + 2)
		}
		return n, rnd.IntN(3)
	}
	place := func() string {
		n, c := where()
		return fmt.Sprintf(`{"line":%d,"character":%d}`, n, c)
	}
	var action, item string
	fill := func(params string) string {
		a, b := place(), place()
		whole := fmt.Sprintf(`"range":{"start":{"line":0,"character":0},"end":{"line":%d,"character":0}}`, len(lines))
		return strings.NewReplacer("DOCURI", fmt.Sprintf(`"uri":%q`, doc), "DOC", fmt.Sprintf(`"textDocument":{"uri":%q}`, doc),
			"AT", `"position":`+a, "LABEL", `"position":`+b, "PLACE", a, "RANGE", []string{whole, `"range":{"start":` + a + `,"end":` + b + `}`}[rnd.IntN(2)],
			"LINE", `"range":{"start":`+a+`,"end":`+a+`}`, "RESULT", "1", "ITEM", item).Replace(params)
	}
	for _, row := range benchRows {
		params := row.params
		switch {
		case params == "ACTION" && action == "", strings.Contains(params, "ITEM") && item == "":
			continue
		case params == "ACTION":
			params = action
		default:
			params = fill(params)
		}
		var answer json.RawMessage
		err := e.call(row.method, raw(params), &answer)
		if err != nil && (hasCode(err, jsonrpc2.InternalError) || hasCode(err, jsonrpc2.InvalidParams)) {
			e.t.Errorf("seed %d: %s %s: %v\n%s", seed, row.method, params, err, text)
		}
		if strings.HasPrefix(row.method, "textDocument/prepare") && strings.HasSuffix(row.method, "Hierarchy") {
			var items []json.RawMessage
			if json.Unmarshal(answer, &items) == nil && len(items) > 0 {
				item = string(items[rnd.IntN(len(items))])
			}
		}
		if row.method == protocol.MethodTextDocumentCodeAction {
			var actions []json.RawMessage
			if json.Unmarshal(answer, &actions) == nil {
				actions = slices.DeleteFunc(actions, func(a json.RawMessage) bool { return !strings.Contains(string(a), `"data":`) }) // what is disabled
			}
			if len(actions) > 0 {
				action = string(actions[rnd.IntN(len(actions))])
			}
		}
		var tree any
		if json.Unmarshal(answer, &tree) == nil {
			if bad := outside(tree, lines); bad != "" {
				e.t.Errorf("seed %d: %s %s answers with %s, which is not in the text\n%s", seed, row.method, params, bad, text)
			}
		}
	}
}

// outside finds a place in an answer that is not in the text, "" if there is none.
func outside(tree any, lines []string) string {
	switch x := tree.(type) {
	case []any:
		for _, y := range x {
			if bad := outside(y, lines); bad != "" {
				return bad
			}
		}
	case map[string]any:
		line, hasLine := x["line"].(float64)
		char, hasChar := x["character"].(float64)
		if hasLine && hasChar {
			n := int(line)
			if n >= len(lines) || int(char) > len(slices.Collect(utf16s(lines[n]))) {
				return fmt.Sprintf("%d:%d", n, int(char))
			}
		}
		if start, ok := x["startLine"].(float64); ok && (int(start) >= len(lines) || int(x["endLine"].(float64)) >= len(lines)) {
			return fmt.Sprintf("lines %v to %v", start, x["endLine"])
		}
		if data, ok := x["data"].([]any); ok && len(data)%5 == 0 { // semantic tokens
			n, c := 0, 0
			for k := 0; k < len(data); k += 5 {
				dn, _ := data[k].(float64)
				dc, _ := data[k+1].(float64)
				length, _ := data[k+2].(float64)
				if dn > 0 {
					c = 0
				}
				n, c = n+int(dn), c+int(dc)
				if n >= len(lines) || c+int(length) > len(slices.Collect(utf16s(lines[n]))) {
					return fmt.Sprintf("the token %d:%d of %d", n, c, int(length))
				}
			}
		}
		for _, y := range x {
			if bad := outside(y, lines); bad != "" {
				return bad
			}
		}
	}
	return ""
}

// utf16s yields something for each unit of UTF-16 of a text.
func utf16s(s string) func(func(struct{}) bool) {
	return func(yield func(struct{}) bool) {
		for _, r := range s {
			if !yield(struct{}{}) || r > 0xffff && !yield(struct{}{}) {
				return
			}
		}
	}
}
