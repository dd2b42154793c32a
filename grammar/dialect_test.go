package grammar

import "testing"

func TestDialect(t *testing.T) {
	for _, test := range []struct {
		want Dialect
		src  string
	}{
		{Unknown, ""},
		{Unknown, "// a comment\n"},
		{Unknown, "what is this? (nothing)\n"},
		{Native, ".entry f {\n    EXIT\n}\n"},
		{Native, "    @P0 BRA done\n"},
		{Native, "\uFEFFdone:\n"},
		{Cuobjdump, "\n\tcode for sm_86\n\t\tFunction : f\n\t.headerflags\t@\"EF_CUDA_SM86\"\n        /*0000*/                   EXIT ;    /* 0x000000000000794d */\n"},
		{Cuobjdump, "        /*0000*/                   EXIT ;    /* 0x000000000000794d */\n"},
		{Fatbin, "\nFatbin elf code:\n================\narch = sm_70\n\n\tcode for sm_70\n"},
		{Nvdisasm, "\t.headerflags\t@\"EF_CUDA_SM86\"\n\t.elftype\t@\"ET_EXEC\"\n\t.section\t.text.f,\"ax\",@progbits\nf:\n        /*0000*/                   EXIT ;\n"},
		{Nvdisasm, "        /*0000*/                   EXIT ;\n"},
		{NvdisasmAll, "\t.section\t.debug_frame,\"\",@progbits\n.debug_frame:\n        /*0000*/ \t.byte\t0xff, 0xff\n"},
		{NvdisasmHex, "\t.section\t.text.f,\"ax\",@progbits\nf:\n        /*0000*/                   EXIT ;    /* 0x000000000000794d */\n"},
		{NvdisasmLines, "\t.section\t.text.f,\"ax\",@progbits\nf:\n\t//## File \"a.cu\", line 3\n        /*0000*/                   EXIT ;\n"},
		{NvdisasmLive, "\t.section\t.text.f,\"ax\",@progbits\nf:                          // |    |\n        /*0000*/                   EXIT ;    // | 1  |\n"},
		{Graph, "digraph f {\nsubgraph \"cluster_f\" {\n"},
		{CuobjdumpNotes, "\t\tFunction : f\n        /*0000*/                   S2R R0, SR_TID.X &wr=0x0 ?trans1;  /* 0x0000000000007919 */\n"},
		{CuAssembler, "\t.__elf_ident_osabi      51\n\t.section .text.f,\"ax\"\n"},
		{CuAssembler, "      [B------:R-:W2:-:S01]         /*0000*/                   EXIT ;\n"},
		{Maxas, "--:-:1:-:5  @P0 BRA.U LOOP;\n"},
		{Maxas, "<REGISTER_MAPPING>\n"},
		{Turingas, "<REGISTERS>\n0-3 : a\n</REGISTERS>\n--:-:-:Y:1      S2R a, SR_TID.X;\n"},
		{Fermi, "\t\tFunction : f\n        /*0000*/     /*0x00005de428004404*/ \tMOV R1, c [0x1] [0x100];\n"},
		{CudaGDB, "=> 0x00007fffdb25a0b0 <+2736>:\tMOV R9, R9\n"},
	} {
		d := Parse([]byte(test.src))
		if got := d.Dialect(); got != test.want {
			t.Errorf("%q is %v, want %v", test.src, got, test.want)
		}
		if test.want.Listing() && len(allErrors(d)) > 0 {
			t.Errorf("%q has errors %v", test.src, allErrors(d))
		}
	}
	for d := range dialectCount {
		if d.String() == "" || d.Doc() == "" || d.ID() == "" && d != Unknown {
			t.Errorf("dialect %d has no name", d)
		}
	}
}

// TestSectionDialect: the parts of a fatbin's listing tell less than all of it.
func TestSectionDialect(t *testing.T) {
	d := Parse([]byte("Fatbin elf code:\n====\n\tcode for sm_70\n\t\tFunction : f\n/*0000*/ EXIT ;\n"))
	var got []Dialect
	for _, s := range d.Sections() {
		got = append(got, s.Dialect())
	}
	if len(got) != 3 || got[0] != Fatbin || got[1] != Cuobjdump || got[2] != Cuobjdump || d.Dialect() != Fatbin {
		t.Errorf("sections are %v, the whole is %v", got, d.Dialect())
	}
}
