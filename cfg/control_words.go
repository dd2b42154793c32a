package cfg

import "slices"

// A listing of sm_30 to sm_62 leaves an address out where a scheduling control word stands, and branches go to such an address as to
// the instruction behind it. Its header says which processor it is of; of a part of a listing without header the addresses do: all
// are there but those of the control words.

// wordSize is the size of an instruction, and of a control word, on these processors.
const wordSize = 8

// bundles are from how many bytes to how many there is a control word: see [Target].
var bundles = [...]int64{0x20, 0x40}

// slots says which addresses the instructions of a piece have.
type slots struct {
	n   int32              // how many
	odd bool               // some are not multiples of wordSize
	at  [len(bundles)]bool // some are multiples of this bundle
}

func (s *slots) add(addr int64) {
	s.n++
	s.odd = s.odd || addr%wordSize != 0
	for k, size := range bundles {
		s.at[k] = s.at[k] || addr%size == 0
	}
}

// bundleOf returns the distance of control words in a section of these pieces whose target is not known, 0 if its addresses do not show
// that there are any: from the first to the last no other may be left out, but for those that the text says were removed, and they have
// to ascend.
func bundleOf(pieces []*piece, text []byte) int64 {
	low, high, n := int64(NoAddr), int64(NoAddr), int64(0)
	var at [len(bundles)]bool
	for _, p := range pieces {
		if !p.addressed {
			continue
		}
		if p.slots.odd || !p.ascends || n > 0 && p.low <= high {
			return 0
		}
		if n == 0 {
			low = p.low
		}
		high = p.high
		n += int64(p.slots.n)
		for k := range at {
			at[k] = at[k] || p.slots.at[k]
		}
	}
	if n == 0 {
		return 0
	}
	if !slices.Contains(at[:], false) {
		return 0
	}
	removed, ok := removedFrom(pieces, text)
	for k, size := range bundles {
		if !ok || at[k] {
			continue
		}
		from, to, all, word := low, high, n, false
		for _, r := range removed {
			from, to = min(from, r.first), max(to, r.last)
			all += (r.last-r.first)/wordSize + 1 - multiples(r.first, r.last, size)
			word = word || r.first == r.last && r.first%size == 0 // and it was an instruction
		}
		if words := multiples(from, to, size); !word && words > 0 && all+words == (to-from)/wordSize+1 {
			return size
		}
	}
	return 0
}

// multiples returns how many multiples of size there are from first to last.
func multiples(first, last, size int64) int64 { return last/size - (first+size-1)/size + 1 }

// removedFrom returns the addresses that the text says were removed, ascending, and whether they can be: they are those of no
// instruction of the pieces, whose addresses ascend.
func removedFrom(pieces []*piece, text []byte) (list []codeRange, ok bool) {
	var addrs []int64
	for _, r := range addressComments(text) {
		if addrs == nil {
			for _, p := range pieces {
				for k := range p.instrs {
					if a := p.instrs[k].Addr; a != NoAddr {
						addrs = append(addrs, a)
					}
				}
			}
		}
		at, is := slices.BinarySearch(addrs, r.first)
		switch {
		case is && r.first == r.last:
			continue // that of an instruction
		case is || r.last < r.first || at < len(addrs) && addrs[at] <= r.last || r.first%wordSize != 0 || r.last%wordSize != 0:
			return nil, false
		case len(list) > 0 && r.first <= list[len(list)-1].last:
			return nil, false
		}
		list = append(list, r)
	}
	return list, true
}

// MayBeWord reports whether a control word may stand at addr of f, whose target is not known: the text has no instruction there, but one
// right behind it.
func (f *Func) MayBeWord(addr int64) bool {
	if f.Native || f.Target != nil || addr < 0 || addr%bundles[0] != 0 {
		return false
	}
	at, any := f.unit.InstrAt(addr)
	behind, _ := f.unit.InstrAt(addr + wordSize)
	return any && at == nil && behind != nil
}
