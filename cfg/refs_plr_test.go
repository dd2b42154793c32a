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

	"github.com/ori-lang/ori/grammar"
)

// nvdisasm -plr prints the life of every register beside each instruction:
// "^" for a write, "v" for a read, "x" for both, ":" for a register that only
// holds its value. These tests compare what AppendRefs says with the marks.

// A plrLine is an instruction with its marks.
type plrLine struct {
	text  string // "@P0 BRA `(.L_x_1)"
	instr *Instr
	marks map[Reg]byte
}

// A plrColumn is the place of a register's mark in the table.
type plrColumn struct {
	reg      Reg
	from, to int
}

var (
	plrHeader = regexp.MustCompile(`^\|\s*(GPR|PRED|UGPR|UPRED)`)
	plrCode   = regexp.MustCompile(`^\s*/\*[0-9a-f]{4,}\*/\s+\{?\s*(.*?)\s*[;}]?\s*$`)
)

// parsePLR reads the instructions of a listing with live ranges, and the
// target's number.
func parsePLR(text string) (lines []plrLine, sm int) {
	var groups []string
	var columns []plrColumn
	instrs := lowerText(text)
	for n, line := range strings.Split(text, "\n") {
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
		if instrs[n] == nil && strings.HasPrefix(m[1], "BRA `") {
			continue // the self-loop after a function's end, which lowering drops
		}
		l := plrLine{text: m[1], instr: instrs[n], marks: map[Reg]byte{}}
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

// lowerText returns the instructions of a text by the number of their line.
func lowerText(text string) map[int]*Instr {
	doc := grammar.Parse([]byte(text))
	byLine := map[int]*Instr{}
	for n, u := range Lower(doc) {
		start, _ := doc.SectionStart(n)
		for _, f := range u.Funcs {
			for _, b := range f.Blocks {
				for k := range b.Instrs {
					i := &b.Instrs[k]
					if i.Missing() > 0 { // the file leaves out what it has already; here each instruction counts by itself
						own := *i
						own.Op = LookupOp(i.Op.Name)
						if _, ok := own.fits(f.SM()); !ok {
							own.Op = i.Op
						}
						own.derive(f.SM(), new(derived))
						i = &own
					}
					line, _ := doc.Position(start+int(b.InSection(i.OpSpan).Start), grammar.UTF8)
					byLine[line] = i
				}
			}
		}
	}
	return byLine
}

// lowerInstr returns the instruction that text is, for the target sm.
func lowerInstr(t testing.TB, sm int, text string) *Instr {
	target := ""
	if sm != 0 {
		target = fmt.Sprintf(".target sm_%d", sm)
	}
	i := lowerText(target + "\n.func f {\n" + text + "\n}\n")[2]
	if i == nil {
		t.Fatalf("%s is no instruction", text)
	}
	return i
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
	plrCall = "a call reads and writes what its callee does"                 // by contract only its operands are references
	plrMask = "P2R and R2P are not marked as reading and writing predicates" // nvdisasm: the predicate may even be dead there
	plrZero = "where a load or a copy gives zeros is marked as written too"  // LDGSTS [R2], [R4.64], !P0: compilers use P0 again
	plrSys  = "UR0 to UR3 have no marks"                                     // they belong to the system
	plrDesc = "the hidden descriptor"                                        // sm_80 to sm_89: nvdisasm knows which pair, the text does not say
)

// plrCheck compares one instruction (or a pair that is issued together) with
// its marks. It returns the differences, and the exceptions that it met.
func plrCheck(group []plrLine, sm int) (diffs, exceptions []string) {
	got := map[Reg]byte{}
	hidden, call, mask := false, false, false
	for _, l := range group {
		i := l.instr
		if i == nil {
			return []string{"no instruction"}, nil
		}
		call = call || i.Flow == FlowCall
		mask = mask || i.Op.Name == "P2R" || i.Op.Name == "R2P"
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
		case g == 1 && w == 3 && r.Class == ClassP && plrZeros(group[0].instr, r):
			exceptions = append(exceptions, plrZero)
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
		switch {
		case mask && r.Class == ClassP:
			exceptions = append(exceptions, plrMask)
			continue
		case r.Class == ClassUR && r.Num < 4:
			exceptions = append(exceptions, plrSys)
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

// plrZeros reports whether p is the predicate at the end of a load or a copy of sm_70 or later.
func plrZeros(i *Instr, p Reg) bool {
	a := &i.Args[len(i.Args)-1]
	return (i.Op.Sig.Addr == AddrGlobal || i.Op.Sig.Addr == AddrCopy) && i.Op.Effects&ReadsMem != 0 && a.Kind == RegOperand && a.Reg == p
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
		if i := lines[n].instr; i != nil && i.Open && n+1 < len(lines) {
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
	if got, want := fmt.Sprint(counts), "map[52:137 61:434 75:799 80:78 86:280 89:21 90:858]"; got != want {
		t.Errorf("instructions in testdata/plr: %s, want %s", got, want)
	}
	wantEx := map[string]int{plrMask: 3, plrCall: 509, plrDesc: 79, plrZero: 6}
	if !maps.Equal(exceptions, wantEx) {
		t.Errorf("exceptions: %v, want %v", exceptions, wantEx)
	}

	// All of the corpus, where it is present; CUDA 11.8 prints other marks.
	for _, dir := range []string{"oracle", filepath.Join("kernels", "oracle")} {
		files, _ = filepath.Glob(filepath.Join("..", "..", "shared", "corpus", dir, "*plr.sass"))
		counts, exceptions = map[int]int{}, map[string]int{}
		for _, file := range files {
			n, sm := plrFile(t, file, exceptions)
			counts[sm] += n
		}
		t.Logf("corpus, %s: instructions by target %v, exceptions %v", dir, counts, exceptions)
	}
}
