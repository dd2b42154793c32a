package ide

import (
	"fmt"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// BlockFacts is what there is to say of a block, with its text and its places in a document.
type BlockFacts struct {
	analysis.BlockFacts
	Span      Span     `json:"-"`                  // in the document
	Head      Span     `json:"-"`                  // the first label, or the place it begins at
	Lines     []string `json:"lines,omitzero"`     // the instructions as text; of a long block the first and the last: see maxBlockLines
	Last      int      `json:"last,omitzero"`      // how many of Lines are the last ones of a block of which some in the middle are left out; else 0
	Divergent []string `json:"divergent,omitzero"` // why the branch at its end may diverge, from the branch back; nil if it does not
	Rewrites  int      `json:"rewrites,omitzero"`  // possible ones that are reported in it
}

// maxBlockLines is how many instructions of a block are told as text, and lastBlockLines how many
// of those are its last ones.
const (
	maxBlockLines  = 16
	lastBlockLines = 4
)

// blockFacts says what there is to say of b, but for Rewrites.
func (p *place) blockFacts(b *cfg.Block) BlockFacts {
	f, facts := p.f, p.facts()
	x := BlockFacts{BlockFacts: facts.BlockFacts(b), Span: p.span(b.Span), Head: p.span(headSpan(b))}
	x.Span.End = max(x.Span.End, x.Head.End)
	for k := range b.Instrs {
		if len(b.Instrs) > maxBlockLines && k >= maxBlockLines-lastBlockLines && k < len(b.Instrs)-lastBlockLines {
			x.Last = lastBlockLines
			continue
		}
		x.Lines = append(x.Lines, f.InstrString(&b.Instrs[k]))
	}
	if x.Diverges {
		for _, s := range facts.Uniformity().ExplainBranch(b) {
			x.Divergent = append(x.Divergent, fmt.Sprintf("%s (line %d)", s.Text, p.stepLine(s)))
		}
	}
	return x
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

// A StrategyCost is what a switch costs on its longest path in one of its forms. SyncEntries is the page's estimate: no form
// has convergence regions of its own.
type StrategyCost struct {
	Name             string `json:"name"`
	Instructions     int    `json:"instructions"`
	DivergencePoints int    `json:"divergencePoints"`
	SyncEntries      int    `json:"syncEntries"`
}

// switches returns the switches of the place's function under the knobs, and the rules by which
// their form is chosen.
func (p *place) switches() ([]analysis.Switch, analysis.Profile) {
	set := p.s.knobs().SwitchSettings(p.f)
	if set != analysis.SwitchDefaults(p.f) {
		return analysis.Switches(p.facts(), set), set.Profile
	}
	return p.facts().Switches(), set.Profile
}

// strategyCosts is what s costs in each form of which that is known.
func strategyCosts(s *analysis.Switch) (list []StrategyCost) {
	n := len(s.Cases)
	if !casesKnown(s) {
		n = len(s.Targets)
	}
	for _, x := range [...]analysis.Strategy{analysis.Cascade, analysis.SearchTree, analysis.JumpTable} {
		if c, ok := s.Cost(x, nil); ok {
			list = append(list, StrategyCost{x.String(), c.Instructions, c.DivergencePoints, x.Estimate(n).SyncEntries})
		}
	}
	return list
}

// casesKnown reports whether it is known which value leads where.
func casesKnown(s *analysis.Switch) bool { return s.Form != analysis.JumpTable || s.Exact }

// caseText is the value of a case: signed where the comparisons are.
func caseText(s *analysis.Switch, c analysis.Case) string { return fmt.Sprint(s.Number(c)) }

func (p *place) switchFacts(s *analysis.Switch, by analysis.Profile) SwitchFacts {
	x := SwitchFacts{
		Block: s.Block.ID, Span: p.span(s.Block.InSection(s.Instr.Span)), Selector: s.SelectorText(p.f), Form: s.Form.String(),
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
		x.Cases = append(x.Cases, caseText(s, c)+" → "+c.Target.Name())
	}
	return x
}

// edgeTexts are what decides that control takes an edge, by its ends: the values of a switch, the
// guard of a branch.
func (p *place) edgeTexts(list []analysis.Switch) map[[2]int32]string {
	texts := map[[2]int32]string{}
	for n := range list {
		s := &list[n]
		if s.Form != analysis.JumpTable || !s.Exact {
			continue
		}
		values := map[int32][]string{}
		for _, c := range s.Cases {
			values[c.Target.ID] = append(values[c.Target.ID], caseText(s, c))
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
