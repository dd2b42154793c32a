package cfg

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestOpTable(t *testing.T) {
	names := map[string]bool{}
	for f, family := range opTables {
		if !slices.IsSortedFunc(family, func(a, b Op) int { return strings.Compare(a.Name, b.Name) }) {
			t.Errorf("family %d is not sorted by name", f)
		}
		for _, op := range family {
			if names[op.Name] {
				t.Errorf("%s is there twice", op.Name)
			}
			names[op.Name] = true
			checkOp(t, &op)
		}
	}
	if n := len(Ops()); n != len(names) || n < 300 {
		t.Errorf("Ops has %d rows, the families %d", n, len(names))
	}
}

// flowEffects are the effects that an opcode with this control flow must have.
var flowEffects = map[Flow]Effects{
	FlowCall: Call, FlowPush: Converge, FlowPop: Converge, FlowBSSY: Converge, FlowBSYNC: Converge | Barrier, FlowBREAK: Converge,
}

func checkOp(t *testing.T, op *Op) {
	bad := func(what string) { t.Errorf("%s: %s", op.Name, what) }
	if op.Doc == "" || !strings.HasSuffix(op.Doc, ".") || strings.Contains(op.Doc, "  ") || strings.Contains(op.Doc, "..") && !strings.Contains(op.Doc, "...") {
		bad("the documentation is not in sentences")
	}
	if n := strings.Count(op.Doc, ". ") + 1; n > 5 {
		bad("the documentation is long")
	}
	if op.Source == "" {
		bad("no source")
	}
	if op.Seen != "" && !strings.HasSuffix(op.Seen, ")") {
		bad("Seen does not end with its page: " + op.Seen)
	}
	if rest, ok := strings.CutPrefix(op.Syntax, op.Name); !ok || rest != "" && !strings.ContainsRune(" .[", rune(rest[0])) {
		bad("Syntax does not start with the name: " + op.Syntax)
	}
	if strings.Count(op.Syntax, "[") != strings.Count(op.Syntax, "]") {
		bad("brackets in Syntax do not match: " + op.Syntax)
	}
	if op.Min == 0 || TargetBySM(int(op.Min)) == nil || op.Max != 0 && (TargetBySM(int(op.Max)) == nil || op.Max < op.Min) {
		bad("targets are not in the target table")
	}
	if op.Effects&Unknown != 0 {
		bad("an opcode in the table has unknown effects")
	}
	if want := flowEffects[op.Flow]; op.Effects&want != want {
		bad("effects do not go with its control flow")
	}
	if op.Effects&Call != 0 && op.Flow != FlowCall {
		bad("runs other code but is no call")
	}
	if op.Flow != FlowNone && op.Flow != FlowBSSY && op.Sig.Dst != DstNone {
		bad("ends a block and writes a register")
	}
	switch op.Flow { // the stack ended where barriers began
	case FlowPush, FlowPop:
		if op.Max == 0 || op.Max >= 70 {
			bad("works on the stack of sm_62 and older")
		}
	case FlowBSSY, FlowBSYNC, FlowBREAK:
		if op.Min != 70 {
			bad("works on the barriers of sm_70 and later")
		}
	}
	if op.Effects&Atomic != 0 && op.Effects&WritesMem == 0 {
		bad("is atomic but writes no memory")
	}
	if op.Sig.Addr == AddrGlobal && op.Effects&(ReadsMem|WritesMem|Fence) == 0 && op.Name != "QSPC" {
		bad("has an address but no effect on memory")
	}
	if op.Sig.Dst == DstNone && op.Flow == FlowNone && op.Effects == 0 {
		bad("writes nothing and has no effect")
	}
	if strings.HasPrefix(op.Name, "U") && op.Min < 75 && op.Name != "UBRA" {
		bad("is uniform before there was a uniform datapath")
	}
}

func TestLookupOp(t *testing.T) {
	for _, op := range Ops() {
		if LookupOp(op.Name) != op || LookupOpBytes([]byte(op.Name)) != op || LookupROT13(ROT13(op.Name)) != op {
			t.Errorf("%s is not found", op.Name)
		}
	}
	for rot, want := range map[string]string{"OEN": "BRA", "OFFL": "BSSY", "OFLAP": "BSYNC", "VFRGC": "ISETP", "YBC3": "LOP3"} {
		if op := LookupROT13(rot); op == nil || op.Name != want {
			t.Errorf("%s is %v, want %s", rot, op, want)
		}
	}
	for _, name := range []string{"", "OEN", "bra", "BRA.U", "FROB"} {
		if op := LookupOp(name); op != nil {
			t.Errorf("%q is %s", name, op.Name)
		}
	}
	if op := UnknownOp("FROB"); op.Known() || op.Name != "FROB" || op.Effects&SideEffects == 0 {
		t.Errorf("unknown opcode %+v", op)
	}
	name := []byte("ISETP")
	if n := testing.AllocsPerRun(10, func() { LookupOpBytes(name) }); n != 0 {
		t.Errorf("LookupOpBytes: %v allocations", n)
	}
	if n := testing.AllocsPerRun(10, func() { LookupOp("FROB") }); n != 0 {
		t.Errorf("LookupOp: %v allocations", n)
	}
}

