package near

import (
	"slices"
	"testing"
)

func TestDistance(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{
		{"", "", 0},
		{"", "bra", 3},
		{"bra", "", 3},
		{"bra", "bra", 0},
		{"bra", "brx", 1},
		{"bra", "ra", 1},
		{"bra", "bara", 1},
		{"bra", "rba", 1},
		{"bssy", "bsync", 3},
		{"kitten", "sitting", 3},
	} {
		for limit := range 10 {
			for _, got := range []int{distance(tt.a, tt.b, limit), distance(tt.b, tt.a, limit)} {
				if got != tt.want && (got <= limit || tt.want <= limit) {
					t.Errorf("distance(%q, %q, %d) = %d, want %d", tt.a, tt.b, limit, got, tt.want)
				}
			}
		}
	}
}

func TestNames(t *testing.T) {
	names := []string{"cfg", "rpo", "dot", "dom", "loops", "thread-branch", "same-target-branch", "sm_21", "sm_90"}
	for _, tt := range []struct {
		name string
		want []string
	}{
		{"cgf", []string{"cfg"}},
		{"DOT", []string{"dot"}},
		{"loop", []string{"loops"}},
		{"thread", []string{"thread-branch"}},
		{"thred-brnch", []string{"thread-branch"}},
		{"do", []string{"dot", "dom"}},
		{"liveness", nil},
		{"", nil},
		{"sm_91", []string{"sm_90", "sm_21"}},
	} {
		if got := Names(tt.name, names); !slices.Equal(got, tt.want) {
			t.Errorf("Names(%q) = %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestWithin(t *testing.T) {
	names := []string{"IMAD", "IMMA", "IADD3", "BRA", "BRX", "MOV"}
	for _, tt := range []struct {
		name string
		want []Name
	}{
		{"IMDA", []Name{{"IMAD", 1}, {"IMMA", 1}}},
		{"imad", []Name{{"IMAD", 0}}},
		{"BRR", []Name{{"BRA", 1}, {"BRX", 1}}},
		{"IADDD3", []Name{{"IADD3", 1}}},
		{"M", nil},
		{"", nil},
		{"FROBNICATE", nil},
	} {
		if got := Within(tt.name, names); !slices.Equal(got, tt.want) {
			t.Errorf("Within(%q) = %v, want %v", tt.name, got, tt.want)
		}
	}
}
