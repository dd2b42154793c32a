package optimizer

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/interp"
)

// A mistake is something that a pass could do wrong.
type mistake struct {
	name string
	// at reports whether the mistake can be made at instruction k of block b.
	at func(f *cfg.Func, b *cfg.Block, k int) bool
	do func(f *cfg.Func, b *cfg.Block, k int)
}

// The mistakes that have to be found. They are made in random programs like compiled ones.
var mistakes = []mistake{
	{"a branch is threaded past a BSYNC",
		func(f *cfg.Func, b *cfg.Block, k int) bool {
			to := f.TargetOf(&b.Instrs[k])
			return b.Instrs[k].Flow == cfg.FlowBranch && to != nil && len(to.Instrs) > 0 && to.Instrs[0].Flow == cfg.FlowBSYNC && afterFirst(f, to) != nil
		},
		func(f *cfg.Func, b *cfg.Block, k int) {
			b.Instrs[k].Retarget(f, afterFirst(f, f.TargetOf(&b.Instrs[k])))
		}},
	{"a BSYNC is dropped", flow(cfg.FlowBSYNC), remove},
	{"a BSSY is dropped", flow(cfg.FlowBSSY), remove},
	{"a BREAK is dropped", flow(cfg.FlowBREAK), remove},
	{"a SYNC of the stack goes to the wrong place", // the entry that it should pop is not pushed
		func(f *cfg.Func, b *cfg.Block, k int) bool { return b.Instrs[k].Op.Name == "SSY" }, remove},
	{"a truth table has a wrong bit", lut, func(_ *cfg.Func, b *cfg.Block, k int) { table(&b.Instrs[k]).Imm ^= 1 << (k % 8) }},
	{"a truth table has its inputs exchanged", func(f *cfg.Func, b *cfg.Block, k int) bool {
		return lut(f, b, k) && table(&b.Instrs[k]).Imm&0xff != swapped(table(&b.Instrs[k]).Imm)
	}, func(_ *cfg.Func, b *cfg.Block, k int) {
		table(&b.Instrs[k]).Imm = swapped(table(&b.Instrs[k]).Imm)
	}},
	{"a bound of a jump table is one too high", bound, func(_ *cfg.Func, b *cfg.Block, k int) { immediate(&b.Instrs[k]).Imm++ }},
	{"a bound of a jump table is one too low", bound, func(_ *cfg.Func, b *cfg.Block, k int) { immediate(&b.Instrs[k]).Imm-- }},
	{"the default of a jump table is dropped",
		func(f *cfg.Func, b *cfg.Block, k int) bool {
			next := f.Next(b)
			return b.Instrs[k].Flow == cfg.FlowBranch && next != nil && next.Last() != nil && next.Last().Flow == cfg.FlowIndex
		}, remove},
	{"two entries of a jump table are exchanged",
		func(f *cfg.Func, b *cfg.Block, k int) bool {
			i := &b.Instrs[k]
			t := jumptable(f, i)
			return t != nil && t.Labels[0] != t.Labels[len(t.Labels)-1]
		},
		func(f *cfg.Func, b *cfg.Block, k int) {
			f.Tables = slices.Clone(f.Tables)
			t := jumptable(f, &b.Instrs[k])
			t.Labels = slices.Clone(t.Labels)
			last := len(t.Labels) - 1
			t.Labels[0], t.Labels[last] = t.Labels[last], t.Labels[0]
		}},
	{"a branch is turned round",
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			return b.Instrs[k].Flow == cfg.FlowBranch && !b.Instrs[k].Guard.Always()
		},
		func(_ *cfg.Func, b *cfg.Block, k int) { b.Instrs[k].Guard.Not = !b.Instrs[k].Guard.Not }},
	{"a conditional branch is called constant",
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			return b.Instrs[k].Flow == cfg.FlowBranch && !b.Instrs[k].Guard.Always()
		},
		func(f *cfg.Func, b *cfg.Block, k int) { b.Instrs[k].MakeUnconditional(f) }},
	{"a comparison loses equality", mods("ISETP", ".LE.", ".GE."), func(_ *cfg.Func, b *cfg.Block, k int) {
		rename(&b.Instrs[k], ".LE.", ".LT.", ".GE.", ".GT.")
	}},
	{"a signed comparison becomes unsigned", mods("ISETP", ".LT.AND", ".GE.AND"), func(_ *cfg.Func, b *cfg.Block, k int) {
		rename(&b.Instrs[k], ".LT.AND", ".LT.U32.AND", ".GE.AND", ".GE.U32.AND")
	}},
	{"a store is made without its guard", guarded(cfg.WritesMem), unguard},
	{"a store is taken for dead", effects(cfg.WritesMem), remove},
	{"an operation of the whole warp is taken for dead", effects(cfg.WarpWide), remove},
	{"a barrier of the block is dropped", effects(cfg.Barrier), remove},
	{"an instruction is moved above the one before it, which it needs",
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			return k > 0 && b.Instrs[k].Flow == cfg.FlowNone && b.Instrs[k-1].Flow == cfg.FlowNone && needs(&b.Instrs[k], &b.Instrs[k-1])
		},
		func(_ *cfg.Func, b *cfg.Block, k int) { b.Instrs[k-1], b.Instrs[k] = b.Instrs[k], b.Instrs[k-1] }},
	{"a load is moved above a barrier",
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			return k > 0 && b.Instrs[k].Op.Effects == cfg.ReadsMem && b.Instrs[k-1].Op.Name == "BAR"
		},
		func(_ *cfg.Func, b *cfg.Block, k int) { b.Instrs[k-1], b.Instrs[k] = b.Instrs[k], b.Instrs[k-1] }},
	{"a select chooses the other one", mods("SEL", ""), func(_ *cfg.Func, b *cfg.Block, k int) {
		a := b.Instrs[k].Args
		a[3].Flags ^= cfg.Not
	}},
	{"a carry is lost", mods("IADD3", ".X"), func(_ *cfg.Func, b *cfg.Block, k int) { rename(&b.Instrs[k], ".X", "") }},
	{"a constant is one off", func(_ *cfg.Func, b *cfg.Block, k int) bool {
		i := &b.Instrs[k]
		return (i.Op.Name == "MOV" || i.Op.Name == "IADD3") && immediate(i) != nil
	}, func(_ *cfg.Func, b *cfg.Block, k int) { immediate(&b.Instrs[k]).Imm++ }},

	// Of copies, constants and memory.
	{"a predicate is inverted",
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			return b.Instrs[k].Flow == cfg.FlowNone && !b.Instrs[k].Guard.Always()
		},
		func(_ *cfg.Func, b *cfg.Block, k int) { b.Instrs[k].Guard.Not = !b.Instrs[k].Guard.Not }},
	{"a copy is forwarded over a redefinition of its original",
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			from, n := lastMove(b, k, cfg.RegOperand)
			return n > 0 && written(b, from, k, b.Instrs[from].Args[1].Reg) && !written(b, from, k, b.Instrs[from].Args[0].Reg)
		}, forwardMove(cfg.RegOperand)},
	{"a constant is kept after its register has another definition",
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			from, n := lastMove(b, k, cfg.ImmOperand)
			return n > 0 && written(b, from, k, b.Instrs[from].Args[0].Reg)
		}, forwardMove(cfg.ImmOperand)},
	{"the mark of a select is kept after its register has another definition", // 0x100 and 0x200: its uses read a source of it
		func(f *cfg.Func, b *cfg.Block, k int) bool { from, _ := markedSelect(f, b, k); return from >= 0 },
		func(f *cfg.Func, b *cfg.Block, k int) {
			from, n := markedSelect(f, b, k)
			b.Instrs[k].SetOperand(f, n, f.OperandString(&b.Instrs[from].Args[1]))
		}},
	{"the mark of a select is kept after its predicate has another definition",
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			return isSelect(&b.Instrs[k]) && markedComparison(b, k, b.Instrs[k].Args[3].Reg) >= 0
		},
		func(_ *cfg.Func, b *cfg.Block, k int) {
			b.Insert(k, b.Instrs[markedComparison(b, k, b.Instrs[k].Args[3].Reg)])
		}},
	{"the mark of a comparison is kept after its predicate has another definition", // 0x400: it goes to what the predicate guards
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			return b.Instrs[k].Flow == cfg.FlowNone && markedComparison(b, k, b.Instrs[k].Guard.Reg) >= 0
		},
		func(_ *cfg.Func, b *cfg.Block, k int) {
			b.Insert(k, b.Instrs[markedComparison(b, k, b.Instrs[k].Guard.Reg)])
		}},
	{"a load is moved above a store that aliases",
		func(_ *cfg.Func, b *cfg.Block, k int) bool { return aliasing(b, k) >= 0 },
		func(_ *cfg.Func, b *cfg.Block, k int) {
			load := b.Instrs[k]
			n := aliasing(b, k)
			b.Remove(k)
			b.Insert(n, load)
		}},
	{"a store that only a load by index reads is taken for dead",
		func(f *cfg.Func, b *cfg.Block, k int) bool {
			i := &b.Instrs[k]
			return i.Op.Name == "STL" && i.Args[0].Reg == sp && slices.ContainsFunc(f.Blocks, func(b *cfg.Block) bool {
				return slices.ContainsFunc(b.Instrs, func(i cfg.Instr) bool { return i.Op.Name == "LDL" && i.Args[1].Reg != sp })
			})
		}, remove},
	{"an exit is taken for one that the exit in front of it makes redundant",
		func(f *cfg.Func, b *cfg.Block, k int) bool {
			exit := func(b *cfg.Block) bool {
				return b.Last() != nil && b.Last().Flow == cfg.FlowExit && !b.Last().Guard.Always()
			}
			preds := f.Preds.Succs(b.ID)
			return k == len(b.Instrs)-1 && k > 0 && exit(b) && len(preds) == 1 && exit(f.Blocks[preds[0]])
		}, remove},
	{"what differs between lanes is kept in a uniform register",
		func(f *cfg.Func, b *cfg.Block, k int) bool {
			i := &b.Instrs[k]
			return i.Op.Name == "STL" && i.Guard.Always() && i.Mods() == "" && f.SM() >= 75
		},
		func(f *cfg.Func, b *cfg.Block, k int) {
			i := &b.Instrs[k]
			from := f.Names.Reg(i.Args[1].Reg)
			i.SetReg(f, 1, cfg.Reg{Class: cfg.ClassR, Num: 200})
			b.Insert(k, f.NewInstr("MOV R200, UR60"))
			b.Insert(k, f.NewInstr("R2UR UR60, %s", from))
		}},

	// Of tails, heads and the order of blocks.
	{"a tail is merged with one that waits at another barrier", flow(cfg.FlowBSYNC), func(f *cfg.Func, b *cfg.Block, k int) {
		i := &b.Instrs[k]
		i.SetReg(f, 0, cfg.Reg{Class: cfg.ClassB, Num: (i.Args[0].Reg.Num + 1) % 16})
	}},
	{"a tail is merged with one that reads another condition code",
		func(_ *cfg.Func, b *cfg.Block, k int) bool { return writes(&b.Instrs[k], cfg.Reg{Class: cfg.ClassCC}) }, remove},
	{"tails that fall through to different blocks are merged",
		func(f *cfg.Func, b *cfg.Block, k int) bool {
			return k == len(b.Instrs)-1 && b.Instrs[k].IsBranch() && b.Instrs[k].FallsThrough() && afterNext(f, b) != nil
		}, passBy},
	{"a layout drops a fall-through",
		func(f *cfg.Func, b *cfg.Block, k int) bool {
			return k == len(b.Instrs)-1 && b.Instrs[k].Flow == cfg.FlowNone && afterNext(f, b) != nil
		}, passBy},
	{"an instruction is hoisted over the branch whose predicate it writes",
		func(f *cfg.Func, b *cfg.Block, k int) bool {
			next := f.Next(b)
			return k == len(b.Instrs)-1 && b.Instrs[k].IsBranch() && next != nil && len(f.PredIDs(next)) == 1 && len(next.Instrs) > 1 && needs(&b.Instrs[k], &next.Instrs[0])
		},
		func(f *cfg.Func, b *cfg.Block, k int) {
			next := f.Next(b)
			b.Insert(k, next.Instrs[0])
			next.Remove(0)
		}},
	{"an instruction is hoisted over what writes its guard",
		func(_ *cfg.Func, b *cfg.Block, k int) bool {
			i := &b.Instrs[k]
			return k > 0 && i.Flow == cfg.FlowNone && !i.Guard.Always() && writes(&b.Instrs[k-1], i.Guard.Reg)
		},
		func(_ *cfg.Func, b *cfg.Block, k int) { b.Instrs[k-1], b.Instrs[k] = b.Instrs[k], b.Instrs[k-1] }},
}

