// Command sbom prints what a Go program is made of as CycloneDX JSON: itself, the modules that are
// linked into it with their versions and checksums, as the program's own build information has
// them.
//
//	sbom PROGRAM >PROGRAM.cdx.json
package main

import (
	"debug/buildinfo"
	"fmt"
	"os"
	"runtime/debug"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: sbom PROGRAM")
		os.Exit(2)
	}
	info, err := buildinfo.ReadFile(os.Args[1])
	if err == nil {
		enc := cdx.NewBOMEncoder(os.Stdout, cdx.BOMFileFormatJSON)
		enc.SetPretty(true)
		err = enc.Encode(bill(info))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "sbom:", err)
		os.Exit(1)
	}
}

// bill is the bill of materials of a build.
func bill(info *debug.BuildInfo) *cdx.BOM {
	b := cdx.NewBOM()
	main := component(&info.Main)
	main.Type = cdx.ComponentTypeApplication
	var set []cdx.Property
	for _, s := range info.Settings {
		set = append(set, cdx.Property{Name: "go:" + s.Key, Value: s.Value})
	}
	main.Properties = &set
	list := []cdx.Component{{
		Type: cdx.ComponentTypeLibrary, BOMRef: "std@" + info.GoVersion, Name: "std", Version: info.GoVersion,
		PackageURL: "pkg:golang/std@" + info.GoVersion,
	}}
	needs := []string{list[0].BOMRef}
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		c := component(m)
		list, needs = append(list, c), append(needs, c.BOMRef)
	}
	b.Metadata = &cdx.Metadata{Component: &main}
	b.Components = &list
	b.Dependencies = &[]cdx.Dependency{{Ref: main.BOMRef, Dependencies: &needs}}
	return b
}

// component is a module. Its checksum is that of go.sum, which is one of its files' checksums and
// no digest of an archive: so it is a property.
func component(m *debug.Module) cdx.Component {
	c := cdx.Component{
		Type: cdx.ComponentTypeLibrary, BOMRef: m.Path + "@" + m.Version, Name: m.Path, Version: m.Version,
		PackageURL: fmt.Sprintf("pkg:golang/%s@%s", m.Path, m.Version),
	}
	if m.Sum != "" {
		c.Properties = &[]cdx.Property{{Name: "go:sum", Value: m.Sum}}
	}
	return c
}
