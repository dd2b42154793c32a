package ide

import (
	"bytes"
	"embed"
	"fmt"
	"path"
	"strings"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/optimizer"
)

// examples has an example for each code: a text, what is said of it, and the text after the fix.
//
//go:embed examples/*.txtar
var examples embed.FS

// PageURI is where the page of a code can be read: a document that the server makes up, so that it is there
// without a network, and is that of the version in use.
func PageURI(code string) string { return "ori:/diagnostics/" + code + ".md" }

// Page returns the page of a code, in Markdown: what it says, an example, and when a fix is not
// offered. It is "" if there is no such code. `ori explain` prints it, the files in
// docs/diagnostics hold it, and the server serves it.
func Page(code string) string {
	c := CodeNamed(code)
	if c == nil {
		return ""
	}
	var sb strings.Builder
	fmt.Fprintf(&sb, "# %s\n\n%s. Shown as: %s.\n\n%s\n", c.Name, c.Title, reportedAs(c), c.Doc)
	if ar := example(code); ar != nil {
		several := false
		for _, f := range ar.Files {
			fmt.Fprintf(&sb, "\n%s\n\n```%s\n%s```\n", exampleTitle(c, f.Name, several), language(f.Name), f.Data)
			several = bytes.Count(f.Data, []byte("\n")) > 1 // of what is reported, which stands in front of the text after a rewrite
		}
	}
	if c.Refused != "" {
		fmt.Fprintf(&sb, "\n## Limits\n\n%s\n", listed(c.Refused))
	}
	if k := optimizer.KindNamed(code); k != nil {
		fmt.Fprintf(&sb, "\nA rewrite of %s, for %s", optimizer.PhaseNamed(k.Phase), k.Scope)
		if !k.Stays {
			sb.WriteString("; not for text with control codes or scheduling notes (CuAssembler, cuobjdump 12.8), whose waits and stalls it cannot set")
		}
		sb.WriteString(".\n")
	}
	if c.Fixable() {
		fmt.Fprintf(&sb, "\nApply it with `ori fix FILE --code %s`.\n", code)
	}
	return sb.String()
}

// listed returns text with a first sentence "head: a; b; c." as a list, if it has three parts or more.
func listed(text string) string {
	first, rest, _ := strings.Cut(text, ". ")
	head, parts, ok := strings.Cut(strings.TrimSuffix(first, "."), ": ")
	items := strings.Split(parts, "; ")
	if !ok || len(items) < 3 {
		return text
	}
	text = head + ":\n\n- " + strings.Join(items, ";\n- ") + "."
	if rest != "" {
		text += "\n\n" + rest
	}
	return text
}

// reportedAs says how a code is shown.
func reportedAs(c *analysis.Code) string {
	k := optimizer.KindNamed(c.Name)
	switch {
	case k == nil:
		text := c.Severity.String()
		for _, s := range c.Others {
			text += " or " + s.String()
		}
		return text
	case k.ActionOnly:
		return "action only, " + optimizer.PhaseNamed(k.Phase).Short()
	}
	return c.Severity.String() + ", " + optimizer.PhaseNamed(k.Phase).Short()
}

// example returns the example of a code, nil if there is none.
func example(code string) *txtar.Archive {
	data, err := examples.ReadFile("examples/" + code + ".txtar")
	if err != nil {
		return nil
	}
	return txtar.Parse(data)
}

// Example returns the example of a code, and what its fix makes of it; "" where there is none.
func Example(code string) (before, after string) {
	if ar := example(code); ar != nil {
		for _, f := range ar.Files {
			switch strings.TrimSuffix(f.Name, path.Ext(f.Name)) {
			case "in":
				before = string(f.Data)
			case "out":
				after = string(f.Data)
			}
		}
	}
	return before, after
}

func exampleTitle(c *analysis.Code, file string, several bool) string {
	switch name := strings.TrimSuffix(file, path.Ext(file)); {
	case name == "in":
		return "## Example"
	case name == "out" && optimizer.KindNamed(c.Name) != nil && several:
		return "After the first rewrite:"
	case name == "out" && optimizer.KindNamed(c.Name) != nil:
		return "After the rewrite:"
	case name == "out":
		return "After the fix:"
	}
	return "Reported:"
}

func language(file string) string {
	switch path.Ext(file) {
	case ".ori":
		return "ori"
	case ".sass":
		return "sass"
	}
	return "text"
}

// Index returns the table of all codes, in Markdown, each linked to its page at the given place.
func Index(at string) string {
	var sb strings.Builder
	sb.WriteString("| code | reported as | what |\n|---|---|---|\n")
	for _, c := range Codes() {
		fmt.Fprintf(&sb, "| [`%s`](%s%s.md) | %s | %s |\n", c.Name, at, c.Name, reportedAs(c), strings.ToLower(c.Title[:1])+c.Title[1:])
	}
	return sb.String()
}
