package cfg

import (
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestLaterListing has listings for different processors in one file: the header of each holds for its own functions.
func TestLaterListing(t *testing.T) {
	listing := func(sm, name, data string) string {
		return "\t.headerflags\t@\"EF_CUDA_" + sm + " EF_CUDA_VIRTUAL_SM(EF_CUDA_" + sm + ")\"\n\t.elftype\t@\"ET_EXEC\"\n" + data +
			"//--------------------- .text." + name + "                   --------------------------\n\t.section\t.text." + name + ",\"ax\",@progbits\n" +
			name + ":\n.text." + name + ":\n        /*0008*/                   EXIT ;\n" + data
	}
	data := "\t.section\t.nv.info,\"\",@\"SHT_CUDA_INFO\"\n\t.align\t4\n\t.byte\t0x04, 0x2f\n"
	for _, data := range []string{"", data} {
		text := listing("SM90", "a", data) + listing("SM61", "b", data) + listing("SM75", "c", data)
		var got string
		for _, u := range Lower(grammar.Parse([]byte(text))) {
			for _, f := range u.Funcs {
				got += f.Name + " " + f.Target.Name + "\n"
			}
		}
		if want := "a sm_90\nb sm_61\nc sm_75\n"; got != want {
			t.Errorf("got %swant %s%s", got, want, text)
		}
	}
}
