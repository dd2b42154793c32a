package cfg

import (
	"bytes"
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/ori-lang/ori/grammar"
)

// A listing has an address for each instruction, and disassemblers leave out instructions that they
// cannot print, as nvdisasm 11.8 does on sm_90. What is missing is unknown: the instruction behind
// it stands for what is left out too, and so has every effect. A rewrite that removes an
// instruction leaves its address as a comment, /*0040*/ or /*0040-0060*/, so that the text says
// that nothing is there.

// A codeRange is the instructions at the addresses from first to last.
type codeRange struct{ first, last int64 }

// size returns the size of an instruction. Where the target is not known, those of 16 bytes are
// taken for two.
func (t *Target) size() int64 {
	if t == nil {
		return 8
	}
	return int64(t.Size)
}

// follows reports whether the instruction at address b stands right behind the one at a.
func (t *Target) follows(a, b int64) bool {
	next := a + t.size()
	return b == next || b == t.SkipControl(next) || t == nil && b == a+16
}

// A gapFinder goes over instructions in the order of the text and finds addresses that are left out.
type gapFinder struct {
	target *Target
	addr   int64 // of the last instruction that has one
	last   *Instr
}

// gap reports whether between i and the instructions before it, from which control goes on or may
// come to a label in front of i, there are other addresses.
func (g *gapFinder) gap(i *Instr, label bool) bool {
	if g.last == nil || g.addr == NoAddr || i.Addr <= g.addr || g.target.follows(g.addr, i.Addr) {
		return false
	}
	if g.last.Flow == FlowPop && g.last.Op.Flow == FlowNone && g.last.Guard.Always() && g.target.left(nil, g.addr, i.Addr) == 1 {
		return false // behind the suffix .S nvdisasm leaves out NOP.S
	}
	return label || g.last.FallsThrough()
}

func (g *gapFinder) pass(i *Instr) {
	if g.last = i; i.Addr != NoAddr {
		g.addr = i.Addr
	}
}

// passAll passes the instructions of list, one of which has an address.
func (g *gapFinder) passAll(list []Instr) {
	g.last = &list[len(list)-1]
	for k := len(list) - 1; ; k-- {
		if list[k].Addr != NoAddr {
			g.addr = list[k].Addr
			return
		}
	}
}

// missing marks the instructions of f in front of which others are missing. before is the
// instruction in front of f, which has the address addr, or nil: what is missing behind it may be
// the beginning of f; of is the function that it is of.
func (f *Func) missing(before *Instr, addr int64, of *Func) {
	if f.Native {
		return
	}
	g := gapFinder{target: f.Target, addr: addr, last: before}
	var own []codeRange
	look := func(b *Block, k int) {
		if own == nil {
			own = f.joined(f.text())
		}
		known := own
		if of != nil && g.addr == addr { // nothing of f in front has one
			known = f.Target.joined(append(of.joined(of.text()), own...))
		}
		if n := f.Target.left(known, g.addr, b.Instrs[k].Addr); n > 0 {
			b.hide(k, n, f.SM())
			f.Missing += n
		}
	}
	for _, b := range f.Blocks {
		if len(b.Instrs) == 0 {
			continue
		}
		p, from, k := b.piece, b.first, -1
		if p.addressed {
			f.addressed = true
			k = firstAddressed(b.Instrs)
		}
		if k < 0 {
			g.last = b.Last()
			continue
		}
		if k > 0 {
			g.last = &b.Instrs[k-1]
		}
		if g.gap(&b.Instrs[k], k == 0 && (len(b.Labels) > 0 || b == f.Blocks[0])) {
			look(b, k)
		}
		for n, _ := slices.BinarySearch(p.gaps, from+int32(k)+1); n < len(p.gaps) && int(p.gaps[n]-from) < len(b.Instrs); n++ {
			k := int(p.gaps[n] - from)
			g.passAll(b.Instrs[:k])
			look(b, k)
		}
		g.passAll(b.Instrs)
	}
}

// LeftOut are the addresses of instructions that a listing leaves out: disjoint ranges, ascending.
type LeftOut []codeRange

// LeftOut returns what the listing leaves out anywhere in the function: also behind instructions that control
// does not go on from, where [Func.Missing] does not count it. Time is n log n in the function.
func (f *Func) LeftOut() LeftOut {
	if f.Native {
		return nil
	}
	var known, list []codeRange
	var last *Instr
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if i.Addr == NoAddr {
				continue
			}
			if last != nil && i.Addr > last.Addr && !f.Target.follows(last.Addr, i.Addr) {
				if known == nil {
					known = f.joined(f.text())
				}
				list = append(list, f.Target.unknown(known, last.Addr, i.Addr)...)
			}
			last = i
		}
	}
	return f.Target.joined(list)
}

// Has reports whether there is an instruction at addr among them.
func (l LeftOut) Has(addr int64) bool {
	n, _ := slices.BinarySearchFunc(l, addr, func(r codeRange, at int64) int { return cmp.Compare(r.last, at) })
	return n < len(l) && l[n].first <= addr
}

