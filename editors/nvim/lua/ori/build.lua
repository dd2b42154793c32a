-- Builds what cannot be in the repository: the parser, from grammar/src, and the server. The queries are copied from
-- grammar/queries, where the only copy of them is kept.
local M = {}

local function run(cmd, cwd)
  local ok, job = pcall(vim.system, cmd, { cwd = cwd, text = true })
  local done = ok and job:wait() or { code = 1, stderr = job }
  if done.code ~= 0 then
    error(('ori: %s\n%s%s'):format(table.concat(cmd, ' '), done.stdout or '', done.stderr or ''), 0)
  end
end

local function copy(from, to)
  vim.fn.mkdir(vim.fs.dirname(to), 'p')
  assert(vim.uv.fs_copyfile(from, to .. '.part'))
  assert(vim.uv.fs_rename(to .. '.part', to))
end

local function copy_tree(from, to)
  for name, kind in vim.fs.dir(from, { depth = 20 }) do
    if kind == 'file' then
      copy(from .. '/' .. name, to .. '/' .. name)
    end
  end
end

local function first_executable(names)
  for _, name in ipairs(names) do
    if name and vim.fn.executable(name) == 1 then
      return name
    end
  end
end

local function parser(grammar, dest)
  local cc = first_executable({ vim.env.CC or false, 'cc', 'gcc', 'clang' })
  if not cc then
    error('ori: no C compiler (cc, gcc or clang, or set CC)', 0)
  end
  vim.fn.mkdir(dest .. '/parser', 'p')
  local out = dest .. '/parser/ori.so'
  local cmd = { cc, '-shared', '-fPIC', '-O2', '-I', grammar .. '/src', '-o', out .. '.part', grammar .. '/src/parser.c' }
  local scanner = grammar .. '/src/scanner.c'
  if vim.uv.fs_stat(scanner) then
    table.insert(cmd, scanner)
  end
  run(cmd)
  -- Renamed, not written over: the old one may be loaded.
  assert(vim.uv.fs_rename(out .. '.part', out))
end

-- A server that is built already (ORI_BIN) is taken as it is.
local function server(repo, dest)
  local out = dest .. '/bin/ori'
  vim.fn.mkdir(dest .. '/bin', 'p')
  if vim.env.ORI_BIN then
    copy(vim.env.ORI_BIN, out)
  elseif vim.fn.executable('go') == 1 then
    run({ 'go', 'build', '-o', out, './cmd/ori' }, repo)
  elseif vim.fn.executable('ori') == 0 then
    error('ori: no server: Go is needed to build it', 0)
  end
end

--- Builds into a folder; raises an error that says what went wrong.
--- @param dest? string an empty folder that shall become a plugin folder; without it, this plugin's own
function M.run(dest)
  local here = vim.fn.fnamemodify(vim.uv.fs_realpath(debug.getinfo(1, 'S').source:sub(2)), ':p:h:h:h')
  local repo = vim.fs.dirname(vim.fs.dirname(here))
  local grammar = repo .. '/grammar'
  if not vim.uv.fs_stat(grammar .. '/src/parser.c') then
    error('ori: this copy of the plugin is apart from its repository, build from there', 0)
  end
  local own = not dest
  dest = dest or here
  if not own then
    for _, name in ipairs({ 'doc', 'ftdetect', 'ftplugin', 'lua', 'plugin' }) do
      copy_tree(here .. '/' .. name, dest .. '/' .. name)
    end
  end
  parser(grammar, dest)
  copy_tree(grammar .. '/queries', dest .. '/queries/ori')
  server(repo, dest)
  vim.cmd.helptags(vim.fn.fnameescape(dest .. '/doc'))
  if own then
    vim.notify('ori: the parser and the server are built, open a file again to use them')
  end
end

return M
