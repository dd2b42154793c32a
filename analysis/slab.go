package analysis

import "slices"

// A slab is memory that slices of one type are cut from: of a text with very many small functions most time goes
// to allocations.
type slab[T any] []T

// cut returns the next n of it.
func (s *slab[T]) cut(n int) []T {
	c := (*s)[:n:n]
	*s = (*s)[n:]
	return c
}

// doubled returns list with room for one more, twice as much where there was none: append adds a fourth at a time to a long one,
// which is copied four times until it has a hundred thousand.
func doubled[T any](list []T) []T {
	if len(list) == cap(list) {
		list = slices.Grow(list, max(4, len(list)))
	}
	return list
}
