"""Runs our sync and the Python peers in turn, each in a fresh process;
prints medians and ratios."""
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent
PORT = int(os.environ.get("TAPAS_BENCH_PORT", "8560"))
BASE = f"http://127.0.0.1:{PORT}/v5"


def run(command, folder):
    """Wall and CPU seconds of one process, its start included."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True,
                          env=os.environ | {"TAPAS_MENU_TOKEN": "bench"})
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    tapas, python = sys.argv[1], sys.executable
    with tempfile.TemporaryDirectory() as folder:
        peers = {
            "ours": [tapas, "menu", "sync", "--menu-url", BASE, "--data", f"{folder}/ours"],
            "python, one at a time": [python, HERE / "menu_peer.py", BASE, f"{folder}/one/menu.db"],
            "python, 4 at a time": [
                python, HERE / "menu_peer.py", BASE, f"{folder}/four/menu.db", "4"],
        }
        folders = {"ours": "ours", "python, one at a time": "one", "python, 4 at a time": "four"}
        server = subprocess.Popen([python, HERE / "menu_server.py", str(PORT), "200", "20"])
        try:
            for _ in range(100):
                try:
                    urllib.request.urlopen(BASE + "/categories")
                except urllib.error.HTTPError:
                    break
                except OSError:
                    time.sleep(0.1)
            taken = {name: [] for name in peers}
            for _ in range(rounds):
                for name, command in peers.items():
                    taken[name].append(run(command, f"{folder}/{folders[name]}"))
        finally:
            server.terminate()
            server.wait()
    middle = {name: [statistics.median(t[i] for t in times) for i in (0, 1)]
              for name, times in taken.items()}
    print(f"{'':24}{'wall s':>8}{'CPU s':>8}{'ours / it: wall':>18}{'CPU':>7}"
          f"   ({rounds} rounds, medians)")
    for name, (wall, cpu) in middle.items():
        ours = middle["ours"]
        print(f"{name:24}{wall:8.3f}{cpu:8.3f}{ours[0] / wall:18.2f}{ours[1] / cpu:7.2f}"
              f"   {taken[name][0][2].splitlines()[-1]}")


main()
