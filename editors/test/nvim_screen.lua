-- Drives a second Neovim by keys and reads its screen: nvim -l nvim_screen.lua PROGRAM. The plugin has to be installed. Prints a line for each
-- fact, ends with status 1 at the first that does not hold. SCREENS names a folder that the screens go to, as text.
local testdata, work = vim.env.TESTDATA, vim.env.WORK
local screens = vim.env.SCREENS
local program = arg[1]

local nvim = vim.fn.jobstart({ program, '--embed', '--headless', '-i', 'NONE', '-n' }, { rpc = true, env = { TERM = 'dumb' } })

local function request(method, ...)
  return vim.rpcrequest(nvim, 'nvim_' .. method, ...)
end

local function lua(code, ...)
  return request('exec_lua', code, { ... })
end

--- The screen as lines of text.
local function screen()
  return lua([[
    vim.cmd('redraw')
    local rows = {}
    for row = 1, vim.o.lines do
      local cells = {}
      for column = 1, vim.o.columns do
        cells[column] = vim.fn.screenstring(row, column)
      end
      rows[row] = (table.concat(cells):gsub('%s+$', ''))
    end
    return rows
  ]])
end

local function fail(what, seen)
  io.stdout:write('FAIL: ' .. what .. '\n')
  if seen ~= nil then
    io.stdout:write('  seen: ' .. (type(seen) == 'string' and seen or vim.inspect(seen)) .. '\n')
  end
  io.stdout:write(table.concat(screen(), '\n') .. '\n')
  io.stdout:write('  messages: ' .. lua([[return vim.fn.execute('messages')]]) .. '\n')
  os.exit(1)
end

local function check(what, holds, seen)
  if not holds then
    fail(what, seen)
  end
  io.stdout:write('ok: ' .. what .. '\n')
end

--- Waits until holds() is true; seen() says what there is instead.
local function wait(what, holds, seen)
  check(what, vim.wait(tonumber(vim.env.ORI_TEST_WAIT) * 1000, holds, 20), seen and seen())
end

--- Waits until a row of the screen matches a pattern, and returns it.
local function wait_screen(what, pattern)
  local row
  wait(what, function()
    for _, line in ipairs(screen()) do
      if line:find(pattern) then
        row = line
        return true
      end
    end
  end)
  return row
end

--- Types keys. What they lead to may come later.
local function keys(text)
  vim.rpcnotify(nvim, 'nvim_input', text) -- no answer: it may be what ends it
end

--- Runs a command line as typed.
local function ex(line)
  keys('<Esc>:' .. line:gsub('<', '<lt>') .. '<CR>')
end

local function keep_screen(name)
  if screens then
    vim.fn.mkdir(screens, 'p')
    vim.fn.writefile(screen(), screens .. '/' .. name .. '.txt')
  end
end

--- The line of the cursor, and its number.
local function cursor_line()
  return unpack(lua([[return { vim.api.nvim_get_current_line(), vim.fn.line('.') }]]))
end

local function buffer_name()
  return lua([[return vim.fn.fnamemodify(vim.api.nvim_buf_get_name(0), ':t')]])
end

lua([[
  vim.o.columns, vim.o.lines, vim.o.swapfile, vim.o.more = 160, 45, false, false
  vim.g.opened = {}
  vim.ui.open = function(path)
    vim.g.opened = { path }
  end
  vim.o.statusline = "%f %{%v:lua.require'ori'.statusline()%}"
]])

--- The line of the cursor in the window that shows a buffer of this name, nil if there is none.
local function line_in(name)
  local line = lua([=[
    for _, win in ipairs(vim.api.nvim_list_wins()) do
      local buf = vim.api.nvim_win_get_buf(win)
      if vim.endswith(vim.api.nvim_buf_get_name(buf), ...) then
        return vim.api.nvim_buf_get_lines(buf, 0, -1, false)[vim.api.nvim_win_get_cursor(win)[1]]
      end
    end
  ]=], name)
  return line ~= vim.NIL and line or nil
