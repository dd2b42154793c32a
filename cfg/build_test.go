package cfg

import (
	"reflect"
	"strings"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestBuild inserts instructions, blocks and a table, and reads the text that comes out again:
// it is the same program.
func TestBuild(t *testing.T) {
	for _, src := range []string{
		".target sm_86\n.entry k {\n    MOV Rx, 0x1 // one\na:\n    EXIT // out\n}\n",
		".target sm_86\n.entry k {\na: MOV Rx, 0x1\nb: EXIT }\n",
		"\t.headerflags\t@\"EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)\"\n\t.section\t.text.k,\"ax\",@progbits\nk:\n.text.k:\n" +
			"        /*0000*/                   MOV R1, c[0x0][0x28] ;   /* 0x00000a0000017a02 */\n                                                  /* 0x000fe40000000f00 */\n.L_x_0:\n        /*0010*/                   EXIT ;\n",
	} {
		only := func(src []byte) (*Func, []byte) {
			doc := grammar.Parse(src)
			for n, u := range Lower(doc) {
				if len(u.Funcs) > 0 {
					return u.Funcs[0], doc.Sections()[n].Src
				}
			}
			t.Fatalf("no function in\n%s", src)
			return nil, nil
		}
		origin, section := only([]byte(src))
		f := origin.Clone(t.Context())
		names := []string{f.Labels().New(), f.Labels().New()}
		b := f.Blocks[0]
		b.Insert(0, f.NewInstr("@!P0 IADD3 R2, R3, -0x4, RZ"))
		b.Insert(len(b.Instrs), f.NewInstr("ISETP.GE.U32.AND P0, PT, R2, 0x5, PT"), f.NewInstr("@P0 BRA %s", f.Ref(names[0])))
		b.Insert(2, f.NewInstr("LOP3 P2, !P0, P1, 0xC0"))
		last := f.NewInstr("EXIT")
		if f.Native {
			last = f.NewInstr("BRX R2, %s", f.AddTable(names))
		}
		f.InsertAfter(b, NewBlock(names[1], f.NewInstr("VOTE.ANY R4, PT, P0"), f.NewInstr("BRA %s", f.Ref(names[0]))), NewBlock(names[0], last))
		f.Relink(t.Context())
		if err := f.Check(); err != nil {
			t.Fatal(err)
		}
		text := Apply(section, f.Edits(t.Context()), 0)
		if !f.Native {
			text = append([]byte(src[:strings.Index(src, "\t.section")]), text[strings.Index(string(text), "\t.section"):]...)
		}
		again, _ := only(text)
		if got, want := again.String(), f.String(); got != want {
			t.Errorf("text:\n%s\nread again:\n%s\nbut the pass made:\n%s", text, got, want)
		}
		if len(again.Problems) > 0 || !strings.Contains(string(text), "EXIT") {
			t.Errorf("%v\n%s", again.Problems, text)
		}
	}
}

// TestNewInstrs reads instructions one by one, and at once.
func TestNewInstrs(t *testing.T) {
	for _, target := range []string{"sm_52", "sm_90"} {
		units := Lower(grammar.Parse([]byte(".target " + target + "\n.entry k {\n    MOV Rx, 0x1\n    EXIT\n}\n")))
		f := units[len(units)-1].Funcs[0]
		texts := []string{"ISETP.GE.U32.AND P0, PT, Rx, 0x5, PT", "@P0 BRA low", "BRA `(.L_x_1)", "@!P3 IADD3 Rnew, R3, -0x4, RZ", "EXIT", "BSYNC B0", "@P0 BRX R2, jt0", "STG.E [R8.64+0x4], Rnew"}
		for n, got := range f.NewInstrs(texts...) {
			if want := f.NewInstr("%s", texts[n]); !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %s is\n%+v\nwith others, and\n%+v\nalone", target, texts[n], got, want)
			}
		}
		for _, bad := range [][]string{{"MOV R1, 0x2", "}"}, {"EXIT", "low:"}, {"MOV R1, 0x2\nEXIT"}, {""}} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%q are instructions", bad)
					}
				}()
				f.NewInstrs(bad...)
			}()
		}
	}
}

// TestNewBranch compares a branch to a label with one that is read.
func TestNewBranch(t *testing.T) {
	listing := "\t.section\t.text.k,\"ax\",@progbits\nk:\n.text.k:\n        /*0000*/                   EXIT ;\n"
	for _, target := range Targets {
		for _, src := range []string{".target " + target.Name + "\n.entry k {\nEXIT\n}\n", "\t.headerflags\t@\"EF_CUDA_SM" + strings.TrimPrefix(target.Name, "sm_") + "\"\n" + listing} {
			var f *Func
			for _, u := range Lower(grammar.Parse([]byte(src))) {
				if len(u.Funcs) > 0 {
					f = u.Funcs[0].Clone(t.Context())
				}
			}
			for _, label := range []string{"done", ".L_x_1", "R1", "P0", "Rx", "7", "0x10", "a b", "RZ", "2D"} {
				got, want := f.NewBranch(NewBlock(label)), f.NewInstr("BRA %s", f.Ref(label))
				if len(want.Refs) == 0 {
					want.Refs = nil
				}
				if !reflect.DeepEqual(got, want) {
					t.Errorf("%s %v: BRA to %s is %+v, read it is %+v", target.Name, f.Native, label, got, want)
				}
			}
		}
	}
}
