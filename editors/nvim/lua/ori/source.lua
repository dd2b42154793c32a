-- Lenses on the lines of source files that a listing names (nvdisasm -g, -gi), which is open or in a folder of the
-- workspace: how many instructions come from a line, and where; and these instructions in a floating window. The server
-- is asked, but not attached: another one serves the language of these files.
local server = require('ori.server')
local M = {}

local marks = vim.api.nvim_create_namespace('ori_source')
local lenses = {} --- @type table<integer, lsp.CodeLens[]> of each buffer

local function clients()
  return vim.tbl_filter(function(client)
    return client.initialized
  end, vim.lsp.get_clients({ name = 'ori' }))
end

--- Shows lenses above their lines.
local function show(bufnr)
  vim.api.nvim_buf_clear_namespace(bufnr, marks, 0, -1)
  local titles = {}
  for _, lens in ipairs(lenses[bufnr]) do
    local row = lens.range.start.line
    titles[row] = titles[row] or {}
    table.insert(titles[row], lens.command.title)
  end
  local last = vim.api.nvim_buf_line_count(bufnr) - 1
  for row, list in pairs(titles) do
    if row <= last then -- the listing may be of an older text
      local indent = vim.api.nvim_buf_get_lines(bufnr, row, row + 1, false)[1]:match('^%s*')
      vim.api.nvim_buf_set_extmark(bufnr, marks, row, 0, {
        virt_lines = { { { indent .. table.concat(list, ' | '), 'LspCodeLens' } } },
        virt_lines_above = true,
      })
    end
  end
end

--- Whether a buffer may be a source file.
local function may(bufnr)
  return vim.api.nvim_buf_is_loaded(bufnr) and vim.bo[bufnr].buftype == '' and vim.bo[bufnr].filetype ~= 'ori'
    and vim.api.nvim_buf_get_name(bufnr) ~= ''
end

--- Asks each of some clients: each(client, answer) for those that answer with something, then done().
local function ask(asked, bufnr, method, params, each, done)
  local left = #asked
  if left == 0 then
    return done()
  end
  for _, client in ipairs(asked) do
    server.request(client, bufnr, method, params, function(_, answer)
      if type(answer) == 'table' then
        each(client, answer)
      end
      left = left - 1
      if left == 0 then
        done()
      end
    end)
  end
end

--- Asks for the lenses of a buffer again.
--- @param bufnr integer
function M.refresh(bufnr)
  if vim.g.ori_code_lens == false or not may(bufnr) then
    return
  end
  local asked = clients()
  if #asked == 0 and not lenses[bufnr] then
    return
  end
  local all = {}
  local function done()
    if vim.api.nvim_buf_is_loaded(bufnr) then
      lenses[bufnr] = all
      show(bufnr)
    end
  end
  ask(asked, bufnr, 'textDocument/codeLens', { textDocument = { uri = vim.uri_from_bufnr(bufnr) } }, function(client, list)
    for _, lens in ipairs(list) do
      table.insert(all, vim.tbl_extend('force', lens, { client = client.id }))
    end
  end, done)
end

--- Asks for those of all windows again.
M.visible = server.debounced(100, function()
  for _, win in ipairs(vim.api.nvim_list_wins()) do
    M.refresh(vim.api.nvim_win_get_buf(win))
  end
end)

--- Goes to the instructions that come from the line at the cursor; if they are in several places, these are in the
--- quickfix list.
function M.go()
  local bufnr = vim.api.nvim_get_current_buf()
  local row = vim.api.nvim_win_get_cursor(0)[1] - 1
  local items, left = {}, 0
  local function done()
    if #items == 0 then
      return
    end
    vim.cmd("normal! m'")
    vim.fn.setqflist({}, ' ', { title = 'ori: instructions of the line', items = items })
    vim.cmd.cfirst()
    if #items > 1 then
      local win = vim.api.nvim_get_current_win()
      vim.cmd('botright copen')
      vim.api.nvim_set_current_win(win)
    end
  end
  for _, lens in ipairs(lenses[bufnr] or {}) do
    local client = vim.lsp.get_client_by_id(lens.client)
    if lens.range.start.line == row and client then
      left = left + 1
      server.request(client, bufnr, 'workspace/executeCommand', {
        command = lens.command.command,
        arguments = lens.command.arguments,
      }, function(err, locations)
        if err then
          vim.notify('ori: ' .. err.message, vim.log.levels.ERROR)
        else
          vim.list_extend(items, vim.lsp.util.locations_to_items(locations, client.offset_encoding))
        end
        left = left - 1
        if left == 0 then
          done()
        end
      end)
    end
  end
  if left == 0 then
    vim.notify('ori: no listing has instructions of this line', vim.log.levels.WARN)
  end
end

--- Shows the instructions that come from the line at the cursor in a floating window, as hover does in a listing.
function M.hover()
  local bufnr = vim.api.nvim_get_current_buf()
  if server.client(bufnr) then
    return vim.lsp.buf.hover()
  end
  local row = vim.api.nvim_win_get_cursor(0)[1] - 1
  local asked = may(bufnr) and clients() or {}
  local parts = {}
  local function done()
    if vim.api.nvim_get_current_buf() ~= bufnr or vim.api.nvim_win_get_cursor(0)[1] - 1 ~= row then
      return -- one has gone on
    end
    if #parts == 0 then
      return vim.notify('ori: no listing has instructions of this line', vim.log.levels.WARN)
    end
    local text = table.concat(parts, '\n\n---\n\n')
    vim.lsp.util.open_floating_preview(vim.split(text, '\n'), 'markdown', { focus_id = 'ori_source' })
  end
  local params = { textDocument = { uri = vim.uri_from_bufnr(bufnr) }, position = { line = row, character = 0 } }
  ask(asked, bufnr, 'textDocument/hover', params, function(_, found)
    if found.contents then
      table.insert(parts, found.contents.value)
    end
  end, done)
end

--- Shows the lenses from now on.
--- @param group integer of autocommands
function M.setup(group)
  vim.api.nvim_create_autocmd({ 'BufWinEnter', 'BufEnter', 'BufWritePost', 'LspAttach', 'LspDetach' }, { group = group, callback = M.visible })
  vim.api.nvim_create_autocmd('BufUnload', {
    group = group,
    callback = function(event)
      lenses[event.buf] = nil
    end,
  })
end

return M
