package main

import (
	"errors"

	"github.com/ori-lang/ori/analysis/near"
)

// maxListed is how many names of a list are shown.
const maxListed = 60

// noSuch is the error for a name that is not one of names, with the near ones
// and, if they are few, all of them.
func noSuch(kind, name string, names []string) error {
	return errors.New(near.Known(kind, name, names))
}
