package main

import (
	"errors"
	"strings"

	"github.com/spf13/pflag"

	"github.com/ori-lang/ori/analysis/near"
)

// maxListed is how many names of a list are shown.
const maxListed = 60

// noSuch is the error for a name that is not one of names, with the near ones
// and, if they are few, all of them.
func noSuch(kind, name string, names []string) error {
	return errors.New(near.Known(kind, name, names))
}

// addNames adds a flag that is a list of names, `a,b`, and may be repeated. Blanks around a name and a comma that no
// name follows are nothing; a list without a name is the name "", which nothing has.
func addNames(f *pflag.FlagSet, names *[]string, flag, usage string) {
	f.Var((*nameList)(names), flag, usage)
}

type nameList []string

func (l *nameList) Set(text string) error {
	had := len(*l)
	for name := range strings.SplitSeq(text, ",") {
		if name = strings.TrimSpace(name); name != "" {
			*l = append(*l, name)
		}
	}
	if len(*l) == had {
		*l = append(*l, "")
	}
	return nil
}

func (l *nameList) String() string { return strings.Join(*l, ",") }

// Type is what pflag and cobra know such a flag by.
func (l *nameList) Type() string { return "stringSlice" }
