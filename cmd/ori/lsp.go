package main

import (
	"errors"

	"github.com/spf13/cobra"

	"ori/lsp/server"
)

func newLSP() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "lsp",
		Short: "Serve an editor: the Language Server Protocol on standard input and output",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			err := server.Serve(cmd.Context(), server.Stdio(), server.Options{Version: version, Log: cmd.ErrOrStderr()})
			if errors.Is(err, server.ErrNoShutdown) {
				return exitError(1) // as the protocol asks
			}
			return err
		},
	}
	cmd.Flags().Bool("stdio", false, "the only way to talk to the server; accepted because editors say it")
	return cmd
}
