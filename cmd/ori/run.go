package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
)

// runOptions are the flags of run.
type runOptions struct {
	name, format string
	lanes        int
	active       string
	set          []string
	steps        bool
	config       interp.Config
}

// defaultEvents is how many events of all lanes run keeps, unless it is told otherwise: an endless loop with one store has
// some ten million of them before it runs out of fuel.
const defaultEvents = 16384

func newRun() *cobra.Command {
	var o runOptions
	cmd := &cobra.Command{
		Use:   "run FILE [--func F]",
		Short: "Run a function in an interpreter: the effects of its lanes, and the cost",
		Long: `Run executes a function of FILE as a kernel, in an interpreter of warps, and prints
its observable effects (stores but to local memory, atomics, calls, barriers,
operations of the whole warp), how each lane ended, and its cost: issue slots (instructions, each
counted once for all lanes that execute it together), instructions of all lanes, and
divergences (how often converged lanes diverged).

The initial values of registers, constant banks and memory are derived from --seed,
unless --set gives a value, and from the numbers that FILE has, so that addresses meet: another
text gets others, and ori verify compares two. The result of an opcode with unknown semantics, or of
values for which they are not documented (FMUL.SAT of -0), is made up of its operands, and the lines of these
are listed; MUFU gives the exact value.

A function that does not end is stopped after --fuel issue slots, or when its lanes have
written 2097152 words of memory. The first --events effects of all lanes together are kept
and printed, and the others are counted.

Exit status 1 on a deadlock of lanes.`,
		Example: `  ori run kernel.ori --lanes 8 --set R4=0x10 --set P0=1 --set 'c[0x0][0x160]=3'`,
		Args:    oneArg("FILE"),
		RunE:    func(cmd *cobra.Command, args []string) error { return runFile(cmd, args[0], &o) },
	}
	f := cmd.Flags()
	f.StringVar(&o.name, "func", "", "the function, the first of this name; by default the only one, or the only kernel")
	f.IntVar(&o.lanes, "lanes", interp.WarpSize, "how many lanes of each warp run")
	f.StringVar(&o.active, "mask", "", "which lanes of each warp run, as a `MASK` with a bit for each")
	f.IntVar(&o.config.Warps, "warps", 1, "warps of the thread block")
	f.Uint64Var(&o.config.Seed, "seed", 1, "the seed of the initial registers, constants and memory")
	f.StringArrayVar(&o.set, "set", nil, "a register or a constant and its first value, `R4=0x10`; may be repeated")
	f.IntVar(&o.config.Fuel, "fuel", interp.DefaultFuel, "issue slots after which the run is stopped")
	f.IntVar(&o.config.MostKept, "events", defaultEvents, "how many effects of all lanes together are kept")
	f.BoolVar(&o.steps, "steps", false, "print every instruction")
	f.StringVar(&o.format, "format", "text", "text or json")
	addProgress(cmd)
	return cmd
}

func runFile(cmd *cobra.Command, path string, o *runOptions) error {
	if formats := []string{"text", "json"}; !slices.Contains(formats, o.format) {
		return noSuch("format", o.format, formats)
	}
	if cmd.Flags().Changed("mask") && cmd.Flags().Changed("lanes") {
		return errors.New("run: either --mask or --lanes")
	}
	if err := o.check(); err != nil {
		return err
	}
	s, err := readSource(cmd, path)
	if err != nil {
		return err
	}
	funcs, err := s.functions("")
	if err != nil {
		return err
	}
	n, err := s.chooseFunction(funcs, o.name)
	if err != nil {
		return err
	}
	if same := sameName(funcs, n); same > 1 {
		fmt.Fprintf(cmd.ErrOrStderr(), "ori: %s: %d functions are called %s; the first of them runs\n", s.place(funcs[n].base+funcs[n].NameSpan.Start), same, funcs[n].Name)
	}
	r := &running{dumped: funcs[n], all: funcs, of: map[*cfg.Block]*dumped{}, w: bufio.NewWriter(cmd.OutOrStdout())}
	for _, text := range o.set {
		set, err := parseSetting(r.Func, text)
		if err != nil {
			return err
		}
		o.config.Set = append(o.config.Set, set)
	}
	all := make([]*cfg.Func, len(funcs))
	for k, f := range funcs {
		all[k] = f.Func
		for _, b := range f.Blocks {
			r.of[b] = f
		}
	}
	o.config.Values = interp.Values(r.Func)
	o.config.CallRegs = interp.Registers(r.Func)
	o.config.Keep = true
	if o.steps && o.format == "text" {
		o.config.Watch = r.step
	}
	shown := progressOf(cmd)
	if shown.on() && !o.steps {
		o.config.Progress = func(slots int) {
			shown.show("%d of at most %d issue slots", slots, o.config.Fuel)
		}
	}
	res := interp.Load(all).Run(n, o.config)
	shown.clear()
	hangs := len(res.Waits) > 0
	if o.format == "json" {
		err = encodeJSON(r.w, r.json(o, res))
	} else {
		r.text(o, res)
	}
	if err == nil {
		err = r.w.Flush()
	}
	if err == nil && hangs {
		err = exitError(exitFound)
	}
	return err
}

