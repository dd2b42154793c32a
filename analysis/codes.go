package analysis

// A Code is a row of the table of diagnostics.
type Code struct {
	Name     string
	Severity Severity
	Phase    int // of the pass whose rewrite it tells of, 0 for none
	Title    string
	Doc      string
}

// Codes is the table of diagnostics. A code is never renamed.
var Codes = []Code{
	{"syntax-error", Error, 0, "Text that is not understood",
		"A line, or the rest of it, does not follow the grammar. The message says what was expected there. The error costs this line and nothing else."},
	{"undefined-label", Error, 0, "A label that is nowhere",
		"A branch, BSSY or jump table names a label, or an address, that the function does not have. The edge is left out of the graph. A call may name a function of another file."},
	{"duplicate-label", Error, 0, "A name that is defined twice",
		"Two places have the same label, or two jump tables or functions the same name. Labels and tables of a native function are its own; the labels of a listing, those at the ends of functions included, are unique in it. Branches go to the first."},
	{"empty-function", Warning, 0, "A function without instructions",
		"There is nothing between the braces of the function, not even a label: control that gets there would go on into whatever follows in memory."},
	{"unknown-opcode", Hint, 0, "An opcode that is not in the table",
		"The instruction is kept. It is assumed to read and write every register it names and to have every effect, so that no rewrite moves or removes it."},
	{"bad-operand", Hint, 0, "An operand that is not understood",
		"The operand is kept and assumed to read any register."},
	{"falls-off-end", Warning, 0, "Control runs past the end of the function",
		"The last block of the function is reachable and does not end in EXIT, RET or an unconditional branch."},
	{"control-flow-not-last", Hint, 0, "Instructions after control flow in one block",
		"An instruction that always transfers control is followed by others without a label. Phase 6, SetControlFlowOpLastInBB, splits the block after it; what follows is unreachable."},
	{"stale-data", Information, 0, "Data about code that is not there",
		"A listing says something of its code that is not so: a word of .nv.info names the address of an instruction that is not there, or of an EXIT that is none, or it or a .size directive names a label that nothing defines. Rewrites leave the data of a listing alone: it tells of the code as it was compiled, by the addresses that are printed beside the instructions."},
	{"bad-directive", Warning, 0, "A directive that has no effect",
		"The value of a .target, .opt, .pgo, .cold or .weight directive is not understood, or a native text has a directive that there is none of. It is not used; behind a .target that is not known code is read as for no target."},
	{"unknown-knob", Warning, 0, "A knob that has no effect",
		"A .knob directive names no knob of the table, or its value is no number, true or false. It is not used."},
	{"split-block", Hint, 6, "A block that begins without a label",
		"Control flow ends the block in front of it. Phase 6, SetControlFlowOpLastInBB, makes two blocks of what the text shows as one; the rewrite gives the second a name. It is only offered as an action."},

	{"undefined-read", Warning, 0, "A register that is read before it is written",
		"On some path from the begin of a kernel to the read nothing writes the register. A write under a guard counts as one. Told once for each register, as information if nothing in the kernel writes it at all. Functions that are called begin with the registers of their callers, and nothing is told about them."},
	{"dead-write", Hint, 0, "A write that nothing reads",
		"The instruction has no effect but to write registers, and no path reads any of them before it is written again or the lane ends. Nothing is said of R1, the stack pointer, nor of an instruction of which one result is read."},
	{"barrier-mismatch", Warning, 0, "A convergence barrier that is not open, or is never closed",
		"A BSYNC or BREAK whose barrier no BSSY opens on any path to it, a BSSY whose barrier no BSYNC or BREAK closes, or a SYNC, BRK or CONT (sm_62 and older) for which nothing is on the stack."},
	{"barrier-escape", Warning, 0, "A way out of a convergence region without BSYNC or BREAK",
		"Lanes that BSSY has named can leave its region without waiting for the others and without being taken out: these wait for lanes that never come. Lanes that end do not count."},
	{"reconvergence-not-postdominator", Warning, 0, "A meeting point that lanes do not get to",
		"The label that BSSY names cannot be reached from it, although its barrier is waited for."},
	{"sync-depth", Warning, 0, "Convergence regions nested too deep",
		"More regions are open than there are convergence barriers (B0 to B15), or entries of the synchronization stack up to sm_62: 16 of either."},
	{"barrier-divergent", Warning, 0, "A barrier or an operation across lanes under varying control",
		"A branch on a value that differs between lanes may have parted the warp, and its ways have not met again. BAR then waits for lanes that are elsewhere, and SHFL, VOTE, MATCH and REDUX do not hear them. Operations that can be right there are told of as a hint."},
	{"irreducible-region", Information, 0, "Blocks that reach one another, with several entries",
		"The blocks form a cycle that control can enter at more than one of them. None dominates the others, so that they are no natural loop, and no loop pass touches them. Told once for each region, at its first entry."},
	{"multi-entry-loop", Hint, 0, "A loop that can be entered elsewhere than at its header",
		"A back edge leads to a block that does not dominate the edge's source. Phase 18, LoopMakeSingleEntry, would make it a loop with one entry."},

	{"foreign-dialect", Information, 0, "A language that is not analysed",
		"The text is source for another assembler, or a drawing, which resembles a listing. Nothing more is said about it."},
	{"too-many-diagnostics", Information, 0, "Not all diagnostics are shown",
		"The document has more diagnostics than the limit; the most severe are shown."},

	{"switch-jump-table", Hint, 30, "A switch that could be a jump table",
		"A chain or a tree of comparisons of one value with constants. One bounds check and one indexed branch would decide it, wherever lanes go with one divergence point. Gaps between the cases lead to the default."},
	{"switch-search-tree", Hint, 30, "A switch that could be a search tree",
		"A chain of comparisons of one value with many constants that are too far apart for a table. A balanced tree needs the logarithm of their number."},
	{"switch-cascade", Hint, 30, "A switch that could be a cascade",
		"A tree of comparisons for few cases: one comparison after the other is shorter."},

	{"sync-restructure", Hint, 14, "A convergence region in which lanes stay together",
		"No branch between BSSY and its BSYNC, or SSY and SYNC, parts lanes, so that nobody waits there and both can go. Phase 14 does so on sm_60 to sm_75 and from sm_90 on."},

	{"thread-entry", Hint, 14, "An entry of a jump table that leads to a block that only branches on",
		"The entry can lead to where that branch leads. Phase 14 does so on sm_60 to sm_75 and from sm_90 on; on other targets phase 15 does."},
	{"near-branch", Hint, 14, "A branch to an absolute address that is near",
		"JMP and CALL.ABS name an address; BRA and CALL.REL name the distance, which fits a shorter field if the target is near. Phase 14 chooses the near form on sm_80 to sm_89."},
	{"uniform-branch", Hint, 15, "A branch that all lanes take alike",
		"The condition is the same in all lanes that get there, so that the branch parts none. BRA.U (UBRA inside ptxas, from sm_75 on) says so and is cheaper. Only offered as an action."},
	{"branch-to-next", Hint, 15, "A branch to the block that follows anyway",
		"An unconditional branch to the next block in layout order has no effect and can be removed."},
	{"unreachable-block", Hint, 15, "A block that control cannot reach",
		"No path from the entry leads to the block. Blocks that reach one another go together. Nothing is reported in a function with an indirect branch whose targets are not known."},
	{"same-target-branch", Hint, 15, "A conditional branch with both ways to one block",
		"Taken or not, the branch leads to the same block, so the condition does not matter."},
	{"constant-branch", Hint, 15, "A conditional branch whose condition is constant",
		"The predicate is PT, or every definition of it that reaches the branch gives the same constant: a comparison of a register with itself, of two immediates, an unsigned comparison with zero."},
	{"thread-branch", Hint, 15, "A branch to a block that only branches on",
		"The target of the branch is an unconditional branch and nothing else; the branch can go to where that one leads, through any number of such blocks."},

	{"nested-branch", Hint, 38, "Two nested conditional branches that one could do for",
		"A conditional branch leads to a block that only sets predicates and branches, and each of the two has a way to the same block. One branch on a truth table of both conditions does the same: a && b, a || b, and what is spelled with their opposites. Two branches on exchanged targets are an exclusive or."},

	{"linearize", Hint, 31, "A branch that only chooses what registers get",
		"The ways of a conditional branch only move registers, constants or immediates, and meet again. SEL, or moves under the branch's predicate, do the same without it."},
	{"if-convert", Hint, 63, "A branch around a few instructions",
		"The ways of a conditional branch are a few instructions, which can run under its predicate instead. No lane waits for another one then. The message has the cost of both forms in issue slots, and how many instructions would still pay. Where both cost the same it is only offered as an action."},
	{"expand-jmx", Hint, 80, "An indexed branch by index",
		"BRX names a jump table and takes the index of an entry from its register. Phase 80, ExpandJmxComputation, computes the address of the entry with LEA, once the table has its place. It is only offered as an action."},
	{"merge-equivalent", Hint, 133, "Two blocks that do the same",
		"The instructions of both are the same, and so are the places where they go on: one of them is enough, and what leads to the other can lead to it. Lanes that were apart may then run it together. Told of blocks of three and more instructions; for smaller ones only offered as an action."},
}

// CodeNamed returns the row of Codes called name. It panics if there is none.
func CodeNamed(name string) *Code {
	for n := range Codes {
		if Codes[n].Name == name {
			return &Codes[n]
		}
	}
	panic("analysis: no diagnostic code " + name)
}
