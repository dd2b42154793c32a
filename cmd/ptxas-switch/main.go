// Command ptxas-switch compares what phase 30 chooses for chains of comparisons, under each
// profile, with what a ptxas makes of them.
//
//	ptxas-switch -ptxas /opt/cuda/bin/ptxas -arch sm_80 -seed 101 -n 40
//
// nvdisasm is expected beside ptxas. With -record the outcomes are written as lines that the test
// of this command reads, which needs neither. The results are in docs/ptxas-switch.md.
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/ori-lang/ori/analysis"
)

func main() {
	ptxas := flag.String("ptxas", "", "path of ptxas; nvdisasm is beside it")
	arch := flag.String("arch", "sm_80", "targets, with commas")
	level := flag.Int("O", 3, "optimization level of ptxas")
	seed := flag.Uint64("seed", 101, "seed of the chains; the rules of the profile measured were found with seeds below 100")
	n := flag.Int("n", 40, "chains of each family")
	record := flag.String("record", "", "file to write the outcomes to")
	verbose := flag.Bool("v", false, "print the chains for which the profile measured differs")
	flag.Parse()
	if *ptxas == "" {
		flag.Usage()
		os.Exit(2)
	}
	for _, a := range strings.Split(*arch, ",") {
		if err := run(*ptxas, a, *level, *seed, *n, *record, *verbose); err != nil {
			fmt.Fprintln(os.Stderr, "ptxas-switch:", err)
			os.Exit(1)
		}
	}
}

// A result is one chain and what became of it.
type result struct {
	Chain chain
	Ptxas outcome
}

func run(ptxas, arch string, level int, seed uint64, n int, record string, verbose bool) error {
	list := sweep(seed, n)
	results, err := compile(ptxas, arch, level, list)
	if err != nil {
		return err
	}
	if record != "" {
		var out bytes.Buffer
		enc := json.NewEncoder(&out)
		for k := range results {
			if err := enc.Encode(&results[k]); err != nil {
				return err
			}
		}
		if err := os.WriteFile(record, out.Bytes(), 0o644); err != nil {
			return err
		}
	}
	t, err := compare(results, func(r *result, measured outcome) {
		if verbose {
			fmt.Printf("%s: %v %v: ptxas %s, measured %s\n", r.Chain.Family, r.Chain.Type, r.Chain.Values, r.Ptxas, measured)
		}
	})
	if err != nil {
		return err
	}
	fmt.Printf("%s -O%d, seed %d\n\n%s\n", arch, level, seed, t)
	return nil
}

// perFile is how many kernels ptxas gets at once.
const perFile = 100

// compile finds what ptxas makes of the chains.
func compile(ptxas, arch string, level int, list []chain) ([]result, error) {
	dir, err := os.MkdirTemp("", "ptxas-switch")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	var results []result
	for from := 0; from < len(list); from += perFile {
		part := list[from:min(from+perFile, len(list))]
		var text strings.Builder
		text.WriteString(".version 7.0\n.target sm_50\n.address_size 64\n")
		for k := range part {
			text.WriteString(part[k].ptx(fmt.Sprintf("k%d", k)))
		}
		src, bin := filepath.Join(dir, "k.ptx"), filepath.Join(dir, "k.cubin")
		if err := os.WriteFile(src, []byte(text.String()), 0o644); err != nil {
			return nil, err
		}
		if out, err := exec.Command(ptxas, "-arch", arch, fmt.Sprintf("-O%d", level), src, "-o", bin).CombinedOutput(); err != nil {
			return nil, fmt.Errorf("ptxas: %w\n%s", err, out)
		}
		listing, err := exec.Command(filepath.Join(filepath.Dir(ptxas), "nvdisasm"), bin).Output()
		if err != nil {
			return nil, fmt.Errorf("nvdisasm: %w", err)
		}
		found, err := compiled(listing)
		if err != nil {
			return nil, err
		}
		for k := range part {
			o, ok := found[fmt.Sprintf("k%d", k)]
			if !ok {
				return nil, fmt.Errorf("the listing has no k%d", k)
			}
			results = append(results, result{part[k], o})
		}
	}
	return results, nil
}

// A tally counts chains, and those on which a profile agrees with ptxas: that there is a table, and
// that there are the same.
type tally struct {
	chains, tables int
	either, same   [2]int // by profile
}

// A table is tallies by family.
type table struct {
	families []string
	tallies  map[string]*tally
	total    tally
}

// compare counts on how many results the profiles agree. Those on which the profile measured does
// not are reported.
func compare(results []result, report func(*result, outcome)) (*table, error) {
	t := &table{tallies: map[string]*tally{}}
	for k := range results {
		r := &results[k]
		f := t.tallies[r.Chain.Family]
		if f == nil {
			f = new(tally)
			t.tallies[r.Chain.Family] = f
			t.families = append(t.families, r.Chain.Family)
		}
		for _, c := range []*tally{f, &t.total} {
			c.chains++
			if r.Ptxas.table() {
				c.tables++
			}
		}
		for p := range analysis.ProfileNames {
			o, err := chosen(&r.Chain, analysis.Profile(p))
			if err != nil {
				return nil, err
			}
			for _, c := range []*tally{f, &t.total} {
				if o.table() == r.Ptxas.table() {
					c.either[p]++
				}
				if o == r.Ptxas {
					c.same[p]++
				}
			}
			if analysis.Profile(p) == analysis.Measured && o != r.Ptxas {
				report(r, o)
			}
		}
	}
	return t, nil
}

// String is the table as the documentation has it.
func (t *table) String() string {
	var sb strings.Builder
	sb.WriteString("| chains | number | with a table | documented: table or not | the same | measured: table or not | the same |\n")
	sb.WriteString("|---|---|---|---|---|---|---|\n")
	row := func(name string, c *tally) {
		fmt.Fprintf(&sb, "| %s | %d | %d | %d | %d | %d | %d |\n", name, c.chains, c.tables, c.either[0], c.same[0], c.either[1], c.same[1])
	}
	for _, name := range t.families {
		row(name, t.tallies[name])
	}
	row("all", &t.total)
	percent := func(n int) string { return fmt.Sprintf("%.1f%%", 100*float64(n)/float64(t.total.chains)) }
	c := &t.total
	fmt.Fprintf(&sb, "| | | | %s | %s | %s | %s |\n", percent(c.either[0]), percent(c.same[0]), percent(c.either[1]), percent(c.same[1]))
	return sb.String()
}
