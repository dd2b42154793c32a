[
  (function)
  (section)
  (block (label))
] @fold
