package optimizer

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// A Kind is a row of the table of rewrites: all that is said of one kind of rewrite,
// wherever it is said. A pass announces a rewrite by its row ([Ctx.Rewrite]) and decides
// neither how severe it is nor, in general, whether it is only an action.
type Kind struct {
	analysis.Code
	Phase      string // the name of the first phase that looks for it
	Later      string // the name of another that makes it in its own way, "" if there is none
	ActionOnly bool   // offered as an action where someone asks, and never reported
	Scope      Scope
	Stays      bool // every instruction that runs stays where it is, with its operands: the schedule holds
	Asked      bool // in a listing, whose code ptxas has optimized, why it is not applied is only told where someone asks
}

// A Scope is the kind of text that rewrites of a kind apply to.
type Scope uint8

const (
	AnyText    Scope = iota
	NativeOnly       // what they make cannot be written in a listing
)

func (s Scope) String() string {
	if s == NativeOnly {
		return "native texts only"
	}
	return "native texts and listings"
}

// at announces nothing yet: it is the remark on a rewrite of the kind at a place, with the names for its
// title.
func (k *Kind) at(span cfg.Span, names ...any) Remark {
	r := k.untitled(span)
	r.Title = k.FixTitle(names...)
	return r
}

// untitled is at for a title that is made later.
func (k *Kind) untitled(span cfg.Span) Remark {
	return Remark{Diagnostic: analysis.Diagnostic{Code: k.Name, Severity: k.Severity, Span: span}, Kind: k}
}

// KindNamed returns the row of a code, or nil.
func KindNamed(code string) *Kind {
	for _, k := range Kinds {
		if k.Name == code {
			return k
		}
	}
	return nil
}

// Why one rewrite of a kind that is reported may only be worth an action, and what is added to its title.
const (
	sameCost        = "both forms cost the same"
	optimized       = "ptxas has optimized this code"
	savesDivergence = " (saves 1 divergence point)"
)

// Kinds is the table of rewrites, in the order of the phases.
var Kinds = []*Kind{
	splitBlock,
	equivalentExit,
	syncRestructure, threadTableEntry, nearBranch,
	branchToNext, unreachableBlock, sameTargetBranch, constantBranch, threadBranch, uniformBranch,
	deadWrite, deadInstruction,
	multiEntryLoop, irreducibleRegion, makeSingleEntry,
	constantOperand, constantValue, simplifyPredicate, redundantSelect, redundantCopy,
	switchJumpTable, switchSearchTree, switchCascade,
	linearizeBranch,
	promoteLocal,
	nestedBranch,
	ifConversion,
	expandIndexed,
	coldBlock, moveBlock,
	mergeEquivalents,
	tailMerges, emptyBlock, mergeSinglePredecessor, redundantBranch, reverseCondition, moveExitBlock, hoistCommon, deadTable,
}

var splitBlock = &Kind{
	Code: analysis.Code{
		Name: "split-block", Severity: analysis.Hint,
		Title:   "A block that begins without a label",
		Doc:     "Control flow ends the block before it. Phase 6, SetControlFlowOpLastInBB, makes two blocks of what the text shows as one; the rewrite gives the second a label.",
		Refused: "Not looked for in listings whose branches have addresses: they have no labels.",
		Action:  "Split %s after %s",
		All:     "Split all blocks",
	},
	Phase: "SetControlFlowOpLastInBB", ActionOnly: true, Stays: true,
}

var equivalentExit = &Kind{
	Code: analysis.Code{
		Name: "equivalent-exit", Severity: analysis.Hint,
		Title:   "A conditional exit that an earlier one makes redundant",
		Doc:     "Every path to the exit passes an earlier one with an equal condition: computed by an equal instruction from equal operands (to a depth of 2), or from copies of them. The earlier exit has ended all lanes in which the condition holds, so this one is never taken. Where both test the same predicate, it is a constant-branch. Exits are EXIT, RET and branches to a block that only exits.",
		Refused: "Not applied: if anything but its exit reads a condition, or it is not computed in the block of its exit; if the conditions are opposite; if a definition reads memory, the clock, the result of a barrier or its own address, depends on other lanes or writes only part of its register; if operands have different signs, or a register is redefined in between; if a uniform register is read where lanes may have diverged; if the exit has several predecessors; if knob 464 allows no more.",
		Action:  "Remove redundant %s",
		All:     "Remove all redundant exits",
	},
	Phase: "GeneralOptimizeEarly", Asked: true,
}

