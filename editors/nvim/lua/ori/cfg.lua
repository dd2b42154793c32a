-- :Ori cfg: the control flow graph of the function at the cursor, drawn by the server (ori.draw), in a window beside the text. Where the cursor
-- goes in one of the two, the other follows.
local server = require('ori.server')
local window = require('ori.window')
local M = {}

local marks = vim.api.nvim_create_namespace('ori_cfg')
local group_name = 'ori_cfg'

--- @class ori.Graph
--- @field src integer the buffer of which it is
--- @field buf integer
--- @field win integer
--- @field tick integer of the text that is drawn
--- @field drawn { func: string, range: lsp.Range, lines: string[], blocks: { first: integer, last: integer, range: lsp.Range }[], part: boolean }
--- @field asked integer the line it was asked for at
--- @field at? integer the block that is marked

--- @type ori.Graph? the one window there is
local graph

--- Compares a place (line and character, from 0) with a position of the protocol.
local function before(line, character, position)
  return line < position.line or line == position.line and character < position.character
end

--- The drawn block that a place is in, or between blocks the one above it.
local function block_at(line, character)
  local found
  for n, block in ipairs(graph.drawn.blocks) do
    local start = block.range.start
    if not before(line, character, start) then
      local best = found and graph.drawn.blocks[found].range.start
      if not best or before(best.line, best.character, start) then
        found = n
      end
    end
  end
  return found
end

local function in_function(line)
  local range = graph.drawn.range
  return range.start.line <= line and line <= range['end'].line
end

--- Marks a block in both windows.
local function mark(n)
  local block = graph.drawn.blocks[n]
  vim.api.nvim_buf_clear_namespace(graph.buf, marks, 0, -1)
  vim.api.nvim_buf_clear_namespace(graph.src, marks, 0, -1)
  graph.at = n
  if not block then
    return
  end
  for line = block.first, block.last do
    vim.api.nvim_buf_set_extmark(graph.buf, marks, line, 0, { line_hl_group = 'OriBlock' })
  end
  if vim.api.nvim_get_current_buf() == graph.buf then
    local last = vim.api.nvim_buf_line_count(graph.src) - 1
    for line = block.range.start.line, math.min(block.range['end'].line, last) do
      vim.api.nvim_buf_set_extmark(graph.src, marks, line, 0, { line_hl_group = 'OriBlock' })
    end
  end
end

--- Brings the graph to the block at the cursor of the text.
local function follow_text()
  local pos = vim.api.nvim_win_get_cursor(0)
  local n = block_at(pos[1] - 1, pos[2])
  if n and n ~= graph.at then
    mark(n)
    vim.api.nvim_win_set_cursor(graph.win, { graph.drawn.blocks[n].first + 1, 0 })
  end
end

--- Brings the text to the block at the cursor of the graph.
local function follow_graph()
  local row = vim.api.nvim_win_get_cursor(graph.win)[1] - 1
  for n, block in ipairs(graph.drawn.blocks) do
    if block.first <= row and row <= block.last then
      if n ~= graph.at then
        mark(n)
        local win = vim.fn.bufwinid(graph.src)
        if win ~= -1 then
          vim.api.nvim_win_set_cursor(win, { block.range.start.line + 1, 0 })
        end
      end
      return
    end
  end
end

local function show(bufnr, tick, drawn)
  local same = graph.drawn and graph.src == bufnr and graph.drawn.func == drawn.func
  if graph.src ~= bufnr and vim.api.nvim_buf_is_valid(graph.src) then
    vim.api.nvim_buf_clear_namespace(graph.src, marks, 0, -1)
  end
  local view = vim.api.nvim_win_call(graph.win, vim.fn.winsaveview)
  graph.src, graph.tick, graph.drawn, graph.at = bufnr, tick, drawn, nil
  window.fill(graph.buf, drawn.lines)
  if same then
    vim.api.nvim_win_call(graph.win, function()
      vim.fn.winrestview(view)
    end)
  end
end

--- Whether the part of the function that is drawn has the block at a line, if it is a part: of a function with many
--- blocks only those around the cursor are drawn.
local function in_part(line, character)
  if not graph.drawn.part or line == graph.asked then
    return true
  end
  local n = block_at(line, character)
  return n and line <= graph.drawn.blocks[n].range['end'].line
end

--- Whether the text of the buffer, and the function at its cursor, are what is drawn.
local function current(bufnr)
  local pos = vim.api.nvim_win_get_cursor(0)
  return graph.drawn and graph.src == bufnr and graph.tick == vim.api.nvim_buf_get_changedtick(bufnr)
    and in_function(pos[1] - 1) and in_part(pos[1] - 1, pos[2])
