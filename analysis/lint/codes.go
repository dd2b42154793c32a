package lint

import "github.com/ori-lang/ori/analysis"

// Codes is the table of the diagnostics that are not rewrites: errors in the text, and what is suspicious
// or unknown about it. The diagnostics of rewrites are the rows of the optimizer's table.
var Codes = []*analysis.Code{
	{
		Name: "syntax-error", Severity: analysis.Error,
		Title: "Text with a syntax error",
		Doc:   "A line, or the rest of it, does not follow the grammar. The message says what was expected there. The error costs this line and nothing else.",
	},
	{
		Name: "undefined-label", Severity: analysis.Error, Others: []analysis.Severity{analysis.Information},
		Title:   "A label that is undefined",
		Doc:     "A branch, BSSY or jump table references a label, or an address, that is not defined in the function. The edge is left out of the graph. A call may reference a function of another file.\n\nThe severity is information where a listing leaves out the instruction at the target, as nvdisasm 11.8 does on sm_90.",
		Refused: "Offered where exactly one label of the function is close to the name: one letter is inserted, removed, changed or swapped, or only the case differs. It changes what the text means, so `ori fix` applies it only with --code undefined-label.",
		Action:  "Change to %s",
		All:     "Respell all misspelt labels",
	},
	{
		Name: "duplicate-label", Severity: analysis.Error,
		Title: "A name that is defined twice",
		Doc:   "Two places have the same label, or two jump tables or functions have the same name. In native text, labels and tables are local to their function; in a listing, labels are unique in the whole file, including those at the ends of functions. Branches go to the first definition.",
	},
	{
		Name: "empty-function", Severity: analysis.Warning,
		Title: "A function without instructions",
		Doc:   "There is nothing between the braces of the function, not even a label: control that reaches it would continue into whatever follows in memory.",
	},
	{
		Name: "unknown-opcode", Severity: analysis.Hint, Others: []analysis.Severity{analysis.Warning, analysis.Information},
		Title:   "An opcode that is not in the table",
		Doc:     "The instruction is kept. It is assumed to read and write all its registers and to have all effects, so no rewrite moves or removes it.\n\nThe severity is\n\n- warning where an opcode of the target is close to the name and takes these operands, except on targets after sm_90, whose new opcodes may differ from old ones by one letter;\n- information for the first instruction of a function that is not understood, because what is assumed about it affects the facts of the whole function;\n- error where the name is a label that is referenced and the colon is missing;\n- hint otherwise.",
		Refused: "Offered where one opcode of the target is closest to the name, among those that take these operands if there are any, and for a label without its colon. It changes what the text means, so `ori fix` applies it only with --code unknown-opcode.",
		Action:  "Change to %s",
		All:     "Respell all misspelt opcodes",
	},
	{
		Name: "bad-operand", Severity: analysis.Hint, Others: []analysis.Severity{analysis.Warning, analysis.Error, analysis.Information},
		Title:   "An operand that the opcode cannot have, or that is unknown",
		Doc:     "The instruction is kept. It is assumed to read and write all registers and to have all effects, and to branch anywhere if its opcode is control flow.\n\nThe severity is\n\n- error where no instruction has such an operand: a predicate instead of a register, a sign on a destination, no label to branch to;\n- error where the comma between two operands is missing; the operands are read as if it were there;\n- information for the first instruction of a function that is not understood;\n- hint where a listing has the operand and only the opcode table does not.",
		Refused: "Offered where one suffix or special register is close to what is written, where a dot or a bar at the end is wrong, and for a missing comma. It changes what the text means, so `ori fix` applies it only with --code bad-operand.",
		Action:  "Change to %s",
		All:     "Respell all misspelt operands",
	},
	{
		Name: "unknown-modifier", Severity: analysis.Hint, Others: []analysis.Severity{analysis.Warning, analysis.Information},
		Title:   "A modifier that the opcode is not known to have",
		Doc:     "The instruction is kept. It is assumed to read and write all registers and to have all effects, and to branch anywhere if its opcode is control flow.\n\nThe severity is\n\n- warning where a modifier of the opcode is close to it (in a listing only if the letters are the same in another order), and where a dot has no modifier after it (`STG.E.`);\n- information for the first instruction of a function that is not understood;\n- hint otherwise.",
		Refused: "Offered where one modifier of the opcode is closest, or where there is a dot too many. It changes what the text means, so `ori fix` applies it only with --code unknown-modifier.",
		Action:  "Change to %s",
		All:     "Respell all misspelt modifiers",
	},
	{
		Name: "falls-off-end", Severity: analysis.Warning,
		Title: "Control runs past the end of the function",
		Doc:   "The last block of the function is reachable and does not end in EXIT, RET or an unconditional branch.",
	},
	{
		Name: "incomplete-control-flow", Severity: analysis.Information,
		Title: "A function whose control flow is not all known",
		Doc:   "Not every edge or entry of the function is known:\n\n- an indirect branch has targets that the text does not show;\n- an unknown opcode may branch;\n- other code or a directive references a label of the function;\n- a return goes to a computed address;\n- calls through registers may enter blocks of a listing that no path leads to;\n- the address of a block may be in a register, where it is no return address of a call: calls or returns may enter the block;\n- addresses of a listing are missing: nvdisasm 11.8 prints nothing for some instructions of sm_90. A comment with the address, /*0040*/ or /*0040-0060*/, says that an instruction was removed there on purpose; rewrites write such comments.\n\nNo block of the function is reported as unreachable, and rewrites that need every edge are not applied. Reported once, at the name of the function, unless its text has an error.",
	},
	{
		Name: "control-flow-not-last", Severity: analysis.Hint,
		Title: "Instructions after control flow in one block",
		Doc:   "An instruction that always transfers control is followed by others without a label. Phase 6, SetControlFlowOpLastInBB, splits the block after it; what follows is unreachable.",
	},
	{
		Name: "stale-data", Severity: analysis.Information,
		Title: "Metadata that references missing code",
		Doc:   "The metadata of a listing does not match its code: a word of .nv.info references an address where there is no instruction, or an EXIT where there is another instruction, or .nv.info or a .size directive references an undefined label.\n\nRewrites do not change the metadata of a listing. It describes the code as it was compiled, by the addresses printed beside the instructions.",
	},
	{
		Name: "bad-directive", Severity: analysis.Warning, Others: []analysis.Severity{analysis.Error},
		Title:   "A directive that has no effect",
		Doc:     "The value of a .target, .opt, .pgo, .cold or .weight directive is invalid, or native text has an unknown directive. The directive is ignored; after an unknown .target, the code is read as if no target were given.\n\nThe severity is error for a label of a listing without its colon (`.L_x_3`), which is read as that label, and for a misspelt .entry or .func.",
		Refused: "Offered where one directive is close to the name, for such a label, and for an opcode with a dot in front. It changes what the text means, so `ori fix` applies it only with --code bad-directive.",
		Action:  "Change to %s",
		All:     "Respell all misspelt directives",
	},
	{
		Name: "unknown-knob", Severity: analysis.Warning,
		Title: "A knob that has no effect",
		Doc:   "A .knob directive names an unknown knob, or a value that the knob cannot have. It is ignored. `ori explain knob` lists all knobs.",
	},
	{
		Name: "undefined-read", Severity: analysis.Warning, Others: []analysis.Severity{analysis.Information},
		Title: "A register that is used uninitialized",
		Doc:   "On some path from the entry of a kernel to the read, nothing writes the register. A write under a guard counts as a write. Reported once for each register.\n\nThe severity is warning if no path to the read writes the register, although the kernel writes it elsewhere. It is information if some paths to the read write it, or if nothing in the kernel does.\n\nNot reported:\n\n- paths on which two branches would have to decide differently on the same predicate;\n- reads by a copy under a guard or by a select, which choose among registers;\n- functions that are called, since they may use the registers of their callers.\n\nA listing was made by a compiler, and in such code the branch around the write and the branch around the read usually agree, in ways that the text need not show. In a listing, a read is therefore reported only\n\n- if a single branch, or several comparisons of one register with constants, leads past the write, and that branch does not depend on what an iteration leaves to the next;\n- and if the value is stored, is an address, or decides a branch by itself.",
	},
	{
		Name: "barrier-mismatch", Severity: analysis.Warning,
		Title:   "A convergence barrier that is not open, or is never closed",
		Doc:     "One of\n\n- a BSYNC or BREAK whose barrier is not opened by a BSSY on any path to it;\n- a BSSY whose barrier is never closed by a BSYNC or BREAK;\n- a SYNC, BRK or CONT (sm_62 and older) with an empty stack.",
		Refused: "Offered for a BSSY that nothing closes, in functions of up to 2,000 blocks: BSYNC is inserted at the reconvergence point of the BSSY, if the BSSY dominates that point, there is no BSYNC yet, no path leads from there back into the region without a new BSSY, and the text has room for an instruction. The lanes then wait for one another, so `ori fix` applies it only with --code barrier-mismatch.",
		Action:  "Insert %s",
		All:     "Insert all missing BSYNC",
	},
	{
		Name: "barrier-escape", Severity: analysis.Warning,
		Title: "A path out of a convergence region without BSYNC or BREAK",
		Doc:   "Lanes of the barrier can leave its region without waiting for the others and without BREAK, and the others wait for lanes that never arrive. Lanes that end with EXIT do not count.",
	},
	{
		Name: "reconvergence-not-postdominator", Severity: analysis.Warning,
		Title: "A reconvergence point that lanes do not reach",
		Doc:   "The reconvergence point of a BSSY is not reachable from it, although a BSYNC waits for its barrier.",
	},
	{
		Name: "sync-depth", Severity: analysis.Warning,
		Title: "Convergence regions nested too deep",
		Doc:   "More regions are open than there are convergence barriers (B0 to B15), or entries of the synchronization stack up to sm_62: 16 of either.",
	},
	{
		Name: "barrier-divergent", Severity: analysis.Warning, Others: []analysis.Severity{analysis.Hint},
		Title: "A barrier or an operation across lanes under divergent control flow",
		Doc:   "A divergent branch may have split the warp, and its paths have not reconverged. BAR then waits for lanes on another path, and SHFL, VOTE, MATCH and REDUX do not include them. A guard that differs between lanes counts as a branch.\n\nIt is a warning where lanes on another path may wait elsewhere:\n\n- for a barrier: at another barrier, at the end of a region that the barrier is in (BSYNC, or SYNC, BRK or CONT up to sm_62), or at a WARPSYNC that names the lanes at the barrier. The message says where;\n- for WARPSYNC of all lanes: at the end of such a region or at an earlier barrier, if the branch depends on thread or lane numbers and not on loaded values;\n- for WARPSYNC of some lanes, or a branch that asks for them: if a comparison of the lane number sends some of those lanes another way, where they wait for the others. The message names them.\n\nIn each case the branch must differ between lanes by its nature: it depends on the number of the thread, or on what is loaded from an address of the lane's own. What a shuffle, an atomic, a call or a clock returns does not count, nor what is computed from it. Nor does the quotient of a number and one that the code does not have as a constant (`tid / n`): the whole warp may have the same. If several branches qualify, the message names one of them.\n\nIt is a hint where the code can be right:\n\n- operations across lanes, which may be meant for the lanes that are there, including (from sm_70 on) operations that groups of lanes run at different times, after their paths have joined and before they reconverge;\n- a barrier, if the lanes on all paths but one reach no barrier, since lanes that end release it; or if those that have not ended meet before it: at BSYNC, at WARPSYNC of all lanes, or where SYNC, BRK or CONT (sm_62 and older) pop what SSY, PBK or PCNT has pushed;\n- SHFL.DOWN and SHFL.BFLY behind an EXIT under a guard, which read from lanes that may have ended. SHFL.IDX and SHFL.UP are not looked at: they may read from lanes that are there;\n- a barrier under a guard;\n- a call of another function in the section that leads to a barrier or, up to sm_62, to a shuffle;\n- WARPSYNC of some lanes, if those that do not arrive never wait;\n- BRA.DIV and BRA.CONV, which ptxas puts in front of a shuffle of all lanes, if lanes that the code for missing lanes waits for do not arrive.\n\nFor operations across lanes there is one hint for each block, and one for each kind (such as SHFL.DOWN) behind the same branch: if one of them is right, so are the others.\n\nIt is not reported\n\n- behind a guarded EXIT alone, as lanes that have ended count as arrived: the others wait for none of them, at BAR on every target and at WARPSYNC;\n- where lanes could only be missing because of an unknown edge;\n- behind a branch on the number of a warp, or of a row of threads (SR_TID.Y, SR_TID.Z), as rows are taken to be whole warps;\n- where the only sign of divergence is that code which is not in the text may have let lanes arrive at different times;\n- for WARPSYNC in a called function, if the lanes that do not arrive have already returned;\n- for VOTE.ANY and MATCH.ANY, whose result is about the lanes that are there: code uses them to find out which these are;\n- for a shuffle that only reads from lanes that take part: lanes in the mask of a vote, or groups of 2, 4, 8 or 16 lanes that the branches keep together.",
	},
	{
		Name: "analysis-limit", Severity: analysis.Information,
		Title: "A function that is too large for an analysis",
		Doc:   "The analysis would take more time or memory than a text of this length may cost, so it was not done: its facts are unknown, and rewrites that need them are not applied. The message names the limit that the function exceeds; limits are proportional to the length of the function.\n\nTo raise all limits N times, up to 32, use `analysis-limit = N` in ori.toml, `--analysis-limit N` on the command line or `ori.analysisLimit` in an editor. The analysis may then take N times as long and N times the memory. A function with fewer virtual registers, or split in parts, is usually under the limit.",
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
