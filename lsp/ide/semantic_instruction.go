package ide

import (
	"bytes"
	"math"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// instruction adds the tokens of the instruction that is node i, and returns the index behind it.
func (t *tokenizer) instruction(i int32) int32 {
	n := t.nodes[i]
	t.find(t.c.Start + n.Start)
	known := TokenMods(0)
	if t.i != nil {
		known = t.factsOf().of(t.b, t.k)
	}
	first := len(t.list)
	arg := 0
	for j := i + 1; j < n.Next; j = t.nodes[j].Next {
		x := t.nodes[j]
		t.skip(x.Start)
		switch x.Kind {
		case grammar.KindGuard:
			at := x.Start + int32(bytes.LastIndexAny(t.c.Text(x), "@! \t")) + 1
			t.register(at, x.End, cfg.ArgGuard)
		case grammar.KindOpcode:
			end := x.End
			if dot := bytes.IndexByte(t.c.Text(x), '.'); dot >= 0 {
				end = x.Start + int32(dot)
			}
			t.add(x.Start, end, OpcodeToken, known&DeadMod)
			t.add(end, x.End, ModifierToken, known&DeadMod)
		case grammar.KindAddress, grammar.KindControl, grammar.KindSchedule:
			t.add(x.Start, x.End, CommentToken, 0)
		case grammar.KindAnnotation:
			t.add(x.Start, x.End, StringToken, 0)
		default:
			if x.Kind.IsOperand() {
				t.operand(x, t.arg(&arg, x))
			}
		}
		t.at = x.End
	}
	t.skip(n.End)
	if known&UnreachableMod != 0 {
		for k := range t.list[first:] {
			t.list[first+k].Mods |= UnreachableMod
		}
	}
	return n.Next
}

// noArg is the number of what is no operand, nor a guard.
const noArg = math.MinInt8

// arg is the number of the operand that node x is, from k on, noArg if it is none or one of too many to have a number.
func (t *tokenizer) arg(k *int, x grammar.Node) int8 {
	if t.i == nil {
		return noArg
	}
	at := t.c.Start - t.b.Base
	for n := *k; n < min(len(t.i.Args), math.MaxInt8) && t.i.Args[n].Span.Start <= x.Start+at; n++ {
		if t.i.Args[n].Span.Start == x.Start+at {
			*k = n
			return int8(n)
		}
	}
	return noArg
}

// operand adds the tokens of an operand, which is number arg of the instruction.
func (t *tokenizer) operand(x grammar.Node, arg int8) {
	kind := cfg.BadOperand
	if arg >= 0 {
		kind = t.i.Args[arg].Kind
	}
	start, end := x.Start, x.End
	switch {
	case kind == cfg.LabelOperand && x.Kind != grammar.KindLabelRef:
		t.add(start, end, LabelToken, 0)
	case kind == cfg.WordOperand || x.Kind == grammar.KindSet:
		t.add(start, end, ModifierToken, 0)
	case x.Kind == grammar.KindRegister || x.Kind == grammar.KindSymbol:
		for start < end && bytes.IndexByte([]byte("-+~!|"), t.c.Src[start]) >= 0 {
			start++
		}
		at := start
		for at < end && cfg.IsNameByte(t.c.Src[at]) && t.c.Src[at] != '.' {
			at++
		}
		t.register(start, at, int(arg))
	case x.Kind == grammar.KindSpecialRegister:
		t.add(start, end, SpecialRegisterToken, 0)
	case x.Kind == grammar.KindImmediate:
		t.add(start, end, NumberToken, 0)
	case x.Kind == grammar.KindLabelRef:
		t.quoted(x)
	case x.Kind == grammar.KindRelocation:
		t.add(start, end, LabelToken, 0)
	default: // an address
		t.words(x, arg, true)
	}
}

// quoted adds the name in `(name).
func (t *tokenizer) quoted(x grammar.Node) {
	text := t.c.Text(x)
	name := bytes.Trim(text, "`()")
	if at := int32(bytes.Index(text, name)); len(name) > 0 {
		t.add(x.Start+at, x.Start+at+int32(len(name)), LabelToken, 0)
	}
}

// words adds the strings and numbers in a node, and the registers if it is an operand, of which arg
// is the number.
func (t *tokenizer) words(x grammar.Node, arg int8, operand bool) {
	src := t.c.Src[:x.End]
	for at := x.Start; at < x.End; {
		from := at
		switch c := src[at]; {
		case c == '"':
			at = x.End
			if n := bytes.IndexByte(src[from+1:], '"'); n >= 0 {
				at = from + int32(n) + 2
			}
			t.add(from, at, StringToken, 0)
		case cfg.IsNameByte(c):
			for at < x.End && cfg.IsNameByte(src[at]) && (src[at] != '.' || !operand) {
				at++
			}
			switch {
			case '0' <= c && c <= '9':
				t.add(from, at, NumberToken, 0)
			case operand && c != '.':
				t.register(from, at, int(arg))
			}
			for operand && at < x.End && cfg.IsNameByte(src[at]) { // a suffix
				at++
			}
		default:
			at++
		}
	}
}

// tokenClasses are the types of the register files.
var tokenClasses = map[cfg.RegClass]TokenType{
	cfg.ClassR: RegisterToken, cfg.ClassUR: UniformRegisterToken, cfg.ClassP: PredicateToken, cfg.ClassUP: UniformPredicateToken,
	cfg.ClassB: BarrierToken, cfg.ClassSB: BarrierToken, cfg.ClassSR: SpecialRegisterToken, cfg.ClassCC: RegisterToken,
}

// register adds the register that the chunk names between two places, if it is one. Of an
// instruction that is known, arg is the operand.
func (t *tokenizer) register(start, end int32, arg int) {
	r, ok := t.named(string(t.c.Src[start:end]), arg)
	if !ok {
		return
	}
	mods := TokenMods(0)
	if t.i != nil {
		if arg >= 0 && t.i.Args[arg].Kind == cfg.RegOperand {
			for n := range t.i.Refs {
				if f := &t.i.Refs[n]; f.Write && int(f.Arg) == arg {
					mods |= WriteMod
				}
			}
		}
		if (arg >= 0 || arg == cfg.ArgGuard) && t.factsOf().uniform(t.b, t.k, int8(arg), r) {
			mods |= UniformMod
		}
	}
	if r.Class == cfg.ClassUR || r.Class == cfg.ClassUP {
		mods |= UniformMod
	}
	t.add(start, end, tokenClasses[r.Class], mods)
}

// named is the register called name: by its number, or one that operand arg has.
func (t *tokenizer) named(name string, arg int) (cfg.Reg, bool) {
	if r, ok := cfg.ParseReg(name); ok {
		return r, true
	}
	if t.i == nil {
		return cfg.Reg{}, false
	}
	of := [...]cfg.Reg{t.i.Guard.Reg, {}, {}}
	if arg >= 0 {
		a := &t.i.Args[arg]
		of = [...]cfg.Reg{a.Reg, a.UReg(), a.Index()}
	} else if arg != cfg.ArgGuard {
		return cfg.Reg{}, false
	}
	for _, r := range of {
		if r.Class != cfg.NoReg && t.u.Funcs[t.fn].Names.Reg(r) == name {
			return r, true
		}
	}
	return cfg.Reg{}, false
}