// check settles which lanes run.
func (o *runOptions) check() error {
	switch {
	case o.lanes < 1 || o.lanes > interp.WarpSize:
		return fmt.Errorf("--lanes %d: from 1 to %d", o.lanes, interp.WarpSize)
	case o.config.Warps < 1 || o.config.Warps > 32:
		return fmt.Errorf("--warps %d: from 1 to 32", o.config.Warps)
	case o.config.Fuel < 1:
		return fmt.Errorf("--fuel %d: 1 or more", o.config.Fuel)
	case o.config.MostKept < 1:
		return fmt.Errorf("--events %d: 1 or more", o.config.MostKept)
	}
	o.config.Active = uint32(1<<o.lanes - 1)
	if o.active != "" {
		mask, err := strconv.ParseUint(o.active, 0, 32)
		if err != nil || mask == 0 {
			return fmt.Errorf("--mask %s: a number of 32 bits that is not 0, as 0xff", o.active)
		}
		o.config.Active = uint32(mask)
	}
	return nil
}

// sameName counts the functions that are called as that of index n.
func sameName(funcs []*dumped, n int) int {
	same := 0
	for _, f := range funcs {
		if f.Name == funcs[n].Name {
			same++
		}
	}
	return same
}

// chooseFunction returns the index of the first function called name, or of the only function or kernel.
func (s *source) chooseFunction(funcs []*dumped, name string) (int, error) {
	var names []string
	var kernels []int
	found := -1
	for n, f := range funcs {
		names = append(names, f.Name)
		if found < 0 && (f.Name == name && name != "" || name == "" && len(funcs) == 1) {
			found = n
		}
		if f.Entry {
			kernels = append(kernels, n)
		}
	}
	switch {
	case found >= 0:
	case name == "" && len(kernels) == 1:
		found = kernels[0]
	case len(funcs) == 0:
		return 0, fmt.Errorf("%s: no function in it", s.name)
	case name == "":
		return 0, fmt.Errorf("%s has %d functions: choose one with --func (%s)", s.name, len(funcs), some(names))
	default:
		return 0, noSuch("function", name, names)
	}
	return found, nil
}

// some lists the first few names.
func some(names []string) string {
	if len(names) > maxListed {
		return strings.Join(names[:maxListed], ", ") + ", ..."
	}
	return strings.Join(names, ", ")
}

// parseSetting reads R4=0x10, P0=1, Rtmp=-1 or c[0x0][0x160]=3.
func parseSetting(f *cfg.Func, text string) (interp.Setting, error) {
	var s interp.Setting
	name, value, ok := strings.Cut(text, "=")
	v, err := strconv.ParseInt(value, 0, 64)
	if !ok || err != nil || v < -1<<31 || v >= 1<<32 {
		return s, fmt.Errorf("--set %s: NAME=NUMBER, a number of 32 bits", text)
	}
	s.Value = uint32(v)
	if rest, ok := strings.CutPrefix(name, "c["); ok {
		rest, closed := strings.CutSuffix(rest, "]")
		bank, addr, ok := strings.Cut(rest, "][")
		b, err1 := strconv.ParseUint(bank, 0, 15)
		a, err2 := strconv.ParseUint(addr, 0, 32)
		if !ok || !closed || err1 != nil || err2 != nil {
			return s, fmt.Errorf("--set %s: a constant is c[BANK][ADDRESS]", text)
		}
		if a%4 != 0 {
			return s, fmt.Errorf("--set %s: a constant of 32 bits has an address that is a multiple of 4", text)
		}
		s.Bank, s.Addr = int(b), uint32(a)
		return s, nil
	}
	if s.Reg, ok = cfg.ParseReg(name); ok {
		if t := f.Target; t != nil && (s.Reg.Class == cfg.ClassR && int(s.Reg.Num) >= t.Regs || s.Reg.Class == cfg.ClassUR && int(s.Reg.Num) >= t.UniRegs) {
			return s, fmt.Errorf("--set %s: %s has no %s", text, t.Name, name)
		}
		if s.Reg.IsPred() && s.Value > 1 {
			return s, fmt.Errorf("--set %s: a predicate is 0 or 1", text)
		}
		switch s.Reg.Class {
		case cfg.ClassR, cfg.ClassUR, cfg.ClassP, cfg.ClassUP:
			if s.Reg.Num >= 0 {
				return s, nil
			}
		}
		return s, fmt.Errorf("--set %s: %s cannot be set", text, name)
	}
	var names []string
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			for _, r := range b.Instrs[k].Refs {
				if r.Reg.Num >= cfg.FirstNamed {
					n := f.Names.Reg(r.Reg)
					if n == name {
						s.Reg, s.Name = cfg.Reg{Class: r.Reg.Class}, name
						return s, nil
					}
					if !slices.Contains(names, n) {
						names = append(names, n)
					}
				}
			}
		}
	}
	return s, noSuch("register", name, names)
}

