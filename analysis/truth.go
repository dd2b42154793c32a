package analysis

// A Truth is what is known of a predicate at a place.
type Truth uint8

const (
	Varies Truth = iota // nothing, or it differs
	True
	False
)

func truth(b bool) Truth {
	if b {
		return True
	}
	return False
}

func (t Truth) not() Truth {
	switch t {
	case True:
		return False
	case False:
		return True
	}
	return Varies
}

// String returns "true", "false" or "not constant".
func (t Truth) String() string {
	switch t {
	case True:
		return "true"
	case False:
		return "false"
	}
	return "not constant"
}
