package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/lsp/server"
)

func newLSP() *cobra.Command {
	cmd := &cobra.Command{
		Use:     "lsp",
		Short:   "Serve an editor: the Language Server Protocol on standard input and output",
		Example: "  ori lsp --stdio",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 {
				return fmt.Errorf("lsp: unexpected argument %q: the editor opens the files", args[0])
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, name := range [...]string{"target", "opt-level", "knob", "no-phase", "analysis-limit"} {
				if f := cmd.Flags().Lookup(name); f != nil && f.Changed {
					return fmt.Errorf("lsp: --%s is a setting of the editor here", name)
				}
			}
			if stdoutClosed() { // nobody would read an answer
				return outputClosed()
			}
			collectSoon()
			self, err := os.Executable()
			if err != nil {
				self = "" // nothing is run then
			}
			err = server.Serve(cmd.Context(), server.Stdio(), server.Options{Version: version, Log: cmd.ErrOrStderr(), Program: self, Starter: os.Getppid()})
			if errors.Is(err, server.ErrNoShutdown) {
				return exitError(1) // as the protocol asks
			}
			return err
		},
	}
	cmd.Flags().Bool("stdio", false, "the only way to talk to the server; accepted because editors say it")
	return cmd
}
