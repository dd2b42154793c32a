package server

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/near"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/lsp/project"
	"github.com/ori-lang/ori/optimizer"
)

// section is the name of our settings among those of the client.
const section = "ori"

// A config is what the user has set: when the server was started, and in the
// client's settings. The latter wins.
type config struct {
	initial, current settings
}

type settings struct {
	target   *string
	optLevel *int
	maxDiags *int
	maxAlike *int
	limits   *int
	preset   *string
	levels   *map[string]analysis.Severity
	inlays   *bool
	lenses   *bool
	changes  *bool
	sources  *bool
	knobs    *map[string]float64
	noPhase  *[]string
}

// shown says which of the things beside diagnostics the user wants to see.
type shown struct {
	InlayHints, CodeLens, SourceLens bool
}

// shown returns the settings that are in force.
func (c *config) shown() shown {
	w := shown{true, true, true}
	for _, s := range []settings{c.initial, c.current} {
		if s.inlays != nil {
			w.InlayHints = *s.inlays
		}
		if s.lenses != nil {
			w.CodeLens = *s.lenses
		}
		if s.sources != nil {
			w.SourceLens = *s.sources
		}
	}
	w.SourceLens = w.SourceLens && w.CodeLens
	return w
}

// shows returns what the user wants to see beside diagnostics.
func (s *server) shows() shown {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.config.shown()
}

// options are the settings that are in force.
func (c *config) options() ide.Options {
	o := ide.Options{Changes: true}
	for _, s := range []settings{c.initial, c.current} {
		if s.target != nil {
			o.Target = *s.target
		}
		if s.optLevel != nil {
			o.OptLevel = s.optLevel
		}
		if s.maxDiags != nil {
			o.MaxDiags = *s.maxDiags
		}
		if s.maxAlike != nil {
			o.MaxAlike = *s.maxAlike
		}
		if s.limits != nil {
			o.Limits = *s.limits
		}
		if s.preset != nil {
			o.Preset = *s.preset
		}
		if s.levels != nil {
			o.Levels = *s.levels
		}
		if s.knobs != nil {
			o.Knobs = *s.knobs
		}
		if s.noPhase != nil {
			o.NoPhase = *s.noPhase
		}
		if s.changes != nil {
			o.Changes = *s.changes
		}
	}
	o.Changes = o.Changes && c.shown().CodeLens
	return o
}

// set takes the settings from raw, which is an object of them, whose names may begin with "ori.", or one with
// such an object as its member "ori". It returns a complaint for each value
// that is not one; that setting stays as it was. And for each name that is no setting: what
// stands beside those of others only if it is near to one of ours.
func (s *settings) set(raw protocol.LSPAny) (complaints []string) { return s.take(raw, false) }

// beginning is raw if that is short, or as much of it as a message has.
func beginning(raw protocol.LSPAny) string {
	if text := []rune(string(raw)); len(text) > 60 {
		return string(text[:60]) + "..."
	}
	return string(raw)
}

