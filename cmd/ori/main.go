// Ori reads GPU assembly, in the native spelling and in the listings of NVIDIA's
// disassemblers, and tells what its control flow is, what is wrong with it and
// what the branch optimizer would make of it: on the command line and, as a
// language server, in an editor.
//
// Exit status: 0 if all is well, 1 if check found an error in a text, 2 if the
// command line is wrong or a file cannot be read.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/ori-lang/ori/lsp/project"
)

const version = "0.1.0"

// Exit statuses other than 0.
const (
	exitFound = 1 // check found an error in a text
	exitUsage = 2 // wrong usage, an unreadable file, a broken pass
)

func main() {
	boundMemory()
	endWithReader(os.Stdout)
	os.Exit(run(context.Background(), os.Args[1:], os.Stdin, standardOutput(), os.Stderr))
}

// An exitError ends the program with a status and without a message of its own.
type exitError int

func (e exitError) Error() string { return fmt.Sprintf("exit status %d", int(e)) }

// run runs one command line and returns the exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := &output{Writer: stdout}
	root := newRoot(out)
	root.SetArgs(args)
	root.SetIn(stdin)
	root.SetErr(stderr)
	err := completeValues(root)
	if err == nil {
		err = root.ExecuteContext(context.WithValue(ctx, projectKey{}, new(project.Files)))
	}
	if err == nil {
		err = out.err
	}
	var status exitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &status):
		return int(status)
	}
	var name string
	if n, _ := fmt.Sscanf(err.Error(), "unknown command %q", &name); n == 1 { // cobra has no type for it
		err = noSuch("command", name, commandNames(root))
	}
	fmt.Fprintf(stderr, "ori: %v\n", err)
	return exitUsage
}

func commandNames(root *cobra.Command) []string {
	var names []string
	for _, c := range root.Commands() {
		names = append(names, c.Name())
	}
	return names
}

// newRoot returns the program's command, which writes to out.
func newRoot(out io.Writer) *cobra.Command {
	root := &cobra.Command{
		Use:   "ori",
		Short: "Control flow of GPU assembly: diagnostics, graphs, rewrites, a language server",
		Long: `Ori reads GPU assembly: .ori files and the listings of nvdisasm, cuobjdump and
CuAssembler. FILE can be - for standard input.

Exit status: 0 if all is well, 1 if check found an error in a text, 2 if the
command line is wrong or a file cannot be read.`,
		Version:       version,
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	root.SetVersionTemplate("ori {{.Version}}\n")
	root.SetFlagErrorFunc(flagError)
	addSettings(root)
	root.AddCommand(newLSP(), newCheck(), newDiff(), newDump(), newOpt(), newFix(), newFmt(), newRun(), newVerify(), newExplain(), newHTML(), newVersion(), newMan())
	root.DisableSuggestions = true // run has its own
	root.SetHelpCommand(newHelp(root))
	root.SetOut(out) // cobra's completions keep what it is now
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() == "completion" {
			c.Args = cobra.ArbitraryArgs
			c.RunE = func(cmd *cobra.Command, args []string) error {
				if len(args) > 0 {
					return noSuch("shell", args[0], commandNames(cmd))
				}
				return cmd.Help()
			}
		}
	}
	return root
}

// newHelp returns the command help, which cobra's own ends well even if there is nothing to tell.
func newHelp(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Print the usage of a command",
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if err != nil {
				return err
			}
			if len(rest) > 0 {
				return noSuch("command", rest[0], commandNames(cmd))
			}
			return cmd.Help()
		},
	}
}

// flagError adds the near names to an error about a flag that there is not, and says what a flag's
// value has to be.
func flagError(cmd *cobra.Command, err error) error {
	var invalid *pflag.InvalidValueError
	if errors.As(err, &invalid) {
		f := invalid.GetFlag()
		want, ok := map[string]string{"int": "a whole number", "uint64": "a whole number, 0 or more", "bool": "true or false"}[f.Value.Type()]
		switch {
		case errors.Is(err, strconv.ErrRange):
			return fmt.Errorf("--%s %s: the number is too large", f.Name, invalid.GetValue())
		case ok:
			return fmt.Errorf("--%s %s: %s", f.Name, invalid.GetValue(), want)
		}
		return err
	}
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) {
		return err
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
	dashes := "--"
	if unknown.GetSpecifiedShortnames() != "" {
		dashes = "-"
	}
	return noSuch("flag", dashes+unknown.GetSpecifiedName(), names)
}

// oneArg accepts exactly one argument, called what.
func oneArg(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) == 0:
			return fmt.Errorf("%s: %s is missing (usage: %s)", cmd.Name(), what, cmd.UseLine())
		case len(args) > 1:
			return fmt.Errorf("%s: one %s, not %d (usage: %s)", cmd.Name(), what, len(args), cmd.UseLine())
		}
		return nil
	}
}
