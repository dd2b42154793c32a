package cfg_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// TestInstrAt holds that an instruction is found by its address wherever it stands: among others
// without address, in long and short blocks, and where the addresses do not ascend.
func TestInstrAt(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 5))
		var text strings.Builder
		text.WriteString("\t.section\t.text.f,\"ax\",@progbits\n.text.f:\n")
		addr := int64(0)
		for range r.IntN(120) {
			switch r.IntN(12) {
			case 0:
				fmt.Fprintf(&text, ".L_x_%d:\n", text.Len())
			case 1:
				text.WriteString("\tNOP ;\n")
			case 2:
				if seed%3 == 0 {
					addr -= 0x20 * r.Int64N(4)
				}
			default:
				fmt.Fprintf(&text, "\t/*%04x*/ NOP ;\n", max(addr, 0))
				addr += 0x10 * (1 + r.Int64N(2))
			}
		}
		for _, u := range cfg.Lower(grammar.Parse([]byte(text.String()))) {
			there, last := map[int64]bool{}, int64(cfg.NoAddr)
			ascends := true
			for _, f := range u.Funcs {
				for _, b := range f.Blocks {
					for k := range b.Instrs {
						i := &b.Instrs[k]
						if i.Addr == cfg.NoAddr {
							continue
						}
						ascends = ascends && last < i.Addr
						last = i.Addr
						there[i.Addr] = true
					}
				}
				if f.AddressesAscend() != ascends && len(u.Funcs) == 1 {
					t.Fatalf("seed %d: AddressesAscend is %t\n%s", seed, !ascends, &text)
				}
			}
			for a := int64(-0x10); a < 0x2000; a += 8 {
				if a == cfg.NoAddr {
					continue
				}
				if i, any := u.InstrAt(a); (i != nil && i.Addr == a) != there[a] || any != (len(there) > 0) {
					t.Fatalf("seed %d: at %#x: there is one: %t, found %v\n%s", seed, a, there[a], i, &text)
				}
			}
		}
	}
}
