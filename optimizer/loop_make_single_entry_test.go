package optimizer

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/interp"
)

// TestMakeSingleEntry holds that phase 18 changes nothing of what random programs with irreducible
// regions do: each rewrite alone, and all. What it applies to becomes natural loops, of which a
// second run finds nothing to do.
func TestMakeSingleEntry(t *testing.T) {
	t.Parallel()
	ph := PhaseNamed("18")
	var made, refused, gone, entries, fast int
	var all interp.Tally
	for seed := range uint64(*programs / 2) {
		r := rand.New(rand.NewPCG(seed, 18))
		features := gen.All
		if seed%2 == 0 { // most of what cannot be copied
			features &^= gen.Warp | gen.Partial | gen.Uniform | gen.Calls | gen.Cold
		}
		src := gen.Structured(r, gen.Shape{Size: 1 + r.IntN(6), Features: features | gen.Loops | gen.Irreducible})
		if r.IntN(3) == 0 {
			if listing := gen.Listing(src, r.IntN(3) == 0); listing != nil {
				src = listing
			}
		}
		eachFunc(src, func(f *cfg.Func) {
			checkNumbers(t, ph, f, src)
			offered := 0
			for _, rem := range List(ph, analysis.NewFacts(f), nil, All()) {
				switch {
				case rem.N < 0:
					refused++
				case !rem.Alternative:
					offered++
				}
			}
			if offered == 0 {
				return
			}
			made += offered
			fixes, err := Edits(ph, analysis.NewFacts(f), nil, All())
			if err != nil {
				t.Fatalf("%v\n%s", err, src)
			}
			for n, edits := range fixes {
				alone, err := Run(ph, f, nil, Nth(n))
				if err != nil {
					t.Fatalf("%v\n%s", err, src)
				}
				checkFast(t, alone.Remarks[n].Title, src, edits, alone.Func.Edits(t.Context()))
			}
			fast += len(fixes)
			tries := interp.Tries{Seeds: 4, First: 4 * seed, Fuel: 8000, Warps: 1}
			err = Verify(ph, f, nil, tries, func(v Verification) error {
				if v.Diff != nil {
					t.Errorf("seed %d, rewrite %d: %s\n%s%s", seed, v.Remark.N, v.Remark.Title, v.Diff, src)
				}
				all.Add(v.Tally)
				return nil
			})
			if err != nil {
				t.Errorf("%v\n%s", err, src)
			}
			after, err := Run(ph, f, nil, All())
			if err != nil {
				t.Fatalf("%v\n%s", err, src)
			}
			ref := interp.NewReference(interp.Load([]*cfg.Func{f}), 0, tries)
			if _, diff := ref.Check(interp.Load([]*cfg.Func{after.Func}, ref.Registers()...)); diff != nil {
				t.Errorf("seed %d, all: %s%s", seed, diff, src)
			}
			before, left := analysis.NewFacts(f).Irreducibles(), analysis.NewFacts(after.Func).Irreducibles()
			gone += len(before) - len(left)
			for _, x := range before {
				if len(x.Entries) > 2 {
					entries++
				}
			}
			if len(left) > len(before)-offered {
				t.Errorf("seed %d: %d of %d irreducible regions are left\n%s%s", seed, len(left), len(before), src, after.Func)
			}
			again, err := Run(ph, after.Func, nil, All())
			if err != nil {
				t.Fatalf("%v\n%s", err, src)
			}
			if again.Changed {
				t.Errorf("seed %d: a second run changes\n%s%s", seed, after.Func, again.Func)
			}
		})
		if t.Failed() {
			return
		}
		if seed%8 == 0 {
			checkRewrites(t, src)
		}
	}
	t.Logf("%d rewrites, edits of %d without a copy, %d refused, %d regions gone, %d had more than two entries; runs: %d same, %d refined, %d unknown", made, fast, refused, gone, entries,
		all[interp.Same], all[interp.Refined], all[interp.Unknown])
	if made < *programs/60 || fast < made/2 || refused < *programs/200 || entries < *programs/400 {
		t.Errorf("only %d rewrites, edits of %d without a copy, %d refusals, and %d regions with more than two entries", made, fast, refused, entries)
	}
}

