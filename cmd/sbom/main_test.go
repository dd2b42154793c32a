package main

import (
	"bytes"
	"debug/buildinfo"
	"os"
	"strings"
	"testing"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

// TestBill holds that the bill of a program, here this test, has each module that is linked into it.
func TestBill(t *testing.T) {
	info, err := buildinfo.ReadFile(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := cdx.NewBOMEncoder(&out, cdx.BOMFileFormatJSON).Encode(bill(info)); err != nil {
		t.Fatal(err)
	}
	var b cdx.BOM
	if err := cdx.NewBOMDecoder(&out, cdx.BOMFileFormatJSON).Decode(&b); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range *b.Components {
		names = append(names, c.BOMRef)
	}
	all := strings.Join(names, " ")
	if len(names) != 1+len(info.Deps) || !strings.Contains(all, "github.com/CycloneDX/cyclonedx-go@v") || !strings.Contains(all, "std@go") {
		t.Errorf("%d modules are linked, %s", len(info.Deps), all)
	}
	if b.Metadata.Component.Name != "github.com/ori-lang/ori" || len(*(*b.Dependencies)[0].Dependencies) != len(names) {
		t.Errorf("%+v", b.Metadata.Component)
	}
}