var syncRestructure = &Kind{
	Code: analysis.Code{
		Name: "sync-restructure", Severity: analysis.Hint,
		Title:   "A convergence region without divergence",
		Doc:     "No branch between BSSY and its BSYNC, or SSY and SYNC, is divergent, so no lane waits there and both can be removed. Phase 14 does so on sm_60 to sm_75 and from sm_90 on.",
		Refused: "Not applied: if the barrier is opened elsewhere too, is saved or restored (BMOV), or lanes exit the region with BREAK; if code is called in the region; if lanes that had diverged before may reconverge in it (WARPSYNC, BAR, the BSYNC of another region); on the stack of sm_62 and older, if the region has another entry or more than 256 blocks, or the stack differs between its paths.",
		Action:  "Remove %s and its %s",
		All:     "Remove all barriers without divergence",
	},
	Phase: "DoSwitchOptFirst", Asked: true,
}

var threadTableEntry = &Kind{
	Code: analysis.Code{
		Name: "thread-entry", Severity: analysis.Hint,
		Title:   "A jump table entry that is a forwarding block",
		Doc:     "The block is an unconditional branch and nothing else; the entry can be its target. Phase 14 does so on sm_60 to sm_75 and from sm_90 on; on other targets phase 15 does.",
		Refused: "Not applied: where thread-branch is not.",
		Action:  "Thread entry %s of %s to %s",
		All:     "Thread all entries of jump tables",
	},
	Phase: "DoSwitchOptFirst", Scope: NativeOnly,
}

var nearBranch = &Kind{
	Code: analysis.Code{
		Name: "near-branch", Severity: analysis.Hint,
		Title:   "A branch to an absolute address that is near",
		Doc:     "JMP and CALL.ABS encode an address; BRA and CALL.REL encode the distance, which fits a shorter field if the target is near. Phase 14 chooses the near form on sm_80 to sm_89.",
		Refused: "Not applied: if the target is farther away than the knobs near-branch-backward and near-branch-forward allow, or if its address is known only to the linker.",
		Action:  "Use near form %s",
		All:     "Use all near forms",
	},
	Phase: "DoSwitchOptFirst", Stays: true, Asked: true,
}

var branchToNext = &Kind{
	Code: analysis.Code{
		Name: "branch-to-next", Severity: analysis.Hint,
		Title:     "A branch to the next block",
		Doc:       "An unconditional branch to the next block in layout order has no effect and can be removed.",
		Refused:   "Not applied: in a listing without labels, if an instruction references the address of the branch.",
		Action:    "Remove branch to next block",
		All:       "Remove all branches to next blocks",
		Redundant: true,
	},
	Phase: "OriBranchOpt",
}

var unreachableBlock = &Kind{
	Code: analysis.Code{
		Name: "unreachable-block", Severity: analysis.Hint,
		Title:     "An unreachable block",
		Doc:       "There is no path from the entry to the block. Blocks that reach each other are removed together. Nothing is reported in a function with an indirect branch whose targets are unknown.",
		Refused:   "Not applied: if a jump table, an address or another reference that remains uses the block.",
		Action:    "Remove %s",
		All:       "Remove all unreachable blocks",
		Redundant: true,
	},
	Phase: "OriBranchOpt", Stays: true,
}

var sameTargetBranch = &Kind{
	Code: analysis.Code{
		Name: "same-target-branch", Severity: analysis.Hint,
		Title:   "A conditional branch with equal targets",
		Doc:     "Taken or not, the branch goes to the same block, so the condition does not matter.",
		Refused: "Not applied: if the branch would bypass the reconvergence point of a region or enter one from outside; in a listing without labels, if an instruction references the address of the branch.",
		Action:  "Fold branch",
		All:     "Fold all branches with equal targets",
	},
	Phase: "OriBranchOpt",
}

