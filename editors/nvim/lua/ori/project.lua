-- Neovim does not watch files on Linux by default: the server is told here of an ori.toml that is written, or was changed
-- elsewhere.
local M = {}

local name = 'ori.toml'

--- The nearest ori.toml of each buffer that is attached, as it was seen last.
--- @type table<integer, { path?: string, text: string }>
local seen = {}

--- The nearest ori.toml in the folder of a buffer's file or above it, and what tells its versions from one another.
local function state(bufnr)
  local path = vim.fs.find(name, { upward = true, path = vim.fs.dirname(vim.api.nvim_buf_get_name(bufnr)) })[1]
  local stat = path and vim.uv.fs_stat(path)
  if not stat then
    return { text = '' }
  end
  return { path = path, text = ('%s %d %d %d'):format(path, stat.size, stat.mtime.sec, stat.mtime.nsec) }
end

--- Tells a client that files have changed.
--- @param client vim.lsp.Client
--- @param paths string[]
local function tell(client, paths)
  local changes = vim.tbl_map(function(path)
    return { uri = vim.uri_from_fname(path), type = vim.lsp.protocol.FileChangeType.Changed }
  end, paths)
  require('ori.server').notify(client, 'workspace/didChangeWatchedFiles', { changes = changes })
end

--- Looks whether files have changed since they were seen last, and calls changed() for each client with such.
local function look(changed)
  for _, client in ipairs(vim.lsp.get_clients({ name = 'ori' })) do
    local paths = {}
    for bufnr in pairs(client.attached_buffers) do
      local was, now = seen[bufnr], state(bufnr)
      seen[bufnr] = now
      if was and was.text ~= now.text then
        paths[was.path or now.path] = true
        paths[now.path or was.path] = true
      end
    end
    if next(paths) then
      changed(client, vim.tbl_keys(paths))
    end
  end
end

--- @param group integer of the autocommands
function M.setup(group)
  vim.api.nvim_create_autocmd('BufWritePost', {
    group = group,
    pattern = name,
    callback = function(event)
      look(function() end) -- FocusGained need not tell of it again
      for _, client in ipairs(vim.lsp.get_clients({ name = 'ori' })) do
        tell(client, { vim.fn.fnamemodify(event.match, ':p') })
      end
    end,
  })
  vim.api.nvim_create_autocmd('FocusGained', {
    group = group,
    callback = function()
      look(tell)
    end,
  })
  vim.api.nvim_create_autocmd('LspAttach', {
    group = group,
    callback = function(event)
      local client = vim.lsp.get_client_by_id(event.data.client_id)
      if client and client.name == 'ori' then
        seen[event.buf] = state(event.buf)
      end
    end,
  })
  vim.api.nvim_create_autocmd({ 'LspDetach', 'BufWipeout' }, {
    group = group,
    callback = function(event)
      seen[event.buf] = nil
    end,
  })
end

return M
