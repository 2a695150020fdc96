#!/usr/bin/env bash
# Compares `tapas menu sync` with a plain Python sync: 200 pages, each answered in 20 ms.
# Usage: Benchmarks/menu.sh [rounds]
set -euo pipefail
cd "$(dirname "$0")/.."
venv=${TAPAS_BENCH_VENV:-${XDG_CACHE_HOME:-$HOME/.cache}/tapas-bench}
if [ ! -x "$venv/bin/python" ]; then python3 -m venv "$venv"; fi
"$venv/bin/pip" install --quiet --disable-pip-version-check aiohttp==3.14.5 httpx==0.28.1
swift build --configuration release --product tapas >&2
exec "$venv/bin/python" Benchmarks/menu.py .build/release/tapas "${1:-7}"
