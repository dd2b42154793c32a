//go:build !unix

package main

// stdoutClosed reports whether the program was started without a standard output, which is not known here.
func stdoutClosed() bool { return false }
