package main

import (
	"hash/fnv"
	"math/rand/v2"
	"testing"
)

// TestAskMutations changes texts at random, as TestVerifyMutations does, and holds what
// askedFailures does. With -programs=100000 it is the long run.
func TestAskMutations(t *testing.T) {
	tryMutations(t, *programs/6, askedFailures)
}

// askedFailures asks what an editor asks, at places of the text, makes what it offers, and returns
// what went wrong, each kind once.
func askedFailures(text []byte) []failure {
	h := fnv.New64a()
	h.Write(text)
	q := &asker{property: &property{text: text, stage: "read"}, r: rand.New(rand.NewPCG(h.Sum64(), 5))}
	return q.within(q.run)
}