// lastMove returns the last instruction in front of instruction k of b that moves an operand of the
// kind to a register, and which operand of instruction k names that register, whether it still has
// the value or not. No operand is -1.
func lastMove(b *cfg.Block, k int, kind cfg.OperandKind) (from, operand int) {
	i := &b.Instrs[k]
	for from = k - 1; from >= 0 && i.Flow == cfg.FlowNone; from-- {
		j := &b.Instrs[from]
		if j.Op.Name != "MOV" || !j.Guard.Always() || len(j.Args) != 2 || j.Args[1].Kind != kind {
			continue
		}
		for n := 1; n < len(i.Args); n++ {
			if o := &i.Args[n]; o.Kind == cfg.RegOperand && o.Reg == j.Args[0].Reg {
				return from, n
			}
		}
	}
	return -1, -1
}

// forwardMove makes an instruction read what has been moved.
func forwardMove(kind cfg.OperandKind) func(*cfg.Func, *cfg.Block, int) {
	return func(f *cfg.Func, b *cfg.Block, k int) {
		from, n := lastMove(b, k, kind)
		b.Instrs[k].SetOperand(f, n, f.OperandString(&b.Instrs[from].Args[1]))
	}
}

// markedSelect returns the last select that phase 29 marks in front of instruction k of b whose register another one
// writes before instruction k reads it, and which operand of that reads it. No select is -1.
func markedSelect(f *cfg.Func, b *cfg.Block, k int) (from, operand int) {
	i := &b.Instrs[k]
	for from = k - 1; from >= 0 && i.Flow == cfg.FlowNone; from-- {
		j := &b.Instrs[from]
		if e := EligibleFor(f, j, false); e.Path != "select" || e.Mark == 0 || j.Args[1].Kind != cfg.RegOperand || !written(b, from, k, j.Args[0].Reg) {
			continue
		}
		for n := 1; n < len(i.Args); n++ {
			if o := &i.Args[n]; o.Kind == cfg.RegOperand && o.Reg == j.Args[0].Reg {
				return from, n
			}
		}
	}
	return -1, -1
}

