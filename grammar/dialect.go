package grammar

import (
	"bytes"
	"regexp"
)

// A Dialect is who wrote a text, as far as its form tells.
type Dialect uint8

// The dialects. Those from Cuobjdump to CuAssembler, and Fermi and CudaGDB,
// are read as listings; Graph, Maxas and Turingas are other languages, which
// are recognised so that nothing is said about them.
const (
	Unknown        Dialect = iota
	Native                 // people and the optimizer
	Cuobjdump              // cuobjdump -sass of one cubin
	Fatbin                 // cuobjdump -sass of an executable or object
	Nvdisasm               // nvdisasm -c
	NvdisasmAll            // nvdisasm without -c: data sections too
	NvdisasmHex            // nvdisasm -hex
	NvdisasmLines          // nvdisasm -g, -gi, -gp
	NvdisasmLive           // nvdisasm -plr
	Graph                  // nvdisasm -cfg, -bbcfg
	CuobjdumpNotes         // cuobjdump 12.8, which prints scheduling notes
	CuAssembler            // CuAssembler's .cuasm
	Maxas                  // maxas and its kin
	Turingas               // turingas and its kin
	Fermi                  // cuobjdump 4.x
	CudaGDB                // cuda-gdb x/i
	dialectCount
)

var dialects = [dialectCount]struct{ id, name, doc string }{
	Unknown:        {"", "unknown", "A text that shows no sign of any dialect."},
	Native:         {"native", "Ori", "The native spelling of Ori, as people and the optimizer write it."},
	Cuobjdump:      {"D1", "cuobjdump", "`cuobjdump -sass` of a cubin: `Function : name` to a line of dots, targets as plain addresses, encodings as comments."},
	Fatbin:         {"D1'", "cuobjdump (fatbin)", "`cuobjdump -sass` of an executable or an object: a header for each embedded cubin, which may be for different targets."},
	Nvdisasm:       {"D2", "nvdisasm -c", "`nvdisasm -c`: code sections with labels."},
	NvdisasmAll:    {"D3", "nvdisasm", "`nvdisasm` without `-c`: all sections, the others as data directives."},
	NvdisasmHex:    {"D4", "nvdisasm -hex", "`nvdisasm -hex`: labels, and encodings as comments."},
	NvdisasmLines:  {"D5", "nvdisasm -g", "`nvdisasm -g`, `-gi` or `-gp`: source lines as comments."},
	NvdisasmLive:   {"D6", "nvdisasm -plr", "`nvdisasm -plr`: a table of live registers as comments beside each line."},
	Graph:          {"D7", "nvdisasm -cfg", "A Graphviz graph as `nvdisasm -cfg` prints it. It is not a listing."},
	CuobjdumpNotes: {"D8", "cuobjdump 12.8", "`cuobjdump -sass` of CUDA 12.8, with scheduling notes before each `;`."},
	CuAssembler:    {"D9", "CuAssembler", "CuAssembler's `.cuasm`: control codes before each address, pseudo-directives for the ELF file."},
	Maxas:          {"D10", "maxas", "Source for maxas or an assembler like it. It is not a listing and is not analysed."},
	Turingas:       {"D11", "turingas", "Source for turingas or an assembler like it. It is not a listing and is not analysed."},
	Fermi:          {"D12", "cuobjdump 4.x", "`cuobjdump -sass` of CUDA 4: the encoding stands before the instruction."},
	CudaGDB:        {"D13", "cuda-gdb", "`x/i` in cuda-gdb: an address and an offset before each instruction."},
}

// ID is the dialect's number in the survey of listings, such as "D2".
func (d Dialect) ID() string { return dialects[d].id }

// String is a short name, such as "nvdisasm -c".
func (d Dialect) String() string { return dialects[d].name }

// Doc says in a sentence or two what the dialect is.
func (d Dialect) Doc() string { return dialects[d].doc }

// Foreign reports whether d is a language of its own, whose errors are not
// ours to report.
func (d Dialect) Foreign() bool { return d == Graph || d == Maxas || d == Turingas }

// Listing reports whether d is what a disassembler prints.
func (d Dialect) Listing() bool { return d != Unknown && d != Native && !d.Foreign() }

