package optimizer

import "fmt"

// This file is what the page of the GeneralOptimize phases has ptxas do, step by step, and what is done here. Where the two
// differ on purpose, the step says so. The steps of phase 13 are beside its pass. Source: seeds general-optimize.

// forwardSteps are those of phase 29: "Algorithm B", "Eligibility Checker", "How Fold Results Are Consumed".
var forwardSteps = []string{
	"Gate: knobs 487, 231 and 461, and the level. What stands in the configuration beside knob 461, and lets the phase run as well, is " +
		"no part of a text: it is taken for set.",
	"Walk: instructions in the order of the text, within blocks and between them. A copy is followed to all its uses instead of to " +
		"those of one block, because a use that is left keeps the copy alive.",
	"Anchor: the definition that a use reads is the one that reaches it, by the values of registers; where several do it is " +
		"refused (\"may have other values\").",
	"Set-predicate: a comparison of uniform registers is marked 0x400, propagated under predicate, if both sources are of types 2 " +
		"and 3 and neither has a constraint. The text has no constraints of registers, and of the target's consent to the mark the " +
		"page does not say which give it: it is taken for given.",
	"Select: integer or single, without modifiers. Up to the encoded target 20479 always; above, where the constraint bits 10 to " +
		"12 are clear, which is known of registers only.",
	"Tiers: tier 0 marks 0x100, propagated. With limit-fold-fp a single select takes the conservative tier (in the page's code an " +
		"integer one, too; its text says twice that the knob is of floats): 0x200, deferred, on targets of the three classes; on " +
		"others by the simplifier, forward and then backward. Bits 0x1b of the tier ask for the simplifier on all targets; what sets " +
		"them the page does not say, and they are taken for clear. That an operand is not marked twice goes without saying, as marks are " +
		"computed and not kept.",
	"Predicate simplification: forward, a predicate that is known where it is read; backward, the predicate that one is a copy of. " +
		"The page has both decide a mark; here they rewrite.",
	"Constraint of the target: ptxas takes none of three classes of targets for granted, and each has a number: 4, dual issue, sm_50 to " +
		"sm_53; 11, NVLink, sm_70 and above; 10, Grace, which is none whose listings are known. The page has 20481 for an sm_50a " +
		"that no listing names.",
	"Consumption: what the marks are for is done at once and not by a later pass: uses read the source, and a select with equal " +
		"sources or a known predicate is a move.",
	"Dead code: what has no live use, by liveness (\"is written, but nothing reads it\").",
	"Convergence: the sub-passes run again until nothing changes. Knob 464 is asked after each iteration that changed something, " +
		"as the page's loop has it; in phase 13 it is asked before the rewrite is made, as the page has it there.",
}

// midSteps are those of phase 37: "Phase 37 Fold Cost Model", "Register Constraint Validation".
var midSteps = []string{
	"Gate: knob 487, and --no-phase ConvertMemoryToRegisterOrUniform. Of the check before it (sub_8F3EA0) the page does not say what it " +
		"asks: it is taken for passed.",
	"Promotion: slots of the stack frame whose address does not escape, if the moves cost less than knob 136 (0.93) of what the " +
		"accesses do. Accesses by index where its bounds are known, of at most as many bytes as knob 135 allows. A uniform register " +
		"where all lanes store one value.",
	fmt.Sprintf("Cost: a use that is folded into costs 1; of the exempt opcodes what knob 474 says (0.25), unless there are more than %d "+
		"uses. Exempt are LDL and HSET2; of 133, 134, 137, 272 and 273 the page does not say what they are. An instruction that is dead "+
		"costs nothing.", mostExempt),
	"Convergence: as long as an iteration weighs at least knob 474, or knob 135 where that is set.",
	"Register constraints: all operands that are folded together need the same ones. Here they are those of the instruction: " +
		"registers that follow one another and are aligned as wide as what reads them (\"is not aligned to that\", \"do not follow one " +
		"another\"), a kind of operand that the opcode takes (\"has to be a register\"), and operands that demand one another " +
		"(\"another operand determines\").",
}

// targetSteps are those of phases 46 and 65: "Variant C: Indirect Vtable Dispatch".
var targetSteps = []string{
	"Gate: the level. Phase 46 asks for none; here it is that of the others.",
	"Dispatch: what the target has for the phase, which may be nothing. The page does not say for which targets, nor what it is on the " +
		"others; the table below is ours.",
}

// lateSteps are those of phase 58: "The Per-Block Sub-Pass Runner".
var lateSteps = []string{
	"Gate: -O3 and above, and knob 31, which is off where it is given as 0; of its extended value, which asks for the architecture, a text " +
		"says nothing. The flags that skip the phase at a reduced level, and that turn register and immediate operands off, are no part of a text.",
	"Type: a MOV of 32 bits without modifiers or guard, of an immediate, of a constant bank, or of a register.",
	"Register operands: one use. Such a MOV takes a slot and is never found again: there is no second use to compare it with.",
	"Aliasing: a MOV goes only if no use reads its register together with others, which would be other ones (\"together with other " +
		"registers\"), and nothing writes the register of the older MOV in between.",
	"Class: general registers. Of RZ and the stack pointer there is nothing to move.",
	fmt.Sprintf("Buffer: %d slots, of one block. A MOV of what a slot holds is promoted: its uses read the register of the older one. Else it "+
		"takes the next slot, and the oldest is evicted. A slot of ptxas holds both MOVs of a pair; here the later one is gone.", bufferSlots),
	"Knob 605: nothing enters the buffer.",
	"Counters: seven, six of the slots, of what each was found for, and one of dead instructions; `ori opt --stats` shows those of " +
		"each block.",
	"Convergence: each block is looked at once.",
}
