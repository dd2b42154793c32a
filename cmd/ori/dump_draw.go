package main

import (
	"fmt"
	"io"

	"github.com/ori-lang/ori/lsp/ide"
)

// What dump --view draw writes as JSON.
type (
	drawFunc struct {
		Name     string      `json:"name"`
		Complete bool        `json:"complete"` // see cfg.Func.Incomplete
		Lines    []string    `json:"lines"`
		Blocks   []drawBlock `json:"blocks"` // in the order of the lines
	}
	drawBlock struct {
		Bix   int32 `json:"bix"`
		First int   `json:"first"` // index of its first line
		Last  int   `json:"last"`  // and of its last one
	}
)

func textDraw(w io.Writer, f *dumped) error {
	for _, line := range ide.Draw(f.Facts).Lines {
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}

func jsonDraw(f *dumped) (any, error) {
	d := ide.Draw(f.Facts)
	out := drawFunc{Name: f.Name, Complete: f.complete(), Lines: d.Lines, Blocks: []drawBlock{}}
	for _, b := range d.Blocks {
		out.Blocks = append(out.Blocks, drawBlock{b.ID, b.First, b.Last})
	}
	return out, nil
}
