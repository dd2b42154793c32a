package eval

import (
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// stream is the instructions of the shipped listings that have an Fn.
func stream(b *testing.B) (list []*cfg.Instr, fns []*Fn, sms []int, table *Table) {
	table = new(Table)
	walk(b, listings(b)[:12], func(i *cfg.Instr, sm int) {
		if f := table.Of(i, sm); f != nil {
			list, fns, sms = append(list, i), append(fns, f), append(sms, sm)
		}
	})
	return
}

// BenchmarkEval is one Eval, of the instructions of real listings in their order.
func BenchmarkEval(b *testing.B) {
	list, fns, _, _ := stream(b)
	var in, out [maxArgs]uint64
	for k := range in {
		in[k] = uint64(k) * 0x9e3779b9
	}
	cc := CC{Known: Carry}
	b.ReportAllocs()
	for k := 0; b.Loop(); k++ {
		if k == len(list) {
			k = 0
		}
		cc.Known = Carry
		fns[k].Eval(list[k], in[:], out[:], &cc)
	}
}

// BenchmarkTable is one lookup.
func BenchmarkTable(b *testing.B) {
	list, _, sms, table := stream(b)
	b.ReportAllocs()
	for k := 0; b.Loop(); k++ {
		if k == len(list) {
			k = 0
		}
		if table.Of(list[k], sms[k]) == nil {
			b.Fatal("nil")
		}
	}
}
