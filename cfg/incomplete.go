package cfg

// Incomplete returns why the edges or the entries of f are not all known, a sentence without its end; "" if they are. Dominators,
// loops and the order of blocks then hold for the edges that are known, and nothing in f is called unreachable.
func (f *Func) Incomplete() string {
	switch {
	case !f.Complete && len(f.Unresolved) > 0:
		return f.Unresolved[0].Why
	case f.EnteredAnywhere():
		return "calls or branches through registers may enter it where no path leads"
	case f.AddressTaken() != nil:
		return f.TakenText()
	}
	return ""
}

// EnteredAnywhere reports whether calls or branches through registers may enter f, whose edges may all be known, at blocks that no
// path leads to.
func (f *Func) EnteredAnywhere() bool { return len(f.Order.RPO) < len(f.Blocks) && f.IndirectCalls() }

// TakenText says what [Func.AddressTaken] means, a sentence without its end.
func (f *Func) TakenText() string {
	return "a register may hold the address of " + f.AddressTaken().Name() + ", where calls or returns may enter it"
}
