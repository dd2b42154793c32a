package main

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"strconv"
	"text/tabwriter"
	"time"

	"github.com/ori-lang/ori/optimizer"
)

// A statsRow is a run of a phase in JSON.
type statsRow struct {
	Round     int                         `json:"round"`
	Phase     *int                        `json:"phase"` // null if ptxas does not number it
	Name      string                      `json:"name"`
	Off       *string                     `json:"off"` // why it did not run, null if it did
	Rewrites  []optimizer.Tally           `json:"rewrites"`
	Before    optimizer.Size              `json:"before"`
	After     optimizer.Size              `json:"after"`
	Ms        float64                     `json:"milliseconds"`
	Converged []optimizer.FuncConvergence `json:"converged"`
}

// writeStats writes what the phases did, as a table or as JSON.
func writeStats(to io.Writer, s *optimizer.Stats, format string) error {
	w := bufio.NewWriter(to)
	var err error
	if format == "json" {
		members := map[string]any{"runs": statsRows(s)}
		if s.Early > 0 {
			members["endedEarly"] = s.Early
		}
		err = encodeJSON(w, members)
	} else {
		err = statsTable(w, s)
	}
	if err != nil {
		return err
	}
	return w.Flush()
}

func statsRows(s *optimizer.Stats) []statsRow {
	rows := []statsRow{}
	for n := range s.Runs {
		r := &s.Runs[n]
		row := statsRow{
			Round: r.Round, Name: r.Name(), Off: nameOrNull(r.Off), Rewrites: r.Made, Before: r.Before, After: r.After,
			Ms: milliseconds(r.Elapsed), Converged: r.Converged,
		}
		if row.Rewrites == nil {
			row.Rewrites = []optimizer.Tally{}
		}
		if row.Converged == nil {
			row.Converged = []optimizer.FuncConvergence{}
		}
		for k := range row.Converged {
			if row.Converged[k].Made == nil {
				row.Converged[k].Made = []optimizer.Tally{}
			}
		}
		if r.Phase != nil && r.Phase.Num != 0 {
			row.Phase = &r.Phase.Num
		}
		rows = append(rows, row)
	}
	return rows
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// statsTable writes a row for each run, and in the rounds after the first, which repeat it until
// nothing changes, for each that did something.
func statsTable(w io.Writer, s *optimizer.Stats) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "round\tphase\tname\trewrites\tinstructions\tblocks\tms\twhat")
	var total optimizer.RunStats
	rounds, hidden, count := 0, 0, 0
	for n := range s.Runs {
		r := &s.Runs[n]
		if n == 0 {
			total.Before = r.Before
		}
		total.After, total.Elapsed, rounds, count = r.After, total.Elapsed+r.Elapsed, r.Round, count+r.Count()
		if r.Round > 1 && r.Count() == 0 {
			hidden++
			continue
		}
		phase := "-"
		if r.Phase != nil && r.Phase.Num != 0 {
			phase = strconv.Itoa(r.Phase.Num)
		}
		what := cmp.Or(r.MadeText(), "-")
		if r.Off != "" {
			what = "does not run: " + r.Off
		}
		fmt.Fprintf(table, "%d\t%s\t%s\t%d\t%s\t%s\t%.3f\t%s\n", r.Round, phase, r.Name(), r.Count(),
			became(r.Before.Instrs, r.After.Instrs), became(r.Before.Blocks, r.After.Blocks), milliseconds(r.Elapsed), what)
		for k := range r.Converged {
			c := &r.Converged[k]
			fmt.Fprintf(table, "\t\t\t\t\t\t\t%s, %s: %s\n", titleOf(c.Func), c.Block, &c.Convergence)
		}
	}
	fmt.Fprintf(table, "\t\ttotal\t%d\t%s\t%s\t%.3f\tin %s\n", count,
		became(total.Before.Instrs, total.After.Instrs), became(total.Before.Blocks, total.After.Blocks),
		milliseconds(total.Elapsed), plural(rounds, "round"))
	if err := table.Flush(); err != nil || hidden == 0 {
		return err
	}
	_, err := fmt.Fprintf(w, "%s after the first round changed nothing.\n", plural(hidden, "run"))
	return err
}

// became is a figure before and after: 12 -> 9.
func became(before, after int) string {
	if before == after {
		return strconv.Itoa(after)
	}
	return fmt.Sprintf("%d -> %d", before, after)
}

// titleOf is a function's name, or what stands for it.
func titleOf(name string) string {
	if name == "" {
		return "(no name)"
	}
	return name
}
