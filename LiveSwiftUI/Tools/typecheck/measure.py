#!/usr/bin/env python3
"""Type-checks public SwiftUI apps against the built module and ranks the names that are missing.

    measure.py FOLDER [--modules .build/debug/Modules] [--only NAME] [--list FILE]

FOLDER holds git repositories, one a folder. A file is good when no error is located in it.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from corpus import IMPORT, read_apps

ERROR = re.compile(r"^(\S+?):(\d+):\d+: error: (.*)$", re.M)
QUOTED = r"'([^']+)'"
MISSING = [
    (re.compile(rf"cannot find (?:type )?{QUOTED} in scope"), "{0}"),
    (re.compile(rf"value of type {QUOTED} has no (?:dynamic )?member {QUOTED}"), ".{1}"),
    (re.compile(rf"type {QUOTED} has no member {QUOTED}"), "{0}.{1}"),
    (re.compile(rf"contextual base in reference to member {QUOTED}"), ".{0} (no base)"),
    (re.compile(rf"{QUOTED} is unavailable"), "{0} (unavailable)"),
    (re.compile(rf"no such module {QUOTED}"), "import {0}"),
    (re.compile(rf"unknown attribute {QUOTED}"), "@{0}"),
    (re.compile(rf"no macro named {QUOTED}"), "#{0}"),
    (re.compile(rf"has no member {QUOTED}"), ".{0}"),
]

IMPLICIT = (
    "Combine", "FoundationAdditions", "FoundationNetworking", "Observation", "UserNotifications")


def name_of(message):
    for pattern, form in MISSING:
        found = pattern.search(message)
        if found:
            return form.format(*found.groups())
    return None


def check(app, modules, flags):
    """The messages of each file, by its path in the repository."""
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        messages = defaultdict(list)
        for index, (name, text) in enumerate(sorted(app.files.items())):
            for module in ("Combine", "Charts"):
                if not (Path(modules) / f"{module}.swiftmodule").exists():
                    # The compiler stops at a missing module; the file has its error all the same.
                    text, count = re.subn(rf"^\s*import {module}\b", "//", text, flags=re.M)
                    if count and module == "Charts":
                        messages[name].append(f"no such module '{module}'")
            text = re.sub(r"^\s*import Darwin\b", "//", text, flags=re.M)
            stem = Path(name).stem
            path = Path(folder) / f"f{index}_{stem.replace(' ', '_')}.swift"
            path.write_text(text)
            paths[str(path)] = name
        # What the plugin AppResources adds to each module.
        implicit = Path(folder) / "implicit.swift"
        implicit.write_text("".join(f"@_exported import {name}\n" for name in IMPLICIT))
        command = [
            "swiftc", "-typecheck", "-swift-version", "5", "-module-name", "Checked",
            "-parse-as-library", "-I", modules, "-suppress-warnings", "-wmo",
            "-continue-building-after-errors", "-DDEBUG", *flags, str(implicit),
            *paths,
        ]
        plugin = Path(modules).parent / "PreviewMacros-tool"
        if plugin.exists():
            command += ["-load-plugin-executable", f"{plugin}#PreviewMacros"]
        run = subprocess.run(command, capture_output=True, text=True)
        for path, _, message in ERROR.findall(run.stderr):
            if path in paths:
                messages[paths[path]].append(message)
        if run.returncode and not messages:
            print(app.name, "stopped:", run.stderr[-600:], file=sys.stderr)
            for name in app.files:
                messages[name].append("the compiler stopped")
        return app, messages


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--modules", default=".build/debug/Modules")
    parser.add_argument("--only", default="")
    parser.add_argument("--list", help="writes each file with its first errors, as JSON")
    parser.add_argument("--names", type=int, default=120)
    parser.add_argument("--flag", action="append", default=[])
    options = parser.parse_args()
    apps = [app for app in read_apps(options.folder) if options.only in app.name]
    total = good = 0
    without_previews = 0
    names = defaultdict(set)
    blocked_by = Counter()
    other = defaultdict(set)
    found = {}
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda app: check(app, options.modules, options.flag), apps))
    rates = Counter()
    for app, messages in results:
        # What is measured is the files about views; the others come along.
        judged = [name for name, text in app.files.items() if "SwiftUI" in IMPORT.findall(text)]
        fine = [name for name in judged if not messages[name]]
        repository = app.name.split("/")[0]
        rates[repository, "all"] += len(judged)
        rates[repository, "good"] += len(fine)
        total += len(judged)
        good += len(fine)
        for name in judged:
            missing = {name_of(message) for message in messages[name]}
            real = missing - {"#Preview", "PreviewProvider", None}
            without_previews += not real and None not in missing
            if len(missing) == 1 and None not in missing:
                blocked_by.update(missing)
            for each in missing - {None}:
                names[each].add(app.name + ":" + name)
            for message in messages[name]:
                if name_of(message) is None:
                    other[re.sub(QUOTED, "'…'", message)].add(app.name + ":" + name)
            if messages[name]:
                found[app.name + ":" + name] = messages[name]
    for repository in sorted({key[0] for key in rates}):
        print(f"{rates[repository, 'good']:4} / {rates[repository, 'all']:4}  {repository}")
    print(f"{good:4} / {total:4}  all, {100 * good / max(total, 1):.1f} %")
    print(f"{without_previews:4} without the errors of previews")
    print("\nMissing names: files, files that lack nothing else, name")
    ranked = sorted(names.items(), key=lambda item: -len(item[1]))[: options.names]
    for name, where in ranked:
        print(f"{len(where):4} {blocked_by[name]:4}  {name}")
    print("\nOther errors: files, message")
    for message, where in sorted(other.items(), key=lambda item: -len(item[1]))[:60]:
        print(f"{len(where):4}  {message[:150]}")
    if options.list:
        Path(options.list).write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
