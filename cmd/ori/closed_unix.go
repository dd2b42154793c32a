//go:build unix

package main

// #include <errno.h>
// #include <fcntl.h>
// #include <unistd.h>
//
// static int closed;
//
// // Go's runtime opens the null device for a standard output that is closed, before any code of ours
// // runs, and what is written there is lost without an error. This runs before the runtime does.
// __attribute__((constructor)) static void look(void) {
// 	closed = fcntl(STDOUT_FILENO, F_GETFD) < 0 && errno == EBADF;
// }
//
// static int stdoutClosed(void) { return closed; }
import "C"

// stdoutClosed reports whether the program was started without a standard output.
func stdoutClosed() bool { return C.stdoutClosed() != 0 }
