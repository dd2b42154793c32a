package interp_test

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/interp"
)

// TestLeave holds that code behind loops that end with no input is compared: lanes are made to leave them. What then does the
// same is the same; what does not is unknown, since no run of either program comes there.
func TestLeave(t *testing.T) {
	for _, c := range []struct{ name, sm, src string }{
		{"a branch back", "sm_86", `
    MOV      R0, RZ
again:
    IADD3    R0, R0, 0x1, RZ
    LOP3.LUT R7, R6, 0x40000000, R0, 0xfe, !PT
    ISETP.LT.U32.AND P0, PT, R0, R7, PT
@P0 BRA      again
`},
		{"a branch out", "sm_86", `
    MOV      R0, RZ
again:
    IADD3    R0, R0, 0x1, RZ
    LOP3.LUT R7, R6, 0x40000000, R0, 0xfe, !PT
    ISETP.GE.U32.AND P0, PT, R0, R7, PT
@P0 BRA      out
    STG.E    [R4.64], R0
    BRA      again
out:
`},
		{"a loop in a loop", "sm_86", `
    MOV      R8, RZ
outer:
    MOV      R0, RZ
again:
    IADD3    R0, R0, 0x1, RZ
    ISETP.LT.U32.AND P0, PT, R0, 0x40000000, PT
@P0 BRA      again
    IADD3    R8, R8, 0x1, RZ
    ISETP.LT.U32.AND P0, PT, R8, 0x40000000, PT
@P0 BRA      outer
`},
		{"BRK", "sm_50", `
    PBK      out
    MOV      R0, RZ
again:
    IADD     R0, R0, 0x1
    ISETP.GE.U32.AND P0, PT, R0, 0x40000000, PT
@P0 BRK
    BRA      again
out:
`},
		{"lanes that leave together and wait for each other", "sm_86", `
    BSSY     B0, meet
    MOV      R0, RZ
again:
    IADD3    R0, R0, 0x1, RZ
    LOP3.LUT R7, R6, 0x40000000, R0, 0xfe, !PT
    ISETP.LT.U32.AND P0, PT, R0, R7, PT
@P0 BRA      again
    BSYNC    B0
meet:
`},
	} {
		src := ".target " + c.sm + "\n.func f {\n" + c.src + "    STG.E    [R2.64], R0\n    EXIT\n}\n"
		for _, x := range []struct {
			after string
			want  interp.Verdict
		}{
			{src, interp.Same},
			{strings.Replace(src, "STG.E    [R2.64]", "STG.E    [R2.64+0x4]", 1), interp.Unknown},
		} {
			ref := interp.NewReference(interp.Load(lower([]byte(src))[0]), 0, interp.Tries{Seeds: 4, Longer: 2, Reached: true})
			tally, diff := ref.Check(interp.Load(lower([]byte(x.after))[0], ref.Registers()...))
			if got := tally.Verdict(); got != x.want || diff != nil {
				t.Errorf("%s: %v, want %v", c.name, tally, x.want)
			}
		}
	}
}

// TestLeaveEnds holds that a run in which lanes that were made to leave a loop wait for ever tells nothing.
func TestLeaveEnds(t *testing.T) {
	const src = `.target sm_86
.func f {
    BSSY     B0, meet
    BSSY     B1, meet
    S2R      R9, SR_LANEID
    MOV      R0, RZ
again:
    IADD3    R0, R0, 0x1, RZ
    LOP3.LUT R7, R6, 0x40000000, R0, 0xfe, !PT
    ISETP.LT.U32.AND P0, PT, R0, R7, PT
@P0 BRA      again
    ISETP.EQ.AND P1, PT, R9, RZ, PT
@P1 BRA      wait
    BSYNC    B1
    BRA      meet
wait:
    BSYNC    B0
meet:
    EXIT
}
`
	ref := interp.NewReference(interp.Load(lower([]byte(src))[0]), 0, interp.Tries{Seeds: 4, Longer: 2, Reached: true})
	if tally, _ := ref.Check(interp.Load(lower([]byte(src))[0], ref.Registers()...)); tally.Verdict() != interp.Unknown {
		t.Errorf("%v, want unknown", tally)
	}
}

// TestLeaveInVain holds that nothing is run to be compared with a run that does not end though lanes are made to leave loops: that is
// most of the time where a function is stopped in any case.
func TestLeaveInVain(t *testing.T) {
	const fuel = 1 << 8
	text := ".target sm_86\n.func f {\nagain:\n    IADD3 R2, R2, 0x1, RZ\n    CALL.REL.NOINC again\n    EXIT\n}\n"
	ref := interp.NewReference(interp.Load(lower([]byte(text))[0]), 0, interp.Tries{Seeds: 2, Fuel: fuel, Longer: 2, Reached: true})
	after := strings.Replace(text, "IADD3 R2, R2, 0x1, RZ", "IADD3 R2, R2, RZ, 0x1", 1)
	tally, slots, _ := ref.CheckSlots(interp.Load(lower([]byte(after))[0], ref.Registers()...))
	if tally.Verdict() != interp.Unknown || slots == 0 {
		t.Fatalf("%v, %d instructions", tally, slots)
	}
	if most := 16 * fuel; slots > most { // 16 times the fuel is what one such run takes
		t.Errorf("%d instructions, more than %d", slots, most)
	}
}

// TestEndlessWrites holds that a loop which only writes to memory is endless once its registers are as they were, whatever
// memory holds; and that one which reads is not.
func TestEndlessWrites(t *testing.T) {
	for _, c := range []struct {
		body string
		want interp.End
	}{
		{"RED.E.ADD.STRONG.GPU [R2.64], R5", interp.Endless},
		{"ATOMG.E.ADD.STRONG.GPU PT, RZ, [R2.64], R5", interp.Endless},
		{"ATOMG.E.ADD.STRONG.GPU PT, R6, [R2.64], R5", interp.OutOfFuel},
		{"LDG.E.STRONG.SYS R6, [R2.64]", interp.OutOfFuel},
		{"LDG.E.STRONG.SYS R6, [R2.64], P1\n    MEMBAR.SC.GPU", interp.OutOfFuel},
	} {
		p := interp.Load(lower([]byte(".target sm_86\n.func f {\n    MOV R5, 0x1\nagain:\n    " + c.body + "\n    ISETP.EQ.U32.AND P0, PT, R6, 0x12345678, PT\n@P0 EXIT\n    MOV R6, RZ\n    BRA again\n}\n"))[0])
		r := p.Run(0, interp.Config{Private: true, Endless: true, Fuel: 1 << 14})
		if got := r.Lanes[0].End; got != c.want {
			t.Errorf("%s: %v, want %v", c.body, got, c.want)
		}
		if c.want == interp.Endless && r.Lanes[0].Period == 0 {
			t.Errorf("%s: no events are repeated", c.body)
		}
	}
}
