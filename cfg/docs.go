package cfg

import "strings"

var classDocs = [nRegClass]string{
	ClassR:  "register, 32 bits",
	ClassUR: "uniform register, 32 bits, one for all lanes",
	ClassP:  "predicate",
	ClassUP: "uniform predicate, one for all lanes",
	ClassB:  "convergence barrier",
	ClassSB: "scoreboard",
	ClassSR: "special register",
	ClassCC: "condition code",
}

// Doc says what registers of the class are, for hovers.
func (c RegClass) Doc() string { return classDocs[c] }

var effectDocs = [...]string{
	"reads memory", "writes memory", "atomic", "waits for other lanes", "its result depends on the active lanes",
	"convergence barriers", "may trap", "reads a special register", "runs other code", "orders memory", "timing only", "unknown",
}

// String lists the effects in words.
func (e Effects) String() string { return strings.Join(e.list(), ", ") }

func (e Effects) list() []string {
	var list []string
	for n, doc := range effectDocs {
		if e&(1<<n) != 0 {
			list = append(list, doc)
		}
	}
	return list
}

// Effects lists the effects of i in words: those of its opcode, but BAR.ARV and its like do not wait.
func (i *Instr) Effects() string {
	e := i.Op.Effects
	if !i.arrives() {
		return e.String()
	}
	return strings.Join(append([]string{ArrivesForLanes.String()}, (e&^Barrier).list()...), ", ")
}
