package grammar

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// seeds are the shipped listings and what is hard about texts.
func seeds(t testing.TB) [][]byte {
	t.Helper()
	files, err := filepath.Glob("testdata/*")
	if err != nil {
		t.Fatal(err)
	}
	var texts [][]byte
	for _, f := range files {
		info, err := os.Stat(f)
		if err != nil {
			t.Fatal(err)
		}
		if info.IsDir() {
			continue
		}
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, src)
	}
	for _, s := range hardTexts {
		texts = append(texts, []byte(s))
	}
	return texts
}

var hardTexts = []string{
	"", "\n", "\r", "\x00", "\xff", "\uFEFF", "/*", "*/", "//", "/", "\"", "@", "{", "}", ";", ":", ",", "[", "`(", "c[", ".",
	".entry f {\n}\n", ".entry f {", ".entry", ".func f\n{\nEXIT }", ".entry f {\n.entry g {\n}\n}\n",
	".section .text.f,\"ax\"\nf:\n/*0000*/ { MOV R1, R2 ;\n/*0008*/ EXIT }\n.section .nv.info\n.byte 1\n",
	"\t\tFunction : f\n/*0000*/ NOP;\n\t\t....\n\n\t\tFunction : g\n", "Fatbin elf code:\n===\narch = sm_70\n\tcode for sm_70\n",
	"MOV R1, /* a\nb */ R2\n", "MOV R1 \"x /* y\" z\n/* a */", "/* a\n.entry f {\n*/ EXIT\n", "\"/*\n*/", "a/\"*/", "L:\r\nEXIT\r\n", "L:\rEXIT\r",
	"MOV R1,, R2,\n, \nMOV ,\n@P0\n@\n{ {\n", ".jumptable\n.jumptable t {a,,b\n.jumptable t {,}\n.jumptable t {a} b\n", "# a \"b\n#\n#/*\n",
	"[B------:R-:W2:-:S01] /*0000*/ NOP ;\n--:-:1:-:5 @P0 BRA.U LOOP;\n=> 0x00007f <+16>:\tNOP\n",
	"DEPBAR.LE SB0, 0x0, {4,3,2}\nDEPBAR {2}\nDEPBAR {", "BRX R8 -0x170 (*\"BRANCH_TARGETS .L_1,.L_2\"*);\nBRX R8 (*\"a\nBRX (*",
	"MOV R1, c [0x0] [0x70]\nMOV c\nMOV c[0x0] ;\nMOV c [0x0\nMOV c[0x0] [", "X desc[UR4][R2.64+0x4], desc[UR4, gdesc[\n",
	"X &wr=0x0 &req={1,2} ?trans1;\nX &\nX ?\nX &req={1", "X 32@lo((f + .L@srel)), 32@lo((\n", "x`y~z!|-+|R1|.reuse.|",
}

func FuzzParse(f *testing.F) {
	for _, s := range seeds(f) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		for _, size := range []int{partSize, 1} {
			setPartSize(t, size)
			d := Parse(src)
			checkDocument(t, d, src)
			checkWhole(t, d)
			d.Dialect()
		}
	})
}

// setPartSize has sections be in parts of another size until the test ends.
func setPartSize(t testing.TB, size int) {
	was := partSize
	t.Cleanup(func() { partSize = was })
	partSize = size
}

// checkWhole checks that the text parsed as one section has the same nodes.
func checkWhole(t testing.TB, d *Document) {
	t.Helper()
	l, _ := layoutOf(context.Background(), d.Bytes())
	whole := &Section{Src: d.Bytes(), Lines: l.lines, comments: l.comments, unclosed: l.unclosed}
	whole.Chunks = newWorker().cut(whole, []int32{0, int32(d.Len())}, false, false)[0].chunks
	nodes := func(base int, s *Section) (out []Node) {
		for _, c := range s.Chunks {
			for _, n := range c.Nodes() {
				out = append(out, Node{n.Kind, n.Flags, n.Start + c.Start + int32(base), n.End + c.Start + int32(base), 0})
			}
		}
		return out
	}
	var parts []Node
	for i, s := range d.Sections() {
		off, _ := d.SectionStart(i)
		parts = append(parts, nodes(off, s)...)
	}
	if got := nodes(0, whole); !slices.Equal(got, parts) {
		t.Fatalf("as one section:\n%v\nas %d:\n%v\n%q", got, len(d.Sections()), parts, d.Bytes())
	}
}

