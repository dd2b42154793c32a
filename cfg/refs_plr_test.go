package cfg

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"testing"
)

// nvdisasm -plr prints the life of every register beside each instruction:
// "^" for a write, "v" for a read, "x" for both, ":" for a register that only
// holds its value. These tests compare what AppendRefs says with the marks.

// A plrLine is an instruction with its marks.
type plrLine struct {
	text  string // "@P0 BRA `(.L_x_1)"
	open  bool   // "{": the next line is issued together with this one
	marks map[Reg]byte
}

// A plrColumn is the place of a register's mark in the table.
type plrColumn struct {
	reg      Reg
	from, to int
}

var (
	plrHeader = regexp.MustCompile(`^\|\s*(GPR|PRED|UGPR|UPRED)`)
	plrCode   = regexp.MustCompile(`^\s*/\*[0-9a-f]{4,}\*/\s+(\{?)\s*(.*?)\s*[;}]?\s*$`)
)

// parsePLR reads the instructions of a listing with live ranges, and the
// target's number.
func parsePLR(text string) (lines []plrLine, sm int) {
	var groups []string
	var columns []plrColumn
	for _, line := range strings.Split(text, "\n") {
		if at := strings.Index(line, "EF_CUDA_SM"); at >= 0 && sm == 0 {
			sm, _ = strconv.Atoi(line[at+len("EF_CUDA_SM") : at+len("EF_CUDA_SM")+2])
		}
		at := strings.LastIndex(line, "// |")
		if at < 0 {
			continue
		}
		code, table := line[:at], line[at+len("// "):]
		if plrHeader.MatchString(table) {
			groups = groups[:0]
			for _, g := range strings.Split(strings.Trim(table, "| "), "|") {
				groups = append(groups, strings.TrimSpace(g))
			}
			continue
		}
		if strings.HasPrefix(strings.TrimLeft(table, "| "), "#") {
			columns = plrColumns(table, groups)
			continue
		}
		m := plrCode.FindStringSubmatch(code)
		if m == nil {
			continue
		}
		l := plrLine{text: m[2], open: m[1] != "", marks: map[Reg]byte{}}
		for _, c := range columns {
			if mark := strings.Trim(table[c.from:c.to], " :"); mark != "" {
				l.marks[c.reg] = mark[0]
			}
		}
		lines = append(lines, l)
	}
	return lines, sm
}

// plrColumns reads the line of register numbers: "|  # 0 1 2  | # 0 1  |".
func plrColumns(table string, groups []string) (columns []plrColumn) {
	classes := map[string]RegClass{"GPR": ClassR, "PRED": ClassP, "UGPR": ClassUR, "UPRED": ClassUP}
	g, pos := -1, 0
	for _, part := range strings.SplitAfter(table, " ") {
		word := strings.TrimSpace(part)
		if word == "|" {
			g++
		} else if n, err := strconv.Atoi(word); err == nil {
			columns = append(columns, plrColumn{Reg{classes[groups[g]], int32(n)}, pos, pos + len(word)})
		}
		pos += len(part)
	}
	return columns
}

// plrInstr makes an instruction of its text.
func plrInstr(text string) *Instr {
	i := &Instr{}
	if at := strings.Index(text, "(*"); at >= 0 {
		text = strings.TrimSpace(text[:at])
	}
	if strings.HasPrefix(text, "@") {
		guard, rest, _ := strings.Cut(text[1:], " ")
		i.Guard.Not = strings.HasPrefix(guard, "!")
		i.Guard.Reg, _ = ParseReg(strings.TrimPrefix(guard, "!"))
		text = strings.TrimSpace(rest)
	}
	name, args, _ := strings.Cut(text, " ")
	i.Name = name
	base, _, _ := strings.Cut(name, ".")
	if i.Op = LookupOp(base); i.Op == nil {
		i.Op = UnknownOp(base)
	}
	for _, a := range splitOperands(args) {
		i.Args = append(i.Args, parseOperand(a, nil))
	}
	return i
}

// splitOperands splits at commas that stand outside of brackets, and between
// a register and the code address behind it (RET.REL.NODEC R4 `(f)).
func splitOperands(s string) (args []string) {
	depth, start := 0, 0
	flush := func(end int) {
		if a := strings.TrimSpace(s[start:end]); a != "" {
			args = append(args, a)
		}
		start = end + 1
	}
	for n := 0; n < len(s); n++ {
		switch s[n] {
		case '[', '(', '{':
			depth++
		case ']', ')', '}':
			depth--
		case ',':
			if depth == 0 {
				flush(n)
			}
		case ' ':
			word := strings.TrimSpace(s[start:n])
			if _, ok := ParseReg(word); ok && depth == 0 && n+1 < len(s) && strings.ContainsRune("`-0", rune(s[n+1])) {
				flush(n)
			}
		}
	}
	flush(len(s))
	return args
}

