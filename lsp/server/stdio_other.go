//go:build !unix

package server

import "os"

func standardInput() (in *os.File, restore func()) { return os.Stdin, func() {} }
func standardOutput() *os.File                     { return os.Stdout }