// isSelect reports whether i is a select.
func isSelect(i *cfg.Instr) bool {
	return i.Op.Name == "SEL" || i.Op.Name == "FSEL"
}

// markedComparison returns the comparison in front of instruction k of b that wrote predicate r, which that reads, before the
// last one did, -1 if there is none.
func markedComparison(b *cfg.Block, k int, r cfg.Reg) int {
	if r.Class != cfg.ClassP || r.IsConst() {
		return -1
	}
	for from := k - 1; from >= 0; from-- {
		if j := &b.Instrs[from]; strings.HasSuffix(j.Op.Name, "SETP") && j.Guard.Always() && writes(j, r) && written(b, from, k, r) {
			return from
		}
	}
	return -1
}

// written reports whether r is written between instructions from and to of b.
func written(b *cfg.Block, from, to int, r cfg.Reg) bool {
	for k := from + 1; k < to; k++ {
		if writes(&b.Instrs[k], r) {
			return true
		}
	}
	return false
}

func writes(i *cfg.Instr, r cfg.Reg) bool {
	return slices.ContainsFunc(i.Refs, func(x cfg.Ref) bool { return x.Write && x.Has(r) })
}

// aliasing returns the last store in front of the load k of b to the place that is loaded, -1 if
// there is none.
func aliasing(b *cfg.Block, k int) int {
	load := b.Instrs[k].Op.Name
	if !strings.HasPrefix(load, "LD") || len(b.Instrs[k].Args) != 2 {
		return -1
	}
	for n := k - 1; n >= 0; n-- {
		if i := &b.Instrs[n]; i.Op.Name == "ST"+load[2:] && i.Guard.Always() && i.Args[0].Same(&b.Instrs[k].Args[1]) {
			return n
		}
	}
	return -1
}

