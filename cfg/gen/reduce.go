package gen

import (
	"crypto/sha256"
	"regexp"
	"slices"
	"strings"
)

// MostCalls is how often Reduce calls fails at most.
const MostCalls = 10_000

// fewLines is how many lines a text may have for all pairs of them to be tried.
const fewLines = 60

// Reduce returns a short text for which fails is true, made from one for which it is: it takes
// lines away, as many at once as it can, and then makes what is left simpler: without
// guards, with RZ for registers, 0 for numbers, and few labels and registers. No
// line of the result, and of a result of up to 60 lines no two of them, can go
// without fails becoming false, unless the calls have run out. The same text and answers give the
// same result. fails has to refuse what is not a program, if that matters to it; it is not called
// twice with one text. If it is false for text itself, that is returned.
//
// The lines go as in Zeller and Hildebrandt, "Simplifying and Isolating
// Failure-Inducing Input".
func Reduce(text []byte, fails func([]byte) bool) []byte {
	r := &reducer{fails: fails, text: string(text), tried: map[[sha256.Size]byte]bool{}}
	for l := range strings.Lines(string(text)) {
		r.lines = append(r.lines, l)
	}
	if !fails(text) {
		return text
	}
	for {
		before := r.text
		r.remove()
		r.removeTogether()
		r.simplify()
		if r.text == before {
			return []byte(before)
		}
	}
}

type reducer struct {
	fails func([]byte) bool
	lines []string
	text  string                     // lines, joined
	tried map[[sha256.Size]byte]bool // by hash: texts that do not fail
	calls int
}

// try makes lines the text if it fails too, and reports whether it did.
func (r *reducer) try(lines []string) bool {
	if r.calls >= MostCalls-1 {
		return false
	}
	text := strings.Join(lines, "")
	hash := sha256.Sum256([]byte(text))
	if r.tried[hash] || text == r.text {
		return false
	}
	r.calls++
	if !r.fails([]byte(text)) {
		r.tried[hash] = true
		return false
	}
	r.lines, r.text = lines, text
	return true
}

// remove takes away chunks of lines, from half of them down to single ones, until
// no line can go. It begins behind: what is there mostly depends on what is in front.
func (r *reducer) remove() {
	for size := max(1, len(r.lines)/2); ; {
		removed := false
		for end := len(r.lines); end > 0; end -= size {
			end = min(end, len(r.lines))
			if r.try(slices.Delete(slices.Clone(r.lines), max(0, end-size), end)) {
				removed = true
			}
		}
		if size > 1 {
			size /= 2
		} else if !removed {
			return
		}
	}
}

// removeTogether takes away lines that hold only together: those that name one label
// or barrier, and of a short text any two.
func (r *reducer) removeTogether() {
	var names []string
	for _, l := range r.lines {
		found := barrierPattern.FindAllString(l, -1)
		if m := labelPattern.FindStringSubmatch(l); m != nil {
			found = append(found, m[1])
		}
		for _, name := range found {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	for _, name := range names {
		word := regexp.MustCompile(`\b` + regexp.QuoteMeta(name) + `\b`)
		r.try(slices.DeleteFunc(slices.Clone(r.lines), word.MatchString))
	}
	for a := 0; a < len(r.lines) && len(r.lines) <= fewLines; a++ {
		for b := len(r.lines) - 1; b > a; b-- {
			if r.try(slices.Delete(slices.Delete(slices.Clone(r.lines), b, b+1), a, a+1)) {
				r.remove()
				a = -1
				break
			}
		}
	}
}

// The parts of a line that can be made simpler.
var (
	guardPattern    = regexp.MustCompile(`^(\s*)@!?U?P\w+\s+`)
	registerPattern = regexp.MustCompile(`[-~!]?\b(?:U?R\d+|U?P\d+)(?:\.H[01])?\b`)
	numberPattern   = regexp.MustCompile(`[-#]?\b(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?)\b`)
	entryPattern    = regexp.MustCompile(`, *[A-Za-z_]\w*`) // of a jump table
	barrierPattern  = regexp.MustCompile(`\bB\d+\b`)
	labelPattern    = regexp.MustCompile(`^\s*([A-Za-z_.]\w*):`)
)

// simplify makes each line simpler, and then the text as a whole.
func (r *reducer) simplify() {
	for n := range r.lines {
		switch {
		case labelPattern.MatchString(r.lines[n]):
			continue
		case strings.HasPrefix(strings.TrimSpace(r.lines[n]), "."):
			r.each(n, entryPattern, func(string) string { return "" })
			continue
		}
		r.line(n, guardPattern.ReplaceAllString(r.lines[n], "${1}     "))
		r.each(n, registerPattern, constantRegister)
		r.each(n, numberPattern, func(string) string { return "0x0" })
	}
	r.unify()
}

// line tries another text for a line.
func (r *reducer) line(n int, text string) bool {
	lines := slices.Clone(r.lines)
	lines[n] = text
	return r.try(lines)
}

// each tries to replace each match in a line, one after the other.
func (r *reducer) each(n int, p *regexp.Regexp, with func(string) string) {
	for at := 0; ; {
		l := r.lines[n]
		span := p.FindStringIndex(l[min(at, len(l)):])
		if span == nil {
			return
		}
		start, end := at+span[0], at+span[1]
		simpler := with(l[start:end])
		if start > 0 && l[start-1] == '.' {
			// A modifier or suffix (.64) is no number.
		} else if r.line(n, l[:start]+simpler+l[end:]) {
			end = start + len(simpler)
		}
		at = end
	}
}

// constantRegister is the register that is always zero, or true, in place of another.
func constantRegister(reg string) string {
	name := strings.TrimLeft(reg, "-~!")
	uniform := ""
	if name[0] == 'U' {
		uniform = "U"
	}
	if strings.HasPrefix(name[len(uniform):], "P") {
		return uniform + "PT"
	}
	return uniform + "RZ"
}

// unify tries to let each use of a label name another label, in the order of the text, and
// to give registers the numbers of others.
func (r *reducer) unify() {
	var labels []string
	for _, l := range r.lines {
		if m := labelPattern.FindStringSubmatch(l); m != nil {
			labels = append(labels, m[1])
		}
	}
	for n := range r.lines {
		if labelPattern.MatchString(r.lines[n]) {
			continue
		}
		for k, from := range labels {
			use := regexp.MustCompile(`\b` + regexp.QuoteMeta(from) + `\b`)
			for _, to := range labels[:k] {
				if use.MatchString(r.lines[n]) {
					r.line(n, use.ReplaceAllString(r.lines[n], to))
				}
			}
		}
	}
	r.renumber(regexp.MustCompile(`\bR\d+\b`))
	r.renumber(regexp.MustCompile(`\bP\d+\b`))
}

// renumber tries to give all uses of a register that p matches the number of one that is
// used before it.
func (r *reducer) renumber(p *regexp.Regexp) {
	var regs []string
	for _, l := range r.lines {
		for _, reg := range p.FindAllString(l, -1) {
			if !slices.Contains(regs, reg) {
				regs = append(regs, reg)
			}
		}
	}
	for k, from := range regs {
		for _, to := range regs[:k] {
			lines := slices.Clone(r.lines)
			for n := range lines {
				lines[n] = p.ReplaceAllStringFunc(lines[n], func(reg string) string {
					if reg == from {
						return to
					}
					return reg
				})
			}
			if r.try(lines) {
				break
			}
		}
	}
}
