if vim.b.did_ftplugin then
  return
end
vim.b.did_ftplugin = 1

vim.bo.commentstring = '// %s'
vim.bo.comments = 's1:/*,mb:*,ex:*/,://'
-- `.L_x_1`, `$calls$leaf`, `IADD3.X` and `R2.64` are one word each.
vim.opt_local.iskeyword:append({ '.', '$' })

if vim.g.ori_treesitter ~= false and not pcall(vim.treesitter.start, 0, 'ori') then
  vim.notify_once('ori: no parser for highlighting yet, :OriInstall builds it', vim.log.levels.WARN)
end

require('ori').map_keys(0)

vim.b.undo_ftplugin = 'setlocal commentstring< comments< iskeyword< | call v:lua.vim.treesitter.stop() | call v:lua.require("ori.motion").unmap()'
