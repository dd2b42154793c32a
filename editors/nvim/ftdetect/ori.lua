-- Native files go by their name. Listings go by their content: `.sass` is also a stylesheet, `.asm` and `.txt` are
-- anything. A pattern with a priority is asked before the built-in table of extensions and, when the content is not a
-- listing, answers nothing, so that the built-in answer stands.
local function listing(_, bufnr)
  local dialect = require('ori.detect').buffer(bufnr)
  if dialect then
    return 'ori', function(buf)
      vim.b[buf].ori_dialect = dialect
    end
  end
end

local patterns = {
  -- asked last: names that nothing else claims
  ['.*'] = { listing, { priority = -math.huge } },
}
for _, ext in ipairs({ 'sass', 'asm', 's', 'S', 'txt', 'log', 'lst', 'dis', 'isa', 'dump' }) do
  patterns['.*%.' .. ext] = { listing, { priority = 10 } }
end

vim.filetype.add({
  extension = { ori = 'ori', cuasm = 'ori' },
  pattern = patterns,
})
