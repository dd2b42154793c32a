package input

import (
	"bytes"
	"debug/elf"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"strings"
)

// A kind is something that is no text of ours.
type kind struct {
	what  string   // "a picture (image/png)"
	run   string   // what to run, with FILE for its name; "" if there is nothing
	tools []string // the disassemblers that read it, the better one first
}

// sentence says what a file is and what to run.
func (k *kind) sentence(path string) string {
	if k.run == "" {
		return k.what + ", not a listing"
	}
	if path == "-" {
		path = "FILE"
	}
	return fmt.Sprintf("%s, not a listing; %s", k.what, strings.ReplaceAll(k.run, "FILE", path))
}

// The disassemblers, and how each prints a listing.
const (
	nvdisasm  = "nvdisasm"
	cuobjdump = "cuobjdump"
)

// magics are the beginnings that tell what a file is.
var magics = []struct {
	magic string
	kind  kind
}{
	{"\x50\xed\x55\xba", kind{"a fat binary of CUDA", "cuobjdump -sass FILE prints its code", []string{cuobjdump}}},
	{"!<arch>\n", kind{"a library of object files", "cuobjdump -sass FILE prints its GPU code", nil}},
	{"BC\xc0\xde", kind{"LLVM bitcode", "llc -march=nvptx64 and ptxas make a cubin of it", nil}},
	{"MZ", kind{"a Windows program", "cuobjdump -sass FILE prints its GPU code", nil}},
	{"\xcf\xfa\xed\xfe", kind{"a Mach-O program", "", nil}},
	{"\xff\xfe", kind{"UTF-16 text", "iconv -f UTF-16 -t UTF-8 FILE | ori COMMAND - reads it", nil}},
	{"\xfe\xff", kind{"UTF-16 text", "iconv -f UTF-16 -t UTF-8 FILE | ori COMMAND - reads it", nil}},
	{"\x1f\x8b", kind{"compressed by gzip", "zcat FILE | ori COMMAND - reads the text in it", nil}},
	{"\x28\xb5\x2f\xfd", kind{"compressed by zstd", "zstdcat FILE | ori COMMAND - reads the text in it", nil}},
	{"\xfd7zXZ\x00", kind{"compressed by xz", "xzcat FILE | ori COMMAND - reads the text in it", nil}},
}

var (
	cubin = kind{"a cubin (ELF file of GPU code)", "nvdisasm -c FILE prints its code", []string{nvdisasm, cuobjdump}}
	host  = kind{"an ELF file with GPU code inside", "cuobjdump -sass FILE prints it", []string{cuobjdump}}
	ptx   = kind{"PTX, the language before ptxas", "ptxas -arch=sm_NN FILE -o K.cubin makes a cubin of it, which ori reads", nil}
)

// emCUDA is the machine of a cubin in its ELF header.
const emCUDA = 190

// kindOf tells what a file that begins with head is, nil for a text. The rest of the file is asked
// only if it is an ELF file.
func kindOf(head []byte, file io.ReaderAt) *kind {
	if bytes.HasPrefix(head, []byte(elf.ELFMAG)) {
		return elfKind(head, file)
	}
	for n := range magics {
		// Two letters may begin a text, too; a program has a zero soon.
		m := &magics[n]
		if bytes.HasPrefix(head, []byte(m.magic)) && (m.magic != "MZ" || bytes.IndexByte(head, 0) >= 0) {
			return &m.kind
		}
	}
	if isPTX(head) {
		return &ptx
	}
	if bytes.IndexByte(head, 0) < 0 {
		return nil // bytes that are no UTF-8 are no reason: a comment may be in Latin-1
	}
	mime := http.DetectContentType(head)
	if group, _, _ := strings.Cut(mime, "/"); group == "image" {
		return &kind{what: fmt.Sprintf("a picture (%s)", mime)}
	} else if mime != "application/octet-stream" && group != "text" {
		return &kind{what: mime}
	}
	return &kind{what: "binary data"}
}

// elfKind tells which ELF file it is.
func elfKind(head []byte, file io.ReaderAt) *kind {
	const machineAt = 18
	if len(head) > machineAt+1 && int(head[machineAt])|int(head[machineAt+1])<<8 == emCUDA {
		return &cubin
	}
	if file != nil {
		if f, err := elf.NewFile(file); err == nil {
			for _, s := range f.Sections {
				if s.Name == ".nv_fatbin" || s.Name == "__nv_relfatbin" {
					return &host
				}
			}
			return &kind{what: fmt.Sprintf("an ELF file for %s without GPU code", machine(f.Machine))}
		}
	}
	return &kind{what: "an ELF file", run: "nvdisasm -c prints the code of a cubin, cuobjdump -sass that of a program"}
}

// machine is the name of a processor: "x86-64".
func machine(m elf.Machine) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimPrefix(m.String(), "EM_")), "_", "-")
}

// PTX begins with a version and a target, in this order, behind comments.
var ptxVersion = regexp.MustCompile(`(?s)^(?:\s|//[^\n]*\n|/\*.*?\*/)*\.version\s+\d+\.\d+(?:\s|//[^\n]*\n|/\*.*?\*/)*\.target\s`)

func isPTX(head []byte) bool { return ptxVersion.Match(head) }
