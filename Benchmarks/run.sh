#!/usr/bin/env bash
# Compares our page with NiceGUI's: same work, same browser, in turn, with fresh servers.
# Prints a table.
# Needs Debian's chromium and Python 3; the Python packages go into a folder outside the repository.
# Usage: Benchmarks/run.sh [--rounds 3] [--only ours] [--json FILE] [--loads 7 --clicks 50 …]
set -euo pipefail
cd "$(dirname "$0")/.."
venv=${TAPAS_BENCH_VENV:-${XDG_CACHE_HOME:-$HOME/.cache}/tapas-bench}
if [ ! -x "$venv/bin/python" ]; then python3 -m venv "$venv"; fi
"$venv/bin/pip" install --quiet --disable-pip-version-check \
  --requirement Benchmarks/requirements.txt
swift build --configuration release --product bench >&2
exec "$venv/bin/python" Benchmarks/compare.py "$@"
