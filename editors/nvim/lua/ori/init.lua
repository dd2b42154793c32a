-- The language server's set-up, for Neovim 0.10 (vim.lsp.start) and newer (vim.lsp.config).
local M = {}

--- @class ori.Options
--- @field cmd? string|string[] the server's program, or its whole command
--- @field keys? table<string, string|false>|false keys of motions and text objects, see |ori-keys|; false maps none
--- @field settings? { target?: string, optLevel?: integer|string, maxDiagnostics?: integer, knobs?: table<string, number|boolean|string>, noPhase?: string[], inlayHints?: boolean, codeLens?: boolean, changeLens?: boolean, sourceLens?: boolean, maxAlike?: integer, analysisLimit?: integer, preset?: string, levels?: table<string, string> }

--- @type ori.Options
local options = {}

-- What the server is told that lenses can do here.
local function capabilities()
  return {
    workspace = { codeLens = { refreshSupport = true }, diagnostics = { refreshSupport = true } },
    experimental = { commands = { commands = require('ori.lens').names() } },
  }
end

-- Lenses are asked for again in source files, too, to which the server is not attached.
local handlers = {
  ['workspace/codeLens/refresh'] = function(...)
    require('ori.source').visible()
    local own = vim.lsp.handlers['workspace/codeLens/refresh']
    if own then
      return own(...)
    end
    return vim.NIL
  end,
}

-- Neovim 0.10 and 0.11 ask for diagnostics, but cannot be told to ask again: the options may have become others.
if not vim.lsp.handlers['workspace/diagnostic/refresh'] then
  handlers['workspace/diagnostic/refresh'] = function(_, _, context)
    local client = vim.lsp.get_client_by_id(context.client_id)
    for bufnr in pairs(client and client.attached_buffers or {}) do
      local params = { textDocument = vim.lsp.util.make_text_document_params(bufnr) }
      require('ori.server').request(client, bufnr, 'textDocument/diagnostic', params)
    end
    return vim.NIL
  end
end

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
    capabilities = vim.tbl_deep_extend('force', vim.lsp.protocol.make_client_capabilities(), capabilities()),
    handlers = handlers,
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

--- Shows what the server has to tell between the lines of a buffer, and above functions and loops.
local function attached(bufnr)
  if vim.g.ori_inlay_hints ~= false then
    vim.lsp.inlay_hint.enable(true, { bufnr = bufnr })
  end
  if vim.g.ori_code_lens == false then
    return
  end
  if vim.lsp.codelens.enable then -- newer than 0.11: it refreshes by itself
    vim.lsp.codelens.enable(true, { bufnr = bufnr })
    return
  end
  local function refresh()
    vim.lsp.codelens.refresh({ bufnr = bufnr })
  end
  local group = vim.api.nvim_create_augroup('ori_code_lens', { clear = false })
  vim.api.nvim_clear_autocmds({ group = group, buffer = bufnr }) -- it may have been attached before
  vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'TextChanged' }, {
    group = group,
    buffer = bufnr,
    callback = refresh,
  })
  refresh()
end

--- Maps the motions and text objects in a buffer.
--- @param bufnr integer
function M.map_keys(bufnr)
  local keys = options.keys
  if keys == nil then
    keys = vim.g.ori_keys
  end
  require('ori.motion').map(bufnr, keys)
end

--- The function and block at the cursor and how much is reported, for 'statusline'. Never waits.
--- @return string
function M.statusline()
  return require('ori.statusline').text()
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
  vim.api.nvim_create_autocmd('LspAttach', {
    group = group,
    callback = function(event)
      local client = vim.lsp.get_client_by_id(event.data.client_id)
      if client and client.name == 'ori' then
        -- Not at once: a request that is on its way when Neovim 0.10 quits ends it with a signal.
        vim.defer_fn(function()
          if vim.api.nvim_buf_is_valid(event.buf) and vim.lsp.buf_is_attached(event.buf, client.id) then
            attached(event.buf)
          end
        end, 100)
      end
    end,
  })
  require('ori.source').setup(group)
  require('ori.project').setup(group)
  require('ori.name').setup(group)
  if vim.lsp.config then
    vim.lsp.config('ori', {
      cmd = M.cmd(),
      filetypes = { 'ori' },
      root_markers = markers,
      capabilities = capabilities(),
      handlers = handlers,
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
