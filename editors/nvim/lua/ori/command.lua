-- :Ori and what it can do.
local M = {}

local function starting_with(lead, list)
  return vim.tbl_filter(function(name)
    return vim.startswith(name:lower(), lead:lower())
  end, list)
end

--- The flags of a command of the program, and their values.
local function flags(command)
  return function(lead, args)
    local asked = vim.list_extend({ command, '-' }, vim.list_slice(args, 1, #args - 1))
    local found = require('ori.program').complete(vim.list_extend(vim.list_slice(asked), { lead }))
    if #found == 0 and lead == '' then -- no value is wanted
      found = require('ori.program').complete(vim.list_extend(asked, { '--' }))
    end
    return starting_with(lead, found)
  end
end

-- Each with what it does and what completes its last argument.
M.commands = {
  cfg = {
    run = function()
      require('ori.cfg').toggle()
    end,
  },
  phase = {
    run = function(args)
      if args[1] then
        return require('ori.phase').show(args[1])
      end
      vim.ui.select(require('ori.phase').names(''), { prompt = 'Phase' }, function(name)
        if name then
          require('ori.phase').show(name)
        end
      end)
    end,
    complete = function(lead)
      return require('ori.phase').names(lead)
    end,
  },
  explain = {
    run = function(args)
      require('ori.program').explain(args[1])
    end,
    complete = function(lead)
      return starting_with(lead, require('ori.program').complete({ 'explain', lead }))
    end,
  },
  dump = {
    run = function(args)
      require('ori.program').dump(args[1] or 'cfg', vim.list_slice(args, 2))
    end,
    complete = function(lead, args)
      if #args < 2 then
        return starting_with(lead, require('ori.program').complete({ 'dump', '-', '--view', lead }))
      end
      return flags('dump')(lead, vim.list_slice(args, 2))
    end,
  },
  run = {
    run = function(args)
      require('ori.program').run(args)
    end,
    complete = flags('run'),
  },
  verify = {
    run = function(args)
      require('ori.program').verify(args)
    end,
    complete = flags('verify'),
  },
  html = {
    run = function(args)
      require('ori.program').html(args)
    end,
    complete = flags('html'),
  },
  quickfix = {
    run = function(args, bang)
      require('ori.quickfix').fill(args, bang)
    end,
    complete = function(lead)
      local codes = vim.tbl_keys(require('ori.quickfix').codes())
      table.sort(codes)
      return starting_with(lead, codes)
    end,
  },
  hover = {
    run = function()
      require('ori.source').hover()
    end,
  },
  instructions = {
    run = function()
      require('ori.source').go()
    end,
  },
  close = {
    run = function()
      require('ori.window').close('')
    end,
  },
}

local function names()
  local list = vim.tbl_keys(M.commands)
  table.sort(list)
  return list
end

--- Runs :Ori NAME ARGS.
--- @param name string
--- @param args string[]
--- @param bang boolean
function M.run(name, args, bang)
  local command = M.commands[name]
  if not command then
    vim.notify(('ori: there is no :Ori %s: %s'):format(name, table.concat(names(), ', ')), vim.log.levels.ERROR)
    return
  end
  command.run(args, bang)
end

--- Completes the last word of a command line up to the cursor.
--- @param lead string
--- @param line string the command line up to the cursor
--- @return string[]
function M.complete(lead, line)
  local words = vim.split(vim.trim(line), '%s+')
  if lead == '' then
    table.insert(words, '')
  end
  if #words <= 2 then
    return starting_with(lead, names())
  end
  local command = M.commands[words[2]]
  return command and command.complete and command.complete(lead, vim.list_slice(words, 3)) or {}
end

return M
