-- Runs inside Neovim with the plugin installed: nvim --headless -c 'luafile nvim.lua'. Prints a line for each fact,
-- ends with status 1 at the first that does not hold.
local testdata, work = vim.env.TESTDATA, vim.env.WORK
local patience = tonumber(vim.env.ORI_TEST_WAIT) * 1000
vim.lsp.log.set_level('debug') -- the log is kept after a failure

local function ok(what)
  io.stdout:write('ok: ' .. what .. '\n')
end

local function fail(what, seen)
  io.stdout:write('FAIL: ' .. what .. '\n')
  if seen ~= nil then
    io.stdout:write('  seen: ' .. (type(seen) == 'string' and seen or vim.inspect(seen)) .. '\n')
  end
  io.stdout:write('  messages: ' .. vim.fn.execute('messages') .. '\n')
  vim.cmd('cquit 1')
end

local function check(what, holds, seen)
  if holds then
    ok(what)
  else
    fail(what, seen)
  end
end

--- Waits until holds() is true; seen() says what there is instead.
local function wait(what, holds, seen)
  check(what, vim.wait(patience, holds, 20), seen and seen())
end

local function open(name)
  vim.cmd.edit(vim.fn.fnameescape(name))
  return vim.api.nvim_get_current_buf()
end

--- Line and column (both from 0) of a plain text in a buffer.
local function find(buf, text)
  for row, line in ipairs(vim.api.nvim_buf_get_lines(buf, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then
      return row - 1, column - 1
    end
  end
  fail('no text ' .. text .. ' in ' .. vim.api.nvim_buf_get_name(buf))
end

local function go(buf, text, offset)
  local row, column = find(buf, text)
  vim.api.nvim_win_set_cursor(0, { row + 1, column + (offset or 0) })
  return row
end

local function client_of(buf)
  return vim.lsp.get_clients({ bufnr = buf, name = 'ori' })[1]
end

local function float_text()
  for _, win in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(win).relative ~= '' then
      return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(win), 0, -1, false), '\n')
    end
  end
  return ''
end

local function hover_tells_order(buf, label)
  go(buf, label .. ':', 1)
  vim.lsp.buf.hover()
  wait(('hover on %s tells RPO and idom'):format(label), function()
    local text = float_text()
    return text:find('RPO%D*%d') and text:find('idom')
  end, float_text)
  vim.cmd('fclose!')
end

