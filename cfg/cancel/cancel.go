// Package cancel ends work in the middle once nobody waits for what it finds.
//
// Work that may take long polls where a round of its outer loop ends. A poll of a context that is
// done ends it by a panic, so that the loops in between need not hand an error up; who began the
// work turns that into the context's error ([Catch]). What is found once for many is kept by a
// [Memo], which never keeps what is half found.
package cancel

import "context"

// stopped is what the panic is of.
type stopped struct{ err error }

func (s stopped) Error() string { return s.err.Error() }

// Poll ends the caller's work, up to [Catch], if ctx is done. It takes some nanoseconds.
func Poll(ctx context.Context) {
	if err := ctx.Err(); err != nil {
		panic(stopped{err})
	}
}

// Stop ends the caller's work, up to [Catch], with an error: that of who needs to know no more.
func Stop(err error) { panic(stopped{err}) }

// Catch sets *err to the context's error if a poll ended the work, or to that of [Stop]. It is to be deferred; other panics go on.
func Catch(err *error) {
	switch r := recover().(type) {
	case nil:
	case stopped:
		*err = r.err
	default:
		panic(r)
	}
}

// Stopped reports whether r, which was recovered from a panic, is of a poll that ended the work.
func Stopped(r any) bool {
	_, ok := r.(stopped)
	return ok
}
