package optimizer

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/lint"
	"github.com/ori-lang/ori/analysis/near"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A KnobType is what values a knob can have, as ptxas classes them.
type KnobType uint8

const (
	KnobUntyped KnobType = iota // the pages do not tell
	KnobInt
	KnobBudget // a count that is used up
	KnobDouble
	KnobNone // without a value in ptxas: it is there or not
	KnobBool
)

var knobTypes = [...]string{
	KnobUntyped: "unknown",
	KnobInt:     "OKT_INT",
	KnobBudget:  "OKT_BDGT",
	KnobDouble:  "OKT_DBL",
	KnobNone:    "OKT_NONE",
	KnobBool:    "bool",
}

// String is the name of the type in ptxas, where it has one.
func (t KnobType) String() string { return knobTypes[t] }

// A Knob is a row of the table of settings. Its name is the one that the pages decode from ptxas,
// which has no dashes; or, with dashes, that of an option of cicc, ours where ptxas has no such
// knob, or knob-N where the pages tell no more than the number.
type Knob struct {
	Name      string
	Num       int // as ptxas numbers it; 0 if that is not known, or the knob is ours
	Type      KnobType
	Default   float64
	Unset     bool     // by default the knob has no value; who reads it all the same reads Default
	Fractions bool     // it takes any number from 0 on, although the page has it as an OKT_INT
	Signed    bool     // an OKT_INT of which nothing tells that it is a count
	Count     bool     // a count, although no page has a type for it
	Percent   bool     // an OKT_INT from 0 to 100
	Words     []string // the values 0, 1, ... by name, if they have names
	Phases    []int    // by number, what of them there is
	Pass      string   // what it is for if that has no number: a pass of cicc
	Doc       string
	Source    string
	Aliases   []string // other names, which earlier versions or other pages have
}

// ROT13 is the name as it stands in ptxas, "" if it does not.
func (k *Knob) ROT13() string {
	if strings.Contains(k.Name, "-") {
		return ""
	}
	return cfg.ROT13(k.Name)
}

// For says what the knob is for: "13, 15".
func (k *Knob) For() string {
	if k.Pass != "" {
		return k.Pass
	}
	list := make([]string, len(k.Phases))
	for n, ph := range k.Phases {
		list[n] = strconv.Itoa(ph)
	}
	return strings.Join(list, ", ")
}

// DefaultText is the default as it is written.
func (k *Knob) DefaultText() string {
	switch {
	case k.Unset && k.Default == unbounded:
		return "unset (unbounded)"
	case k.Unset && k.Default != 0:
		return fmt.Sprintf("unset (%v)", k.Default)
	case k.Unset:
		return "unset"
	}
	return k.Format(k.Default)
}

