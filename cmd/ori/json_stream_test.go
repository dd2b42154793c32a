package main

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"testing"
)

// TestIndented holds what appendIndented makes of random values to what encoding/json does.
func TestIndented(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	texts := []string{"", "a", `"`, `\`, `\"`, "{[,:]}", "<&>", "\n\u2028\x00é𝕏", "\xff"}
	var random func(deep int) any
	random = func(deep int) any {
		switch n := r.IntN(8); {
		case n < 2 && deep > 0:
			list := make([]any, r.IntN(4))
			for k := range list {
				list[k] = random(deep - 1)
			}
			return list
		case n < 4 && deep > 0:
			m := map[string]any{}
			for range r.IntN(4) {
				m[texts[r.IntN(len(texts))]] = random(deep - 1)
			}
			return m
		case n == 4:
			return r.Float64() - 0.5
		case n == 5:
			return []any{nil, true, -3}[r.IntN(3)]
		}
		return texts[r.IntN(len(texts))] + texts[r.IntN(len(texts))]
	}
	for range 2000 {
		v := random(5)
		var want bytes.Buffer
		e := json.NewEncoder(&want)
		e.SetEscapeHTML(false)
		e.SetIndent("\t ", "  ")
		if err := e.Encode(v); err != nil {
			t.Fatal(err)
		}
		text, err := newCompact().json(v)
		if err != nil {
			t.Fatal(err)
		}
		if got := appendIndented(nil, text, "\t "); !bytes.Equal(append(got, '\n'), want.Bytes()) {
			t.Fatalf("got\n%s\nwant\n%s", got, want.Bytes())
		}
	}
}
