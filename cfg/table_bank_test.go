package cfg

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// bankListing is a branch whose text names some targets, or none, with the entries of its table beside it.
func bankListing(targets, info, bank string) string {
	var sb strings.Builder
	sb.WriteString("\t.headerflags\t@\"EF_CUDA_SM90\"\n")
	if info != "" {
		sb.WriteString("\t.section\t.nv.info.k,\"\",@\"SHT_CUDA_INFO\"\n\t.align\t4\n\t//----- nvinfo : EIATTR_INDIRECT_BRANCH_TARGETS\n" + info)
	}
	if bank != "" {
		fmt.Fprintf(&sb, "\t.section\t.nv.constant2.k,\"a\",@progbits\n\t.align\t4\n.nv.constant2.k:\n        /*0000*/ \t.word\t%s\n", bank)
	}
	sb.WriteString("\t.section\t.text.k,\"ax\",@progbits\n\t.type\tk,@function\nk:\n.text.k:\n")
	for n, text := range []string{"VIMNMX.U32 R2, R2, 0x2, PT", "IMAD.SHL.U32 R0, R2, 0x4, RZ", "LDC R6, c[0x2][R0]"} {
		fmt.Fprintf(&sb, "        /*%04x*/                   %s ;\n", 16*n, text)
	}
	sb.WriteString(".L_x_1:\n        /*0030*/                   BRX R6 -0x40" + targets + " ;\n")
	for n := 4; n < 9; n++ {
		fmt.Fprintf(&sb, "        /*%04x*/                   MOV R%d, R9 ;\n", 16*n, n)
	}
	sb.WriteString("        /*0090*/                   EXIT ;\n")
	return sb.String()
}

// TestEntriesInBanks holds that blocks begin, and edges lead, where constant banks alone have the entries of a table; that
// a function is complete where it is known how many there are; and that what is beside code may come and go.
func TestEntriesInBanks(t *testing.T) {
	const (
		misprinted = ` (*"BRANCH_TARGETS .text.k"*)`
		three      = "        /*0050*/ \t.word\t.L_x_1@srel\n        /*0054*/ \t.short\t0x0\n        /*0056*/ \t.short\t0x0\n        /*0058*/ \t.word\t0x3\n" +
			"        /*005c*/ \t.word\t.text.k@srel\n        /*0060*/ \t.word\t.text.k@srel\n        /*0064*/ \t.word\t.text.k@srel\n"
	)
	lower := func(text string) (f *Func) {
		for _, u := range Lower(grammar.Parse([]byte(text))) {
			for _, x := range u.Funcs {
				f = x
			}
		}
		return f
	}
	edges := func(f *Func) string {
		got := ""
		for _, b := range f.Blocks {
			if i := b.Last(); i != nil && i.Flow == FlowIndex {
				for to := range f.Succs(b) {
					got += fmt.Sprintf("%#x ", to.Addr())
				}
			}
		}
		return fmt.Sprint(got, f.Complete, " ", len(f.Blocks))
	}
	for _, c := range []struct{ what, targets, info, bank, want string }{
		{"no targets", "", "", "0x50, 0x70, 0x90, 0x12345678", "0x50 0x70 0x90 false 6"},
		{"no data", "", "", "", "false 3"},
		{"misprinted", misprinted, three, "0x50, 0x70, 0x90", "0x50 0x70 0x90 true 6"},
		{"more words than entries", misprinted, three, "0x50, 0x70, 0x90, 0x80", "0x50 0x70 0x90 true 6"},
		{"fewer words than entries", misprinted, three, "0x50, 0x70", "false 3"},
		{"a word that is no place of code", misprinted, three, "0x50, 0x74, 0x90", "false 3"},
		{"how many is not told", misprinted, "", "0x50, 0x70, 0x90", "0x50 0x70 0x90 false 6"},
	} {
		text := bankListing(c.targets, c.info, c.bank)
		if got := edges(lower(text)); got != c.want {
			t.Errorf("%s: edges, complete, blocks: %s, want %s", c.what, got, c.want)
		}
		doc := grammar.Parse([]byte(text))
		units := Lower(doc)
		for n, s := range TableSources(units) {
			u := units[n].WithTables(TableSource{})
			for _, f := range u.Funcs {
				if got := edges(f); got != "false 3" || f.ByBank() {
					t.Errorf("%s, taken away: %s", c.what, got)
				}
			}
			u = u.WithTables(s)
			for _, f := range u.Funcs {
				if got := edges(f); got != c.want || f.unit != u {
					t.Errorf("%s, put back: %s, want %s", c.what, got, c.want)
				}
				if got := edges(f.Clone(context.Background())); got != c.want {
					t.Errorf("%s, its clone: %s, want %s", c.what, got, c.want)
				}
			}
		}
	}
}

