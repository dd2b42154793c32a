package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/lsp/ide"
)

var liveTables = flag.String("tables", "", "a glob of what nvdisasm -c -plr of CUDA 12.4 prints, with which TestLivenessTable compares instead")

// plainListing takes the table out of a listing with live ranges, its header and its
// legend, and returns what is beside each line that is left.
func plainListing(text string) (plain string, table []string) {
	var sb strings.Builder
	lines := strings.Split(text, "\n")
	for n := 0; n < len(lines); n++ {
		line, beside := splitTable(lines[n])
		if beside != "" && strings.TrimSpace(line) == "" {
			continue // the header
		}
		if n+1 < len(lines) && line == "" && strings.HasSuffix(lines[n+1], "// Legend:") {
			n += len(liveLegend) + 1 // the legend and a blank line on both sides
			continue
		}
		sb.WriteString(line + "\n")
		table = append(table, beside)
	}
	return strings.TrimSuffix(sb.String(), "\n"), table
}

// splitTable returns the two parts of a line.
func splitTable(line string) (text, table string) {
	at := strings.LastIndex(line, "// ")
	if at >= 0 && (strings.HasPrefix(line[at:], "// |") || strings.HasPrefix(line[at:], "// +")) {
		return strings.TrimRight(line[:at], " "), line[at:]
	}
	return line, ""
}

// liveText is what dump --view liveness prints for a text.
func liveText(t *testing.T, text, name string) string {
	t.Helper()
	var out bytes.Buffer
	if err := textLiveness(&out, &source{name: "test", snap: ide.Open([]byte(text), ide.Options{})}, name); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestLivenessTable compares the table with that of nvdisasm, of the same listing without
// it: every mark of every register on every line. There is no exception. The
// shipped listings lack the rules, the legend, and what stands beside some labels.
func TestLivenessTable(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "..", "cfg", "testdata", "plr", "*.sass"))
	rows := 0
	for _, file := range files {
		if strings.HasSuffix(file, "14_alu_misc.sass") {
			continue // some instructions of a listing: what lives between them is not in the text
		}
		if strings.HasSuffix(file, "sm_80-forms.sass") {
			continue // nothing loads the descriptor that its accesses read
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		plain, want := plainListing(string(text))
		again, got := plainListing(liveText(t, plain, ""))
		if len(got) != len(want) || strings.TrimRight(again, "\n") != strings.TrimRight(plain, "\n") {
			t.Fatalf("%s: the text is not the same with the table out", file)
		}
		for n := range want {
			if want[n] == "" {
				continue
			}
			rows++
			if got[n] != want[n] {
				t.Errorf("%s: %s\n got %s\nwant %s", file, strings.TrimSpace(strings.Split(again, "\n")[n]), got[n], want[n])
			}
		}
	}
	if rows < 600 {
		t.Errorf("only %d rows", rows)
	}

	// Whole tables with header, rules and legend.
	files, _ = filepath.Glob(filepath.Join("testdata", "liveness", "*.sass"))
	if len(files) == 0 {
		t.Error("no listings")
	}
	corpus := filepath.Join("..", "..", "..", "shared", "corpus")
	more, _ := filepath.Glob(filepath.Join(corpus, "oracle", "*plr.sass")) // where it is present
	kernels, _ := filepath.Glob(filepath.Join(corpus, "kernels", "oracle", "*plr.sass"))
	files = slices.Concat(files, more, kernels)
	if *liveTables != "" {
		files, _ = filepath.Glob(*liveTables)
		t.Logf("%d listings", len(files))
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		plain, _ := plainListing(string(text))
		have := liveText(t, plain, "")
		compareTables(t, file, have, string(text))
		if have != string(text) {
			t.Errorf("%s: the text is not nvdisasm's byte for byte", file)
		}

		// The listing that was printed without the table has also code that no path leads to, and the NOPs at the end.
		name := strings.NewReplacer("-c+plr", "-c", "-c-plr", "-c").Replace(filepath.Base(file))
		if listing, err := os.ReadFile(filepath.Join(filepath.Dir(file), "..", "listings", name)); err == nil {
			have := liveText(t, string(listing), "")
			compareTables(t, name, have, string(text))
			if have != string(text) {
				t.Errorf("%s: the text is not nvdisasm's byte for byte", name)
			}
		}
	}
}

// compareTables compares what is beside the lines of two listings.
func compareTables(t *testing.T, file, have, text string) {
	t.Helper()
	rows := func(s string) (list []string) {
		for line := range strings.Lines(strings.TrimRight(s, "\n")) {
			_, table := splitTable(strings.TrimSuffix(line, "\n"))
			list = append(list, table)
		}
		return list
	}
	got, want := rows(have), rows(text)
	if len(got) != len(want) {
		t.Errorf("%s: %d lines, want %d", file, len(got), len(want))
		return
	}
	for n := range got {
		if got[n] != want[n] {
			t.Errorf("%s: line %d\n got %s\nwant %s", file, n+1, got[n], want[n])
		}
	}
}