// TestMakeSingleEntrySays holds that a run that makes one of two regions natural says once of the
// other why it does not.
func TestMakeSingleEntrySays(t *testing.T) {
	const src = `.entry k {
@P6 BRA      c
@P0 BRA      b
a:
    IADD3    R4, R4, 0x1, RZ
b:
    IADD3    R4, R4, 0x2, RZ
@P1 BRA      a
    BRA      next
c:
    LEPC     R10
next:
    LEPC     R10
    IADD3    R5, R5, 0x2, RZ
@P2 BRA      c
    STG.E    [R2.64], R4
    EXIT
}
`
	eachFunc([]byte(src), func(f *cfg.Func) {
		res, err := Run(PhaseNamed("18"), f, nil, All())
		if err != nil {
			t.Fatal(err)
		}
		made, refused := 0, 0
		for n, r := range res.Remarks {
			made += b2i(res.Made[n])
			refused += b2i(r.N < 0 && r.Code != makeSingleEntry.Name) // not preheaders, which nobody makes unasked
		}
		if made != 1 || refused != 1 {
			t.Errorf("%d made, %d refused, want 1 of each: %v", made, refused, res.Remarks)
		}
	})
}

// TestMakeSingleEntryInRounds holds that regions are told that are made, in whatever round: that of b1
// and b5 is found when that around it has become a loop.
func TestMakeSingleEntryInRounds(t *testing.T) {
	const src = `.target sm_80
.entry k {
    IADD3 R2, R2, 0x1, RZ
@P2 BRA   b5
b1:
    IADD3 R2, R2, 0x1, RZ
@P5 BRA   b5
b2:
    IADD3 R2, R2, 0x1, RZ
    BRA   b6
b3:
    IADD3 R2, R2, 0x1, RZ
b4:
    IADD3 R2, R2, 0x1, RZ
    BRA   b2
b5:
    IADD3 R2, R2, 0x1, RZ
@P0 BRA   b1
b6:
    IADD3 R2, R2, 0x1, RZ
@P5 BRA   b4
    IADD3 R2, R2, 0x1, RZ
@P1 BRA   b3
    EXIT
}
`
	for _, tt := range []struct {
		sel        Select
		told, made int
	}{
		{All(), 2, 2},
		{First(1), 1, 1},
	} {
		eachFunc([]byte(src), func(f *cfg.Func) {
			res, err := Run(PhaseNamed("18"), f, nil, tt.sel)
			if err != nil {
				t.Fatal(err)
			}
			told, made := 0, 0
			for n, r := range res.Remarks {
				if r.Code == multiEntryLoop.Name || r.Code == irreducibleRegion.Name {
					told++
					made += b2i(res.Made[n])
				}
			}
			if told != tt.told || made != tt.made {
				t.Errorf("%d told, %d made, want %d and %d: %v", told, made, tt.told, tt.made, res.Remarks)
			}
		})
	}
}

// TestMakeSingleEntryNumbers holds that the forms that are only offered count among the rewrites where they are not listed, too.
func TestMakeSingleEntryNumbers(t *testing.T) {
	text := ".target sm_90\n.entry k {\n"
	for n := range 3 {
		text += fmt.Sprintf("@P0 BRA m%d\nl%[1]d:\nIADD3 R2, R2, 0x1, RZ\nm%[1]d:\nIADD3 R3, R3, 0x1, RZ\n@P1 BRA l%[1]d\n", n)
	}
	eachFunc([]byte(text+"STG.E [R4.64], R3\nEXIT\n}\n"), func(f *cfg.Func) {
		ph := PhaseNamed("18")
		checkNumbers(t, ph, f, f.Src)
		if fixes, err := Edits(ph, analysis.NewFacts(f), nil, Reported()); err != nil || len(fixes) != 3 {
			t.Errorf("%d fixes, %v", len(fixes), err)
		}
	})
}
