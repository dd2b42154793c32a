package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"ori/cfg"
	"ori/lsp/ide"
	"ori/optimizer"
)

func newExplain() *cobra.Command {
	return &cobra.Command{
		Use:   "explain NAME",
		Short: "Explain a diagnostic code, opcode, register, knob, phase or target",
		Long: `Explain prints the documentation of NAME: a diagnostic's code, an opcode (also
as ptxas spells it, in ROT13), a register or special register, a knob or a
phase (by name or number), a target.`,
		Args: oneArg("NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			found := explain(args[0])
			if found == nil {
				return noSuch("name", args[0], allNames())
			}
			_, err := fmt.Fprintln(cmd.OutOrStdout(), strings.Join(found, "\n\n"))
			return err
		},
	}
}

// explain returns what each table says of a name.
func explain(name string) []string {
	var found []string
	for _, table := range []func(string) string{explainCode, explainOpcode, explainRegister, explainPhase, explainKnob, explainTarget} {
		if text := table(name); text != "" {
			found = append(found, text)
		}
	}
	return found
}

// allNames are the names that can be explained, those of the most general
// registers left out.
func allNames() []string {
	var names []string
	for _, c := range ide.Codes() {
		names = append(names, c.Name)
	}
	for _, o := range cfg.Ops() {
		names = append(names, o.Name)
	}
	for _, r := range cfg.SpecialRegs {
		names = append(names, r.Name)
	}
	for _, ph := range optimizer.Phases {
		names = append(names, ph.Name)
	}
	for _, k := range optimizer.KnobTable {
		names = append(names, k.Name)
	}
	for _, t := range cfg.Targets {
		names = append(names, t.Name)
	}
	return names
}

func explainCode(name string) string { return strings.TrimRight(ide.Page(name), "\n") }

func explainOpcode(name string) string {
	base, _, _ := strings.Cut(strings.ToUpper(name), ".")
	op := cfg.LookupOp(base)
	if op == nil {
		op = cfg.LookupROT13(base)
	}
	if op == nil {
		return ""
	}
	text := fmt.Sprintf("opcode %s, %s in ptxas\n\n    %s\n\n%s", op.Name, cfg.ROT13(op.Name), op.Syntax, op.Doc)
	if e := op.Effects.String(); e != "" {
		text += "\n\nEffects: " + e
	}
	switch {
	case op.Min != 0 && op.Max != 0:
		text += fmt.Sprintf("\n\nTargets: sm_%d to sm_%d", op.Min, op.Max)
	case op.Min != 0:
		text += fmt.Sprintf("\n\nTargets: sm_%d and newer", op.Min)
	case op.Max != 0:
		text += fmt.Sprintf("\n\nTargets: up to sm_%d", op.Max)
	}
	if op.Seen != "" {
		text += "\n\nNumbers seen in ptxas: " + op.Seen
	}
	return text + "\n\nSource: " + op.Source
}

func explainRegister(name string) string {
	r, ok := cfg.ParseReg(name)
	if !ok {
		if r, ok = cfg.ParseReg(strings.ToUpper(name)); !ok {
			return ""
		}
	}
	text := fmt.Sprintf("register %s: %s", r, r.Class.Doc())
	switch {
	case r.Num == cfg.All:
		text += "\n\nAll registers of the class."
	case r.Class == cfg.ClassSR:
		text += "\n\n" + cfg.SpecialRegs[r.Num].Doc
	case r.IsConst() && r.IsPred():
		text += "\n\nAlways true; a write to it is discarded."
	case r.IsConst():
		text += "\n\nAlways zero; a write to it is discarded."
	}
	return text
}

func explainPhase(name string) string {
	ph := optimizer.PhaseNamed(name)
	if ph == nil {
		return ""
	}
	text := ph.Name
	if ph.Num != 0 {
		text = fmt.Sprintf("phase %d, %s", ph.Num, ph.Name)
	}
	text += fmt.Sprintf(": runs at -O%d and above", ph.MinLevel)
	if ph.Disable != "" {
		text += ", disabled by the knob " + ph.Disable
	}
	if ph.Enable != "" {
		text += ", runs only if the knob " + ph.Enable + " is on"
	}
	return text + "\n\n" + ph.Pass.Doc
}

func explainKnob(name string) string {
	k := optimizer.KnobNamed(name)
	if k == nil {
		return ""
	}
	phases := make([]string, len(k.Phases))
	for n, ph := range k.Phases {
		phases[n] = strconv.Itoa(ph)
	}
	number := ""
	if k.Num != 0 {
		number = fmt.Sprintf(", number %d", k.Num)
	}
	if !k.Ours() {
		number += ", " + cfg.ROT13(k.Name) + " in ptxas"
	}
	if k.Aliases != nil {
		number += ", also called " + strings.Join(k.Aliases, ", ")
	}
	def := strconv.Itoa(k.Default)
	if k.Default == math.MaxInt32 {
		def = "unbounded"
	}
	if k.Words != nil {
		def = k.Words[k.Default] + " (" + strings.Join(k.Words, " or ") + ")"
	}
	return fmt.Sprintf("knob %s%s: default %s, for phase %s\n\n%s\n\nSource: %s",
		k.Name, number, def, strings.Join(phases, ", "), k.Doc, k.Source)
}

func explainTarget(name string) string {
	t := cfg.TargetByName(name)
	if t == nil {
		return ""
	}
	return fmt.Sprintf("target %s, %s\n\n%s\n\nSource: %s", t.Name, t.Family, t.Doc, t.Source)
}