var constantBranch = &Kind{
	Code: analysis.Code{
		Name: "constant-branch", Severity: analysis.Hint,
		Title:   "A conditional branch whose condition is constant",
		Doc:     "The predicate is PT, or every definition of it that reaches the branch gives the same constant: a comparison of a register with itself, of two immediates, an unsigned comparison with zero.",
		Refused: "Not applied: in a listing without labels, if the branch is never taken and an instruction references its address.",
		Action:  "Fold branch",
		All:     "Fold all constant branches",
	},
	Phase: "OriBranchOpt",
}

var threadBranch = &Kind{
	Code: analysis.Code{
		Name: "thread-branch", Severity: analysis.Hint,
		Title:   "A branch to a forwarding block",
		Doc:     "The target of the branch is an unconditional branch and nothing else; the branch can go to the target of that one, through any number of such blocks.",
		Refused: "Not applied: if the edge would bypass the reconvergence point of a region, a BSYNC or a BREAK, or enter a convergence region from outside.",
		Action:  "Thread branch to %s",
		All:     "Thread all branches",
	},
	Phase: "OriBranchOpt",
}

var uniformBranch = &Kind{
	Code: analysis.Code{
		Name: "uniform-branch", Severity: analysis.Hint,
		Title:   "A uniform branch",
		Doc:     "The condition is the same in all lanes that reach the branch. BRA.U (UBRA inside ptxas, from sm_75 on) says so and is cheaper. Nearly every loop has such a branch.",
		Refused: "Not looked for before sm_75.",
		Action:  "Mark branch as uniform (BRA.U)",
		All:     "Mark all uniform branches",
	},
	Phase: "OriBranchOpt", ActionOnly: true, Stays: true,
}

const switchLimits = "Not applied: if a predicate of the comparisons is read after them; if an instruction between the comparisons is needed after them and can neither be moved before them nor be copied (because of side effects, or because it is convergent); if lanes that reach the default converged would arrive in several groups, and a cross-lane operation follows before they reconverge; under a complete profile (.pgo)"

var deadWrite = &Kind{
	Code: analysis.Code{
		Name: "dead-write", Severity: analysis.Hint,
		Title:     "A write that nothing reads",
		Doc:       "The instruction only writes registers, and on no path is any of them read before it is written again or the lane ends. Writes of R1, the stack pointer, are not reported, nor is an instruction if one of its results is read.",
		Refused:   "Not applied: where an address of the instruction is named that has no label; to an instruction that is issued as one of a pair, or that a DEPBAR or TEXDEPBAR counts; to uniform registers, which other lanes of the warp may read, and which may hold a descriptor that memory accesses read implicitly; in a function with a syntax error or unknown control flow; where the instruction is all that keeps lanes apart which a branch separates, and something later can tell.",
		Action:    "Remove dead write",
		All:       "Remove all dead writes",
		Redundant: true,
	},
	Phase: "OriPerformLiveDeadFirst",
}

var deadInstruction = &Kind{
	Code: analysis.Code{
		Name: "dead-instruction", Severity: analysis.Hint,
		Title:     "An instruction that only dead instructions need",
		Doc:       "The instruction only writes registers, and the instructions that read them are dead themselves: they compute what nothing else reads, such as a counter that is only incremented. It is removed together with the instructions that use it.",
		Refused:   "Not applied: where dead-write is not.",
		Action:    "Remove %s",
		All:       "Remove dead instructions and what reads them",
		Redundant: true,
	},
	Phase: "OriPerformLiveDeadFirst",
}

var multiEntryLoop = &Kind{
	Code: analysis.Code{
		Name: "multi-entry-loop", Severity: analysis.Hint,
		Title:   "A loop with an entry other than its header",
		Doc:     "The target of a back edge does not dominate its source, so the blocks are not a natural loop and no loop pass changes them. Phase 18, LoopMakeSingleEntry, copies what runs from the other entries up to the header, which leaves the loop with one entry. The header is the entry for which the fewest instructions are copied; make-single-entry offers the others.\n\nThe phase adds no preheader (a block in front of the loop that only branches to it), because phase 15 would thread every branch past it again. make-single-entry offers one.",
		Refused: "Not applied: if more than loop-split-max-instrs instructions would be copied; to what opens, closes or leaves a convergence region (BSSY, BSYNC, BREAK, SSY, SYNC) or is its reconvergence point; to calls, indexed branches and instructions that are unknown, know their own address or are issued in pairs; to what depends on which lanes run it, or writes a uniform register, if lanes may have diverged before; if such an instruction after the loop can tell; if a block that would be copied is named by its address, or marked .cold or .weight; if the table of a listing, a table that several branches use, a call or the synchronization stack leads to an entry; to loads in listings for sm_90 that do not show their descriptor; if control falls off the end of the function after the loop; to listings without labels.",
		Action:  "Make %s the only entry of the loop",
		All:     "Give all loops a single entry",
	},
	Phase: "OriLoopMakeSingleEntry",
}

