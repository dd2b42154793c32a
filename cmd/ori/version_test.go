package main

import (
	"runtime/debug"
	"strings"
	"testing"
)

func TestVersionText(t *testing.T) {
	settings := func(list ...string) *debug.BuildInfo {
		info := &debug.BuildInfo{}
		for n := 0; n < len(list); n += 2 {
			info.Settings = append(info.Settings, debug.BuildSetting{Key: list[n], Value: list[n+1]})
		}
		return info
	}
	for _, tt := range []struct {
		info *debug.BuildInfo
		want string
	}{
		{nil, ", go"},
		{settings("vcs.revision", "0123456789abcdef"), " (0123456789ab), go"},
		{settings("vcs.revision", "0123456789abcdef", "vcs.modified", "true"), " (0123456789ab, with changes), go"},
	} {
		if got := versionText(tt.info); !strings.HasPrefix(got, "ori "+version+tt.want) {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}
