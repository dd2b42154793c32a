-- lazy.nvim runs this file after an installation or an update; by hand: nvim -l build.lua [FOLDER]
local here = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h')
dofile(here .. '/lua/ori/build.lua').run(arg and arg[1])
