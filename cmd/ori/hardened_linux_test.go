package main

import (
	"debug/elf"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"
)

var binary = flag.String("binary", "", "the program that make build made, which TestHardened looks at")

// TestHardened holds that the program that make build makes is position-independent and fully
// read-only after relocation. Without -binary it holds that a plain build, this test, is told from
// such a one.
func TestHardened(t *testing.T) {
	name := *binary
	if name == "" {
		var err error
		if name, err = os.Executable(); err != nil {
			t.Fatal(err)
		}
	}
	lacks, err := unhardened(name)
	if err != nil {
		t.Fatal(err)
	}
	if *binary != "" && lacks != nil {
		t.Errorf("%s lacks %s", name, strings.Join(lacks, ", "))
	}
	if *binary == "" && !slices.Contains(lacks, "BIND_NOW") {
		t.Errorf("a plain build lacks %q only", lacks)
	}
}

// unhardened returns what an ELF file lacks.
func unhardened(name string) (lacks []string, err error) {
	f, err := elf.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if f.Type != elf.ET_DYN {
		lacks = append(lacks, "PIE")
	}
	if !slices.ContainsFunc(f.Progs, func(p *elf.Prog) bool { return p.Type == elf.PT_GNU_RELRO }) {
		lacks = append(lacks, "RELRO")
	}
	if !slices.ContainsFunc(f.Progs, func(p *elf.Prog) bool { return p.Type == elf.PT_GNU_STACK && p.Flags&elf.PF_X == 0 }) {
		lacks = append(lacks, "a stack without code")
	}
	flags, err := f.DynValue(elf.DT_FLAGS)
	if err != nil {
		return nil, err
	}
	if !slices.ContainsFunc(flags, func(v uint64) bool { return elf.DynFlag(v)&elf.DF_BIND_NOW != 0 }) {
		lacks = append(lacks, "BIND_NOW")
	}
	return lacks, nil
}
