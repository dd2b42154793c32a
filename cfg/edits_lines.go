package cfg

import (
	"bytes"
	"strings"
)

// wholeLine returns what goes when s, a label or a directive, goes: its line, if it has it to
// itself, else the name with its colon. The blanks after that belong to the instruction there, which may
// put a guard in their place.
func (f *Func) wholeLine(s Span) Span {
	if s.Len() == 0 {
		return Span{}
	}
	end, name := s.End, s.End
	for int(end) < len(f.Src) && (f.Src[end] == ' ' || f.Src[end] == '\t' || f.Src[end] == ':') {
		end++
		if f.Src[end-1] == ':' {
			name = end
		}
	}
	start := lineStartIfBlank(f.Src, s.Start)
	rest := end
	if int(rest)+1 < len(f.Src) && f.Src[rest] == '/' && f.Src[rest+1] == '/' {
		for int(rest) < len(f.Src) && !endsLine(f.Src[rest]) {
			rest++
		}
	}
	switch {
	case int(rest) == len(f.Src):
		return Span{Start: start, End: rest}
	case endsLine(f.Src[rest]):
		if int(rest)+1 < len(f.Src) && f.Src[rest] == '\r' && f.Src[rest+1] == '\n' {
			rest++
		}
		return Span{Start: start, End: rest + 1}
	}
	return Span{Start: s.Start, End: name}
}

// ownLine returns what goes when a directive goes: its line, with the comment behind it, if nothing
// else is on that; else what is from it to the end of the line, if that is only a comment; else
// itself.
func (f *Func) ownLine(s Span) Span {
	end := f.endOfLine(s.End)
	if !onlyComments(f.Text(Span{Start: s.End, End: end})) {
		return s
	}
	if start := lineStart(f.Src, s.Start); f.blank(start, s.Start) {
		return Span{Start: start, End: f.nextLine(s.End)}
	}
	for s.Start > 0 && (f.Src[s.Start-1] == ' ' || f.Src[s.Start-1] == '\t') {
		s.Start--
	}
	s.End = end
	return s
}

func endsLine(c byte) bool { return c == '\n' || c == '\r' }

func lineStart(src []byte, at int32) int32 {
	for at > 0 && !endsLine(src[at-1]) {
		at--
	}
	return at
}

// lineStartIfBlank returns the start of the line of at if only blanks are
// before at on it, else at.
func lineStartIfBlank(src []byte, at int32) int32 {
	s := at
	for s > 0 && (src[s-1] == ' ' || src[s-1] == '\t') {
		s--
	}
	if s == 0 || endsLine(src[s-1]) {
		return s
	}
	return at
}

// startsLine reports whether a line begins at offset at, or the text ends there after a line end.
func (f *Func) startsLine(at int32) bool { return at == 0 || endsLine(f.Src[at-1]) }

// endOfLine returns where the line of offset at ends, without what ends it.
func (f *Func) endOfLine(at int32) int32 {
	for int(at) < len(f.Src) && !endsLine(f.Src[at]) {
		at++
	}
	return at
}

// nextLine returns where the line after that of offset at begins.
func (f *Func) nextLine(at int32) int32 {
	if at = f.endOfLine(at); int(at) == len(f.Src) {
		return at
	}
	if int(at)+1 < len(f.Src) && f.Src[at] == '\r' && f.Src[at+1] == '\n' {
		at++
	}
	return at + 1
}

// blank reports whether there are only blanks and line ends from one offset to the other.
func (f *Func) blank(from, to int32) bool {
	return from <= to && len(bytes.TrimSpace(f.Src[from:to])) == 0
}

// blankAbove reports whether the line before the one that begins at offset at is blank.
func (f *Func) blankAbove(at int32) bool {
	if at == 0 {
		return false
	}
	end := at - 1
	if end > 0 && f.Src[end] == '\n' && f.Src[end-1] == '\r' {
		end--
	}
	return f.blank(lineStart(f.Src, end), end)
}

// onlyComments reports whether s, a part of a line, has nothing but comments in it.
func onlyComments(s string) bool {
	for {
		s = strings.TrimSpace(s)
		switch {
		case s == "" || strings.HasPrefix(s, "//"):
			return true
		case !strings.HasPrefix(s, "/*"):
			return false
		}
		end := strings.Index(s, "*/")
		if end < 0 {
			return false
		}
		s = s[end+2:]
	}
}
