package lint

import "github.com/ori-lang/ori/analysis"

// undefinedReads reports the first read of a register that no definition reaches on some path from
// the entry of the kernel: one that nothing has written, or that is written on other paths only.
// Functions that are called begin with the registers of their callers; in one that is not complete,
// or that calls and returns enter elsewhere, nothing is known.
func undefinedReads(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	if !f.Entry || !f.Complete || len(f.IndirectEntries()) > 0 {
		return
	}
	list, unasked := facts.UndefinedReads()
	if at := nameOf(f); unasked > 0 && at.Len() > 0 {
		report(diagnostic("analysis-limit", at, "of %d registers it is not known whether they are read uninitialized in %s: what the branches on the paths to the reads decide takes too long to find out %s",
			unasked, funcName(f), f.LimitNote()))
	}
	for _, x := range list {
		name := f.Names.Reg(x.Reg)
		if !x.Never {
			d := diagnostic("undefined-read", x.Span(), "%s is uninitialized on some path to this read", name)
			d.Severity = analysis.Information // the path may be one that is never taken
			d.Related = x.Paths
			report(d)
			continue
		}
		d := diagnostic("undefined-read", x.Span(), "%s is used uninitialized", name)
		if x.Write == nil {
			d.Severity = analysis.Information // what a fragment of a program takes as its input
		} else if x.Write != &x.Block.Instrs[x.K] {
			d.Related = []analysis.Related{{Span: x.WriteBlock.InSection(x.Write.OpSpan), Message: name + " is written here, but not before the read"}}
		}
		report(d)
	}
}
