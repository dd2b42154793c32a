package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/ori-lang/ori/analysis"
)

// TestSarifRelated holds that results behind the first have fewer related places, of which the last says how many more there are.
func TestSarifRelated(t *testing.T) {
	defer func(many, few int) { manyRelated, fewRelated = many, few }(manyRelated, fewRelated)
	text := ".target sm_90\n.entry k {\n"
	for n := range 20 {
		text += fmt.Sprintf("IADD3 R%d, R%d, 0x1, RZ\n", 4+(n+1)%3, 4+n%3)
	}
	places := func(many int) (list []int, messages []string) {
		manyRelated, fewRelated = many, 1
		var out, log bytes.Buffer
		if status := run(t.Context(), []string{"check", "-", "--format", "sarif"}, strings.NewReader(text+"EXIT\n}\n"), &out, &log); status != 0 {
			t.Fatalf("exit status %d: %s", status, log.String())
		}
		report, err := sarif.FromBytes(out.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range report.Runs[0].Results {
			list = append(list, len(r.RelatedLocations))
			said := ""
			for _, l := range r.RelatedLocations {
				said += *l.Message.Text + "\n"
			}
			messages = append(messages, said)
		}
		return list, messages
	}
	all, said := places(1000)
	if len(all) < 15 || slices.Max(all[5:]) < 5 || strings.Contains(fmt.Sprint(said), "more in --format json") {
		t.Fatalf("%d\n%s", all, said)
	}
	few, said := places(5)
	for n, places := range few {
		if want := all[n]; n < 5 && places != want || n >= 5 && places != min(want, 1) {
			t.Errorf("result %d has %d related places, of %d", n, places, want)
		}
	}
	for n, said := range said {
		want := ""
		if n >= 5 && all[n] > 1 {
			want = fmt.Sprintf("; and %d more in --format json\n", all[n]-1)
		}
		if !strings.HasSuffix(said, want) || strings.Contains(said, "more in --format json") != (want != "") {
			t.Errorf("result %d: %q, want %q", n, said, want)
		}
	}
}

// TestFewerRelated holds that the places of a finding, which others may have too, stay as they are.
func TestFewerRelated(t *testing.T) {
	list := []analysis.Related{{Message: "a"}, {Message: "b"}, {Message: "c"}, {Message: "d"}}
	want := slices.Clone(list)
	fewerRelated(list)
	if !slices.Equal(list, want) {
		t.Errorf("%v", list)
	}
}

// TestWithoutDefaults holds that members that are [] or -1 are left out wherever they stand, and nothing else.
func TestWithoutDefaults(t *testing.T) {
	for text, want := range map[string]string{
		`{}`:                                      `{}`,
		`{"a":[]}`:                                `{}`,
		`{"a":-1,"b":[],"c":1}`:                   `{"c":1}`,
		`{"c":1,"a":[],"b":-1}`:                   `{"c":1}`,
		`{"c":[1,-1],"d":-12}`:                    `{"c":[1,-1],"d":-12}`,
		`{"c":{"a":-1},"d":[{}]}`:                 `{"c":{},"d":[{}]}`,
		`{"c":"\\\",\"a\":[],","a":[]}`:           `{"c":"\\\",\"a\":[],"}`,
		`{"c":[{"a":-1,"d":[]},{"e":"","a":[]}]}`: `{"c":[{},{"e":""}]}`,
	} {
		if !json.Valid([]byte(text)) {
			t.Fatal(text)
		}
		if got := string(appendWithoutDefaults(nil, []byte(text))); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