// take is set; with ours, raw has nothing but settings of ours.
func (s *settings) take(raw protocol.LSPAny, ours bool) (complaints []string) {
	was := *s
	*s = settings{}
	values := make(map[string]json.RawMessage)
	if list := []json.RawMessage(nil); len(raw) == 0 || json.Unmarshal(raw, &list) == nil && len(list) == 0 {
		return nil // null, or an empty table of Lua, which is written as []
	}
	if json.Unmarshal(raw, &values) != nil {
		*s = was
		return []string{fmt.Sprintf("settings %s: cannot be %s: they have to be an object; they stay as they were", section, beginning(raw))}
	}
	if own, ok := values[section]; ok {
		*s = was
		return s.take(protocol.LSPAny(own), true)
	}
	dotted := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(values)) {
		if rest, ok := strings.CutPrefix(name, section+"."); ok {
			values[rest], dotted[rest] = values[name], true
			delete(values, name)
		}
	}
	complaint := func(then, sentence string) complainer {
		return func(name, format string, args ...any) {
			why, end := fmt.Sprintf(format, args...), "; "+then
			if strings.HasSuffix(why, "?") {
				end = " " + sentence
			}
			complaints = append(complaints, fmt.Sprintf("setting %s.%s: %s%s", section, name, why, end))
		}
	}
	complain := complaint("it stays as it was", "It stays as it was.")
	ignore := complaint("this entry is ignored", "This entry is ignored.")
	take(values, complain, "target", "a string", &s.target, was.target, validTarget)
	take(values, complain, "optLevel", fmt.Sprintf("a number from 0 to %d", maxOptLevel), &s.optLevel, was.optLevel, validOptLevel)
	take(values, complain, "maxDiagnostics", "a number from 0", &s.maxDiags, was.maxDiags, validMost(ide.DefaultMaxDiags))
	take(values, complain, "maxAlike", "a number from 0", &s.maxAlike, was.maxAlike, validMost(ide.DefaultMaxAlike))
	take(values, complain, "analysisLimit", fmt.Sprintf("a number from 1 to %d", cfg.MaxLimits), &s.limits, was.limits, validLimits)
	take(values, complain, "preset", "a string", &s.preset, was.preset, validPreset)
	take(values, complain, "inlayHints", "true or false", &s.inlays, was.inlays, nil)
	take(values, complain, "codeLens", "true or false", &s.lenses, was.lenses, nil)
	take(values, complain, "changeLens", "true or false", &s.changes, was.changes, nil)
	take(values, complain, "sourceLens", "true or false", &s.sources, was.sources, nil)
	var knobs *map[string]knobSetting
	take(values, complain, "knobs", "an object of numbers, words, true and false", &knobs, nil, nil)
	var levels *map[string]string
	take(values, complain, "levels", "an object of words", &levels, nil, nil)
	var noPhase *[]string
	take(values, complain, "noPhase", "an array of strings", &noPhase, nil, nil)
	for _, name := range slices.Sorted(maps.Keys(values)) {
		if !slices.Contains(settingNames, name) && (ours || dotted[name] || len(near.Names(name, settingNames)) > 0) {
			complaints = append(complaints, near.Known("setting", section+"."+name, qualified(settingNames)))
		}
	}
	if knobs != nil {
		s.knobs = knobValues(*knobs, complain, ignore)
	}
	if s.knobs == nil && values["knobs"] != nil && string(values["knobs"]) != "null" {
		s.knobs = was.knobs
	}
	if levels != nil {
		s.levels = levelsOf(*levels, complain, ignore)
	}
	if s.levels == nil && values["levels"] != nil && string(values["levels"]) != "null" {
		s.levels = was.levels
	}
	if noPhase != nil {
		s.noPhase = gates(*noPhase, complain)
	}
	if s.noPhase == nil && values["noPhase"] != nil && string(values["noPhase"]) != "null" {
		s.noPhase = was.noPhase
	}
	return complaints
}

// A complainer is told what is wrong with the setting of a name.
type complainer func(name, format string, args ...any)

// take sets *p to the value of a setting, or to what it was if that is not allowed or valid returns
// what is wrong with it.
func take[T any](values map[string]json.RawMessage, complain complainer, name, allowed string, p **T, was *T, valid func(T) string) {
	raw, ok := values[name]
	if !ok {
		return
	}
	var v *T
	if json.Unmarshal(raw, &v) != nil {
		complain(name, "cannot be %s: it has to be %s", raw, allowed)
		*p = was
		return
	}
	if v != nil && valid != nil {
		if wrong := valid(*v); wrong != "" {
			complain(name, "%s", wrong)
			*p = was
			return
		}
	}
	*p = v
}

func validTarget(name string) string {
	if name == "" || cfg.TargetByName(name) != nil {
		return ""
	}
	var names []string
	for n := range cfg.Targets {
		names = append(names, cfg.Targets[n].Name)
	}
	return near.Message("target", name, names)
}

func validOptLevel(n int) string {
	if 0 <= n && n <= maxOptLevel {
		return ""
	}
	return fmt.Sprintf("%d is not from 0 to %d", n, maxOptLevel)
}

// validMost returns what is wrong with a number of which 0 is the default.
func validMost(otherwise int) func(int) string {
	return func(n int) string {
		if n >= 0 {
			return ""
		}
		return fmt.Sprintf("%d is negative; 0 is the default of %d", n, otherwise)
	}
}

