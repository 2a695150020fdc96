# shellcheck shell=bash
# Functions of ./run and ./test: messages, Debian packages, the Swift toolchain and the release
# build.
# This file is sourced, not run.
: "${root:?is set to the checkout by whoever sources this}"

say() { printf '%s\n' "tapas: $*" >&2; }
die() { say "$*"; exit 1; }

need_linux() {
  [[ $(uname -s) == Linux ]] || die "this command is for Linux, where Tapas is served from." \
    "On a Mac the apps are built in Xcode; see README.md."
}

# need_packages NAME…: installs the Debian packages that are missing.
need_packages() {
  local missing=() name
  command -v dpkg-query >/dev/null || {
    say "this is no Debian; if the build fails, install what Debian calls: $*"
    return 0
  }
  for name in "$@"; do
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null) == installed ]] ||
      missing+=("$name")
  done
  ((${#missing[@]})) || return 0

  local admin=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || die "these Debian packages are missing, and installing them" \
      "needs root: apt-get install ${missing[*]}"
    admin=(sudo)
  fi
  say "installing ${missing[*]}"
  local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -y -q
    --no-install-recommends "${missing[@]}")
  # A fresh machine has no package lists: a try without them would only print what looks like an
  # error. An old one has stale lists, which one update mends too.
  apt-get install -s -q "${missing[@]}" >/dev/null 2>&1 ||
    "${admin[@]}" apt-get update -q >&2 || true
  "${admin[@]}" "${install[@]}" >&2 ||
    { "${admin[@]}" apt-get update -q >&2 && "${admin[@]}" "${install[@]}" >&2; } ||
    die "these Debian packages could not be installed: ${missing[*]}." \
      "Install them by hand (apt-get install ${missing[*]}) and start again."
}

# need_swift: finds a toolchain of 6.2 or later; 6.3 was tested.
need_swift() {
  command -v swift >/dev/null ||
    die "Swift is missing; install Swift 6.3 from https://www.swift.org/install/linux" \
      "and start again."
  local text version
  text=$(swift --version 2>&1) || die "swift does not start: $text"
  [[ $text =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] ||
    die "cannot tell which Swift this is: $text"
  version=$((BASH_REMATCH[1] * 100 + BASH_REMATCH[2]))
  ((version >= 602)) || die "this is Swift ${BASH_REMATCH[1]}.${BASH_REMATCH[2]};" \
    "Tapas needs 6.3. See https://www.swift.org/install/linux."
  ((version >= 603)) || say "Tapas was checked with Swift 6.3; this is an earlier one."
}

build_packages=(
  libssl-dev zlib1g-dev libsqlite3-dev libcurl4-openssl-dev libpq-dev
  libturbojpeg0-dev libpng-dev libwebp-dev pkg-config)

# need_postgresql: installs the server that the tests start for themselves. Debian's package would
# make and start one of its own on port 5432; a file says that it should not.
need_postgresql() {
  local file=/etc/postgresql-common/createcluster.conf admin=()
  if [[ $(dpkg-query -W -f='${db:Status-Status}' postgresql-15 2>/dev/null) != installed ]]; then
    ((EUID == 0)) || admin=(sudo)
    need_packages postgresql-common
    if command -v dpkg-query >/dev/null && [[ -f $file ]]; then
      "${admin[@]}" sed -i 's/^#\?create_main_cluster.*/create_main_cluster = false/' "$file"
    fi
  fi
  need_packages postgresql-15
}

# fingerprint: prints a line that changes with any source of the release build. It takes hundredths
# of a second; `swift build` takes seconds.
fingerprint() {
  {
    readlink -f "$(command -v swift)" 2>/dev/null || true
    dpkg-query -W -f='${Package} ${Version}\n' "${build_packages[@]}" 2>/dev/null || true
    find "$root/Base" "$root/Sources" "$root/LiveSwiftUI/Sources" "$root/Package.swift" \
      -printf '%P %y %s %T@\n' | LC_ALL=C sort
  } | cksum
}

# build_release: builds .build/release/tapas; does nothing when its sources have not changed.
build_release() {
  local stamp="$root/.build/release.stamp" before
  before=$(fingerprint)
  [[ -x $root/.build/release/tapas && -f $stamp && $(<"$stamp") == "$before" ]] && return 0
  need_packages "${build_packages[@]}"
  need_swift
  say "building: on two cores six to nine minutes the first time, and half a gigabyte"
  # Taken before the build: a file saved while it runs is built next time. ./run and ./test share
  # the build, so it never has the setting of the debug build.
  env -u TAPAS_STRICT swift build --package-path "$root" -c release --product tapas >&2 ||
    die "the build failed; the lines above say where."
  printf '%s\n' "$before" >"$stamp"
}