end

--- Opens a copy of a test file and waits until the server has told of it.
local function open(name)
  local path = work .. '/' .. name
  assert(vim.uv.fs_copyfile(testdata .. '/' .. name, path))
  ex('edit ' .. path)
  wait(name .. ' is served', function()
    return buffer_name() == name and lua([[
      local client = vim.lsp.get_clients({ bufnr = 0, name = 'ori' })[1]
      return client and client.initialized or false
    ]])
  end)
end

local function wait_cursor(what, pattern)
  wait(what, function()
    return (cursor_line()):find(pattern) ~= nil
  end, function()
    return { cursor_line() }
  end)
end

-- The graph beside the text.
open('loops.ori')
keys('/MOV<CR>')
wait_screen('the status line tells the function and the block', 'loops%.ori nest sm_86 · BB0 RPO 0 · I2')
ex('Ori cfg')
wait_screen('the graph is drawn', 'nest: 5 blocks, 2 loops, sm_86')
wait_screen('with back edges beside the loops', '║ ╓>├     inner +3  loop of 1 block')
keep_screen('cfg')
check('the cursor stays in the text', buffer_name() == 'loops.ori', buffer_name())
keys('/^inner<CR>')
wait('the graph goes where the cursor goes', function()
  return (line_in('ori://cfg') or ''):find('├     inner')
end, function()
  return line_in('ori://cfg')
end)
wait_screen('so does the status line', 'inner RPO 2, loop depth 2')
keys('<C-w>l')
wait('the graph can be entered', function()
  return buffer_name() == 'cfg'
end, buffer_name)
keys('/BB3<CR>')
wait('the text goes where the cursor goes in the graph', function()
  return (line_in('loops.ori') or ''):find('IADD3    R0, R0, R1')
end, function()
  return line_in('loops.ori')
end)
keys('<CR>')
wait('Enter leads to the text', function()
  return buffer_name() == 'loops.ori'
end, buffer_name)
keys('/^inner<CR>Omiddle:<CR>    NOP<CR>@P2 BRA      outer<Esc>')
wait_screen('an edit is drawn', '├   middle +2')
wait_screen('with its back edge', '╟───┤ +@P2 BRA outer')
lua([[
  for n, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    if line:find('between two blocks') then -- below the cursor
      vim.api.nvim_buf_set_lines(0, n, n, false, { '    NOP' })
    end
  end
]])
wait_screen('so is one that leaves the cursor as it is', '├   BB4 +4')
keys('/^.func<CR>j')
wait_screen('another function is drawn when the cursor goes there', 'leaf: 1 block, sm_86')
check('only the graph has changed', buffer_name() == 'loops.ori', buffer_name())
ex('Ori cfg')
wait('the graph closes', function()
  return #lua([[return vim.api.nvim_list_wins()]]) == 1
end)
ex('edit!')

