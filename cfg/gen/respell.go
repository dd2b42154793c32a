package gen

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
)

// labelSpellings are the forms of labels that compilers and people write; %s is the number.
var labelSpellings = []string{".L_x_%s", ".L_%s", ".a$b.%s", "$k$%s", "$%s$a", "a.b.%s", "_%s", "BB%s", "l%s_", "L%s", "L%s.U", "$__%s.f$L%s"}

// quotedSpellings are forms that would be something else without quotes: registers, a special
// register, opcodes.
var quotedSpellings = []string{"R%s", "P%s", "UR%s", "B%s", "SB%s", "SR_%s", "EXIT%s", "L%s"}

var (
	nativeUse        = regexp.MustCompile("`\\(L\\d+\\)|\\bL\\d+\\b")
	nativeReloc      = regexp.MustCompile(`@(lo|hi)\(L\d+\)`)
	nativeDefinition = regexp.MustCompile(`^L(\d+):$`)
	nativeGuard      = regexp.MustCompile(`^(@\S+)?\s*(.*)$`)
	nativeFunction   = regexp.MustCompile(`^\.(entry|func) (\S+) \{$`)
	nativeTable      = regexp.MustCompile(`^\.jumptable (\S+) \{ (.*) \}$`)
	nativeCall       = regexp.MustCompile(`^((?:CALL\S*|CAL|JCAL) )([\w.$]+)$`)
)

// Respell returns a native program with labels of one of the forms that labels can have; some that are named in quotes.
func Respell(r *rand.Rand, text []byte) []byte {
	form, quoted := labelSpellings[r.IntN(len(labelSpellings))], r.IntN(4) == 0
	if quoted && !nativeReloc.Match(text) {
		form = quotedSpellings[r.IntN(len(quotedSpellings))]
	}
	var out bytes.Buffer
	for l := range bytes.Lines(text) {
		quote := quoted && !nativeReloc.Match(l) && !bytes.Contains(l, []byte("(*")) && !nativeDefinition.Match(bytes.TrimSpace(l))
		out.Write(nativeUse.ReplaceAllFunc(l, func(l []byte) []byte {
			old := strings.Trim(string(l), "`()")
			name := strings.ReplaceAll(form, "%s", old[1:])
			if old != string(l) || quote && (form != "L%s" || r.IntN(2) == 0) {
				return []byte("`(" + name + ")")
			}
			return []byte(name)
		}))
	}
	return out.Bytes()
}

// Stray returns a native program with instructions outside of its functions.
func Stray(r *rand.Rand, text []byte) []byte {
	var out bytes.Buffer
	stray := func() {
		if r.IntN(2) == 0 {
			return
		}
		lines := []string{"     ISETP.EQ.AND P0, PT, RZ, RZ, PT\n", "@P0  BRA Lstray\n", "     BRA Lstray\n", "Lstray:\n", "     MOV R12, R13\n", "     EXIT\n", "@PT  EXIT\n"}
		for range 1 + r.IntN(4) {
			n := r.IntN(len(lines))
			out.WriteString(lines[n])
			if n == 3 { // once only
				lines = slices.Delete(lines, n, n+1)
			}
		}
	}
	for l := range bytes.Lines(text) {
		if nativeFunction.Match(bytes.TrimSpace(l)) {
			stray()
		}
		out.Write(l)
	}
	stray()
	return out.Bytes()
}

// A nativeFunc is a function of a native text.
type nativeFunc struct {
	name, of string // of is the kernel in whose section it stands
	entry    bool
	body     []string // instructions and labels
	tables   map[string]string
}

