package lint

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
	"github.com/ori-lang/ori/grammar"
)

var programs = flag.Int("programs", 3000, "how many random programs TestMissingLanes runs")

// TestMissingLanes runs random programs that compute something of the number of the thread, or by a butterfly of shuffles, and branch on
// it around a barrier. Where lanes of a warp go different ways, a finding says that they may.
func TestMissingLanes(t *testing.T) {
	n := *programs
	if testing.Short() {
		n = min(n, 1000)
	}
	parted, silent := 0, 0
	for seed := range n {
		src := barrierBehind(rand.New(rand.NewPCG(uint64(seed), 13)))
		f := firstFunc([]byte(src))
		told := false
		for _, x := range Check(analysis.NewFacts(f)) {
			told = told || x.Code == "barrier-divergent"
			if x.Severity == analysis.Error || strings.HasPrefix(x.Code, "unknown") || x.Code == "bad-operand" {
				t.Fatalf("seed %d: %s\n%s", seed, x.Message, src)
			}
		}
		if !told {
			silent++
		}
		p := interp.Load([]*cfg.Func{f})
		for run := range uint64(4) {
			var came [2]uint32
			p.Run(0, interp.Config{Seed: run, Warps: len(came), Fuel: 2000, Watch: func(st *interp.Step) {
				if st.Instr.Op.Name == "BAR" {
					came[st.Warp] |= st.Exec
				}
			}})
			if came[0]+1 < 2 && came[1]+1 < 2 { // none, or all
				continue
			}
			parted++
			if !told {
				t.Fatalf("seed %d: only lanes %#x and %#x of two warps come to the barrier, and nothing says so\n%s", seed, came[0], came[1], src)
			}
		}
	}
	if parted < n/10 || silent < n/10 {
		t.Errorf("of %d programs lanes part in %d runs, and nothing is said of %d", n, parted, silent)
	}
}