var irreducibleRegion = &Kind{
	Code: analysis.Code{
		Name: "irreducible-region", Severity: analysis.Information,
		Title:   "A cycle of blocks with several entries",
		Doc:     "The blocks form a cycle with more than one entry, and the back edges in it go to different blocks. None of these blocks dominates the others, so the cycle is not a natural loop, and no loop pass changes it. Phase 18 turns it into nested natural loops, as it does a multi-entry-loop. Reported once for each region, at its first entry.",
		Refused: "Not applied: where multi-entry-loop is not.",
		Action:  "Make %s the only entry of the loop",
		All:     "Give all irreducible regions a single entry",
	},
	Phase: "OriLoopMakeSingleEntry",
}

var makeSingleEntry = &Kind{
	Code: analysis.Code{
		Name: "make-single-entry", Severity: analysis.Hint,
		Title:   "Another way for a loop to have one entry",
		Doc:     "Two things are offered:\n\n- for a multi-entry-loop or an irreducible-region, another header than the one for which the fewest instructions are copied;\n- for a loop that several blocks enter at its header, a preheader: a block in front of the loop that all of them go through. Phase 15 threads branches past a block that only branches, so a preheader is useful only for what you put into it.",
		Refused: "Not offered where multi-entry-loop is refused. A preheader is not offered where an entry is not a branch, where control falls into the header from the loop, or where lanes reconverge at the header.",
		Action:  "Make %s the only entry of the loop",
		All:     "Give all loops another single entry",
	},
	Phase: "OriLoopMakeSingleEntry", ActionOnly: true,
}

var constantOperand = &Kind{
	Code: analysis.Code{
		Name: "constant-operand", Severity: analysis.Hint,
		Title:   "A register that only holds a constant",
		Doc:     "A MOV of an immediate, or of a constant from a bank, whose uses can all take it as an operand in place of the register. The MOV is removed.",
		Refused: "Not applied: if one of the uses has to be a register: because of its opcode, because the instruction has an immediate, a constant or a uniform register already, because it has 64 bits, or because the value has no spelling there (NaN, infinity, negative zero, and before sm_70 what has more than 20 bits); if other values may reach a use; if something reads the register without naming it.",
		Action:  "Replace %s by %s",
		All:     "Replace all registers that only hold a constant",
	},
	Phase: "GeneralOptimize", Asked: true,
}

var constantValue = &Kind{
	Code: analysis.Code{
		Name: "constant-value", Severity: analysis.Hint,
		Title:   "An instruction that always computes the same value",
		Doc:     "The values that reach the instruction determine its result in all lanes, computed bit for bit as the machine does. A MOV of an immediate does the same and needs none of the operands.",
		Refused: "Not looked for: results of uniform registers, which lanes that went another way may have written, of loads, and of floating point operations whose result is not exactly defined.",
		Action:  "Replace %s by MOV %s",
		All:     "Replace all instructions whose result is known",
	},
	Phase: "GeneralOptimize", Asked: true,
}

var simplifyPredicate = &Kind{
	Code: analysis.Code{
		Name: "simplify-predicate", Severity: analysis.Hint,
		Title:   "A predicate that is known, or a copy",
		Doc:     "A guard that is always true can be removed, and so can an instruction whose guard is always false. (Instructions under @!PT without registers stay: ptxas inserts them, as @!PT SHFL.IDX PT, RZ, RZ, RZ, RZ.) A known operand can be PT or !PT. An instruction that reads a copy of a predicate, or its complement, can read the predicate itself.",
		Refused: "Not applied: to a copy whose original is written before a use, or that meets other values where paths meet; to one of a pair that is issued together.",
		Action:  "%s",
		All:     "Simplify all predicates",
	},
	Phase: "GeneralOptimize", Asked: true,
}

