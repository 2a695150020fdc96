#!/usr/bin/env python3
"""Tells how many lines of each module the Swift tests run, as a table in Markdown.

  Tools/coverage.py            builds with instruments into .build/coverage, runs all Swift tests
  Tools/coverage.py --again    only prints the table of the last run

The journeys in the browser are not counted, so that the screens' wiring and the script show less
than is tested. Takes some minutes the first time.
"""
import collections
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / ".build/coverage"
PROFILES = BUILD / "profiles"
# Those with real sockets and databases run by themselves, as in ./test.
SOCKETS = "WebServerTests|LiveServerTests|SandboxTests|DataLayerTests|PostgreSQLTests"


def tool(name):
    """A tool of the Swift toolchain; one of Debian's reads no profile of Swift's."""
    return str(Path(shutil.which("swift") or "swift").resolve().parent / name)


def run_tests():
    subprocess.run(["swift", "build", "--build-tests", "--enable-code-coverage",
                    "--scratch-path", str(BUILD)], cwd=ROOT, check=True)
    shutil.rmtree(PROFILES, ignore_errors=True)
    PROFILES.mkdir(parents=True)
    # Also what the tests start, such as the command, writes a profile.
    environment = {**os.environ, "LLVM_PROFILE_FILE": str(PROFILES / "%m-%p.profraw")}
    for choice in ("--skip", "--filter"):
        # A failing test is told by ./test; its lines count all the same.
        subprocess.run([str(BUILD / "debug/TapasPackageTests.xctest"), "--testing-library",
                        "swift-testing", choice, SOCKETS], cwd=ROOT, env=environment, check=False)


def lines_by_module():
    """Module → lines that can run, and lines that ran."""
    subprocess.run([tool("llvm-profdata"), "merge", "-sparse", "-o", str(BUILD / "all.profdata"),
                    *map(str, PROFILES.glob("*.profraw"))], check=True)
    said = subprocess.run(
        [tool("llvm-cov"), "export", "-summary-only", "-instr-profile", str(BUILD / "all.profdata"),
         str(BUILD / "debug/TapasPackageTests.xctest"), "-object", str(BUILD / "debug/tapas")],
        check=True, capture_output=True).stdout
    modules = collections.defaultdict(lambda: [0, 0])
    for file in json.loads(said)["data"][0]["files"]:
        path = Path(file["filename"])
        folder = next((ROOT / each for each in ("Base", "Sources", "LiveSwiftUI/Sources")
                       if path.is_relative_to(ROOT / each)), None)
        if not folder:
            continue
        parts = path.relative_to(folder).parts
        name = parts[1] if parts[0] in (
            "Apps", "Data", "System", "Frameworks", "Server", "Build") else parts[0]
        lines = file["summary"]["lines"]
        modules[name][0] += lines["count"]
        modules[name][1] += lines["covered"]
    return modules


def main():
    if sys.argv[1:] not in ([], ["--again"]):
        raise SystemExit(__doc__)
    if not sys.argv[1:]:
        run_tests()
    modules = lines_by_module()
    modules["All"] = [sum(each[number] for each in modules.values()) for number in (0, 1)]
    print("\n| Module | Lines | Run by the Swift tests |\n|---|---:|---:|")
    for name, (count, covered) in modules.items():
        print(f"| {name} | {count:,} | {100 * covered / max(count, 1):.1f} % |")


if __name__ == "__main__":
    main()