// TestOpClasses holds the control flow of every opcode that has one.
func TestOpClasses(t *testing.T) {
	want := map[Flow]string{
		FlowBranch: "BRA JMP UBRA",
		FlowIndex:  "BRX BRXU JMX JMXU",
		FlowCall:   "CAL CALL JCAL",
		FlowRet:    "RET RTT",
		FlowExit:   "EXIT",
		FlowKill:   "KIL KILL",
		FlowPush:   "PBK PCNT PEXIT PLONGJMP PRET SSY",
		FlowPop:    "BRK CONT LONGJMP SYNC",
		FlowBSSY:   "BSSY",
		FlowBSYNC:  "BSYNC",
		FlowBREAK:  "BREAK",
	}
	got := map[Flow][]string{}
	for _, op := range Ops() {
		got[op.Flow] = append(got[op.Flow], op.Name)
	}
	for flow := FlowBranch; flow <= FlowBREAK; flow++ {
		if s := strings.Join(got[flow], " "); s != want[flow] {
			t.Errorf("flow %d is %s, want %s", flow, s, want[flow])
		}
	}
}

// TestSideEffects names opcodes that a pass must never take for dead.
func TestSideEffects(t *testing.T) {
	for _, name := range strings.Fields("STG STS ATOMG RED BAR BSYNC WARPSYNC SHFL VOTE MATCH REDUX MEMBAR FENCE BPT BMOV DEPBAR LDGDEPBAR UTMALDG SYNCS HMMA") {
		if op := LookupOp(name); op == nil || op.Effects&SideEffects == 0 {
			t.Errorf("%s has no side effect", name)
		}
	}
	for _, name := range strings.Fields("MOV IADD3 ISETP LDG LDS LDC S2R CS2R SEL NOP YIELD F2F R2UR ULDC P2R LEPC") {
		if op := LookupOp(name); op == nil || op.Effects&SideEffects != 0 {
			t.Errorf("%s has a side effect", name)
		}
	}
}

// notOpcodes are entries of the corpus' opcode counts that are none.
var notOpcodes = map[string]string{
	"REG_FFMA":  "a placeholder in a generator's template",
	"SASS_CODE": "a heading in a file of notes",
}

var corpusSM = regexp.MustCompile(`'(\d+)':`)

// checkTarget reports an opcode that the table does not have for a target that has it.
func checkTarget(t *testing.T, name string, sm int) {
	op := LookupOp(name)
	if op == nil {
		t.Errorf("%s is not in the table", name)
	} else if int(op.Min) > sm || op.Max != 0 && int(op.Max) < sm {
		t.Errorf("%s is on sm_%d, the table says %d to %d", name, sm, op.Min, op.Max)
	}
}

// TestOpTableCorpus looks up every opcode that the corpus counts and, where it
// is present, every opcode in the shipped listings.
func TestOpTableCorpus(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "..", "shared", "corpus", "opcodes-*.txt"))
	found := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(text), "\n") {
			if rest, ok := strings.CutPrefix(line, "## "); ok { // "## BRA 83026 SM {'90': 17758, '61': 6180}"
				name, _, _ := strings.Cut(rest, " ")
				for _, m := range corpusSM.FindAllStringSubmatch(rest, -1) {
					sm, _ := strconv.Atoi(m[1])
					checkTarget(t, name, sm)
				}
				continue
			}
			// The list: "MOV:217895 IMAD:84031 ...". Modifiers are counted in lines that start with MODS.
			if strings.HasPrefix(line, "MODS") || !strings.Contains(line, ":") || strings.Contains(line, "{") || strings.Contains(line, "'") {
				continue
			}
			for _, field := range strings.Fields(line) {
				name, count, ok := strings.Cut(field, ":")
				if !ok || count == "" || strings.Trim(count, "0123456789") != "" || name == "" {
					continue
				}
				found++
				if LookupOp(name) == nil && notOpcodes[name] == "" {
					t.Errorf("%s: %s is not in the table", filepath.Base(file), name)
				}
			}
		}
	}
	if len(files) > 0 && found != 158+246 {
		t.Errorf("the lists have %d opcodes, want 158 and 246", found)
	}
	files, _ = filepath.Glob(filepath.Join("testdata", "plr", "*.sass"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines, sm := parsePLR(string(text))
		for _, l := range lines {
			if l.instr == nil {
				t.Errorf("%s: %s is no instruction", filepath.Base(file), l.text)
				continue
			}
			checkTarget(t, l.instr.Op.Name, sm)
		}
	}
}
