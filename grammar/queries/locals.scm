; Labels are known in the function, or the section of a listing, they stand in.
(function) @local.scope
(section) @local.scope

(label) @local.definition.label
(jump_table (name) @local.definition.label)

(label_ref) @local.reference
(symbol) @local.reference
(jump_table (word) @local.reference)
