package eval

func (f *Fn) float(v *[maxSrc]uint64, r *result) bool { return false }
func (s *Src) takeHalves(x uint64) uint64             { return x }