// Format is a value of the knob as it is written.
func (k *Knob) Format(v float64) string {
	switch {
	case k.Words != nil && v >= 0 && int(v) < len(k.Words):
		return k.Words[int(v)]
	case (k.Type == KnobBool || k.Type == KnobNone) && (v == 0 || v == 1):
		return strconv.FormatBool(v != 0)
	case k.Type == KnobBudget && v == unbounded:
		return "unbounded"
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// Head names the knob in one line, with its type, its default and what it is for.
func (k *Knob) Head() string {
	text := "knob " + k.Name
	if k.Num != 0 {
		text += fmt.Sprintf(", number %d", k.Num)
	}
	if r := k.ROT13(); r != "" {
		text += ", " + r + " in ptxas"
	}
	if k.Aliases != nil {
		text += ", also called " + strings.Join(k.Aliases, ", ")
	}
	text += fmt.Sprintf(": type %s, default %s", k.Type, k.DefaultText())
	if k.Words != nil {
		text += " (" + strings.Join(k.Words, " or ") + ")"
	}
	switch {
	case k.Pass != "":
		text += ", for " + k.Pass
	case k.Phases != nil:
		text += ", for phase " + k.For()
	}
	return text
}

// Expected says what values the knob can have.
func (k *Knob) Expected() string {
	switch {
	case k.Words != nil:
		return strings.Join(k.Words, " or ")
	case k.fractions():
		return "a number, 0 or more"
	case k.Type == KnobBool || k.Type == KnobNone:
		return "true or false"
	case k.Percent:
		return "0 to 100"
	}
	text := "a whole number"
	if low, _ := k.limits(); low == 0 {
		text += ", 0 or more"
	}
	if k.switches() {
		text += ", true or false"
	}
	return text
}

// fractions reports whether the knob takes any number, which is a size or a weight.
func (k *Knob) fractions() bool { return k.Type == KnobDouble || k.Fractions }

// switches reports whether the knob takes true and false: an untyped one may be a switch, and
// the page of branches has what others call budgets as switches.
func (k *Knob) switches() bool {
	switch k.Type {
	case KnobBool, KnobNone, KnobBudget:
		return true
	}
	return k.Type == KnobUntyped && !k.Count
}

// limits are the least and the greatest whole number that the knob takes. A switch takes 0 and 1,
// which ptxas writes.
func (k *Knob) limits() (low, high int64) {
	switch {
	case k.Words != nil:
		return 0, int64(len(k.Words)) - 1
	case k.Type == KnobBool || k.Type == KnobNone:
		return 0, 1
	case k.Percent:
		return 0, 100
	case k.Signed || k.Type == KnobUntyped && !k.Count:
		return math.MinInt32, math.MaxInt32
	}
	return 0, math.MaxInt32
}

// KnobNames are the names of all knobs, aliases among them.
func KnobNames() []string {
	var names []string
	for n := range KnobTable {
		names = append(append(names, KnobTable[n].Name), KnobTable[n].Aliases...)
	}
	return names
}

// ParseKnob reads NAME=VALUE, in which NAME may be a name of the table, in plain or in ROT13, or a
// number, and VALUE is what the knob can have. The error names what is near.
func ParseKnob(text string) (name string, value float64, err error) {
	name, v, ok := strings.Cut(text, "=")
	name = strings.TrimSpace(name)
	if !ok {
		return "", 0, fmt.Errorf("knob %s has no value: NAME=VALUE", text)
	}
	row := KnobNamed(name)
	if row == nil {
		return "", 0, errors.New(near.Message("knob", name, KnobNames()))
	}
	value, err = row.value(name, v)
	return row.Name, value, err
}

// value reads the value of the knob, which was called name.
func (k *Knob) value(name, text string) (float64, error) {
	text = strings.TrimSpace(text)
	if n := slices.Index(k.Words, text); n >= 0 {
		return float64(n), nil
	}
	v, err := k.number(text)
	if err == nil {
		return k.Value(name, v), nil
	}
	expected := k.Expected()
	if low, high := k.limits(); errors.Is(err, strconv.ErrRange) && high == math.MaxInt32 && !k.fractions() {
		expected = fmt.Sprintf("%d to %d", low, high)
	}
	if !slices.Contains(k.Aliases, name) {
		name = k.Name
	}
	return 0, fmt.Errorf("invalid knob value %q of %s; expected %s", text, name, expected)
}

// number reads a value that is no word of the knob's own. Whoever asks words the error, of which
// only strconv.ErrRange, for a number that is too long, says more than that the value is wrong.
func (k *Knob) number(text string) (float64, error) {
	if k.fractions() {
		v, err := strconv.ParseFloat(text, 64)
		if v < 0 || math.IsInf(v, 0) || math.IsNaN(v) {
			err = strconv.ErrSyntax
		}
		return v, err
	}
	if k.switches() {
		switch text {
		case "true", "on":
			return 1, nil
		case "false", "off":
			return 0, nil
		}
	}
	v, err := strconv.ParseInt(text, 0, 32)
	if low, high := k.limits(); err == nil && (v < low || v > high) {
		err = strconv.ErrSyntax
	}
	return float64(v), err
}

// Value is what v means for the knob when it is called name.
func (k *Knob) Value(name string, v float64) float64 {
	if name == "BranchOptConverge" && v != 0 {
		return k.Default // the older name is a switch and no budget
	}
	return v
}

// CheckKnobs reports .knob directives that have no effect: an unknown name, or no
// value. One without a place is reported elsewhere. It polls ctx.
func CheckKnobs(ctx context.Context, knobs []cfg.Knob) []analysis.Diagnostic {
	var ds []analysis.Diagnostic
	names := sync.OnceValue(KnobNames)
	for _, k := range knobs {
		cancel.Poll(ctx)
		msg := ""
		if k.Span.Len() == 0 {
			continue
		}
		if KnobNamed(k.Name) == nil {
			msg = near.Message("knob", k.Name, names())
			if k.Name == "" {
				msg = "no knob is named"
			}
		} else if _, err := KnobNamed(k.Name).value(k.Name, k.Value); err != nil {
			msg = err.Error()
		}
		if msg != "" {
			ds = append(ds, analysis.Diagnostic{Code: "unknown-knob", Severity: lint.CodeNamed("unknown-knob").Severity, Span: k.Span, Message: msg})
		}
	}
	return ds
}

// Knobs are the settings a pass runs with. The zero Knobs and a nil *Knobs are
// the defaults. A .knob directive of a function goes before them.
type Knobs struct {
	Level   *int               // -O, nil for the default 2
	Values  map[string]float64 // by name
	NoPhase []string           // gates that are shut: see ParseNoPhase
}

// KnobNamed returns the row of KnobTable with the given name, in plain or in ROT13, with the given alias or
// number, also as knob-N, or nil.
func KnobNamed(s string) *Knob { return knobsByName()[s] }

// knobsByName is the table by all that its rows are called: passes ask for each function.
var knobsByName = sync.OnceValue(func() map[string]*Knob {
	rows := map[string]*Knob{}
	for n := range KnobTable {
		k := &KnobTable[n]
		if k.Num != 0 {
			rows[strconv.Itoa(k.Num)], rows["knob-"+strconv.Itoa(k.Num)] = k, k
		}
		rows[cfg.ROT13(k.Name)] = k
		for _, alias := range k.Aliases {
			rows[alias] = k
		}
	}
	for n := range KnobTable { // a name goes before what others are called
		rows[KnobTable[n].Name] = &KnobTable[n]
	}
	return rows
})

// SwitchSettings are the knobs of the switch recogniser for f.
func (k *Knobs) SwitchSettings(f *cfg.Func) analysis.SwitchSettings {
	return analysis.SwitchSettings{
		Budget:     k.Int(f, "SwitchOptBudget"),
		Extended:   k.Bool(f, "SwitchOptExtendedPatternMatch"),
		MinCases:   k.Int(f, "switch-min-cases"),
		MinDensity: float64(k.Int(f, "switch-min-density")) / 100,
		Profile:    k.switchProfile(f),
		Profiled:   f.Profiled,
	}
}

// switchProfile is the profile of phase 30 for f.
func (k *Knobs) switchProfile(f *cfg.Func) analysis.Profile {
	if p := k.Int(f, "switch-profile"); p >= 0 && p < len(analysis.ProfileNames) {
		return analysis.Profile(p)
	}
	return analysis.Documented // a value that a client has set
}

// OptLevel returns the -O that f is optimized at: its .opt directive, else the
// setting, else 2; at most 1 if the knob OptBudget is off.
func (k *Knobs) OptLevel(f *cfg.Func) int {
	level := k.level(f)
	if level > 1 && k.value(f, optBudget()) == 0 {
		return 1
	}
	return level
}

// optBudget is asked for by each phase in each function.
var optBudget = sync.OnceValue(func() *Knob { return KnobNamed("OptBudget") })

// none reports whether nothing gives a knob a value for f, and no gate is shut.
func (k *Knobs) none(f *cfg.Func) bool {
	return len(f.Knobs) == 0 && (k == nil || len(k.Values) == 0 && len(k.NoPhase) == 0)
}

func (k *Knobs) level(f *cfg.Func) int {
	switch {
	case f.OptLevel >= 0:
		return f.OptLevel
	case k != nil && k.Level != nil:
		return *k.Level
	}
	return 2
}

// set returns the value that something has given a knob for f.
func (k *Knobs) set(f *cfg.Func, row *Knob) (float64, bool) {
	for _, d := range f.Knobs {
		if KnobNamed(d.Name) == row {
			if v, err := row.value(d.Name, d.Value); err == nil {
				return v, true
			}
		}
	}
	if k == nil {
		return 0, false
	}
	v, ok := k.Values[row.Name]
	return v, ok
}

// IsSet reports whether something gives the knob a value for f.
func (k *Knobs) IsSet(f *cfg.Func, name string) bool {
	_, ok := k.set(f, KnobNamed(name))
	return ok
}

// Float returns the value of a knob for f.
func (k *Knobs) Float(f *cfg.Func, name string) float64 { return k.value(f, KnobNamed(name)) }

func (k *Knobs) value(f *cfg.Func, row *Knob) float64 {
	if v, ok := k.set(f, row); ok {
		return v
	}
	return row.Default
}

// Int returns the value of a knob for f that takes whole numbers.
func (k *Knobs) Int(f *cfg.Func, name string) int { return int(k.Float(f, name)) }

// Bool reports whether a knob is on for f.
func (k *Knobs) Bool(f *cfg.Func, name string) bool { return k.Float(f, name) != 0 }
