-- Motions and text objects for blocks, loops and functions, by lines.
local symbols = require('ori.symbols')
local M = {}

--- Moves to where the next symbol of a kind begins, as often as the count says; not at all if there are not so many.
--- @param kind 'function'|'loop'|'block'
--- @param back boolean
function M.jump(kind, back)
  local here = vim.api.nvim_win_get_cursor(0)[1]
  local lines = {}
  for _, symbol in ipairs(symbols.now(vim.api.nvim_get_current_buf())[kind]) do
    local line = kind == 'function' and symbol.named or symbol.first
    if back and line < here or not back and line > here then
      lines[line] = true
    end
  end
  lines = vim.tbl_keys(lines)
  table.sort(lines, back and function(a, b)
    return a > b
  end or nil)
  local line = lines[vim.v.count1]
  if line then
    vim.cmd("normal! m'")
    vim.api.nvim_win_set_cursor(0, { line, 0 })
    vim.cmd('normal! ^')
  end
end

-- A line of which only a label is left when comments are gone.
local function only_labels(text)
  text = text:gsub('/%*.-%*/', ''):gsub('//.*', '')
  return text:find('^%s*$') or text:find('^%s*[%w_.$]+:%s*$')
end

--- The lines of the symbol of a kind around the cursor. Inner: of a block and a loop without the labels in front, of a function its
--- blocks only.
--- @param kind 'function'|'loop'|'block'
--- @param inner boolean
--- @param count integer of nested loops, how far out
--- @return integer? first
--- @return integer? last
function M.lines(kind, inner, count)
  local list = symbols.now(vim.api.nvim_get_current_buf())
  local symbol = symbols.around(list, kind, vim.api.nvim_win_get_cursor(0)[1])[count]
  if not symbol then
    return
  end
  local first, last = symbol.first, symbol.last
  if inner and kind == 'function' then
    local blocks = vim.tbl_filter(function(block)
      return block.first >= symbol.first and block.last <= symbol.last
    end, list.block)
    for n, block in ipairs(blocks) do
      first = n == 1 and block.first or first
      last = n == 1 and block.last or math.max(last, block.last)
    end
  elseif inner then
    while first < last and only_labels(vim.fn.getline(first)) do
      first = first + 1
    end
  end
  return first, last
end

--- Selects these lines.
function M.select(kind, inner)
  local first, last = M.lines(kind, inner, vim.v.count1)
  if not first then
    return
  end
  if vim.fn.mode():find('[vV\22]') then
    vim.cmd('normal! \27')
  end
  vim.cmd(('normal! %dGV%dG'):format(first, last))
end

--- The keys, by what they do. A value of false, or of '', leaves one out.
M.defaults = {
  next_block = ']b', previous_block = '[b',
  next_loop = ']l', previous_loop = '[l',
  next_function = ']f', previous_function = '[f',
  a_block = 'ak', inner_block = 'ik',
  a_loop = 'al', inner_loop = 'il',
  a_function = 'af', inner_function = 'if',
}

local mapped = {} -- { mode, key } of each buffer

--- Takes the keys of the current buffer away.
function M.unmap()
  for _, map in ipairs(mapped[vim.api.nvim_get_current_buf()] or {}) do
    pcall(vim.keymap.del, map[1], map[2], { buffer = 0 })
  end
  mapped[vim.api.nvim_get_current_buf()] = nil
end

--- Maps the keys in a buffer.
--- @param bufnr integer
--- @param keys table<string, string|false>|false
function M.map(bufnr, keys)
  if keys == false then
    return
  end
  bufnr = bufnr == 0 and vim.api.nvim_get_current_buf() or bufnr
  mapped[bufnr] = {}
  for what, default in pairs(M.defaults) do
    local key = keys and keys[what]
    if key == nil then
      key = default
    end
    local which, kind = what:match('^(%a+)_(%a+)$')
    if key and key ~= '' then
      local desc = ('%s%s %s'):format(which:sub(1, 1):upper(), which:sub(2), kind)
      local modes = (which == 'next' or which == 'previous') and { 'n', 'x', 'o' } or { 'x', 'o' }
      table.insert(mapped[bufnr], { modes, key })
      if #modes == 3 then
        vim.keymap.set(modes, key, function()
          M.jump(kind, which == 'previous')
        end, { buffer = bufnr, desc = desc })
      else
        -- Not as a function: an operator waits for what the mapping selects.
        vim.keymap.set(modes, key, ("<Cmd>lua require('ori.motion').select('%s', %s)<CR>"):format(kind, which == 'inner'),
          { buffer = bufnr, desc = desc })
      end
    end
  end
end

return M
