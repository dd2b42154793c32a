-- The diagnostics of the server in the quickfix list, by their codes.
local M = {}

--- The diagnostics of the server, of one buffer or, with nil, of all.
local function diagnostics(bufnr)
  return vim.tbl_filter(function(d)
    return d.source == 'ori'
  end, vim.diagnostic.get(bufnr))
end

--- The codes of the current buffer's diagnostics, with how many there are of each.
--- @return table<string, integer>
function M.codes()
  local count = {}
  for _, d in ipairs(diagnostics(0)) do
    local code = tostring(d.code)
    count[code] = (count[code] or 0) + 1
  end
  return count
end

--- Whether a diagnostic only fades its text, as others of its code are listed for it.
local function fades(d)
  return d.severity == vim.diagnostic.severity.HINT and d._tags ~= nil and d._tags.unnecessary == true
end

--- Fills the quickfix list and opens its window: the most severe codes first, each with how often it is there.
--- @param codes string[] only these; all if there are none
--- @param everywhere boolean of all buffers
function M.fill(codes, everywhere)
  local groups, order = {}, {}
  for _, d in ipairs(diagnostics(not everywhere and 0 or nil)) do
    local code = tostring(d.code)
    if #codes == 0 or vim.tbl_contains(codes, code) then
      if not groups[code] then
        groups[code] = { code = code, severity = d.severity, list = {} }
        table.insert(order, groups[code])
      end
      groups[code].severity = math.min(groups[code].severity, d.severity)
      table.insert(groups[code].list, d)
    end
  end
  for _, group in ipairs(order) do
    if group.severity < vim.diagnostic.severity.HINT then
      group.list = vim.tbl_filter(function(d)
        return not fades(d)
      end, group.list)
    end
  end
  table.sort(order, function(a, b)
    if a.severity ~= b.severity then
      return a.severity < b.severity
    end
    return a.code < b.code
  end)
  local items = {}
  for _, group in ipairs(order) do
    if #order > 1 then
      table.insert(items, { text = ('%s: %d'):format(group.code, #group.list), valid = 0 })
    end
    vim.list_extend(items, vim.tbl_map(function(item)
      item.text = item.text:gsub('%s*\n%s*', ' ')
      return item
    end, vim.diagnostic.toqflist(group.list)))
  end
  local title = #codes > 0 and 'ori: ' .. table.concat(codes, ', ') or 'ori: by code'
  vim.fn.setqflist({}, ' ', { title = title, items = items })
  if #items == 0 then
    vim.cmd.cclose()
    vim.notify('ori: nothing is reported' .. (#codes > 0 and ' of ' .. table.concat(codes, ', ') or ''))
    return
  end
  local win = vim.api.nvim_get_current_win()
  vim.cmd('botright copen')
  vim.api.nvim_set_current_win(win)
end

return M
