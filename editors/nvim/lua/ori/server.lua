-- Requests to the language server of a buffer, and its program.
local M = {}

--- @param bufnr integer
--- @return vim.lsp.Client?
function M.client(bufnr)
  local client = vim.lsp.get_clients({ bufnr = bufnr, name = 'ori' })[1]
  return client and client.initialized and client or nil
end

--- The client of a buffer; tells the user if there is none.
function M.client_or_warn(bufnr)
  local client = M.client(bufnr)
  if not client then
    vim.notify('ori: the server does not run here', vim.log.levels.WARN)
  end
  return client
end

--- Sends a request about the text as the buffer has it now. The handler gets an error or a result, the other nil.
--- @param client vim.lsp.Client
--- @param bufnr integer
--- @param method string
--- @param params table
--- @param handler fun(err?: lsp.ResponseError, result?: any)
function M.request(client, bufnr, method, params, handler)
  if vim.fn.has('nvim-0.11') == 1 then
    client:request(method, params, handler, bufnr)
  else
    client.request(method, params, handler, bufnr)
  end
end

--- Sends a notification.
--- @param client vim.lsp.Client
--- @param method string
--- @param params table
function M.notify(client, method, params)
  if vim.fn.has('nvim-0.11') == 1 then
    client:notify(method, params)
  else
    client.notify(method, params)
  end
end

--- Whether a client has ended, or is about to.
--- @param client vim.lsp.Client
function M.stopped(client)
  if vim.fn.has('nvim-0.11') == 1 then
    return client:is_stopped()
  end
  return client.is_stopped()
end

--- The same as request(), and waits for the answer, three seconds at most.
--- @return any result nil if there is none
function M.request_sync(client, bufnr, method, params)
  local answer
  if vim.fn.has('nvim-0.11') == 1 then
    answer = client:request_sync(method, params, 3000, bufnr)
  else
    answer = client.request_sync(method, params, 3000, bufnr)
  end
  return answer and answer.result
end

--- Calls do() some time after the last call of what it returns.
--- @param ms integer
function M.debounced(ms, callback)
  local timer
  return function(...)
    local args = { ... }
    if timer then
      timer:stop()
    else
      timer = assert(vim.uv.new_timer())
    end
    timer:start(ms, 0, vim.schedule_wrap(function()
      callback(unpack(args))
    end))
  end
end

--- The command line of the program, without `lsp`.
--- @return string[]
function M.program()
  local cmd = vim.list_extend({}, require('ori').cmd())
  if cmd[#cmd] == 'lsp' then
    table.remove(cmd)
  end
  return cmd
end

--- The buffer's settings as the program takes them.
--- @param bufnr integer
--- @return string[]
function M.flags(bufnr)
  local client = M.client(bufnr)
  local settings = client and (client.config.settings or {}).ori or {}
  local flags = {}
  if settings.target then
    vim.list_extend(flags, { '--target', settings.target })
  end
  if settings.optLevel then
    vim.list_extend(flags, { '-O', (tostring(settings.optLevel):gsub('^O', '')) })
  end
  if settings.analysisLimit then
    vim.list_extend(flags, { '--analysis-limit', tostring(settings.analysisLimit) })
  end
  for name, value in vim.spairs(settings.knobs or {}) do
    vim.list_extend(flags, { '--knob', ('%s=%s'):format(name, value) })
  end
  for _, phase in ipairs(settings.noPhase or {}) do
    vim.list_extend(flags, { '--no-phase', phase })
  end
  return flags
end

return M
