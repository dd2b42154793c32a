-- A buffer that gets another name, as of :file: Neovim tells the server of edits under the new name then, of which the server
-- knows no text until the buffer is written.
local M = {}

--- The clients that were attached to a buffer whose name is about to become another.
--- @type table<integer, vim.lsp.Client[]>
local detached = {}

local function attach(bufnr)
  for _, client in ipairs(detached[bufnr] or {}) do
    if vim.api.nvim_buf_is_loaded(bufnr) and not require('ori.server').stopped(client) then
      vim.lsp.buf_attach_client(bufnr, client.id)
    end
  end
  detached[bufnr] = nil
end

--- @param group integer of the autocommands
function M.setup(group)
  vim.api.nvim_create_autocmd('BufFilePre', {
    group = group,
    callback = function(event)
      local clients = vim.lsp.get_clients({ bufnr = event.buf, name = 'ori' })
      if #clients == 0 then
        return
      end
      detached[event.buf] = clients
      for _, client in ipairs(clients) do
        vim.lsp.buf_detach_client(event.buf, client.id) -- closes it under the old name
      end
      vim.schedule(function()
        attach(event.buf) -- BufFilePost does not come if there is a buffer of the new name
      end)
    end,
  })
  -- Not later: an edit of a buffer without clients would end what tells them of edits.
  vim.api.nvim_create_autocmd('BufFilePost', {
    group = group,
    callback = function(event)
      attach(event.buf)
    end,
  })
end

return M
