//go:build !unix

package server

import "os"

// standardInput is the program's.
func standardInput() *os.File { return os.Stdin }
