//go:build unix

// Checkbench has nvdisasm print the listings of cubins, again and again, and ori check what it
// prints, until that is as much text as asked for. It tells how many bytes a second of a processor
// each of the two takes, and the memory that each has at most:
//
//	go run ./cmd/checkbench -nvdisasm PATH -ori bin/ori -size 1000 -times 20 CUBIN...
//
// They take turns, so that other work on the machine disturbs both alike.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"time"
)

// mega is a megabyte, as sizes are given.
const mega = 1e6

func main() {
	var o options
	flag.StringVar(&o.nvdisasm, "nvdisasm", "nvdisasm", "the `program` that prints listings, with -c")
	flag.StringVar(&o.ori, "ori", "bin/ori", "the `program` that checks them")
	flag.Float64Var(&o.size, "size", 1000, "how many `megabytes` of text are checked in all")
	flag.IntVar(&o.times, "times", 1, "how many `times` each listing is checked, which is faster than nvdisasm: size is what is checked in all")
	flag.Float64Var(&o.batch, "batch", 50, "how many `megabytes` are checked by one run of ori")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: checkbench [flags] CUBIN...")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := o.run(flag.Args(), os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "checkbench:", err)
		os.Exit(1)
	}
}

type options struct {
	nvdisasm, ori string
	size, batch   float64 // in megabytes
	times         int
}

// A usage is what runs of one program have taken.
type usage struct {
	cpu, wall time.Duration
	memory    int64 // bytes that a run had at most
}

// add runs cmd and adds what it takes. An exit status up to most is no error.
func (u *usage) add(cmd *exec.Cmd, most int) error {
	start := time.Now()
	err := cmd.Run()
	u.wall += time.Since(start)
	var exit *exec.ExitError
	if err != nil && !(errors.As(err, &exit) && exit.ExitCode() >= 0 && exit.ExitCode() <= most) {
		return fmt.Errorf("%s: %w", cmd.Path, err)
	}
	u.cpu += cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if r, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		u.memory = max(u.memory, r.Maxrss*1024)
	}
	return nil
}

// run prints a table.
func (o *options) run(cubins []string, out io.Writer) error {
	var prints, checks usage
	if o.times < 1 {
		return fmt.Errorf("-times %d: 1 or more", o.times)
	}
	files, text, largest := 0, 0.0, 0.0 // sizes in megabytes
	size := o.size / float64(o.times)
	for next := 0; text < size; {
		dir, err := os.MkdirTemp("", "checkbench")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		for batch := 0.0; batch < o.batch && text < size; next++ {
			listed, err := o.list(cubins[next%len(cubins)], filepath.Join(dir, fmt.Sprintf("%d.nvdisasm", next)), &prints)
			if err != nil {
				return err
			}
			batch, text, largest = batch+listed, text+listed, max(largest, listed)
			files++
		}
		for range o.times {
			if err := checks.add(exec.Command(o.ori, "check", "--severity", "error", dir), 1); err != nil {
				return err
			}
		}
		os.RemoveAll(dir)
	}
	fmt.Fprintf(out, "%d listings of %d cubins, %.0f MB, the largest of %.2f MB; %d processors\n\n", files, len(cubins), text, largest, runtime.NumCPU())
	fmt.Fprintln(out, "| program | MB | processor seconds | MB/s of each processor | seconds | MB/s | MB of memory, most |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
	for _, p := range []struct {
		name string
		text float64
		usage
	}{
		{"nvdisasm -c, one process for each file", text, prints},
		{fmt.Sprintf("ori check, one for %.0f MB, each file %d times", min(o.batch, text), o.times), text * float64(o.times), checks},
	} {
		fmt.Fprintf(out, "| %s | %.0f | %.1f | %.2f | %.1f | %.2f | %.0f |\n", p.name,
			p.text, p.cpu.Seconds(), p.text/p.cpu.Seconds(), p.wall.Seconds(), p.text/p.wall.Seconds(), float64(p.memory)/mega)
	}
	return nil
}

// list has the listing of cubin printed to a file, and returns its size in megabytes.
func (o *options) list(cubin, to string, u *usage) (float64, error) {
	f, err := os.Create(to)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	cmd := exec.Command(o.nvdisasm, "-c", cubin)
	cmd.Stdout = f
	if err := u.add(cmd, 0); err != nil {
		return 0, fmt.Errorf("%s: %w", cubin, err)
	}
	st, err := f.Stat()
	if err != nil {
		return 0, err
	}
	if st.Size() == 0 {
		return 0, fmt.Errorf("%s: nothing was printed", cubin)
	}
	return float64(st.Size()) / mega, nil
}
