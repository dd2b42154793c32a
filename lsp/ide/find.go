package ide

import (
	"context"
	"fmt"
	"iter"
	"runtime"
	"runtime/debug"
	"slices"
	"sync/atomic"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/lint"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/optimizer"
)

// A small function has up to maxSmall blocks and maxSmallInstrs instructions: its facts are found in about a millisecond.
const (
	maxSmall       = 200
	maxSmallInstrs = 4096
)

// isSmall reports whether f is such a function.
func isSmall(f *cfg.Func) bool {
	return len(f.Blocks) <= maxSmall && instrsOf(f) <= maxSmallInstrs
}

// minParallel is from how many blocks on what is looked for in one function is worth goroutines, and
// minParallelInstrs from how many instructions.
const (
	minParallel       = 64
	minParallelInstrs = 4096
)

// isLarge reports whether it is.
func isLarge(f *cfg.Func) bool {
	return len(f.Blocks) >= minParallel || instrsOf(f) >= minParallelInstrs
}

// maxSerial is up to how many blocks a function is looked at by one goroutine, beside others.
const maxSerial = 2000

// known is what is known of one function, found when first asked for.
type known struct {
	facts cancel.Memo[*facts]
	early cancel.Memo[[]analysis.Diagnostic] // see [lint.Early]
	tally atomic.Pointer[tally]

	grouped atomic.Pointer[groups]
	told    atomic.Bool // of what broke
}

// facts are what is found in one function.
type facts struct {
	facts   *analysis.Facts
	lint    []analysis.Diagnostic
	early   int     // so many of lint are known early
	partly  bool    // that is all there is: see [Snapshot.Early]
	remarks remarks // rewrites that are possible, also if only offered as actions, and those that are refused; see [optimizer.Remark.Told]
	broke   string  // what went wrong in the middle; "" if nothing did
}

// facts returns what is found in function k of u. It polls ctx. If an analysis panics, so does facts for
// the first caller; later callers get what was found.
func (s *Snapshot) facts(ctx context.Context, u *unit, k int) *facts {
	return s.find(ctx, u, k, false)
}

// find is facts; serial if others find those of other functions meanwhile.
func (s *Snapshot) find(ctx context.Context, u *unit, k int, serial bool) *facts {
	at := &u.facts[k]
	fs := at.facts.Get(ctx, func() *facts { return s.look(ctx, u.Funcs[k], at, serial) })
	if fs.broke != "" && !at.told.Swap(true) {
		panic(fs.broke)
	}
	return fs
}

// about returns the facts about function k of u, for one who asks until ctx is done. Those of small functions are kept as long as few
// others are asked about.
func (s *Snapshot) about(ctx context.Context, u *unit, k int) *analysis.Facts {
	fs := s.facts(ctx, u, k)
	s.recent.note(fs)
	s.touch(u.Section, u.Section)
	return fs.facts.For(ctx)
}

// findMany finds what there is to find in the functions of the units of which nothing is known, side by side if
// they are many. A large one is left to [Snapshot.facts], which has more memory for it then.
func (s *Snapshot) findMany(ctx context.Context, units []*unit) {
	type one struct {
		u *unit
		k int
	}
	var many []one
	for _, u := range units {
		for k, f := range u.Funcs {
			if !u.facts[k].facts.Done() && len(f.Blocks) <= maxSerial {
				many = append(many, one{u, k})
			}
		}
	}
	if len(many) < 2*runtime.GOMAXPROCS(0) {
		return
	}
	cancel.Parallel(len(many), func(n int) { s.find(ctx, many[n].u, many[n].k, true) })
}

// findEarly returns what is wrong with f as far as that is known early.
func (at *known) findEarly(f *analysis.Facts) []analysis.Diagnostic {
	return at.early.Get(f.Context(), func() []analysis.Diagnostic { return lint.Early(f) })
}

// look finds what there is to find in f, of which at is known, serial in this goroutine alone.
func (s *Snapshot) look(ctx context.Context, f *cfg.Func, at *known, serial bool) (fs *facts) {
	fs = &facts{facts: analysis.NewFacts(f)}
	defer func() {
		switch r := recover(); {
		case cancel.Stopped(r):
			panic(r)
		case r != nil:
			fs.broke = fmt.Sprintf("%v\n%s", r, debug.Stack())
		}
	}()
	facts := fs.facts.For(ctx)
	if isLarge(f) {
		s.lookAtLarge(facts, fs, at, serial)
	} else {
		s.lookAtOther(facts, fs, at)
	}
	if isSmall(f) {
		// Most functions are never asked about; their facts would only be in
		// the way of the garbage collector. What takes longest to find of one that is hovered over stays in short.
		if s.once {
			fs.facts.Forget()
		} else {
			fs.facts = fs.facts.Brief()
		}
		if serial { // the text was opened: a few of its remarks are shown
			for _, list := range fs.remarks {
				optimizer.Forget(list)
			}
		}
	}
	return fs
}

// lookAtOther is look of a function that is not large. A text may have a hundred thousand of them: nothing here takes memory for what they do not have.
func (s *Snapshot) lookAtOther(facts *analysis.Facts, fs *facts, at *known) {
	fs.check(facts, at)
	var list []optimizer.Remark
	knobs := s.knobs()
	for _, ph := range optimizer.Leading(facts.Func, knobs) {
		facts.Poll()
		if one := optimizer.List(ph, facts, knobs, optimizer.All()); list == nil {
			list = one
		} else {
			list = append(list, one...)
		}
	}
	if len(list) > 0 {
		fs.remarks = remarks{slices.Clip(list)}
	}
}

