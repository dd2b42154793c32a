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

vim.api.nvim_create_user_command('Ori', function(args)
  require('ori.command').run(args.fargs[1], vim.list_slice(args.fargs, 2), args.bang)
end, {
  nargs = '+',
  bang = true,
  complete = function(lead, line, pos)
    return require('ori.command').complete(lead, line:sub(1, pos))
  end,
  desc = 'The control flow graph, phases, and what the program ori does, of this text',
})

-- What the server's tokens look like that colour schemes know nothing of. A scheme's own choice stays.
for name, as in pairs({
  ['@lsp.type.opcode.ori'] = '@function.builtin',
  ['@lsp.type.modifier.ori'] = '@attribute',
  ['@lsp.type.register.ori'] = '@variable',
  ['@lsp.type.uniformRegister.ori'] = '@variable.builtin',
  ['@lsp.type.predicate.ori'] = '@variable.parameter',
  ['@lsp.type.uniformPredicate.ori'] = '@variable.parameter',
  ['@lsp.type.barrier.ori'] = '@keyword',
  ['@lsp.type.specialRegister.ori'] = '@constant.builtin',
  ['@lsp.type.label.ori'] = '@label',
  ['@lsp.type.directive.ori'] = '@keyword.directive',
  ['@lsp.mod.dead.ori'] = 'DiagnosticUnnecessary',
  ['@lsp.mod.unreachable.ori'] = 'DiagnosticUnnecessary',
}) do
  vim.api.nvim_set_hl(0, name, { link = as, default = true })
end

require('ori.lens').setup()

if vim.g.ori_lsp ~= false then
  require('ori').setup()
end
