package cfg

import "testing"

// TestArrives holds that what only arrives at a barrier is not told to wait there.
func TestArrives(t *testing.T) {
	for _, x := range []struct {
		text, effects string
		convergent    Convergence
	}{
		{"BAR.SYNC 0x0", "waits for other lanes", WaitsForLanes},
		{"BAR.ARV 0x1, 0x40", "arrives at a barrier", ArrivesForLanes},
		{"UCGABAR_ARV", "arrives at a barrier", ArrivesForLanes},
		{"UCGABAR_WAIT", "waits for other lanes", WaitsForLanes},
		{"LDG.E R2, [R4.64]", "reads memory", NotConvergent},
	} {
		i := lowerInstr(t, 90, x.text)
		if got := i.Effects(); got != x.effects {
			t.Errorf("effects of %s: %s, want %s", x.text, got, x.effects)
		}
		if got := i.Convergent(); got != x.convergent {
			t.Errorf("%s %s, want %s", x.text, got, x.convergent)
		}
		if got, want := i.Convergent().Observes(), x.convergent != NotConvergent; got != want {
			t.Errorf("%s observes which lanes run it: %v, want %v", x.text, got, want)
		}
	}
}
