"""Measures our page and its peers' in turn, with fresh servers each round; prints one table.

    compare.py [--rounds 3] [--only NAME]… [--json FILE] [--keep]
      [--peer NAME URL ROW LIKE COUNT SEARCH]…

NiceGUI's page is here. Any other server that runs already is measured with --peer: its address, and
the selectors of its rows, of what is pressed, of the number that it changes, and of the search
field. NAME=PID names its process, so that CPU and memory are measured too. --keep writes the
medians to a dated file in Benchmarks/results.
"""
import argparse
import datetime
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
# (what, key, how to take one number from a round, unit, our bound)
LINES = [
    ("click to DOM, median", "click_ms", "median", "ms", 6.5),
    ("click to DOM, p95", "click_ms", "p95", "ms", 8),
    ("search to 11 rows, median", "search_ms", "median", "ms", 9),
    ("search to 11 rows, p95", "search_ms", "p95", "ms", 15),
    ("bytes a click, up", "click_up_bytes", None, "B", 60),
    ("bytes a click, down", "click_down_bytes", None, "B", 60),
    ("memory of a further session", "further_session_kb", None, "KB", 120),
    ("memory of a further session, all rows", "full_session_kb", None, "KB", 220),
    ("memory with one session", "one_session_kb", None, "KB", None),
    ("cold: first 20 rows, median", "cold_ms", "median", "ms", 75),
    ("cold: first 20 rows, worst", "cold_ms", "max", "ms", None),
    ("first load", "load_bytes", None, "KB", 40),
    ("server CPU a click", "click_cpu_ms", None, "ms", 0.7),
    ("start to listening", "start_ms", None, "ms", None),
]


def servers(first_port):
    ours, peer = first_port, first_port + 1
    return [
        dict(name="ours", start=f"{HERE.parent}/.build/release/bench page --port {ours}",
             url=f"http://127.0.0.1:{ours}/dishes", row="li.row", like="li.row button",
             count="li.row .sp + .t", search="search input"),
        dict(name="NiceGUI", start=f"{sys.executable} {HERE}/nicegui_page.py {peer}",
             url=f"http://127.0.0.1:{peer}/", row=".dish", like=".dish .like", count=".dish .likes",
             search=".find input"),
    ]


def peer(name, url, row, like, count, search):
    """A server that runs already."""
    name, _, pid = name.partition("=")
    found = dict(name=name, url=url, row=row, like=like, count=count, search=search)
    return found | ({"pid": pid} if pid else {})


def once(server, more):
    """Measures one round of one server, in a process of its own."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        words = [sys.executable, str(HERE / "measure.py"), "--json", file.name]
        for name, value in server.items():
            words += [f"--{name}", value]
        subprocess.run(words + more, check=True)
        return json.load(open(file.name))


def number(result, key, how):
    value = result.get(key)
    if value is None:
        return None
    if how == "median":
        value = statistics.median(value)
    elif how == "p95":
        value = sorted(value)[min(len(value) - 1, int(len(value) * 0.95))]
    elif how == "max":
        value = max(value)
    return value / 1000 if key == "load_bytes" else value


def text(values):
    """The median of the rounds, with their range when there are several."""
    values = [each for each in values if each is not None]
    if not values:
        return "–"
    middle = statistics.median(values)
    digits = 0 if middle >= 100 else 1 if middle >= 1 else 2
    shown = f"{middle:.{digits}f}"
    if len(values) == 1:
        return shown
    return f"{shown} ({min(values):.{digits}f}–{max(values):.{digits}f})"


def table(rounds):
    """The table as Markdown, one line for each measure."""
    names = list(dict.fromkeys(each["name"] for each in rounds))
    yield f"| | {' | '.join(names)} | bound | kept |"
    yield "|---" * (len(names) + 3) + "|"
    for what, key, how, unit, bound in LINES:
        columns = [[number(r, key, how) for r in rounds if r["name"] == name] for name in names]
        kept = "–"
        if bound is not None and "ours" in names:
            middle = statistics.median(columns[names.index("ours")])
            kept = "yes" if middle <= bound else f"no, {middle / bound:.2f}×"
        yield (f"| {what}, {unit} | {' | '.join(map(text, columns))} "
               f"| {'–' if bound is None else f'≤ {bound}'} | {kept} |")


def keep(rounds):
    """Writes the medians to a file of today's."""
    names = list(dict.fromkeys(each["name"] for each in rounds))
    lines = [["measure", "unit", *("LiveSwiftUI" if each == "ours" else each for each in names)]]
    for what, key, how, unit, _ in LINES:
        columns = [[number(r, key, how) for r in rounds if r["name"] == name] for name in names]
        known = [[each for each in column if each is not None] for column in columns]
        lines.append([what, unit, *(text([statistics.median(c)]) if c else "-" for c in known)])
    file = HERE / "results" / f"list-{datetime.date.today()}.tsv"
    file.write_text("".join("\t".join(line) + "\n" for line in lines))
    print(f"written: {file.relative_to(HERE.parent)}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--port", type=int, default=8510)
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("--peer", action="append", default=[], nargs=6,
                        metavar=("NAME", "URL", "ROW", "LIKE", "COUNT", "SEARCH"))
    parser.add_argument("--json", help="keep every number here")
    parser.add_argument("--keep", action="store_true", help="keep the medians in results")
    given, more = parser.parse_known_args()
    rounds = []
    for turn in range(given.rounds):
        for server in servers(given.port) + [peer(*each) for each in given.peer]:
            if not given.only or server["name"] in given.only:
                rounds.append(once(server, more))
                load = os.getloadavg()[0]
                print(f"round {turn + 1} of {given.rounds}: {server['name']} done, load {load:.1f}",
                      file=sys.stderr)
    if given.json:
        Path(given.json).write_text(json.dumps(rounds, indent=1))
    if given.keep:
        keep(rounds)
    print("\n".join(table(rounds)))


if __name__ == "__main__":
    main()