// check finds what the lints do.
func (fs *facts) check(f *analysis.Facts, at *known) {
	early := at.findEarly(f)
	fs.early = len(early)
	fs.lint = append(lint.Rest(f, slices.Clip(early)), optimizer.CheckKnobs(f.Context(), f.Func.Knobs)...)
}

// lookAtLarge is look of a large function: the lints and each phase look at the facts by themselves, side by side if not serial.
func (s *Snapshot) lookAtLarge(facts *analysis.Facts, fs *facts, at *known, serial bool) {
	f, knobs := facts.Func, s.knobs()
	found := make([][][]optimizer.Remark, len(optimizer.Phases))
	phase := func(n int) {
		if ph := &optimizer.Phases[n]; ph.Leads(f, knobs) {
			facts.Poll()
			found[n] = optimizer.Brief(ph, facts, knobs, optimizer.All()) // a few are shown
		}
	}
	check := func() { fs.check(facts, at) }
	if serial {
		check()
		for n := range optimizer.Phases {
			phase(n)
		}
	} else {
		// What is known of values and of lanes takes longest, each found from the one before: it comes first, and what
		// waits for it last.
		parts := []func(){func() { facts.SSA().Users(0); facts.Uniformity() }, facts.Paths}
		add := func(phases []int) {
			for _, n := range phases {
				parts = append(parts, func() { phase(n) })
			}
		}
		add(ofBlocks)
		parts = append(parts, func() { facts.ManyChains() })
		add(ofValues)
		add(ofPairs)
		parts = append(parts, check)
		add(ofLanes)
		if s.lensed.Load() && !isSmall(f) {
			parts = append(parts, func() { facts.Pressure() }) // the lenses are asked for next, and tell it
		}
		cancel.Parallel(len(parts), func(k int) { parts[k]() })
	}
	fs.remarks = compacted(slices.Concat(found...))
}

// remarks are those of a function: of a large one, lists of each phase one after the other.
type remarks [][]optimizer.Remark

// manyRemarks are too many to be copied: of fewer the lists, which have room for more, are made one.
const manyRemarks = 1 << 14

// compacted returns the lists, or one of all that they have.
func compacted(lists remarks) remarks {
	if n := lists.len(); n == 0 {
		return nil
	} else if n < manyRemarks {
		return remarks{slices.Concat(lists...)}
	}
	return slices.DeleteFunc(lists, func(list []optimizer.Remark) bool { return len(list) == 0 })
}

// all yields them in order.
func (l remarks) all() iter.Seq[*optimizer.Remark] {
	return func(yield func(*optimizer.Remark) bool) {
		for _, list := range l {
			for n := range list {
				if !yield(&list[n]) {
					return
				}
			}
		}
	}
}

// at returns number n.
func (l remarks) at(n int32) *optimizer.Remark {
	for _, list := range l {
		if int(n) < len(list) {
			return &list[n]
		}
		n -= int32(len(list))
	}
	return nil
}

// len returns how many there are.
func (l remarks) len() (n int) {
	for _, list := range l {
		n += len(list)
	}
	return n
}

// Prepare finds what diagnostics do not need of large functions and hovers do, so that the first of
// them is not the one that waits for it. It returns when ctx ends.
func (s *Snapshot) Prepare(ctx context.Context) (err error) {
	defer cancel.Catch(&err)
	if !s.low.Done() {
		return nil // a foreign text
	}
	for _, u := range s.units {
		for k, f := range u.Funcs {
			if !isSmall(f) {
				fs := s.facts(ctx, u, k)
				facts := fs.facts.For(ctx)
				facts.Pressure()
				facts.Switches()
				facts.SSA().Users(0)
				facts.Groups().FindChains()
				facts.Liveness().FindEnds()
				facts.Extents().FindTouches()
				fs.placed(ctx)
				callsIn(facts)
			}
		}
	}
	return nil
}

// ofBlocks are the phases that look at blocks, or at which registers are live, ofValues those that look at what is known of values,
// too, ofPairs those that look at what two branches together decide, which may take long, and ofLanes all others, most of which
// ask which lanes run.
var (
	ofBlocks = phasesNamed("OptimizeHotColdInLoop", "MergeEquivalentConditionalFlow", "TailMerge", "OptimizeBranches", "HoistCommonCode",
		"OriLoopMakeSingleEntry", "OriPerformLiveDeadFirst")
	ofValues = phasesNamed("GeneralOptimizeEarly", "GeneralOptimize", "GeneralOptimizeMid", "GeneralOptimizeMid2", "GeneralOptimizeLate", "GeneralOptimizeLate2")
	ofPairs  = phasesNamed("OptimizeNestedCondBranches")
	ofLanes  = otherPhases(ofBlocks, ofValues, ofPairs)
)

func phasesNamed(names ...string) (list []int) {
	for _, name := range names {
		list = append(list, slices.IndexFunc(optimizer.Phases, func(ph optimizer.Phase) bool { return ph.Name == name }))
	}
	return list
}

// otherPhases are all phases that are in none of the lists.
func otherPhases(lists ...[]int) (others []int) {
	listed := slices.Concat(lists...)
	for n := range optimizer.Phases {
		if !slices.Contains(listed, n) {
			others = append(others, n)
		}
	}
	return others
}

// reported yields the rewrites that are diagnostics, not only actions, and all that are refused.
func (fs *facts) reported() iter.Seq[*optimizer.Remark] {
	return func(yield func(*optimizer.Remark) bool) {
		for r := range fs.remarks.all() {
			if isReported(r) && !yield(r) {
				return
			}
		}
	}
}

// isReported reports whether r is a diagnostic, not only an action, or is refused.
func isReported(r *optimizer.Remark) bool { return r.Refusal != nil || r.Reported() }
