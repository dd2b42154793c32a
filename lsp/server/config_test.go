package server

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

func TestSettings(t *testing.T) {
	tests := []struct {
		initial, current string
		want             string // target, level, cap
		complaints       int
	}{
		{``, ``, " - 0", 0},
		{`null`, `null`, " - 0", 0},
		{`{}`, `[]`, " - 0", 0},
		{`{"optLevel": 3}`, `{"ori": []}`, " 3 0", 0}, // as Neovim writes an empty table
		{`{"optLevel": 3}`, `{"ori": [3]}`, " 3 0", 1},
		{`{"ori.target": "sm_90"}`, `{"ori.optLevel": 3, "other.optLevl": 1}`, "sm_90 3 0", 0},
		{`{"ori.foo": 1}`, `{"ori.optLevl": 3}`, " - 0", 2},
		{`{"target": "sm_90", "optLevel": 0, "maxDiagnostics": 5}`, ``, "sm_90 0 5", 0},
		{`{"ori": {"target": "sm_90"}}`, `{"ori": {"optLevel": 3}}`, "sm_90 3 0", 0},
		{`{"target": "sm_90", "optLevel": 1}`, `{"target": "sm_75"}`, "sm_75 1 0", 0},
		{`{"target": "sm_90"}`, `{"ori": null, "target": "sm_75"}`, "sm_90 - 0", 0},
		{`{"target": "sm_90"}`, `{"target": null}`, "sm_90 - 0", 0},
		{`{"target": 90, "optLevel": "2", "maxDiagnostics": 7}`, ``, " - 7", 2},
		{`{"other": {"target": "sm_90"}}`, ``, " - 0", 0},
		{`5`, `"x"`, " - 0", 2},
		{`{"knobs": {"SwitchOptBudget": 7}}`, `{"knobs": {"464": 0, "SwitchBudget": 1}}`, " - 0 map[MergeEquivalentConditionalFlowBudget:0]", 1},
		{`{"knobs": {"SwitchOptBudget": "x"}}`, ``, " - 0", 1},
		{`{"knobs": {"switch-profile": "measured", "464": "2"}}`, ``, " - 0 map[MergeEquivalentConditionalFlowBudget:2 switch-profile:1]", 0},
		{`{"knobs": {"switch-profile": "guessed"}}`, ``, " - 0", 1},
		{`{"knobs": {"474": 0.5, "limit-fold-fp": true, "general-optimize": false}}`, ``, " - 0 map[MovWeightForConvertMemToReg:0.5 knob-487:0 limit-fold-fp:1]", 0},
		{`{"knobs": {"464": 0.5}}`, `{"knobs": {"474": "true"}}`, " - 0", 2},
		{`{"knobs": {"464": [1]}}`, ``, " - 0", 1},
		{`{"noPhase": ["15", "OriPerformLiveDeadFirst,33"]}`, ``, " - 0 [OriBranchOpt OriPerformLiveDeadFirst OriPerformLiveDeadSecond]", 0},
		{`{"noPhase": ["15"]}`, `{"noPhase": []}`, " - 0 []", 0},
		{`{"noPhase": ["OriBranchOp"]}`, `{"noPhase": "15"}`, " - 0", 2},
		{`{"target": "nope"}`, ``, " - 0", 1},
		{`{"target": "sm_90"}`, `{"target": "sm_1"}`, "sm_90 - 0", 1},
		{`{"optLevel": 9}`, `{"optLevel": -1}`, " - 0", 2},
		{`{"maxDiagnostics": -5}`, ``, " - 0", 1},
		{`{"maxAlike": 3, "preset": "review", "levels": {"dead-write": "warning", "if-convert": "off"}}`, ``, " - 0 3 alike, review, map[dead-write:warning if-convert:off]", 0},
		{`{"preset": "review"}`, `{"preset": "quiet", "levels": {}}`, " - 0 0 alike, quiet, map[]", 0},
		{`{"preset": "review"}`, `{"preset": null}`, " - 0 0 alike, review, map[]", 0},
		{`{"preset": "loud", "maxAlike": -1, "levels": {"dead-write": "loud"}}`, ``, " - 0", 3},
		{`{"levels": {"dead-writes": "off", "if-convert": "hint"}}`, `{"levels": "off"}`, " - 0 0 alike, , map[if-convert:hint]", 2},
		{`{"optlevel": 3, "server": {"path": ""}, "somethingElse": 1}`, ``, " - 0", 1},
		{`{"ori": {"optlevel": 3, "server": {"path": ""}, "graph": {"foldAbove": 9}, "somethingElse": 1}}`, ``, " - 0", 2},
	}
	for _, tt := range tests {
		var c config
		complaints := append(c.initial.set(protocol.LSPAny(tt.initial)), c.current.set(protocol.LSPAny(tt.current))...)
		if got := describe(c.options()); got != tt.want || len(complaints) != tt.complaints {
			t.Errorf("%s, %s: %q, want %q; %d complaints, want %d: %v", tt.initial, tt.current, got, tt.want, len(complaints), tt.complaints, complaints)
		}
	}
}