// left returns how many instructions between the addresses a and b are not known.
func (t *Target) left(known []codeRange, a, b int64) int64 {
	at := a + t.size()
	n, _ := slices.BinarySearchFunc(known, at, func(r codeRange, at int64) int { return cmp.Compare(r.last, at) })
	left := int64(0)
	for ; at < b; n++ {
		if n == len(known) || known[n].first >= b {
			return left + t.count(at, b)
		}
		left += t.count(at, known[n].first)
		at = max(at, known[n].last+t.size())
	}
	return left
}

// unknown returns the addresses between a and b that are not known.
func (t *Target) unknown(known []codeRange, a, b int64) (list []codeRange) {
	for at := a + t.size(); at < b; at += t.size() {
		if at = t.SkipControl(at); at >= b {
			break
		}
		n, _ := slices.BinarySearchFunc(known, at, func(r codeRange, at int64) int { return cmp.Compare(r.last, at) })
		if n < len(known) && known[n].first <= at {
			at = known[n].last
			continue
		}
		end := b
		if n < len(known) {
			end = min(b, known[n].first)
		}
		list = append(list, codeRange{at, end - t.size()})
		at = end - t.size()
	}
	return list
}

// count returns how many instructions there are from address a to b, which is not one of them.
func (t *Target) count(a, b int64) int64 {
	if b <= a {
		return 0
	}
	n := (b - a) / t.size()
	if t != nil && t.Bundle > 0 {
		n -= (b+t.Bundle-1)/t.Bundle - (a+t.Bundle-1)/t.Bundle
	}
	return n
}

// hide makes instruction k of b stand for n more in front of it that are missing. The piece of b,
// which other versions of the text share, stays as it is.
func (b *Block) hide(k int, n int64, sm int) {
	p := &piece{chunk: b.piece.chunk, code: &code{instrs: slices.Clone(b.Instrs)}}
	i := &p.instrs[k]
	i.own(func(r *rare) { r.missing = n })
	if i.Op.Known() {
		i.own(func(r *rare) { r.alone = i.Op })
		i.Op = i.Op.opaque
	}
	i.derive(sm, new(derived))
	for at := range p.instrs {
		if p.instrs[at].Refers() {
			p.codes = append(p.codes, int32(at))
		}
		if p.instrs[at].WritesPred() {
			p.preds = append(p.preds, int32(at))
		}
	}
	b.piece, b.first, b.Instrs, b.codes, b.preds = p, 0, p.instrs, p.codes, p.preds
}

// joined returns the addresses that the text of f has, of the instructions of blocks and of those
// that were removed: disjoint ranges, ascending.
func (f *Func) joined(blocks iter.Seq[*Block]) []codeRange {
	list := f.removedIn(Span{Start: f.front, End: f.Span.End})
	if f.Native {
		return f.Target.joined(list)
	}
	for b := range blocks {
		for k := range b.Instrs {
			if addr := b.Instrs[k].Addr; addr != NoAddr {
				list = f.Target.join(list, codeRange{addr, addr})
			}
		}
	}
	return f.Target.joined(list)
}

// join adds r to list, to its last range if it touches that: in the text addresses ascend, mostly.
func (t *Target) join(list []codeRange, r codeRange) []codeRange {
	if n := len(list) - 1; n >= 0 && list[n].first <= r.first && (r.first <= list[n].last || t.follows(list[n].last, r.first)) {
		list[n].last = max(list[n].last, r.last)
		return list
	}
	return append(list, r)
}

// joined sorts the ranges of list and joins those that touch.
func (t *Target) joined(list []codeRange) []codeRange {
	slices.SortFunc(list, func(a, b codeRange) int { return cmp.Compare(a.first, b.first) })
	var ranges []codeRange
	for _, r := range list {
		ranges = t.join(ranges, r)
	}
	return ranges
}

// removedIn returns what the address comments of s say.
func (f *Func) removedIn(s Span) []codeRange {
	var list []codeRange
	for _, r := range addressComments(f.Src[s.Start:s.End]) {
		if r.first <= r.last {
			list = f.Target.join(list, r)
		}
	}
	return list
}

// addressComments yields the address comments of a text, /*0040*/ and /*0040-0060*/, and what they say.
func addressComments(text []byte) iter.Seq2[Span, codeRange] {
	return func(yield func(Span, codeRange) bool) {
		rest := text
		for {
			at := bytes.Index(rest, []byte("/*"))
			if at < 0 {
				return
			}
			start := len(text) - len(rest) + at
			rest = rest[at+1:] // it may begin another comment if it is none
			first, end, ok := cutAddress(rest[1:])
			last := first
			if ok && len(end) > 0 && end[0] == '-' {
				last, end, ok = cutAddress(end[1:])
			}
			if !ok || !bytes.HasPrefix(end, []byte("*/")) {
				continue
			}
			rest = end[2:]
			if !yield(Span{Start: int32(start), End: int32(len(text) - len(rest))}, codeRange{first, last}) {
				return
			}
		}
	}
}

