package cfg

import (
	"slices"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestRemoveAll holds that removing many instructions at once is removing one after the other.
func TestRemoveAll(t *testing.T) {
	f := Lower(grammar.Parse([]byte(".entry k {\nMOV R2, 0x1\nMOV R3, 0x2\nMOV R4, 0x3\nEXIT\n}\n")))[0].Funcs[0]
	for gone := range 1 << len(f.Blocks[0].Instrs) {
		var lines [2][]int32
		for n, way := range []func(*Block){
			func(b *Block) { b.RemoveAll(func(k int) bool { return gone>>k&1 != 0 }) },
			func(b *Block) {
				for k := len(b.Instrs) - 1; k >= 0; k-- {
					if gone>>k&1 != 0 {
						b.Remove(k)
					}
				}
			},
		} {
			b := f.Clone(t.Context()).Blocks[0]
			way(b)
			for k := range b.Instrs {
				lines[n] = append(lines[n], b.Instrs[k].Line.Start)
			}
		}
		if !slices.Equal(lines[0], lines[1]) {
			t.Errorf("without %04b: lines %v, want %v", gone, lines[0], lines[1])
		}
	}
}
