package grammar

import (
	"strings"
	"testing"
)

// TestFlatten compares the flattened trees of small texts: kinds, spans from
// the chunk's start, flags, and the text of leaves.
func TestFlatten(t *testing.T) {
	for _, test := range []struct{ src, want string }{
		{".entry f cold {\n    @P0 BRA done ;\ndone: EXIT }\n", `
			entry_header 0-15 flags 0x2
			  name 7-8 "f"
			  word 9-13 "cold"
			".entry f cold {\n"
			block 4-19
			  instruction 4-18 flags 0x8
			    guard 4-7 "@P0"
			    opcode 8-11 "BRA"
			    symbol 12-16 "done"
			"    @P0 BRA done ;\n"
			block 0-10
			  label 0-4 "done"
			  instruction 6-10
			    opcode 6-10 "EXIT"
			"done: EXIT "
			close 0-1 "}"
			"}\n"`},
		{"        /*0010*/         {         IADD32I R1, R1, -0x8 ;\n        /*0018*/                   BRX R8 -0x170         }\n", `
			block 8-117
			  instruction 8-57 flags 0xa
			    address 8-16 "/*0010*/"
			    opcode 35-42 "IADD32I"
			    register 43-45 "R1"
			    register 47-49 flags 0x1 "R1"
			    immediate 51-55 flags 0x1 "-0x8"
			  instruction 66-116 flags 0x4
			    address 66-74 "/*0018*/"
			    opcode 93-96 "BRX"
			    register 97-99 "R8"
			    immediate 100-106 "-0x170"
			"        /*0010*/         {         IADD32I R1, R1, -0x8 ;\n        /*0018*/                   BRX R8 -0x170         }\n"`},
		{"// above\n.opt 2 // why\n\n.jumptable t { a, `(b) }\n", `
			directive 9-15
			  name 9-13 ".opt"
			  arguments 14-15 "2"
			"// above\n.opt 2 // why\n\n"
			jump_table 0-24 flags 0x6
			  name 11-12 "t"
			  word 15-16 "a"
			  label_ref 18-22 flags 0x1 "` + "`(b)" + `"
			".jumptable t { a, ` + "`(b)" + ` }\n"`},
		{"MOV R1,, [R2\n", `
			block 0-13 flags 0x10
			  instruction 0-12 flags 0x10
			    opcode 0-3 "MOV"
			    register 4-6 "R1"
			    memory 9-12 flags 0x11 "[R2"
			"MOV R1,, [R2\n"`},
		{"\t\tFunction : f(int, T*)\n/*0000*/ .byte 0x1, 0x2\n\t\t....\n// end\n", `
			function_header 2-23
			  name 13-23 "f(int, T*)"
			"\t\tFunction : f(int, T*)\n"
			block 0-24
			  data 0-23
			    address 0-8 "/*0000*/"
			    name 9-14 ".byte"
			    arguments 15-23 "0x1, 0x2"
			"/*0000*/ .byte 0x1, 0x2\n"
			dots 2-6 "...."
			"\t\t....\n// end\n"`},
	} {
		var got strings.Builder
		for _, s := range Parse([]byte(test.src)).Sections() {
			for _, c := range s.Chunks {
				got.WriteString(dumpChunk(c.Chunk))
			}
		}
		want := strings.ReplaceAll(strings.TrimSpace(test.want), "\n\t\t\t", "\n") + "\n"
		if got.String() != want {
			t.Errorf("%q:\n%s\nwant:\n%s", test.src, got.String(), want)
		}
	}
}
