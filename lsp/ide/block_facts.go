package ide

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// BlockFacts is what there is to say of a block, as plain data: what prints or draws blocks takes it from here.
type BlockFacts struct {
	Bix          int32    `json:"bix"`
	Name         string   `json:"name"` // the label, or BB<bix>
	Labels       []string `json:"labels,omitzero"`
	Span         Span     `json:"-"` // in the document
	Head         Span     `json:"-"` // the first label, or the place it begins at
	Instructions int      `json:"instructions"`
	Lines        []string `json:"lines,omitzero"` // the instructions as text; of a long block the first and the last: see maxBlockLines
	Last         int      `json:"last,omitzero"`  // how many of Lines are the last ones of a block of which some in the middle are left out; else 0

	RPO       int32  `json:"rpo"`   // -1 for none
	Idom      int32  `json:"idom"`  // -1 for none
	Ipdom     int32  `json:"ipdom"` // -1 for none
	DomDepth  int32  `json:"domDepth,omitzero"`
	Unreached string `json:"unreached,omitzero"` // "unreachable", or that no path is known; "" if there is one

	Loop   int32 `json:"loop"`            // index of the innermost loop in the function, -1 for none
	Header bool  `json:"header,omitzero"` // of that loop
	Latch  bool  `json:"latch,omitzero"`  // of that loop

	Cold        string   `json:"cold,omitzero"`        // why it is cold; "" if nothing says so
	Weight      int64    `json:"weight,omitzero"`      // of a profile, 0 if there is none
	Divergent   []string `json:"divergent,omitzero"`   // why the branch at its end may diverge, from the branch back; nil if it does not
	Lanes       int32    `json:"lanes"`                // the block at whose branch the lanes diverge of which some run it; -1 if all do
	Reconverges bool     `json:"reconverges,omitzero"` // it is where BSSY, SSY, PBK or PCNT says that lanes meet again
	Flags       []string `json:"flags,omitzero"`
	Pressure    []string `json:"pressure,omitzero"` // registers that are occupied at once, by class: "12 R"
	Rewrites    int      `json:"rewrites,omitzero"` // possible ones that are reported in it
}

// maxBlockLines is how many instructions of a block are told as text, and lastBlockLines how many of those are its last ones.
const (
	maxBlockLines  = 16
	lastBlockLines = 4
)

// blockFacts says what there is to say of b, but for Rewrites.
func (p *place) blockFacts(b *cfg.Block) BlockFacts {
	f, facts := p.f, p.facts()
	x := BlockFacts{
		Bix: b.ID, Name: b.Name(), Span: p.span(b.Span), Head: p.span(headSpan(b)), Instructions: len(b.Instrs),
		RPO: f.Order.Num[b.ID], Idom: f.Dom.Idom[b.ID], Ipdom: facts.PostDominators().Ipdom[b.ID], Loop: f.Loops.LoopOf[b.ID], Lanes: -1,
		Weight: b.Weight, Cold: facts.Cold(b).Text(b), Unreached: p.unreached(b),
		Reconverges: facts.Convergence().ReconvergesAt(b) != nil, Flags: facts.Flags(b),
	}
	x.Span.End = max(x.Span.End, x.Head.End)
	for _, l := range b.Labels {
		x.Labels = append(x.Labels, l.Name)
	}
	for k := range b.Instrs {
		if len(b.Instrs) > maxBlockLines && k >= maxBlockLines-lastBlockLines && k < len(b.Instrs)-lastBlockLines {
			x.Last = lastBlockLines
			continue
		}
		x.Lines = append(x.Lines, f.InstrString(&b.Instrs[k]))
	}
	if !f.Reachable(b) {
		return x
	}
	x.DomDepth = f.Dom.Depth[b.ID]
	if x.Loop >= 0 {
		l := &f.Loops.Loops[x.Loop]
		x.Header, x.Latch = l.Header == b.ID, slices.Contains(l.Latches, b.ID)
	}
	u := facts.Uniformity()
	if from := u.Divergent(b); from != nil {
		x.Lanes = from.ID
	}
	for _, s := range u.ExplainBranch(b) {
		x.Divergent = append(x.Divergent, fmt.Sprintf("%s (line %d)", s.Text, p.stepLine(s)))
	}
	if !facts.Ranges().Limited {
		for c, n := range facts.Pressure().Blocks[b.ID] {
			if n > 0 {
				x.Pressure = append(x.Pressure, fmt.Sprintf("%d %s", n, cfg.RegClass(c)))
			}
		}
	}
	return x
}