// TestLivenessTorn holds that any text can be shown, and is still there beside the table, but for instructions that nvdisasm leaves out.
func TestLivenessTorn(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var texts []string
	for _, pattern := range []string{"testdata/liveness/*.sass", "testdata/demo.*"} {
		files, _ := filepath.Glob(pattern)
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			plain, _ := plainListing(string(text))
			texts = append(texts, plain)
		}
	}
	for range 300 {
		lines := strings.SplitAfter(texts[r.IntN(len(texts))], "\n")
		from := r.IntN(len(lines))
		lines = lines[from:min(len(lines), from+1+r.IntN(80))]
		for range r.IntN(6) {
			switch k := r.IntN(len(lines)); r.IntN(4) {
			case 0:
				lines[k] = ""
			case 1:
				lines[k] = lines[k][:r.IntN(len(lines[k])+1)]
			case 2:
				lines[k] += lines[r.IntN(len(lines))]
			case 3:
				lines[k] = []string{"}\n", ".func f {\n", "L:\n", "Rtmp\n", "BRX R4\n", "\n", "\t.section\t.text.x,\"ax\",@progbits\n", "R9999999\n"}[r.IntN(8)]
			}
		}
		text := strings.Join(lines, "")
		plain, _ := plainListing(liveText(t, text, ""))
		trim := func(s string) (list []string) {
			for line := range strings.SplitSeq(s, "\n") {
				if line = strings.TrimSpace(line); line != "" {
					list = append(list, line)
				}
			}
			return list
		}
		got, want := trim(plain), trim(text)
		for n, line := range want {
			switch {
			case n < len(got) && got[n] == line:
			case strings.HasPrefix(line, "/*") && strings.HasSuffix(line, ";"):
				got = slices.Insert(got, n, line)
			default:
				t.Fatalf("the text\n%s\nbecame\n%s", text, plain)
			}
		}
		if len(got) != len(want) {
			t.Fatalf("the text\n%s\nbecame\n%s", text, plain)
		}
		s := &source{name: "test", snap: ide.Open([]byte(text), ide.Options{})}
		funcs, err := s.functions("")
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range funcs {
			if err := jsonLiveness(io.Discard, []*dumped{f}); err != nil {
				t.Fatal(err)
			}
			liveText(t, text, f.Name)
		}
	}
}

// TestLivenessColumn holds where the tables stand, as nvdisasm 12.4 has it for kernels with a switch
// that call a function: by the lengths of the longest line, the longest instruction, and of the
// instructions with annotations and these.
func TestLivenessColumn(t *testing.T) {
	type noted struct{ before, note int }
	for _, tt := range []struct {
		longest, instr int
		notes          []noted
		want           int
	}{
		{44, 74, []noted{{48, 34}}, 108}, // behind the longest instruction
		{62, 74, []noted{{48, 41}}, 115},
		{82, 78, []noted{{48, 48}}, 126},
		{103, 88, []noted{{48, 48}}, 136},
		{102, 88, []noted{{48, 34}}, 131}, // behind the longest line, as much as fits
		{102, 88, []noted{{48, 41}}, 131},
		{122, 98, []noted{{48, 34}}, 156}, // all of it
		{122, 98, []noted{{48, 41}}, 161},
		{123, 98, []noted{{48, 56}}, 162},
		{121, 97, []noted{{49, 49}}, 158},
		{121, 97, []noted{{48, 65}}, 162},
		{121, 97, []noted{{48, 51}, {49, 52}}, 158}, // the longest annotation
		{121, 97, []noted{{49, 51}, {48, 52}}, 159},
		{121, 97, []noted{{49, 52}, {48, 52}}, 158}, // of two, that of the longest instruction
		{121, 97, []noted{{48, 52}, {49, 52}}, 158},
		{122, 97, []noted{{50, 55}, {49, 56}, {48, 47}}, 159},
	} {
		var sb strings.Builder
		sb.WriteString("\t.section\t.text.f,\"ax\",@progbits\n        .global         f\n")
		fmt.Fprintf(&sb, "        .size           %s\nf:\n.text.f:\n", strings.Repeat("f", tt.longest-24))
		instr := "        /*0000*/                   MOV R4, "
		fmt.Fprintf(&sb, "%s%s ;\n", instr, strings.Repeat("R", tt.instr-2-len(instr)))
		for n, x := range tt.notes {
			brx := fmt.Sprintf("        /*%04x*/                   BRX R8 -0x1", 16*n+16)
			brx += strings.Repeat("0", x.before-len(brx))
			brx += strings.Repeat(" ", max(1, tt.instr-x.before))
			sb.WriteString(brx + "(*\"BRANCH_TARGETS " + strings.Repeat("L", x.note-21) + "\"*);\n")
		}
		sb.WriteString("        /*0080*/                   EXIT ;\n")
		text := liveText(t, sb.String(), "")
		line, _, _ := strings.Cut(text[strings.Index(text, "// +"):], "\n")
		at := strings.Index(text, line)
		if got := at - strings.LastIndex(text[:at], "\n") - 1 - 6; got != tt.want {
			t.Errorf("%v: the tables stand at %d, want %d\n%s", tt, got, tt.want, text)
		}
	}
}