// functionsOf takes a native text to pieces.
func functionsOf(text []byte) (sm string, funcs []*nativeFunc) {
	sm = "86"
	var f *nativeFunc
	for l := range strings.Lines(string(text)) {
		l = strings.TrimSpace(l)
		if after, ok := strings.CutPrefix(l, ".target sm_"); ok {
			sm = after
		} else if m := nativeFunction.FindStringSubmatch(l); m != nil {
			kernel, _, _ := strings.Cut(m[2], "_")
			f = &nativeFunc{name: m[2], of: kernel, entry: m[1] == "entry", tables: map[string]string{}}
			funcs = append(funcs, f)
		} else if m := nativeTable.FindStringSubmatch(l); m != nil {
			f.tables[m[1]] = m[2]
		} else if l != "" && l != "}" {
			f.body = append(f.body, l)
		}
	}
	return sm, funcs
}

// Listing returns a native program as disassemblers print it: with addresses, and with labels or, if plain, with addresses
// in place of them, as cuobjdump has it. It returns nil for what a listing cannot show: tables that are read by
// their address and, if plain, tables and calls of functions that are in the text.
//
// What a listing shows of a table is where it leads, and not which index leads where: it means something else than
// the native program.
func Listing(text []byte, plain bool) []byte {
	s := string(text)
	if strings.Contains(s, "@lo(jt") || plain && (strings.Contains(s, ".jumptable") || strings.Contains(s, ".func")) {
		return nil
	}
	w := listing{plain: plain}
	w.sm, w.funcs = functionsOf(text)
	if plain {
		w.printf("\tcode for sm_%s\n", w.sm)
	} else {
		w.printf("\t.headerflags\t@\"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM%s EF_CUDA_VIRTUAL_SM(EF_CUDA_SM%s)\"\n\n", w.sm, w.sm)
	}
	for _, k := range w.funcs {
		if !k.entry {
			continue
		}
		w.section(k)
		w.function(k)
		for _, f := range w.funcs {
			if !f.entry && f.of == k.name {
				w.printf("        .type           %s,@function\n        .size           %s,(.L_x_end - %s)\n%s:\n", f.name, f.name, f.name, f.name)
				w.function(f)
			}
		}
		if plain {
			w.printf("\t\t..........\n\n\n")
		}
	}
	return w.Bytes()
}

// A listing is being written.
type listing struct {
	bytes.Buffer
	sm    string
	plain bool
	funcs []*nativeFunc
	addr  int
}

func (w *listing) printf(format string, args ...any) { fmt.Fprintf(w, format, args...) }

// section begins a section.
func (w *listing) section(k *nativeFunc) {
	w.addr = 0
	if w.plain {
		w.printf("\t\tFunction : %s\n\t.headerflags\t@\"EF_CUDA_SM%s EF_CUDA_PTX_SM(EF_CUDA_SM%s)\"\n", k.name, w.sm, w.sm)
		return
	}
	w.printf("//--------------------- .text.%s --------------------------\n\t.section\t.text.%s,\"ax\",@progbits\n", k.name, k.name)
	w.printf("\t.sectioninfo\t@\"SHI_REGISTERS=64\"\n\t.align\t128\n")
	w.printf("        .global         %s\n        .type           %s,@function\n        .other          %s,@\"STO_CUDA_ENTRY STV_DEFAULT\"\n", k.name, k.name, k.name)
	w.printf("%s:\n.text.%s:\n", k.name, k.name)
}

// step goes to where the next instruction stands, which is not where control words are.
func (w *listing) step() {
	if len(w.sm) != 2 || w.sm >= "70" || w.sm < "30" {
		return
	}
	bundle := 0x20
	if w.sm < "50" {
		bundle = 0x40
	}
	if w.addr%bundle == 0 {
		w.addr += 8
	}
}