end

--- Draws the function at the cursor again, if it has to, and goes to its block.
--- @param answered? fun(drawn?: table)
local function refresh(answered)
  if not graph then
    return
  end
  local bufnr = vim.api.nvim_get_current_buf()
  if bufnr == graph.buf or vim.bo[bufnr].filetype ~= 'ori' then
    return
  end
  if current(bufnr) then
    return follow_text()
  end
  local client = server.client(bufnr)
  if not client then
    return
  end
  local tick = vim.api.nvim_buf_get_changedtick(bufnr)
  local at = vim.lsp.util.make_position_params(0, client.offset_encoding).position
  local args = { uri = vim.uri_from_bufnr(bufnr), range = { start = at, ['end'] = at } }
  server.request(client, bufnr, 'workspace/executeCommand', { command = 'ori.draw', arguments = { args } }, function(err, drawn)
    if err then -- most often because the text has changed meanwhile, which asks again
      return
    end
    if type(drawn) ~= 'table' then -- vim.NIL: there is none
      drawn = nil
    end
    if graph and drawn and vim.api.nvim_buf_is_valid(bufnr) then
      graph.asked = at.line
      show(bufnr, tick, drawn)
      if vim.api.nvim_get_current_buf() == bufnr then
        follow_text()
      end
    end
    if answered then
      answered(drawn)
    end
  end)
end

local soon = server.debounced(80, refresh)

local function close()
  pcall(vim.api.nvim_del_augroup_by_name, group_name)
  if graph and vim.api.nvim_buf_is_valid(graph.src) then
    vim.api.nvim_buf_clear_namespace(graph.src, marks, 0, -1)
  end
  graph = nil
end

local function watch()
  local group = vim.api.nvim_create_augroup(group_name, { clear = true })
  vim.api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI', 'BufEnter', 'TextChanged', 'TextChangedI' }, {
    group = group,
    callback = function(event)
      if not graph then
        return
      elseif event.buf == graph.buf then
        if event.event == 'CursorMoved' and vim.api.nvim_get_current_win() == graph.win then
          follow_graph()
        end
      elseif vim.bo[event.buf].filetype == 'ori' and event.buf == vim.api.nvim_get_current_buf() then
        if current(event.buf) then
          follow_text()
        else
          soon()
        end
      end
    end,
  })
  vim.api.nvim_create_autocmd('BufWipeout', { group = group, buffer = graph.buf, callback = close })
end

local function highlight(buf)
  vim.api.nvim_buf_call(buf, function()
    vim.cmd([[
      syntax match OriGraphHead /\%1l.*/
      syntax match OriGraphNumber /^ *\d\+\>/
      syntax match OriGraphLine /[│─╭╮╰╯├┤┬┴┼┌└╶]/
      syntax match OriGraphLine /─\@1<=>/
      syntax match OriGraphBack /[╓╥╙╨╟╫║]/
      syntax match OriGraphNote /\v<(divergent|unreachable|cold|no path from the entry is known|a cycle with several entries)>/
    ]])
  end)
end

-- What the graph looks like, unless a colour scheme says otherwise.
for name, as in pairs({
  OriBlock = 'CursorLine',
  OriGraphHead = 'Title',
  OriGraphNumber = 'LineNr',
  OriGraphLine = 'Comment',
  OriGraphBack = 'Special',
  OriGraphNote = 'WarningMsg',
}) do
  vim.api.nvim_set_hl(0, name, { link = as, default = true })
end

--- Opens the window, or closes the one that is there.
function M.toggle()
  if graph then
    local win = graph.win
    close()
    if vim.api.nvim_win_is_valid(win) then
      vim.api.nvim_win_close(win, true)
    end
    return
  end
  local bufnr = vim.api.nvim_get_current_buf()
  if not server.client_or_warn(bufnr) then
    return
  end
  local win, buf = window.show('cfg', {}, { filetype = 'origraph', split = 'right', width = math.floor(vim.o.columns / 2) })
  vim.wo[win].cursorline = false
  graph = { src = bufnr, buf = buf, win = win, tick = -1 }
  highlight(buf)
  vim.keymap.set('n', '<CR>', function()
    local src = graph and vim.fn.bufwinid(graph.src) or -1
    if src ~= -1 then
      vim.api.nvim_set_current_win(src)
    end
  end, { buffer = buf, desc = 'Go to the block in the text' })
  watch()
  refresh(function(drawn)
    if graph and not drawn then
      window.fill(buf, { 'there is no function in the text' })
    end
  end)
end

return M
