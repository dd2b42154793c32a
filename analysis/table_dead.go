package analysis

import "github.com/ori-lang/ori/cfg"

// Limits of [Facts.NeverSelected]: values that a selector may have, and blocks on the way up from one.
const (
	mostOfSelector = 256
	mostAbove      = 1 << 10
)

// NeverSelected returns a table one of whose entries is the only way to block b, or to a block that all ways to b lead through, if no value
// that the selector may have selects it; nil if there is none:
//
//	ISETP.GT.AND P0, PT, R10, 0x2, PT  // R10 is at most 4
//	@P0 BRA more
//	...
//	more:
//	IADD3 R2, R10, -0x3, RZ
//	IMNMX.U32 R2, R2, 0x2, PT          // entry 2 is for other values
//	...
//	BRX R2 -0x4a0
func (f *Facts) NeverSelected(b *cfg.Block) *Switch {
	g := f.Func
	n := b.ID
	for range mostAbove {
		up := g.Dom.Idom[n]
		if up < 0 || up == n {
			return nil
		}
		if i := g.Blocks[up].Last(); i != nil && i.Flow == cfg.FlowIndex && f.SSA().onlyFrom(g.Blocks[n], up) {
			for k, list := 0, f.Switches(); k < len(list); k++ {
				if s := &list[k]; s.Form == JumpTable && s.Block.ID == up && s.never(f, g.Blocks[n]) {
					return s
				}
			}
		}
		n = up
	}
	return nil
}

// never reports whether no value that the selector of s, a table, may have leads to block to.
func (s *Switch) never(f *Facts, to *cfg.Block) bool {
	if !s.Exact || s.Bits != 32 || s.value < 0 || s.Default == nil && !s.Total {
		return false
	}
	k := f.Constants().Value(s.value, s.Block)
	if k.Hi < k.Lo || k.Hi-k.Lo >= mostOfSelector {
		return false
	}
	leads := map[uint32]*cfg.Block{}
	for _, c := range s.Cases {
		leads[c.Value] = c.Target
	}
	for v := k.Lo; ; v++ {
		if k.Has(v) {
			at, is := leads[v]
			if !is {
				at = s.Default
			}
			if at == nil || at == to {
				return false
			}
		}
		if v == k.Hi {
			return true
		}
	}
}