// unreached says why b has no RPO number, "" if it has one.
func (p *place) unreached(b *cfg.Block) string {
	switch {
	case p.f.Reachable(b):
		return ""
	case p.facts().Unreachable(b):
		return "unreachable"
	}
	return "no path from the entry is known"
}

// SwitchFacts is what there is to say of a switch, as plain data.
type SwitchFacts struct {
	Block      int32          `json:"block"` // where it begins
	Span       Span           `json:"-"`     // of the instruction: the first comparison, or the branch
	Selector   string         `json:"selector"`
	Form       string         `json:"form"`
	Cases      []string       `json:"cases"`            // "3 → L5", the first of them: see maxShownCases
	CaseCount  int            `json:"caseCount"`        // -1 if not known
	Density    float64        `json:"density"`          // 0 to 1; 0 if not known
	Unknown    string         `json:"unknown,omitzero"` // what of it is not understood
	Choice     string         `json:"choice"`           // the form that phase 30 chooses
	Reason     string         `json:"reason"`
	Profile    string         `json:"profile"` // the rules by which it does
	Strategies []StrategyCost `json:"strategies"`
}

// A StrategyCost is what a switch costs at worst in one of its forms.
type StrategyCost struct {
	Name             string `json:"name"`
	Instructions     int    `json:"instructions"`
	DivergencePoints int    `json:"divergencePoints"`
	SyncEntries      int    `json:"syncEntries"`
}

// switches returns the switches of the place's function under the knobs, and the rules by which their form is chosen.
func (p *place) switches() ([]analysis.Switch, analysis.Profile) {
	set := p.s.knobs().SwitchSettings(p.f)
	if set != analysis.SwitchDefaults(p.f) {
		return analysis.Switches(p.facts(), set), set.Profile
	}
	return p.facts().Switches(), set.Profile
}

// strategyCosts is what s costs in each form.
func strategyCosts(s *analysis.Switch) (list []StrategyCost) {
	n := len(s.Cases)
	if !casesKnown(s) {
		n = len(s.Targets)
	}
	for _, x := range [...]analysis.Strategy{analysis.Cascade, analysis.SearchTree, analysis.JumpTable} {
		c := x.Cost(n)
		list = append(list, StrategyCost{x.String(), c.Instructions, c.DivergencePoints, c.SyncEntries})
	}
	return list
}

// casesKnown reports whether it is known which value leads where.
func casesKnown(s *analysis.Switch) bool { return s.Form != analysis.JumpTable || s.Exact }

// caseText is the value of a case: signed where the comparisons are.
func caseText(s *analysis.Switch, v uint32) string {
	if s.Signed {
		return fmt.Sprint(int32(v))
	}
	return fmt.Sprint(v)
}

func (p *place) switchFacts(s *analysis.Switch, by analysis.Profile) SwitchFacts {
	x := SwitchFacts{
		Block: s.Block.ID, Span: p.span(s.Block.InSection(s.Instr.Span)), Selector: p.f.Names.Reg(s.Selector), Form: s.Form.String(),
		CaseCount: len(s.Cases), Density: s.Density, Unknown: s.Unknown, Choice: s.Choice.String(), Reason: s.Reason, Profile: by.String(),
		Strategies: strategyCosts(s),
	}
	if !casesKnown(s) {
		x.CaseCount = -1
	}
	for n, c := range s.Cases {
		if n == maxShownCases {
			break
		}
		x.Cases = append(x.Cases, caseText(s, c.Value)+" → "+c.Target.Name())
	}
	return x
}

// edgeTexts are what decides that control takes an edge, by its ends: the values of a switch, the guard of a branch.
func (p *place) edgeTexts(list []analysis.Switch) map[[2]int32]string {
	texts := map[[2]int32]string{}
	for n := range list {
		s := &list[n]
		if s.Form != analysis.JumpTable || !s.Exact {
			continue
		}
		values := map[int32][]string{}
		for _, c := range s.Cases {
			values[c.Target.ID] = append(values[c.Target.ID], caseText(s, c.Value))
		}
		for to, list := range values {
			if len(list) > maxEdgeValues {
				list = append(list[:maxEdgeValues-1:maxEdgeValues-1], fmt.Sprintf("… %d values", len(list)))
			}
			texts[[2]int32{s.Block.ID, to}] = strings.Join(list, ", ")
		}
	}
	return texts
}

// maxEdgeValues is how many values of a switch an edge is labelled with.
const maxEdgeValues = 6
