package grammar

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// checkPlain checks that the plain reader makes the chunks that the parser makes, wherever it does not give up, of each
// section of src and, as if within a native function, of each line. It returns how many bytes of the sections it read.
func checkPlain(t testing.TB, src []byte) (bytes int) {
	t.Helper()
	w := newWorker()
	check := func(s *Section, at Span, native bool) bool {
		p := &part{size: at.End - at.Start, native: native}
		if !w.plain(p, s, at, false) {
			return false
		}
		q := w.parsedPart(s, at, native, true)
		var got, want strings.Builder
		for _, c := range p.chunks {
			got.WriteString(dumpChunk(c.Chunk))
		}
		for _, c := range q.chunks {
			want.WriteString(dumpChunk(c.Chunk))
		}
		if got.String() != want.String() || p.full != q.full || p.open != q.open {
			t.Errorf("native %v: %q\nplain reader:\n%sparser:\n%s", native, s.Src[at.Start:at.End], got.String(), want.String())
		}
		var again strings.Builder
		(&Section{Chunks: p.chunks}).ForgetNodes()
		for _, c := range p.chunks {
			again.WriteString(dumpChunk(c.Chunk))
		}
		if again.String() != got.String() {
			t.Errorf("native %v: %q\n%sonce they were forgotten:\n%s", native, s.Src[at.Start:at.End], got.String(), again.String())
		}
		for k := range p.chunks {
			if k < len(q.chunks) && p.chunks[k].Start != q.chunks[k].Start {
				t.Errorf("chunk %d begins at %d, not %d", k, p.chunks[k].Start, q.chunks[k].Start)
			}
		}
		return true
	}
	drafts, _ := draftsOf(context.Background(), src)
	for _, d := range drafts {
		s := &Section{Src: d.src, Lines: d.lines, comments: d.comments, unclosed: d.unclosed}
		cuts := s.cuts(0, int32(len(s.Src)))
		for k := range len(cuts) - 1 {
			at := Span{cuts[k], cuts[k+1]}
			if check(s, at, false) {
				bytes += at.Len()
			}
			check(s, at, true)
		}
	}
	return bytes
}

// TestPlainListings: the plain reader reads nearly all of real listings, as the parser does.
func TestPlainListings(t *testing.T) {
	read, all := 0, 0
	for _, pattern := range []string{
		"testdata/*.sass", "testdata/*.ori", "../cfg/testdata/kernels/listings/*", "../editors/test/testdata/*",
		"../../shared/corpus/listings/*", "../../shared/corpus/kernels/listings/*",
	} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for n, name := range files {
			if info, err := os.Stat(name); err != nil || info.IsDir() || len(files) > 100 && n%10 != 0 {
				continue
			}
			src, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			got := checkPlain(t, src)
			if read, all = read+got, all+len(src); got < len(src)/2 {
				t.Logf("%s: %d of %d bytes", name, got, len(src))
			}
		}
	}
	t.Logf("%d of %d bytes", read, all)
	if read < all*9/10 {
		t.Errorf("the plain reader reads %d of %d bytes", read, all)
	}
}

// plainTokens are what texts for TestPlainTokens are put together from.
var plainTokens = strings.Split(`R1|-R2|~R3.H0_H0|!P0|PT|UR4|UP1|B0|SB5|R255.reuse|-R1.reuse||R5||-|R7|.F32|RZ|URZ|Ra_x|Px|R|P|B|UB0|SB|SRZ|SR_TID.X|SR_|SR5|SRx|
0x10|-1.5|+INF|QNAN|-NAN.x|1e-05|1.|1.e+5|2D|2D.x|-2D|2DX|3d|.5|1e5.x|0x1e-5|1..2|5$|#3|cx[UR4][0x10]|c[0x0][R2+0x4]|-c[0x3][0x10].H1|c[0x0]|c[0x0].x|c[0x0] [0x8].H1|-c[0x0].x [R1]|c|cx|c [0x0][0x4]|
[R2.64+0x10]|[UR4]|[R2.U32+UR4+-0x8].x|[]|[a$b.+*]|[R1|]|desc[UR4][R2.64]|desc[UR4] [R2]|gdesc[UR8].x|a[R0]|x_1[R2]|$a[R0]|desc[UR4]|
`+"`(.L_x_1)|`(f(int, T*))|`(((a)))|`((((a))))|`(a|`"+`|.L1|..|.x.y|$f|f@lo|$str$7@hi(x)|5@lo|1.5@x((a + .L@srel))|-c [0x0] [0x8].H1|c [0x0]|32@lo(f)|RGBA|CC.EQ|x.|x|y|{4,3}|{ }|{|}|&wr=0x0|&req={1,2}|&|&x=|?trans1|?|(*"BRANCH_TARGETS .L_x_1"*)|(* a *)|(*|
,|,|,|,|;|;|;|;| | | | |  |	|/* 0x00f0 */|/*0010*/|/*0008*/|// c|/*/|/**/|"a"|"|@P0|@!UP0|@ P0|@P0.x|@|MOV|IMAD.MOV.U32|EXIT|BRA|code|Function|Fatbin|c|L1:|.L_x_1:|BB0:|x:y|Function :|code for sm_70|
.byte|.align 128|.section .text.f,"ax",@progbits|.section .nv.info|.section|.entry f {|.entry f cold {|.func g{|.func|.jumptable t { a, .b }|.jumptable t {}|.jumptable t a|.type f,@function|.size f,(.L - f)|.a"b c"/x|....|..........|#|: |=|<|é|`+"\ufeff|", "|")

// TestPlainTokens compares the plain reader and the parser on texts of random tokens, most of which the reader gives up.
func TestPlainTokens(t *testing.T) {
	var tokens []string
	for _, s := range plainTokens {
		if s = strings.Trim(s, "\n"); s != "" {
			tokens = append(tokens, s)
		}
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	read := 0
	for range 60_000 {
		var b strings.Builder
		for range 1 + rnd.IntN(3) {
			b.WriteString([]string{"", "", "    ", "/*0010*/ ", "@P0 ", "BB1:\n", "\t/*0018*/ {"}[rnd.IntN(7)])
			if rnd.IntN(4) > 0 {
				b.WriteString([]string{"MOV", "BRA", "X.Y"}[rnd.IntN(3)] + " ")
			}
			for range rnd.IntN(5) {
				b.WriteString(tokens[rnd.IntN(len(tokens))])
				b.WriteString([]string{"", " ", " ", ", ", ",", " ;"}[rnd.IntN(6)])
			}
			b.WriteString([]string{"\n", "\n", " ;\n", " ; // x\n", "\r\n", "\n\n", "\n}\n", "\n \t\f\n", " ;  /* 0x1 */\n"}[rnd.IntN(9)])
		}
		read += checkPlain(t, []byte(b.String()))
		if t.Failed() {
			return
		}
	}
	if read < 10_000 {
		t.Errorf("the plain reader read %d bytes", read)
	}
	t.Logf("%d bytes", read)
}

// FuzzPlain compares the plain reader and the parser.
func FuzzPlain(f *testing.F) {
	for _, s := range seeds(f) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src []byte) { checkPlain(t, src) })
}
