// Package kind tells what a file or a text is that is none of ours, from how it begins: PTX, LLVM IR,
// an ELF file, a picture.
package kind

import (
	"bytes"
	"debug/elf"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// A Kind is something that is no text of ours.
type Kind struct {
	What  string   // "a picture (image/png)"
	Run   string   // what to run, with FILE for its name; "" if there is nothing
	Tools []string // the disassemblers that read it, the better one first
}

// Sentence says what a file is and what to run; path is its name, "-" if it has none.
func (k *Kind) Sentence(path string) string {
	if k.Run == "" {
		return k.What + ", not a listing"
	}
	if path == "-" {
		path = "FILE"
	}
	return fmt.Sprintf("%s, not a listing; %s", k.What, strings.ReplaceAll(k.Run, "FILE", path))
}

// The disassemblers, and how each prints a listing.
const (
	Nvdisasm  = "nvdisasm"
	Cuobjdump = "cuobjdump"
)

// magics are the beginnings that tell what a file is.
var magics = []struct {
	magic string
	kind  Kind
}{
	{"\x50\xed\x55\xba", Kind{"a fat binary of CUDA", "cuobjdump -sass FILE prints its code", []string{Cuobjdump}}},
	{"!<arch>\n", Kind{"a library of object files", "cuobjdump -sass FILE prints its GPU code", nil}},
	{"BC\xc0\xde", Kind{"LLVM bitcode", "llc -march=nvptx64 and ptxas make a cubin of it", nil}},
	{"MZ", Kind{"a Windows program", "cuobjdump -sass FILE prints its GPU code", nil}},
	{"\xcf\xfa\xed\xfe", Kind{"a Mach-O program", "", nil}},
	{"\xff\xfe", Kind{"UTF-16 text", "iconv -f UTF-16 -t UTF-8 FILE | ori COMMAND - reads it", nil}},
	{"\xfe\xff", Kind{"UTF-16 text", "iconv -f UTF-16 -t UTF-8 FILE | ori COMMAND - reads it", nil}},
	{"\x1f\x8b", Kind{"compressed by gzip", "zcat FILE | ori COMMAND - reads the text in it", nil}},
	{"\x28\xb5\x2f\xfd", Kind{"compressed by zstd", "zstdcat FILE | ori COMMAND - reads the text in it", nil}},
	{"\xfd7zXZ\x00", Kind{"compressed by xz", "xzcat FILE | ori COMMAND - reads the text in it", nil}},
	{"PK\x03\x04", Kind{"a zip archive", "", nil}},
	{"%PDF-", Kind{"a PDF document", "", nil}},
	{"<?xml", Kind{"an XML document", "", nil}},
	{"<!DOCTYPE", Kind{"an HTML or XML document", "", nil}},
	{"<html", Kind{"an HTML document", "", nil}},

	// Of a picture the first bytes do, also as editors make text of them.
	{"\x89PNG", picture("png")},
	{"\u0089PNG", picture("png")},
	{"\ufffdPNG", picture("png")},
	{"\xff\xd8\xff", picture("jpeg")},
	{"\u00ff\u00d8\u00ff", picture("jpeg")},
	{"GIF87a", picture("gif")},
	{"GIF89a", picture("gif")},
	{"II*\x00", picture("tiff")},
	{"MM\x00*", picture("tiff")},
	{"<svg", picture("svg+xml")},
}

var (
	cubin = Kind{"a cubin (ELF file of GPU code)", "nvdisasm -c FILE prints its code", []string{Nvdisasm, Cuobjdump}}
	host  = Kind{"an ELF file with GPU code inside", "cuobjdump -sass FILE prints it", []string{Cuobjdump}}
)

func picture(format string) Kind { return Kind{What: "a picture (image/" + format + ")"} }

// emCUDA is the machine of a cubin in its ELF header.
const emCUDA = 190

// Of tells what a file that begins with head is, nil for a text. The rest of the file is asked
// only if it is an ELF file.
func Of(head []byte, file io.ReaderAt) *Kind {
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
	if k := OfText(head); k != nil {
		return k
	}
	if bytes.IndexByte(head, 0) < 0 {
		return nil // bytes that are no UTF-8 are no reason: a comment may be in Latin-1
	}
	mime := http.DetectContentType(head)
	if group, _, _ := strings.Cut(mime, "/"); group == "image" {
		k := picture(strings.TrimPrefix(mime, "image/"))
		return &k
	} else if mime != "application/octet-stream" && group != "text" {
		return &Kind{What: mime}
	}
	return &Kind{What: "binary data"}
}

// elfKind tells which ELF file it is.
func elfKind(head []byte, file io.ReaderAt) *Kind {
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
			return &Kind{What: fmt.Sprintf("an ELF file for %s without GPU code", machine(f.Machine))}
		}
	}
	return &Kind{What: "an ELF file", Run: "nvdisasm -c prints the code of a cubin, cuobjdump -sass that of a program"}
}

// machine is the name of a processor: "x86-64".
func machine(m elf.Machine) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimPrefix(m.String(), "EM_")), "_", "-")
}
