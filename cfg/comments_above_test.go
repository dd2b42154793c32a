package cfg

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func inComment(s string) bool {
	for {
		n := strings.IndexByte(s, '/')
		switch {
		case n < 0 || n+1 == len(s):
			return false
		case s[n+1] == '/':
			s = s[n+2:]
			if n = strings.IndexAny(s, lineEnds); n < 0 {
				return true
			}
			s = s[n:]
		case s[n+1] == '*':
			var closed bool
			if _, s, closed = strings.Cut(s[n+2:], "*/"); !closed {
				return true
			}
		default:
			s = s[n+1:]
		}
	}
}

// commentsAboveSlowly is [lowerer.commentsAbove], which asks of each line by itself whether it begins in a comment.
func (l *lowerer) commentsAboveSlowly(from, start int32) int32 {
	for start > from {
		above := start - 1
		if above > 0 && l.src[above-1:start] == "\r\n" {
			above--
		}
		above = int32(strings.LastIndexAny(l.src[:above], lineEnds) + 1)
		if above < from || !isComment(strings.TrimSpace(l.src[above:start])) || l.sm > 0 && isEncoding(l.src[above:start]) || inComment(l.src[from:above]) {
			break
		}
		start = above
	}
	return start
}

// TestCommentsAbove compares both in random lines of what begins and ends comments and lines.
func TestCommentsAbove(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	parts := []string{"//", "/*", "*/", "/", "*", " ", "x", "\n", "\r\n", "\r", "// y\n", "/* z */\n", "/* 0x12 */\n", "/*\n", "*/\n"}
	above := 0
	for range 300_000 {
		var sb strings.Builder
		for range r.IntN(12) {
			sb.WriteString(parts[r.IntN(len(parts))])
		}
		sb.WriteString("\n")
		l := &lowerer{sm: 70 * r.IntN(2)}
		l.src = sb.String()
		start := int32(len(l.src))
		from := int32(r.IntN(len(l.src)))
		got, want := l.commentsAbove(from, start), l.commentsAboveSlowly(from, start)
		if got != want {
			t.Fatalf("%q from %d: the comments begin at %d, want %d", l.src, from, got, want)
		}
		if got < start {
			above++
		}
	}
	if above < 10_000 {
		t.Errorf("only %d have comments above", above)
	}
}
