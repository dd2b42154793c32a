package kind

import (
	"strings"
	"testing"
)

func TestKinds(t *testing.T) {
	cubin := "\x7fELF\x02\x01\x01" + strings.Repeat("\x00", 9) + "\x02\x00\xbe\x00"
	for _, tt := range []struct{ head, want string }{
		{"", ""},
		{"\n.entry k {\n", ""},
		{"MZ R0, R1\n", ""},
		{"// Gr\xfc\xdfe\nEXIT\n", ""},
		{".version 8.4\n.func f {\n", ""},
		{".version 8.4\n.target sm_90\n", "PTX"},
		{"// of NVVM\n/* .x\n */\n.version 8.4 // new\n.target sm_90\n", "PTX"},
		{cubin, "a cubin"},
		{"\x7fELF\x02\x01", "an ELF file"},
		{"MZ\x90\x00", "a Windows program"},
		{"\xff\xfe.\x00e\x00", "UTF-16 text"},
		{"!<arch>\nlibk.a", "a library"},
		{"\x1f\x8b\x08", "compressed by gzip"},
		{"\xff\xd8\xff\xe0\x00", "a picture (image/jpeg)"},
		{"%PDF-1.7\n\x00", "application/pdf"},
		{"EXIT\x00", "binary data"},
	} {
		got := ""
		if k := Of([]byte(tt.head), nil); k != nil {
			got = k.Sentence("x")
		}
		if !strings.HasPrefix(got, tt.want) || got != "" && tt.want == "" {
			t.Errorf("%q is %q, want %q", tt.head, got, tt.want)
		}
	}
}