func validLimits(n int) string {
	if 1 <= n && n <= cfg.MaxLimits {
		return ""
	}
	return fmt.Sprintf("%d is not from 1 to %d", n, cfg.MaxLimits)
}

func validPreset(name string) string {
	if ide.PresetNamed(name) != nil {
		return ""
	}
	return near.Known("preset", name, ide.PresetNames())
}

// levelsOf are the levels of diagnostics, but for those of none; nil if one is wrong.
func levelsOf(names map[string]string, complain, ignore complainer) *map[string]analysis.Severity {
	levels, valid := map[string]analysis.Severity{}, true
	for _, code := range slices.Sorted(maps.Keys(names)) {
		if ide.CodeNamed(code) == nil {
			ignore("levels", "%s", near.Message("diagnostic", code, ide.CodeNames()))
		} else if level, ok := ide.LevelNamed(names[code]); !ok {
			complain("levels", "%s: %s", code, near.Known("level", names[code], ide.LevelNames))
			valid = false
		} else {
			levels[code] = level
		}
	}
	if !valid {
		return nil
	}
	return &levels
}

// knobValues are the values of knobs, but for those of no knob; nil if one is wrong.
func knobValues(knobs map[string]knobSetting, complain, ignore complainer) *map[string]float64 {
	known, valid := map[string]float64{}, true
	for _, name := range slices.Sorted(maps.Keys(knobs)) {
		row := optimizer.KnobNamed(name)
		if row == nil {
			ignore("knobs", "%s", near.Message("knob", name, optimizer.KnobNames()))
		} else if _, v, err := optimizer.ParseKnob(name + "=" + string(knobs[name])); err != nil {
			complain("knobs", "%s", err)
			valid = false
		} else {
			known[row.Name] = v
		}
	}
	if !valid {
		return nil
	}
	return &known
}

// gates are the gates of phases that are to be shut; nil if one is wrong.
func gates(names []string, complain complainer) *[]string {
	list, valid := []string{}, true
	for _, name := range names {
		more, err := optimizer.ParseNoPhase(name)
		if err != nil {
			complain("noPhase", "%s", err)
			valid = false
		}
		list = append(list, more...)
	}
	if !valid {
		return nil
	}
	return &list
}

// A knobSetting is the value of a knob as .knob has it: a number, true or false, or a word.
type knobSetting string

func (k *knobSetting) UnmarshalJSON(raw []byte) error {
	if len(raw) > 0 && raw[0] == '"' {
		return json.Unmarshal(raw, (*string)(k))
	}
	var v any
	if err := json.Unmarshal(raw, &v); err != nil {
		return err
	}
	switch v := v.(type) {
	case bool:
		*k = knobSetting(strconv.FormatBool(v))
	case float64:
		*k = knobSetting(strconv.FormatFloat(v, 'f', -1, 64))
	default:
		return fmt.Errorf("no value of a knob: %s", raw)
	}
	return nil
}

// settingNames are the settings, with those that only editors read.
var settingNames = []string{"target", "optLevel", "maxDiagnostics", "maxAlike", "analysisLimit", "preset", "levels", "inlayHints", "codeLens", "changeLens", "sourceLens", "knobs", "noPhase", "detectListings", "graph", "server", "trace"}

// maxOptLevel is the highest -O.
const maxOptLevel = 4

// qualified are the names as the user writes them.
func qualified(names []string) []string {
	var list []string
	for _, n := range names {
		list = append(list, section+"."+n)
	}
	return list
}

// configure has f change the settings and analyses the open documents again
// if that makes a difference.
func (s *server) configure(f func(*config) (complaints []string)) {
	s.projects.Lock()
	s.mu.Lock()
	was, shown := s.config.options(), s.config.shown()
	complaints := f(&s.config)
	now := s.config.options()
	again := shown != s.config.shown()
	var docs []*document
	if !reflect.DeepEqual(was, now) {
		for _, d := range s.docs {
			docs = append(docs, d)
		}
	}
	s.mu.Unlock()
	for _, c := range complaints {
		s.show(protocol.MessageTypeWarning, c)
	}
	again = s.reconsider(docs, now) || again
	s.projects.Unlock()
	if again {
		s.refresh()
	}
}

