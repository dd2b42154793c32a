package grammar

import (
	"context"
	"runtime"
	"sort"
	"sync"
	"sync/atomic"
)

// A Document is an immutable snapshot of a text and of its structure. It may
// be used from any number of goroutines.
type Document struct {
	engine   *engine
	sections []*Section
	starts   []int32 // of the sections, and the text's length
	lines    []int32 // number of each section's first line, and their sum
	unclosed bool    // a section has a comment without an end

	joinOnce sync.Once
	joined   []byte
}

// Parse makes a document of src, which it keeps: nobody may change it. Sections are parsed on all
// cores. The cost is linear in len(src), which must be below 2 GiB.
func Parse(src []byte) *Document {
	d, _ := ParseContext(context.Background(), src)
	return d
}

// largeText is from how many bytes on the memory that the parser took for a text is given back to the system at once.
const largeText = 1 << 20

// ParseContext is Parse, but returns the context's error if that ends first.
func ParseContext(ctx context.Context, src []byte) (*Document, error) {
	e := newEngine()
	drafts, err := draftsOf(ctx, src)
	if err != nil {
		return nil, err
	}
	sections, err := e.parseAll(ctx, drafts)
	if err != nil {
		return nil, err
	}
	if len(src) >= largeText {
		Trim()
	}
	return newDocument(e, sections), nil
}

// newDocument assembles a document. There is always at least one section.
func newDocument(e *engine, sections []*Section) *Document {
	d := &Document{
		engine:   e,
		sections: sections,
		starts:   make([]int32, len(sections)+1),
		lines:    make([]int32, len(sections)+1),
	}
	for i, s := range sections {
		d.starts[i+1] = d.starts[i] + int32(len(s.Src))
		d.lines[i+1] = d.lines[i] + int32(len(s.Lines))
		d.unclosed = d.unclosed || len(s.unclosed) > 0
	}
	return d
}

// parseAll makes the sections of drafts, on all cores, unless ctx ends.
func (e *engine) parseAll(ctx context.Context, drafts []*draft) ([]*Section, error) {
	sections := make([]*Section, len(drafts))
	var next atomic.Int32
	run := func() {
		w := e.get()
		defer e.put(w)
		w.ctx = ctx
		for {
			i := int(next.Add(1)) - 1
			if i >= len(drafts) {
				return
			}
			s := w.section(drafts[i])
			if s == nil {
				return // ctx has ended
			}
			e.trees.made(s, drafts[i].old)
			sections[i] = s
		}
	}
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(drafts)) - 1 {
		wg.Go(run)
	}
	run()
	wg.Wait()
	return sections, ctx.Err()
}

// Len is the length of the text in bytes.
func (d *Document) Len() int { return int(d.starts[len(d.sections)]) }

// LineCount is the number of lines. A text that ends with a line end has an
// empty line after it, and an empty text has one line.
func (d *Document) LineCount() int {
	n := int(d.lines[len(d.sections)])
	if d.endsWithLineEnd() {
		n++
	}
	return n
}

func (d *Document) endsWithLineEnd() bool {
	return endsWithLineEnd(d.sections[len(d.sections)-1].Src)
}

// Bytes is the text. It is put together on first use and kept. The caller
// must not modify it.
func (d *Document) Bytes() []byte {
	d.joinOnce.Do(func() {
		d.joined = make([]byte, 0, d.Len())
		for _, s := range d.sections {
			d.joined = append(d.joined, s.Src...)
		}
	})
	return d.joined
}

// Sections are the parts of the text in order; there is at least one. The
// caller must not modify the slice.
func (d *Document) Sections() []*Section { return d.sections }

// SectionStart is the place of section i: its offset in bytes and the number
// of its first line, counted from 0.
func (d *Document) SectionStart(i int) (offset, line int) {
	return int(d.starts[i]), int(d.lines[i])
}

// SectionAt is the index of the section that holds the byte at offset, or of
// the last section if offset is at the text's end or past it.
func (d *Document) SectionAt(offset int) int {
	n := len(d.sections)
	return max(0, sort.Search(n-1, func(i int) bool { return int(d.starts[i+1]) > offset }))
}
