if vim.g.loaded_ori then
  return
end
vim.g.loaded_ori = true

if vim.fn.has('nvim-0.10') == 0 then
  vim.notify('ori: Neovim 0.10 or newer is needed', vim.log.levels.ERROR)
  return
end

vim.api.nvim_create_user_command('OriInstall', function()
  require('ori.build').run()
end, { desc = 'Build the ori parser, its queries and the language server beside the plugin' })

if vim.g.ori_lsp ~= false then
  require('ori').setup()
end
