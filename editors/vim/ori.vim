" For Vim 9 with ALE: see README.md beside this file.

if exists('g:loaded_ori')
  finish
endif
let g:loaded_ori = 1

" A listing is known by its first lines, as a Sass stylesheet has the same file name extension.
function! s:IsListing() abort
  let l:sign = '\C\v\n\s*(\.headerflags\s+\@"EF_CUDA|\.elftype\s+\@"ET_|\.sectioninfo\s+\@"SHI_|// ?-+ \.text\.'
    \ . '|Fatbin elf code:|code for sm_\d|\.__elf_\l|\<REGISTER_MAPPING\>'
    \ . '|/\*\x{4,}\*/\s+(\@!?U?P[0-9T]\s+)?\u[A-Z0-9]+[. ;].*\n.*/\*)'
  return join([''] + getline(1, 100), "\n") =~# l:sign
endfunction

augroup ori
  autocmd!
  autocmd BufNewFile,BufRead *.ori,*.cuasm set filetype=ori
  autocmd BufRead *.sass,*.asm,*.txt if s:IsListing() | set filetype=ori | endif
  autocmd FileType ori setlocal commentstring=//\ %s iskeyword+=.,$
augroup END

" Before ALE looks at the first buffer: it does not look again when a linter comes later.
let s:defined = 0
function! s:Define() abort
  if s:defined || exists(':ALEInfo') != 2
    return
  endif
  let s:defined = 1
  call ale#linter#Define('ori', {
    \ 'name': 'ori',
    \ 'lsp': 'stdio',
    \ 'executable': {-> get(g:, 'ori_executable', 'ori')},
    \ 'command': '%e lsp',
    \ 'language': 'ori',
    \ 'lsp_config': {-> {'ori': get(g:, 'ori_settings', {})}},
    \ 'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
    \ })
endfunction
autocmd ori FileType ori call s:Define()
