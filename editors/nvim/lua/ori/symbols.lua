-- The functions, loops and blocks of a buffer, as the server's outline has them.
local server = require('ori.server')
local M = {}

-- What the server's kinds of symbols are.
local kinds = { [vim.lsp.protocol.SymbolKind.Function] = 'function', [vim.lsp.protocol.SymbolKind.Namespace] = 'loop',
  [vim.lsp.protocol.SymbolKind.Field] = 'block' }

--- @class ori.Symbol
--- @field kind 'function'|'loop'|'block'
--- @field name string
--- @field detail string
--- @field first integer its first line, from 1
--- @field last integer its last one
--- @field named integer the line of its name

--- @class ori.Symbols
--- @field tick integer of the text
--- @field list ori.Symbol[] in order of the text, the outer ones first

--- @type table<integer, ori.Symbols>
local cache = {}

local function keep(bufnr, tick, result)
  local list = {}
  local function add(symbols)
    for _, symbol in ipairs(symbols or {}) do
      if kinds[symbol.kind] then
        table.insert(list, {
          kind = kinds[symbol.kind],
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
  if not cache[bufnr] then
    vim.api.nvim_create_autocmd({ 'BufUnload', 'BufWipeout' }, {
      buffer = bufnr,
      once = true,
      callback = function()
        cache[bufnr] = nil
      end,
    })
  end
  cache[bufnr] = { tick = tick, list = list }
end

local method = 'textDocument/documentSymbol'

local function params(bufnr)
  return { textDocument = vim.lsp.util.make_text_document_params(bufnr) }
end

--- The symbols of the text as it is. Waits for the server if it has to.
--- @param bufnr integer
--- @return ori.Symbol[] empty if the server does not answer
function M.now(bufnr)
  local tick = vim.api.nvim_buf_get_changedtick(bufnr)
  if not cache[bufnr] or cache[bufnr].tick ~= tick then
    local client = server.client(bufnr)
    local result = client and server.request_sync(client, bufnr, method, params(bufnr))
    if not result then
      return {}
    end
    keep(bufnr, tick, result)
  end
  return cache[bufnr].list
end

local asked = {} -- tick by buffer

--- The symbols that are known, which may be of an older text. Asks for the newer ones, and calls done() when they are there.
--- @param bufnr integer
--- @param done fun()
--- @return ori.Symbol[]
function M.known(bufnr, done)
  local tick = vim.api.nvim_buf_get_changedtick(bufnr)
  local known = cache[bufnr]
  if (not known or known.tick ~= tick) and asked[bufnr] ~= tick then
    local client = server.client(bufnr)
    if client then
      asked[bufnr] = tick
      server.request(client, bufnr, method, params(bufnr), function(err, result)
        asked[bufnr] = nil
        if not err and result and vim.api.nvim_buf_is_loaded(bufnr) then
          keep(bufnr, tick, result)
          done()
        end
      end)
    end
  end
  return known and known.list or {}
end

--- The innermost symbols of a kind around a line, the innermost first. Between two blocks, that is the block above.
--- @param list ori.Symbol[]
--- @param kind string
--- @param line integer from 1
--- @return ori.Symbol[]
function M.around(list, kind, line)
  local found, above, func = {}, nil, nil
  for _, symbol in ipairs(list) do
    if symbol.first <= line and line <= symbol.last then
      if symbol.kind == kind then
        table.insert(found, 1, symbol)
      end
      if symbol.kind == 'function' then
        func = symbol
      end
    end
    if symbol.kind == kind and symbol.first <= line and (not above or symbol.first >= above.first) then
      above = symbol
    end
  end
  if #found == 0 and kind == 'block' and func and above and above.first >= func.first then
    found = { above }
  end
  return found
end

return M
