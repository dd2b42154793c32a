package grammar

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestListings reads real listings, the shipped ones and, where it lies beside
// the repository, the whole corpus: what a disassembler printed has no errors.
func TestListings(t *testing.T) {
	read := 0
	for _, pattern := range []string{"testdata/*.sass", "../cfg/testdata/kernels/listings/*", "../../shared/corpus/listings/*", "../../shared/corpus/oracle/*.sass", "../../shared/corpus/public/*"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			src, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			d := Parse(src)
			if !d.Dialect().Listing() {
				if pattern != "../../shared/corpus/public/*" {
					t.Errorf("%s is taken for %v", name, d.Dialect())
				}
				continue
			}
			read++
			checkDocument(t, d, src)
			checkWhole(t, d)
			for _, e := range allErrors(d) {
				t.Errorf("%s: %v: %s", name, d.Dialect(), e)
			}
			if n := countOpcodes(d); n == 0 && len(src) > 2000 {
				t.Errorf("%s has no instructions", name)
			}
		}
	}
	if read < 6 {
		t.Errorf("only %d listings", read)
	}
}

func countOpcodes(d *Document) int {
	n := 0
	for _, s := range d.Sections() {
		for _, c := range s.Chunks {
			for _, m := range c.Nodes() {
				if m.Kind == KindOpcode {
					n++
				}
			}
		}
	}
	return n
}

// TestListingForms reads one listing in the forms that files get on their way:
// nothing changes but the lines' ends.
func TestListingForms(t *testing.T) {
	src, err := os.ReadFile("testdata/sm_52-O3-12_calls.nvdisasm-c.sass")
	if err != nil {
		t.Fatal(err)
	}
	want := kindsOf(Parse(src))
	for name, change := range map[string]func([]byte) []byte{
		"CRLF":              func(b []byte) []byte { return replaceAll(b, "\n", "\r\n") },
		"CR":                func(b []byte) []byte { return replaceAll(b, "\n", "\r") },
		"BOM":               func(b []byte) []byte { return append([]byte("\uFEFF"), b...) },
		"no final line end": func(b []byte) []byte { return b[:len(b)-1] },
		"blanks":            func(b []byte) []byte { return replaceAll(b, "\n", " \t\n") },
	} {
		d := Parse(change(src))
		checkDocument(t, d, change(src))
		if got := kindsOf(d); string(got) != string(want) {
			t.Errorf("%s changes the tree", name)
		}
		if errs := allErrors(d); len(errs) > 0 {
			t.Errorf("%s makes errors %v", name, errs)
		}
	}
}

func replaceAll(b []byte, old, new string) []byte {
	return bytes.ReplaceAll(b, []byte(old), []byte(new))
}

// kindsOf is the kinds of all nodes of d in order.
func kindsOf(d *Document) []byte {
	var kinds []byte
	for _, s := range d.Sections() {
		for _, c := range s.Chunks {
			for _, n := range c.Nodes() {
				kinds = append(kinds, byte(n.Kind))
			}
		}
	}
	return kinds
}