// How much is looked at: of a document, and of each of its sections.
const (
	detectLimit        = 64 << 10
	detectSectionLimit = 8 << 10
)

// Dialect names who wrote the text, judged by its beginning. What is seen in
// a section is kept with it.
func (d *Document) Dialect() Dialect {
	var signs sign
	n := 0
	for _, s := range d.sections {
		signs |= s.seen()
		if n += len(s.Src); n >= detectLimit {
			break
		}
	}
	return signs.dialect()
}

// Dialect names who wrote the section, judged by it alone: the parts of a
// fatbin's listing, for example, are not all alike.
func (s *Section) Dialect() Dialect { return s.seen().dialect() }

// Beside reports whether the section is of what cuobjdump prints in front of code when it is asked for more than that: the
// resources that kernels use (-res-usage), or all of the file (-elf). before says so of the section in front of it: it goes on up
// to the code, or the next file.
func (s *Section) Beside(before bool) bool {
	if s.seen()&signBeside != 0 {
		return true
	}
	if !before {
		return false
	}
	line := bytes.TrimLeft(s.Src[:min(len(s.Src), detectSectionLimit)], " \t\r\n")
	if n := bytes.IndexAny(line, "\r\n"); n >= 0 {
		line = line[:n]
	}
	return len(line) == 0 || line[0] != 'c' && line[0] != 'F' || !beginsSection(line)
}

func (s *Section) seen() sign {
	s.signsOnce.Do(func() {
		s.signs = signsOf(s.Src[:min(len(s.Src), detectSectionLimit)])
	})
	return s.signs
}

// A sign is a set of things seen in lines of a text.
type sign uint32

const (
	signGraph sign = 1 << iota
	signFatbin
	signCuobjdump
	signSection
	signData
	signHex
	signHexFirst
	signLines
	signLive
	signNotes
	signControl // CuAssembler's
	signMaxas
	signTuringas
	signGDB
	signAddress
	signHeader // of a native function
	signNative
	signBeside // cuobjdump -res-usage, -elf
)

// dialect weighs the signs, from the one that is least like the others.
func (s sign) dialect() Dialect {
	for _, rule := range [...]struct {
		signs   sign // any of
		dialect Dialect
	}{
		{signGraph, Graph},
		{signTuringas, Turingas},
		{signMaxas, Maxas},
		{signControl, CuAssembler},
		{signGDB, CudaGDB},
		{signHexFirst, Fermi},
		{signNotes, CuobjdumpNotes},
		{signLive, NvdisasmLive},
		{signLines, NvdisasmLines},
		{signFatbin, Fatbin},
		{signCuobjdump | signBeside, Cuobjdump},
	} {
		if s&rule.signs != 0 {
			return rule.dialect
		}
	}
	switch {
	case s&signSection != 0 && s&signData != 0:
		return NvdisasmAll
	case s&signSection != 0 && s&signHex != 0:
		return NvdisasmHex
	case s&signSection != 0:
		return Nvdisasm
	case s&signHeader != 0:
		return Native
	case s&signHex != 0:
		return Cuobjdump
	case s&signAddress != 0:
		return Nvdisasm
	case s&signNative != 0:
		return Native
	}
	return Unknown
}

var (
	maxasLine = regexp.MustCompile(`^[-0-9a-fA-F]{2}:[-0-9]:[-0-9]:[-yY]:[-0-9a-fA-F]\s`)
	gdbLine   = regexp.MustCompile(`^(=>\s*)?0x[0-9a-f]+ <[^>]*>:`)
	cuasmLine = regexp.MustCompile(`^\[[-\w]*:[-\w]*:[-\w:]*\]`)
	addressAt = regexp.MustCompile(`^/\*[0-9a-f]{4,}\*/\s*`)
	hexAt     = regexp.MustCompile(`^/\* ?0x[0-9a-f]{8,} ?\*/`)
	hexTail   = regexp.MustCompile(`/\* 0x[0-9a-f]{16} \*/$`)
	codeLine  = regexp.MustCompile(`^(@!?\w+\s+)?[A-Z][A-Z0-9_]*(\.\w+)*\b`)
	labelLine = regexp.MustCompile(`^[A-Za-z_$.][\w$.]*:`)
)

