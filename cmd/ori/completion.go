package main

import (
	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// flagValues are what the flags of the commands may be given, for the completion of shells, by the
// command and the flag; "" is every command.
var flagValues = []struct {
	command, flag string
	values        func() []string
}{
	{"", "target", targetNames},
	{"", "opt-level", func() []string { return []string{"0", "1", "2", "3", "4"} }},
	{"", "knob", func() (list []string) {
		for _, name := range optimizer.KnobNames() {
			list = append(list, name+"=")
		}
		return list
	}},
	{"", "no-phase", phaseNamesOnly},
	{"", "phase", phaseNamesOnly},
	{"", "pipeline", pipelineNames},
	{"", "code", ide.CodeNames},
	{"check", "format", func() (names []string) {
		for _, r := range reports {
			names = append(names, r.name)
		}
		return names
	}},
	{"", "format", func() []string { return []string{"text", "json"} }},
	{"", "severity", severities},
	{"", "fail-on", func() []string { return append(severities(), never) }},
	{"", "preset", ide.PresetNames},
	{"check", "by", func() []string { return groupings }},
	{"", "color", func() []string { return colours }},
	{"", "view", func() (names []string) {
		for _, v := range views {
			names = append(names, v.name)
		}
		return names
	}},
}

// completeValues has shells complete the values of flags, and the names that explain knows.
func completeValues(root *cobra.Command) error {
	for _, cmd := range append(root.Commands(), root) {
		done := map[string]bool{}
		for _, row := range flagValues {
			if row.command != "" && row.command != cmd.Name() || cmd.Flag(row.flag) == nil || done[row.flag] {
				continue
			}
			if cmd != root && root.PersistentFlags().Lookup(row.flag) != nil {
				continue // it is the root's
			}
			done[row.flag] = true
			err := cmd.RegisterFlagCompletionFunc(row.flag, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
				return row.values(), cobra.ShellCompDirectiveNoFileComp
			})
			if err != nil {
				return err
			}
		}
		if cmd.Name() == "explain" {
			cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
				return append(allNames(), knobTable), cobra.ShellCompDirectiveNoFileComp
			}
		}
	}
	return nil
}
