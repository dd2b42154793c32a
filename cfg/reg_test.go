package cfg

import (
	"slices"
	"strings"
	"testing"
)

func TestParseReg(t *testing.T) {
	tests := []struct {
		text string
		want Reg
	}{
		{"R0", Reg{ClassR, 0}}, {"R254", Reg{ClassR, 254}}, {"R100000", Reg{ClassR, 100000}}, {"RZ", RZ},
		{"UR4", Reg{ClassUR, 4}}, {"URZ", URZ}, {"P6", Reg{ClassP, 6}}, {"PT", PT}, {"UP0", Reg{ClassUP, 0}}, {"UPT", UPT},
		{"B15", Reg{ClassB, 15}}, {"SB5", Reg{ClassSB, 5}}, {"CC", Reg{ClassCC, 0}}, {"PR", Reg{ClassP, All}}, {"UPR", Reg{ClassUP, All}},
	}
	for _, tt := range tests {
		if r, ok := ParseReg(tt.text); !ok || r != tt.want {
			t.Errorf("%s is %+v, %v", tt.text, r, ok)
		}
		if s := tt.want.String(); s != tt.text {
			t.Errorf("%+v prints as %s, want %s", tt.want, s, tt.text)
		}
	}
	for text, want := range map[string]string{
		"SR_TID.X": "SR_TID.X", "SR_Tid_X": "SR_TID.X", "SR_CTAid_Y": "SR_CTAID.Y", "SR_LaneId": "SR_LANEID", "SR_ClockLo": "SR_CLOCKLO",
		"SR_CgaCtaId": "SR_CgaCtaId", "SRZ": "SRZ", "pt": "PT",
	} {
		if r, ok := ParseReg(text); !ok || r.String() != want {
			t.Errorf("%s is %v, %v, want %s", text, r, ok, want)
		}
	}
	for _, text := range []string{"", "R", "r0", "Rtmp", "R-1", "R+1", "R01", "R1048576", "R99999999999", "RT", "PZ", "U", "UZ", "U4", "S4", "SB", "SR", "SR_FOO", "X1", "BRA", "Px", "R4.64"} {
		if r, ok := ParseReg(text); ok {
			t.Errorf("%q is %v", text, r)
		}
	}
	if n := testing.AllocsPerRun(10, func() { ParseReg("R12"); ParseReg("UPT"); ParseReg("SR_TID.X"); ParseReg("Rtmp") }); n != 0 {
		t.Errorf("ParseReg: %v allocations", n)
	}
}

func TestNames(t *testing.T) {
	var names Names
	x, y := Reg{ClassR, names.Intern("Rx")}, Reg{ClassR, names.Intern("Ry")}
	if x == y || names.Intern("Rx") != x.Num || names.Reg(x) != "Rx" || names.Reg(y) != "Ry" || names.Reg(PT) != "PT" {
		t.Errorf("Rx is %v, Ry is %v", x, y)
	}
	sr := Reg{ClassSR, names.Intern("SR_FOO")}
	if names.Reg(sr) != "SR_FOO" || SpecialRegOf(sr).Vary != VaryTime || sr.String() == "" {
		t.Errorf("an unknown special register: %s, %+v", names.Reg(sr), SpecialRegOf(sr))
	}
}

func TestSpecialRegs(t *testing.T) {
	if !slices.IsSortedFunc(SpecialRegs, func(a, b SpecialReg) int { return strings.Compare(a.Name, b.Name) }) {
		t.Error("special registers are not sorted")
	}
	folded := map[string]string{}
	for n, s := range SpecialRegs {
		if r, ok := ParseReg(s.Name); !ok || r != (Reg{ClassSR, int32(n)}) || r.String() != s.Name || SpecialRegOf(r).Name != s.Name {
			t.Errorf("%s is %v, %v", s.Name, r, ok)
		}
		if other := folded[foldSR(s.Name)]; other != "" {
			t.Errorf("%s and %s are spelled alike", s.Name, other)
		}
		folded[foldSR(s.Name)] = s.Name
		if !strings.HasSuffix(s.Doc, ".") || s.Source == "" || TargetBySM(int(s.Min)) == nil {
			t.Errorf("%s is not documented", s.Name)
		}
		if s.PTX != "" && s.PTX[0] != '%' {
			t.Errorf("%s: PTX name %s", s.Name, s.PTX)
		}
	}
	for name, want := range map[string]Variance{
		"SR_TID.X": VaryLane, "SR_LANEID": VaryLane, "SR_CTAID.X": VaryBlock, "SR_CLOCKLO": VaryTime, "SR_SMEMSZ": VaryNever, "SR_WARPGROUPID": VaryWarp,
	} {
		r, _ := ParseReg(name)
		if s := SpecialRegOf(r); s.Vary != want || s.S2UR() != (want != VaryLane) {
			t.Errorf("%s varies as %d, want %d", name, s.Vary, want)
		}
	}
}

// The page counts 3 + 3 + 3 + 3 + 2 + 15 + 2 + 32 reserved registers.
func TestReservedRegs(t *testing.T) {
	if len(ReservedRegs) != 63 {
		t.Errorf("%d reserved registers, want 63", len(ReservedRegs))
	}
	seen := map[string]bool{}
	cluster := 0
	for _, r := range ReservedRegs {
		if seen[r.PTX] || !strings.HasSuffix(r.Doc, ".") {
			t.Errorf("%s is there twice or not documented", r.PTX)
		}
		seen[r.PTX] = true
		if strings.Contains(r.PTX, "cluster") {
			cluster++
		}
		if r.SR == "" {
			continue
		}
		sr, ok := ParseReg(r.SR)
		if !ok || !SpecialRegOf(sr).Reserved {
			t.Errorf("%s: %s is not a reserved special register", r.PTX, r.SR)
		}
	}
	if cluster != 15 {
		t.Errorf("%d cluster registers, want 15", cluster)
	}
	for _, s := range SpecialRegs {
		if s.Reserved && !slices.ContainsFunc(ReservedRegs, func(r ReservedReg) bool {
			return r.SR == s.Name || r.PTX == s.PTX || strings.HasPrefix(r.PTX, s.PTX+".")
		}) {
			t.Errorf("%s is reserved, but no reserved register is in it", s.Name)
		}
	}
}
