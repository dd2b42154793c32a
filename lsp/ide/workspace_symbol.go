package ide

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
)

// A Match is a symbol that answers to what was typed.
type Match struct {
	Symbol           // without its children
	Container string // the function that it is in, "" for a function
	Rank      int    // lower is better; comparable between documents
}

// Ranks of a match, as far as the name goes; functions come before what is in them.
const (
	rankEqual = iota
	rankPrefix
	rankWithin
	rankFuzzy
)

// Matches returns the functions, jump tables and blocks with labels whose names have the characters
// of query in their order, whatever is between them and whether they are capitals or not; the best
// first, and of equally good ones the first in the text. Of an empty query it is the functions.
// There are at most limit.
func (s *Snapshot) Matches(ctx context.Context, query string, limit int) (_ []Match, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	type found struct {
		rank, fn int
		make     func(p *place) Symbol
	}
	var list []found
	query = strings.ToLower(query)
	look := func(fn int, name string, within int, make func(p *place) Symbol) {
		if rank, ok := matchRank(query, strings.ToLower(name)); ok && (query != "" || within == 0) {
			list = append(list, found{2*rank + within, fn, make})
		}
	}
	for fn, f := range s.Funcs() {
		cancel.Poll(ctx)
		look(fn, f.Name, 0, (*place).funcHead)
		for n := range f.Tables {
			look(fn, f.Tables[n].Name, 1, func(p *place) Symbol { return p.tableSymbol(&p.f.Tables[n]) })
		}
		for _, b := range f.Blocks {
			if name := b.Label(); name != "" && name != f.Name {
				look(fn, name, 1, func(p *place) Symbol { return p.blockSymbol(b) })
			}
		}
	}
	slices.SortStableFunc(list, func(a, b found) int { return cmp.Compare(a.rank, b.rank) })
	out := make([]Match, min(len(list), limit))
	for n := range out {
		x := list[n]
		p := s.funcPlace(ctx, x.fn)
		out[n] = Match{Symbol: x.make(p), Rank: x.rank}
		if out[n].Kind != FuncSymbol {
			out[n].Container = p.f.Name
		}
	}
	return out, nil
}

// FuncRank is the Rank of a function of that name, which is not in a snapshot; false if its name does not answer to query.
func FuncRank(query, name string) (rank int, ok bool) {
	rank, ok = matchRank(strings.ToLower(query), strings.ToLower(name))
	return 2 * rank, ok
}

// matchRank tells how well name answers to query, both in small letters, if it does.
func matchRank(query, name string) (rank int, ok bool) {
	switch {
	case name == query:
		return rankEqual, true
	case strings.HasPrefix(name, query):
		return rankPrefix, true
	case strings.Contains(name, query):
		return rankWithin, true
	}
	for _, c := range query {
		_, rest, ok := strings.Cut(name, string(c))
		if !ok {
			return 0, false
		}
		name = rest
	}
	return rankFuzzy, true
}
