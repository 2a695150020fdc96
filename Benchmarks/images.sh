#!/usr/bin/env bash
# Compares the photo cache with nginx over the same files.
# Needs Debian's nginx-light and imagemagick.
# Usage: Benchmarks/images.sh [number of pictures]
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-100}
port=${TAPAS_BENCH_PORT:-8540}
work=$(mktemp -d)
trap 'kill "$nginx" 2>/dev/null || true; wait "$nginx" 2>/dev/null || true; rm -rf "$work"' EXIT
# nginx drops its privileges and must still be able to read the folder.
chmod 755 "$work"
mkdir "$work/files"
for ((i = 0; i < count; i++)); do
  convert -seed "$i" -size 640x480 plasma:fractal -quality 80 "$work/files/$i.jpg"
done
cat >"$work/nginx.conf" <<CONF
daemon off; pid $work/pid; error_log stderr; worker_processes 1;
events {}
http {
  access_log off; types { image/jpeg jpg; }
  server { listen 127.0.0.1:$port; root $work/files; sendfile on; }
}
CONF
nginx -c "$work/nginx.conf" 2>"$work/log" &
nginx=$!
swift build --configuration release --product bench >&2
echo "pictures: $count, $(du -sk "$work/files" | cut -f1) KB together"
.build/release/bench images --origin "http://127.0.0.1:$port" --count "$count"
