#!/usr/bin/env bash
# Compares us with NiceGUI, with fresh servers each round, and prints tables:
#   list   our list of 200 rows and NiceGUI's in the same browser: times, bytes, memory
#   pages  what a page of each app costs, beside both lists
#   load   how many events a second are answered in time, also with two workers
# Needs Debian's chromium or chromium-headless-shell, and Python 3; the Python packages go into a
# folder outside the repository.
# Usage: Benchmarks/run.sh, or one part with its flags:
#   Benchmarks/run.sh list [--rounds 3] [--only ours] [--keep] [--json FILE] [--clicks 50 …]
#     [--peer NAME[=PID] URL ROW LIKE COUNT SEARCH]: any other server that runs, in turn with ours
#   Benchmarks/run.sh pages [--pages 60] [--json FILE]
#   Benchmarks/run.sh load [--only search] [--pages 100] [--seconds 4] [--json FILE]
set -euo pipefail
cd "$(dirname "$0")/.."
venv=${TAPAS_BENCH_VENV:-${XDG_CACHE_HOME:-$HOME/.cache}/tapas-bench}
if [ ! -x "$venv/bin/python" ]; then python3 -m venv "$venv"; fi
"$venv/bin/pip" install --quiet --disable-pip-version-check \
  --requirement Benchmarks/requirements.txt
swift build --configuration release --product bench >&2
swift build --configuration release --product tapas >&2
part=${1-all}
(($# == 0)) || shift
case $part in
  all)
    for script in compare pages load; do "$venv/bin/python" "Benchmarks/$script.py"; done
    ;;
  list) exec "$venv/bin/python" Benchmarks/compare.py "$@" ;;
  pages | load) exec "$venv/bin/python" "Benchmarks/$part.py" "$@" ;;
  *)
    echo "Benchmarks/run.sh takes nothing, list, pages or load" >&2
    exit 2
    ;;
esac
