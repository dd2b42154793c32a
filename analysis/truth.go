package analysis

import "github.com/ori-lang/ori/cfg/eval"

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

func (t Truth) and(u Truth) Truth {
	if t == False || u == False {
		return False
	}
	if t == True && u == True {
		return True
	}
	return Varies
}

// combine applies a boolean operator to what is known of its inputs.
func (t Truth) combine(op eval.Bool, u Truth) Truth {
	switch {
	case op == eval.And:
		return t.and(u)
	case op == eval.Or:
		return t.not().and(u.not()).not()
	case t != Varies && u != Varies: // Xor
		return truth(t != u)
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
