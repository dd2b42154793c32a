-- The language server's set-up, for Neovim 0.10 (vim.lsp.start) and newer (vim.lsp.config).
local M = {}

--- @class ori.Options
--- @field cmd? string|string[] the server's program, or its whole command
--- @field settings? { target?: string, optLevel?: integer|string, maxDiagnostics?: integer }

--- @type ori.Options
local options = {}

local markers = { 'ori.toml', '.git' }

--- The plugin's own folder, links resolved.
--- @return string
function M.folder()
  local file = debug.getinfo(1, 'S').source:sub(2)
  return vim.fn.fnamemodify(vim.uv.fs_realpath(file) or file, ':p:h:h:h')
end

--- The command that starts the server: what the user set, else the program that :OriInstall or install.sh built beside
--- the plugin, else `ori` on PATH.
--- @return string[]
function M.cmd()
  local cmd = options.cmd or vim.g.ori_cmd
  if type(cmd) == 'string' then
    cmd = { cmd, 'lsp' }
  end
  if cmd then
    return cmd
  end
  local bundled = M.folder() .. '/bin/ori'
  return { vim.fn.executable(bundled) == 1 and bundled or 'ori', 'lsp' }
end

--- Starts the server for one buffer, Neovim 0.10.
local function start(bufnr)
  vim.lsp.start({
    name = 'ori',
    cmd = M.cmd(),
    root_dir = vim.fs.root(bufnr, markers),
    settings = { ori = options.settings or {} },
  }, {
    bufnr = bufnr,
    -- Files without a root share one server too; by default each would get its own.
    reuse_client = function(client, config)
      return client.name == config.name and client.config.root_dir == config.root_dir
    end,
  })
end

local function opened(bufnr)
  local cmd = M.cmd()
  if vim.fn.executable(cmd[1]) == 0 then
    vim.notify_once(
      ('ori: the server %s is not there: :OriInstall builds it, vim.g.ori_cmd names another'):format(cmd[1]),
      vim.log.levels.WARN
    )
  elseif not vim.lsp.config then
    start(bufnr)
  end
end

--- Enables the server. The plugin calls it at start; call it again with options to change them.
--- @param opts? ori.Options
function M.setup(opts)
  options = vim.tbl_extend('force', options, opts or {})
  local group = vim.api.nvim_create_augroup('ori', { clear = true })
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = 'ori',
    callback = function(event)
      opened(event.buf)
    end,
  })
  if vim.lsp.config then
    vim.lsp.config('ori', {
      cmd = M.cmd(),
      filetypes = { 'ori' },
      root_markers = markers,
      settings = { ori = options.settings or {} },
    })
    vim.lsp.enable('ori')
    return
  end
  for _, buf in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buf) and vim.bo[buf].filetype == 'ori' then
      opened(buf)
    end
  end
end

return M
