package cfg

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"
)

// DumpRPO writes what ptxas prints for its option flag 24: the number of each
// block, the order, and the back edges. Source: seeds basic-blocks-and-cfg, "RPO Debug Dump".
func (f *Func) DumpRPO(w io.Writer) error {
	bw := bufio.NewWriter(w)
	fmt.Fprintln(bw, "Showing RPO state for each basic block:")
	for _, b := range f.Blocks {
		if n := f.Order.Num[b.ID]; n >= 0 {
			fmt.Fprintf(bw, "bix%d -> RPONum: %d\n", b.ID, n)
		}
	}
	order := make([]string, len(f.Order.RPO))
	for n, id := range f.Order.RPO {
		order[n] = fmt.Sprint(id)
	}
	fmt.Fprintf(bw, "RPO traversal order: [%s]\n", strings.Join(order, ", "))
	fmt.Fprintln(bw, "Showing backedge info:")
	for _, b := range f.Blocks {
		for s, k := range f.Succs(b) {
			if f.BackEdge(b, s, k) {
				fmt.Fprintf(bw, "bix%d -> backedge's successor BB: %d\n", b.ID, s.ID)
			}
		}
	}
	return bw.Flush()
}

// BackEdge reports whether an edge of kind k from b to s leads back: rpo(s) <=
// rpo(b). A recursive call does not.
func (f *Func) BackEdge(b, s *Block, k EdgeKind) bool {
	return k != CallEdge && f.Order.Num[b.ID] >= 0 && f.Order.Num[s.ID] <= f.Order.Num[b.ID]
}

// DumpDOT writes f as Graphviz text in the format ptxas prints for its option
// flag 20: the edges of a block by their targets, each once. L%x is the block's
// address, or its line where there is none.
// Source: seeds basic-blocks-and-cfg, "CFG Visualization".
func (f *Func) DumpDOT(w io.Writer) error {
	bw := bufio.NewWriter(w)
	fmt.Fprintln(bw, "digraph f {")
	fmt.Fprintln(bw, `node [fontname="Courier",fontsize=10,shape=Mrecord];`)
	var succs []int32
	for _, b := range f.Blocks {
		id := b.Addr()
		if id == NoAddr {
			id = int64(f.Line(b.Span.Start))
		}
		fmt.Fprintf(bw, "\"bix%d\"\n[label=\"bix%d(L%x)\"]\n", b.ID, b.ID, id)
		succs = append(succs[:0], f.Graph.Succs(b.ID)...)
		slices.Sort(succs)
		for _, s := range slices.Compact(succs) {
			fmt.Fprintf(bw, "bix%d -> bix%d\n", b.ID, s)
		}
	}
	fmt.Fprintln(bw, "}")
	return bw.Flush()
}
