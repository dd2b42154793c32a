package optimizer

import "testing"

// TestPhaseOrder holds that the phases stand as PhaseOrder says, each once.
func TestPhaseOrder(t *testing.T) {
	at := map[int]int{}
	for n, ph := range Phases {
		if _, twice := at[ph.Num]; twice {
			t.Errorf("phase %d stands twice", ph.Num)
		}
		at[ph.Num] = n
		if n > 0 && Phases[n-1].Num > ph.Num {
			t.Errorf("phase %d stands behind %d", ph.Num, Phases[n-1].Num)
		}
	}
	for _, o := range PhaseOrder {
		before, ok1 := at[o.Before]
		after, ok2 := at[o.After]
		if ok1 && ok2 && before > after {
			t.Errorf("phase %d has to come before %d: %s", o.Before, o.After, o.Why)
		}
	}
}
