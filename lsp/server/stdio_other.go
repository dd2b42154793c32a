//go:build !unix

package server

import "os"

func standardInput() *os.File  { return os.Stdin }
func standardOutput() *os.File { return os.Stdout }
