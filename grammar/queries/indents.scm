; In a native function instructions stand in; labels and the braces do not.
(function (entry_header)) @indent.begin
(function (func_header)) @indent.begin
(close) @indent.branch @indent.end
(label) @indent.dedent