var redundantSelect = &Kind{
	Code: analysis.Code{
		Name: "redundant-select", Severity: analysis.Hint,
		Title:   "A select that always selects the same",
		Doc:     "Both sources have the same value, or the predicate is known: a MOV does the same.",
		Refused: "Not looked for: selects that change what they select: its sign, or subnormal numbers (.FTZ).",
		Action:  "Replace %s by MOV of %s",
		All:     "Replace all redundant selects",
	},
	Phase: "GeneralOptimize", Asked: true,
}

var redundantCopy = &Kind{
	Code: analysis.Code{
		Name: "redundant-copy", Severity: analysis.Hint,
		Title:   "A copy of a register that is not needed",
		Doc:     "All uses of the copy can read the original, which still holds the value there. Registers that are read together are replaced together. Phase 58 does the same for a MOV whose source was the destination of one of the last six MOVs of the block.",
		Refused: "Not applied: if the original is written before a use; if other values may reach a use; if the uses read several registers together, whose originals do not follow one another or are not aligned; if something reads the register without naming it: a call, a return, what is not understood; if an instruction uses registers after the next ones have been issued (HGMMA), is not known to take RZ, or has two registers that one number encodes (compare-and-swap); if USETMAXREG changes the number of registers.",
		Action:  "Replace %s, and remove the copy",
		All:     "Remove all redundant copies",
	},
	Phase: "GeneralOptimize", Asked: true,
}

var switchJumpTable = &Kind{
	Code: analysis.Code{
		Name: "switch-jump-table", Severity: analysis.Hint,
		Title:   "A switch that could be a jump table",
		Doc:     "A chain or a tree of comparisons of one value with constants. One bounds check and one indexed branch can replace it, with a single divergence point. Gaps between the cases branch to the default.",
		Refused: switchLimits + "; in a listing, whose text does not show the data of a table.",
		Action:  "Lower switch on %s as a jump table (%s)",
		All:     "Lower all dense switches to jump tables",
	},
	Phase: "DoSwitchOptSecond", Scope: NativeOnly, Asked: true,
}

var switchSearchTree = &Kind{
	Code: analysis.Code{
		Name: "switch-search-tree", Severity: analysis.Hint,
		Title:   "A switch that could be a search tree",
		Doc:     "A chain of comparisons of one value with many constants that are too far apart for a table. A balanced tree needs the logarithm of their number.",
		Refused: switchLimits + ".",
		Action:  "Lower switch on %s as a search tree (%s)",
		All:     "Lower all sparse switches to search trees",
	},
	Phase: "DoSwitchOptSecond", Asked: true,
}

var switchCascade = &Kind{
	Code: analysis.Code{
		Name: "switch-cascade", Severity: analysis.Hint,
		Title:   "A switch that could be a cascade",
		Doc:     "A tree of comparisons for few cases: one comparison after the other is shorter.",
		Refused: switchLimits + ".",
		Action:  "Lower switch on %s as a cascade (%s)",
		All:     "Lower all small switches to cascades",
	},
	Phase: "DoSwitchOptSecond", Asked: true,
}

var linearizeBranch = &Kind{
	Code: analysis.Code{
		Name: "linearize", Severity: analysis.Hint,
		Title:   "A branch that only selects the values of registers",
		Doc:     "The then and else sides of a conditional branch only move registers, constants or immediates, and join again. SEL, or moves under the branch's predicate, do the same without a branch. Where both forms cost the same it is only offered as an action.",
		Refused: "Not applied: where if-convert is not because of labels and edges, and if the sides have more moves than the knob linearize-max-moves allows, or moves cost more than the branch.",
		Action:  "Replace branch with %s",
		All:     "Replace all branches that only select a value",
	},
	Phase: "OriLinearReplacement", Asked: true,
}

