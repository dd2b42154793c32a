package cfg

import "testing"

// FuzzDominators takes bytes for a graph: the number of nodes, the entry, then
// a source and a destination for each edge. All facts of the kernel are compared
// with the slow algorithms.
func FuzzDominators(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte{4, 0, 0, 1, 1, 3, 1, 2, 2, 1})                         // a loop
	f.Add([]byte{4, 0, 0, 1, 0, 2, 1, 2, 2, 1, 2, 3})                   // a cycle with two entries
	f.Add([]byte{6, 0, 0, 1, 0, 5, 1, 2, 1, 3, 2, 4, 3, 4, 4, 1})       // an infinite loop
	f.Add([]byte{5, 2, 0, 0, 0, 1, 1, 2, 2, 3, 3, 2, 3, 4, 4, 2, 3, 2}) // entry in the middle
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < 2 || len(data) > 200 {
			return
		}
		n := 1 + int(data[0])%32
		entry := int32(data[1]) % int32(n)
		var arcs []Arc
		for data = data[2:]; len(data) >= 2; data = data[2:] {
			arcs = append(arcs, Arc{int32(data[0]) % int32(n), int32(data[1]) % int32(n)})
		}
		graphCheck(t, MakeGraph(n, arcs), entry)
	})
}
