package gen

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
)

// labelSpellings are the forms of labels that compilers and people write; %s is the number.
var labelSpellings = []string{".L_x_%s", ".L_%s", ".a$b.%s", "$k$%s", "$%s$a", "a.b.%s", "_%s", "BB%s", "l%s_", "L%s"}

var nativeLabel = regexp.MustCompile(`\bL(\d+)\b`)

// Respell returns a native program with labels of one of the forms that labels can have.
func Respell(r *rand.Rand, text []byte) []byte {
	form := labelSpellings[r.IntN(len(labelSpellings))]
	return nativeLabel.ReplaceAllFunc(text, func(l []byte) []byte { return fmt.Appendf(nil, form, l[1:]) })
}

var (
	nativeDefinition = regexp.MustCompile(`^L(\d+):$`)
	nativeGuard      = regexp.MustCompile(`^(@\S+)?\s*(.*)$`)
)

// Listing returns a native program of one kernel, without jump tables, as disassemblers print it: with addresses,
// and with labels or, if plain, with addresses in place of them, as cuobjdump has it. It returns nil for a program with a
// jump table, which a listing does not show.
func Listing(text []byte, plain bool) []byte {
	if strings.Contains(string(text), ".jumptable") {
		return nil
	}
	sm := "86"
	var body []string // instructions and labels
	for l := range strings.Lines(string(text)) {
		l = strings.TrimSpace(l)
		if after, ok := strings.CutPrefix(l, ".target sm_"); ok {
			sm = after
		} else if l != "" && l != "}" && !strings.HasPrefix(l, ".entry") {
			body = append(body, l)
		}
	}
	step, addr := 16, 0
	if len(sm) == 2 && sm < "70" {
		step = 8
	}
	addrOf := map[string]int{}
	place := make([]int, len(body))
	for n, l := range body {
		for step == 8 && addr%32 == 0 { // where the control words are
			addr += 8
		}
		place[n] = addr
		if m := nativeDefinition.FindStringSubmatch(l); m != nil {
			addrOf[l[:len(l)-1]] = addr
		} else {
			addr += step
		}
	}
	var sb strings.Builder
	if plain {
		fmt.Fprintf(&sb, "\tcode for sm_%s\n\t\tFunction : k\n\t.headerflags\t@\"EF_CUDA_SM%s EF_CUDA_PTX_SM(EF_CUDA_SM%s)\"\n", sm, sm, sm)
	} else {
		fmt.Fprintf(&sb, "\t.headerflags\t@\"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM%s EF_CUDA_VIRTUAL_SM(EF_CUDA_SM%s)\"\n\n", sm, sm)
		sb.WriteString("//--------------------- .text.k --------------------------\n\t.section\t.text.k,\"ax\",@progbits\n\t.sectioninfo\t@\"SHI_REGISTERS=64\"\n\t.align\t128\n")
		sb.WriteString("        .global         k\n        .type           k,@function\n        .other          k,@\"STO_CUDA_ENTRY STV_DEFAULT\"\nk:\n.text.k:\n")
	}
	for n, l := range body {
		if m := nativeDefinition.FindStringSubmatch(l); m != nil {
			if !plain {
				fmt.Fprintf(&sb, ".L_x_%s:\n", m[1])
			}
			continue
		}
		m := nativeGuard.FindStringSubmatch(l)
		code := nativeLabel.ReplaceAllStringFunc(m[2], func(l string) string {
			if plain {
				return fmt.Sprintf("%#x", addrOf[l])
			}
			return "`(.L_x_" + l[1:] + ")"
		})
		fmt.Fprintf(&sb, "        /*%04x*/         %8s %s ;\n", place[n], m[1], code)
	}
	if plain {
		sb.WriteString("\t\t..........\n")
	}
	return []byte(sb.String())
}