var promoteLocal = &Kind{
	Code: analysis.Code{
		Name: "promote-local", Severity: analysis.Hint,
		Title:   "A slot of local memory that a register can hold",
		Doc:     "The address of the stack frame of a kernel does not escape, so all loads and stores of the slot are known. Local memory is private to the lane and gone when the kernel ends.\n\n- Where the stored register still holds the value on all paths, a load becomes a MOV, or is removed;\n- a store that no load can read is dead;\n- what remains is kept in a register that is free as long as the slot has a value, or, from sm_75 on, in an unused uniform register, if all lanes of the warp store the same value, once and together.",
		Refused: "Not applied: to functions that are called; if R1, or a copy of it or a sum with constants, is read by anything but accesses and comparisons, or R1 changes after the start; with calls, indexed accesses of local memory, and instructions that are not understood; to slots whose accesses have different sizes, may be read before they are written, or are wider than a register; if no register is free, and the stored value is not proved to be one for all lanes; where instructions are counted, or use registers after the next ones have been issued; if the moves cost more than the knobs knob-136 and MovWeightForConvertMemToReg allow.",
		Action:  "Promote local slot %s",
		All:     "Promote all local slots",
	},
	Phase: "GeneralOptimizeMid", Asked: true,
}

var nestedBranch = &Kind{
	Code: analysis.Code{
		Name: "nested-branch", Severity: analysis.Hint,
		Title:   "Two nested conditional branches that can be combined",
		Doc:     "A conditional branch goes to a block that only sets predicates and branches, and the two branches have a common successor. One branch on a truth table of both conditions does the same: a && b, a || b, and their negations. Two branches with swapped targets are an exclusive or. The message contains the index that ptxas maps the inner comparison to: " + comparisonIndexText() + ".",
		Refused: "Not applied: if the inner block does more than set predicates, combines two conditions already, has other predecessors or more instructions than the knob nested-max-instrs allows; if a predicate it writes is live on the other path; if the branches have no common merge point, or the table would need a fourth input.",
		Action:  "Flatten with %s",
		All:     "Flatten all nested conditions",
	},
	Phase: "OptimizeNestedCondBranches", Asked: true,
}

var ifConversion = &Kind{
	Code: analysis.Code{
		Name: "if-convert", Severity: analysis.Hint,
		Title:   "A branch around a few instructions",
		Doc:     "The then and else sides of a conditional branch are a few instructions, which can run under its predicate instead, and no lane waits for another. The message contains the cost of both forms in issue slots, and up to how many instructions it would pay. Where both forms cost the same it is only offered as an action.",
		Refused: "Not applied: to calls, control flow, barriers, fences, traps, cross-lane operations under a divergent branch, uniform registers and unknown opcodes; if one of the blocks is referenced elsewhere; if the sides have more instructions than the knob if-convert-max-instrs allows, or nest more conditions than if-convert-max-depth; if predication costs more than the branch.",
		Action:  "If-convert",
		All:     "Convert all short ifs",
	},
	Phase: "OriDoPredication", Asked: true,
}

var expandIndexed = &Kind{
	Code: analysis.Code{
		Name: "expand-jmx", Severity: analysis.Hint,
		Title:   "An indexed branch by index",
		Doc:     "BRX references a jump table and takes the index of an entry from its register. Phase 80, ExpandJmxComputation, computes the address of the entry with LEA, once the table is placed.",
		Refused: "Applied in native texts only: a listing shows the result.",
		Action:  "Expand to %s and %s",
		All:     "Expand all indexed branches",
	},
	Phase: "ExpandJmxComputation", ActionOnly: true, Scope: NativeOnly,
}

var coldBlock = &Kind{
	Code: analysis.Code{
		Name: "cold-block", Severity: analysis.Hint,
		Title:   "A cold block among others",
		Doc:     "The block is seldom executed:\n\n- it is marked .cold;\n- its .weight is at most a sixteenth of that of another way out of each of its predecessors, or a complete profile (.pgo) has not seen it run;\n- it ends the program with a trap or a breakpoint (BPT), calls __assertfail, or ends the lanes that come to it with KILL;\n- all its successors are such blocks, or all its predecessors are.\n\nPhase 108, OptimizeHotColdInLoop, moves it behind the loop that contains it; phase 109, OptimizeHotColdFlow, moves it to the end of the function, in front of the padding of a listing. Blocks that fall through into one another are moved together or not at all. The order of execution does not change: a branch around the block is inverted or removed, and a branch is added where control fell through. In a listing the moved instructions lose their addresses, and a comment at the old place says that nothing is missing there.\n\nA call of the slow path of a division does not make a block cold: ptxas leaves such blocks in place.",
		Refused: "Not applied: in a listing without labels; if the block is named by its address, by data, by the jump table of a listing, or has a label that code elsewhere may know; if a call returns into or out of it, lanes that meet go on in it, or one of a pair that is issued together is outside of it; to instructions that are unknown or know their own address; in listings to indexed branches, calls of sm_70 and later, and loads for sm_90 that do not show their descriptor; where addresses do not ascend; if a directive stands in the block, or something else on its lines; if control falls off the end of the function; in a function with a syntax error or unknown control flow. A block that is only a branch stays.",
		Action:  "Move the cold %s %s",
		All:     "Move all cold blocks",
	},
	Phase: "OptimizeHotColdInLoop", Later: "OptimizeHotColdFlow", Asked: true,
}

