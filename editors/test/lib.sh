# Shell functions shared by the editor tests. Sourcing this file only defines names.
#
#   ORI_TEST_CACHE  where editors and browsers' drivers are installed (default: the user's cache folder)
#   ORI_BIN         the server under test (default: built from this checkout)
#   ORI_TEST_WAIT   seconds that a fact may take to come true (default: 60): a failure takes that long, nothing else does

TEST_DIR=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
EDITORS=$(dirname "$TEST_DIR")
ROOT=$(dirname "$EDITORS")
CACHE=${ORI_TEST_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/ori-test}
export ORI_TEST_WAIT=${ORI_TEST_WAIT:-60}

step() { printf '== [%ss] %s\n' "$SECONDS" "$*"; }
die() { printf 'FAIL: %s\n' "$*" >&2; exit 1; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# apt_need PACKAGE...: installs those Debian packages that are not there yet.
apt_need() {
  local p missing=()
  for p in "$@"; do
    dpkg-query -W -f '${Status}' "$p" 2>/dev/null | grep -q 'ok installed' || missing+=("$p")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  step "installing ${missing[*]}"
  as_root apt-get -qq update
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -y --no-install-recommends install "${missing[@]}" >/dev/null
}

# debian_mirror: the address this machine already gets Debian from.
debian_mirror() {
  local from
  from=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep '/debian/*$' | head -n 1)
  [ -n "$from" ] || die "apt knows no Debian mirror on this machine"
  printf '%s\n' "${from%/}"
}

# unpack_debs SUITE PREFIX PACKAGE...: unpacks packages of another Debian suite, with everything they depend on down to
# libc, into PREFIX. apt works on an empty state of its own there, so the machine's packages stay as they are. Signatures
# are checked, dates are not: a mirror may be frozen.
unpack_debs() {
  local suite=$1 prefix=$2 apt mirror deb
  shift 2
  mirror=$(debian_mirror)
  rm -rf "$prefix" "$prefix.part"
  apt=$prefix.part/apt
  mkdir -p "$apt"/etc/apt/{apt.conf.d,preferences.d} "$apt"/var/lib/{apt/lists/partial,dpkg} \
    "$apt"/var/cache/apt/archives/partial "$apt"/var/log/apt
  : >"$apt/var/lib/dpkg/status"
  printf 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s %s main\n' "$mirror" "$suite" \
    >"$apt/etc/apt/sources.list"
  cat >"$apt/apt.conf" <<CONF
Dir "$apt";
Dir::State::status "$apt/var/lib/dpkg/status";
Acquire::Languages "none";
Acquire::Check-Valid-Until "false";
APT::Sandbox::User "";
CONF
  APT_CONFIG=$apt/apt.conf apt-get -qq update
  APT_CONFIG=$apt/apt.conf apt-get -qq -y --no-install-recommends --download-only install "$@" >/dev/null
  for deb in "$apt"/var/cache/apt/archives/*.deb; do
    dpkg-deb -x "$deb" "$prefix.part"
  done
  rm -rf "$apt"
  mv "$prefix.part" "$prefix"
}

# server_under_test: sets and exports ORI_BIN.
server_under_test() {
  if [ -z "${ORI_BIN:-}" ]; then
    step "building the server"
    (cd "$ROOT" && go build -o bin/ori ./cmd/ori)
    ORI_BIN=$ROOT/bin/ori
  fi
  ORI_BIN=$(realpath "$ORI_BIN")
  [ -x "$ORI_BIN" ] || die "$ORI_BIN is not a program"
  export ORI_BIN
}

# work_dir: makes WORK, a folder that goes away when the script ends.
work_dir() {
  WORK=$(mktemp -d -t ori-test.XXXXXX)
  export WORK
}

# terminal FILE SECONDS COMMAND...: runs a program in a terminal of its own, of which FILE gets the output.
terminal() {
  local file=$1 seconds=$2
  shift 2
  TERM=xterm timeout "$seconds" script -qefc "stty rows 40 cols 150; exec $(printf '%q ' "$@")" "$file" </dev/null >/dev/null 2>&1
}
