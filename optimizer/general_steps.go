package optimizer

import "fmt"

// This file lists what the page of the GeneralOptimize phases has ptxas do, step by step, and what is done here. Where the two
// differ on purpose, the step says so. The steps of phase 13 are beside its pass. Source: seeds general-optimize.

// forwardSteps are those of phase 29: "Algorithm B", "Eligibility Checker", "How Fold Results Are Consumed".
var forwardSteps = []string{
	"Gate: knobs 487, 231 and 461, and the level. A value beside knob 461 in the configuration also lets the phase run; a text does not have " +
		"it, so it is assumed to be set.",
	"Walk: instructions in the order of the text, within blocks and across them. A copy is followed to all its uses, where ptxas follows it " +
		"to those of one block, because a use that is left keeps the copy alive.",
	"Anchor: a use reads the definition that reaches it, by the values of registers. Where several definitions reach it, the rewrite is " +
		"refused (\"may have other values\").",
	"Set-predicate: a comparison of uniform registers is marked 0x400, propagated under predicate, if both sources are of types 2 " +
		"and 3 and neither has a constraint. A text has no constraints of registers. Which targets consent to the mark, the page does not " +
		"say; all are assumed to.",
	"Select: integer or single precision, without modifiers. Always up to the encoded target 20479; above that, where the constraint bits " +
		"10 to 12 are clear, which is known of registers only.",
	"Tiers: tier 0 marks 0x100, propagated. With limit-fold-fp, a single-precision select takes the conservative tier. (In the code on the " +
		"page an integer select takes it too; the text says twice that the knob is for floats.) That tier marks 0x200, deferred, on targets of " +
		"the three classes, and on others asks the simplifier, forward and then backward. Bits 0x1b of the tier ask for the simplifier on all " +
		"targets; the page does not say what sets them, and they are assumed to be clear. No operand is marked twice, as marks are computed " +
		"and not kept.",
	"Predicate simplification: forward, a predicate that is known where it is read; backward, the predicate of which another is a copy. " +
		"On the page both decide about a mark; here they rewrite.",
	"Constraint of the target: ptxas distinguishes three classes of targets, by number: 4, dual issue, sm_50 to sm_53; 11, NVLink, sm_70 " +
		"and above; 10, Grace, for which no listings are known. The page has 20481 for an sm_50a that no listing names.",
	"Consumption: what ptxas marks for a later pass is done at once: uses read the source, and a select with equal " +
		"sources or a known predicate becomes a move.",
	"Dead code: instructions without a live use, by liveness (\"is written, but nothing reads it\").",
	"Convergence: the sub-passes run again until nothing changes. Knob 464 is checked after each iteration that changed something, " +
		"as in the loop on the page; in phase 13 it is checked before a rewrite is made, as the page has it there.",
}

// midSteps are those of phase 37: "Phase 37 Fold Cost Model", "Register Constraint Validation".
var midSteps = []string{
	"Gate: knob 487, and --no-phase ConvertMemoryToRegisterOrUniform. The page does not say what the check before it (sub_8F3EA0) asks; it " +
		"is assumed to pass.",
	"Promotion: slots of the stack frame whose address does not escape, if the moves cost less than knob 136 (0.93) times what the " +
		"accesses cost. Indexed accesses, where the bounds of the index are known, of at most as many bytes as knob 135 allows. A uniform " +
		"register, where all lanes store the same value.",
	fmt.Sprintf("Cost: a use that is folded into costs 1, or what knob 474 says (0.25) if its opcode is exempt, unless there are more than %d "+
		"uses. LDL and HSET2 are exempt; the page does not say which opcodes 133, 134, 137, 272 and 273 are. A dead instruction costs "+
		"nothing.", mostExempt),
	"Convergence: as long as an iteration weighs at least knob 474, or knob 135 if that is set.",
	"Register constraints: all operands that are folded together need the same ones. Here they are the constraints of the instruction: " +
		"registers that are read together must follow one another and be aligned to their number (\"is not aligned to that\", \"do not follow one " +
		"another\"), the opcode must take the kind of operand (\"has to be a register\"), and no other operand may determine it " +
		"(\"another operand determines\").",
}

// targetSteps are those of phases 46 and 65: "Variant C: Indirect Vtable Dispatch".
var targetSteps = []string{
	"Gate: the level. The page has no level for phase 46; here it is that of the others.",
	"Dispatch: what the target has for the phase, which may be nothing. The page does not say which targets have something, nor what it " +
		"is; the list below is ours.",
}

// lateSteps are those of phase 58: "The Per-Block Sub-Pass Runner".
var lateSteps = []string{
	"Gate: -O3 and above, and knob 31, which is off if it is given as 0. A text says nothing of the extended value of the knob, which asks " +
		"for the architecture, nor of the flags that skip the phase at a reduced level or turn register and immediate operands off.",
	"Type: a 32-bit MOV without modifiers or guard, of an immediate, a constant of a bank, or a register.",
	"Register operands: a register with one use. Such a MOV takes a slot and is never found again: there is no second use to compare it with.",
	"Aliasing: a MOV is removed only if no use reads its register together with others, which would then be different registers (\"together " +
		"with other registers\"), and nothing writes the register of the older MOV in between.",
	"Class: general registers. For RZ and the stack pointer there is nothing to move.",
	fmt.Sprintf("Buffer: %d slots, for one block. If a slot holds the same source, the MOV is promoted: its uses read the register of the older "+
		"MOV. Otherwise it takes the next slot, and the oldest is evicted. A slot of ptxas holds both MOVs of a pair; here the later one is "+
		"removed.", bufferSlots),
	"Knob 605: nothing enters the buffer.",
	"Counters: seven, six by the slot that was found and one of dead instructions; `ori opt --stats` shows those of " +
		"each block.",
	"Convergence: each block is looked at once.",
}