var moveBlock = &Kind{
	Code: analysis.Code{
		Name: "move-block", Severity: analysis.Hint,
		Title:   "A block out of source order",
		Doc:     "The block is not where its number says, the bix in its label BB<number>. Phase 112, PlaceBlocksInSourceOrder, moves it, together with the blocks that it falls into and those after it that have no number. No branch is added, and a branch to the block that is then next is removed; where none is removed, the move is only offered as an action. Cold blocks stay where phases 108 and 109 have put them.\n\nNot looked for in listings: their layout is what phase 112 of ptxas has left, and their source lines are those of scheduled instructions.",
		Refused: "Not applied: where cold-block is not.",
		Action:  "Move %s after %s",
		All:     "Move all blocks to their place in source order",
	},
	Phase: "PlaceBlocksInSourceOrder", Scope: NativeOnly, Asked: true,
}

var mergeEquivalents = &Kind{
	Code: analysis.Code{
		Name: "merge-equivalent", Severity: analysis.Hint,
		Title:   "Two equal blocks",
		Doc:     "Both have the same instructions and the same successors: one of them is enough, and the predecessors of the other can branch to it. Lanes that had diverged may then execute it together. Reported for blocks of three and more instructions; for smaller ones only offered as an action.",
		Refused: "Not applied: to reconvergence points, blocks in different convergence regions or loops, and loop headers; to cross-lane operations where the warp may have diverged; to instructions that read a clock or their own address; if the address of the block is taken, or a table of a listing references it.",
		Action:  "Merge %s into %s",
		All:     "Merge all equal blocks",
	},
	Phase: "MergeEquivalentConditionalFlow",
}

var emptyBlock = &Kind{
	Code: analysis.Code{
		Name: "empty-block", Severity: analysis.Hint,
		Title:     "A block that does nothing",
		Doc:       "The block consists of NOPs, and control falls through into the next one, which its predecessors can branch to instead. In a listing, where ptxas may have placed NOPs for the hardware, it is only offered as an action.",
		Refused:   "Not applied: if an instruction references the address of the block, and the listing has no label for it; if lanes that were apart would meet where something can tell; with the knob dont-merge-basicblocks.",
		Action:    "Remove empty block %s",
		All:       "Remove all empty blocks",
		Redundant: true,
	},
	Phase: "OptimizeBranches", Asked: true,
}

var mergeSinglePredecessor = &Kind{
	Code: analysis.Code{
		Name: "merge-single-predecessor", Severity: analysis.Hint,
		Title:   "A block that only the one before it falls into",
		Doc:     "No branch goes to the block: control always comes from the block before it. Without the label both are one block, about which more is known.",
		Refused: "Not applied: if something else names the label, such as a BSSY, a directive or other functions; if the blocks have different .cold or .weight marks; if control flow is incomplete; with the knob dont-merge-basicblocks.",
		Action:  "Merge %s into %s",
		All:     "Merge all blocks with a single predecessor",
	},
	Phase: "OptimizeBranches", ActionOnly: true, Stays: true,
}

var redundantBranch = &Kind{
	Code: analysis.Code{
		Name: "redundant-branch", Severity: analysis.Hint,
		Title:   "An indexed branch with one target",
		Doc:     "Every entry of the table is the same block, so the index does not matter: a plain branch does the same. For a conditional branch see same-target-branch.",
		Refused: "Not applied: where an address of the instruction is named that has no label; if something after it can tell which lanes run together: those whose index is outside of the table would be among them.",
		Action:  "Replace %s by BRA %s",
		All:     "Replace all indexed branches with one target",
	},
	Phase: "OptimizeBranches",
}

