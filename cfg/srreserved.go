package cfg

import "strings"

// A ReservedReg is a register that tail merging must not carry into a block it
// creates, because hardware defines its value. The names are PTX's; in a
// listing most of them are read with S2R, the others are constants of bank 0.
type ReservedReg struct {
	PTX string // "%tid.x"
	SR  string // the special register that holds it, "" if it is none
	Reg string // the general register that holds it, "" if it is none
	Doc string
}

// Holds reports whether r is where a listing has the register, or the special register that has it
// as a part: SR_TID has %tid.x.
func (x *ReservedReg) Holds(r Reg) bool {
	if r.Class == ClassSR {
		s := SpecialRegOf(r)
		return s.Reserved && (x.SR == s.Name || s.PTX != "" && (x.PTX == s.PTX || strings.HasPrefix(x.PTX, s.PTX+".")))
	}
	return x.Reg != "" && r.String() == x.Reg
}

// ReservedIn returns the row of the reserved register that r holds, nil if it holds none.
func ReservedIn(r Reg) *ReservedReg {
	if r.Class != ClassSR && r.Class != ClassR {
		return nil
	}
	for n := range ReservedRegs {
		if x := &ReservedRegs[n]; x.Holds(r) {
			return x
		}
	}
	return nil
}

// ReservedRegs are the 63 reserved registers of the tail merging page, in its
// order. By convention of the ABI %SP is R1 in a listing. Source: seeds:
// branch-folding-tail-merge, "Which Registers Are Marked Reserved".
var ReservedRegs = []ReservedReg{
	{PTX: "%tid.x", SR: "SR_TID.X", Doc: "The lane in its block."},
	{PTX: "%tid.y", SR: "SR_TID.Y", Doc: "The lane in its block."},
	{PTX: "%tid.z", SR: "SR_TID.Z", Doc: "The lane in its block."},
	{PTX: "%ntid.x", Doc: "The size of the block."},
	{PTX: "%ntid.y", Doc: "The size of the block."},
	{PTX: "%ntid.z", Doc: "The size of the block."},
	{PTX: "%ctaid.x", SR: "SR_CTAID.X", Doc: "The block in the grid."},
	{PTX: "%ctaid.y", SR: "SR_CTAID.Y", Doc: "The block in the grid."},
	{PTX: "%ctaid.z", SR: "SR_CTAID.Z", Doc: "The block in the grid."},
	{PTX: "%nctaid.x", Doc: "The size of the grid."},
	{PTX: "%nctaid.y", Doc: "The size of the grid."},
	{PTX: "%nctaid.z", Doc: "The size of the grid."},
	{PTX: "%warpid", SR: "SR_VIRTID", Doc: "The warp."},
	{PTX: "%laneid", SR: "SR_LANEID", Doc: "The lane."},
	{PTX: "%cluster_ctarank", SR: "SR_CgaCtaId", Doc: "The block in its cluster."},
	{PTX: "%cluster_nctarank", SR: "SR_CgaSize", Doc: "The size of the cluster."},
	{PTX: "%cluster_ctaid.x", Doc: "The block in its cluster."},
	{PTX: "%cluster_ctaid.y", Doc: "The block in its cluster."},
	{PTX: "%cluster_ctaid.z", Doc: "The block in its cluster."},
	{PTX: "%cluster_nctaid.x", Doc: "The size of the cluster."},
	{PTX: "%cluster_nctaid.y", Doc: "The size of the cluster."},
	{PTX: "%cluster_nctaid.z", Doc: "The size of the cluster."},
	{PTX: "%clusterid.x", Doc: "The cluster in the grid."},
	{PTX: "%clusterid.y", Doc: "The cluster in the grid."},
	{PTX: "%clusterid.z", Doc: "The cluster in the grid."},
	{PTX: "%nclusterid.x", Doc: "The size of the grid in clusters."},
	{PTX: "%nclusterid.y", Doc: "The size of the grid in clusters."},
	{PTX: "%nclusterid.z", Doc: "The size of the grid in clusters."},
	{PTX: "%is_explicit_cluster", Doc: "Whether the launch named a cluster size."},
	{PTX: "%SP", Reg: "R1", Doc: "The stack pointer."},
	{PTX: "%SPL", Doc: "The stack pointer."},
	{PTX: "ENVREG0", Doc: "An environment register."},
	{PTX: "ENVREG1", Doc: "An environment register."},
	{PTX: "ENVREG2", Doc: "An environment register."},
	{PTX: "ENVREG3", Doc: "An environment register."},
	{PTX: "ENVREG4", Doc: "An environment register."},
	{PTX: "ENVREG5", Doc: "An environment register."},
	{PTX: "ENVREG6", Doc: "An environment register."},
	{PTX: "ENVREG7", Doc: "An environment register."},
	{PTX: "ENVREG8", Doc: "An environment register."},
	{PTX: "ENVREG9", Doc: "An environment register."},
	{PTX: "ENVREG10", Doc: "An environment register."},
	{PTX: "ENVREG11", Doc: "An environment register."},
	{PTX: "ENVREG12", Doc: "An environment register."},
	{PTX: "ENVREG13", Doc: "An environment register."},
	{PTX: "ENVREG14", Doc: "An environment register."},
	{PTX: "ENVREG15", Doc: "An environment register."},
	{PTX: "ENVREG16", Doc: "An environment register."},
	{PTX: "ENVREG17", Doc: "An environment register."},
	{PTX: "ENVREG18", Doc: "An environment register."},
	{PTX: "ENVREG19", Doc: "An environment register."},
	{PTX: "ENVREG20", Doc: "An environment register."},
	{PTX: "ENVREG21", Doc: "An environment register."},
	{PTX: "ENVREG22", Doc: "An environment register."},
	{PTX: "ENVREG23", Doc: "An environment register."},
	{PTX: "ENVREG24", Doc: "An environment register."},
	{PTX: "ENVREG25", Doc: "An environment register."},
	{PTX: "ENVREG26", Doc: "An environment register."},
	{PTX: "ENVREG27", Doc: "An environment register."},
	{PTX: "ENVREG28", Doc: "An environment register."},
	{PTX: "ENVREG29", Doc: "An environment register."},
	{PTX: "ENVREG30", Doc: "An environment register."},
	{PTX: "ENVREG31", Doc: "An environment register."},
}
