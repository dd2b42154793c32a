//go:build !unix

package main

import "os"

// endWithReader does nothing: only a write tells that nobody reads.
func endWithReader(*os.File) {}
