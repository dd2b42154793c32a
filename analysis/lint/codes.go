package lint

import "ori/analysis"

// Codes is the table of what is wrong with a text, or worth a word: the diagnostics that are no rewrites. Those of
// rewrites are the rows of the optimizer's table.
var Codes = []*analysis.Code{
	{
		Name: "syntax-error", Severity: analysis.Error,
		Title: "Text that is not understood",
		Doc:   "A line, or the rest of it, does not follow the grammar. The message says what was expected there. The error costs this line and nothing else.",
	},
	{
		Name: "undefined-label", Severity: analysis.Error,
		Title:   "A label that is not defined",
		Doc:     "A branch, BSSY or jump table names a label, or an address, that the function does not have. The edge is left out of the graph. A call may name a function of another file.",
		Refused: "Offered where exactly one label of the function is near the name: one letter inserted, removed, changed or swapped, or only the case is different. The text means something else then, so that `ori fix` does it only with --code undefined-label.",
		Action:  "Change to %s",
		All:     "Respell all misspelt labels",
	},
	{
		Name: "duplicate-label", Severity: analysis.Error,
		Title: "A name that is defined twice",
		Doc:   "Two places have the same label, or two jump tables or functions the same name. Labels and tables of a native function are its own; the labels of a listing, those at the ends of functions included, are unique in it. Branches go to the first.",
	},
	{
		Name: "empty-function", Severity: analysis.Warning,
		Title: "A function without instructions",
		Doc:   "There is nothing between the braces of the function, not even a label: control that gets there would go on into whatever follows in memory.",
	},
	{
		Name: "unknown-opcode", Severity: analysis.Hint,
		Title:   "An opcode that is not in the table",
		Doc:     "The instruction is kept. It is assumed to read and write every register it names and to have every effect, so that no rewrite moves or removes it.",
		Refused: "Offered where one opcode of the table is nearest to the name. The text means something else then, so that `ori fix` does it only with --code unknown-opcode.",
		Action:  "Change to %s",
		All:     "Respell all misspelt opcodes",
	},
	{
		Name: "bad-operand", Severity: analysis.Hint, Others: []analysis.Severity{analysis.Warning, analysis.Error},
		Title: "An operand that the opcode cannot have, or that is not understood",
		Doc:   "An error where no instruction has such an operand: a predicate in place of a register, a sign on what is written, no label to branch to. A hint where a listing has it, and only we do not know it. Either way the instruction is kept and assumed to read and write every register and to have every effect, and if its opcode is control flow, to lead anywhere.",
	},
	{
		Name: "unknown-modifier", Severity: analysis.Hint,
		Title: "A modifier that the opcode is not known to have",
		Doc:   "The instruction is kept. It is assumed to read and write every register and to have every effect, and if its opcode is control flow, to lead anywhere.",
	},
	{
		Name: "falls-off-end", Severity: analysis.Warning,
		Title: "Control runs past the end of the function",
		Doc:   "The last block of the function is reachable and does not end in EXIT, RET or an unconditional branch.",
	},
	{
		Name: "control-flow-not-last", Severity: analysis.Hint,
		Title: "Instructions after control flow in one block",
		Doc:   "An instruction that always transfers control is followed by others without a label. Phase 6, SetControlFlowOpLastInBB, splits the block after it; what follows is unreachable.",
	},
	{
		Name: "stale-data", Severity: analysis.Information,
		Title: "Data about code that is not there",
		Doc:   "A listing says something of its code that is not so: a word of .nv.info names the address of an instruction that is not there, or of an EXIT that is none, or it or a .size directive names a label that nothing defines. Rewrites leave the data of a listing alone: it tells of the code as it was compiled, by the addresses that are printed beside the instructions.",
	},
	{
		Name: "bad-directive", Severity: analysis.Warning,
		Title: "A directive that has no effect",
		Doc:   "The value of a .target, .opt, .pgo, .cold or .weight directive is not understood, or a native text has a directive that there is none of. It is not used; behind a .target that is not known code is read as for no target.",
	},
	{
		Name: "unknown-knob", Severity: analysis.Warning,
		Title: "A knob that has no effect",
		Doc:   "A .knob directive names no knob of the table, or its value is no number, true or false. It is not used.",
	},
	{
		Name: "undefined-read", Severity: analysis.Warning, Others: []analysis.Severity{analysis.Information},
		Title: "A register that is read before it is written",
		Doc:   "On some path from the entry of a kernel to the read nothing writes the register. A write under a guard counts as one. Reported once for each register, as information if nothing in the kernel writes it at all. Functions that are called begin with the registers of their callers, and nothing is reported about them.",
	},
	{
		Name: "dead-write", Severity: analysis.Hint,
		Title:     "A write that nothing reads",
		Doc:       "The instruction has no effect but to write registers, and no path reads any of them before it is written again or the lane ends. Nothing is reported of R1, the stack pointer, nor of an instruction of which one result is read.",
		Refused:   "Not offered: in a listing whose branches name addresses, if one names the address of the instruction; for an instruction that is issued as one of a pair; for uniform registers in a listing, which may hold a descriptor that memory accesses read without naming it; in a function with a syntax error or a branch whose targets are not known.",
		Action:    "Remove dead write",
		All:       "Remove all dead writes",
		Redundant: true,
	},
	{
		Name: "barrier-mismatch", Severity: analysis.Warning,
		Title:   "A convergence barrier that is not open, or is never closed",
		Doc:     "A BSYNC or BREAK whose barrier no BSSY opens on any path to it, a BSSY whose barrier no BSYNC or BREAK closes, or a SYNC, BRK or CONT (sm_62 and older) for which nothing is on the stack.",
		Refused: "Offered for a BSSY that nothing closes: BSYNC is inserted at the reconvergence point that BSSY names, if BSSY dominates it, it has no BSYNC of its own, no path from it leads back into the region without a new BSSY, and the text can take another instruction there. The lanes wait for one another then, so that `ori fix` does it only with --code barrier-mismatch.",
		Action:  "Insert %s",
		All:     "Insert all missing BSYNC",
	},
	{
		Name: "barrier-escape", Severity: analysis.Warning,
		Title: "A path out of a convergence region without BSYNC or BREAK",
		Doc:   "Lanes that BSSY has named can leave its region without waiting for the others and without being taken out: the others wait for lanes that never come. Lanes that exit do not count.",
	},
	{
		Name: "reconvergence-not-postdominator", Severity: analysis.Warning,
		Title: "A reconvergence point that lanes do not reach",
		Doc:   "The label that BSSY names cannot be reached from it, although its barrier is waited for.",
	},
	{
		Name: "sync-depth", Severity: analysis.Warning,
		Title: "Convergence regions nested too deep",
		Doc:   "More regions are open than there are convergence barriers (B0 to B15), or entries of the synchronization stack up to sm_62: 16 of either.",
	},
	{
		Name: "barrier-divergent", Severity: analysis.Warning, Others: []analysis.Severity{analysis.Hint},
		Title: "A barrier or an operation across lanes under divergent control flow",
		Doc:   "A divergent branch may have split the warp, and its paths have not reconverged. BAR then waits for lanes that are elsewhere, and SHFL, VOTE, MATCH and REDUX do not include them. Operations that can be right there are reported as a hint.",
	},
	{
		Name: "irreducible-region", Severity: analysis.Information,
		Title: "Blocks that reach one another, with several entries",
		Doc:   "The blocks form a cycle that control can enter at more than one of them. None dominates the others, so that they are no natural loop, and no loop pass touches them. Reported once for each region, at its first entry.",
	},
	{
		Name: "multi-entry-loop", Severity: analysis.Hint,
		Title: "A loop that can be entered elsewhere than at its header",
		Doc:   "A back edge leads to a block that does not dominate the edge's source. Phase 18, LoopMakeSingleEntry, would make it a loop with one entry.",
	},
}

// CodeNamed returns the row of Codes called name. It panics if there is none.
func CodeNamed(name string) *analysis.Code {
	for _, c := range Codes {
		if c.Name == name {
			return c
		}
	}
	panic("lint: no diagnostic code " + name)
}
