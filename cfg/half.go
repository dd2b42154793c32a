package cfg

import "strings"

// halfTyped says what about an operand that is not understood is missing, as a clause; "" if it is not that. Where one is
// being typed, or a part of it was lost, that is what the user has to know, not what the opcode takes.
func halfTyped(text string) string {
	text = strings.TrimSpace(text)
	word := strings.TrimLeft(text, "-+~!#")
	word, bars := strings.CutPrefix(word, "|")
	switch lower := strings.ToLower(word); {
	case word == "":
		return ""
	case bars && !strings.Contains(word, "|"):
		return "has no | at its end"
	case classNames[word]:
		return "is a register without its number"
	case lower == "0x":
		return "is a number without digits"
	case strings.HasSuffix(word, "."):
		return "has a dot at its end with nothing behind it"
	case strings.HasPrefix(word, "c[") && strings.Count(word, "[") == 1 && strings.HasSuffix(word, "]"):
		return "is a constant bank without an address: c[BANK][ADDRESS]"
	}
	return ""
}

// classNames are what the names of registers with numbers begin with.
var classNames = setOf("R UR P UP B SB")
