package main

import (
	"fmt"
	"runtime/debug"
)

// An internalError is a mistake of the program that was met in a file: it costs that file, and no other.
type internalError struct {
	what  any
	stack []byte
}

func (e *internalError) Error() string {
	return fmt.Sprintf("internal error, please report it: %v\n%s", e.what, e.stack)
}

// caught is deferred: it makes a panic an [internalError].
func caught(err *error) {
	if r := recover(); r != nil {
		*err = &internalError{r, debug.Stack()}
	}
}
