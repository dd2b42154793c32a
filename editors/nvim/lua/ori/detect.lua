-- Tells a listing by its first lines. The VS Code extension has the same rules (src/detect.ts), and both are tested on
-- the same files (editors/test/testdata/detect).
local M = {}

-- How many lines are looked at: the longest prologue seen in real listings (CuAssembler's) has 20.
M.LINES = 100

-- One line of any of these is enough.
local signs = {
  { 'nvdisasm', '^%s*%.headerflags%s+@"EF_CUDA' },
  { 'nvdisasm', '^%s*%.elftype%s+@"ET_' },
  { 'nvdisasm', '^%s*%.sectioninfo%s+@"SHI_' },
  { 'nvdisasm', '^%s*// ?%-+ %.text%.' },
  { 'cuobjdump', '^Fatbin elf code:' },
  { 'cuobjdump', '^%s*code for sm_%d+' },
  { 'cuassembler', '^%s*%.__elf_%l' },
  { 'cuassembler', '^%s*%.__section_%l' },
  { 'maxas', '^%s*<REGISTER_MAPPING>' },
}

-- A comment with a number and a word in capitals may be anything once, so of these there must be two.
local address = '/%*%x%x%x%x+%*/%s+'
local opcode = '[{%s]*@?!?[UPT%d]*%s*[A-Z][A-Z0-9]+[%.%s;]'
local instructions = {
  { 'cuassembler', '^%s*%[[%w:-]+%]%s*' .. address .. opcode },
  { 'instructions', '^%s*' .. address .. opcode },
  { 'instructions', '^%s*' .. address .. '/%*0x%x+%*/%s+' .. opcode },
  { 'maxas', '^%s*[%x-][%x-]:[%d-]:[%d-]:[%a-]:[%x-]%s+' .. opcode },
  { 'cuda-gdb', '^[%s=>]*0x%x+ <[^>]*%+%d+>:%s+' .. opcode },
}

-- What a line is matched on: lines may be megabytes long, and the rules look at a line's beginning.
local WIDTH = 400

local function matching(rules, line)
  for _, rule in ipairs(rules) do
    if line:find(rule[2]) then
      return rule[1]
    end
  end
end

--- Names the dialect of a listing.
--- @param lines string[] the first lines of a text
--- @return string? dialect nil when the text is not a listing
function M.lines(lines)
  local seen = 0
  for i = 1, math.min(#lines, M.LINES) do
    local line = lines[i]:sub(1, WIDTH) .. '\n'
    local dialect = matching(signs, line)
    if dialect then
      return dialect
    end
    dialect = matching(instructions, line)
    if dialect then
      seen = seen + 1
      if seen == 2 then
        return dialect
      end
    end
  end
end

--- @param bufnr integer
--- @return string? dialect nil when the buffer is not a listing
function M.buffer(bufnr)
  return M.lines(vim.api.nvim_buf_get_lines(bufnr, 0, M.LINES, false))
end

return M