// FuzzEdit reads a text and edits of it: three bytes for the place, length
// and kind of an edit.
func FuzzEdit(f *testing.F) {
	for i, s := range seeds(f) {
		f.Add(s, []byte{byte(i), 7, byte(i * 3), 200, 0, 9, 99, 255, byte(i)})
	}
	f.Add([]byte("\r\n\uFEFF"), []byte{0, 129, 0, 0, 8, 25, 99, 8, 25})
	f.Fuzz(func(t *testing.T, src, script []byte) {
		if len(src) > 1<<16 || len(script) > 300 {
			return
		}
		if len(script)%2 == 0 {
			setPartSize(t, 1+len(script)/4)
		}
		d := Parse(src)
		for ; len(script) >= 3; script = script[3:] {
			at := int(script[0]) * (d.Len() + 1) / 256
			n := int(script[1])
			if n >= 128 {
				n = (n - 128) * d.Len() / 128
			} else {
				n /= 8
			}
			d = editAndCheck(t, context.Background(), d, []Edit{{Span{int32(at), int32(at + n)}, insertions[int(script[2])%len(insertions)]}})
		}
	})
}

// insertions are texts that change what is around them.
var insertions = []string{
	"", "", "x", " ", "\n", "\r", "\r\n", "\n\n", ";", ",", ":", "{", "}", "/*", "*/", "//", "*", "/", "\"", "#", "@", "\x00", "\xff", "é", "\U0001F600", "\uFEFF",
	".entry f {\n", "\n.entry g {\n", ".func", ".section .text.f,\"ax\"\n", "\n.section .nv.info\n", "\n\t\tFunction : f\n", "\n\t\t....\n", "\ncode for sm_70\n", "\nFatbin elf code:\n",
	"L:", "\nL:\n", "\n  MOV R1, R2\n", "@P0 ", "EXIT", "[R2", "]", "c[0x0][0x1]", "/*0010*/ NOP;", ".cold", "\n.jumptable t { a, b }\n", "/* a\n.entry h {\n b */", "$$",
}

// editAndCheck makes edits, until ctx ends, and compares the outcome with a fresh parse, and
// then with one edit at a time.
func editAndCheck(t testing.TB, ctx context.Context, d *Document, edits []Edit) *Document {
	t.Helper()
	next, err := d.EditAllContext(ctx, edits)
	if err != nil {
		t.Fatal(err)
	}
	src := apply(d.Bytes(), edits)
	fresh := Parse(src)
	if diff := diffDocuments(next, fresh); diff != "" {
		t.Fatalf("after %q of %q:\n%s", fmt.Sprint(edits), d.Bytes(), diff)
	}
	return next
}

// apply makes edits on a copy of src, the slow and obvious way.
func apply(src []byte, edits []Edit) []byte {
	src = slices.Clone(src)
	at, delta := 0, 0
	for _, e := range edits {
		start := min(max(int(e.Span.Start), at), len(src)-delta)
		end := min(max(int(e.Span.End), start), len(src)-delta)
		at = end
		src = slices.Concat(src[:start+delta], []byte(e.New), src[end+delta:])
		delta += len(e.New) - (end - start)
	}
	return src
}

