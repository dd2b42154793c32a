package main

import (
	"io"
	"runtime"
	"strconv"
)

// writtenAtOnce is how many elements of a list one goroutine makes before it begins others.
const writtenAtOnce = 32

// inOrder writes n elements one after the other; elem appends element k to b. Of many, all processors make
// some at a time.
func inOrder(w io.Writer, n int, elem func(b []byte, k int) ([]byte, error)) error {
	type part struct {
		b   []byte
		err error
	}
	some := func(b []byte, from int) (p part) {
		for p.b = b; from < n && p.err == nil; from++ {
			p.b, p.err = elem(p.b, from)
			if (from+1)%writtenAtOnce == 0 {
				break
			}
		}
		return p
	}
	procs := runtime.GOMAXPROCS(0)
	if n <= writtenAtOnce || procs == 1 {
		var p part
		for from := 0; from < n && p.err == nil; from += writtenAtOnce {
			if p = some(p.b[:0], from); p.err == nil {
				_, p.err = w.Write(p.b)
			}
		}
		return p.err
	}
	waits := make([]chan part, procs) // the parts that are being made, in turns
	next := 0
	begin := func(turn int, b []byte) {
		from := next
		next += writtenAtOnce
		go func() { waits[turn] <- some(b, from) }()
	}
	for turn := range waits {
		waits[turn] = make(chan part, 1)
		begin(turn, nil)
	}
	for written := 0; written < n; written += writtenAtOnce {
		turn := written / writtenAtOnce % procs
		p := <-waits[turn]
		if p.err == nil {
			_, p.err = w.Write(p.b)
		}
		if p.err != nil {
			return p.err
		}
		if next < n {
			begin(turn, p.b[:0])
		}
	}
	return nil
}

// append appends d as [element] writes it, with the indentation of an element of a file's list.
func (d *jsonDiagnostic) append(b []byte) []byte {
	const indent = "\n          "
	text := func(b []byte, name, value string) []byte {
		return appendJSON(append(append(append(append(b, indent...), '"'), name...), `": `...), value)
	}
	b = append(b, "\n        {"...)
	b = append(text(b, "code", d.Code), ',')
	b = append(text(b, "severity", d.Severity), ',')
	b = append(text(b, "message", d.Message), ',')
	b = append(append(b, indent...), `"phase": `...)
	if d.Phase != nil {
		b = strconv.AppendInt(b, int64(*d.Phase), 10)
	} else {
		b = append(b, "null"...)
	}
	b = append(b, ',')
	if d.Pass != nil {
		b = text(b, "pass", *d.Pass)
	} else {
		b = append(append(b, indent...), `"pass": null`...)
	}
	b = d.Range.append(append(b, ','), indent)
	b = append(append(append(b, ','), indent...), `"related": [`...)
	for n, r := range d.Related {
		if n > 0 {
			b = append(b, ',')
		}
		b = append(append(b, indent...), "  {"...)
		b = append(append(b, indent...), `    "message": `...)
		b = append(appendJSON(b, r.Message), ',')
		b = r.Range.append(b, indent+"    ")
		b = append(append(b, indent...), "  }"...)
	}
	if len(d.Related) > 0 {
		b = append(b, indent...)
	}
	b = append(append(append(b, "],"...), indent...), `"fixes": [`...)
	for n, x := range d.Fixes {
		if n > 0 {
			b = append(b, ',')
		}
		b = append(append(b, indent...), "  {"...)
		b = append(append(b, indent...), `    "title": `...)
		b = append(appendJSON(b, x.Title), ',')
		b = append(append(b, indent...), `    "edits": [`...)
		for k, e := range x.Edits {
			if k > 0 {
				b = append(b, ',')
			}
			b = append(append(b, indent...), "      {"...)
			b = append(e.Range.append(b, indent+"        "), ',')
			b = append(append(b, indent...), `        "newText": `...)
			b = appendJSON(b, e.NewText)
			b = append(append(b, indent...), "      }"...)
		}
		if len(x.Edits) > 0 {
			b = append(append(b, indent...), "    "...)
		}
		b = append(append(b, ']'), indent...)
		b = append(b, "  }"...)
	}
	if len(d.Fixes) > 0 {
		b = append(b, indent...)
	}
	b = append(b, "],"...)
	if d.Omitted {
		b = append(append(append(b, indent...), `"fixesOmitted": true`...), ',')
	}
	if d.Refused != nil {
		b = text(b, "refused", *d.Refused)
	} else {
		b = append(append(b, indent...), `"refused": null`...)
	}
	return append(b, "\n        }"...)
}

// append appends r as the member "range" of an object whose members begin with indent.
func (r *jsonRange) append(b []byte, indent string) []byte {
	position := func(b []byte, name string, p jsonPosition) []byte {
		b = append(append(append(b, indent...), `  "`...), name...)
		b = append(append(append(b, `": {`...), indent...), `    "line": `...)
		b = append(strconv.AppendInt(b, int64(p.Line), 10), ',')
		b = append(append(b, indent...), `    "character": `...)
		b = strconv.AppendInt(b, int64(p.Character), 10)
		return append(append(b, indent...), "  }"...)
	}
	b = append(append(b, indent...), `"range": {`...)
	b = append(position(b, "start", r.Start), ',')
	b = position(b, "end", r.End)
	return append(append(b, indent...), '}')
}

// appendJSON appends a string as JSON has it.
func appendJSON(b []byte, s string) []byte {
	for k := range len(s) {
		if c := s[k]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			text, err := element(s, "")
			if err != nil {
				panic(err) // of a string there is none
			}
			return append(b, text[1:]...)
		}
	}
	return append(append(append(b, '"'), s...), '"')
}