// TestLivenessMissing holds that the table shows an instruction as it is where nvdisasm has left
// out what it takes for dead code in front of it.
func TestLivenessMissing(t *testing.T) {
	text := liveText(t, "\t.section\t.text.f,\"ax\",@progbits\n        .global         f\nf:\n.text.f:\n"+
		"        /*0000*/                   MOV R5, R6 ;\n        /*0010*/                   BRA `(.L_x_1) ;\n.L_x_1:\n"+
		"        /*0060*/                   MOV R5, 0x3 ;\n        /*0070*/                   STG.E [R2.64], R5 ;\n"+
		"        /*0080*/                   EXIT ;\n", "")
	for line := range strings.Lines(text) {
		if code, table := splitTable(line); strings.Contains(code, "/*0060*/") {
			if !strings.Contains(table, "^") || strings.Contains(table, "x") {
				t.Errorf("the write is not one only\n%s", text)
			}
			return
		}
	}
	t.Errorf("no such line\n%s", text)
}

// tablesAt reports it if a table of the live registers of text stands in another column.
func tablesAt(t *testing.T, text string, column int) {
	t.Helper()
	for line := range strings.Lines(liveText(t, text, "")) {
		if at := strings.Index(line, "// |"); at >= 0 && at != column {
			t.Fatalf("the table stands in column %d, not %d: %s", at, column, line)
		}
	}
}

// TestLivenessColumnOfPair holds where the tables stand in a listing whose longest annotation is in a pair, at an instruction
// with a guard of its own: nvdisasm 12.4 had them there with these lines in a longer one.
func TestLivenessColumnOfPair(t *testing.T) {
	const text = `	.headerflags	@"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM50 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM50)"
	.section	.text.k,"ax",@progbits
        .type           k,@function
        .size           $tree$_Z5visitPK1NPiS2_PFiiiE,(.L_x_88 - $tree$_Z5visitPK1NPiS2_PFiiiE)
k:
.text.k:
        /*0008*/                   SSY ` + "`(.L_x_28)" + ` ;
        /*0010*/                   XMAD.MRG R3, R4.reuse, c[0x0] [0x148].H1, RZ ;
        /*0018*/         {         PSET.AND.AND R19, P1, PT, PT ;
        /*0028*/              @!P0 SYNC                                          (*"BRANCH_TARGETS .L_x_28"*)        }
        /*0030*/                   IADD32I R5, R5, -0x1 ;
.L_x_28:
        /*0038*/                   EXIT ;
.L_x_88:
`
	tablesAt(t, text, 127)
}

// TestLivenessColumnOfLongPair holds where the tables stand behind a line longer than all instructions, where the end of a pair is
// behind the place of the annotations: nvdisasm 12.4 had them there with these lines in a longer listing.
func TestLivenessColumnOfLongPair(t *testing.T) {
	const text = `	.headerflags	@"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM50 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM50)"
	.section	.text.k,"ax",@progbits
        .type           k,@function
        .size           $__internal_13_$__cuda_sm20_drsqrt_f64_slowpath_v2,($__internal_14_$__cuda_sm20_dsqrt_rn_f64_mediumpath_v1 - $__internal_13_$__cuda_sm20_drsqrt_f64_slowpath_v2)
k:
.text.k:
        /*0008*/         {         MOV R4, R6 ;
        /*0010*/                   DSETP.GE.AND P0, PT, |R8|, 2.14748364800000000000e+09, PT         }
        /*0028*/                   FSETP.GEU.AND P1, PT, |R17|.reuse, 1.469367938527859385e-39, PT ;
        /*0030*/                   PBK ` + "`(.L_x_146)" + ` ;
        /*0038*/         {         MOV R3, RZ ;
        /*0048*/              @!P0 BRK                                                              (*"BRANCH_TARGETS .L_x_146"*)        }
.L_x_146:
        /*0050*/                   EXIT ;
.L_x_88:
`
	tablesAt(t, text, 225)
}

