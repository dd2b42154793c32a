package cfg

import (
	"slices"
	"strings"
	"testing"
)

func TestTargets(t *testing.T) {
	if !slices.IsSortedFunc(Targets, func(a, b Target) int {
		if a.SM != b.SM {
			return a.SM - b.SM
		}
		return strings.Compare(a.Name, b.Name)
	}) {
		t.Error("targets are not sorted")
	}
	for _, x := range Targets {
		if !strings.HasSuffix(x.Doc, ".") || x.Source == "" || x.Family == "" {
			t.Errorf("%s is not documented", x.Name)
		}
		if (x.Size == 16) != x.Barriers || x.Barriers != (x.SM >= 70) || (x.UniRegs > 0) != (x.SM >= 75) || (x.Bundle > 0) != (30 <= x.SM && x.SM <= 62) {
			t.Errorf("%s does not go with its number", x.Name)
		}
		if most := 16 + 16*min(1, x.SM/75); x.Sync.Least != 16 || x.Sync.Most != most || x.Sync.Source == "" {
			t.Errorf("%s has room for %s regions", x.Name, x.Sync)
		}
		if TargetByName(x.Name) == nil || TargetByName(x.Name).Name != x.Name {
			t.Errorf("%s is not found", x.Name)
		}
	}
}

func TestTargetByName(t *testing.T) {
	tests := map[string]string{
		"sm_90": "sm_90", "sm_90a": "sm_90a", "90": "sm_90", "90a": "sm_90a", "SM86": "sm_86", "EF_CUDA_SM86": "sm_86",
		" sm_70 ": "sm_70", "sm_120f": "sm_120f", "sm_75a": "sm_75", "sm75": "sm_75",
		"": "", "sm_": "", "sm_99": "", "a": "", "af": "", "9": "", "compute_90": "", "sm_90af": "",
	}
	for name, want := range tests {
		got := ""
		if x := TargetByName(name); x != nil {
			got = x.Name
		}
		if got != want {
			t.Errorf("TargetByName(%q) is %q, want %q", name, got, want)
		}
	}
	if x := TargetBySM(90); x == nil || x.Name != "sm_90" {
		t.Errorf("TargetBySM(90) is %v", x)
	}
	if x := TargetBySM(99); x != nil {
		t.Errorf("TargetBySM(99) is %v", x)
	}
}

func TestTargetLimit(t *testing.T) {
	tests := []struct {
		target string
		class  RegClass
		want   int
	}{
		{"sm_20", ClassR, 63}, {"sm_35", ClassR, 255}, {"sm_90", ClassR, 255},
		{"sm_70", ClassUR, 0}, {"sm_75", ClassUR, 63}, {"sm_90", ClassUR, 63}, {"sm_100", ClassUR, 255},
		{"sm_52", ClassP, 7}, {"sm_70", ClassUP, 0}, {"sm_75", ClassUP, 7},
		{"sm_62", ClassB, 0}, {"sm_70", ClassB, 16}, {"sm_62", ClassCC, 1}, {"sm_70", ClassCC, 0},
		{"sm_35", ClassSB, 0}, {"sm_52", ClassSB, 6}, {"sm_90", ClassSB, 6},
	}
	for _, tt := range tests {
		if got := TargetByName(tt.target).Limit(tt.class); got != tt.want {
			t.Errorf("%s has %d registers %v, want %d", tt.target, got, tt.class, tt.want)
		}
	}
}

// The page lists these targets with their encoding, generation<<12 | variant.
func TestTargetGen(t *testing.T) {
	for name, encoded := range map[string]int{
		"sm_30": 12288, "sm_50": 16385, "sm_60": 24576, "sm_70": 28672, "sm_80": 28673, "sm_90": 32768, "sm_100": 36864,
	} {
		if x := TargetByName(name); x.Gen() != encoded>>12 || (x.Gen() > 4) != (encoded > 20479) {
			t.Errorf("%s is generation %d, want %d", name, x.Gen(), encoded>>12)
		}
	}
	if g := TargetByName("sm_20").Gen(); g != 2 {
		t.Errorf("sm_20 is generation %d", g)
	}
}

func TestSkipControl(t *testing.T) {
	tests := []struct {
		target     string
		addr, want int64
	}{
		{"sm_52", 0x00, 0x08}, {"sm_52", 0x08, 0x08}, {"sm_52", 0x18, 0x18}, {"sm_52", 0x20, 0x28}, {"sm_61", 0x140, 0x148},
		{"sm_35", 0x00, 0x08}, {"sm_35", 0x20, 0x20}, {"sm_35", 0x40, 0x48},
		{"sm_20", 0x00, 0x00}, {"sm_70", 0x00, 0x00}, {"sm_90", 0x20, 0x20},
	}
	for _, tt := range tests {
		if got := TargetByName(tt.target).SkipControl(tt.addr); got != tt.want {
			t.Errorf("%s: %#x is %#x, want %#x", tt.target, tt.addr, got, tt.want)
		}
	}
	if got := (*Target)(nil).SkipControl(0x20); got != 0x20 {
		t.Errorf("no target: 0x20 is %#x", got)
	}
}
