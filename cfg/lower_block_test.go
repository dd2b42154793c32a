package cfg

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestBlockParts holds that a block that is lowered in parts is the one that is lowered as a whole: also where what is between them is no
// instruction, or not understood, and after mistakes.
func TestBlockParts(t *testing.T) {
	texts := [][]byte{[]byte(`.target sm_90
.entry k {
a: MOV R2, 0x1
@P0
this is nothing
b:
.L_x_9
.weight 0.5
MOV R3 0x2
FROB.X R4, R5
@!P1 BRA b
c: d:
IADD3 R2, R2, 0x1, RZ; MOV R9, R900
/*0010*/
STG.E [R2.64], UR4, P3
EXIT
}
`)}
	files, err := filepath.Glob("testdata/kernels/listings/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, src)
		for at := 100; at < len(src); at += 997 { // without a few bytes here and there
			src = append(src[:at:at], src[min(len(src), at+at%7):]...)
		}
		texts = append(texts, src)
	}
	defer func(n int) { instrsOfPart = n }(instrsOfPart)
	several := 0
	for _, src := range texts {
		for _, s := range grammar.Parse(src).Sections() {
			for _, c := range s.Chunks {
				names := new(Names)
				instrsOfPart = 1 << 30
				want := lowerChunk(t.Context(), c.Chunk, nil, 75, names)
				for _, n := range []int{1, 2, 7} {
					instrsOfPart = n
					got := lowerChunk(t.Context(), c.Chunk, nil, 75, names)
					if !reflect.DeepEqual(got, want) {
						t.Fatalf("in parts of %d instructions:\n%s\n%+v\nas a whole:\n%+v", n, c.Src, got, want)
					}
					if len(got.instrs) > n {
						several++
					}
				}
			}
		}
	}
	if several < 100 {
		t.Errorf("%d blocks were lowered in parts", several)
	}
}
