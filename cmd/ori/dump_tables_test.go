package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestTablesLimit has a table by which many branches go: of the first all entries are listed, of the others it is said that they
// are not, and what does not grow with the table is told of each.
func TestTablesLimit(t *testing.T) {
	const side = 700 // more than leastEntries in all
	h := gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == "complete" })]
	s := sourceOf(h.Text(side * side))
	funcs, err := s.functions("")
	if err != nil {
		t.Fatal(err)
	}
	var text, out bytes.Buffer
	if err := jsonTables(&out, s, funcs); err != nil {
		t.Fatal(err)
	}
	if err := textTables(&text, s, funcs); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Functions []struct{ Tables []tableFact }
	}
	if err := json.Unmarshal(out.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	listed, entries := 0, 0
	for k, x := range got.Functions[0].Tables {
		n := len(x.Image.Entries)
		entries += n
		switch {
		case *x.Size != side || *x.Image.Size != side*entrySize || x.Branch == nil:
			t.Fatalf("table %d: size %v, image %v, branch %v", k, x.Size, x.Image.Size, x.Branch)
		case x.Limit == "" && n == side:
			if listed++; listed != k+1 {
				t.Errorf("table %d is listed, and one before it not", k)
			}
		case !strings.HasSuffix(x.Limit, "(analysis-limit is 1, and can be up to 32)") || n+len(x.Targets)+len(x.Cases) > 0:
			t.Fatalf("table %d: limit %q, %d entries", k, x.Limit, n)
		}
	}
	if listed == 0 || listed == side || entries > leastEntries {
		t.Errorf("%d of %d tables are listed, with %d entries", listed, side, entries)
	}
	if n := strings.Count(text.String(), "are not listed"); n != side-listed {
		t.Errorf("the text says of %d tables that they are not listed, JSON of %d", n, side-listed)
	}
}

// TestTablesUnknown holds that a table of which something is unknown has a reason.
func TestTablesUnknown(t *testing.T) {
	const bank = "\t.section\t.nv.constant2.k,\"a\",@progbits\n\t.align\t4\n.nv.constant2.k:\n        /*0000*/ \t.word\t"
	clamp := []string{"NOP", "NOP", "VIMNMX.U32 R0, R0, 0x2, PT", "IMAD.SHL.U32 R4, R0, 0x4, RZ"}
	for _, c := range []struct {
		what, bank string
		code       []string
		size       int // 0 if it is not known
		unknown    string
	}{
		{"all entries", bank + "0x60, 0x70, 0x80\n", clamp, 3, ""},
		{"no data", "", clamp, 3, "what the table has: the listing does not tell all targets of the branch"},
		{"no place", "", []string{"NOP", "NOP", "NOP", "MOV R4, R9"}, 0, "what the table has: it is in .nv.constant2, which this listing leaves out: nvdisasm FILE.cubin prints it, without -c, and cuobjdump -xelf all FILE writes the cubin"},
	} {
		text := "\t.headerflags\t@\"EF_CUDA_SM90\"\n" + c.bank + "\t.section\t.text.k,\"ax\",@progbits\n\t.type\tk,@function\nk:\n.text.k:\n"
		for n, i := range append(slices.Clone(c.code), "LDC R6, c[0x2][R4]", "BRX R6 -0x60", "MOV R6, R9", "MOV R7, R9", "EXIT", "EXIT") {
			text += fmt.Sprintf("        /*%04x*/                   %s ;\n", 16*n, i)
		}
		s := sourceOf([]byte(text))
		funcs, err := s.functions("")
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range funcs {
			n := 0
			for x := range f.tables(newTableRoom(s, funcs)) {
				n++
				size, unknown := 0, ""
				if x.Size != nil {
					size = *x.Size
				}
				if x.Unknown != nil {
					unknown = *x.Unknown
				}
				if size != c.size || unknown != c.unknown {
					t.Errorf("%s: size %d, unknown %q; want %d, %q", c.what, size, unknown, c.size, c.unknown)
				}
			}
			if n != 1 {
				t.Errorf("%s: %d tables", c.what, n)
			}
		}
	}
}
