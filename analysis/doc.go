// Package analysis finds facts about one function of a program: what is true of it on every path,
// as far as its text tells. What it does not understand may do everything, so a fact that is found
// can be relied on, and one that is missing means "unknown".
//
// [Facts] finds each fact when it is first asked for and keeps it. The files are in these groups,
// each of which rests on those above it:
//
//   - registers.go, convention.go, callee.go, callee_uses.go: which registers each instruction and
//     each call reads and writes ([Registers]). descriptor_guess.go: those that a listing does not name.
//   - liveness.go, live_*.go, ends.go, pressure.go, printed.go, dead_code.go, dead_writes.go: where
//     registers are live ([Liveness]), and the writes that nothing reads.
//   - ssa.go, ssa_build.go, ssa_simplify.go, ssa_use.go, reaching.go, across.go: definitions and uses ([SSA]),
//     and what calls may leave in place ([Across]).
//   - analyze_control_flow.go, postdominators.go, frontiers.go, irreducible.go, loop_shape.go,
//     unreachable.go, onward.go, cold.go: facts of the graph alone.
//   - convergence.go, start_sets.go, escapes.go, stacks.go: which convergence barriers, and which
//     entries of the stack of sm_62 and older, lanes hold where ([Convergence], [Stacks]).
//   - known.go, truth.go, exact.go, transfer*.go, constants*.go: what values are ([Constants]). A
//     transfer function says what is known of a result from what is known of its operands.
//   - divergence*.go, uniformity*.go, rounds.go, apart.go, active.go, why_varying.go: which values and
//     branches are the same in all lanes, and which lanes run a block together ([Uniformity]).
//   - whole_warps.go, rows.go, by_nature.go, difference.go, launch.go: the same for thread blocks
//     whose rows are whole warps, and for what differs between lanes by its nature.
//   - rejoins*.go, deserted.go, lanes_come.go, lane_*.go, lowest_lane.go, voters.go: where lanes that a
//     branch has separated wait for one another ([Meetings]), and which lanes of a mask come.
//   - undefined_*.go, implied.go: reads of registers that some path has not written.
//   - switch*.go: chains and trees of comparisons and jump tables, read back to the cases of a
//     [Switch], and what each form of it costs.
//   - facts.go, outcome.go, meanings.go, traits.go, block_facts.go: how facts are kept, and what is
//     said of a single instruction and of a block.
//   - diagnostic.go: the plain values in which package lint and the optimizer report what they found.
//
// Rooms: analysis imports grammar and cfg.
package analysis
