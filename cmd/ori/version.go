package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func newVersion() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version, the commit it was built from, and what built it",
		Example: "  ori version",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			info, _ := debug.ReadBuildInfo()
			_, err := fmt.Fprintln(cmd.OutOrStdout(), versionText(info))
			return err
		},
	}
}

// versionText is what is known of a build; info may be nil.
func versionText(info *debug.BuildInfo) string {
	text := "ori " + version
	if info != nil {
		of := map[string]string{}
		for _, s := range info.Settings {
			of[s.Key] = s.Value
		}
		if commit := of["vcs.revision"]; commit != "" {
			text += " (" + commit[:min(len(commit), 12)]
			if of["vcs.modified"] == "true" {
				text += ", with changes"
			}
			text += ")"
		}
	}
	return fmt.Sprintf("%s, %s, %s/%s", text, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// noArgs accepts no argument.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("%s: unexpected argument %q", cmd.Name(), args[0])
	}
	return nil
}