// afterNext returns the block behind the one to which b falls through, if there is one.
func afterNext(f *cfg.Func, b *cfg.Block) *cfg.Block {
	if next := f.Next(b); next != nil {
		return f.Next(next)
	}
	return nil
}

// passBy makes b go to the block behind the one to which it falls through.
func passBy(f *cfg.Func, b *cfg.Block, k int) {
	to := afterNext(f, b)
	if to.Label() == "" {
		to.SetLabel("behind")
	}
	b.Insert(k+1, f.NewInstr("BRA %s", f.Ref(to.Label())))
}

// TestMistakes plants each mistake in random programs until it is found.
func TestMistakes(t *testing.T) {
	for n := range mistakes {
		m := &mistakes[n]
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			made := 0
			for seed := range uint64(10000) {
				if m.found(t, seed, &made) {
					t.Logf("found when it was made for the %d. time", made)
					return
				}
			}
			t.Errorf("made %d times and never found", made)
		})
	}
}

// found makes the mistake once in a random program, if it can be made there, and reports whether
// that is noticed.
func (m *mistake) found(t *testing.T, seed uint64, made *int) bool {
	r := rand.New(rand.NewPCG(seed, 18))
	src := gen.Structured(r, gen.Shape{Size: 3 + r.IntN(6), Features: gen.All})
	found := false
	eachFunc(src, func(f *cfg.Func) {
		c := f.Clone(context.Background())
		type place struct {
			b *cfg.Block
			k int
		}
		var places []place
		for _, b := range c.Blocks {
			for k := range b.Instrs {
				if c.Reachable(b) && m.at(c, b, k) {
					places = append(places, place{b, k})
				}
			}
		}
		if len(places) == 0 {
			return
		}
		*made++
		p := places[r.IntN(len(places))]
		m.do(c, p.b, p.k)
		c.Relink(context.Background())
		ref := interp.NewReference(interp.Load([]*cfg.Func{f}), 0, interp.Tries{Seeds: 6, First: seed, Fuel: 8000})
		_, diff := ref.Check(interp.Load([]*cfg.Func{c}, ref.Registers()...))
		found = found || diff != nil
	})
	return found
}

