package cfg

// A SpecialReg is a row of the special register table.
type SpecialReg struct {
	Name string // as a listing prints it: "SR_TID.X"
	Doc  string
}

// SpecialRegs is the special register table, sorted by name. The Num of a
// special register is its index here.
var SpecialRegs = []SpecialReg{
	{Name: "SR_TID.X", Doc: "The lane's thread index in its block, first dimension."},
}