// barrierBehind makes a program with one barrier, behind a branch on what it has computed.
func barrierBehind(r *rand.Rand) string {
	var sb strings.Builder
	old := r.IntN(2) == 0
	say := func(format string, args ...any) { fmt.Fprintf(&sb, "    "+format+"\n", args...) }
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	number := func() string {
		return pick("0x1", "0x5", "0xf", "0x1f", "0x20", "0x20", "0x21", "0x3e", "0x3f", "0x40", "0x60", "0xffffffe0", "0xffffffe0", "0xfffffff0", "0xffffffff", "0x80000000", "R2")
	}
	step := func(v string) {
		bits := pick("0x1", "0x4", "0x5", "0x5", "0x5", "0x6", "0x1f")
		if old {
			say("%s", pick("SHR R3, "+v+", "+bits, "SHR.U32 R3, "+v+", "+bits, "SHL R3, "+v+", "+bits, "LOP.AND R3, "+v+", "+number(), "LOP.OR R3, "+v+", "+number(),
				"LOP.XOR R3, "+v+", "+number(), "IADD R3, "+v+", "+number(), "IADD R3, -"+v+", "+number(), "IMNMX R3, "+v+", "+number()+", "+pick("PT", "!PT", "P1")))
			return
		}
		say("%s", pick("SHF.R.S32.HI R3, RZ, "+bits+", "+v, "SHF.R.U32.HI R3, RZ, "+bits+", "+v, "SHF.L.U32 R3, "+v+", "+bits+", RZ",
			"LOP3.LUT R3, "+v+", "+number()+", RZ, "+pick("0xc0", "0xc0", "0xfc", "0x3c")+", !PT", fmt.Sprintf("LOP3.LUT R3, %s, %s, R2, %#x, !PT", v, number(), r.IntN(256)),
			"IADD3 R3, "+v+", "+number()+", RZ", "IADD3 R3, -"+v+", "+number()+", R2", "IMAD R3, "+v+", "+number()+", RZ",
			"IMNMX R3, "+v+", "+number()+", "+pick("PT", "!PT", "P1"), "LEA R3, "+v+", R2, "+bits))
	}

	say("S2R R0, SR_TID.X")
	say("MOV R2, c[0x0][0x160]")
	say("ISETP.%s.AND P1, PT, %s, %s, PT", pick("LT", "EQ"), pick("R0", "R2"), pick("0x5", "RZ"))
	v := "R0"
	guards := r.IntN(3) == 0 // some steps are under a guard, and others under the same or behind a branch on it
	if guards {
		say("MOV R3, %s", pick("R0", "R2", "0x7"))
		if r.IntN(2) == 0 {
			say("MOV R7, R0")
			say("ISETP.%s.AND P1, PT, R0, %s, PT", pick("LT", "EQ"), pick("0x5", "RZ", "R2"))
			say("MOV R8, R7")
			say("@%sP1 MOV R3, R8", pick("", "!"))
		}
	}
	for range 1 + r.IntN(4) {
		at := sb.Len()
		step(v)
		if guards && r.IntN(4) > 0 {
			text := strings.TrimSpace(sb.String()[at:])
			kept := sb.String()[:at]
			sb.Reset()
			sb.WriteString(kept)
			if r.IntN(4) == 0 {
				text = pick("MOV R3, 0x11", "MOV R3, R2", "MOV R3, R0")
			}
			say("@%sP1 %s", pick("", "", "!"), text)
		}
		v = "R3"
	}
	if guards && !old && r.IntN(3) == 0 { // without SSY lanes of old targets would shuffle apart, of which nothing is told
		say("@%sP1 BRA on", pick("", "!"))
		if r.IntN(2) == 0 {
			say("MOV R3, %s", pick("R2", "0x3"))
		}
		sb.WriteString("on:\n")
	}
	if r.IntN(2) == 0 {
		v = "R4"
		say("MOV R4, %s", pick("R0", "R3"))
		steps := []string{"0x10", "0x8", "0x4", "0x2", "0x1"}
		r.Shuffle(len(steps), func(i, j int) { steps[i], steps[j] = steps[j], steps[i] })
		if r.IntN(6) == 0 {
			steps[r.IntN(len(steps))] = "0x1"
		}
		combine := pick("IADD3 R4, R4, R5, RZ", "IADD3 R4, R4, R5, R2", "IADD3 R4, R4, R5, R5", "IADD3 R4, R4, -R5, RZ", "IMNMX R4, R4, R5, PT", "IMNMX R4, R4, R5, P1",
			"IMNMX R4, R5, R4, !P1", "SEL R4, R4, R5, P1", "LOP3.LUT R4, R4, R5, RZ, 0xc0, !PT", "LOP3.LUT R4, R4, R5, RZ, 0x30, !PT",
			"IMAD.IADD R4, R4, 0x1, R5", "IMAD.IADD R4, R4, 0x2, R5", "IADD3.X R4, R4, R5, RZ, P1, !PT")
		if old {
			combine = pick("IADD R4, R4, R5", "IADD R4, R4, -R5", "LOP.AND R4, R4, R5", "LOP.XOR R4, R5, R4", "LOP.PASS_B R4, R4, R5", "LOP.PASS_B R4, R5, R4",
				"IMNMX R4, R4, R5, PT", "IMNMX R4, R4, R5, P1", "SEL R4, R4, R5, P1")
		}
		for _, bit := range steps {
			say("SHFL.BFLY PT, R5, R4, %s, %s", bit, pick("0x1f", "0x1f", "0x1f", "0x1f", "0x1f", "0x1f", "0x1f", "0x101f"))
			say("%s", combine)
		}
	}
	if bit := 1 << r.IntN(5); old && r.IntN(2) == 0 {
		say("LOP.AND R6, %s, %#x", v, bit)
		v = "R6"
	} else if !old && r.IntN(2) == 0 {
		say("LOP3.LUT R6, %s, %#x, RZ, 0xc0, !PT", v, bit)
		v = "R6"
	}
	guard := ""
	if guards && r.IntN(2) == 0 {
		guard = pick("@P1 ", "@!P1 ")
		say("ISETP.%s.AND P0, PT, R2, RZ, PT", pick("LT", "EQ"))
	}
	say(guard+"ISETP.%s%s.AND P0, PT, %s, %s, PT", pick("LT", "LE", "GT", "GE", "EQ", "NE"), pick("", ".U32"), v, pick("RZ", "0x1", "0x5", "0x1f", "0x20", "0x40", "0x60", "R2"))
	if guards && !old && r.IntN(3) == 0 {
		say("@%sP1 BRA out", pick("", "!"))
	}
	say("@%sP0 BRA out", pick("", "!"))
	say("BAR.SYNC 0x0")
	target := "sm_86"
	if old {
		target = "sm_52"
	}
	return ".target " + target + "\n.entry k {\n" + sb.String() + "out:\n    EXIT\n}\n"
}

// firstFunc returns the first function of the text.
func firstFunc(src []byte) *cfg.Func {
	for _, unit := range cfg.Lower(grammar.Parse(src)) {
		if len(unit.Funcs) > 0 {
			return unit.Funcs[0]
		}
	}
	return nil
}