func describe(o ide.Options) string {
	level := "-"
	if o.OptLevel != nil {
		level = fmt.Sprint(*o.OptLevel)
	}
	s := fmt.Sprintf("%s %s %d", o.Target, level, o.MaxDiags)
	if o.MaxAlike != 0 || o.Preset != "" || o.Levels != nil {
		names := map[string]string{}
		for code, level := range o.Levels {
			names[code] = ide.LevelNames[0]
			if level != ide.Off {
				names[code] = level.String()
			}
		}
		s += fmt.Sprintf(" %d alike, %s, %v", o.MaxAlike, o.Preset, names)
	}
	if o.Knobs != nil {
		s += fmt.Sprint(" ", o.Knobs)
	}
	if o.NoPhase != nil {
		s += fmt.Sprint(" ", o.NoPhase)
	}
	return s
}

// threeErrors has an error on each line of its function.
const threeErrors = ".entry f {\n  BRA x\n  BRA y\n  BRA z\n}\n"

// capped reports whether not all diagnostics are there.
func capped(ds []protocol.Diagnostic) bool {
	return slices.ContainsFunc(ds, func(d protocol.Diagnostic) bool { return d.Code == protocol.String("too-many-diagnostics") })
}

func TestInitializationOptions(t *testing.T) {
	e := connect(t)
	e.initialize(`{"capabilities": {}, "initializationOptions": {"maxDiagnostics": 1, "optLevel": "x"}}`)
	e.didOpen(doc, 1, threeErrors)
	if ds := e.diagnostics(doc, 1); !capped(ds) {
		t.Errorf("%d diagnostics", len(ds))
	}
	if !e.logs(`shown: setting ori.optLevel: cannot be "x"`) {
		t.Error("a bad setting is not reported")
	}
}

// TestBadSettings holds that settings that are not understood are shown to the user, with the names
// that may have been meant.
func TestBadSettings(t *testing.T) {
	e := open(t, `{}`)
	e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(`{"settings": {"ori": {"target": "sm_09", "optLevel": 9, "maxDiagnostics": -5, "knobs": {"SwitchBudget": 1}, "optlevel": 3, "colour": 1}}}`))
	for _, want := range []string{
		`shown: setting ori.target: no target "sm_09"; did you mean sm_`,
		`shown: setting ori.optLevel: 9 is not from 0 to 4`,
		`shown: setting ori.maxDiagnostics: -5 is negative`,
		`shown: setting ori.knobs: no knob "SwitchBudget"; did you mean SwitchOptBudget?`,
		`shown: no setting "ori.optlevel"; did you mean ori.optLevel?`,
		`shown: no setting "ori.colour" (known: ori.target, ori.optLevel,`,
	} {
		if !e.logs(want) {
			t.Errorf("not shown: %s", want)
		}
	}
}

// TestSettingNames holds that each setting of the extension of VS Code is one that the server knows, or an editor's own.
func TestSettingNames(t *testing.T) {
	text, err := os.ReadFile("../../editors/vscode/package.json")
	if err != nil {
		t.Fatal(err)
	}
	var manifest struct {
		Contributes struct {
			Configuration struct{ Properties map[string]any }
		}
	}
	if err := json.Unmarshal(text, &manifest); err != nil {
		t.Fatal(err)
	}
	if len(manifest.Contributes.Configuration.Properties) == 0 {
		t.Fatal("no settings")
	}
	for name := range manifest.Contributes.Configuration.Properties {
		name, _, _ = strings.Cut(strings.TrimPrefix(name, "ori."), ".")
		if !slices.Contains(settingNames, name) {
			t.Errorf("no setting %q", name)
		}
	}
}

func TestDidChangeConfiguration(t *testing.T) {
	e := open(t, `{}`)
	e.didOpen(doc, 1, threeErrors)
	if ds := e.diagnostics(doc, 1); capped(ds) {
		t.Fatalf("%d diagnostics", len(ds))
	}
	e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(`{"settings": {"ori": {"maxDiagnostics": 1}}}`))
	if ds := e.diagnostics(doc, 1); !capped(ds) {
		t.Errorf("%d diagnostics after the change", len(ds))
	}
	e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(`{"settings": {"ori": {"maxDiagnostics": 1, "other": 2}}}`))
	e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(`{"settings": null}`))
	if ds := e.diagnostics(doc, 1); capped(ds) {
		t.Errorf("%d diagnostics after the settings are gone", len(ds))
	}
}

func TestOptLevel(t *testing.T) {
	e := open(t, `{}`)
	e.didOpen(doc, 1, ".entry f {\na:\n  BRA b\nb:\n  EXIT\n}\n")
	if ds := e.diagnostics(doc, 1); len(ds) != 1 || ds[0].Code != protocol.String("branch-to-next") {
		t.Fatalf("%+v", ds)
	}
	e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(`{"settings": {"ori": {"optLevel": 0}}}`))
	if ds := e.diagnostics(doc, 1); len(ds) != 0 {
		t.Errorf("at level 0: %+v", ds)
	}
}

func TestConfigurationIsPulled(t *testing.T) {
	e := connect(t)
	e.settings = `{"maxDiagnostics": 1}`
	e.initialize(`{"capabilities": {"workspace": {"configuration": true, "didChangeConfiguration": {"dynamicRegistration": true}}}}`)
	e.didOpen(doc, 1, threeErrors)
	for !capped(e.diagnostics(doc, 1)) {
		// The answer came after the document.
	}
	e.mu.Lock()
	e.settings = `null`
	e.mu.Unlock()
	e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(`{"settings": null}`))
	for capped(e.diagnostics(doc, 1)) {
		// Those from before the change.
	}
	if method := <-e.registered; method != protocol.MethodWorkspaceDidChangeConfiguration {
		t.Errorf("registered: %s", method)
	}
}
