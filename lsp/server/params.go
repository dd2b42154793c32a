package server

import (
	"bytes"
	"encoding/json"
	"fmt"
	"iter"
	"reflect"
	"slices"
	"strings"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// decode reads the parameters of a message into p. What is wrong in them is told in the words of the
// protocol: those of the decoder name types of Go, and places in bytes.
func decode(params []byte, p any) error {
	if len(params) == 0 {
		params = []byte("{}")
	}
	if err := protocol.Unmarshal(params, p); err != nil {
		return jsonrpc2.Errorf(jsonrpc2.InvalidParams, "invalid parameters: %s", misfit(params, reflect.TypeOf(p), ""))
	}
	return nil
}

// misfit says which part of a JSON text no value of t can be read from: "textDocument.version is null,
// not a whole number". Path is that of the text in the parameters, whose decoding has failed.
func misfit(raw []byte, t reflect.Type, path string) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch t.Kind() {
	case reflect.Struct:
		if text := misfitField(raw, t, path); text != "" {
			return text
		}
	case reflect.Slice:
		var list []json.RawMessage
		if json.Unmarshal(raw, &list) != nil {
			break
		}
		bad := slices.IndexFunc(list, func(x json.RawMessage) bool { return protocol.Unmarshal(x, reflect.New(t.Elem()).Interface()) != nil })
		if bad < 0 {
			bad = slices.IndexFunc(list, func(x json.RawMessage) bool { return string(x) == "null" })
		}
		if bad >= 0 {
			return misfit(list[bad], t.Elem(), fmt.Sprintf("%s[%d]", path, bad))
		}
	}
	if path == "" {
		path = "params"
	}
	text := fmt.Sprintf("%s is %s", path, brief(raw))
	if want := wants(t); want != "" {
		return text + ", not " + want
	}
	return text + ", which it cannot be"
}

// misfitField looks for the member of an object that does not fit; "" if it is none. Alone null may
// fit what it does not as a member, so it is the last to be blamed.
func misfitField(raw []byte, t reflect.Type, path string) string {
	var members map[string]json.RawMessage
	if json.Unmarshal(raw, &members) != nil || members == nil {
		return ""
	}
	null := ""
	for f := range fields(t) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		x, ok := members[name]
		if !ok {
			continue
		}
		at := strings.TrimPrefix(path+"."+name, ".")
		switch {
		case protocol.Unmarshal(x, reflect.New(f.Type).Interface()) != nil:
			return misfit(x, f.Type, at)
		case null == "" && f.Type.Kind() != reflect.Pointer && (string(x) == "null" || x[0] == '[' && bytes.Contains(x, []byte("null"))):
			null = misfit(x, f.Type, at)
		}
	}
	return null
}

// fields are the members of a struct that are read, those of embedded ones among them.
func fields(t reflect.Type) iter.Seq[reflect.StructField] {
	return func(yield func(reflect.StructField) bool) {
		for _, f := range reflect.VisibleFields(t) {
			if f.IsExported() && !f.Anonymous && !yield(f) {
				return
			}
		}
	}
}

// brief is a JSON text in a message: what is long only by its kind.
func brief(raw []byte) string {
	const most = 40
	text := strings.TrimSpace(string(raw))
	switch {
	case strings.HasPrefix(text, "{"):
		return "an object"
	case strings.HasPrefix(text, "["):
		return "a list"
	case len(text) > most && strings.HasPrefix(text, `"`):
		return "a string"
	case len(text) > most:
		return "a number that is too long"
	}
	return text
}

// wants says what a value of t is read from; "" if that is no one thing.
func wants(t reflect.Type) string {
	if t == reflect.TypeFor[uri.URI]() {
		return "a URI"
	}
	if t == reflect.TypeFor[quoted]() {
		return "a string"
	}
	switch t.Kind() {
	case reflect.Bool:
		return "true or false"
	case reflect.Uint32, reflect.Uint64, reflect.Uint:
		return "a whole number from 0 on"
	case reflect.Int32, reflect.Int64, reflect.Int:
		return "a whole number"
	case reflect.Float32, reflect.Float64:
		return "a number"
	case reflect.String:
		return "a string"
	case reflect.Slice:
		return "a list"
	case reflect.Map:
		return "an object"
	case reflect.Struct:
		for range fields(t) {
			return "an object"
		}
	}
	return ""
}
