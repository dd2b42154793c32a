package lint

import "github.com/ori-lang/ori/analysis"

// Codes is the table of what is wrong with a text, or worth a word: the diagnostics that are no
// rewrites. Those of rewrites are the rows of the optimizer's table.
var Codes = []*analysis.Code{
	{
		Name: "syntax-error", Severity: analysis.Error,
		Title: "Text with a syntax error",
		Doc:   "A line, or the rest of it, does not follow the grammar. The message says what was expected there. The error costs this line and nothing else.",
	},
	{
		Name: "undefined-label", Severity: analysis.Error, Others: []analysis.Severity{analysis.Information},
		Title:   "A label that is undefined",
		Doc:     "A branch, BSSY or jump table references a label, or an address, that is not defined in the function. The edge is left out of the graph. A call may reference a function of another file. It is information where a listing leaves out the instruction that it leads to, as nvdisasm 11.8 does on sm_90.",
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
		Name: "unknown-opcode", Severity: analysis.Hint, Others: []analysis.Severity{analysis.Warning, analysis.Information},
		Title:   "An opcode that is not in the table",
		Doc:     "The instruction is kept. It is assumed to read and write all its registers and to have all effects, so that no rewrite moves or removes it. A warning where an opcode of the target is near to the name, takes these operands, and it is no new opcode of a target after sm_90, which may differ from an old one by a letter. Else a hint, but for the first instruction of a function that is not understood, which is information: what is assumed of it takes facts away from all of the function. A label that is referenced and has no colon is an error.",
		Refused: "Offered where one opcode of the target is nearest to the name, among those that take these operands if there are such, and for a label without its colon. The text means something else then, so that `ori fix` does it only with --code unknown-opcode.",
		Action:  "Change to %s",
		All:     "Respell all misspelt opcodes",
	},
	{
		Name: "bad-operand", Severity: analysis.Hint, Others: []analysis.Severity{analysis.Warning, analysis.Error, analysis.Information},
		Title:   "An operand that the opcode cannot have, or that is unknown",
		Doc:     "An error where no instruction has such an operand: a predicate instead of a register, a sign on a destination, no label to branch to; and where two operands have no comma between them, which are read as if they had one. A hint where a listing has it, and only the opcode table does not; information at the first instruction of a function that is not understood. But for the comma the instruction is kept and assumed to read and write all registers and to have all effects, and if its opcode is control flow, to branch anywhere.",
		Refused: "The fix is offered where one suffix or special register is near, or a dot or a bar at the end is wrong, and for a missing comma. The text means something else then, so that `ori fix` does it only with --code bad-operand.",
		Action:  "Change to %s",
		All:     "Respell all misspelt operands",
	},
	{
		Name: "unknown-modifier", Severity: analysis.Hint, Others: []analysis.Severity{analysis.Warning, analysis.Information},
		Title:   "A modifier that the opcode is not known to have",
		Doc:     "The instruction is kept. It is assumed to read and write all registers and to have all effects, and if its opcode is control flow, to branch anywhere. A warning where a modifier that the opcode can have is near to it, in a listing only if it has the same letters in another order, and where a dot has no modifier behind it (`STG.E.`). Information at the first instruction of a function that is not understood.",
		Refused: "Offered where one modifier of the opcode is nearest, or a dot too many. The text means something else then, so that `ori fix` does it only with --code unknown-modifier.",
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
		Doc:   "Not every edge or entry of the function is known:\n\n- an indirect branch has targets that the text does not tell;\n- an opcode that is not known may branch;\n- other code or a directive names a label of the function;\n- a return goes to an address that is computed;\n- calls through registers may enter blocks of a listing that no path leads to;\n- addresses of a listing are missing: nvdisasm 11.8 prints nothing for some instructions of sm_90. A comment with the address, /*0040*/ or /*0040-0060*/, says that an instruction was removed there and nothing is missing; rewrites leave it.\n\nNo block of the function is called unreachable, and rewrites that need every edge are not applied. Reported once, at the name of the function, unless its text has an error.",
	},
	{
		Name: "control-flow-not-last", Severity: analysis.Hint,
		Title: "Instructions after control flow in one block",
		Doc:   "An instruction that always transfers control is followed by others without a label. Phase 6, SetControlFlowOpLastInBB, splits the block after it; what follows is unreachable.",
	},
	{
		Name: "stale-data", Severity: analysis.Information,
		Title: "Metadata that references missing code",
		Doc:   "The metadata of a listing does not match its code: a word of .nv.info references an address without an instruction, or an EXIT at an address that has another instruction, or it or a .size directive references an undefined label. Rewrites do not change the metadata of a listing: it describes the code as it was compiled, by the addresses that are printed beside the instructions.",
	},
	{
		Name: "bad-directive", Severity: analysis.Warning, Others: []analysis.Severity{analysis.Error},
		Title:   "A directive that has no effect",
		Doc:     "The value of a .target, .opt, .pgo, .cold or .weight directive is invalid, or a native text has an unknown directive. It is ignored; after an unknown .target, code is read as for no target. It is an error where it is a label of a listing, `.L_x_3`, that has lost its colon; it is read as that label. So it is where .entry or .func is misspelt.",
		Refused: "The fix is offered where one directive is near to the name, for such a label, and for an opcode with a dot in front. The text means something else then, so that `ori fix` does it only with --code bad-directive.",
		Action:  "Change to %s",
		All:     "Respell all misspelt directives",
	},
	{
		Name: "unknown-knob", Severity: analysis.Warning,
		Title: "A knob that has no effect",
		Doc:   "A .knob directive has an unknown knob, or a value that the knob cannot have. It is ignored. `ori explain knob` lists them all.",
	},
	{
		Name: "undefined-read", Severity: analysis.Warning, Others: []analysis.Severity{analysis.Information},
		Title: "A register that is used uninitialized",
		Doc:   "On some path from the entry of a kernel to the read the register is not written. A write under a guard counts as one. Reported once for each register, as information if nothing in the kernel writes it at all, or if it is written on other paths only.\n\nThese do not count:\n\n- a path whose branches decide otherwise on a predicate than those on the way to the read;\n- a copy under a guard or a select, which choose among registers;\n- functions that are called: they take over the registers of their callers.\n\nIn a listing, which a compiler has made, reads are left out that take two or more decisions to come before the writes: branches around the write and around the read decide alike as a rule, in ways that the text need not show. Told are those that one branch decides, or several that compare one register with constants, unless it decides on what an iteration has left to the next, and if the value is stored, an address, or decides a branch by itself.",
	},
	{
		Name: "barrier-mismatch", Severity: analysis.Warning,
		Title:   "A convergence barrier that is not open, or is never closed",
		Doc:     "A BSYNC or BREAK whose barrier no BSSY opens on any path to it, a BSSY whose barrier no BSYNC or BREAK closes, or a SYNC, BRK or CONT (sm_62 and older) with an empty stack.",
		Refused: "Offered for a BSSY that nothing closes: BSYNC is inserted at the reconvergence point of the BSSY, if the BSSY dominates it, it has no BSYNC of its own, no path from it goes back into the region without a new BSSY, and the text can take another instruction there; in functions of up to 2,000 blocks. The lanes wait for one another then, so that `ori fix` does it only with --code barrier-mismatch.",
		Action:  "Insert %s",
		All:     "Insert all missing BSYNC",
	},
	{
		Name: "barrier-escape", Severity: analysis.Warning,
		Title: "A path out of a convergence region without BSYNC or BREAK",
		Doc:   "Lanes of the barrier can exit its region without waiting for the others and without BREAK: the others wait for lanes that never arrive. Lanes that end with EXIT do not count.",
	},
	{
		Name: "reconvergence-not-postdominator", Severity: analysis.Warning,
		Title: "A reconvergence point that lanes do not reach",
		Doc:   "The reconvergence point of the BSSY is not reachable from it, although a BSYNC waits for its barrier.",
	},
	{
		Name: "sync-depth", Severity: analysis.Warning,
		Title: "Convergence regions nested too deep",
		Doc:   "More regions are open than there are convergence barriers (B0 to B15), or entries of the synchronization stack up to sm_62: 16 of either.",
	},
	{
		Name: "barrier-divergent", Severity: analysis.Warning, Others: []analysis.Severity{analysis.Hint},
		Title: "A barrier or an operation across lanes under divergent control flow",
		Doc:   "A divergent branch may have split the warp, and its paths have not reconverged. BAR then waits for lanes on another path, and SHFL, VOTE, MATCH and REDUX do not include them. A guard that differs between lanes counts as a branch.\n\nIt is a warning for a barrier that lanes on other paths may wait for elsewhere: at another barrier, at the end of a region that the barrier is in, a BSYNC or what pops, or at a WARPSYNC that names those at the barrier: the message says where. For WARPSYNC of all lanes in such a region, or where others wait at a barrier before, it is one, too, if the branch depends on numbers of lanes and on nothing that they load; and for WARPSYNC of some lanes, or a branch that asks for them, where a comparison of the number of a lane has some of those go another way, which the message names, to where they wait for the others. The branch has to differ by its nature, as on the number of a thread or what it loads from an address of its own; of several causes one is enough. What a shuffle, an atomic, a call or a clock gives is none, nor what it is added up with. Of several branches the one that makes it a warning is told.\n\nIt is a hint where the code can be right:\n\n- operations across lanes, which may be meant for the lanes that are there; from sm_70 on also those that groups of lanes run at different times, after their paths have joined and before they reconverge;\n- a barrier if the lanes on all paths but one come to no barrier, since lanes that end release it, or if those of them that have not ended meet before it: at BSYNC, at WARPSYNC for all lanes, or where SYNC, BRK or CONT (sm_62 and older) pop what SSY, PBK or PCNT has pushed;\n- a barrier under a guard;\n- a call whose code stands in another function of the section and leads to a barrier or, up to sm_62, a shuffle;\n- WARPSYNC of some lanes not all of which come, if those go on to no wait;\n- BRA.DIV and BRA.CONV, which ptxas has in front of a shuffle of all lanes, where lanes do not come to it that the code for missing lanes waits for.\n\nOf hints for operations across lanes there is one for a block, and one for each kind, such as SHFL.DOWN, behind one branch: the others there are as right or as wrong.\n\nIt is not reported\n\n- where only an edge that is not known may bring lanes in;\n- where nothing tells of a branch that lanes differ but that code which is not in sight may have them come at different times;\n- for WARPSYNC in code that is called, if the lanes that do not come have returned before;\n- for VOTE.ANY and MATCH.ANY: what they give is of the lanes that are there, and code asks with them which these are;\n- for a shuffle that only reads from lanes that come to it: from one in the mask of a vote, or within 2, 4, 8 or 16 lanes that the branches keep together.",
	},
	{
		Name: "analysis-limit", Severity: analysis.Information,
		Title: "A function that is too large for an analysis",
		Doc:   "What the analysis would find takes more time or memory than a text of this length may cost. It is unknown: rewrites that need it are not applied. The message says which limit the function is over; the limits go by the length of the function. `analysis-limit = N` in ori.toml, `--analysis-limit N` on the command line and `ori.analysisLimit` in an editor make each limit N times as high, up to 32: the analysis may then take N times as long and as much memory. Most often a text with fewer virtual registers, or the function in parts, is under the limit.",
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
