package kind

import (
	"os"
	"path/filepath"
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
		{"\xff\xd8\xff", "a picture (image/jpeg)"},
		{"\u00ff\u00d8\u00ff\u00e0", "a picture (image/jpeg)"},
		{"\x89PNG\r\n\x1a\n", "a picture (image/png), not a listing"},
		{"\ufffdPNG\r\n\x1a\n", "a picture (image/png)"},
		{"\u0089PNG\r\n\x1a\n", "a picture (image/png)"},
		{"GIF89a", "a picture (image/gif)"},
		{"BM\x10\x00\x00\x00", "a picture (image/bmp)"},
		{"II*\x00\x08", "a picture (image/tiff)"},
		{"<svg xmlns=\"http://www.w3.org/2000/svg\">", "a picture (image/svg+xml)"},
		{"<?xml version=\"1.0\"?>", "an XML document"},
		{"PK\x03\x04", "a zip archive"},
		{"%PDF-1.7\n", "a PDF document"},
		{"BM:\n", ""},
		{"GIF89:\n", ""},
		{"EXIT\x00", "binary data"},

		{"; ModuleID = 'k.bc'\nsource_filename = \"k.cu\"\n", "LLVM IR, not a listing; llc"},
		{"\ufeff; ModuleID = 'k.bc'\ntarget datalayout = \"e-i64:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n", "NVVM IR (LLVM IR for NVIDIA GPUs)"},
		{"define dso_local void @k(ptr %0) {\n  ret void\n}\n", "LLVM IR"},
		{"declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n", "NVVM IR"},
		{"%struct.s = type { i32 }\n", "LLVM IR"},
		{"@x = global i32 0\n", "LLVM IR"},
		{"!nvvm.annotations = !{!0}\n", "NVVM IR"},
		{"attributes #0 = { nounwind }\n", "LLVM IR"},
		{"module attributes {gpu.container_module} {\n", "MLIR, not a listing; mlir-translate"},
		{"// RUN: mlir-opt %s\n\nfunc.func @f() { return }\n", "MLIR"},
		{"llvm.func @f(%arg0: i32) attributes {nvvm.kernel} {\n", "MLIR"},
		{"tt.func public @k(%arg0: !tt.ptr<f32>) {\n", "MLIR"},
		{"#map = affine_map<(d0) -> (d0)>\n", "MLIR"},
		{"\"builtin.module\"() ({\n", "MLIR"},
		{"module {\n", "MLIR"},
		{"// k.cu\n#include <cuda.h>\n", "a source file in C++ or CUDA, not a listing; nvcc"},
		{"__global__ void k() {}\n", "a source file in C++ or CUDA"},
		{"/* a */ template <int N>\n__global__ void k() {}\n", "a source file in C++ or CUDA"},

		{"/*/ a */ template <int N>\n", "a source file in C++ or CUDA"},

		{"int main(){return 0;}\n", "a source file in C++ or CUDA"},
		{"// k.c\nstatic const unsigned int *table[] = {\n", "a source file in C++ or CUDA"},
		{"static inline void f(int a)\n{\n", "a source file in C++ or CUDA"},
		{"typedef unsigned int u32;\n", "a source file in C++ or CUDA"},
		{"struct S {\n  int a;\n};\n", "a source file in C++ or CUDA"},
		{"enum class E : int {\n", "a source file in C++ or CUDA"},

		{`{"a": 1}`, "JSON, not a listing"},
		{"\ufeff\n{\n  \"files\": [\n    {\n", "JSON"},
		{"// with comments\n{ \"a\\\"b\": { } }\n", "JSON"},
		{"[{\"a\":null}]\n", "JSON"},
		{"[\"a\", \"b\"]\n", "JSON"},
		{"[1, 2, 3]\n", "JSON"},

		{"#!/usr/bin/env python3\nimport os\nprint(1)\n", "a script"},
		{"#!/bin/sh\n", "a script"},
		{"# -*- coding: utf-8 -*-\nimport os, sys\n", "a source file in Python"},
		{"import numpy as np", "a source file in Python"},
		{"\"\"\"What it does.\n\nMore.\n\"\"\"\n\n# x\nfrom a.b import c\n", "a source file in Python"},
		{"def f(x):\n  return x\n", "a source file in Python"},
		{"class C(object):\n", "a source file in Python"},

		{"a: 1\nb:\n  - c\n", "YAML, not a listing"},
		{"a: 1\nb:\n  - c", "YAML"},
		{"---\n# x\nname: \"k\"\non: [push]\njobs:\n  build:\n", "YAML"},
		{"- a: 1\n- b\n", "YAML"},
		{"- a: 1\n- b\n- c: \"cut h", "YAML"},

		{"<html><body></body></html>\n", "an HTML document"},
		{"\n<!doctype html>\n", "an HTML or XML document"},
		{"<!-- c -->\n<a/>\n", "an HTML or XML document"},
		{"<project name=\"x\">\n  <target/>\n</project>\n", "an HTML or XML document"},

		// Of ours.
		{"{\n\"a.b\":\n    EXIT\n}\n", ""},
		{"{ \"a.b\": MOV R1, R2 ;\n", ""},
		{"{ MOV R1, R2 ;\n/*0008*/ EXIT }\n", ""},
		{"{a, b}\n", ""},
		{"[B------:R-:W2:-:S01] /*0000*/ NOP ;\n", ""},
		{"[0x10], R2\n", ""},
		{"[16], R2\n", ""},
		{"[R4.64], R2\n", ""},
		{"int:\n  EXIT\n", ""},
		{"int R1, R2\n", ""},
		{"struct: EXIT\n", ""},
		{"void R1 [R2]\n", ""},
		{"import:\n", ""},
		{"import R1, R2\n", ""},
		{"class:\n", ""},
		{"\"\"\"\n", ""},
		{"<kernel>:\tNOP\n", ""},
		{"<+16>:\tNOP\n", ""},
		{"<CODE>\nNOP\n</CODE>\n", ""},
		{"a: 1\n", ""},
		{"a:\nb:\nc: exit\nd: MOV R1, 0\n", ""},
		{"a: 1\nb: 2\nEXIT\n", ""},
		{"---\n", ""},
		{"- 1\n", ""},
		{"#!\n", ""},
		{"@P0 BRA done\n", ""},
		{"@!P0 MOV R0, 0x1 ;\n", ""},
		{"module:\n  EXIT\n", ""},
		{"define:\n  EXIT\n", ""},
		{"a.b: @P0 BRA c\n", ""},
		{"a.b:\n@P0 BRA c\n", ""},
		{".b:\n", ""},
		{"\"a.b\":\n  EXIT\n", ""},
		{"; \nEXIT\n", ""},
		{"#\n", ""},
		{"\t.headerflags\t@\"EF_CUDA_SM86\"\n\t.elftype\t@\"ET_EXEC\"\n", ""},
		{"Function : k\n.headerflags @\"EF_CUDA_SM86\"\n", ""},
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

// TestPiecesOfOurs holds that no piece of a text of ours is taken for another language: what is left when its
// begin or its end is deleted, or while it is typed.
func TestPiecesOfOurs(t *testing.T) {
	files, err := filepath.Glob("../testdata/*")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			continue // a folder
		}
		text = text[:min(len(text), 2<<10)]
		for n := range text {
			if k := OfText(text[n:]); k != nil {
				t.Fatalf("%s from %d is %s: %.60q", file, n, k.What, text[n:])
			}
			if k := OfText(text[:n]); k != nil {
				t.Fatalf("%s up to %d is %s: %.60q", file, n, k.What, text)
			}
		}
	}
}