// plrMarks turns references into marks: 1 for a read, 2 for a write. Classes
// that the table does not show are left out. hidden is whether a read of an
// unnamed pair of uniform registers is among them.
func plrMarks(marks map[Reg]byte, refs []Ref) (hidden bool) {
	for _, f := range refs {
		if f.Arg == ArgDescriptor {
			hidden = true
			continue
		}
		if c := f.Reg.Class; c != ClassR && c != ClassP && c != ClassUR && c != ClassUP || f.Reg.Num < 0 {
			continue
		}
		for n := range int32(f.Count) {
			bit := byte(1)
			if f.Write {
				bit = 2
			}
			marks[Reg{f.Reg.Class, f.Reg.Num + n}] |= bit
		}
	}
	return hidden
}

var plrBits = map[byte]byte{'v': 1, '^': 2, 'x': 3}

// Where nvdisasm and AppendRefs differ on purpose.
const (
	plrCall = "a call reads and writes what its callee does" // by contract only its operands are references
	plrMask = "P2R is not marked as reading predicates"      // nvdisasm: the predicate may even be dead there
	plrDesc = "the hidden descriptor"                        // sm_80 to sm_89: nvdisasm knows which pair, the text does not say
)

// plrCheck compares one instruction (or a pair that is issued together) with
// its marks. It returns the differences, and the exceptions that it met.
func plrCheck(group []plrLine, sm int) (diffs, exceptions []string) {
	got := map[Reg]byte{}
	hidden, call, mask := false, false, false
	for _, l := range group {
		i := plrInstr(l.text)
		call = call || i.Op.Flow == FlowCall || strings.Contains(l.text, "INDIRECT_CALL")
		mask = mask || i.Op.Name == "P2R"
		hidden = plrMarks(got, i.AppendRefs(nil, sm)) || hidden
	}
	want := map[Reg]byte{}
	for r, m := range group[0].marks {
		want[r] = plrBits[m]
	}
	var descriptor []int
	for r, w := range want {
		switch g := got[r]; {
		case g == w:
		case call && g&^w == 0:
			exceptions = append(exceptions, plrCall)
		case hidden && r.Class == ClassUR && g|1 == w:
			descriptor = append(descriptor, int(r.Num))
		default:
			diffs = append(diffs, fmt.Sprintf("%v is %d, nvdisasm has %d", r, g, w))
		}
	}
	for r, g := range got {
		if _, ok := want[r]; ok {
			continue
		}
		if mask && r.Class == ClassP && g == 1 {
			exceptions = append(exceptions, plrMask)
			continue
		}
		diffs = append(diffs, fmt.Sprintf("%v is %d, nvdisasm has 0", r, g))
	}
	if hidden {
		exceptions = append(exceptions, plrDesc)
		if sort.Ints(descriptor); len(descriptor) != 2 || descriptor[0]%2 != 0 || descriptor[1] != descriptor[0]+1 {
			diffs = append(diffs, fmt.Sprintf("hidden descriptor UR%v, want a pair", descriptor))
		}
	}
	sort.Strings(diffs)
	return diffs, exceptions
}

// plrFile checks the instructions of one file, counts them, and counts the
// exceptions.
func plrFile(t *testing.T, file string, exceptions map[string]int) (count, sm int) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines, sm := parsePLR(string(text))
	for n := 0; n < len(lines); n++ {
		group := lines[n : n+1]
		if lines[n].open && n+1 < len(lines) {
			group = lines[n : n+2]
			n++
		}
		count += len(group)
		diffs, ex := plrCheck(group, sm)
		for _, d := range diffs {
			t.Errorf("%s: %s: %s", filepath.Base(file), group[0].text, d)
		}
		for _, e := range ex {
			exceptions[e]++
		}
	}
	return count, sm
}

// TestRefsPLR holds AppendRefs against the live ranges of nvdisasm, for each
// instruction and each register.
func TestRefsPLR(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("testdata", "plr", "*.sass"))
	counts, exceptions := map[int]int{}, map[string]int{}
	for _, file := range files {
		n, sm := plrFile(t, file, exceptions)
		if n == 0 || sm == 0 {
			t.Errorf("%s: %d instructions for sm_%d", file, n, sm)
		}
		counts[sm] += n
	}
	if got, want := fmt.Sprint(counts), "map[52:140 75:224 86:240 90:243]"; got != want {
		t.Errorf("instructions in testdata/plr: %s, want %s", got, want)
	}
	wantEx := map[string]int{plrMask: 3, plrCall: 509, plrDesc: 18}
	if !maps.Equal(exceptions, wantEx) {
		t.Errorf("exceptions: %v, want %v", exceptions, wantEx)
	}

	// All of the corpus, where it is present.
	files, _ = filepath.Glob(filepath.Join("..", "..", "shared", "corpus", "oracle", "*plr.sass"))
	counts, exceptions = map[int]int{}, map[string]int{}
	for _, file := range files {
		n, sm := plrFile(t, file, exceptions)
		counts[sm] += n
	}
	t.Logf("corpus: instructions by target %v, exceptions %v", counts, exceptions)
}
