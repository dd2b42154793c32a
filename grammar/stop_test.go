package grammar

import (
	"context"
	"errors"
	"strings"
	"testing"
)

// A late context has ended, but says so only from the second time on that it is asked.
type late struct {
	context.Context
	asked bool
}

func (l *late) Err() error {
	if !l.asked {
		l.asked = true
		return nil
	}
	return l.Context.Err()
}

// TestParseStops ends a context before a text is parsed, and in the middle of one long section.
func TestParseStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	src := []byte(".entry k {\n" + strings.Repeat("IADD3 R2, R2, R3, RZ\n", 200_000) + "}\n")
	if d, err := ParseContext(ctx, src); d != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	w := newWorker()
	w.ctx = &late{Context: ctx}
	if tree := w.parse(src); tree != nil {
		t.Error("it is parsed to its end")
	}
	if d, err := ParseContext(t.Context(), src[:100]); err != nil || d.Len() != 100 {
		t.Errorf("the next one: %v", err)
	}
}
