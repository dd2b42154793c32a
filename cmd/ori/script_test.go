package main

import (
	"encoding/json"
	"errors"
	"flag"
	"os"
	"os/exec"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "rewrite what testdata/script/*.txtar expects")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"ori": main})
}

// Each script runs the program as a user does. Besides the usual commands:
//
//	exits STATUS PROGRAM ARG...  runs a program that must end with STATUS
//	shape KIND FILE              holds a JSON file to the contract of its KIND
//	frame FILE                   makes each line of FILE a message as LSP frames it
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		Setup: func(env *testscript.Env) error {
			program, err := os.Executable() // some file that is no text
			env.Setenv("PROGRAM", program)
			return err
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": scriptExits,
			"shape": scriptShape,
			"frame": scriptFrame,
		},
	})
}

func scriptExits(ts *testscript.TestScript, neg bool, args []string) {
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}

// The contract, written out here a second time: who reads the JSON relies on
// these names and on there being no others. Only a pointer may be null.
type (
	contractCheck struct {
		Files list[struct {
			File        string `json:"file"`
			Diagnostics list[struct {
				Code     string        `json:"code"`
				Severity string        `json:"severity"`
				Message  string        `json:"message"`
				Phase    *int          `json:"phase"`
				Pass     *string       `json:"pass"`
				Range    contractRange `json:"range"`
				Related  list[struct {
					Message string        `json:"message"`
					Range   contractRange `json:"range"`
				}] `json:"related"`
				Fixes list[struct {
					Title string `json:"title"`
					Edits list[struct {
						Range   contractRange `json:"range"`
						NewText string        `json:"newText"`
					}] `json:"edits"`
				}] `json:"fixes"`
				Refused *string `json:"refused"`
			}] `json:"diagnostics"`
			Sources []struct {
				From list[struct {
					File string `json:"file"`
					Line int    `json:"line"`
				}] `json:"from"`
				Instructions int          `json:"instructions"`
				Functions    list[string] `json:"functions"`
				Diagnostics  list[int]    `json:"diagnostics"`
			} `json:"sources,omitempty"` // with --by source only
		}] `json:"files"`
	}
	contractRange struct {
		Start contractPosition `json:"start"`
		End   contractPosition `json:"end"`
	}
	contractPosition struct {
		Line      int `json:"line"`
		Character int `json:"character"`
	}
	contractCFG struct {
		Functions list[struct {
			Name     string  `json:"name"`
			Target   *string `json:"target"`
			Complete bool    `json:"complete"`
			Blocks   list[struct {
				Label        *string `json:"label"`
				Bix          int     `json:"bix"`
				Line         int     `json:"line"`
				Addr         *string `json:"addr"`
				Instructions int     `json:"instructions"`
				RPO          *int    `json:"rpo"`
				Idom         *int    `json:"idom"`
				Ipdom        *int    `json:"ipdom"`
				Succs        list[struct {
					Bix  int    `json:"bix"`
					Kind string `json:"kind"`
				}] `json:"succs"`
				Preds list[int] `json:"preds"`
				Loop  *struct {
					Header int  `json:"header"`
					Depth  int  `json:"depth"`
					Head   bool `json:"head"`
					Latch  bool `json:"latch"`
				} `json:"loop"`
				Flags     list[string] `json:"flags"`
				Is        list[string] `json:"is"`
				Unreached *string      `json:"unreached"`
				Cold      *string      `json:"cold"`
				Divergent bool         `json:"divergent"`
			}] `json:"blocks"`
		}] `json:"functions"`
	}
)

// A list is never null.
type list[T any] []T

func (l list[T]) MarshalJSON() ([]byte, error) { return json.Marshal(append([]T{}, l...)) }

// emptyLists makes lists that are left out of a report, as they are empty, such as the library writes and validates them.
func emptyLists(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			emptyLists(v.Elem())
		}
	case reflect.Struct:
		for n := range v.NumField() {
			f := v.Field(n)
			if f.Kind() == reflect.Slice && f.IsNil() && !strings.HasSuffix(v.Type().Field(n).Tag.Get("json"), ",omitempty") {
				f.Set(reflect.MakeSlice(f.Type(), 0, 0))
			}
			emptyLists(f)
		}
	case reflect.Slice:
		for n := range v.Len() {
			emptyLists(v.Index(n))
		}
	}
}

func scriptShape(ts *testscript.TestScript, neg bool, args []string) {
	kind, text := args[0], ts.ReadFile(args[1])
	var v any
	switch kind {
	case "check":
		v = new(contractCheck)
	case "cfg":
		v = new(contractCFG)
	case "sarif":
		report, err := sarif.FromString(text)
		ts.Check(err)
		emptyLists(reflect.ValueOf(report))
		ts.Check(report.Validate())
		return
	default:
		ts.Fatalf("no kind %q", kind)
	}
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	ts.Check(d.Decode(v))

	// Written again from the contract it is the same value, unless a name is
	// missing or spelled otherwise, or something is null that must not be.
	again, err := json.Marshal(v)
	ts.Check(err)
	var got, want any
	ts.Check(json.Unmarshal([]byte(text), &got))
	ts.Check(json.Unmarshal(again, &want))
	if diff := cmp.Diff(want, got); diff != "" {
		ts.Fatalf("not as the contract has it (-want +got):\n%s", diff)
	}
}

func scriptFrame(ts *testscript.TestScript, neg bool, args []string) {
	var sb strings.Builder
	for line := range strings.Lines(ts.ReadFile(args[0])) {
		line = strings.TrimSpace(line)
		sb.WriteString("Content-Length: " + strconv.Itoa(len(line)) + "\r\n\r\n" + line)
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(sb.String()), 0o666))
}
