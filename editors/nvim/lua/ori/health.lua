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
  else
    health.error(('the server %s is not there'):format(cmd[1]), {
      ':OriInstall builds it, with Go',
      'or set vim.g.ori_cmd to the program',
    })
  end
end

return M
