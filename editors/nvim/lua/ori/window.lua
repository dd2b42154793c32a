-- Windows that show what is made of a buffer. They never take the cursor.
local M = {}

local scheme = 'ori://'

--- The window of this tab page that shows a name, or nil.
local function window_of(name)
  for _, win in ipairs(vim.api.nvim_tabpage_list_wins(0)) do
    if vim.api.nvim_buf_get_name(vim.api.nvim_win_get_buf(win)) == name then
      return win
    end
  end
end

--- Whether a window is one of ours.
local function ours(win)
  return vim.startswith(vim.api.nvim_buf_get_name(vim.api.nvim_win_get_buf(win)), scheme)
end

-- :quit in the last window with a text closes those beside it too.
vim.api.nvim_create_autocmd('QuitPre', {
  group = vim.api.nvim_create_augroup('ori_window', { clear = true }),
  callback = function()
    local here, beside = vim.api.nvim_get_current_win(), {}
    for _, win in ipairs(vim.api.nvim_tabpage_list_wins(0)) do
      if win ~= here and vim.api.nvim_win_get_config(win).relative == '' then
        if not ours(win) then
          return
        end
        table.insert(beside, win)
      end
    end
    if not ours(here) then
      for _, win in ipairs(beside) do
        vim.api.nvim_win_close(win, true)
      end
    end
  end,
})

--- Shows lines in the window that has them already, or in a new one.
--- @param title string names the window: "dump/loops/kernel.sass"
--- @param lines string[]
--- @param opts { filetype?: string, language?: string, split?: 'right'|'below', width?: integer } language: a parser that highlights, without
---   the server and all else that a filetype brings
--- @return integer win
--- @return integer buf
function M.show(title, lines, opts)
  local name = scheme .. title
  local win = window_of(name)
  local buf
  if win then
    buf = vim.api.nvim_win_get_buf(win)
  else
    local old = vim.fn.bufnr('^' .. vim.fn.escape(name, '\\^$.*[]~?{},') .. '$')
    if old > 0 then -- in another tab page
      vim.api.nvim_buf_delete(old, { force = true })
    end
    buf = vim.api.nvim_create_buf(false, true)
    vim.api.nvim_buf_set_name(buf, name)
    vim.bo[buf].bufhidden = 'wipe'
    win = vim.api.nvim_open_win(buf, false, { split = opts.split or 'below', win = 0, width = opts.width })
    vim.wo[win].number, vim.wo[win].relativenumber, vim.wo[win].signcolumn = false, false, 'no'
    vim.wo[win].wrap, vim.wo[win].list, vim.wo[win].spell, vim.wo[win].foldcolumn = false, false, false, '0'
    vim.keymap.set('n', 'q', '<Cmd>close<CR>', { buffer = buf, desc = 'Close this window' })
  end
  M.fill(buf, lines)
  vim.bo[buf].filetype = opts.filetype or ''
  if opts.language and vim.g.ori_treesitter ~= false then
    pcall(vim.treesitter.start, buf, opts.language)
  end
  return win, buf
end

--- Replaces the lines of a buffer that is not modifiable.
--- @param buf integer
--- @param lines string[]
function M.fill(buf, lines)
  if vim.deep_equal(vim.api.nvim_buf_get_lines(buf, 0, -1, false), lines) then
    return
  end
  vim.bo[buf].modifiable = true
  vim.api.nvim_buf_set_lines(buf, 0, -1, false, lines)
  vim.bo[buf].modifiable, vim.bo[buf].modified = false, false
end

--- Closes the windows of this tab page that show() has opened, those of which the titles begin with a text.
--- @param title string "" for all
function M.close(title)
  for _, win in ipairs(vim.api.nvim_tabpage_list_wins(0)) do
    if vim.startswith(vim.api.nvim_buf_get_name(vim.api.nvim_win_get_buf(win)), scheme .. title) then
      vim.api.nvim_win_close(win, true)
    end
  end
end

--- The last part of a buffer's name, for a title.
--- @param bufnr integer
function M.tail(bufnr)
  local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(bufnr), ':t')
  return name ~= '' and name or 'unnamed'
end

return M
