-- A buffer that gets another name, as of :file: Neovim tells the server of edits under the new name then, of which the server
-- knows no text until the buffer is written.
local M = {}

--- @param group integer of the autocommands
function M.setup(group)
  vim.api.nvim_create_autocmd('BufFilePre', {
    group = group,
    callback = function(event)
      for _, client in ipairs(vim.lsp.get_clients({ bufnr = event.buf, name = 'ori' })) do
        vim.lsp.buf_detach_client(event.buf, client.id) -- closes it under the old name
        -- Not BufFilePost: that does not come if there is a buffer of the new name.
        vim.schedule(function()
          if vim.api.nvim_buf_is_loaded(event.buf) and not require('ori.server').stopped(client) then
            vim.lsp.buf_attach_client(event.buf, client.id)
          end
        end)
      end
    end,
  })
end

return M
