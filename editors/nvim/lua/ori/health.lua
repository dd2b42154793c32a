-- :checkhealth ori
local M = {}

function M.check()
  local health = vim.health
  health.start('ori')
  if vim.fn.has('nvim-0.10') == 1 then
    health.ok('Neovim ' .. tostring(vim.version()))
  else
    health.error('Neovim 0.10 or newer is needed')
  end
  if pcall(vim.treesitter.language.add, 'ori') and #vim.api.nvim_get_runtime_file('parser/ori.*', false) > 0 then
    health.ok('parser: ' .. vim.api.nvim_get_runtime_file('parser/ori.*', false)[1])
  else
    health.warn('no tree-sitter parser', { ':OriInstall builds it, with a C compiler' })
  end
  if vim.treesitter.query.get('ori', 'highlights') then
    health.ok('highlight query')
  else
    health.warn('no highlight query', { ':OriInstall copies it from the repository' })
  end
  local cmd = require('ori').cmd()
  if vim.fn.executable(cmd[1]) == 1 then
    health.ok('server: ' .. table.concat(cmd, ' '))
    local version = vim.list_extend(require('ori.server').program(), { 'version' })
    local ok, job = pcall(vim.system, version, { text = true })
    local out = ok and job:wait(5000) or { code = 1, stdout = '', stderr = job }
    if out.code == 0 then
      health.ok('version: ' .. vim.trim(out.stdout))
    else
      health.error(('%s fails'):format(table.concat(version, ' ')), vim.trim(out.stdout .. out.stderr))
    end
  else
    health.error(('the server %s is not there'):format(cmd[1]), {
      ':OriInstall builds it, with Go',
      'or set vim.g.ori_cmd to the program',
    })
  end
  for _, client in ipairs(vim.lsp.get_clients({ name = 'ori' })) do
    local provider = client.server_capabilities.executeCommandProvider or {}
    local buffers = vim.tbl_count(client.attached_buffers)
    if vim.tbl_contains(provider.commands or {}, 'ori.draw') then
      health.ok(('a server runs for %d buffer%s'):format(buffers, buffers == 1 and '' or 's'))
    else
      health.warn('a server runs that is older than the plugin: it cannot draw for :Ori cfg', { 'build it again: :OriInstall' })
    end
  end
end

return M
