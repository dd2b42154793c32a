package ide

import "github.com/ori-lang/ori/analysis"

// Off is the level of a code that is not reported.
const Off analysis.Severity = 0

// A Preset is a choice of what is reported, for codes whose level the user does not name.
type Preset struct {
	Name, Doc string
	level     func(severity analysis.Severity, rewrite, refused bool) analysis.Severity
}

// Presets are the presets, the default first.
var Presets = []Preset{
	{
		"everything", "each diagnostic at its own level, rewrites that are possible as hints, and on the command line also those that are refused",
		func(s analysis.Severity, _, _ bool) analysis.Severity { return s },
	},
	{
		"review", "rewrites that are possible as information, which editors list among the problems, and no refused ones",
		func(s analysis.Severity, rewrite, refused bool) analysis.Severity {
			switch {
			case refused:
				return Off
			case rewrite:
				return min(s, analysis.Information)
			}
			return s
		},
	},
	{
		"quiet", "errors and warnings only",
		func(s analysis.Severity, _, _ bool) analysis.Severity {
			if s > analysis.Warning {
				return Off
			}
			return s
		},
	},
}

// PresetNamed returns the preset of a name, the default for "", or nil.
func PresetNamed(name string) *Preset {
	for n := range Presets {
		if p := &Presets[n]; p.Name == name || name == "" {
			return p
		}
	}
	return nil
}

// PresetNames are the names of the presets.
func PresetNames() (names []string) {
	for n := range Presets {
		names = append(names, Presets[n].Name)
	}
	return names
}

// LevelNames are the words for levels.
var LevelNames = []string{"off", "hint", "information", "warning", "error"}

// LevelNamed returns the level of a word.
func LevelNamed(name string) (analysis.Severity, bool) {
	if name == "off" {
		return Off, true
	}
	for s := analysis.Error; s <= analysis.Hint; s++ {
		if s.String() == name {
			return s, true
		}
	}
	return Off, false
}

// level is the level at which a finding is reported, [Off] if it is not. A refused rewrite is
// nothing to fail at: its code's level can only switch it off.
func (o *Options) level(x *finding) analysis.Severity {
	refused := x.r != nil && x.r.Refusal != nil
	if s, ok := o.Levels[x.d.Code]; ok {
		if refused && s != Off {
			return x.d.Severity
		}
		return s
	}
	p := PresetNamed(o.Preset)
	if p == nil {
		p = &Presets[0]
	}
	return p.level(x.d.Severity, x.r != nil, refused)
}
