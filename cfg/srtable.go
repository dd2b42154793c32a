package cfg

import "strings"

// A Variance says in how far lanes read different values from a special
// register.
type Variance uint8

const (
	VaryNever Variance = iota // the same in the whole grid
	VaryBlock                 // the same in a thread block
	VaryWarp                  // the same in a warp
	VaryLane                  // differs between lanes
	VaryTime                  // changes while the program runs
)

// A SpecialReg is a row of the special register table.
type SpecialReg struct {
	Name     string // as a listing prints it: "SR_TID.X"
	PTX      string // its name in PTX, "%tid.x"; "" if it has none
	Vary     Variance
	Min      uint8 // first target that has it, 20 for sm_20
	CS2R     bool  // CS2R reads it too, with fixed latency; every one can be read with S2R
	Reserved bool  // one of, or part of, the 63 registers that tail merging leaves alone (see ReservedRegs)
	Doc      string
	Source   string
}

// S2UR reports whether S2UR can read the register: it has one value for the warp.
func (s *SpecialReg) S2UR() bool { return s.Vary != VaryLane }

const srcSR = "names as nvdisasm prints them, in our listings and public ones; meaning by the PTX ISA's special registers"

// SpecialRegs is the special register table, sorted by name. The Num of a
// special register is its index here.
var SpecialRegs = []SpecialReg{
	{Name: "SRZ", Min: 50, CS2R: true, Doc: "Reads as zero. CS2R R2, SRZ clears a register pair.", Source: srcSR},
	{Name: "SR_AFFINITY", Vary: VaryBlock, Min: 20, Doc: "System-internal: which processor the grid is bound to.", Source: srcSR},
	{Name: "SR_BARRIERALLOC", Min: 20, Doc: "Number of thread block barriers that the block has reserved.", Source: srcSR},
	{Name: "SR_CGAERRORSTATUS", Vary: VaryTime, Min: 90, Doc: "Error state of the cluster.", Source: srcSR},
	{Name: "SR_CIRCULARQUEUEENTRYADDRESSHIGH", Min: 50, Doc: "High word of the address of the task's entry in its queue.", Source: srcSR},
	{Name: "SR_CIRCULARQUEUEENTRYADDRESSLOW", Min: 50, Doc: "Low word of the address of the task's entry in its queue.", Source: srcSR},
	{Name: "SR_CIRCULARQUEUEENTRYINDEX", Min: 50, Doc: "Number of the task's entry in its queue.", Source: srcSR},
	{Name: "SR_CLOCK", PTX: "%clock", Vary: VaryTime, Min: 20, Doc: "Low word of the cycle counter, shifted; what %clock of sm_20 and sm_30 reads.", Source: srcSR},
	{Name: "SR_CLOCKHI", PTX: "%clock_hi", Vary: VaryTime, Min: 20, CS2R: true, Doc: "High word of the processor's cycle counter.", Source: srcSR},
	{Name: "SR_CLOCKLO", PTX: "%clock", Vary: VaryTime, Min: 20, CS2R: true, Doc: "Low word of the processor's cycle counter.", Source: srcSR},
	{Name: "SR_CTAID.X", PTX: "%ctaid.x", Vary: VaryBlock, Min: 20, Reserved: true, Doc: "Index of the block in the grid, first dimension.", Source: srcSR},
	{Name: "SR_CTAID.Y", PTX: "%ctaid.y", Vary: VaryBlock, Min: 20, Reserved: true, Doc: "Index of the block in the grid, second dimension.", Source: srcSR},
	{Name: "SR_CTAID.Z", PTX: "%ctaid.z", Vary: VaryBlock, Min: 20, Reserved: true, Doc: "Index of the block in the grid, third dimension.", Source: srcSR},
	{Name: "SR_CTARegPoolSz", Vary: VaryTime, Min: 90, Doc: "Size of the pool of registers that the warps of the block share.", Source: srcSR},
	{Name: "SR_CTA_PARAM", Vary: VaryBlock, Min: 20, Doc: "System-internal parameter of the block.", Source: srcSR},
	{Name: "SR_CTXADDR", Min: 20, Doc: "Address of the context save area; trap handlers only.", Source: srcSR},
	{Name: "SR_CgaCtaId", PTX: "%cluster_ctarank", Vary: VaryBlock, Min: 90, Reserved: true, Doc: "Index of the block in its cluster. Shared memory addresses of the cluster are formed from it.", Source: srcSR},
	{Name: "SR_CgaLinearMemorySlot", Vary: VaryBlock, Min: 90, Doc: "Which slot of the cluster's linear memory the block has.", Source: srcSR},
	{Name: "SR_CgaSize", PTX: "%cluster_nctarank", Min: 90, Reserved: true, Doc: "Number of blocks in the cluster.", Source: srcSR},
	{Name: "SR_CirQueueIncrMinusOne", Min: 20, Doc: "System-internal: step of the task queue, minus one.", Source: srcSR},
	{Name: "SR_DIRECTCBEWRITEADDRESSHIGH", Vary: VaryWarp, Min: 20, Doc: "Graphics: high word of the address for direct writes to the buffer between shader stages.", Source: srcSR},
	{Name: "SR_DIRECTCBEWRITEADDRESSLOW", Vary: VaryWarp, Min: 20, Doc: "Graphics: low word of the address for direct writes to the buffer between shader stages.", Source: srcSR},
	{Name: "SR_DIRECTCBEWRITEENABLED", Vary: VaryWarp, Min: 20, Doc: "Graphics: whether direct writes to the buffer between shader stages are on.", Source: srcSR},
	{Name: "SR_EQMASK", PTX: "%lanemask_eq", Vary: VaryLane, Min: 20, Doc: "Mask with the bit of the lane itself.", Source: srcSR},
	{Name: "SR_ESR_PC", Vary: VaryTime, Min: 70, Doc: "Low word of the address at which the last error was noticed.", Source: srcSR},
	{Name: "SR_ESR_PC_HI", Vary: VaryTime, Min: 70, Doc: "High word of the address at which the last error was noticed.", Source: srcSR},
	{Name: "SR_GEMASK", PTX: "%lanemask_ge", Vary: VaryLane, Min: 20, Doc: "Mask of the lanes from this one on.", Source: srcSR},
	{Name: "SR_GLOBALERRORSTATUS", Vary: VaryTime, Min: 20, Doc: "Error state of the processor.", Source: srcSR},
	{Name: "SR_GLOBALTIMERHI", PTX: "%globaltimer_hi", Vary: VaryTime, Min: 30, CS2R: true, Doc: "High word of the timer in nanoseconds.", Source: srcSR},
	{Name: "SR_GLOBALTIMERLO", PTX: "%globaltimer_lo", Vary: VaryTime, Min: 30, CS2R: true, Doc: "Low word of the timer in nanoseconds.", Source: srcSR},
	{Name: "SR_GTMASK", PTX: "%lanemask_gt", Vary: VaryLane, Min: 20, Doc: "Mask of the lanes after this one.", Source: srcSR},
	{Name: "SR_GpcLocalCgaId", Vary: VaryBlock, Min: 90, Doc: "Index of the cluster among those on the same group of processors.", Source: srcSR},
	{Name: "SR_HWTASKID", Min: 50, Doc: "System-internal: number of the hardware task.", Source: srcSR},
	{Name: "SR_INVOCATION_ID", Vary: VaryLane, Min: 20, Doc: "Graphics: number of the geometry or tessellation shader invocation.", Source: srcSR},
	{Name: "SR_INVOCATION_INFO", Vary: VaryLane, Min: 20, Doc: "Graphics: state of the tessellation shader invocation.", Source: srcSR},
	{Name: "SR_LANEID", PTX: "%laneid", Vary: VaryLane, Min: 20, Reserved: true, Doc: "Index of the lane in its warp, 0 to 31.", Source: srcSR},
	{Name: "SR_LEMASK", PTX: "%lanemask_le", Vary: VaryLane, Min: 20, Doc: "Mask of the lanes up to this one.", Source: srcSR},
	{Name: "SR_LMEMHIOFF", Min: 20, Doc: "Offset of the upper part of local memory.", Source: srcSR},
	{Name: "SR_LMEMLOSZ", Min: 20, Doc: "Size of the lower part of local memory.", Source: srcSR},
	{Name: "SR_LTMASK", PTX: "%lanemask_lt", Vary: VaryLane, Min: 20, Doc: "Mask of the lanes before this one.", Source: srcSR},
	{Name: "SR_LWINHI", Min: 20, Doc: "High word of the address of the generic window of local memory.", Source: srcSR},
	{Name: "SR_LWINLO", Min: 20, Doc: "Low word of the address of the generic window of local memory.", Source: srcSR},
	{Name: "SR_LWINSZ", Min: 20, Doc: "Size of the generic window of local memory.", Source: srcSR},
	{Name: "SR_MACHINE_ID_0", Min: 20, Doc: "Word 0 of the machine's identification.", Source: srcSR},
	{Name: "SR_MACHINE_ID_1", Min: 20, Doc: "Word 1 of the machine's identification.", Source: srcSR},
	{Name: "SR_MACHINE_ID_2", Min: 20, Doc: "Word 2 of the machine's identification.", Source: srcSR},
	{Name: "SR_MACHINE_ID_3", Min: 20, Doc: "Word 3 of the machine's identification.", Source: srcSR},
	{Name: "SR_MULTIPASSSHADERINFO", Vary: VaryWarp, Min: 20, Doc: "Graphics: state of a shader that runs in several passes.", Source: srcSR},
	{Name: "SR_NLATC", Vary: VaryWarp, Min: 20, Doc: "System-internal.", Source: srcSR},
	{Name: "SR_NTID", PTX: "%ntid", Min: 20, Reserved: true, Doc: "Size of the thread block, all dimensions packed; listings read the sizes from the constant bank instead.", Source: srcSR},
	{Name: "SR_ORDERING_TICKET", Vary: VaryWarp, Min: 20, Doc: "System-internal: ticket that orders warps of a graphics shader.", Source: srcSR},
	{Name: "SR_PM0", PTX: "%pm0", Vary: VaryTime, Min: 20, CS2R: true, Doc: "Performance counter 0, low word.", Source: srcSR},
	{Name: "SR_PM1", PTX: "%pm1", Vary: VaryTime, Min: 20, CS2R: true, Doc: "Performance counter 1, low word.", Source: srcSR},
	{Name: "SR_PM2", PTX: "%pm2", Vary: VaryTime, Min: 20, CS2R: true, Doc: "Performance counter 2, low word.", Source: srcSR},
	{Name: "SR_PM3", PTX: "%pm3", Vary: VaryTime, Min: 20, CS2R: true, Doc: "Performance counter 3, low word.", Source: srcSR},
	{Name: "SR_PM4", PTX: "%pm4", Vary: VaryTime, Min: 20, CS2R: true, Doc: "Performance counter 4, low word.", Source: srcSR},
	{Name: "SR_PM5", PTX: "%pm5", Vary: VaryTime, Min: 20, CS2R: true, Doc: "Performance counter 5, low word.", Source: srcSR},
	{Name: "SR_PM6", PTX: "%pm6", Vary: VaryTime, Min: 20, CS2R: true, Doc: "Performance counter 6, low word.", Source: srcSR},
	{Name: "SR_PM7", PTX: "%pm7", Vary: VaryTime, Min: 20, CS2R: true, Doc: "Performance counter 7, low word.", Source: srcSR},
	{Name: "SR_PM_HI0", Vary: VaryTime, Min: 50, Doc: "Performance counter 0, high word.", Source: srcSR},
	{Name: "SR_PM_HI1", Vary: VaryTime, Min: 50, Doc: "Performance counter 1, high word.", Source: srcSR},
	{Name: "SR_PM_HI2", Vary: VaryTime, Min: 50, Doc: "Performance counter 2, high word.", Source: srcSR},
	{Name: "SR_PM_HI3", Vary: VaryTime, Min: 50, Doc: "Performance counter 3, high word.", Source: srcSR},
	{Name: "SR_PM_HI4", Vary: VaryTime, Min: 50, Doc: "Performance counter 4, high word.", Source: srcSR},
	{Name: "SR_PM_HI5", Vary: VaryTime, Min: 50, Doc: "Performance counter 5, high word.", Source: srcSR},
	{Name: "SR_PM_HI6", Vary: VaryTime, Min: 50, Doc: "Performance counter 6, high word.", Source: srcSR},
	{Name: "SR_PM_HI7", Vary: VaryTime, Min: 50, Doc: "Performance counter 7, high word.", Source: srcSR},
	{Name: "SR_PRIM_TYPE", Vary: VaryWarp, Min: 20, Doc: "Graphics: type of the primitive.", Source: srcSR},
	{Name: "SR_REGALLOC", Vary: VaryTime, Min: 20, Doc: "Number of registers that the lane has.", Source: srcSR},
	{Name: "SR_SHADER_TYPE", Min: 20, Doc: "Graphics: the shader's stage.", Source: srcSR},
	{Name: "SR_SMEMBANKS", Min: 20, Doc: "Number of banks of shared memory.", Source: srcSR},
	{Name: "SR_SMEMSZ", PTX: "%total_smem_size", Min: 20, Doc: "Size of the block's shared memory.", Source: srcSR},
	{Name: "SR_SM_SPA_VERSION", Min: 20, Doc: "Version of the processor architecture.", Source: srcSR},
	{Name: "SR_SNAP_PM0", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 0, low word.", Source: srcSR},
	{Name: "SR_SNAP_PM1", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 1, low word.", Source: srcSR},
	{Name: "SR_SNAP_PM2", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 2, low word.", Source: srcSR},
	{Name: "SR_SNAP_PM3", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 3, low word.", Source: srcSR},
	{Name: "SR_SNAP_PM4", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 4, low word.", Source: srcSR},
	{Name: "SR_SNAP_PM5", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 5, low word.", Source: srcSR},
	{Name: "SR_SNAP_PM6", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 6, low word.", Source: srcSR},
	{Name: "SR_SNAP_PM7", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 7, low word.", Source: srcSR},
	{Name: "SR_SNAP_PM_HI0", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 0, high word.", Source: srcSR},
	{Name: "SR_SNAP_PM_HI1", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 1, high word.", Source: srcSR},
	{Name: "SR_SNAP_PM_HI2", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 2, high word.", Source: srcSR},
	{Name: "SR_SNAP_PM_HI3", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 3, high word.", Source: srcSR},
	{Name: "SR_SNAP_PM_HI4", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 4, high word.", Source: srcSR},
	{Name: "SR_SNAP_PM_HI5", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 5, high word.", Source: srcSR},
	{Name: "SR_SNAP_PM_HI6", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 6, high word.", Source: srcSR},
	{Name: "SR_SNAP_PM_HI7", Vary: VaryTime, Min: 70, Doc: "Snapshot of performance counter 7, high word.", Source: srcSR},
	{Name: "SR_SWINHI", Min: 20, Doc: "High word of the address of the generic window of shared memory.", Source: srcSR},
	{Name: "SR_SWINLO", Min: 20, Doc: "Low word of the address of the generic window of shared memory.", Source: srcSR},
	{Name: "SR_SWINSZ", Min: 20, Doc: "Size of the generic window of shared memory.", Source: srcSR},
	{Name: "SR_SW_SCRATCH", Vary: VaryTime, Min: 20, Doc: "Scratch word of system software.", Source: srcSR},
	{Name: "SR_THREAD_KILL", Vary: VaryLane, Min: 20, Doc: "Graphics: whether the lane has been killed.", Source: srcSR},
	{Name: "SR_TID", PTX: "%tid", Vary: VaryLane, Min: 20, Reserved: true, Doc: "Index of the thread in its block, all dimensions packed.", Source: srcSR},
	{Name: "SR_TID.X", PTX: "%tid.x", Vary: VaryLane, Min: 20, Reserved: true, Doc: "Index of the thread in its block, first dimension.", Source: srcSR},
	{Name: "SR_TID.Y", PTX: "%tid.y", Vary: VaryLane, Min: 20, Reserved: true, Doc: "Index of the thread in its block, second dimension.", Source: srcSR},
	{Name: "SR_TID.Z", PTX: "%tid.z", Vary: VaryLane, Min: 20, Reserved: true, Doc: "Index of the thread in its block, third dimension.", Source: srcSR},
	{Name: "SR_TTU_TICKET_INFO", Vary: VaryTime, Min: 75, Doc: "State of a request to the ray tracing unit.", Source: srcSR},
	{Name: "SR_VARIABLE_RATE", Vary: VaryLane, Min: 75, Doc: "Graphics: shading rate.", Source: srcSR},
	{Name: "SR_VIRTCFG", PTX: "%nwarpid", Min: 20, Doc: "How the virtual processors and warps are configured: their largest numbers.", Source: srcSR},
	{Name: "SR_VIRTID", PTX: "%warpid", Vary: VaryTime, Min: 20, Reserved: true, Doc: "Where the lane runs: numbers of the warp and of the virtual processor, packed.", Source: srcSR},
	{Name: "SR_VIRTUALENGINEID", Min: 70, Doc: "Number of the engine that runs the grid.", Source: srcSR},
	{Name: "SR_VIRTUALSMID", PTX: "%smid", Vary: VaryTime, Min: 70, Doc: "Number of the processor on which the block runs.", Source: srcSR},
	{Name: "SR_WARPERRORSTATUS", Vary: VaryTime, Min: 20, Doc: "Error state of the warp.", Source: srcSR},
	{Name: "SR_WARPERRORSTATUSCLEAR", Vary: VaryTime, Min: 20, Doc: "Error state of the warp; reading it clears it.", Source: srcSR},
	{Name: "SR_WARPGROUPID", Vary: VaryWarp, Min: 90, Doc: "Index of the warpgroup in the block.", Source: srcSR},
	{Name: "SR_WARPGROUP_INFO", Vary: VaryTime, Min: 90, Doc: "State of the warpgroup.", Source: srcSR},
	{Name: "SR_WSCALEFACTOR_XY", Vary: VaryWarp, Min: 20, Doc: "Graphics: scale of the first two coordinates.", Source: srcSR},
	{Name: "SR_WSCALEFACTOR_Z", Vary: VaryWarp, Min: 20, Doc: "Graphics: scale of the depth.", Source: srcSR},
	{Name: "SR_Y_DIRECTION", Min: 20, Doc: "Graphics: whether the second coordinate points up or down.", Source: srcSR},
}

// anySR stands for a special register that is not in the table.
var anySR = SpecialReg{Name: "SR", Vary: VaryTime, Doc: "Not in the special register table: assumed to differ between lanes and to change with time."}

// SpecialRegOf returns the row of r, a register of ClassSR. One that is not in
// the table counts as changing with time.
func SpecialRegOf(r Reg) *SpecialReg {
	if r.Class != ClassSR || r.Num < 0 || int(r.Num) >= len(SpecialRegs) {
		return &anySR
	}
	return &SpecialRegs[r.Num]
}

// srIndex finds special registers by their folded names.
var srIndex = indexSR()

func indexSR() map[string]int32 {
	m := map[string]int32{}
	for n := range SpecialRegs {
		m[foldSR(SpecialRegs[n].Name)] = int32(n)
		m[SpecialRegs[n].Name] = int32(n)
	}
	return m
}

// foldSR makes SR_Tid_X, as listings of sm_20 spell it, the same as SR_TID.X.
func foldSR(name string) string { return strings.ReplaceAll(strings.ToUpper(name), "_", ".") }

// parseSR returns the special register that text spells.
func parseSR(text string) (Reg, bool) {
	n, ok := srIndex[text]
	if !ok {
		n, ok = srIndex[foldSR(text)]
	}
	return Reg{ClassSR, n}, ok
}