local function highlighted(buf, text)
  check('highlighting is on', vim.treesitter.highlighter.active[buf] ~= nil)
  vim.treesitter.get_parser(buf, 'ori'):parse(true)
  local row, column = find(buf, text)
  local captures = vim.treesitter.get_captures_at_pos(buf, row, column)
  check(('%s is highlighted'):format(text), #captures > 0 and captures[1].lang == 'ori', captures)
end

local function diagnostics(buf, code)
  return vim.tbl_filter(function(d)
    return d.code == code
  end, vim.diagnostic.get(buf))
end

local function no_errors(buf)
  return #vim.diagnostic.get(buf, { severity = vim.diagnostic.severity.ERROR }) == 0
end

-- Detection: every file of a folder is of the dialect that names the folder.
for path, kind in vim.fs.dir(testdata .. '/detect', { depth = 2 }) do
  if kind == 'file' then
    local dialect = vim.fs.dirname(path)
    local buf = open(testdata .. '/detect/' .. path)
    local filetype, found = vim.bo[buf].filetype, vim.b[buf].ori_dialect
    if dialect == 'none' then
      check(path .. ' is not a listing', filetype ~= 'ori', filetype)
    else
      check(path .. ' is a listing', filetype == 'ori' and found == dialect, { filetype, found })
    end
    vim.cmd('bwipeout!')
  end
end
local style = open(testdata .. '/detect/none/style.sass')
check('a stylesheet stays one', vim.bo[style].filetype == 'sass', vim.bo[style].filetype)
vim.cmd('bwipeout!')

-- A real listing.
local listing = open(testdata .. '/nested_if.sass')
check('the listing is detected', vim.bo[listing].filetype == 'ori' and vim.b[listing].ori_dialect == 'nvdisasm')
highlighted(listing, 'IMAD.MOV.U32')
wait('the server serves the listing', function()
  local client = client_of(listing)
  return client and client.initialized
end)
hover_tells_order(listing, '.L_x_0')
check('the listing has no errors', no_errors(listing), vim.diagnostic.get(listing))

-- A native file, edited: a copy, as the code action changes it.
local path = work .. '/thread.ori'
assert(vim.uv.fs_copyfile(testdata .. '/thread.ori', path))
local native = open(path)
check('the native file is detected', vim.bo[native].filetype == 'ori', vim.bo[native].filetype)
highlighted(native, 'ISETP.EQ.AND')
wait('the server serves the native file', function()
  local client = client_of(native)
  return client and client.initialized
end)
wait('a thread-branch diagnostic appears', function()
  return #diagnostics(native, 'thread-branch') > 0
end, function()
  return vim.diagnostic.get(native)
end)
local found = diagnostics(native, 'thread-branch')
local branch = find(native, '@P0 BRA')
check('it is there once, at the branch, from ori', #found == 1 and found[1].lnum == branch and found[1].source == 'ori', found)
check('the native file has no errors', no_errors(native), vim.diagnostic.get(native))
hover_tells_order(native, 'L2')
wait('an inlay hint tells the order of L2', function()
  for _, hint in ipairs(vim.lsp.inlay_hint.get({ bufnr = native })) do
    local label = hint.inlay_hint.label
    if type(label) == 'table' then
      label = vim.iter(label):fold('', function(text, part)
        return text .. part.value
      end)
    end
    if hint.inlay_hint.position.line == find(native, 'L2:') and label:find('^RPO %d+ · idom %w') then
      return true
    end
  end
end, function()
  return vim.lsp.inlay_hint.get({ bufnr = native })
end)
wait('a code lens above the function counts its blocks', function()
  for _, lens in ipairs(vim.lsp.codelens.get(vim.fn.has('nvim-0.12') == 1 and { bufnr = native } or native)) do
    lens = lens.lens or lens
    if lens.command and lens.command.title:find('^%d+ blocks') then
      return true
    end
  end
end, function()
  return vim.lsp.codelens.get(vim.fn.has('nvim-0.12') == 1 and { bufnr = native } or native)
end)
local text_win = vim.api.nvim_get_current_win()
go(native, '.entry', 0)
vim.lsp.codelens.run()
local order
wait('the lens of a function shows the order of its blocks', function()
  for _, win in ipairs(vim.api.nvim_tabpage_list_wins(0)) do
    local buf = vim.api.nvim_win_get_buf(win)
    if vim.startswith(vim.api.nvim_buf_get_name(buf), 'ori://rpo/') then
      order = win
      return table.concat(vim.api.nvim_buf_get_lines(buf, 0, -1, false), '\n'):find('RPO traversal order: %[0, ')
    end
  end
end)
check('and takes no cursor', vim.api.nvim_get_current_win() == text_win)
vim.api.nvim_win_close(order, true)
go(native, 'STG.E    [R2.64], R0', 20)
vim.lsp.buf.definition({ on_list = function(list) vim.g.ori_defs = #list.items end })
wait('three writes of R0 may reach the store', function()
  return vim.g.ori_defs == 3
end, function()
  return vim.g.ori_defs
end)

go(native, '@P0 BRA', 4)
local offered
vim.ui.select = function(items, _, choose)
  offered = vim.tbl_map(function(item)
    return item.action.title
  end, items)
  for i, title in ipairs(offered) do
    if title == 'Thread branch to L2' then
      return choose(items[i], i)
    end
  end
end
vim.lsp.buf.code_action()
wait('"Thread branch to L2" is offered', function()
  return offered and vim.tbl_contains(offered, 'Thread branch to L2')
end, function()
  return offered
end)
wait('it changes the branch', function()
  local line = vim.api.nvim_buf_get_lines(native, branch, branch + 1, false)[1]
  return line:find('^@P0 BRA%s+L2%s*$')
end, function()
  return vim.api.nvim_buf_get_lines(native, branch, branch + 1, false)
end)
wait('the diagnostic goes', function()
  return #diagnostics(native, 'thread-branch') == 0
end, function()
  return vim.diagnostic.get(native)
end)
check('it leaves no errors', no_errors(native), vim.diagnostic.get(native))
vim.cmd('silent undo')
wait('undo brings the diagnostic back', function()
  return #diagnostics(native, 'thread-branch') == 1
end)

go(native, 'L2:')
vim.lsp.buf.rename('store')
wait('a label is renamed where it is defined and where it is used', function()
  local text = table.concat(vim.api.nvim_buf_get_lines(native, 0, -1, false), '\n')
  return text:find('\nstore:') and text:find('BRA%s+store\n') and text:find('can go to L2 at once') and not text:find('BRA%s+L2')
end, function()
  return vim.api.nvim_buf_get_lines(native, 0, -1, false)
end)
wait('diagnostics are of the new name', function()
  local list = diagnostics(native, 'thread-branch')
  return #list == 1 and list[1].message:find('store', 1, true)
end, function()
  return vim.diagnostic.get(native)
end)
vim.cmd('silent undo')
go(native, 'BRA      L1', 10)
vim.fn.setqflist({}, 'r')
vim.lsp.buf.outgoing_calls()
wait('the hierarchy of a block leads to its successor', function()
  local list = vim.fn.getqflist()
  return #list == 1 and list[1].text:find('L2', 1, true)
end, function()
  return vim.fn.getqflist()
end)
vim.cmd('cclose')
vim.api.nvim_set_current_win(vim.fn.bufwinid(native))
local tree
vim.lsp.buf.workspace_symbol('l3', { on_list = function(list) tree = list.items end })
wait('a symbol is found in the open documents', function()
  return tree and #tree > 0 and tree[1].text:find('L3', 1, true)
end, function()
  return tree
end)

-- What it offers while one writes.
local function ask(method, params)
  params.textDocument = vim.lsp.util.make_text_document_params(native)
  local client = client_of(native)
  local answer
  if vim.fn.has('nvim-0.11') == 1 then
    answer = client:request_sync(method, params, patience, native)
  else
    answer = client.request_sync(method, params, patience, native)
  end
  return answer and answer.result
end
wait('tokens tell registers from opcodes', function()
  local row, column = find(native, 'ISETP')
  local token = vim.lsp.semantic_tokens.get_at_pos(native, row, column)
  return token and token[1] and token[1].type == 'opcode'
end)
local row, column = find(native, 'ISETP')
local items = ask('textDocument/completion', { position = { line = row, character = column + 4 } }).items
check('an opcode is completed', vim.iter(items):any(function(item)
  return item.label == 'ISETP'
end), items)
vim.api.nvim_buf_set_lines(native, row, row, false, { 'MOV R9,R0 // a comment' })
vim.lsp.buf.format({ bufnr = native, timeout_ms = patience })
local line = vim.api.nvim_buf_get_lines(native, row, row + 1, false)[1]
check('the text is laid out', line:find('^    MOV +R9, R0 // a comment$') ~= nil, line)
vim.cmd('silent undo')
vim.cmd('silent undo')

--- The text that :Ori phase shows, nil if it shows none.
local function after_phase()
  for _, win in ipairs(vim.api.nvim_list_wins()) do
    local buf = vim.api.nvim_win_get_buf(win)
    if vim.wo[win].diff and vim.startswith(vim.api.nvim_buf_get_name(buf), 'ori://phase/15/') then
      return table.concat(vim.api.nvim_buf_get_lines(buf, 0, -1, false), '\n')
    end
  end
end
vim.cmd('Ori phase 15')
wait('the text after phase 15 is shown beside it', after_phase)
check('its branch leads on', after_phase():find('@P0 BRA%s+L2') ~= nil)
vim.cmd('Ori close')
local told
local notify = vim.notify
vim.notify = function(text)
  told = text
end
vim.cmd('Ori phase 30')
wait('it is said that a phase changes nothing', function()
  return told == 'ori: phase 30 changes nothing'
end, function()
  return told
end)
vim.notify = notify
vim.cmd('Ori close')

-- A name with what means something in a URI or its query.
local odd = work .. "/a+b c@(d)&e#f'g%h=i\u{e4}.ori"
vim.fn.writefile({ '.entry f {', '    BRA a', 'a:', '    EXIT', '}' }, odd)
local strange = open(odd)
wait('a file with a strange name is analysed', function()
  return #diagnostics(strange, 'branch-to-next') == 1
end)
vim.cmd('Ori phase 15')
wait('its text after phase 15 is shown', after_phase)
check('without the branch', after_phase():find('BRA') == nil)
vim.cmd('Ori close')

-- ori.toml: written here, with a mistake, and changed elsewhere.
local project = work .. '/project'
vim.fn.mkdir(project, 'p')
vim.fn.writefile({ '.entry f {', '    BRA a', 'a:', '    EXIT', '}' }, project .. '/x.ori')
local governed = open(project .. '/x.ori')
local function severity()
  local list = diagnostics(governed, 'branch-to-next')
  return #list == 1 and list[1].severity
end
wait('a text without ori.toml is analysed', function()
  return severity() == vim.diagnostic.severity.INFO
end)
vim.cmd('split ' .. vim.fn.fnameescape(project .. '/ori.toml'))
local toml = vim.api.nvim_get_current_buf()
local told_of = {} -- the server sees changes itself, but only when something is asked
vim.api.nvim_create_autocmd('LspNotify', {
  group = vim.api.nvim_create_augroup('told_of', {}),
  callback = function(event)
    if event.data.method == 'workspace/didChangeWatchedFiles' and event.data.client_id == client_of(governed).id then
      table.insert(told_of, event.data.params.changes)
    end
  end,
})
--- Waits until the server was told of ori.toml so many times in all, and no more.
local function told_times(n)
  wait('the server is told of it', function()
    return #told_of == n and #told_of[n] == 1 and told_of[n][1].uri == vim.uri_from_fname(project .. '/ori.toml')
  end, function()
    return told_of
  end)
end
local function level(word)
  return { '[levels]', ('branch-to-next = "%s"'):format(word) }
end
vim.api.nvim_buf_set_lines(toml, 0, -1, false, level('error'))
vim.cmd('silent write')
told_times(1)
wait('an ori.toml that is written has effect', function()
  return severity() == vim.diagnostic.severity.ERROR
end, severity)
vim.api.nvim_buf_set_lines(toml, 0, -1, false, level('eror'))
vim.cmd('silent write')
told_times(2)
wait('a mistake in it is shown there', function()
  local list = vim.diagnostic.get(toml)
  return #list == 1 and list[1].lnum == 1 and list[1].col == 0 and list[1].end_col == #'branch-to-next' and list[1].message:find('did you mean error')
end, function()
  return vim.diagnostic.get(toml)
end)
vim.fn.writefile(level('warning'), project .. '/ori.toml')
vim.cmd('silent doautocmd FocusGained')
told_times(3)
vim.cmd('silent doautocmd FocusGained')
wait('an ori.toml that was changed elsewhere has effect', function()
  return severity() == vim.diagnostic.severity.WARN
end, severity)
wait('and the mistake is gone', function()
  return #vim.diagnostic.get(toml) == 0
end)
told_times(3)
vim.api.nvim_del_augroup_by_name('told_of')
vim.cmd('bwipeout! ' .. toml)

-- Another name.
vim.cmd('silent file ' .. vim.fn.fnameescape(project .. '/new.sass'))
vim.api.nvim_buf_set_lines(governed, 3, 3, false, { '    BRA b', 'b:' })
local function branches()
  return #diagnostics(governed, 'branch-to-next')
end
wait('a text that got another name is analysed as it is edited', function()
  return branches() == 2
end, branches)
wait('its hints are there', function()
  return #vim.lsp.inlay_hint.get({ bufnr = governed }) > 0
end)
check('the name of another buffer is not taken', not pcall(vim.cmd.file, vim.fn.fnameescape(path)))
wait('the server stays', function()
  return client_of(governed)
end)
vim.api.nvim_buf_set_lines(governed, 5, 5, false, { '    BRA c', 'c:' })
wait('and the text is analysed then, too', function()
  return branches() == 3
end, branches)
vim.cmd('bwipeout! ' .. governed)

-- A listing that names its source lines, and its source file.
local inlined = open(testdata .. '/inlined.sass')
wait('the server serves the listing with source lines', function()
  local client = client_of(inlined)
  return client and client.initialized
end)
go(inlined, 'FMUL', 1)
vim.lsp.buf.hover()
wait('hover tells the source line and where it is inlined', function()
  return float_text():find('source line.*src/scale.cu:3.*inlined at.*src/scale.cu:9')
end, float_text)
vim.cmd('fclose!')
vim.lsp.buf.definition({ on_list = function(list)
  vim.g.ori_sources = vim.tbl_map(function(item)
    return ('%s:%d'):format(vim.fs.basename(item.filename), item.lnum)
  end, list.items)
end })
wait('definition leads to both', function()
  return vim.deep_equal(vim.g.ori_sources, { 'scale.cu:3', 'scale.cu:9' })
end, function()
  return vim.g.ori_sources
end)
local source = open(testdata .. '/src/scale.cu')
local function source_lenses()
  local lines = {}
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(source, vim.api.nvim_create_namespace('ori_source'), 0, -1, { details = true })) do
    table.insert(lines, ('%d %s'):format(mark[2] + 1, mark[4].virt_lines[1][1][1]))
  end
  return lines
end
wait('the lines of the source file have lenses', function()
  return source_lenses()[5] == '9     inlined.sass: 5 instructions of scale, 1 of inlined functions'
end, source_lenses)
check('the server is not attached to it', client_of(source) == nil)
vim.api.nvim_win_set_cursor(0, { 9, 0 })
vim.cmd('Ori hover')
wait('hover shows the instructions of the line', function()
  return float_text():find('inlined.sass.*5 instructions of scale, 1 of inlined functions.*FMUL R7, R2, c%[0x0%]')
end, float_text)
vim.cmd('fclose!')
check('the server is not attached to it then, either', client_of(source) == nil)
vim.cmd('Ori instructions')
wait('they lead to the instructions', function()
  return vim.api.nvim_get_current_buf() == inlined and vim.api.nvim_get_current_line():find('0080')
end, vim.api.nvim_get_current_line)
vim.cmd('bwipeout! ' .. inlined)
vim.cmd('buffer ' .. source)
vim.api.nvim_buf_clear_namespace(source, vim.api.nvim_create_namespace('ori_source'), 0, -1)
vim.cmd('doautocmd BufEnter')
wait('the lenses are of the listing in the workspace when it is not open', function()
  return source_lenses()[5] == '9     inlined.sass: 5 instructions of scale, 1 of inlined functions'
end, source_lenses)
vim.api.nvim_win_set_cursor(0, { 9, 0 })
vim.cmd('Ori instructions')
wait('they lead there', function()
  return vim.fs.basename(vim.api.nvim_buf_get_name(0)) == 'inlined.sass' and vim.api.nvim_get_current_line():find('0080')
end, vim.api.nvim_get_current_line)
check('nothing is reported in the source file', #vim.diagnostic.get(source) == 0)

-- One server for the repository's files, one for those that have no root. They go when asked to.
local clients = vim.lsp.get_clients({ name = 'ori' })
check('servers are shared', #clients <= 2, #clients)
for _, client in ipairs(clients) do
  check('the server is the installed one', vim.startswith(client.config.cmd[1], work), client.config.cmd)
  if vim.fn.has('nvim-0.11') == 1 then
    client:stop()
  else
    client.stop()
  end
end
wait('the server stops', function()
  return #vim.lsp.get_clients({ name = 'ori' }) == 0
end)
vim.cmd('qall!')