// TestLivenessColumnOfGuardInPair holds where the tables stand behind a pair whose second instruction has a guard, as nvdisasm 12.4
// had them.
func TestLivenessColumnOfGuardInPair(t *testing.T) {
	const text = `	.headerflags	@"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM52 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM52)"
	.section	.text.k,"ax",@progbits
k:
.text.k:
        /*0258*/                   SULD.D.BA.2D_ARRAY.U8.TRAP R24, [R24], R15 ;
        /*0268*/         {         MOV R22, R3 ;
        /*0270*/              @!P1 SUST.D.BA.2D_ARRAY.64.TRAP [R16], R24, R0         }
        /*0288*/         {         MOV R22, 32@lo(a) ;
        /*0290*/                   SULD.D.BA.2D_ARRAY.U8.TRAP R24, 32@lo(a)         }
        /*0298*/                   EXIT ;
`
	tablesAt(t, text, 95)
}

// TestLivenessColumnOfLongestEnd holds where the tables stand if the ends of pairs are the longest instructions, one of them with a
// guard: the annotations stand right behind the one without, as nvdisasm 12.4 had them in the listing of which these are lines.
func TestLivenessColumnOfLongestEnd(t *testing.T) {
	const text = `	.headerflags	@"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM52 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM52)"
	.section	.text.k,"ax",@progbits
k:
.text.k:
        /*0048*/         {         MOV R29, R27 ;
        /*0050*/                   TLDS.LZ.T R10, R8, R28, R26, 0x52, ARRAY_2D, RGBA         }
        /*0110*/                   ISETP.GT.U32.AND P0, PT, R20, c[0x0][0x158], PT ;
        /*0428*/         {         FADD R22, R22, R23 ;
        /*0430*/               @P0 TEX.AOFFI.T R16, R34, R16, 0x52, ARRAY_1D, 0xf         }
        /*0558*/                   SSY ` + "`(.L_x_5)" + ` ;
        /*05d8*/         {         XMAD.PSL.CBCC R5, R28.H1, R5.H1, R31 ;
        /*05e8*/                   SYNC                                             (*"BRANCH_TARGETS .L_x_5"*)        }
.L_x_5:
        /*05f0*/                   EXIT ;
`
	tablesAt(t, text, 125)
}

// TestLivenessAllocated has a return keep registers that no instruction names and the listing says are allocated, in the section or
// in .nv.info; without either, two more than are named.
func TestLivenessAllocated(t *testing.T) {
	const code = `	.section	.text.f,"ax",@progbits
%s	.align	128
        .type           f,@function
f:
.text.f:
        /*0000*/                   MOV R15, R4 ;
        /*0010*/                   RET.ABS.NODEC R20 0x0 ;
`
	const info = `	.section	.nv.info,"",@"SHT_CUDA_INFO"
	.align	4
	//----- nvinfo : EIATTR_REGCOUNT
	.align		4
        /*0000*/ 	.byte	0x04, 0x2f
        /*0002*/ 	.short	(.L_2 - .L_1)
	.align		4
.L_1:
        /*0004*/ 	.word	index@(%s)
        /*0008*/ 	.word	%s
	//----- nvinfo : EIATTR_FRAME_SIZE
        /*000c*/ 	.word	index@(f)
        /*0010*/ 	.word	0x00000040

`
	const head = "\t.headerflags\t@\"EF_CUDA_SM90 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM90)\"\n\n"
	for _, c := range []struct {
		name, text string
		want       int // registers that are live at the return
	}{
		{"none", head + fmt.Sprintf(code, ""), 10},
		{"section", head + fmt.Sprintf(code, "\t.sectioninfo\t@\"SHI_REGISTERS=32\"\n"), 18},
		{"fewer than are named", head + fmt.Sprintf(code, "\t.sectioninfo\t@\"SHI_REGISTERS=4\"\n"), 8},
		{"not a count", head + fmt.Sprintf(code, "\t.sectioninfo\t@\"SHI_REGISTERS=x\"\n"), 10},
		{"nv.info", head + fmt.Sprintf(info, "f", "0x00000020") + fmt.Sprintf(code, ""), 18},
		{"nv.info of another", head + fmt.Sprintf(info, "g", "0x00000020") + fmt.Sprintf(code, ""), 10},
	} {
		for _, line := range strings.Split(liveText(t, c.text, ""), "\n") {
			if text, table := splitTable(line); strings.Contains(text, "RET.ABS") {
				var have int
				if _, err := fmt.Sscanf(table, "// | %d", &have); err != nil || have != c.want {
					t.Errorf("%s: %q, want %d registers", c.name, table, c.want)
				}
			}
		}
	}
}
