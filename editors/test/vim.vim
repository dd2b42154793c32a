" Drives Vim with ALE, in a terminal: writes a line for each fact to $RESULT, "PASS" at the end.
set nomore noswapfile hidden shortmess+=I
let g:ale_hover_to_preview = 1
let g:ale_lint_delay = 0

function! s:Say(text) abort
  call writefile([a:text], $RESULT, 'a')
endfunction

function! s:Check(what, holds, ...) abort
  if a:holds
    return s:Say('ok: ' . a:what)
  endif
  call s:Say('FAIL: ' . a:what . ': ' . string(a:000))
  cquit
endfunction

" Waits until Holds().
function! s:Wait(what, Holds, ...) abort
  let l:start = reltime()
  while !a:Holds() && reltimefloat(reltime(l:start)) < str2nr($ORI_TEST_WAIT)
    sleep 50m
  endwhile
  call s:Check(a:what, a:Holds(), a:0 ? a:1() : '')
endfunction

function! s:Told() abort
  return map(copy(ale#engine#GetLoclist(bufnr(''))), 'v:val.text')
endfunction

function! s:Preview() abort
  return join(map(filter(getwininfo(), 'getwinvar(v:val.winid, "&previewwindow")'), 'join(getbufline(v:val.bufnr, 1, "$"))'))
endfunction

function! s:Run(timer) abort
  call s:Wait('the file of the command line is checked, with the settings',
    \ {-> len(s:Told()) == 2 && join(s:Told()) =~# '1 of 2 diagnostics are not shown'}, {-> s:Told()})
  bwipeout
  edit $WORK/style.sass
  call s:Check('a stylesheet stays one', &filetype isnot# 'ori', &filetype)
  edit $WORK/nested_if.sass
  call s:Check('a listing is found by its content', &filetype is# 'ori', &filetype)
  edit $WORK/thread.ori
  call s:Check('so is a native file by its name', &filetype is# 'ori', &filetype)
  call s:Wait('the diagnostic of the branch', {-> join(s:Told()) =~# 'L1 only branches to L2'}, {-> s:Told()})
  call cursor(search('^L2:', 'w'), 1)
  ALEHover
  call s:Wait('hover on a label tells its dominator', {-> s:Preview() =~# 'idom'}, {-> s:Preview()})
  pclose
  call cursor(search('BRA *L2', 'w'), 14)
  ALEGoToDefinition
  call s:Wait('the definition of a label', {-> getline('.') =~# '^L2:'}, {-> getline('.')})
  call setline(search('^@P0 BRA', 'w'), '@P0 BRA      L2')
  doautocmd TextChanged
  call s:Wait('after an edit it goes', {-> join(s:Told()) !~# 'L1 only branches'}, {-> s:Told()})
  call append(search('^L2:', 'w'), '    BRA      nowhere')
  doautocmd TextChanged
  call s:Wait('after another one there is a new one', {-> join(s:Told()) =~# 'nowhere'}, {-> s:Told()})
  call s:Say('PASS')
  qall!
endfunction

function! s:Try(timer) abort
  try
    call s:Run(a:timer)
  catch
    call s:Say('FAIL: ' . v:exception . ' at ' . v:throwpoint)
    cquit
  endtry
endfunction
call timer_start(100, function('s:Try'))
