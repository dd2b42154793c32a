package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// scanTargets looks at the targets of indexed branches, the last one first, and leads those past
// blocks that only branch on. The text of a listing does not have its tables, so that only native
// ones can change.
//
//	.jumptable jt { a, b, a }      .jumptable jt { c, b, c }
//	a: BRA c                   =>  a: BRA c
//
// It must refuse what thread-branch must. Each target is one iteration of those that knob 351
// allows phase 14 on targets with handler A; elsewhere phase 15 does it, without a limit. Source:
// seeds branch-and-switch, "Branch-target scan".
func scanTargets(c *Ctx, most int) {
	if c.Func.Broken() || len(c.Func.Tables) == 0 {
		return // of a broken one, it may be a table that is not understood
	}
	o := branchOpter{Ctx: c}
	all := o.tableUsers()
	for n := range c.Func.Tables {
		t := &c.Func.Tables[n]
		users := all[t]
		if len(users) == 0 {
			continue
		}
		lands := o.landings(t)
		for _, k := range lastEntries(t, &most) {
			c.Poll()
			if to := c.Func.Block(t.Labels[k]); to != nil {
				o.threadEntry(t, users, lands, k, to)
			}
		}
	}
}

// lastEntries returns, from the end of t, the last entry of each label: so many as most allows,
// which they are taken off.
func lastEntries(t *cfg.Jumptable, most *int) []int {
	var list []int
	seen := map[string]bool{}
	for k := len(t.Labels) - 1; k >= 0 && *most > 0; k-- {
		if name := t.Labels[k]; !seen[name] {
			seen[name] = true
			list = append(list, k)
			*most--
		}
	}
	return list
}

// tableUsers returns the blocks that branch through each table.
func (o *branchOpter) tableUsers() map[*cfg.Jumptable][]*cfg.Block {
	users := map[*cfg.Jumptable][]*cfg.Block{}
	for _, b := range o.Func.Blocks {
		if i := b.Last(); i != nil && i.Flow == cfg.FlowIndex && o.Func.Reachable(b) {
			if t, _ := o.Func.TableOf(i); t != nil {
				users[t] = append(users[t], b)
			}
		}
	}
	return users
}

// A landings has the entries of a table by their labels, and counts the labels that lead to each block, behind empty ones.
type landings struct {
	entries map[string][]int // of each label
	count   map[*cfg.Block]int
}

func (o *branchOpter) landings(t *cfg.Jumptable) landings {
	l := landings{map[string][]int{}, map[*cfg.Block]int{}}
	for k, name := range t.Labels {
		l.add(o, name, k)
	}
	return l
}

// add notes that entries of the table have a label.
func (l landings) add(o *branchOpter, name string, entries ...int) {
	if len(l.entries[name]) == 0 {
		l.count[o.landing(o.Func.Block(name))]++
	}
	l.entries[name] = append(l.entries[name], entries...)
}

// remove returns the entries that had a label, which now have none.
func (l landings) remove(o *branchOpter, name string) []int {
	entries := l.entries[name]
	if len(entries) > 0 {
		delete(l.entries, name)
		l.count[o.landing(o.Func.Block(name))]--
	}
	return entries
}

// others reports whether a label other than name, which an entry has, leads to b.
func (l landings) others(o *branchOpter, name string, b *cfg.Block) bool {
	n := l.count[b]
	if o.landing(o.Func.Block(name)) == b {
		n--
	}
	return n > 0
}

// threadEntry leads entry k of t, and those with the same label, past to if that only branches.
func (o *branchOpter) threadEntry(t *cfg.Jumptable, users []*cfg.Block, lands landings, k int, to *cfg.Block) {
	final := o.end(to)
	if final == to || final.Label() == "" {
		return
	}
	name := t.Labels[k]
	r := threadTableEntry.at(t.Where(k), name, t.Name, final.Label())
	r.Message = fmt.Sprintf("%s has the entry %s, which only branches to %s", t.Name, to.Name(), final.Name())
	r.Related = []analysis.Related{{Span: where(to, to.Last()), Message: "the forwarding branch"}}
	for _, b := range users {
		no := o.skips(b, to, final)
		if no == nil && lands.others(o, name, final) {
			no = o.together(b, final) // lanes with the value of another entry go there already
		}
		if no != nil {
			o.Refuse(r, no)
			return
		}
	}
	if !o.Rewrite(r) {
		return
	}
	entries := lands.remove(o, name)
	for _, n := range entries {
		o.Func.SetEntry(t, n, final)
	}
	lands.add(o, final.Label(), entries...)
}