// afterFirst returns the block that begins after the first instruction of b, if there is one.
func afterFirst(f *cfg.Func, b *cfg.Block) *cfg.Block {
	if len(b.Instrs) == 1 && f.Next(b) != nil && f.Next(b).Label() != "" {
		return f.Next(b)
	}
	return nil
}

func flow(kind cfg.Flow) func(*cfg.Func, *cfg.Block, int) bool {
	return func(_ *cfg.Func, b *cfg.Block, k int) bool { return b.Instrs[k].Flow == kind }
}

func effects(e cfg.Effects) func(*cfg.Func, *cfg.Block, int) bool {
	return func(_ *cfg.Func, b *cfg.Block, k int) bool {
		return b.Instrs[k].Flow == cfg.FlowNone && b.Instrs[k].Op.Effects&e != 0
	}
}

func guarded(e cfg.Effects) func(*cfg.Func, *cfg.Block, int) bool {
	return func(f *cfg.Func, b *cfg.Block, k int) bool {
		return effects(e)(f, b, k) && !b.Instrs[k].Guard.Always()
	}
}

func mods(op string, any ...string) func(*cfg.Func, *cfg.Block, int) bool {
	return func(_ *cfg.Func, b *cfg.Block, k int) bool {
		i := &b.Instrs[k]
		return i.Op.Name == op && slices.ContainsFunc(any, func(m string) bool { return strings.Contains(i.Mods(), m) })
	}
}

func rename(i *cfg.Instr, oldnew ...string) { i.Name = strings.NewReplacer(oldnew...).Replace(i.Name) }

func remove(_ *cfg.Func, b *cfg.Block, k int) { b.Instrs = slices.Delete(b.Instrs, k, k+1) }

func unguard(_ *cfg.Func, b *cfg.Block, k int) { b.Instrs[k].Guard = cfg.Guard{} }

// lut reports whether an instruction has a truth table.
func lut(_ *cfg.Func, b *cfg.Block, k int) bool {
	return (b.Instrs[k].Op.Name == "LOP3" || b.Instrs[k].Op.Name == "PLOP3") && table(&b.Instrs[k]) != nil
}

// table is the operand with the truth table: the first number after the three sources.
func table(i *cfg.Instr) *cfg.Operand {
	for n := len(i.Args) - 1; n >= 3; n-- {
		if i.Args[n].Kind == cfg.ImmOperand && (i.Op.Name == "LOP3" || i.Args[n-1].Kind != cfg.ImmOperand) {
			return &i.Args[n]
		}
	}
	return nil
}

// swapped is the truth table with the first two inputs exchanged.
func swapped(lut int64) int64 {
	out := lut & 0xc3
	out |= lut & 0x0c << 2
	return out | lut&0x30>>2
}

// bound reports whether an instruction is the bounds check of a jump table.
func bound(f *cfg.Func, b *cfg.Block, k int) bool {
	next := f.Next(b)
	return b.Instrs[k].Op.Name == "ISETP" && b.Instrs[k].HasMod("U32") && immediate(&b.Instrs[k]) != nil &&
		next != nil && next.Last() != nil && next.Last().Flow == cfg.FlowIndex
}

func immediate(i *cfg.Instr) *cfg.Operand {
	for n := range i.Args {
		if i.Args[n].Kind == cfg.ImmOperand {
			return &i.Args[n]
		}
	}
	return nil
}

func jumptable(f *cfg.Func, i *cfg.Instr) *cfg.Jumptable {
	t, _ := f.TableOf(i)
	return t
}

// needs reports whether i reads what j writes.
func needs(i, j *cfg.Instr) bool {
	for _, w := range j.Refs {
		for _, r := range i.Refs {
			if w.Write && !r.Write && r.Has(w.Reg) {
				return true
			}
		}
	}
	return false
}
