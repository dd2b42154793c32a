package analysis

// A slab is memory that slices of one type are cut from: of a text with very many small functions most time goes
// to allocations.
type slab[T any] []T

// cut returns the next n of it.
func (s *slab[T]) cut(n int) []T {
	c := (*s)[:n:n]
	*s = (*s)[n:]
	return c
}