func (w *listing) function(f *nativeFunc) {
	size := 16
	if len(w.sm) == 2 && w.sm < "70" {
		size = 8
	}
	from := w.addr
	addrOf := map[string]int{}
	place := make([]int, len(f.body))
	for n, l := range f.body {
		w.step()
		place[n] = w.addr
		if nativeDefinition.MatchString(l) {
			addrOf[l[:len(l)-1]] = w.addr
		} else if !beside(l) {
			w.addr += size
		}
	}
	for n, l := range f.body {
		if m := nativeDefinition.FindStringSubmatch(l); m != nil {
			if !w.plain {
				w.printf(".L_x_%s:\n", m[1])
			}
			continue
		}
		if beside(l) {
			w.printf("\t%s\n", l)
			continue
		}
		m := nativeGuard.FindStringSubmatch(l)
		code, note := w.indexed(f, m[2], place[n]+size-from)
		if instr, targets, ok := strings.Cut(code, " (*"); ok {
			if code = instr; !w.plain {
				note = " (*" + strings.ReplaceAll(targets, " L", " .L_x_")
			}
		}
		code = nativeReloc.ReplaceAllStringFunc(code, func(s string) string {
			return s[:4] + fmt.Sprintf("(%s + .L_x_%s@srel))", f.name, s[5:len(s)-1])
		})
		code = nativeCall.ReplaceAllString(code, "$1`($2)")
		code = nativeUse.ReplaceAllStringFunc(code, func(l string) string {
			if l = strings.Trim(l, "`()"); w.plain {
				return fmt.Sprintf("%#x", addrOf[l])
			}
			return "`(.L_x_" + l[1:] + ")"
		})
		open, end := " ", ";"
		switch {
		case w.pairs(f, n):
			open = "{"
		case n > 0 && w.pairs(f, n-1):
			end = "}"
		}
		w.printf("        /*%04x*/     %s    %8s %s %s%s\n", place[n], open, m[1], code, note, end)
	}
}

// dualIssue are opcodes that are in pairs; the second instruction may be control flow, too.
var dualIssue = regexp.MustCompile(`^(@\S+)?\s*(MOV|IADD|XMAD|LOP|SHL|SHR|ISETP|LDG|STG|FADD|SEL)\b`)

// pairs reports whether instruction n of f is issued together with the one behind it: some are,
// where processors can.
func (w *listing) pairs(f *nativeFunc, n int) bool {
	return len(w.sm) == 2 && "50" <= w.sm && w.sm < "70" && !w.plain && n%5 == 1 && n+1 < len(f.body) &&
		dualIssue.MatchString(f.body[n]) && !nativeDefinition.MatchString(f.body[n+1]) && !beside(f.body[n+1])
}

// beside reports whether a line of a body is no instruction and no label: it says something of the
// block behind it.
func beside(l string) bool { return strings.HasPrefix(l, ".") || strings.HasPrefix(l, "//") }

// indexed returns an indexed branch as a listing has it, and what it notes of the table; next is
// the place behind. Other code stays as it is.
func (w *listing) indexed(f *nativeFunc, code string, next int) (text, note string) {
	op, args, _ := strings.Cut(code, " ")
	reg, table, _ := strings.Cut(args, ", ")
	if f.tables[table] == "" {
		return code, ""
	}
	var labels []string
	for _, l := range strings.Split(f.tables[table], ", ") {
		if l = ".L_x_" + strings.Trim(l, "`()")[1:]; !slices.Contains(labels, l) {
			labels = append(labels, l)
		}
	}
	return fmt.Sprintf("%s %s -%#x", op, reg, next), fmt.Sprintf(" (*\"BRANCH_TARGETS %s\"*)", strings.Join(labels, ","))
}

var (
	guardedBranch = regexp.MustCompile(`(?m)^([ \t]*@!?P[0-6] +)BRA( [A-Za-z_][\w$]*[ \t]*;?)$`)
	sinceVolta    = regexp.MustCompile(`(?m)^[ \t]*\.target sm_([7-9]\d|\d{3})`)
)

// Jumping returns the text with some branches under a guard made calls, from which control does not come back, as ptxas writes branches out of loops. Calls
// push where they return up to sm_62: the text stays as it is there.
func Jumping(r *rand.Rand, text []byte) []byte {
	if !sinceVolta.Match(text) {
		return text
	}
	return guardedBranch.ReplaceAllFunc(text, func(line []byte) []byte {
		if r.IntN(3) == 0 {
			return line
		}
		return guardedBranch.ReplaceAll(line, []byte("${1}CALL.REL.NOINC${2}"))
	})
}
