package main

import (
	"cmp"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

func newExplain() *cobra.Command {
	return &cobra.Command{
		Use:   "explain [NAME | knob [NAME]]",
		Short: "Explain a diagnostic code, opcode, register, knob, phase or target",
		Long: `Explain prints the documentation of NAME: a diagnostic's code, an opcode (also
as ptxas spells it, in ROT13), a register or special register, a knob or a
phase (by name or number), a target.

Explain knob prints the table of all knobs, and with a name, number or name in
ROT13 the one alone. Without a name the subjects are listed.`,
		Example: "  ori explain thread-branch\n  ori explain knob\n  ori explain knob 474\n  ori explain knob ZbiJrvtugSbePbairegZrzGbErt",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 || len(args) == 2 && args[0] == knobTable {
				return nil
			}
			return oneArg("NAME")(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return explainSubjects(cmd.OutOrStdout())
			}
			if args[0] == knobTable {
				return explainKnobs(cmd.OutOrStdout(), args[1:])
			}
			found := explain(args[0])
			if found == nil {
				return noSuch("name", args[0], allNames())
			}
			_, err := fmt.Fprintln(cmd.OutOrStdout(), strings.Join(found, "\n\n"))
			return err
		},
	}
}

// subjects are the tables that explain knows.
var subjects = []struct {
	name  string
	names func() []string
}{
	{"diagnostics", ide.CodeNames},
	{"phases", phaseNamesOnly},
	{"knobs", optimizer.KnobNames},
	{"targets", targetNames},
	{"opcodes", func() (names []string) {
		for _, o := range cfg.Ops() {
			names = append(names, o.Name)
		}
		return names
	}},
	{"special registers", func() (names []string) {
		for _, r := range cfg.SpecialRegs {
			names = append(names, r.Name)
		}
		return names
	}},
}

// explainSubjects lists what can be explained.
func explainSubjects(w io.Writer) error {
	for n, s := range subjects {
		if n > 0 {
			fmt.Fprintln(w)
		}
		list := s.names()
		fmt.Fprintf(w, "%s (%d):\n", s.name, len(list))
		line := " "
		for k, name := range list {
			if k < len(list)-1 {
				name += ","
			}
			if len(line)+1+len(name) > 100 {
				fmt.Fprintln(w, line)
				line = " "
			}
			line += " " + name
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(w, "\nRegisters, phases by number and names in ROT13 can be explained, too.")
	return err
}

func phaseNamesOnly() (names []string) {
	for _, ph := range optimizer.Phases {
		names = append(names, ph.Name)
	}
	return names
}

func targetNames() (names []string) {
	for n := range cfg.Targets {
		names = append(names, cfg.Targets[n].Name)
	}
	return names
}

// knobTable is the word that asks for the table of knobs.
const knobTable = "knob"

// explainKnobs prints the table of knobs, or what there is to say of the one that is named.
func explainKnobs(w io.Writer, names []string) error {
	if len(names) > 0 {
		text := explainKnob(names[0])
		if text == "" {
			return noSuch("knob", names[0], optimizer.KnobNames())
		}
		_, err := fmt.Fprintln(w, text)
		return err
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "number\tname\tROT13\ttype\tdefault\tphases\talso called\tsource\tmeaning")
	for _, row := range knobRows() {
		fmt.Fprintln(table, strings.Join(row, "\t"))
	}
	return table.Flush()
}

// knobRows are the cells of the table of knobs, "-" where there is nothing.
func knobRows() [][]string {
	var rows [][]string
	for n := range optimizer.KnobTable {
		k := &optimizer.KnobTable[n]
		row := []string{"", k.Name, k.ROT13(), k.Type.String(), k.DefaultText(), k.For(), strings.Join(k.Aliases, ", "), k.Source, k.Doc}
		if k.Num != 0 {
			row[0] = strconv.Itoa(k.Num)
		}
		for c := range row {
			row[c] = cmp.Or(row[c], "-")
		}
		rows = append(rows, row)
	}
	return rows
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
	for _, s := range subjects {
		names = append(names, s.names()...)
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
	if name == "3" || strings.EqualFold(name, "AnalyzeControlFlow") {
		return "phase 3, AnalyzeControlFlow: runs at -O1 and above if the knob knob-235 is off\n\n" +
			"An analysis, which changes nothing. Numbers the blocks in reverse postorder, and marks loop headers, the blocks of loops, latches and exits with the flags that later phases read. `ori dump --view flow` shows them."
	}
	ph := optimizer.PhaseNamed(name)
	if ph == nil {
		return ""
	}
	text := ph.Name
	if ph.Num != 0 {
		text = fmt.Sprintf("phase %d, %s", ph.Num, ph.Name)
	}
	text += ": " + runsIf(ph)
	text += "\n\n" + ph.Pass.Doc
	if x := optimizer.InstanceNamed(ph.Name); x != nil {
		text += fmt.Sprintf("\n\nVariant %s. Sub-passes, in order:\n%s\nIt stops %s.", x.Variant, x.Explain(), x.Converges)
	}
	return text
}

// runsIf says in one sentence, without its subject, when the phase runs.
func runsIf(ph *optimizer.Phase) string {
	text := fmt.Sprintf("runs at -O%d and above", ph.MinLevel)
	if ph.MinSM > 0 {
		text += fmt.Sprintf(" for sm_%d and above", ph.MinSM)
	}
	var list []string
	if ph.Enable != "" {
		list = append(list, "the knob "+ph.Enable+" is on")
	}
	if ph.Disable != "" {
		list = append(list, "the knob "+ph.Disable+" is off")
	}
	if ph.Gate != "" {
		list = append(list, "the knob "+ph.Gate+" is not set to 0")
	}
	if n := len(list); n > 1 {
		text += " if " + strings.Join(list[:n-1], ", ") + " and " + list[n-1]
	} else if n == 1 {
		text += " if " + list[0]
	}
	for _, g := range optimizer.GatesOf(ph) {
		text += "; --no-phase " + g.Name + " switches off " + g.Doc
	}
	return text
}

func explainKnob(name string) string {
	k := optimizer.KnobNamed(name)
	if k == nil {
		return ""
	}
	return fmt.Sprintf("%s\n\n%s\n\nSource: %s", k.Head(), k.Doc, k.Source)
}

func explainTarget(name string) string {
	t := cfg.TargetByName(name)
	if t == nil {
		return ""
	}
	return fmt.Sprintf("target %s, %s\n\n%s\n\nSource: %s", t.Name, t.Family, t.Doc, t.Source)
}