// TestLimitedIndex holds that all targets of a branch are known where instructions in front of it limit the index, and are not where
// it may be something else.
func TestLimitedIndex(t *testing.T) {
	const least, shift, load = "IMNMX.U32 R4, R4, 0x2, PT", "SHF.L R4, RZ, 0x2, R4", "LDC R0, c[0x2][R4]"
	for _, c := range []struct {
		code []string
		bank string
		want string
	}{
		{[]string{least, shift, load}, "0x30, 0x38, 0x48", "0x30 0x38 0x48 true"},
		{[]string{least, shift, load}, "0x30, 0x38, 0x48, 0x50", "0x30 0x38 0x48 true"},
		{[]string{"IMNMX.U32 R4, R4, 0x1, PT", shift, load}, "0x30, 0x38, 0x48", "0x30 0x38 true"},
		{[]string{"LOP32I.AND R4, R6, 0x1", "SHL R4, R4, 0x2", load}, "0x30, 0x38, 0x48", "0x30 0x38 true"},
		{[]string{least, shift, load}, "0x30, 0x38", "false"},
		{[]string{least, shift, load}, "0x30, 0x38, 0x7", "false"},
		{[]string{"IMNMX.U32 R4, R4, 0x1, !PT", shift, load}, "0x30, 0x38, 0x48", "0x30 0x38 0x48 false"},
		{[]string{"IMNMX R4, R4, 0x1, PT", shift, load}, "0x30, 0x38, 0x48", "0x30 0x38 0x48 false"},
		{[]string{"IMNMX.U32 R4, R4, R5, PT", shift, load}, "0x30, 0x38, 0x48", "0x30 0x38 0x48 false"},
		{[]string{"@P0 IMNMX.U32 R4, R4, 0x1, PT", shift, load}, "0x30, 0x38, 0x48", "0x30 0x38 0x48 false"},
		{[]string{"IMNMX.U32 R4, R4, 0x1, PT", "SHF.L R4, RZ, 0x1, R4", load}, "0x30, 0x38, 0x48", "0x30 0x38 0x48 false"},
		{[]string{"IMNMX.U32 R4, R4, 0x1, PT", "@P0 SHF.L R4, RZ, 0x2, R4", load}, "0x30, 0x38, 0x48", "0x30 0x38 0x48 false"},
		{[]string{"ISETP.LT.U32.AND P1, PT, R5, 0x2, PT", "SEL R4, R5, 0x2, P1", shift, load}, "0x38, 0x48", "false"},
		{[]string{"ISETP.LT.U32.AND P1, PT, R5, 0x1, PT", "SEL R4, R5, 0x1, P1", shift, load}, "0x38, 0x48, 0x50", "0x38 0x48 true"},
		{[]string{"ISETP.LT.AND P1, PT, R5, 0x1, PT", "SEL R4, R5, 0x1, P1", shift, load}, "0x38, 0x48, 0x50", "0x38 0x48 0x50 false"},
		{[]string{"ISETP.LT.U32.AND P1, PT, R5, 0x2, PT", "SEL R4, R5, 0x1, P1", shift, load}, "0x38, 0x48, 0x50", "0x38 0x48 0x50 false"},
		{[]string{"ISETP.LT.U32.AND P1, PT, R5, 0x1, PT", "SEL R4, R5, 0x1, !P1", shift, load}, "0x38, 0x48, 0x50", "0x38 0x48 0x50 false"},
		{[]string{"ISETP.LT.U32.AND P1, PT, R6, 0x1, PT", "SEL R4, R5, 0x1, P1", shift, load}, "0x38, 0x48, 0x50", "0x38 0x48 0x50 false"},
		{[]string{"IMNMX.U32 R4, R4, 0x1, PT", "WHATEVER R7", load}, "0x30, 0x38, 0x48", "0x30 0x38 0x48 false"},
	} {
		text := "\t.headerflags\t@\"EF_CUDA_SM35\"\n" +
			"\t.section\t.nv.constant2.k,\"a\",@progbits\n\t.align\t4\n.nv.constant2.k:\n        /*0000*/ \t.word\t" + c.bank + "\n" +
			"\t.section\t.text.k,\"ax\",@progbits\n\t.type\tk,@function\nk:\n.text.k:\n"
		for n, i := range append(c.code, fmt.Sprintf("BRX R0 -%#x", 8*len(c.code)+16), "NOP", "MOV R1, R9", "MOV R2, R9", "MOV R3, R9", "EXIT") {
			at := 8 + 8*n
			if n > 6 {
				at += 8 // a control word
			}
			text += fmt.Sprintf("        /*%04x*/                   %s;\n", at, i)
		}
		got := ""
		for _, u := range Lower(grammar.Parse([]byte(text))) {
			for _, f := range u.Funcs {
				for _, b := range f.Blocks {
					if i := b.Last(); i != nil && i.Flow == FlowIndex {
						for to := range f.Succs(b) {
							got += fmt.Sprintf("%#x ", to.Addr())
						}
					}
				}
				got += fmt.Sprint(f.Complete)
			}
		}
		if got != c.want {
			t.Errorf("%q, %s: edges, complete: %s, want %s", c.code, c.bank, got, c.want)
		}
	}
}
