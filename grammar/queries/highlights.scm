; Both spellings. Captures are those of nvim-treesitter; a later pattern wins.

(comment) @comment
(junk) @error

; Instructions
(opcode) @function.builtin
((opcode) @keyword.conditional
  (#match? @keyword.conditional "^(BRA|BRX|BRXU|JMP|JMX|JMXU|BRK|CONT|SYNC|LONGJMP)([.]|$)"))
((opcode) @keyword.return
  (#match? @keyword.return "^(EXIT|RET|KIL|KILL)([.]|$)"))
((opcode) @keyword.function
  (#match? @keyword.function "^(CALL|CAL|JCAL)([.]|$)"))
((opcode) @keyword
  (#match? @keyword "^(BSSY|BSYNC|BREAK|BMOV|SSY|PBK|PCNT|PRET|WARPSYNC|YIELD)([.]|$)"))
(guard) @attribute
(control) @comment
(schedule) @comment
(address) @comment
(annotation) @attribute

; Operands
(register) @variable
(special_register) @constant.builtin
(immediate) @number
(constant) @constant
(label_ref) @label
(relocation) @constant.macro
(symbol) @variable.parameter
(set) @number
((register) @variable.builtin
  (#match? @variable.builtin "^[-+~!|]*(UR?Z|RZ|U?PT)([.|]|$)"))

; Labels, directives, headers
(label) @label
(directive (name) @keyword.directive)
(directive (arguments) @string)
(data (name) @keyword.directive)
(data (arguments) @string)
(jump_table (name) @label)
(jump_table (word) @label)
[".entry" ".func" ".section" ".jumptable"] @keyword.directive
(entry_header (name) @function)
(func_header (name) @function)
(text_header (name) @function)
(function_header (name) @function)
(entry_header (word) @attribute)
(func_header (word) @attribute)
(code_header (name) @type)
(property) @property
(dots) @punctuation.special

["[" "{" "}"] @punctuation.bracket
["," ";"] @punctuation.delimiter
["+" "-" "*"] @operator
