package cfg

import (
	"bytes"
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"unsafe"

	"github.com/ori-lang/ori/grammar"
)

// TestTaken makes random edits in listings, and in one native block, and holds that chunks are lowered with the help of a version
// before as they are without, and that nothing of its text is kept.
func TestTaken(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*cuobjdump.sass")
	if err != nil || len(files) == 0 {
		t.Fatal("no listings", err)
	}
	texts := [][]byte{[]byte(olderText)}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, src[:min(len(src), 12_000)])
	}
	words := []string{"R1", ";", "\n", "/*", "*/", "//", "@P0 ", ", ", ".", "{", "}", "PRET X;", "BRA L;\n", "\tNOP;\n", "ZBI E1, E2;\n", "// a\n", "/* 0x000fe200000000f0 */\n", "/*0010*/", "\r\n", "L:\n", "FOO R1;\n", "R1 R2", ".reuse", "(*\"TARGET= .L_x_4 \"*)"}
	r := rand.New(rand.NewPCG(3, 5))
	names, taken := new(Names), 0
	for _, text := range texts {
		for range 3 {
			d := grammar.Parse(text)
			old := pieces(d, nil, names)
			for range 150 {
				src := d.Bytes()
				from := r.IntN(len(src) + 1)
				to := from
				switch r.IntN(4) {
				case 0:
					to = min(len(src), from+r.IntN(60))
				case 1:
					to = min(len(src), from+r.IntN(3))
				}
				word := words[r.IntN(len(words))]
				if r.IntN(6) == 0 {
					k := r.IntN(len(src) + 1)
					word = string(src[k:min(len(src), k+r.IntN(300))])
				}
				d = d.Edit(grammar.Edit{Span: Span{Start: int32(from), End: int32(to)}, New: word})
				fresh, made := pieces(d, nil, names), pieces(d, old, names)
				for n := range fresh {
					if !samePieces(fresh[n], made[n]) {
						for k := range min(len(fresh[n].instrs), len(made[n].instrs)) {
							if x, y := &made[n].instrs[k], &fresh[n].instrs[k]; !reflect.DeepEqual(x, y) {
								t.Errorf("%+v, without the help of the version before %+v", *x, *y)
								break
							}
						}
						t.Fatalf("chunk %d differs:\n%q\nbefore:\n%q", n, fresh[n].chunk.Src, old[n].chunk.Src)
					}
					for k := range made[n].instrs {
						i := &made[n].instrs[k]
						if k < len(made[n].instrs) && !i.ROT13 && !i.broken && !within(i.Name, fresh[n].chunk.Src) {
							t.Fatalf("the name of %s is of another text", i.Name)
						}
					}
					if n < len(old) {
						l := lowerer{piece: &piece{code: new(code)}, src: string(fresh[n].chunk.Src), nodes: fresh[n].chunk.Nodes(), sm: 75, names: names}
						if l.older = olderOf(old[n], l.src); l.older != nil {
							for k := int32(1); k < int32(len(l.nodes)); k = l.nodes[k].Next {
								if l.nodes[k].Kind == grammar.KindInstruction && l.take(k) {
									taken++
								}
							}
						}
					}
				}
				old = made
			}
		}
	}
	if taken < 10_000 {
		t.Errorf("only %d instructions were taken from the version before", taken)
	}
}

// pieces lowers all chunks of d, each with the help of that of its number in old.
func pieces(d *grammar.Document, old []*piece, names *Names) (list []*piece) {
	for _, sec := range d.Sections() {
		for _, c := range sec.Chunks {
			var was *piece
			if len(list) < len(old) {
				was = old[len(list)]
			}
			list = append(list, lowerChunk(context.Background(), c.Chunk, was, 75, names))
		}
	}
	return list
}

func samePieces(p, q *piece) bool {
	return reflect.DeepEqual(p.instrs, q.instrs) && reflect.DeepEqual(p.marks, q.marks) && reflect.DeepEqual(p.problems, q.problems) &&
		reflect.DeepEqual([][]int32{p.ends, p.codes, p.preds, p.gaps}, [][]int32{q.ends, q.codes, q.preds, q.gaps}) && reflect.DeepEqual(p.atWord, q.atWord) &&
		p.addressed == q.addressed && p.ascends == q.ascends && p.low == q.low && p.high == q.high && p.maxReg == q.maxReg && p.label == q.label && p.reg == q.reg && p.control == q.control
}

// within reports whether the memory of s is that of src.
func within(s string, src []byte) bool {
	p, from := uintptr(unsafe.Pointer(unsafe.StringData(s))), uintptr(unsafe.Pointer(unsafe.SliceData(src)))
	return len(s) == 0 || from <= p && p+uintptr(len(s)) <= from+uintptr(len(src))
}

var olderText = ".target sm_75\n.entry k {\n" + string(bytes.Repeat([]byte(`  MOV R1, c[0x0][0x28]
  @!P0 IADD3 R2, P1, R3, -R4, RZ // sum
  // above
  /* and
     this */
  LDG.E.SYS R4, [R2.64+0x10] ; { FADD R5, R6, R7.reuse
  FMUL R8, R9, 1.5 }
  ISETP.GE.AND P2, PT, R5, 0x7, P0 ; STG.E [R2.U32+UR4], R8
`), 12)) + "  EXIT\n}\n"