// cutAddress cuts an address from the beginning of text: 4 to 15 hexadecimal digits, of lower case,
// with others behind them.
func cutAddress(text []byte) (addr int64, rest []byte, ok bool) {
	n := 0
	for n < len(text) && n < 15 && ('0' <= text[n] && text[n] <= '9' || 'a' <= text[n] && text[n] <= 'f') {
		addr = addr<<4 | int64(strings.IndexByte("0123456789abcdef", text[n]))
		n++
	}
	return addr, text[n:], n >= 4
}

// comments returns the address comments for list. Where an instruction may follow that would take a
// single address for its own, they are not alone.
func (t *Target) comments(list []codeRange, alone bool) string {
	var words []string
	for _, r := range t.joined(list) {
		if r.first == r.last && alone {
			words = append(words, fmt.Sprintf("/*%04x*/", r.first))
		} else {
			words = append(words, fmt.Sprintf("/*%04x-%04x*/", r.first, r.last))
		}
	}
	return strings.Join(words, " ")
}

// MissingText says that n instructions are missing.
func MissingText(n int64) string {
	if n == 1 {
		return "an instruction is missing"
	}
	return fmt.Sprintf("%d instructions are missing", n)
}

// addressOf returns the address of i, which may be nil.
func (f *Func) addressOf(i *Instr) []codeRange {
	if f.Native || i == nil || i.Addr == NoAddr {
		return nil
	}
	return []codeRange{{i.Addr, i.Addr}}
}

// addressesIn returns the addresses in the text s that goes with the instruction i.
func (f *Func) addressesIn(s Span, i *Instr) []codeRange {
	if f.Native || i == nil {
		return nil
	}
	return append(f.addressOf(i), f.removedIn(s)...)
}

// placesIn returns the addresses that the lines s of a listing have, which move elsewhere.
func (f *Func) placesIn(s Span) []codeRange {
	if f.Native {
		return nil
	}
	return f.removedIn(s)
}

// addressesOf returns the addresses that go with b, whose lines are s.
func (f *Func) addressesOf(b *Block, s Span) []codeRange {
	if f.Native {
		return nil
	}
	list := f.removedIn(s)
	for k := range b.Instrs {
		list = append(list, f.addressOf(&b.Instrs[k])...)
	}
	return list
}

// joinAddresses puts the addresses of lines that go, one behind the other, into one comment.
func (f *Func) joinAddresses(cuts []cut) {
	for n := 1; n < len(cuts); n++ {
		if a, b := &cuts[n-1], &cuts[n]; a.span.End == b.span.Start && len(a.addrs) > 0 && len(b.addrs) > 0 && f.wholeLines(a) && f.wholeLines(b) {
			a.addrs, b.addrs = nil, append(a.addrs, b.addrs...)
		}
	}
}

// wholeLines reports whether c takes whole lines.
func (f *Func) wholeLines(c *cut) bool {
	return f.startsLine(c.span.Start) && (f.startsLine(c.span.End) || int(c.span.End) == len(f.Src))
}

// remark returns what is left of the instructions that go with c: their addresses, where they stood.
func (f *Func) remark(c *cut) string {
	if len(c.addrs) == 0 {
		return ""
	}
	if !f.wholeLines(c) {
		return " " + f.Target.comments(c.addrs, false) + " "
	}
	line := strings.Repeat(" ", 8) + f.Target.comments(c.addrs, true)
	if c.span.End > c.span.Start && endsLine(f.Src[c.span.End-1]) {
		line += "\n"
	}
	return line
}

// firstAddressed returns the index of the first instruction of list that has an address, or -1.
func firstAddressed(list []Instr) int {
	for k := range list {
		if list[k].Addr != NoAddr {
			return k
		}
	}
	return -1
}

// nearText is how much of the text in front of an instruction is looked at for addresses before all of it is.
const nearText = 4 << 10

// bridge writes in front of it, which is at address to, the addresses behind from that are left out
// where control did not come to them: now it goes from there to it.
func (d *diff) bridge(it *item, from, to int64) {
	f := d.f
	if d.known == nil {
		// Mostly it is what was removed here, of which the text tells nearby.
		near := f.removedIn(Span{Start: max(f.front, it.span.Start-nearText), End: max(f.front, it.span.Start)})
		if f.Target.left(f.Target.joined(near), from, to) == 0 {
			return
		}
		d.known = f.joined(f.text())
	}
	if f.Target.left(d.known, from, to) == 0 || it.span.Len() == 0 || !f.startsLine(it.span.Start) {
		return
	}
	line := &cut{span: it.span, addrs: f.Target.unknown(d.known, from, to)}
	it.edits = slices.Insert(slices.Clone(it.edits), 0, grammar.Edit{Span: Span{Start: it.span.Start, End: it.span.Start}, New: f.remark(line)})
}