// TestRandomEdits is FuzzEdit with chance instead of a search, so that every
// test run covers all sorts of texts.
func TestRandomEdits(t *testing.T) {
	defer func(was int) { parsePoll = was }(parsePoll)
	parsePoll = 1 // the parser stops as often as it can, and goes on
	texts := seeds(t)
	rounds := 400
	if testing.Short() {
		rounds = 50
	}
	setPartSize(t, partSize)
	for seed := range rounds {
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		partSize = []int{1, 100, 1000, 32 << 10}[r.IntN(4)]
		src := texts[r.IntN(len(texts))]
		if len(src) > 4000 {
			at := r.IntN(len(src) - 4000)
			src = src[at : at+4000]
		}
		ctx := context.Background()
		if seed%2 == 0 {
			ctx = t.Context() // which may end
		}
		d := Parse(src)
		for range 12 {
			var edits []Edit
			for at := 0; len(edits) == 0 || r.IntN(3) == 0 && at <= d.Len(); {
				start := at + r.IntN(d.Len()-at+1)
				n := 0
				switch r.IntN(4) {
				case 0:
					n = r.IntN(3)
				case 1:
					n = r.IntN(60)
				case 2:
					if r.IntN(4) == 0 {
						n = r.IntN(d.Len() + 1)
					}
				}
				text := insertions[r.IntN(len(insertions))]
				if r.IntN(8) == 0 && d.Len() > 0 {
					from := r.IntN(d.Len())
					text = string(d.Bytes()[from:min(d.Len(), from+r.IntN(200))])
				}
				edits = append(edits, Edit{Span{int32(start), int32(start + n)}, text})
				at = min(start+n, d.Len())
			}
			d = editAndCheck(t, ctx, d, edits)
		}
		checkDocument(t, d, d.Bytes())
		checkWhole(t, d)
	}
}

// fragments are what texts are made of, whole tokens and halves of them.
var fragments = append([]string{
	"MOV", "ISETP.GE.AND", "BRA", "R1", "-R2.reuse", "|R3|", "UR4", "P0", "!PT", "UP1", "B0", "RZ", "SR_TID.X", "SRZ", "0x10", "-0x4", "1.5e+3", "1e+", "+INF", "-QNAN", "2D", "#3", ".5",
	"c", "-c", "cx", "c[0x0][0x160]", "c[0x0]", "[0x20]", "[", "]", "[R2.64+UR4+0x10]", "[R2+-0x4]", "[R2 + 0x10", "desc[", "desc[UR4][R2.64]", "gdesc[UR8]", "a[R0]", "`", "`(.L_x_0)", "`((f + 0x10))",
	"32@lo(", "32@lo((f + .L@srel))", "x@srel", "x@", "{4,3,2}", "{1}", "{", "}", "(", ")", "(*", "*)", "(*\"A B,C\"*)", "&wr=0x0", "&req={1,2}", "&", "?trans1", "?", "done", "op_add", ".L_x_1", "CC.EQ", "PR",
	"@P0", "@!UP0", "@", "@ ! P0", "/*0010*/", "/*0x12*/", "/* c */", "[B------:R-:W2:-:S01]", "--:-:1:-:5", "0x7f <+1>:", "=> 0x7f <f+1>:", "$$", "'", "~", "\\", "=", "<", "e", "0", "Z", "_", "$", "..", "....", ".text.f", ".sectioninfo", ".entry", ".func", ".section", ".jumptable", "t", "Function", "Function :", "code for", "code for sm_70", "code", "Fatbin", "Fatbin x", "a = b", "====", ".byte 0x1, 0x2", ".word",
	"\t", "\v", "\f", "\x01", "\x7f",
}, insertions...)

// TestRandomTexts parses texts that chance puts together.
func TestRandomTexts(t *testing.T) {
	rounds := 3000
	if testing.Short() {
		rounds = 300
	}
	setPartSize(t, partSize)
	for seed := range rounds {
		partSize = []int{1, 50, 32 << 10}[seed%3]
		r := rand.New(rand.NewPCG(uint64(seed), 2))
		var src []byte
		for range 1 + r.IntN(40) {
			src = append(src, fragments[r.IntN(len(fragments))]...)
			switch r.IntN(5) {
			case 0, 1:
				src = append(src, ' ')
			case 2:
				src = append(src, '\n')
			case 3:
				src = append(src, " ;\n"...)
			}
		}
		d := Parse(src)
		checkDocument(t, d, src)
		checkWhole(t, d)
	}
}
