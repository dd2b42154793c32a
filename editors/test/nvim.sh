#!/bin/bash
# nvim.sh [SUITE...]: the plugin in headless Neovim, installed by its own install.sh into an empty home, on a listing and
# a native file. SUITE is the Debian suite whose Neovim is taken: trixie has 0.10 (vim.lsp.start), forky 0.12
# (vim.lsp.enable); both by default. NVIM=program tests that one instead.
#
#   OUT  folder for what is worth looking at: the screens of the second part, as text, and logs after a failure
set -euo pipefail
. "$(dirname "$0")/lib.sh"

command -v cc >/dev/null || apt_need gcc libc6-dev
server_under_test
work_dir
trap 'rm -rf "$WORK"' EXIT
OUT=${OUT:-$CACHE/out}
mkdir -p "$OUT"

# run_nvim ARG...: Neovim with the files of $home only. The server has to come from the installed plugin.
run_nvim() {
  env -u ORI_BIN TESTDATA="$TEST_DIR/testdata" WORK="$home" \
    timeout $((ORI_TEST_WAIT * 10)) "$NVIM" --headless -i NONE -n "$@" </dev/null
}

test_with() ( # NAME PROGRAM
  name=$1 home=$WORK/$1
  export NVIM=$2 NVIM_LOG_FILE=$home/log
  export XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_STATE_HOME=$home/state XDG_CACHE_HOME=$home/cache
  mkdir -p "$home/config" "$home/data" "$home/state" "$home/cache"
  step "$("$NVIM" --version | head -n 1)"

  # Straight from a checkout: the folder on 'runtimepath', then :OriInstall. Without the server: Neovim 0.10 ends with
  # SIGPIPE when it quits while it is writing to one.
  mkdir -p "$home/checkout/editors"
  cp -r "$EDITORS/nvim" "$home/checkout/editors/nvim"
  ln -s "$ROOT/grammar" "$home/checkout/grammar"
  ORI_BIN=$ORI_BIN timeout $((ORI_TEST_WAIT * 2)) "$NVIM" --headless -i NONE -n --cmd "set rtp^=$home/checkout/editors/nvim" --cmd 'let g:ori_lsp = v:false' \
    -c OriInstall -c "edit $TEST_DIR/testdata/thread.ori" \
    -c 'lua if not vim.treesitter.highlighter.active[vim.fn.bufnr()] then vim.cmd("cquit 1") end' -c 'qall!' \
    </dev/null >"$home/install.log" 2>&1 || { cat "$home/install.log"; die ":OriInstall ($name)"; }
  printf 'ok: :OriInstall in a checkout\n'

  # As a package, twice: the second run updates.
  "$EDITORS/nvim/install.sh" >/dev/null
  "$EDITORS/nvim/install.sh"
  if ! run_nvim -c "luafile $TEST_DIR/nvim.lua"; then
    rm -rf "$OUT/nvim-$name"
    cp -r "$home/state" "$OUT/nvim-$name"
    die "Neovim ($name), see $OUT/nvim-$name"
  fi
  SCREENS=$OUT/screens-$name run_nvim -u NONE -l "$TEST_DIR/nvim_screen.lua" "$NVIM" || die "what :Ori shows ($name)"
)

if [ -n "${NVIM:-}" ]; then
  test_with own "$NVIM"
else
  [ $# -gt 0 ] || set -- trixie forky
  for suite in "$@"; do
    program=$("$TEST_DIR/install-nvim.sh" "$suite")
    test_with "$suite" "$program"
  done
fi
printf 'PASS\n'
