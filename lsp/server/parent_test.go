package server

import (
	"fmt"
	"io"
	"os/exec"
	"testing"
	"time"
)

// startProcess starts a process that ends when in is closed.
func startProcess(t *testing.T) (p *exec.Cmd, in io.Closer) {
	t.Helper()
	p = exec.Command("cat")
	in, err := p.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Start(); err != nil {
		t.Fatal(err)
	}
	return p, in
}

// TestParentEnds has the process of the client end, while its end of the connection stays open.
func TestParentEnds(t *testing.T) {
	parent, in := startProcess(t)
	e := connect(t)
	e.initialize(fmt.Sprintf(`{"capabilities": {}, "processId": %d}`, parent.Process.Pid))
	select {
	case err := <-e.done:
		t.Fatalf("the server ends before its parent: %v", err)
	default:
	}
	in.Close()
	if err := e.result(); err != nil {
		t.Error(err)
	}
	parent.Wait()
}

// TestParentElsewhere has a client whose process is not to be seen from here.
func TestParentElsewhere(t *testing.T) {
	e := connect(t)
	e.initialize(`{"capabilities": {}, "processId": 2147483647}`)
	if !e.logs("process 2147483647 cannot be watched") {
		t.Error("nothing is logged")
	}
}

// gone is the number of a process that has ended.
func gone(t *testing.T) int {
	p := exec.Command("true")
	if err := p.Run(); err != nil {
		t.Fatal(err)
	}
	return p.Process.Pid
}

// TestParentGone has the connection held open by others when the client has ended before it was known: its process is not there
// when it is named, or the one that started the server has ended and nothing comes.
func TestParentGone(t *testing.T) {
	for _, named := range []bool{true, false} {
		late := make(chan time.Time)
		e := connect(t, func(s *server) {
			s.silent = func() <-chan time.Time { return late }
			if !named {
				s.opt.Starter = gone(t)
			}
		})
		if named {
			e.must("initialize", raw(fmt.Sprintf(`{"capabilities": {}, "processId": %d}`, gone(t))), nil)
		}
		select {
		case err := <-e.done:
			t.Errorf("named %t: the server does not wait for a message: %v", named, err)
			continue
		case late <- time.Time{}:
		}
		if err := e.result(); err != nil {
			t.Errorf("named %t: %v", named, err)
		}
	}
}

// TestStarterEnds has the process that started the server end before a client says anything, and waits for its end.
func TestStarterEnds(t *testing.T) {
	starter, in := startProcess(t)
	late := make(chan time.Time)
	e := connect(t, func(s *server) {
		s.silent = func() <-chan time.Time { return late }
		s.opt.Starter = starter.Process.Pid
	})
	select {
	case late <- time.Time{}:
		t.Error("the server does not wait for the end of who started it")
	default:
	}
	in.Close()
	late <- time.Time{}
	if err := e.result(); err != nil {
		t.Error(err)
	}
	starter.Wait()
}

// TestClientOutlives has a client go on that speaks, although its process is not to be seen, or the one that
// started the server has ended.
func TestClientOutlives(t *testing.T) {
	for _, named := range []bool{true, false} {
		late := make(chan time.Time)
		e := connect(t, func(s *server) {
			s.silent = func() <-chan time.Time { return late }
			if !named {
				s.opt.Starter = gone(t)
			}
		})
		params := `{"capabilities": {}}`
		if named {
			params = `{"capabilities": {}, "processId": 2147483647}`
		}
		e.initialize(params)
		e.ping()
		late <- time.Time{}
		for range 100 {
			if !e.ping() {
				t.Fatalf("named %t: the server has ended", named)
			}
		}
	}
}
