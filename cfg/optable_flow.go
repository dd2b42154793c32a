package cfg

var flowOps = []Op{
	{Name: "BRA", Flow: FlowBranch, Syntax: "BRA label", Doc: "Branches to the label."},
	{Name: "EXIT", Flow: FlowExit, Syntax: "EXIT", Doc: "Ends the lane."},
}
