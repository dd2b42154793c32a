-- The functions, loops and blocks of a buffer, as the server's outline has them.
local server = require('ori.server')
local M = {}

local none = { ['function'] = {}, loop = {}, block = {} }

-- What the server's kinds of symbols are.
local kinds = { [vim.lsp.protocol.SymbolKind.Function] = 'function', [vim.lsp.protocol.SymbolKind.Namespace] = 'loop',
  [vim.lsp.protocol.SymbolKind.Field] = 'block' }

--- @class ori.Symbol
--- @field name string
--- @field detail string
--- @field first integer its first line, from 1
--- @field last integer its last one
--- @field named integer the line of its name

--- @alias ori.Symbols.Kinds table<'function'|'loop'|'block', ori.Symbol[]> each in order of the text, the outer ones first

--- @class ori.Symbols
--- @field tick integer of the text
--- @field kinds ori.Symbols.Kinds

--- @type table<integer, ori.Symbols>
local cache = {}

-- What asks for the symbols of each buffer some time after its last change: in a large text the answer is large.
local ask_soon = {}

local function keep(bufnr, tick, result)
  local by_kind = { ['function'] = {}, loop = {}, block = {} }
  local function add(symbols)
    for _, symbol in ipairs(symbols or {}) do
      if kinds[symbol.kind] then
        table.insert(by_kind[kinds[symbol.kind]], {
          name = symbol.name,
          detail = symbol.detail or '',
          first = symbol.range.start.line + 1,
          last = math.max(symbol.range['end'].line + (symbol.range['end'].character > 0 and 1 or 0), symbol.range.start.line + 1),
          named = symbol.selectionRange.start.line + 1,
        })
      end
      add(symbol.children)
    end
  end
  add(result)
  for _, list in pairs(by_kind) do
    table.sort(list, function(a, b)
      return a.first < b.first or a.first == b.first and a.last > b.last
    end)
  end
  if not cache[bufnr] then
    vim.api.nvim_create_autocmd({ 'BufUnload', 'BufWipeout' }, {
      buffer = bufnr,
      once = true,
      callback = function()
        cache[bufnr], ask_soon[bufnr] = nil, nil
      end,
    })
  end
  cache[bufnr] = { tick = tick, kinds = by_kind }
end

local method = 'textDocument/documentSymbol'

local function params(bufnr)
  return { textDocument = vim.lsp.util.make_text_document_params(bufnr) }
end

--- The symbols of the text as it is. Waits for the server if it has to.
--- @param bufnr integer
--- @return ori.Symbols.Kinds empty if the server does not answer
function M.now(bufnr)
  local tick = vim.api.nvim_buf_get_changedtick(bufnr)
  if not cache[bufnr] or cache[bufnr].tick ~= tick then
    local client = server.client(bufnr)
    local result = client and server.request_sync(client, bufnr, method, params(bufnr))
    if not result then
      return none
    end
    keep(bufnr, tick, result)
  end
  return cache[bufnr].kinds
end

--- The symbols that are known, which may be of an older text. Asks for the newer ones soon, and calls done() when they are there.
--- @param bufnr integer
--- @param done fun()
--- @return ori.Symbols.Kinds
function M.known(bufnr, done)
  local known = cache[bufnr]
  if known and known.tick == vim.api.nvim_buf_get_changedtick(bufnr) then
    return known.kinds
  end
  if not ask_soon[bufnr] then
    local asked -- the tick of which the symbols are on their way
    ask_soon[bufnr] = server.debounced(200, function(told)
      local client = vim.api.nvim_buf_is_loaded(bufnr) and server.client(bufnr)
      local tick = client and vim.api.nvim_buf_get_changedtick(bufnr)
      if not client or asked == tick or cache[bufnr] and cache[bufnr].tick == tick then
        return
      end
      asked = tick
      server.request(client, bufnr, method, params(bufnr), function(err, result)
        asked = nil
        if not err and result and vim.api.nvim_buf_is_loaded(bufnr) then
          keep(bufnr, tick, result)
          told()
        end
      end)
    end)
  end
  ask_soon[bufnr](done)
  return known and known.kinds or none
end

--- The last symbol of a list, in order of the text, that begins at a line or above it: its index, 0 if there is none.
local function last_from(list, line)
  local low, high = 0, #list
  while low < high do
    local middle = math.ceil((low + high) / 2)
    if list[middle].first <= line then
      low = middle
    else
      high = middle - 1
    end
  end
  return low
end

--- The symbols of a kind around a line, the innermost first. Between two blocks, that is the block above.
--- @param symbols ori.Symbols.Kinds
--- @param kind string
--- @param line integer from 1
--- @return ori.Symbol[]
function M.around(symbols, kind, line)
  local funcs = symbols['function']
  local func = funcs[last_from(funcs, line)]
  if not func or func.last < line then
    return {}
  end
  local list = symbols[kind]
  local n = last_from(list, line)
  if kind == 'block' then
    return list[n] and list[n].first >= func.first and { list[n] } or {}
  end
  local found = {}
  while n > 0 and list[n].first >= func.first do
    if list[n].last >= line then
      table.insert(found, list[n])
    end
    n = n - 1
  end
  return found
end

return M
