package cfg

// convOps convert between number formats.
var convOps = []Op{
	{Name: "F2F", Sig: Sig{Dst: Dst1, Width: WidthF2F}, Min: 20, Form: "D f", Mods: "FTZ FMZ rnd ROUND FLOOR CEIL TRUNC SAT flt PASS", Syntax: "F2F[.FTZ].dst.src[.rnd] Rd, Ra",
		Doc: "Converts between half, single and double. The first type is the result's; a double takes a register pair.", Source: srcISA},
	{Name: "F2FP", Sig: Sig{Dst: Dst1}, Min: 70, Form: "D f f? f?", Mods: "SATFINITE RELU SAT rnd flt PACK_AB PACK_AB_MERGE_C PACK_B MERGE_C UNPACK_B UNPACK_B_MERGE_C FTZ E8 E4M3x2 RS", Syntax: "F2FP[.SATFINITE][.RELU].dst.F32.PACK_AB Rd, Ra, Rb",
		Doc: "Converts two singles to a narrow format (half, BF16, FP8 ...) and packs them into one register, Ra on top.", Source: srcISA},
	{Name: "F2I", Sig: Sig{Dst: Dst1, Width: WidthF2I}, Min: 20, Form: "D f", Mods: "FTZ FMZ rnd ROUND FLOOR CEIL TRUNC SAT flt int NTZ", Syntax: "F2I[.FTZ][.dst][.src][.rnd][.NTZ] Rd, Ra",
		Doc: "Converts floating point to an integer, by default single to S32, rounding to nearest or as .TRUNC, .FLOOR, .CEIL say. 64-bit types take a register pair.", Source: srcISA},
	{Name: "F2IP", Sig: Sig{Dst: Dst1}, Min: 80, Form: "D f f x", Mods: "int flt NTZ RELU SAT CLAMP rnd ROUND FLOOR CEIL TRUNC", Syntax: "F2IP.dst.F32[.NTZ] Rd, Ra, Rb, Rc",
		Doc: "Converts two singles to bytes and packs them on top of the low half of Rc.", Source: srcISA},
	{Name: "FRND", Sig: Sig{Dst: Dst1, Width: WidthFrnd}, Min: 70, Form: "D f", Mods: "FTZ FMZ rnd ROUND FLOOR CEIL TRUNC SAT flt", Syntax: "FRND[.FTZ][.F64][.rnd] Rd, Ra",
		Doc: "Rounds to an integer in the same floating point format: .FLOOR, .CEIL, .TRUNC or nearest.", Source: srcISA},
	{Name: "I2F", Sig: Sig{Dst: Dst1, Width: WidthI2F}, Min: 20, Form: "D -x | D f", Mods: "FTZ FMZ rnd ROUND FLOOR CEIL TRUNC SAT flt int B0 B1 B2 B3 H0 H1", Syntax: "I2F[.dst][.src][.rnd] Rd, Ra",
		Doc: "Converts an integer to floating point, by default S32 to single. .B0 to .B3 and .H0, .H1 choose a part of the source; 64-bit types take a register pair.", Source: srcISA},
	{Name: "I2FP", Sig: Sig{Dst: Dst1}, Min: 80, Form: "D x", Mods: "F32 int rnd", Syntax: "I2FP.F32.src Rd, Ra",
		Doc: "Converts a 32-bit integer to a single on the arithmetic pipe.", Source: srcISA},
	{Name: "I2I", Sig: Sig{Dst: Dst1, Width: WidthF2F}, Min: 20, Form: "D f", Mods: "int SAT B0 B1 B2 B3 H0 H1", Syntax: "I2I.dst.src[.SAT] Rd[.CC], Ra",
		Doc: "Converts between integer types, with saturation under .SAT. The first type is the result's.", Source: srcISA},
	{Name: "I2IP", Sig: Sig{Dst: Dst1}, Min: 75, Form: "D x x x", Mods: "int U2 S2 SAT", Syntax: "I2IP.dst.src.SAT Rd, Ra, Rb, Rc",
		Doc: "Converts two integers with saturation and packs them on top of the low half of Rc.", Source: srcISA},
}