// running writes what a run did.
type running struct {
	*dumped
	all []*dumped
	of  map[*cfg.Block]*dumped // the function of each block: one may call another
	w   *bufio.Writer
}

// line is the number of the line of an instruction.
func (r *running) line(b *cfg.Block, i *cfg.Instr) int { return r.of[b].lineOf(b, i) + 1 }

// where names a place: its line, block and instruction.
func (r *running) where(b *cfg.Block, i *cfg.Instr) string {
	if i == nil {
		return "the end of the function"
	}
	return fmt.Sprintf("line %d, %s in %s", r.line(b, i), i.Name, b.Name())
}

// step writes an instruction before it is executed.
func (r *running) step(s *interp.Step) {
	fmt.Fprintf(r.w, "%-10s %08x  %-12s %s\n", fmt.Sprintf("warp %d", s.Warp), s.Exec, s.Block.Name(), r.of[s.Block].InstrString(s.Instr))
}

func (r *running) text(o *runOptions, res *interp.Result) {
	if o.steps {
		fmt.Fprintln(r.w)
	}
	for _, e := range eventsOf(res) {
		fmt.Fprintf(r.w, "%-16s %s", lanesText(e.lanes), r.where(e.event.Block, e.event.Instr))
		if len(e.event.Vals) > 0 {
			fmt.Fprintf(r.w, ": %s", valuesText(e.event.Vals))
		}
		fmt.Fprintln(r.w)
	}
	if res.Omitted > 0 {
		fmt.Fprintf(r.w, "%d more: effects after the first %d are not kept\n", res.Omitted, o.config.MostKept)
	}
	r.ends(res)
	if res.Full {
		fmt.Fprintf(r.w, "stopped: %d words of memory were written, the most that are kept\n", interp.MostWords)
	}
	if res.Switched {
		fmt.Fprintln(r.w, "stopped: an instruction has lanes run that had gone another way")
	}
	fmt.Fprintf(r.w, "issue slots %d, instructions of all lanes %d, divergences %d\n", res.Slots, res.Executed, res.Divergences)
	r.unknowns(res)
}

// ends writes how lanes ended, those that ended alike together.
func (r *running) ends(res *interp.Result) {
	type end struct {
		how interp.End
		i   *cfg.Instr
	}
	at := map[end]int{}
	var order []end
	var lanes [][]int
	for l := range res.Lanes {
		lane := &res.Lanes[l]
		if lane.End == interp.Idle {
			continue
		}
		e := end{lane.End, lane.Instr}
		n, ok := at[e]
		if !ok {
			n = len(order)
			at[e] = n
			order, lanes = append(order, e), append(lanes, nil)
		}
		lanes[n] = append(lanes[n], l)
	}
	for n, e := range order {
		first := &res.Lanes[lanes[n][0]]
		fmt.Fprintf(r.w, "%-16s %s at %s\n", lanesText(lanes[n]), e.how, r.where(first.Block, e.i))
	}
	for len(res.Waits) > 0 {
		// Lanes that wait for the same others, together.
		var lanes, missing []int
		first := res.Waits[0]
		base := first.Lane / interp.WarpSize * interp.WarpSize
		var rest []interp.Wait
		for _, wait := range res.Waits {
			if wait.For == first.For && wait.Lane/interp.WarpSize*interp.WarpSize == base {
				lanes = append(lanes, wait.Lane)
			} else {
				rest = append(rest, wait)
			}
		}
		for m := first.For; m != 0; m &= m - 1 {
			missing = append(missing, base+bits.TrailingZeros32(m))
		}
		if len(missing) > 0 {
			verb := "wait"
			if len(lanes) == 1 {
				verb = "waits"
			}
			fmt.Fprintf(r.w, "%-16s %s for %s\n", lanesText(lanes), verb, lanesText(missing))
		}
		res.Waits = rest
	}
}

