package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/ori-lang/ori/analysis/near"
)

// maxListed is how long a list of names may be that is shown whole.
const maxListed = 60

// noSuch is the error for a name that is not one of names, with the near ones
// and, if they are few, all of them.
func noSuch(kind, name string, names []string) error {
	msg := near.Message(kind, name, names)
	if len(names) > 0 && len(names) <= maxListed {
		msg += fmt.Sprintf(" (known: %s)", strings.Join(names, ", "))
	}
	return errors.New(msg)
}
