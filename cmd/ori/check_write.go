package main

import (
	"io"
	"runtime"
)

// writtenAtOnce is how many elements of a list one goroutine makes before it begins others.
const writtenAtOnce = 32

// inOrder writes n elements one after the other; elem appends element k to b. Of many, all processors make
// some at a time.
func inOrder(w io.Writer, n int, elem func(b []byte, k int) ([]byte, error)) error {
	type part struct {
		b   []byte
		err error
	}
	some := func(b []byte, from int) (p part) {
		defer caught(&p.err)
		for p.b = b; from < n && p.err == nil; from++ {
			p.b, p.err = elem(p.b, from)
			if (from+1)%writtenAtOnce == 0 {
				break
			}
		}
		return p
	}
	procs := runtime.GOMAXPROCS(0)
	if n <= writtenAtOnce || procs == 1 {
		var p part
		for from := 0; from < n && p.err == nil; from += writtenAtOnce {
			if p = some(p.b[:0], from); p.err == nil {
				_, p.err = w.Write(p.b)
			}
		}
		return p.err
	}
	waits := make([]chan part, procs) // the parts that are being made, in turns
	next := 0
	begin := func(turn int, b []byte) {
		from := next
		next += writtenAtOnce
		go func() { waits[turn] <- some(b, from) }()
	}
	for turn := range waits {
		waits[turn] = make(chan part, 1)
		begin(turn, nil)
	}
	for written := 0; written < n; written += writtenAtOnce {
		turn := written / writtenAtOnce % procs
		p := <-waits[turn]
		if p.err == nil {
			_, p.err = w.Write(p.b)
		}
		if p.err != nil {
			return p.err
		}
		if next < n {
			begin(turn, p.b[:0])
		}
	}
	return nil
}
