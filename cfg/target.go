package cfg

import (
	"strconv"
	"strings"
)

// A Target is a row of the target table: a processor architecture, or a
// variant of one with more instructions (a, f).
type Target struct {
	Name     string // "sm_90a"
	SM       int    // 90
	Family   string // "Hopper"
	Size     int    // bytes of an instruction: 8 up to sm_62, 16 since
	Bundle   int64  // bytes from one scheduling control word to the next, 0 if there are none: see SkipControl
	Regs     int    // general registers a listing can name: 255 for R0 to R254
	UniRegs  int    // uniform registers, 0 if there is no uniform datapath
	Barriers bool   // convergence barriers (BSSY, BSYNC); if not, the synchronization stack (SSY, SYNC)
	Desc     bool   // listings name memory descriptors: desc[UR4][R2.64]
	Sync     Depth  // how deep convergence regions can be nested
	Doc      string
	Source   string
}

// Depth is how many convergence regions can be open at a time: entries of the synchronization stack
// up to sm_62, convergence barriers from sm_70 on. Deeper nesting has to be spilled (BMOV) or costs
// time.
type Depth struct {
	Least, Most int // the same where one number is known
	Source      string
}

// barrierRegs is how many convergence barriers a listing can name: B0 to B15.
const barrierRegs = 16

var (
	syncStack    = Depth{16, 16, "the lower end of what seeds: branch-and-switch, Reconvergence Stack Depth, has for later targets"}
	syncBarriers = Depth{barrierRegs, barrierRegs, "the barriers B0 to B15 that listings name"}
	syncTuring   = Depth{16, 32, "seeds: branch-and-switch, Reconvergence Stack Depth: typically 16 to 32 entries on sm_75 and later"}
)

// SyncDepth returns how many convergence regions can be open at a time on t, which may be nil: then
// it is what every target has.
func (t *Target) SyncDepth() Depth {
	if t == nil {
		return syncStack
	}
	return t.Sync
}

// String returns "16" or "16 to 32".
func (d Depth) String() string {
	if d.Least == d.Most {
		return strconv.Itoa(d.Least)
	}
	return strconv.Itoa(d.Least) + " to " + strconv.Itoa(d.Most)
}

const (
	srcTarget = "CUDA Binary Utilities; addresses as in our listings"
	srcTarg20 = "CUDA Binary Utilities; public listings by cuobjdump 4"
	srcTarg12 = "CUDA Binary Utilities; public listings of sm_100 and sm_120"
)