// laneEvents is one event that several lanes had alike.
type laneEvents struct {
	lanes []int
	event *interp.Event
}

// eventsOf returns the events of all lanes in the order in which they happened; what lanes did
// together, with the same values, is one.
func eventsOf(res *interp.Result) []laneEvents {
	var list []laneEvents
	for l := range res.Lanes {
		for k := range res.Lanes[l].Events {
			list = append(list, laneEvents{[]int{l}, &res.Lanes[l].Events[k]})
		}
	}
	slices.SortStableFunc(list, func(a, b laneEvents) int { return cmp.Compare(a.event.Slot, b.event.Slot) })
	merged := list[:0]
	for _, e := range list {
		n := len(merged) - 1
		for n >= 0 && merged[n].event.Slot == e.event.Slot && !slices.Equal(merged[n].event.Vals, e.event.Vals) {
			n--
		}
		if n >= 0 && merged[n].event.Slot == e.event.Slot && merged[n].event.Instr == e.event.Instr {
			merged[n].lanes = append(merged[n].lanes, e.lanes...)
			continue
		}
		merged = append(merged, e)
	}
	return merged
}

// lanesText writes ascending lanes as "lanes 0-3,7".
func lanesText(lanes []int) string {
	var sb strings.Builder
	for n := 0; n < len(lanes); {
		last := n
		for last+1 < len(lanes) && lanes[last+1] == lanes[last]+1 {
			last++
		}
		if sb.Len() > 0 {
			sb.WriteByte(',')
		}
		if last > n {
			fmt.Fprintf(&sb, "%d-%d", lanes[n], lanes[last])
		} else {
			fmt.Fprintf(&sb, "%d", lanes[n])
		}
		n = last + 1
	}
	if len(lanes) == 1 {
		return "lane " + sb.String()
	}
	return "lanes " + sb.String()
}

func valuesText(vals []uint64) string {
	var list []string
	for _, v := range vals {
		list = append(list, fmt.Sprintf("%#x", v))
	}
	return strings.Join(list, " ")
}

// What run writes as JSON.
type (
	runJSON struct {
		Function      string        `json:"function"`
		Target        *string       `json:"target"`
		Seed          uint64        `json:"seed"`
		IssueSlots    int           `json:"issueSlots"`
		Executed      int           `json:"executed"`
		Divergences   int           `json:"divergences"`
		EventsOmitted int           `json:"eventsOmitted"`           // beyond --events
		MemoryFull    bool          `json:"memoryFull"`              // it was stopped since it wrote too much memory
		LanesSwitched bool          `json:"lanesSwitched,omitempty"` // it was stopped where an instruction has other lanes run than before
		Lanes         []laneJSON    `json:"lanes"`
		Unknown       []unknownJSON `json:"unknown"`
	}
	laneJSON struct {
		Lane   int         `json:"lane"`
		End    string      `json:"end"`
		Line   *int        `json:"line"` // where it ended
		Events []eventJSON `json:"events"`
	}
	eventJSON struct {
		Line   int      `json:"line"`
		Op     string   `json:"op"`
		Mask   *string  `json:"mask"` // lanes that took part, where that matters
		Values []string `json:"values"`
	}
)

func (r *running) json(o *runOptions, res *interp.Result) runJSON {
	out := runJSON{Function: r.Name, Seed: o.config.Seed, IssueSlots: res.Slots, Executed: res.Executed, Divergences: res.Divergences, EventsOmitted: res.Omitted, MemoryFull: res.Full, LanesSwitched: res.Switched, Lanes: []laneJSON{}, Unknown: r.unknown(res)}
	if r.Target != nil {
		out.Target = &r.Target.Name
	}
	for l := range res.Lanes {
		lane := &res.Lanes[l]
		if lane.End == interp.Idle {
			continue
		}
		j := laneJSON{Lane: l, End: lane.End.String(), Events: []eventJSON{}}
		if lane.Instr != nil {
			line := r.line(lane.Block, lane.Instr)
			j.Line = &line
		}
		for k := range lane.Events {
			e := &lane.Events[k]
			v := eventJSON{Line: r.line(e.Block, e.Instr), Op: e.Instr.Name, Values: []string{}}
			if e.Mask != 0 {
				mask := fmt.Sprintf("%#08x", e.Mask)
				v.Mask = &mask
			}
			for _, x := range e.Vals {
				v.Values = append(v.Values, fmt.Sprintf("%#x", x))
			}
			j.Events = append(j.Events, v)
		}
		out.Lanes = append(out.Lanes, j)
	}
	return out
}
