package interp_test

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/interp"
)

// TestOthers holds that programs are decided which do not end where memory and parameters are anything and
// nobody else writes: each begins with a store that the rewrite changes, or not.
func TestOthers(t *testing.T) {
	for _, c := range []struct {
		name, src string
		differs   interp.Verdict // of another address behind the loop
	}{
		{"compare and swap", `
    LDG.E    R8, [R4.64]
again:
    IADD3    R9, R8, 0x1, RZ
    ATOMG.E.CAS.STRONG.GPU PT, R9, [R4], R8, R9
    ISETP.NE.U32.AND P0, PT, R9, R8, PT
    MOV      R8, R9
@P0 BRA      again
`, interp.Differs},
		{"compare and swap of 64 bits", `
again:
    ATOMG.E.CAS.64.STRONG.GPU PT, R10, [R4], R8, R6
    ISETP.NE.U32.AND P0, PT, R11, R9, PT
@P0 BRA      again
    ISETP.NE.U32.AND P0, PT, R10, R8, PT
@P0 BRA      again
`, interp.Differs},
		{"list", `
    LDG.E.64 R4, [R4.64]
again:
    LDG.E.64 R4, [R4.64]
    ISETP.NE.U32.AND P0, PT, R4, RZ, PT
@P0 BRA      again
    ISETP.NE.U32.AND P0, PT, R5, RZ, PT
@P0 BRA      again
`, interp.Differs},
		{"a loaded word of an instruction that is not known", `
again:
    LDG.E.64 R4, [R4.64], P0
    ISETP.NE.U32.AND P0, PT, R5, RZ, PT
@P0 BRA      again
    ISETP.NE.U32.AND P0, PT, R4, RZ, PT
@P0 BRA      again
`, interp.Differs},
		{"memory that another block sets, while a lane counts", `
    LDS      R8, [0x10]
    ISETP.LT.AND P0, PT, R8, RZ, PT
@P0 EXIT
again:
    IADD3    R7, R7, 0x1, RZ
    LDS      R8, [0x10]
    ISETP.GE.AND P0, PT, R8, RZ, PT
@P0 BRA      again
`, interp.Unknown},
	} {
		src := ".target sm_86\n.func f {\n" + c.src + "    STG.E    [R2.64], R0\n    EXIT\n}\n"
		for _, x := range []struct {
			after string
			want  interp.Verdict
		}{
			{src, interp.Same},
			{strings.Replace(src, "STG.E    [R2.64]", "STG.E    [R2.64+0x4]", 1), c.differs},
		} {
			ref := interp.NewReference(interp.Load(lower([]byte(src))[0]), 0, interp.Tries{Seeds: 4, Longer: 2, Reached: true})
			tally, diff := ref.Check(interp.Load(lower([]byte(x.after))[0], ref.Registers()...))
			if got := tally.Verdict(); got != x.want || (diff != nil) != (got == interp.Differs) {
				t.Errorf("%s: %v, want %v", c.name, tally, x.want)
			}
		}
	}
}

// TestSmallSeeds holds that a run with one of them is repeated by its seed alone.
func TestSmallSeeds(t *testing.T) {
	p := interp.Load(lower([]byte(".func f {\n    LDG.E R4, [R2.64]\n    STG.E [R6.64], R4\n    STG.E [R6.64], R8\n    EXIT\n}\n"))[0])
	r := p.Run(0, interp.Config{Seed: interp.SmallSeeds + 7, Keep: true})
	for l := range r.Lanes {
		e := r.Lanes[l].Events
		if loaded, reg := e[0].Vals[1], e[1].Vals[1]; loaded != 0 || reg > 3 {
			t.Errorf("lane %d: loaded %d, R8 is %d", l, loaded, reg)
		}
	}
}

// TestUnknownTargets holds that a branch whose annotation names the start of the function, as nvdisasm 11.8 has it where it
// does not know the targets, does not go there: lanes end at it, and what they have done before is compared.
func TestUnknownTargets(t *testing.T) {
	const src = `.text.k:
        /*0000*/                   S2R R0, SR_TID.X ;
        /*0010*/                   STG.E [R2.64], R0 ;
        /*0020*/                   BRX R4 -0x30 (*"BRANCH_TARGETS .text.k"*);
        /*0030*/                   EXIT ;
`
	for after, want := range map[string]interp.Verdict{src: interp.Same, strings.Replace(src, "[R2.64]", "[R2.64+0x4]", 1): interp.Differs} {
		ref := interp.NewReference(interp.Load(lower([]byte(src))[0]), 0, interp.Tries{Seeds: 4, Longer: 2, Reached: true})
		tally, _ := ref.Check(interp.Load(lower([]byte(after))[0], ref.Registers()...))
		if got := tally.Verdict(); got != want || tally[interp.Unknown] > 0 {
			t.Errorf("%v, want %v", tally, want)
		}
	}
}
