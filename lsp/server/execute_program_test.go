//go:build unix

package server

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

// TestPrograms holds what is asked of the program, with which settings and text, and what is told of its answer.
func TestPrograms(t *testing.T) {
	program := filepath.Join(t.TempDir(), "ori")
	const script = `#!/bin/sh
echo "$@"
case "$*" in
*func=g*) echo "ori: no function g" >&2; exit 2;;
*verify*) cat; exit 1;;
*) cat | wc -l; yes | head -c 5000000;;
esac
`
	if err := os.WriteFile(program, []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	e := connect(t)
	e.server.opt.Program = program
	e.initialize(`{"capabilities": {}, "initializationOptions": {"target": "sm_86", "optLevel": 3}}`)
	text := loopText + ".entry h {\n EXIT\n}\n"
	e.didOpen(doc, 1, text)
	ask := func(command, args string) (string, error) {
		var out string
		err := e.call(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: command,
			Arguments: []protocol.LSPAny{protocol.LSPAny(`{"uri":"` + doc + `"` + args + `}`)}}, &out)
		return out, err
	}
	at := `,"range":{"start":{"line":8,"character":1},"end":{"line":8,"character":1}}`
	if out, err := ask("ori.verify", at); err != nil || out != "verify - --progress --func=h --target=sm_86 --opt-level=3\n"+text {
		t.Errorf("verify: %q, %v", out, err)
	}
	out, err := ask("ori.run", `,"func":"f"`)
	if err != nil || !strings.HasPrefix(out, "run - --progress --func=f --target=sm_86 --opt-level=3\n") || len(out) > maxPrinted+100 || !strings.Contains(out, "only the first") {
		t.Errorf("run: %d bytes, %v: %.100q", len(out), err, out)
	}
	if _, err := ask("ori.run", `,"func":"g"`); !hasCode(err, jsonrpc2.InvalidParams) || !strings.HasSuffix(err.Error(), "no function g") {
		t.Errorf("a function that is not there: %v", err)
	}
	var made protocol.TextDocumentContentResult
	e.must(protocol.MethodWorkspaceTextDocumentContent, &contentParams{URI: "ori:/x?view=verify&func=h&of=" + doc}, &made)
	if !strings.HasPrefix(made.Text, "verify - --progress --func=h") {
		t.Errorf("as a document: %q", made.Text)
	}

	level := 1
	opt := ide.Options{OptLevel: &level, Limits: 2, Knobs: map[string]float64{"switch-profile": 1, "nested-max-instrs": 7}, NoPhase: []string{"15", "16"}}
	const want = "run - --progress --opt-level=1 --analysis-limit=2 --knob=nested-max-instrs=7 --knob=switch-profile=measured --no-phase=15,16"
	if got := strings.Join(arguments("run", "", opt), " "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// TestNoProgram holds that what cannot be run is not offered.
func TestNoProgram(t *testing.T) {
	for _, program := range []string{"", "/bin/true"} {
		e := connect(t)
		e.server.opt.Program = program
		offered := e.initialize(`{"capabilities": {}}`).Capabilities.ExecuteCommandProvider.Commands
		if got := strings.Contains(strings.Join(offered, " "), "ori.verify"); got != (program != "") {
			t.Errorf("%q: %v", program, offered)
		}
	}
}

// TestProgramWords holds that what the program says of its command line is said in the words of the command.
func TestProgramWords(t *testing.T) {
	v := &view{mapper: mapper{uri: "file:///w/k.ori"}}
	const want = `k.ori has 2 functions: the argument says which, as "func" (f, h)`
	if got := inWords("ori: <stdin> has 2 functions: choose one with --func (f, h)\n", v); got != want {
		t.Errorf("got %q", got)
	}
}

// TestProgramEnds holds that what runs on a document ends when that is edited or closed, or the user stops it, and that what
// it has done so far is told. Meanwhile functions can be run.
func TestProgramEnds(t *testing.T) {
	const told = "rewrite 3 of 7"
	for name, tt := range map[string]struct {
		end  func(e *editor, report string)
		code jsonrpc2.Code
		text string
	}{
		"edited": {func(e *editor, _ string) {
			e.didChange(doc, 2, &protocol.TextDocumentContentChangeWholeDocument{Text: loopText + "\n"})
		}, protocol.CodeContentModified, "has changed"},
		"closed": {func(e *editor, _ string) { e.didClose(doc) }, protocol.CodeContentModified, "has changed"},
		"stopped": {func(e *editor, report string) {
			var p protocol.WorkDoneProgressCancelParams
			if err := protocol.Unmarshal([]byte(report), &p); err != nil {
				t.Fatal(err)
			}
			e.notify(protocol.MethodWindowWorkDoneProgressCancel, &p)
		}, protocol.CodeRequestCancelled, "stopped"},
	} {
		for _, method := range []string{protocol.MethodWorkspaceTextDocumentContent, protocol.MethodWorkspaceExecuteCommand} {
			program := filepath.Join(t.TempDir(), "ori")
			if err := os.WriteFile(program, []byte("#!/bin/sh\n[ $1 = run ] && echo ran && exit\necho 'progress: "+told+"' >&2\nexec sleep 600\n"), 0o777); err != nil {
				t.Fatal(err)
			}
			t.Log(name, method)
			e := open(t, strings.Replace(showing, `"showDocument": {"support": true},`, "", 1), func(s *server) { s.soon, s.opt.Program = 0, program })
			e.didOpen(doc, 1, loopText)
			ended := make(chan error)
			var made protocol.TextDocumentContentResult
			go func() {
				if method == protocol.MethodWorkspaceTextDocumentContent {
					ended <- e.call(method, &contentParams{URI: "ori:/x?view=verify&func=f&of=" + doc}, &made)
					return
				}
				ended <- e.call(method, &protocol.ExecuteCommandParams{Command: "ori.verify", Arguments: []protocol.LSPAny{protocol.LSPAny(`{"uri":"` + doc + `"}`)}}, nil)
			}()
			report := ""
			for !strings.Contains(report, told) {
				_, params, _ := strings.Cut(<-e.asked, " ")
				if strings.Contains(params, `"begin"`) && strings.Contains(params, "verify") && !strings.Contains(params, `"cancellable":true`) {
					t.Error(params)
				}
				report = params
			}
			var ran any
			if err := e.call(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: "ori.run", Arguments: []protocol.LSPAny{protocol.LSPAny(`{"uri":"` + doc + `"}`)}}, &ran); err != nil || ran != "ran\n" {
				t.Errorf("beside %s: %v, %v", method, ran, err)
			}
			tt.end(e, report)
			err := <-ended
			if method == protocol.MethodWorkspaceTextDocumentContent && (err != nil || !strings.Contains(made.Text, tt.text)) ||
				method == protocol.MethodWorkspaceExecuteCommand && (!hasCode(err, tt.code) || !strings.Contains(err.Error(), tt.text)) {
				t.Errorf("%s: %v: %q", method, err, made.Text)
			}
		}
	}
}
