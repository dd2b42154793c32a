package optimizer

import "ori/cfg"

// An assembler puts instructions behind a block, and into new ones behind it where control
// flow or a label ends one.
type assembler struct {
	f      *cfg.Func
	b      *cfg.Block // that instructions go to now
	blocks []*cfg.Block
}

// add adds an instruction.
func (a *assembler) add(format string, args ...any) {
	if last := a.b.Last(); last != nil && last.EndsBlock() {
		a.begin("")
	}
	a.b.Insert(len(a.b.Instrs), a.f.NewInstr(format, args...))
}

// label begins a block.
func (a *assembler) label(name string) { a.begin(name) }

func (a *assembler) begin(name string) {
	a.b = cfg.NewBlock(name)
	a.blocks = append(a.blocks, a.b)
}

// A labelSupply gives names to the blocks that one run of a pass makes.
type labelSupply struct {
	f    *cfg.Func
	used int
}

func (s *labelSupply) next() string {
	s.used++
	return s.f.FreshLabels(s.used)[s.used-1]
}

// A naming knows which instructions name a block.
type naming struct {
	f  *cfg.Func
	by map[*cfg.Block][]namer
}

type namer struct {
	b *cfg.Block
	i *cfg.Instr
}

func newNaming(f *cfg.Func) *naming { return &naming{f: f} }

// beside returns an instruction, and its block, that names b and ends none of the given
// blocks; nil if there is none. Tables count too.
func (n *naming) beside(b *cfg.Block, but []*cfg.Block) (*cfg.Instr, *cfg.Block) {
	if n.by == nil {
		n.find()
	}
	for _, x := range n.by[b] {
		own := false
		for _, c := range but {
			own = own || c.Last() == x.i
		}
		if !own {
			return x.i, x.b
		}
	}
	return nil, nil
}

func (n *naming) find() {
	n.by = map[*cfg.Block][]namer{}
	f := n.f
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			add := func(to *cfg.Block) {
				if to != nil {
					n.by[to] = append(n.by[to], namer{b, i})
				}
			}
			add(f.TargetOf(i))
			for _, name := range i.Table {
				add(f.Block(name))
			}
			if t, _ := f.TableOf(i); t != nil {
				for _, name := range t.Labels {
					add(f.Block(name))
				}
			}
			for k := range i.Args {
				a := &i.Args[k]
				if k == int(i.Code) {
					continue
				}
				if a.Kind == cfg.RelocOperand || a.Kind == cfg.LabelOperand {
					for name := range cfg.RelocNames(a.Sym) {
						add(f.Block(name))
					}
				}
			}
		}
	}
}

// listed returns a jump table that lists b, whether something branches through it or not, and the place; nil if
// there is none.
func (n *naming) listed(b *cfg.Block) (*cfg.Jumptable, cfg.Span) {
	for k := range n.f.Tables {
		t := &n.f.Tables[k]
		for e, name := range t.Labels {
			if len(b.Labels) > 0 && n.f.Block(name) == b {
				return t, t.Where(e)
			}
		}
	}
	return nil, cfg.Span{}
}
