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

vim.api.nvim_create_user_command('OriPhase', function(args)
  require('ori').phase(args.args)
end, {
  nargs = 1,
  complete = function(lead)
    return require('ori').phases(lead)
  end,
  desc = 'Compare the text with what it is after a phase of the optimizer',
})

if vim.g.ori_lsp ~= false then
  require('ori').setup()
end
