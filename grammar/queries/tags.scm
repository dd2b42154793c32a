(entry_header (name) @name) @definition.function
(func_header (name) @name) @definition.function
(text_header (name) @name) @definition.function
(function_header (name) @name) @definition.function

((instruction (opcode) @_op . (label_ref) @name) @reference.call
  (#match? @_op "^(CALL|CAL|JCAL)([.]|$)"))
((instruction (opcode) @_op . (symbol) @name) @reference.call
  (#match? @_op "^(CALL|CAL|JCAL)([.]|$)"))
