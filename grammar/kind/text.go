package kind

import (
	"bytes"
	"regexp"
)

// languages are those of the compilers before ptxas, which stand beside listings and are opened as one
// by mistake. Each is told by what its texts begin with, behind comments and blank lines; nothing of
// ours begins so.
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
		`namespace\s+\w+\s*\{|using\s+namespace\s)`),
		Kind{"a source file in C++ or CUDA", "nvcc -cubin -arch=sm_NN FILE makes a cubin of it, which ori reads", nil}},
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
	return nil
}