-- Motions and text objects.
keys('gg]b')
wait_cursor(']b goes to the first block', '^    MOV      R0')
keys('2]b')
wait_cursor('2]b skips one', '^inner:')
keys('[b')
wait_cursor('[b goes back', '^outer:')
keys('gg]l')
wait_cursor(']l goes to a loop', '^outer:')
keys(']l')
wait_cursor(']l goes to the loop in it', '^inner:')
keys('[l')
wait_cursor('[l goes back', '^outer:')
keys(']f')
wait_cursor(']f goes to the next function', '^%.func leaf')
keys('[f')
wait_cursor('[f goes back', '^%.entry nest')
keys(']f99]b')
wait_cursor('without so many blocks it stays', '^%.func leaf')
keys('``')
wait_cursor('a motion is in the list of jumps', '^%.entry nest')
local function yanked(what, typed, first, last)
  keys('gg/R1, R1, 0x1<CR>' .. typed)
  wait(what, function()
    local text = lua([[return vim.fn.getreg('"', 1, true)]])
    return vim.startswith(text[1] or '', first) and vim.startswith(text[#text], last)
  end, function()
    return lua([[return vim.fn.getreg('"', 1, true)]])
  end)
end
yanked('yak takes a block', 'yak', 'inner:', '@P0 BRA      inner')
yanked('yik takes it without its label', 'yik', '    IADD3    R1', '@P0 BRA      inner')
yanked('yal takes a loop', 'yal', 'inner:', '@P0 BRA      inner')
yanked('y2al takes the loop around it', 'y2al', 'outer:', '@P1 BRA      outer')
yanked('yil takes a loop without its label', 'yil', '    IADD3    R1', '@P0 BRA      inner')
yanked('yaf takes a function', 'yaf', '.entry nest', '}')
yanked('yif takes its blocks', 'yif', '    MOV      R0', '    EXIT')
yanked('vak selects a block', 'vaky', 'inner:', '@P0 BRA      inner')

-- A phase beside the text.
open('thread.ori')
ex('Ori phase 15')
wait_screen('the text after phase 15 is beside it', '│.*@P0 BRA      L2')
keep_screen('phase')
check('the cursor stays in the text', buffer_name() == 'thread.ori' and lua([[return vim.wo.diff]]), buffer_name())
check('the server is not asked of it', lua([[
  return vim.iter(vim.api.nvim_list_bufs()):all(function(buf)
    return not vim.startswith(vim.api.nvim_buf_get_name(buf), 'ori://') or #vim.lsp.get_clients({ bufnr = buf }) == 0
  end)
]]))
keys('gg/ISETP.GT<CR>o    // one more line<Esc>')
wait_screen('it follows an edit', '│.*// one more line')
ex('Ori phase 16')
wait('another phase takes its place', function()
  return line_in('ori://phase/16/thread.ori') and not line_in('ori://phase/15/thread.ori') and lua([[return vim.wo.diff]])
end)
ex('Ori close')
wait('without it the text is not compared', function()
  return #lua([[return vim.api.nvim_list_wins()]]) == 1 and not lua([[return vim.wo.diff]])
end)
ex('Ori phase 99')
wait('an unknown phase is told of', function()
  return lua([[return vim.fn.execute('messages')]]):find('no phase "?99')
end)

-- What the program prints, of the text as it is in the buffer.
keys('gg/^L1:<CR>Ofresh:<Esc>')
ex('Ori dump cfg')
wait_screen('a view of the text as it is', '^ *%d+ +fresh ')
check('the cursor stays in the text', buffer_name() == 'thread.ori', buffer_name())
ex('Ori close')
ex('Ori run --lanes 1')
wait_screen('the function at the cursor is run', 'issue slots')
ex('Ori close')
ex('Ori verify')
wait_screen('the rewrites are verified', '0 differ')
ex('Ori close')
ex('Ori dump cfg --func nowhere')
wait_screen('what goes wrong is shown', 'no function "?nowhere')
ex('Ori close')
ex('Ori explain thread-branch')
wait_screen('a diagnostic is explained', 'forwarding block')
ex('Ori close')
keys('gg/@P0 BRA<CR>ww')
ex('Ori explain')
wait('so is what is at the cursor', function()
  return line_in('ori://explain/thread-branch') ~= nil or line_in('ori://explain/BRA') ~= nil
end)
ex('Ori close')
ex('Ori html')
wait('a page is opened', function()
  local path = lua([[return vim.g.opened]])[1]
  return path and vim.fn.readfile(path)[1]:lower():find('doctype')
end)
local saved = table.concat(vim.fn.readfile(work .. '/thread.ori'), '\n')
check('the file is as it was', not saved:find('fresh'), saved)

-- Completion.
local function completed(what, typed, pattern)
  keys('<Esc>:' .. typed .. '<Tab>')
  wait(what, function()
    return lua([[return vim.fn.getcmdline()]]):find(pattern)
  end, function()
    return lua([[return vim.fn.getcmdline()]])
  end)
  keys('<Esc>')
end
completed('commands are completed', 'Ori du', '^Ori dump$')
completed('so are phases', 'Ori phase OriBr', '^Ori phase OriBranchOpt$')
completed('views', 'Ori dump liven', '^Ori dump liveness$')
completed('names to explain', 'Ori explain thread-br', '^Ori explain thread%-branch$')
completed('flags', 'Ori run --lan', '^Ori run %-%-lanes$')
completed('values of flags', 'Ori verify --phase OriBr', '^Ori verify %-%-phase OriBranchOpt$')
completed('codes', 'Ori quickfix thread-b', '^Ori quickfix thread%-branch$')

-- The quickfix list.
keys('gg/^L1:<CR>O    MOV      R9, R8<Esc>')
wait('diagnostics of three codes are there', function()
  return #lua([[return vim.tbl_keys(require('ori.quickfix').codes())]]) == 3
end, function()
  return lua([[return vim.diagnostic.get(0)]])
end)
ex('Ori quickfix')
wait_screen('the list is grouped by codes', '^|| dead%-write: 1')
keep_screen('quickfix')
check('the cursor stays in the text', buffer_name() == 'thread.ori', buffer_name())
ex('Ori quickfix thread-branch')
wait('it can be of one code', function()
  local list = lua([[return vim.fn.getqflist({ items = 0, title = 0 })]])
  return #list.items == 1 and list.title == 'ori: thread-branch'
end)
ex('cfirst')
wait_cursor('its entries lead to the text', '^@P0 BRA')
lua([[
  local lines = {}
  for n = 10, 21 do
    table.insert(lines, ('    MOV      R%d, R8'):format(n))
  end
  vim.api.nvim_buf_set_lines(0, 12, 12, false, lines)
]])
wait('all dead writes fade', function()
  return lua([[return require('ori.quickfix').codes()['dead-write'] ]]) == 13
end)
ex('Ori quickfix dead-write')
wait('one is listed for all', function()
  local items = lua([[return vim.fn.getqflist()]])
  return #items == 1 and items[1].text:find('12 more like it', 1, true) ~= nil
end, function()
  return lua([[return vim.fn.getqflist()]])
end)
ex('cclose')

-- Help and health.
ex('help ori-commands')
wait_screen('there is help', ':Ori cfg')
ex('helpclose')
ex('checkhealth ori')
wait_screen('health is checked', 'a server runs for')
local report = lua([[return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')]])
check('nothing is missing', not report:find('ERROR') and not report:find('WARNING'), report)

-- Neovim 0.12 asks for the lenses of a buffer 200 ms after an edit, and fails if it has been wiped out since: lenses are
-- off while buffers go.
local function wipe_all()
  ex('lua if vim.lsp.codelens.enable then vim.lsp.codelens.enable(false) end')
  ex('sleep 300m')
  ex('%bwipeout!')
  ex('lua if vim.lsp.codelens.enable then vim.lsp.codelens.enable(true) end')
end

-- Keys can be others, or none.
wipe_all()
lua([[vim.g.ori_keys = { next_block = '<F5>', next_loop = false }]])
open('loops.ori')
keys('gg<F5>')
wait_cursor('a key that was chosen', '^    MOV      R0')
check('what was left out is not mapped', lua([[
  return vim.fn.maparg(']l', 'n', false, true).buffer ~= 1 and vim.fn.maparg(']b', 'n', false, true).buffer ~= 1
]]))
ex('set filetype=text')
wait('another filetype has none of the keys', function()
  return lua([[return vim.fn.maparg('<F5>', 'n') == '' and vim.fn.maparg('ak', 'o') == '']])
end)

wipe_all()
open('thread.ori')
ex('Ori cfg')
wait_screen('a graph is there', 'thread: 5 blocks')
local messages = lua([[return vim.fn.execute('messages')]])
check('nothing went wrong on the way', not messages:find('Error') and not messages:find('stack traceback') and not messages:find('E%d+:'), messages)
ex('quit')
wait('to quit the text is to quit', function()
  return vim.fn.jobwait({ nvim }, 0)[1] ~= -1
end)
os.exit(0)
