-- Where the cursor is, for a status line.
local symbols = require('ori.symbols')
local M = {}

local letters = { 'E', 'W', 'I', 'H' }

--- The function and block at the cursor of the window that the status line is of, and how much is reported: "k sm_86 · .L_x_3 RPO 4, loop
--- depth 1 · W1 H12". Never waits; empty where the server does not run.
--- @return string
function M.text()
  local win = tonumber(vim.g.statusline_winid) or 0
  if win ~= 0 and not vim.api.nvim_win_is_valid(win) then
    win = 0
  end
  local bufnr = vim.api.nvim_win_get_buf(win)
  if vim.bo[bufnr].filetype ~= 'ori' then
    return ''
  end
  local list = symbols.known(bufnr, function()
    vim.cmd('redrawstatus!')
  end)
  local line = vim.api.nvim_win_get_cursor(win)[1]
  local parts = {}
  local func = symbols.around(list, 'function', line)[1]
  if func then
    table.insert(parts, vim.trim(func.name .. ' ' .. (func.detail:match('^(sm_%w+)') or '')))
    local block = symbols.around(list, 'block', line)[1]
    if block then
      table.insert(parts, block.name .. ' ' .. block.detail:gsub('^bix%d+, ', ''))
    end
  end
  local counts = {}
  local reported = vim.diagnostic.count(bufnr)
  for severity, letter in ipairs(letters) do
    if reported[severity] then
      table.insert(counts, letter .. reported[severity])
    end
  end
  if #counts > 0 then
    table.insert(parts, table.concat(counts, ' '))
  end
  return (table.concat(parts, ' · '):gsub('%%', '%%%%'))
end

return M
