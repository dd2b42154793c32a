package main

import (
	"bufio"
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"github.com/ori-lang/ori/analysis"
)

// TestRecorded compares the profiles with what ptxas 12.4 made of chains, as it was recorded:
//
//	go run ./cmd/ptxas-switch -ptxas PATH -seed 501 -n 8 -record cmd/ptxas-switch/testdata/sweep.jsonl
func TestRecorded(t *testing.T) {
	file, err := os.Open("testdata/sweep.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var results []result
	for s := bufio.NewScanner(file); s.Scan(); {
		var r result
		if err := json.Unmarshal(s.Bytes(), &r); err != nil {
			t.Fatal(err)
		}
		results = append(results, r)
	}
	made := sweep(501, 8)
	if len(made) != len(results) {
		t.Fatalf("%d chains recorded, %d made", len(results), len(made))
	}
	for k := range made {
		if !reflect.DeepEqual(made[k], results[k].Chain) {
			t.Fatalf("chain %d is %+v, recorded is %+v", k, made[k], results[k].Chain)
		}
	}
	tab, err := compare(results, func(r *result, o outcome) { t.Logf("%+v: ptxas %s, measured %s", r.Chain, r.Ptxas, o) })
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("\n%s", tab)
	if same := tab.total.same[analysis.Measured]; same*100 < 98*len(results) {
		t.Errorf("measured chooses the same for %d of %d", same, len(results))
	}
	if tab.total.tables < len(results)/3 || tab.total.tables > len(results)*9/10 {
		t.Errorf("tables for %d of %d: the sweep tells nothing", tab.total.tables, len(results))
	}
}

// TestCompiled reads listings as ptxas 12.4 writes them.
func TestCompiled(t *testing.T) {
	const listing = `	.headerflags	@"EF_CUDA_SM80"
	.section	.text.k0,"ax",@progbits
        .type           k0,@function
k0:
.text.k0:
        /*0000*/                   LDG.E R0, [R4.64] ;
        /*0010*/                   ISETP.NE.AND P0, PT, R0, 0x5, PT ;
        /*0020*/              @!P0 BRA ` + "`(.L_x_3)" + ` ;
        /*0030*/                   IADD3 R0, R0, -0x7, RZ ;
        /*0040*/                   IMNMX.U32 R0, R0, 0x3, PT ;
        /*0050*/                   IMAD.SHL.U32 R0, R0, 0x4, RZ ;
        /*0060*/                   LDC R6, c[0x2][R0] ;
.L_x_1:
        /*0070*/                   BRX R6 -0x80 (*"BRANCH_TARGETS .L_x_2,.L_x_3"*);
.L_x_2:
        /*0080*/                   EXIT ;
.L_x_3:
        /*0090*/                   EXIT ;
	.section	.text.k1,"ax",@progbits
        .type           k1,@function
k1:
.text.k1:
        /*0000*/                   EXIT ;
`
	found, err := compiled([]byte(listing))
	if want := map[string]outcome{"k0": "7..9", "k1": comparisons}; err != nil || !reflect.DeepEqual(found, want) {
		t.Error(found, err)
	}
}