// bom may stand at the start of a file, where the parser, too, ignores it.
var bom = []byte("\uFEFF")

// signsOf looks at the lines of src.
func signsOf(src []byte) sign {
	var signs sign
	src = bytes.TrimPrefix(src, bom)
	for at := 0; at < len(src); {
		end := lineEnd(src, at)
		if line := bytes.TrimSpace(src[at:end]); len(line) > 0 {
			signs |= signsOfLine(line, signs)
		}
		at = afterLineEnd(src, end)
	}
	return signs
}

// signsOfLine looks at a line without blanks around it; known are the signs of the lines before it.
func signsOfLine(line []byte, known sign) sign {
	if signs, all := signOfStart(line); all {
		return signs
	}
	var signs sign
	switch line[0] {
	case '[':
		if cuasmLine.Match(line) {
			signs |= signControl
		}
	case '/':
		if at := addressAt.Find(line); at != nil {
			signs |= signAddress
			line = line[len(at):]
			switch {
			case hexAt.Match(line):
				return signs | signHexFirst
			case len(line) > 0 && line[0] == '.':
				return signs | signData
			}
		}
	}
	switch {
	case len(line) > 2 && line[2] == ':' && maxasLine.Match(line):
		signs |= signMaxas
	case len(line) > 0 && (line[0] == '=' || line[0] == '0') && gdbLine.Match(line):
		signs |= signGDB
	case known&signNative != 0, codeLine.Match(line), labelLine.Match(line):
		signs |= signNative
	}
	if i := bytes.Index(line, []byte("// ")); i >= 0 {
		if rest := line[i+3:]; len(rest) > 0 && (rest[0] == '|' || bytes.HasPrefix(rest, []byte("+-"))) {
			signs |= signLive
		}
		line = line[:i]
	}
	if len(line) > 0 && line[len(line)-1] == '/' && hexTail.Match(line) {
		signs |= signHex
	}
	if i := bytes.IndexByte(line, ';'); i > 0 {
		if bytes.Contains(line[:i], []byte(" &")) || bytes.Contains(line[:i], []byte(" ?")) {
			signs |= signNotes
		}
	}
	return signs
}

// signOfStart returns the sign of a line by the word that it begins with. all is set if there is no need to look at
// the rest of the line.
func signOfStart(line []byte) (s sign, all bool) {
	has := func(s string) bool { return bytes.HasPrefix(line, []byte(s)) }
	switch line[0] {
	case 'd':
		if has("digraph ") {
			return signGraph, true
		}
	case 'F':
		if has("Fatbin ") {
			return signFatbin, true
		}
		if has("Function ") && beginsSection(line) {
			return signCuobjdump, true
		}
	case 'c':
		if has("code ") && beginsSection(line) {
			return signCuobjdump, true
		}
	case 'R':
		if string(line) == "Resource usage:" {
			return signBeside, true
		}
	case '3', '6':
		if has("32bit elf: ") || has("64bit elf: ") {
			return signBeside, true
		}
	case '.':
		switch {
		case has(".__"):
			return signControl, true
		case has(".headerflags"):
			return 0, true // cuobjdump and nvdisasm print it
		case has(".section"), has(".elftype"):
			return signSection, true
		case has(".entry"), has(".func"):
			return signHeader, true
		case has(".opt"), has(".knob"), has(".pgo"), has(".cold"), has(".weight"), has(".jumptable"):
			return signNative, true
		}
	case '<':
		if has("<CODE") || has("<REGISTERS") || has("<PARAM") || has("<CONSTS") {
			return signTuringas, true
		}
		if has("<REGISTER_MAPPING") || has("<CONSTANT_MAPPING") || has("<SCHEDULE_BLOCK") {
			return signMaxas, true
		}
	case '/':
		switch {
		case has("//## File"):
			return signLines, true
		case has("// |"), has("// +-"), has("// +."):
			return signLive, true
		case has("//"):
			return 0, true
		}
	}
	return 0, false
}