// Targets is the target table, oldest first.
var Targets = []Target{
	{Name: "sm_20", SM: 20, Family: "Fermi", Size: 8, Regs: 63, Sync: syncStack, Doc: "Fermi: 63 registers, a synchronization stack, no scheduling control words.", Source: srcTarg20},
	{Name: "sm_21", SM: 21, Family: "Fermi", Size: 8, Regs: 63, Sync: syncStack, Doc: "Fermi with dual issue.", Source: srcTarg20},
	{Name: "sm_30", SM: 30, Family: "Kepler", Size: 8, Bundle: 0x40, Regs: 63, Sync: syncStack, Doc: "Kepler: 63 registers, shuffles; a control word before every seven instructions.", Source: srcTarget},
	{Name: "sm_32", SM: 32, Family: "Kepler", Size: 8, Bundle: 0x40, Regs: 255, Sync: syncStack, Doc: "Kepler of the Tegra K1: 255 registers.", Source: srcTarget},
	{Name: "sm_35", SM: 35, Family: "Kepler", Size: 8, Bundle: 0x40, Regs: 255, Sync: syncStack, Doc: "Kepler with 255 registers and launches from the device. The suffix .S on any instruction pops the synchronization stack.", Source: srcTarget},
	{Name: "sm_37", SM: 37, Family: "Kepler", Size: 8, Bundle: 0x40, Regs: 255, Sync: syncStack, Doc: "Kepler with twice the registers and shared memory of a processor.", Source: srcTarget},
	{Name: "sm_50", SM: 50, Family: "Maxwell", Size: 8, Bundle: 0x20, Regs: 255, Sync: syncStack, Doc: "Maxwell: a control word before every three instructions, dual issue, 16-bit multipliers (XMAD).", Source: srcTarget},
	{Name: "sm_52", SM: 52, Family: "Maxwell", Size: 8, Bundle: 0x20, Regs: 255, Sync: syncStack, Doc: "Maxwell of the second generation.", Source: srcTarget},
	{Name: "sm_53", SM: 53, Family: "Maxwell", Size: 8, Bundle: 0x20, Regs: 255, Sync: syncStack, Doc: "Maxwell of the Tegra X1, with half precision arithmetic.", Source: srcTarget},
	{Name: "sm_60", SM: 60, Family: "Pascal", Size: 8, Bundle: 0x20, Regs: 255, Sync: syncStack, Doc: "Pascal for data centers, with half precision arithmetic and double precision atomics.", Source: srcTarget},
	{Name: "sm_61", SM: 61, Family: "Pascal", Size: 8, Bundle: 0x20, Regs: 255, Sync: syncStack, Doc: "Pascal for graphics, with integer dot products.", Source: srcTarget},
	{Name: "sm_62", SM: 62, Family: "Pascal", Size: 8, Bundle: 0x20, Regs: 255, Sync: syncStack, Doc: "Pascal of the Tegra X2; the last target with a synchronization stack.", Source: srcTarget},
	{Name: "sm_70", SM: 70, Family: "Volta", Size: 16, Regs: 255, Barriers: true, Sync: syncBarriers, Doc: "Volta: instructions of 16 bytes, lanes that progress independently and reconverge at convergence barriers, tensor cores.", Source: srcTarget},
	{Name: "sm_72", SM: 72, Family: "Volta", Size: 16, Regs: 255, Barriers: true, Sync: syncBarriers, Doc: "Volta of the Xavier, with integer tensor cores.", Source: srcTarget},
	{Name: "sm_75", SM: 75, Family: "Turing", Size: 16, Regs: 255, UniRegs: 63, Barriers: true, Sync: syncTuring, Doc: "Turing: a uniform datapath with 63 registers for values that are the same in all lanes.", Source: srcTarget},
	{Name: "sm_80", SM: 80, Family: "Ampere", Size: 16, Regs: 255, UniRegs: 63, Barriers: true, Sync: syncTuring, Doc: "Ampere for data centers: asynchronous copies to shared memory, memory descriptors that listings do not show.", Source: srcTarget},
	{Name: "sm_86", SM: 86, Family: "Ampere", Size: 16, Regs: 255, UniRegs: 63, Barriers: true, Sync: syncTuring, Doc: "Ampere for graphics.", Source: srcTarget},
	{Name: "sm_87", SM: 87, Family: "Ampere", Size: 16, Regs: 255, UniRegs: 63, Barriers: true, Sync: syncTuring, Doc: "Ampere of the Orin.", Source: srcTarget},
	{Name: "sm_88", SM: 88, Family: "Ampere", Size: 16, Regs: 255, UniRegs: 63, Barriers: true, Sync: syncTuring, Doc: "Ampere for embedded systems.", Source: srcTarget},
	{Name: "sm_89", SM: 89, Family: "Ada", Size: 16, Regs: 255, UniRegs: 63, Barriers: true, Sync: syncTuring, Doc: "Ada: 8-bit floats on the tensor cores.", Source: srcTarget},
	{Name: "sm_90", SM: 90, Family: "Hopper", Size: 16, Regs: 255, UniRegs: 63, Barriers: true, Desc: true, Sync: syncTuring, Doc: "Hopper: clusters of blocks, bulk copies, memory descriptors that listings show.", Source: srcTarget},
	{Name: "sm_90a", SM: 90, Family: "Hopper", Size: 16, Regs: 255, UniRegs: 63, Barriers: true, Desc: true, Sync: syncTuring, Doc: "Hopper with matrix multiplication by whole warpgroups (HGMMA).", Source: srcTarget},
	{Name: "sm_100", SM: 100, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "Blackwell for data centers: 255 uniform registers, floating point on the uniform datapath.", Source: srcTarg12},
	{Name: "sm_100a", SM: 100, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "sm_100 with tensor memory and its matrix multiplication (UTCHMMA).", Source: srcTarg12},
	{Name: "sm_100f", SM: 100, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "What sm_100a shares with the other targets of its family.", Source: srcTarg12},
	{Name: "sm_101", SM: 101, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "Blackwell of the Thor; CUDA 13 calls it sm_110.", Source: srcTarg12},
	{Name: "sm_101a", SM: 101, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "sm_101 with tensor memory and its matrix multiplication.", Source: srcTarg12},
	{Name: "sm_103", SM: 103, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "Blackwell Ultra for data centers.", Source: srcTarg12},
	{Name: "sm_103a", SM: 103, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "sm_103 with tensor memory and its matrix multiplication.", Source: srcTarg12},
	{Name: "sm_103f", SM: 103, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "What sm_103a shares with the other targets of its family.", Source: srcTarg12},
	{Name: "sm_110", SM: 110, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "Blackwell of the Thor, which CUDA 12 called sm_101.", Source: srcTarg12},
	{Name: "sm_110a", SM: 110, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "sm_110 with tensor memory and its matrix multiplication.", Source: srcTarg12},
	{Name: "sm_110f", SM: 110, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "What sm_110a shares with the other targets of its family.", Source: srcTarg12},
	{Name: "sm_120", SM: 120, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "Blackwell for graphics: no tensor memory, matrices by QMMA and OMMA.", Source: srcTarg12},
	{Name: "sm_120a", SM: 120, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "sm_120 with block scaled matrix multiplication.", Source: srcTarg12},
	{Name: "sm_120f", SM: 120, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "What sm_120a shares with the other targets of its family.", Source: srcTarg12},
	{Name: "sm_121", SM: 121, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "Blackwell of the DGX Spark.", Source: srcTarg12},
	{Name: "sm_121a", SM: 121, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "sm_121 with block scaled matrix multiplication.", Source: srcTarg12},
	{Name: "sm_121f", SM: 121, Family: "Blackwell", Size: 16, Regs: 255, UniRegs: 255, Barriers: true, Desc: true, Sync: syncTuring, Doc: "What sm_121a shares with the other targets of its family.", Source: srcTarg12},
}

