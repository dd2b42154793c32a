package kind

import (
	"bytes"
	"regexp"
)

// languages are those of the compilers before ptxas, which stand beside listings and are opened as one
// by mistake, and of what else stands there: sources, settings, the output of tools. Each is told by what
// its texts begin with, behind comments and blank lines; nothing of ours begins so, whatever is missing in it.
var languages = []struct {
	comment string // what begins one up to the end of the line; those of C++ may be over lines, too
	begins  *regexp.Regexp
	kind    Kind
}{
	{"//", regexp.MustCompile(`^\.version\s+\d+\.\d+(?:\s|//[^\n]*\n|/\*(?s:.*?)\*/)*\.target\s`),
		Kind{"PTX, the language before ptxas", "ptxas -arch=sm_NN FILE -o K.cubin makes a cubin of it, which ori reads", nil}},
	// What LLVM prints first is a comment, which a person may have taken away.
	{";", regexp.MustCompile(`^(?:source_filename\s*=\s*"|target\s+(?:datalayout|triple)\s*=\s*"|(?:define|declare)\s[^\n]*@|module\s+asm\s+"|` +
		`attributes\s+#\d+\s*=|[@%!$](?:[-\w.$]+|"[^"\n]*")\s*=\s)`),
		Kind{"LLVM IR", "llc -march=nvptx64 and ptxas make a cubin of it, which ori reads", nil}},
	// A module, a function or something global of a dialect, or a name for a type or an attribute.
	{"//", regexp.MustCompile(`^(?:(?:builtin\.)?module\b[^\n:]*\{|"[a-z]\w*\.[\w.]+"\s*\(|[a-z]\w*(?:\.\w+)+\s[^\n]*@["\w]|func\s+@\w|` +
		`[#!][-\w.$]+\s*=\s|\{-#)`),
		Kind{"MLIR", "mlir-translate -mlir-to-llvmir, llc -march=nvptx64 and ptxas make a cubin of its LLVM dialect", nil}},
	{"//", regexp.MustCompile(`^(?:#\s*(?:include\s*["<]|pragma\s|define\s|ifn?def\s|if\s)|extern\s+"C|__(?:global|device|host|constant|shared)__\s|template\s*<|` +
		`namespace\s+\w+\s*\{|using\s+namespace\s|#\s*(?:undef|error|line)\s|typedef\s+\w+\s|using\s+\w+\s*=|` +
		// What is declared, up to what nothing of ours has behind two words.
		`(?:(?:static|inline|extern|const|constexpr|unsigned|signed|long|short|struct|enum|union)\s+)*(?:void|bool|char|int|float|double|auto|size_t|u?int(?:8|16|32|64)_t)` +
		`[\s*&]+(?:const\s+)?\w+\s*(?:\(|=|\[\w*\]\s*=)|(?:struct|union|class|enum|enum\s+class)\s+\w+\s*(?:\{|;|:\s*(?:public|private|int|char|unsigned)\b))`),
		Kind{"a source file in C++ or CUDA", "nvcc -cubin -arch=sm_NN FILE makes a cubin of it, which ori reads", nil}},
	// A name and its value: a label is not in front of one.
	{"//", regexp.MustCompile(`^(?:\[\s*)*\{\s*"(?:[^"\\\n]|\\.)*"\s*:\s*(?:["{\d-]|true\b|false\b|null\b|\[\s*(?:["{\[\]\d-]|true\b|false\b|null\b))|` +
		`^\[\s*(?:"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*)\s*,\s*["\d-]`),
		Kind{What: "JSON"}},
	{"\x00", regexp.MustCompile(`^#!\s*/\S*/\S`), Kind{What: "a script"}},
	// What stands in the first line of a module, be it behind its description.
	{"#", regexp.MustCompile(`^(?:"""(?s:.*?)"""(?:\s|#[^\n]*\n)*)?(?:import\s+[a-z_][\w.]*(?:\s*,\s*[a-z_][\w.]*|\s+as\s+\w+)*[ \t\r]*(?:#[^\n]*)?(?:\n|$)|` +
		`from\s+[\w.]+\s+import\s|(?:async\s+)?def\s+\w+\s*\(|class\s+\w+\s*(?:\([^\n{;]*\)\s*)?:[ \t\r]*(?:\n|$)|if\s+__name__\s*==)`),
		Kind{What: "a source file in Python"}},
	{"//", regexp.MustCompile(`^<(?:!--|(?i:!doctype|\?xml|html|head|body)[\s>]|[a-z][\w:.-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*/?>(?:(?s:.*)</[a-z]|\s*<[a-z]))`),
		Kind{What: "an HTML or XML document"}},
}

// yaml is the kind of a text of which each line is one of YAML, and of which two can be nothing of ours.
var yaml = Kind{What: "YAML"}

var (
	yamlLine = regexp.MustCompile(`^(?:---|\.\.\.|\s*#.*|\s*(?:- +)*(?:[\w.-]+|"[^"]*"|'[^']*'):(?:\s.*)?|\s*-(?:\s.*)?)$`)
	// An item of a list, or a name with a value that no instruction begins with.
	yamlOnly = regexp.MustCompile(`^\s*(?:- +[\w"'{\[]|(?:[\w.-]+|"[^"]*"|'[^']*'):\s+(?:-?\d[\d.]*|true|false|null|"[^"]*"|'[^']*'|[|>][-+]?|\[.*\]|\{.*\})\s*(?:#.*)?$)`)
)

// isYAML reports whether the text is YAML. Of a text of many lines the last may be cut.
func isYAML(text []byte) bool {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	only := 0
	for line := range bytes.Lines(text) {
		whole := bytes.HasSuffix(line, []byte("\n"))
		line = bytes.TrimRight(line, " \t\r\n")
		switch {
		case len(line) == 0:
		case !yamlLine.Match(line):
			return only > 1 && !whole
		case yamlOnly.Match(line):
			only++
		}
	}
	return only > 1
}

// behind is text without the blanks and comments that it begins with.
func behind(text []byte, comment string) []byte {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	for {
		text = bytes.TrimLeft(text, " \t\r\n\v\f")
		end := "\n"
		if comment == "//" && bytes.HasPrefix(text, []byte("/*")) {
			text, end = text[len("/*"):], "*/"
		} else if !bytes.HasPrefix(text, []byte(comment)) {
			return text
		}
		n := bytes.Index(text, []byte(end))
		if n < 0 {
			return nil
		}
		text = text[n+len(end):]
	}
}

// What the texts of LLVM IR have early that are made for the GPU, or by NVIDIA's compiler.
var nvvm = [][]byte{[]byte(`"nvptx`), []byte("llvm.nvvm."), []byte("nvvm.annotations")}

// OfText tells what language a text that begins with head is in, nil for what may be one of ours.
func OfText(head []byte) *Kind {
	for n := range languages {
		l := &languages[n]
		if !l.begins.Match(behind(head, l.comment)) {
			continue
		}
		k := l.kind
		for _, sign := range nvvm {
			if k.What == "LLVM IR" && bytes.Contains(head, sign) {
				k.What = "NVVM IR (LLVM IR for NVIDIA GPUs)"
			}
		}
		return &k
	}
	if isYAML(head) {
		return &yaml
	}
	return nil
}
