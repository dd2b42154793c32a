//go:build unix

package main

import (
	"os"
	"os/exec"
	"testing"
)

// TestEndWithReader holds that the program ends when nobody reads what it would write, whatever it waits for: a server whose
// editor has gone, while another holds its input open, and a command that still reads.
func TestEndWithReader(t *testing.T) {
	t.Parallel()
	program, err := os.Executable()
	do(t, err)
	for _, args := range [][]string{{"lsp"}, {"check", "-"}} {
		cmd := exec.Command(program, args...)
		cmd.Args[0] = "ori"
		in, err := cmd.StdinPipe()
		do(t, err)
		out, err := cmd.StdoutPipe()
		do(t, err)
		do(t, cmd.Start())
		do(t, out.Close())
		_ = cmd.Wait()
		if got := cmd.ProcessState.ExitCode(); got != exitUnread {
			t.Errorf("%v: %v, want exit status %d", args, cmd.ProcessState, exitUnread)
		}
		_ = in.Close()
	}
}
