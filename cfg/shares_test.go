package cfg

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestSharedGraph edits functions: one with the edges that it had before has the order, dominators and loops of the older one, one with
// others has its own, and the older one keeps what it had. All are as those of a function that is lowered anew.
func TestSharedGraph(t *testing.T) {
	const text = `.func f {
entry:
  @P0 BRA b;
  MOV R1, R2;
a:
  @P1 BRA entry;
b:
  @P2 BRA a;
  @P0 BRA d;
c:
  MOV R3, R1;
d:
  @!P0 BRA c;
  EXIT;
}
`
	arranged := func(f *Func) []any { return []any{f.Preds, f.Order, f.Dom, f.Loops} }
	check := func(u *Unit, doc *grammar.Document) {
		t.Helper()
		fresh := LowerSection(t.Context(), grammar.Parse(doc.Bytes()).Sections()[0], Env{}, nil, new(Names))
		if len(fresh.Funcs) != len(u.Funcs) {
			t.Fatalf("%d functions, fresh %d", len(u.Funcs), len(fresh.Funcs))
		}
		for n, f := range u.Funcs {
			for k, x := range arranged(f) {
				if want := arranged(fresh.Funcs[n])[k]; !sameGraph(x, want) {
					t.Fatalf("%s: %v\nfresh: %v\n%s", f.Name, x, want, doc.Bytes())
				}
			}
			if f.before != nil {
				t.Fatal("the older function is kept")
			}
		}
	}
	replaced := [][2]string{{"MOV R1, R2", "MOV R1, R4"}, {"BRA a", "BRA b"}, {"BRA c", "BRA d"}, {"MOV R3, R1", "EXIT"}, {"@P1 BRA", "BRA"}, {"entry:\n", ""}, {"EXIT;\n", "c2:\n"}}
	rnd := rand.New(rand.NewPCG(1, 2))
	shared, own := 0, 0
	for range 200 {
		doc := grammar.Parse([]byte(text))
		names := new(Names)
		u := LowerSection(t.Context(), doc.Sections()[0], Env{}, nil, names)
		for range 6 {
			x := replaced[rnd.IntN(len(replaced))]
			if rnd.IntN(2) == 0 {
				x[0], x[1] = x[1], x[0]
			}
			src := string(doc.Bytes())
			at := -1
			for k := range src {
				if x[0] != "" && k+len(x[0]) <= len(src) && src[k:k+len(x[0])] == x[0] {
					at = k
					break
				}
			}
			if at < 0 {
				continue
			}
			old, was := u, doc
			doc = doc.Edit(grammar.Edit{Span: Span{Start: int32(at), End: int32(at + len(x[0]))}, New: x[1]})
			if len(doc.Sections()) != 1 {
				break
			}
			u = LowerSection(t.Context(), doc.Sections()[0], Env{}, old, names)
			check(u, doc)
			check(old, was)
			for n := range min(len(u.Funcs), len(old.Funcs)) {
				if f, g := u.Funcs[n], old.Funcs[n]; len(f.Order.RPO) > 0 && len(g.Order.RPO) > 0 {
					if same := &f.Order.RPO[0] == &g.Order.RPO[0]; same != f.shares {
						t.Fatalf("%s: shares is %v, but the order is the same: %v", f.Name, f.shares, same)
					} else if same {
						shared++
					} else {
						own++
					}
				}
			}
		}
	}
	if shared < 100 || own < 100 {
		t.Errorf("%d functions share with the one before the edit, %d do not", shared, own)
	}
}

// sameGraph compares what follows from edges, whatever memory it has.
func sameGraph(a, b any) bool {
	if o, ok := a.(Order); ok {
		p := b.(Order)
		return reflect.DeepEqual(o.RPO, p.RPO) && reflect.DeepEqual(o.Num, p.Num) && reflect.DeepEqual(o.pre, p.pre)
	}
	return reflect.DeepEqual(a, b)
}
