package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// BenchmarkCheck checks a folder of files of a megabyte, joined of real listings. With -cpu 1 its
// MB/s are those of a core.
//
//	go test ./cmd/ori -run '^$' -bench Check -benchtime 3x -cpu 1,2
func BenchmarkCheck(b *testing.B) {
	const files, size = 8, 1 << 20
	listings, _ := filepath.Glob(filepath.Join("..", "..", "..", "shared", "corpus", "listings", "*.nvdisasm-c.sass"))
	if listings == nil {
		listings, _ = filepath.Glob(filepath.Join("..", "..", "cfg", "testdata", "oracle", "*.sass"))
	}
	var texts [][]byte
	for _, name := range listings {
		text, err := os.ReadFile(name)
		if err != nil {
			b.Fatal(err)
		}
		texts = append(texts, text)
	}
	if texts == nil {
		b.Fatal("no listings")
	}
	dir := b.TempDir()
	total, next := 0, 0
	for n := range files {
		var joined bytes.Buffer
		for joined.Len() < size {
			joined.Write(texts[next%len(texts)])
			next++
		}
		total += joined.Len()
		if err := os.WriteFile(filepath.Join(dir, string(rune('a'+n))+".nvdisasm"), joined.Bytes(), 0o666); err != nil {
			b.Fatal(err)
		}
	}
	b.SetBytes(int64(total))
	for b.Loop() {
		if status := run(context.Background(), []string{"check", dir}, nil, io.Discard, io.Discard); status == exitUsage {
			b.Fatal("exit status", status)
		}
	}
}
