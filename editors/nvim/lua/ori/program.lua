-- What the program does that the server does not: it is run on the text as the buffer has it.
local server = require('ori.server')
local symbols = require('ori.symbols')
local window = require('ori.window')
local M = {}

--- Runs a command of the program.
--- @param bufnr integer
--- @param args string[]
--- @param stdin? string
--- @param done fun(out: { code: integer, stdout: string, stderr: string }) not called if the program does not start
local function run(bufnr, args, stdin, done)
  local folder = vim.fs.dirname(vim.api.nvim_buf_get_name(bufnr))
  local cmd = vim.list_extend(server.program(), args)
  local ok, job = pcall(vim.system, cmd, {
    stdin = stdin,
    text = true,
    cwd = folder and vim.fn.isdirectory(folder) == 1 and folder or nil, -- where ori.toml is looked for
  }, vim.schedule_wrap(done))
  if not ok then
    vim.notify(('ori: %s does not start: %s'):format(cmd[1], job), vim.log.levels.ERROR)
    return
  end
  return job
end

--- The text of the buffer as it would be written.
local function text(bufnr)
  local ends = vim.bo[bufnr].fileformat == 'dos' and '\r\n' or '\n'
  local all = table.concat(vim.api.nvim_buf_get_lines(bufnr, 0, -1, false), ends)
  return vim.bo[bufnr].endofline and all .. ends or all
end

local function lines_of(out)
  return vim.split((out:gsub('\n$', '')), '\n')
end

local function has_flag(args, name)
  return vim.iter(args):any(function(arg)
    return arg == name or vim.startswith(arg, name .. '=')
  end)
end

--- The function at the cursor, for a command that is of one, as flags.
local function func_at_cursor(bufnr, args)
  if has_flag(args, '--func') then
    return {}
  end
  local func = symbols.around(symbols.now(bufnr), 'function', vim.api.nvim_win_get_cursor(0)[1])[1]
  return func and func.name ~= '(no name)' and { '--func', func.name } or {}
end

--- Runs a command on the text and shows what it prints.
--- @param title string
--- @param args string[]
--- @param stdin? string
--- @param opts? { filetype?: string, language?: string }
local function show(title, args, stdin, opts)
  local bufnr = vim.api.nvim_get_current_buf()
  local name = window.tail(bufnr)
  local _, buf = window.show(title, { 'running...' }, opts or {})
  local job
  job = run(bufnr, args, stdin, function(out)
    if not vim.api.nvim_buf_is_valid(buf) or vim.b[buf].ori_job ~= job.pid then
      return -- it was closed, or something else is shown there meanwhile
    end
    local told = vim.trim(out.stderr) ~= '' and lines_of(out.stderr) or {}
    local lines = out.stdout ~= '' and lines_of(out.stdout) or {}
    lines = vim.tbl_map(function(line)
      return (line:gsub('<stdin>', function()
        return name
      end))
    end, vim.list_extend(lines, told))
    window.fill(buf, #lines > 0 and lines or { '' })
  end)
  if not job then
    return window.fill(buf, { 'the program does not start' })
  end
  vim.b[buf].ori_job = job.pid
  vim.api.nvim_create_autocmd('BufWipeout', {
    buffer = buf,
    once = true,
    callback = function()
      job:kill('sigterm')
    end,
  })
end

-- How views are highlighted, where they are texts of a language.
local views = { ir = { language = 'ori' }, dot = { filetype = 'dot' }, graph = { filetype = 'dot' } }

--- Shows a view of the function at the cursor.
--- @param view string
--- @param args string[] more flags
function M.dump(view, args)
  local bufnr = vim.api.nvim_get_current_buf()
  local all = { 'dump', '-', '--view', view }
  vim.list_extend(all, server.flags(bufnr))
  vim.list_extend(all, func_at_cursor(bufnr, args))
  show(('dump/%s/%s'):format(view, window.tail(bufnr)), vim.list_extend(all, args), text(bufnr), views[view])
end

--- Runs the function at the cursor.
--- @param args string[] more flags
function M.run(args)
  local bufnr = vim.api.nvim_get_current_buf()
  local all = vim.list_extend({ 'run', '-' }, server.flags(bufnr))
  vim.list_extend(all, func_at_cursor(bufnr, args))
  show('run/' .. window.tail(bufnr), vim.list_extend(all, args), text(bufnr))
end

--- Verifies the rewrites of the buffer.
--- @param args string[] more flags
function M.verify(args)
  local bufnr = vim.api.nvim_get_current_buf()
  local all = vim.list_extend({ 'verify', '-' }, server.flags(bufnr))
  show('verify/' .. window.tail(bufnr), vim.list_extend(all, args), text(bufnr))
end

--- Explains a diagnostic, opcode, register, knob, phase or target: one that is named, or of the diagnostic at the cursor's line, or the word at the
--- cursor.
--- @param name? string
function M.explain(name)
  if not name then
    local here = vim.api.nvim_win_get_cursor(0)
    for _, d in ipairs(vim.diagnostic.get(0, { lnum = here[1] - 1 })) do
      if d.source == 'ori' and d.col <= here[2] and here[2] <= d.end_col then
        name = tostring(d.code)
      end
    end
    name = name or vim.fn.expand('<cword>'):match('^[%w_%-]+')
  end
  if not name then
    vim.notify('ori: there is nothing to explain at the cursor', vim.log.levels.WARN)
    return
  end
  show('explain/' .. name, { 'explain', name }, nil, { filetype = 'markdown' })
end

--- Writes a page of what the phases do, and opens it in a browser.
--- @param args string[] more flags
function M.html(args)
  local bufnr = vim.api.nvim_get_current_buf()
  local page = vim.fn.tempname() .. '.html'
  local all = vim.list_extend({ 'html', '-', '-o', page }, server.flags(bufnr))
  run(bufnr, vim.list_extend(all, args), text(bufnr), function(out)
    if out.code ~= 0 then
      vim.notify('ori: ' .. vim.trim(out.stderr), vim.log.levels.ERROR)
      return
    end
    local _, err = vim.ui.open(page)
    vim.notify(err and ('ori: the page is %s: %s'):format(page, err) or 'ori: the page is ' .. page, err and vim.log.levels.WARN or vim.log.levels.INFO)
  end)
end

--- What can follow on the command line of the program.
--- @param args string[]
--- @return string[]
function M.complete(args)
  local cmd = vim.list_extend(server.program(), { '__complete' })
  local ok, job = pcall(vim.system, vim.list_extend(cmd, args), { text = true })
  local out = ok and job:wait(1000)
  if not out or out.code ~= 0 then
    return {}
  end
  local values = {}
  for line in out.stdout:gmatch('[^\n]+') do
    local value = line:match('^[^\t]+')
    if not vim.startswith(value, ':') then
      table.insert(values, value)
    end
  end
  return values
end

return M
