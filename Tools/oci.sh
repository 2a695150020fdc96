# What the tools share that make OCI images, without a daemon and without root: a root of Debian 12
# as the only layer of a layout.
# shellcheck shell=bash

# Prepares an image in the folder $1, dated by the last commit of the checkout $2, so that the same
# sources make the same image.
start_image() {
  need_packages mmdebstrap umoci uidmap
  target=$(readlink -m "$1")
  [[ ! -e $target || -f $target/oci-layout || -z $(ls -A "$target") ]] ||
    die "$target holds something else than an image"
  local time
  time=$(git -C "$2" log -1 --format=%ct 2>/dev/null || date +%s)
  export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$time}
  staging=$(mktemp -d)
  trap 'rm -rf "$staging"' EXIT
}

# Makes the root of Debian 12, changed by further options of mmdebstrap.
make_root() {
  # This machine's name and name servers are left out; a runtime writes its own.
  # shellcheck disable=SC2016 # mmdebstrap's own shell replaces $1 by the new root.
  mmdebstrap --quiet --variant=minbase \
    --dpkgopt='path-exclude=/usr/share/doc/*' \
    --dpkgopt='path-include=/usr/share/doc/*/copyright' \
    --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
    "$@" --customize-hook=': >"$1/etc/hostname"; : >"$1/etc/resolv.conf"' \
    bookworm "$staging/root.tar" >&2
}

# Makes the image $1 of the root, with further options of umoci's config, and prints its name.
make_image() {
  local image=$target:$1 created
  created=$(date -u -d "@$SOURCE_DATE_EPOCH" +%FT%TZ)
  shift
  rm -rf "$target"
  umoci init --layout "$target"
  umoci new --image "$image"
  umoci raw add-layer --image "$image" --history.created "$created" "$staging/root.tar" >&2
  # The program inside asks others in the house for the code that it prints. With `container` set
  # it knows that it may have no address that they can use.
  umoci config --image "$image" --no-history --created "$created" \
    --config.exposedports 8080/tcp --config.volume /data --config.workingdir /data \
    --config.env HOME=/data --config.env PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    --config.env LC_ALL=C.UTF-8 --config.env container=oci "$@" >&2
  say "$(($(du -sk "$target" | cut -f1) / 1024)) MB in $target"
  printf '%s\n' "$image"
}
