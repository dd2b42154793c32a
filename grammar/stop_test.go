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

// A counting context counts how often it is asked whether it has ended, from one time on it has.
type counting struct {
	context.Context
	asked, most int
}

func (c *counting) Err() error {
	if c.asked++; c.asked > c.most {
		return context.Canceled
	}
	return nil
}

// TestLayoutStops ends the scan of a text, and its division into sections, at each time that they ask.
func TestLayoutStops(t *testing.T) {
	src := []byte(strings.Repeat(".entry k {\n"+strings.Repeat("IADD3 R2, R2, R3, RZ\n", 1000)+"}\n", 100))
	all := &counting{Context: t.Context(), most: len(src)}
	if drafts, err := draftsOf(all, src); err != nil || len(drafts) != 100 {
		t.Fatalf("%d sections, %v", len(drafts), err)
	}
	if least := 2*(len(src)/(polledBytes+len(src)/100)) - 2; all.asked < least {
		t.Errorf("asked %d times for %d bytes, want %d", all.asked, len(src), least)
	}
	for most := range all.asked {
		c := &counting{Context: t.Context(), most: most}
		if _, err := draftsOf(c, src); err != context.Canceled || c.asked != most+1 {
			t.Errorf("ended at time %d of %d: %v, asked %d times", most+1, all.asked, err, c.asked)
		}
	}
}
