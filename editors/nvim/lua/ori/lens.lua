-- What code lenses do: vim.lsp.codelens.run(), or grx in Neovim 0.12.
local M = {}

--- Shows what a command of the server answers with: the order of the blocks of a function.
--- @param command lsp.Command
--- @param bufnr integer of the text
local function text(command, bufnr)
  local client = require('ori.server').client_or_warn(bufnr)
  if not client then
    return
  end
  local params = { command = command.command, arguments = command.arguments }
  require('ori.server').request(client, bufnr, 'workspace/executeCommand', params, function(err, answer)
    if err then
      return vim.notify('ori: ' .. err.message, vim.log.levels.ERROR)
    end
    local window = require('ori.window')
    window.show(('%s/%s'):format(command.command:gsub('^ori%.', ''), window.tail(bufnr)), vim.split(vim.trim(answer), '\n'), {})
  end)
end

--- Selects the lines of a loop.
--- @param command lsp.Command
--- @param bufnr integer
local function select(command, bufnr)
  local range = command.arguments[1].range
  local win = vim.fn.bufwinid(bufnr)
  if win > 0 then
    vim.api.nvim_set_current_win(win)
    vim.cmd.normal({ ("m'%dGV%dG"):format(range.start.line + 1, range['end'].line + 1), bang = true })
  end
end

--- What each command of a lens does here.
M.commands = {
  ['ori.rpo'] = text,
  ['ori.dot'] = text,
  ['ori.refusals'] = text,
  ['ori.select'] = select,
}

--- The names of all that can be done here, those on source files too: see ori.source.
--- @return string[]
function M.names()
  return vim.list_extend(vim.tbl_keys(M.commands), { 'ori.instructions' })
end

--- Tells Neovim of them.
function M.setup()
  for name, run in pairs(M.commands) do
    vim.lsp.commands[name] = function(command, context)
      run(command, context.bufnr)
    end
  end
end

return M