// TargetByName returns the target that name names: "sm_90a", "SM90", "90a",
// "EF_CUDA_SM90". A variant that the table does not have (sm_75a) is its
// target without the letter. Nil if there is none.
func TargetByName(name string) *Target {
	name = strings.ToLower(strings.TrimSpace(name))
	name = strings.TrimPrefix(name, "ef_cuda_")
	name = strings.TrimPrefix(strings.TrimPrefix(name, "sm"), "_")
	for n := range Targets {
		if Targets[n].Name[len("sm_"):] == name {
			return &Targets[n]
		}
	}
	if plain := strings.TrimRight(name, "af"); len(plain) == len(name)-1 {
		return TargetByName(plain)
	}
	return nil
}

// TargetBySM returns the target with the number sm (90 for sm_90), without a
// letter, or nil.
func TargetBySM(sm int) *Target {
	for n := range Targets {
		if Targets[n].SM == sm {
			return &Targets[n]
		}
	}
	return nil
}

// Gen returns the generation by which ptxas numbers t: 2 Fermi, 3 Kepler, 4
// Maxwell, 6 Pascal, 7 Volta to Ada, 8 Hopper, 9 Blackwell. Inside, a target
// is Gen<<12 plus a small variant (sm_50 is 16385, sm_80 28673); the boundary
// 20479 of the general optimizer is the end of generation 4. Source: seeds:
// general-optimize.
func (t *Target) Gen() int {
	switch {
	case t.SM >= 100:
		return 9
	case t.SM >= 90:
		return 8
	case t.SM >= 70:
		return 7
	case t.SM >= 50 && t.SM < 60:
		return 4
	}
	return t.SM / 10
}

// Limit returns how many registers of class c a listing for t can name, from
// number 0 on: 255 for R0 to R254. The constant registers (RZ, PT) do not
// count. It is 0 for a class that t does not have.
func (t *Target) Limit(c RegClass) int {
	switch c {
	case ClassR:
		return t.Regs
	case ClassUR:
		return t.UniRegs
	case ClassP:
		return 7
	case ClassUP:
		if t.UniRegs > 0 {
			return 7
		}
	case ClassB:
		if t.Barriers {
			return barrierRegs
		}
	case ClassSB:
		if t.Bundle == 0x20 || t.Barriers {
			return 6
		}
	case ClassSR:
		return len(SpecialRegs)
	case ClassCC:
		if !t.Barriers {
			return 1
		}
	}
	return 0
}

// Bytes is how many bytes n instructions take, with the control words that belong to as many as
// that. Without a target an instruction has 16.
func (t *Target) Bytes(n int) int {
	if t == nil {
		return 16 * n
	}
	if t.Bundle > 0 {
		n += n / (int(t.Bundle)/t.Size - 1)
	}
	return n * t.Size
}

// SkipControl returns the address of the instruction at addr or, if addr is
// the address of a scheduling control word, of the instruction after it:
// control words stand at multiples of 0x20 on sm_50 to sm_62 and of 0x40 on
// sm_30 to sm_37. A nil Target has none.
func (t *Target) SkipControl(addr int64) int64 {
	if t != nil && t.Bundle > 0 && addr >= 0 && addr%t.Bundle == 0 {
		return addr + int64(t.Size)
	}
	return addr
}
