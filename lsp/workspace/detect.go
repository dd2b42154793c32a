package workspace

import (
	"bytes"
	"regexp"

	"github.com/ori-lang/ori/grammar"
)

// The rules by which the editors tell a listing (editors/nvim/lua/ori/detect.lua,
// editors/vscode/src/detect.ts), which are tested on the same files. A dialect of grammar is for
// texts that are known to be ours.
const (
	detectLines = 100 // the longest prologue seen in real listings has 20
	detectWidth = 400 // of a line, which may be megabytes long
)

// A rule tells a dialect by a line.
type rule struct {
	dialect string
	line    *regexp.Regexp
}

// One line of any of these is enough.
var signs = []rule{
	{"nvdisasm", regexp.MustCompile(`^\s*\.headerflags\s+@"EF_CUDA`)},
	{"nvdisasm", regexp.MustCompile(`^\s*\.elftype\s+@"ET_`)},
	{"nvdisasm", regexp.MustCompile(`^\s*\.sectioninfo\s+@"SHI_`)},
	{"nvdisasm", regexp.MustCompile(`^\s*// ?-+ \.text\.`)},
	{"cuobjdump", regexp.MustCompile(`^Fatbin elf code:`)},
	{"cuobjdump", regexp.MustCompile(`^\s*code for sm_\d`)},
	{"cuassembler", regexp.MustCompile(`^\s*\.__elf_[a-z]`)},
	{"cuassembler", regexp.MustCompile(`^\s*\.__section_[a-z]`)},
	{"maxas", regexp.MustCompile(`^\s*<REGISTER_MAPPING>`)},
}

const (
	addressForm = `/\*[0-9a-fA-F]{4,}\*/\s+`
	opcodeForm  = `[{\s]*(@!?[UPT\d]+\s+)?[A-Z][A-Z0-9]+([.\s;]|$)`
)

// A comment with a number and a word in capitals may be anything once, so of these there must be two.
var instructions = []rule{
	{"cuassembler", regexp.MustCompile(`^\s*\[[\w:-]+\]\s*` + addressForm + opcodeForm)},
	{"instructions", regexp.MustCompile(`^\s*` + addressForm + opcodeForm)},
	{"instructions", regexp.MustCompile(`^\s*` + addressForm + `/\*0x[0-9a-fA-F]+\*/\s+` + opcodeForm)},
	{"maxas", regexp.MustCompile(`^\s*[0-9a-fA-F-]{2}:[\d-]:[\d-]:[a-zA-Z-]:[0-9a-fA-F-]\s+` + opcodeForm)},
	{"cuda-gdb", regexp.MustCompile(`^[\s=>]*0x[0-9a-f]+ <[^>]*\+\d+>:\s+` + opcodeForm)},
}

// listing names the dialect of the listing that begins with head, "" if it is none.
func listing(head []byte) string {
	seen := 0
	for n, line := range grammar.SplitLines(bytes.TrimPrefix(head, []byte("\uFEFF"))) {
		if n == detectLines {
			break
		}
		line = bytes.TrimRight(line[:min(len(line), detectWidth)], "\r\n")
		for _, r := range signs {
			if r.line.Match(line) {
				return r.dialect
			}
		}
		for _, r := range instructions {
			if r.line.Match(line) {
				if seen++; seen == 2 {
					return r.dialect
				}
				break
			}
		}
	}
	return ""
}
