-- :Ori phase: the text beside what a phase of the optimizer makes of it, in diff mode.
local server = require('ori.server')
local window = require('ori.window')
local M = {}

--- The names of the optimizer's phases that begin with a text, and "all".
--- @param lead string
--- @return string[]
function M.names(lead)
  local client = server.client(0)
  local told = client and (client.server_capabilities.experimental or {}).phases or {}
  local names = { 'all' }
  for _, phase in ipairs(told) do
    table.insert(names, phase.name)
  end
  return vim.tbl_filter(function(name)
    return vim.startswith(name:lower(), lead:lower())
  end, names)
end

--- A text as a part of a URI. vim.uri_encode leaves what has a meaning in a query.
--- @param text string
local function escaped(text)
  return (text:gsub('[^%w%-._~]', function(char)
    return ('%%%02X'):format(char:byte())
  end))
end

--- Shows code lenses, or not: since 0.12 they are lines of their own, which the text beside does not have.
--- @return boolean whether they were shown
local function lenses(bufnr, on)
  local lens = vim.lsp.codelens
  if not lens.is_enabled or not vim.api.nvim_buf_is_valid(bufnr) then
    return false
  end
  local was = lens.is_enabled({ bufnr = bufnr })
  lens.enable(on, { bufnr = bufnr })
  return was
end

--- Closes what show() has opened.
function M.close()
  window.close('phase/')
end

--- Shows the buffer beside what it is after a phase, by name or number, or after all of them; what is shown follows the text.
--- @param phase string
function M.show(phase)
  local bufnr, win = vim.api.nvim_get_current_buf(), vim.api.nvim_get_current_win()
  local client = server.client_or_warn(bufnr)
  if not client then
    return
  end
  local name = window.tail(bufnr)
  local uri = ('ori:/%s?phase=%s&of=%s'):format(escaped(name), escaped(phase), escaped(vim.uri_from_bufnr(bufnr)))
  local after
  local function ask()
    server.request(client, bufnr, 'workspace/textDocumentContent', { uri = uri }, function(err, result)
      if err then
        if not after and err.code == vim.lsp.protocol.ErrorCodes.ContentModified and vim.api.nvim_buf_is_valid(bufnr) then
          vim.defer_fn(ask, 150) -- the text was edited meanwhile
        elseif not after then
          vim.notify('ori: ' .. err.message, vim.log.levels.ERROR)
        end
        return
      end
      local lines = vim.split((result.text:gsub('\n$', '')), '\n')
      if not after and vim.deep_equal(lines, vim.api.nvim_buf_get_lines(bufnr, 0, -1, false)) then
        vim.notify(('ori: %s changes nothing'):format(phase == 'all' and 'no phase' or 'phase ' .. phase)) -- and the window shows its edits to come
      end
      if after then
        if vim.api.nvim_buf_is_valid(after) then
          window.fill(after, lines)
          vim.cmd('diffupdate')
        end
        return
      end
      if not vim.api.nvim_win_is_valid(win) or vim.api.nvim_win_get_buf(win) ~= bufnr then
        return
      end
      local beside
      M.close() -- three texts side by side are hard to compare
      local had_lenses = lenses(bufnr, false)
      vim.api.nvim_win_call(win, function()
        beside, after = window.show(('phase/%s/%s'):format(phase, name), lines, { language = 'ori', split = 'right' })
        vim.cmd('diffthis')
      end)
      vim.api.nvim_win_call(beside, function()
        vim.cmd('diffthis')
      end)
      local group = vim.api.nvim_create_augroup('ori_phase_' .. after, { clear = true })
      vim.api.nvim_create_autocmd({ 'TextChanged', 'InsertLeave' }, { group = group, buffer = bufnr, callback = server.debounced(150, ask) })
      vim.api.nvim_create_autocmd('BufWipeout', {
        group = group,
        buffer = after,
        callback = function()
          vim.api.nvim_del_augroup_by_id(group)
          if had_lenses then
            lenses(bufnr, true)
          end
          if vim.api.nvim_win_is_valid(win) then
            vim.api.nvim_win_call(win, function()
              vim.cmd('diffoff')
            end)
          end
        end,
      })
    end)
  end
  ask()
end

return M