var reverseCondition = &Kind{
	Code: analysis.Code{
		Name: "reverse-condition", Severity: analysis.Hint,
		Title:   "A conditional branch around a branch",
		Doc:     "The branch skips a block that is only another branch. With the opposite condition it can take the target of that branch, and control falls through to its old target.",
		Refused: "Not applied: if the address of the second branch is named, or its label is a symbol; if it has a .cold or .weight mark; if control flow is incomplete.",
		Action:  "Reverse the condition of %s, and branch to %s",
		All:     "Reverse all branches around branches",
	},
	Phase: "OptimizeBranches", Asked: true,
}

var tailMerges = &Kind{
	Code: analysis.Code{
		Name: "tail-merge", Severity: analysis.Hint,
		Title:   "Two blocks with a common tail",
		Doc:     "The blocks end with the same instructions and have the same successor. One keeps them, in a block of their own, and the other branches there. If a block ends in a conditional branch, that successor is the one it falls through to. A common tail ends at an instruction that depends on which lanes run it, is not understood, or reads a clock or its own address. This is the first part of cicc's BranchFolding, which is also the pipeline cicc.",
		Refused: "Not applied: if the tail is shorter than the knob tail-merge-size says (gate 1); if it ends with something else than a branch or an exit (gate 2); if a reserved register, a special register such as SR_TID.X or R1, lives into it (gate 3); if nothing is saved (gate 4); if the convergence barriers or the stack differ before it, only one of the blocks is in a loop or .cold, one is the tail and the reconvergence point of a region or the header of a loop; if lanes may have diverged and a cross-lane operation follows before they reconverge, or it uses uniform registers that are written elsewhere; if something refers to its address.",
		Action:  "Merge the %d-instruction tail of %s and %s into %s",
		All:     "Merge all common tails",
	},
	Phase: "TailMerge", Asked: true,
}

var hoistCommon = &Kind{
	Code: analysis.Code{
		Name: "hoist-common", Severity: analysis.Hint,
		Title:   "Instructions with which both ways of a branch begin",
		Doc:     "Both successors of a conditional branch begin with the same instructions and have no other predecessor: the instructions can be placed above the branch, once. This is the third part of cicc's BranchFolding.",
		Refused: "Not applied: if an instruction writes what the branch reads, is unknown, reads a clock or its own address, changes which lanes reconverge, or is issued together with another one; if the branch diverges and it depends on which lanes run it, or uses uniform registers that are written elsewhere; if something else references one of the successors, or it is a reconvergence point.",
		Action:  "Hoist %s above the branch",
		All:     "Hoist all instructions that are common to both ways of a branch",
	},
	Phase: "HoistCommonCode", Asked: true,
}

var deadTable = &Kind{
	Code: analysis.Code{
		Name: "dead-table", Severity: analysis.Hint,
		Title:     "A jump table that nothing uses",
		Doc:       "Nothing in the section references the table, but its entries keep blocks from being removed and merged. cicc's BranchFolding removes such tables at its end.",
		Refused:   "Not looked for in listings, whose tables are data in another section. A table that anything in the section mentions, even a comment, is kept.",
		Action:    "Remove jump table %s",
		All:       "Remove all jump tables that nothing uses",
		Redundant: true,
	},
	Phase: "HoistCommonCode", Scope: NativeOnly, Stays: true,
}

var moveExitBlock = &Kind{
	Code: analysis.Code{
		Name: "move-exit-block", Severity: analysis.Hint,
		Title:   "A block that ends lanes, in the way of others",
		Doc:     "A conditional branch skips a block in which lanes end. Moved to the end of the function, the block is out of the way: the branch goes there under the opposite condition, and control falls through into its old target. If the block is cold, it is a cold-block instead.",
		Refused: "Not applied: where cold-block is not.",
		Action:  "Move exit block %s to the end",
		All:     "Move all exit blocks to the end",
	},
	Phase: "OptimizeBranches", ActionOnly: true,
}
