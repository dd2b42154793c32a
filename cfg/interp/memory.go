package interp

import (
	"math"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// A space is a memory with addresses of its own. It has 32 bits so that a place has no gap, and is hashed at once.
type space uint32

const (
	noSpace space = iota
	global        // and generic addresses
	shared
	local
)

// An access is how an instruction works on memory.
type access struct {
	space space
	addr  int8 // the operand with the address
	data  int8 // what is loaded, or stored; -1 for none
	size  uint8
	sign  bool // what is loaded is extended with its sign
	event bool // of a load: others can notice it

	// The address is imm, and the register of slot base times a power of two, and that of slot offset: -1 for none.
	imm          uint64
	base, offset int32
	wide, uwide  bool // they are pairs
	shift        uint8
	minus        bool // what offset holds is subtracted
}

// The memory of a block. What was never written is made by the seed.
type memory struct {
	m     *machine
	words map[place]cell
	pages map[pageID]*page // of local memory: stacks are dense
	last  [WarpSize][lastPages]lastPage
	fresh []page           // that are not used yet
	reads map[place]uint32 // with Config.Changing: how often a word has been loaded since its owner wrote to it
	sum   uint64           // of all that has been written: the same for the same content, however it came about
}

// A place is a word of memory. owner is the lane, counted from 1, whose own view it is;
// 0 if all lanes see the same.
type place struct {
	addr  uint64
	space space
	owner int32
}

// A cell is what was written, and the epoch of its owner then: later, others may have
// written too.
type cell struct{ val, epoch uint32 }

// pageWords are the words of local memory that are kept together.
const pageWords = 8

// A page has some words of the local memory of a lane.
type page struct {
	cells   [pageWords]cell
	written uint8 // bits
}

// A pageID is the lane and the number of a page: the address of a word in local memory has 32 bits, or one more.
type pageID uint64

// lastPages is how many pages are remembered for each lane.
const lastPages = 8

// A lastPage is what a lane has used last.
type lastPage struct {
	at   pageID
	page *page
}

func (m *memory) init(on *machine) {
	m.m, m.words, m.pages = on, map[place]cell{}, map[pageID]*page{}
	if on.cfg.Changing {
		m.reads = map[place]uint32{}
	}
}

// page returns the page that the word at p, which is in local memory, is of: nil if there is none and it is not to be made.
func (m *memory) page(p place, l int, make bool) *page {
	n := p.addr / pageWords
	at := pageID(p.owner)<<32 | pageID(n)
	last := &m.last[l&(WarpSize-1)][n%lastPages]
	if last.page != nil && last.at == at {
		return last.page
	}
	pg := m.pages[at]
	if pg == nil {
		if !make {
			return nil
		}
		pg = m.blank()
		m.pages[at] = pg
	}
	*last = lastPage{at, pg}
	return pg
}

// blank returns a page on which nothing is written.
func (m *memory) blank() *page {
	if len(m.fresh) == 0 {
		m.fresh = make([]page, min(WarpSize+len(m.pages), 256))
	}
	pg := &m.fresh[0]
	m.fresh = m.fresh[1:]
	return pg
}

// get returns what has been written at p by lane l of a warp, if anything has.
func (m *memory) get(p place, l int) (c cell, ok bool) {
	if p.space != local {
		c, ok = m.words[p]
		return c, ok
	}
	pg, k := m.page(p, l, false), p.addr%pageWords
	if pg == nil || pg.written>>k&1 == 0 {
		return cell{}, false
	}
	return pg.cells[k], true
}

// set writes c at p.
func (m *memory) set(p place, l int, c cell) {
	if len(m.words)+pageWords*len(m.pages) > MostWords && !m.m.res.Full {
		m.m.res.Full, m.m.fuel = true, 0
	}
	if p.space != local {
		m.words[p] = c
		return
	}
	pg, k := m.page(p, l, true), p.addr%pageWords
	pg.cells[k] = c
	pg.written |= 1 << k
}

// place returns where lane l of w keeps the word at addr.
func (m *memory) place(w *warp, s space, addr uint64, l int) place {
	p := place{addr >> 2, s, 0}
	if s == local || m.m.cfg.Private {
		p.owner = int32(w.laneID(l)) + 1
	}
	return p
}

// load returns the word that addr is in, as lane l of w sees it.
func (m *memory) load(w *warp, s space, addr uint64, l int) uint32 {
	epoch := m.epoch(w, s, l)
	p := m.place(w, s, addr, l)
	changes := uint32(0)
	if m.reads != nil && s != local {
		m.reads[p]++
		changes = m.reads[p] / readsToChange
	}
	if c, ok := m.get(p, l); ok && c.epoch == epoch && changes == 0 {
		return c.val
	}
	if m.m.cfg.Seed&SmallSeeds != 0 && epoch == 0 && changes == 0 {
		return 0
	}
	h := mix(mix(mix(m.m.cfg.Seed, seedMem+uint64(s)<<8), addr>>2), uint64(epoch))
	if s == local {
		h = mix(h, uint64(p.owner))
	}
	if changes > 0 {
		return m.m.any(mix(h, uint64(changes)))
	}
	return m.m.word(h)
}

// readsToChange is how often a word is loaded before others write to it, with Config.Changing.
const readsToChange = 4

// store writes the word that addr is in.
func (m *memory) store(w *warp, s space, addr uint64, l int, v uint32) {
	p, c := m.place(w, s, addr, l), cell{v, m.epoch(w, s, l)}
	if m.m.cfg.Endless || s == local {
		h := p.hash()
		change := c.hash(h)
		if old, ok := m.get(p, l); ok {
			change -= old.hash(h)
		}
		m.sum += change
		if s == local {
			w.lanes[l].frame += change
		}
	}
	m.set(p, l, c)
	if m.reads != nil {
		delete(m.reads, p)
	}
}

// epoch is that of what lane l of w stores now: nobody else writes its local memory, but for code
// that is not known.
func (m *memory) epoch(w *warp, s space, l int) uint32 {
	switch {
	case s == local:
		return w.lanes[l].called
	case m.m.cfg.Private:
		return w.lanes[l].epoch
	}
	return 0
}

// hash is that of a place.
func (p place) hash() uint64 { return mix(p.addr<<8|uint64(p.space), uint64(p.owner)) }

// hash is that of a place, of which h is the hash, with c as its content.
func (c cell) hash(h uint64) uint64 { return mix(h, uint64(c.val)<<32|uint64(c.epoch)) }

// loadBytes returns up to 4 bytes.
func (m *memory) loadBytes(w *warp, s space, addr uint64, l int, size uint8) uint32 {
	v := m.load(w, s, addr, l)
	if size >= 4 {
		return v
	}
	return v >> (8 * (addr & 3 &^ uint64(size-1))) & (1<<(8*size) - 1)
}

// storeBytes writes up to 4 bytes.
func (m *memory) storeBytes(w *warp, s space, addr uint64, l int, size uint8, v uint32) {
	if size < 4 {
		shift := 8 * (addr & 3 &^ uint64(size-1))
		mask := uint32(1<<(8*size)-1) << shift
		v = m.load(w, s, addr, l)&^mask | v<<shift&mask
	}
	m.store(w, s, addr, l, v)
}

// size returns how many bytes one data operand of a memory access has.
func size(i *cfg.Instr) uint8 {
	for _, m := range strings.Split(i.Mods(), ".") {
		switch m {
		case "U8", "S8":
			return 1
		case "U16", "S16":
			return 2
		case "64", "U64", "S64", "F64":
			return 8
		case "96":
			return 12
		case "128":
			return 16
		case "256":
			return 32
		}
	}
	return 4
}

// extend makes a word of what is loaded.
func (a *access) extend(v uint32) uint32 {
	switch {
	case a.sign && a.size == 1:
		return uint32(int8(v))
	case a.sign && a.size == 2:
		return uint32(int16(v))
	case a.size == 1:
		return uint32(uint8(v))
	case a.size == 2:
		return uint32(uint16(v))
	}
	return v
}

// isSigned reports whether what i loads is extended with its sign.
func isSigned(i *cfg.Instr) bool { return i.HasMod("S8") || i.HasMod("S16") }

// memory returns how to do an access, or nil if in is none that is understood.
func (d *decoder) memory(in *inst) func(*warp, *inst, uint32) {
	a := &in.mem
	switch in.i.Op.Name {
	case "LD", "LDG", "LDU", "ST", "STG", "ATOM", "ATOMG", "RED", "REDG":
		a.space = global
	case "LDS", "STS", "ATOMS":
		a.space = shared
	case "LDL", "STL":
		a.space = local
	case "MEMBAR", "ERRBAR", "CCTL", "CCTLL":
		return (*warp).fence
	default:
		return nil
	}
	a.addr, a.data = -1, -1
	for k := range in.i.Args {
		switch o := &in.i.Args[k]; o.Kind {
		case cfg.MemOperand, cfg.DescOperand:
			if a.addr >= 0 || o.Sym() != "" && o.Kind == cfg.MemOperand {
				return nil
			}
			a.addr = int8(k)
		}
	}
	if a.addr < 0 {
		return nil
	}
	a.size = size(in.i)
	d.addressing(in)
	switch n := len(in.args); in.i.Op.Name[:2] {
	case "LD":
		if n != int(a.addr)+1 || in.dst != 1 || in.args[0].kind == argPred || a.size > 16 {
			return nil
		}
		a.data = 0
		a.sign = isSigned(in.i)
		a.event = in.i.HasMod("STRONG") || in.i.HasMod("MMIO") || in.i.HasMod("VOLATILE")
		return (*warp).load
	case "ST":
		if n != int(a.addr)+2 || a.size > 16 || in.args[n-1].kind != argWord && in.args[n-1].kind != argZero {
			return nil
		}
		a.data = a.addr + 1
		return (*warp).store
	}
	return d.atomic(in)
}

// addressing works out how the address of an access is made.
func (d *decoder) addressing(in *inst) {
	a := &in.mem
	o := &in.i.Args[a.addr]
	words, uwords := in.i.AddrWords(int(a.addr))
	a.base, a.offset, a.imm = -1, -1, uint64(o.Imm)
	if o.Reg.Class == cfg.ClassR && !o.Reg.IsConst() {
		a.base, a.wide = d.slotOf(o.Reg), words >= 2
		switch {
		case strings.HasSuffix(o.RegSuffix(), ".X4"):
			a.shift = 2
		case strings.HasSuffix(o.RegSuffix(), ".X8"):
			a.shift = 3
		case strings.HasSuffix(o.RegSuffix(), ".X16"):
			a.shift = 4
		}
	}
	u := o.UReg()
	if o.Kind == cfg.DescOperand {
		u, uwords = o.Index(), 2
	}
	if u.Class == cfg.ClassUR && !u.IsConst() {
		a.offset, a.uwide, a.minus = d.slotOf(u), uwords >= 2, o.Flags&cfg.NegUR != 0
	}
}

// address returns where lane l accesses memory.
func (w *warp) address(in *inst, l int) uint64 {
	a := &in.mem
	v := a.imm
	if a.base >= 0 {
		v += w.wordOrPair(a.base, a.wide, l) << a.shift
	}
	if a.offset >= 0 {
		x := w.wordOrPair(a.offset, a.uwide, l)
		if a.minus {
			x = -x
		}
		v += x
	}
	if a.space != global {
		v = uint64(uint32(v))
	}
	return v
}

// wordOrPair returns what the register of a slot holds in lane l, with the next one if wide.
func (w *warp) wordOrPair(slot int32, wide bool, l int) uint64 {
	at := int(slot)*WarpSize + l
	v := uint64(w.regs[at])
	if wide {
		v |= uint64(w.regs[at+WarpSize]) << 32
	}
	return v
}

// load does a load.
func (w *warp) load(in *inst, exec uint32) {
	a := &in.mem
	w.cycle.looks++
	slot := in.args[a.data].slot
	first := true
	var at uint64     // where the first lane loads from
	var got [4]uint32 // and what
	w.each(exec, func(l int) {
		addr := w.address(in, l)
		if first {
			at = addr
		}
		for n := uint8(0); n < a.size; n += 4 {
			v := w.mem.loadBytes(w, a.space, addr+uint64(n), l, a.size)
			switch {
			case first:
				got[n/4] = v
			case addr == at && v != got[n/4] && a.space != local:
				w.raced = true // each sees what it has stored itself, or what it may see since it last synchronized
			}
			v = a.extend(v)
			if in.args[a.data].kind == argWord {
				w.writeWord(slot+int32(n/4), l, v)
			}
		}
		if a.event {
			w.event(in, l, 0, addr)
			w.lanes[l].epoch++
		}
		first = false
	})
}

// store does a store. One to local memory is no event: the lane alone sees it. What code that is
// not known may read of it is part of what calls that code, or returns to it (see [warp.anything],
// [warp.leave]).
func (w *warp) store(in *inst, exec uint32) {
	a := &in.mem
	w.each(exec, func(l int) {
		addr := w.address(in, l)
		vals := append(w.vals[:0], addr)
		for n := uint8(0); n < a.size; n += 4 {
			v := w.word32(in, int(a.data), int32(n/4), l)
			if a.size < 4 {
				v &= 1<<(8*a.size) - 1
			}
			w.mem.storeBytes(w, a.space, addr+uint64(n), l, a.size, v)
			vals = append(vals, uint64(v))
		}
		w.vals = vals
		if a.space != local {
			w.event(in, l, 0, vals...)
		}
	})
}

// seen is h as code finds it that may read all that the lane has written to its local memory.
func (s *lane) seen(h uint64) uint64 {
	if s.frame == 0 {
		return h
	}
	return mix(h, s.frame)
}

// word32 returns word n of operand k.
func (w *warp) word32(in *inst, k int, n int32, l int) uint32 {
	if in.args[k].kind != argWord {
		return 0
	}
	return w.regs[int(in.args[k].slot+n)*WarpSize+l]
}

// ldc loads from a constant bank.
func (w *warp) ldc(in *inst, exec uint32) {
	size := in.mem.size
	if in.once {
		exec &= -exec
	}
	w.each(exec, func(l int) {
		bank, addr := w.constAt(in, 1, l)
		for n := uint8(0); n < size; n += 4 {
			v := w.constant(bank, (addr+uint32(n))&^3)
			if size < 4 {
				v = v >> (8 * (addr & 3 &^ uint32(size-1))) & (1<<(8*size) - 1)
				switch {
				case in.i.HasMod("S8"):
					v = uint32(int8(v))
				case in.i.HasMod("S16"):
					v = uint32(int16(v))
				}
			}
			if in.args[0].kind == argWord {
				w.writeWord(in.args[0].slot+int32(n/4), l, v)
			}
		}
	})
}

// fence orders memory: what others have written may be seen after it.
func (w *warp) fence(in *inst, exec uint32) {
	w.each(exec, func(l int) {
		w.event(in, l, 0, w.inputs(in, l))
		w.lanes[l].epoch++
	})
}

// atomic returns how to do an atomic operation, or nil if it is not understood.
func (d *decoder) atomic(in *inst) func(*warp, *inst, uint32) {
	a := &in.mem
	for k := range in.args {
		if k != int(a.addr) && in.args[k].kind != argWord && in.args[k].kind != argZero && in.args[k].kind != argPred {
			return nil
		}
	}
	for k := range in.i.Refs {
		if r := &in.i.Refs[k]; r.Arg != a.addr && r.Arg != cfg.ArgGuard && r.Reg.Class == cfg.ClassR && 4*int(r.Count) > max(4, int(a.size)) {
			return nil // vectors of halves
		}
	}
	n := len(in.args) - int(a.addr) - 1
	if a.size > 8 || n < 1 || n > 2 {
		return nil
	}
	a.data = a.addr + 1
	return (*warp).atomic
}

// atomic does a read-modify-write, lane by lane.
func (w *warp) atomic(in *inst, exec uint32) {
	a := &in.mem
	for k := range in.dst {
		if x := &in.args[k]; x.kind != argZero && (x.kind != argPred || x.slot != truePred) {
			w.cycle.looks++
		}
	}
	w.each(exec, func(l int) {
		addr := w.address(in, l)
		vals := append(w.vals[:0], addr)
		for k := int(a.data); k < len(in.args); k++ {
			vals = append(vals, w.operand(in, k, l))
		}
		w.vals = vals
		w.event(in, l, 0, vals...)
		s := &w.lanes[l]
		old := uint64(w.mem.load(w, a.space, addr, l))
		if a.size == 8 {
			old |= uint64(w.mem.load(w, a.space, addr+4, l)) << 32
		}
		if w.cfg.Private {
			s.atomics++
			old = w.found(in, mix(mix(old, uint64(w.laneID(l))), uint64(s.atomics)), vals[1:])
		} else {
			v, ok := atomicOp(in, old, vals[1:])
			if !ok {
				v = uint64(w.word(mix(mix(in.name, old), vals[1])))
				w.isOpaque(in)
			}
			w.mem.store(w, a.space, addr, l, uint32(v))
			if ok && a.size == 8 {
				w.mem.store(w, a.space, addr+4, l, uint32(v>>32))
			}
			if in.i.HasMod("CAST") {
				old = w.swapped(in, old, vals[1])
			}
		}
		for k := range in.dst {
			switch in.args[k].kind {
			case argWord:
				w.write(in, k, l, old)
			case argPred:
				w.write(in, k, l, mix(old, in.name)&1)
			}
		}
	})
}

// found is what an atomic operation returns where others write too, made of a hash: that of a compare and swap is in half of all
// cases that it has stored, so that loops end that wait for it.
func (w *warp) found(in *inst, h uint64, ops []uint64) uint64 {
	swaps := in.i.HasMod("CAS") || in.i.HasMod("CAST")
	switch {
	case !swaps || len(ops) < 2 || h&1 == 0:
		return uint64(w.word(h))
	case in.i.HasMod("CAST"):
		return 1
	}
	return ops[0]
}

// swapped is the result of ATOMS.CAST: 1 if it has stored. What it is otherwise is not known, but
// that the loops that ptxas makes with it go round again. Source: listings.
func (w *warp) swapped(in *inst, old, want uint64) uint64 {
	if old == want {
		return 1
	}
	w.isOpaque(in)
	return uint64(w.word(mix(in.name, old))) &^ 1
}

// operand returns operand k of an atomic operation, a pair if it is one.
func (w *warp) operand(in *inst, k, l int) uint64 {
	if in.mem.size == 8 {
		return uint64(w.word32(in, k, 0, l)) | uint64(w.word32(in, k, 1, l))<<32
	}
	return uint64(w.word32(in, k, 0, l))
}

// floats reports whether i computes with floating point numbers, or vectors of them.
func floats(i *cfg.Instr) bool {
	mods := i.Mods()
	return slices.ContainsFunc([]string{".F16", ".BF16", ".F32", ".TF32", ".F64", ".E8", ".E5", ".E4", ".E3", ".E2"}, func(t string) bool { return strings.Contains(mods, t) })
}

// atomicOp returns what an atomic operation writes.
func atomicOp(in *inst, old uint64, ops []uint64) (uint64, bool) {
	i := in.i
	wide, signed := in.mem.size == 8, i.HasMod("S32") || i.HasMod("S64")
	if floats(i) {
		switch {
		case !i.HasMod("ADD"):
			return 0, false
		case i.HasMod("F32") && !wide:
			return addSingles(uint32(old), uint32(ops[0]), i.HasMod("FTZ"))
		case i.HasMod("F64") && wide:
			sum := math.Float64frombits(old) + math.Float64frombits(ops[0])
			return math.Float64bits(sum), !math.IsNaN(sum)
		}
		return 0, false
	}
	x := ops[0]
	lower := func(a, b uint64) bool {
		switch {
		case signed && wide:
			return int64(a) < int64(b)
		case signed:
			return int32(a) < int32(b)
		}
		return a < b
	}
	switch {
	case i.HasMod("ADD"):
		return old + x, true
	case i.HasMod("MIN"):
		if lower(x, old) {
			return x, true
		}
		return old, true
	case i.HasMod("MAX"):
		if lower(old, x) {
			return x, true
		}
		return old, true
	case i.HasMod("INC"):
		if old >= x {
			return 0, true
		}
		return old + 1, true
	case i.HasMod("DEC"):
		if old == 0 || old > x {
			return x, true
		}
		return old - 1, true
	case i.HasMod("AND"):
		return old & x, true
	case i.HasMod("OR"):
		return old | x, true
	case i.HasMod("XOR"):
		return old ^ x, true
	case i.HasMod("EXCH"):
		return x, true
	case (i.HasMod("CAS") || i.HasMod("CAST")) && len(ops) > 1:
		if old == x {
			return ops[1], true
		}
		return old, true
	}
	return 0, false
}

// addSingles adds two singles, to the nearest. Under .FTZ subnormal operands and results are zero.
// The bits of a NaN are not certain.
func addSingles(a, b uint32, flush bool) (uint64, bool) {
	zero := func(x uint32) uint32 {
		if flush && x&0x7f800000 == 0 {
			x &= 1 << 31
		}
		return x
	}
	sum := math.Float32frombits(zero(a)) + math.Float32frombits(zero(b))
	return uint64(zero(math.Float32bits(sum))), sum == sum
}