// reconsider analyses the documents again whose options have become others, and reports whether
// there are any. set is what the client has set. The caller holds the mutex of s.projects.
func (s *server) reconsider(docs []*document, set ide.Options) (any bool) {
	var now states
	for _, d := range docs {
		d.project = now.of(d.uri) // of all, before one is read: what is written later is seen then
	}
	files := new(project.Files)
	for _, d := range docs {
		options, wrong := s.optionsOf(d.uri, set, files)
		s.blame(d, wrong)
		if !reflect.DeepEqual(options, d.options()) {
			d.update(func() { d.snap = d.snap.WithOptions(options) })
			any = true
		}
	}
	return any
}

// refresh has the client ask again for what it shows between the lines, and for diagnostics.
func (s *server) refresh() {
	if s.work.Err() != nil { // it is called beside the reading loop, too, where s.phase is not to be read
		return
	}
	go s.offerSourceLenses()
	for _, r := range []struct {
		can    bool
		method string
	}{
		{s.client.refreshInlays, protocol.MethodWorkspaceInlayHintRefresh},
		{s.client.refreshLenses, protocol.MethodWorkspaceCodeLensRefresh},
		{s.client.pulls && s.client.refreshPulls, protocol.MethodWorkspaceDiagnosticRefresh},
		{s.client.refreshTokens, protocol.MethodWorkspaceSemanticTokensRefresh},
	} {
		if !r.can {
			continue
		}
		go func() {
			if err := protocol.Call(s.ctx, s.conn, r.method, nil, nil); err != nil && s.ctx.Err() == nil {
				s.log(protocol.MessageTypeWarning, fmt.Sprintf("%s: %v", r.method, err))
			}
		}()
	}
}

// didChangeConfiguration takes the settings from the notification, if they
// are in it. A client that can be asked sends null and means: ask.
func (s *server) didChangeConfiguration(p *protocol.DidChangeConfigurationParams) error {
	if s.client.configuration {
		s.pullConfiguration()
	} else {
		s.configure(func(c *config) []string { return c.current.set(p.Settings) })
	}
	return nil
}

// pullConfiguration asks the client for the settings, if it can be asked.
func (s *server) pullConfiguration() {
	if !s.client.configuration {
		return
	}
	s.stopPull() // the answer would be older than the one to come
	var ctx context.Context
	ctx, s.stopPull = context.WithCancel(s.ctx)
	go func() {
		name := section
		params := &protocol.ConfigurationParams{Items: []protocol.ConfigurationItem{{Section: &name}}}
		var answer []protocol.LSPAny
		if err := protocol.Call(ctx, s.conn, protocol.MethodWorkspaceConfiguration, params, &answer); err != nil {
			if ctx.Err() == nil {
				s.log(protocol.MessageTypeWarning, fmt.Sprintf("workspace/configuration: %v", err))
			}
			return
		}
		if len(answer) == 1 && ctx.Err() == nil {
			s.configure(func(c *config) []string { return c.current.take(answer[0], true) })
		}
	}()
}

// watchConfiguration asks to be told when the settings change, an ori.toml or what may be a text of ours. Some clients do not
// tell otherwise.
func (s *server) watchConfiguration() {
	var list []protocol.Registration
	if s.client.watchSettings {
		list = append(list, protocol.Registration{
			ID:              "configuration",
			Method:          protocol.MethodWorkspaceDidChangeConfiguration,
			RegisterOptions: protocol.LSPAny(`{"section":"` + section + `"}`),
		})
	}
	if s.client.watchFiles {
		list = append(list, protocol.Registration{
			ID:              "files",
			Method:          protocol.MethodWorkspaceDidChangeWatchedFiles,
			RegisterOptions: watchedFiles(),
		})
	}
	if list == nil {
		return
	}
	go func() {
		params := &protocol.RegistrationParams{Registrations: list}
		if err := protocol.Call(s.ctx, s.conn, protocol.MethodClientRegisterCapability, params, nil); err != nil && s.ctx.Err() == nil {
			s.log(protocol.MessageTypeWarning, fmt.Sprintf("client/registerCapability: %v", err))
		}
	}()
}
