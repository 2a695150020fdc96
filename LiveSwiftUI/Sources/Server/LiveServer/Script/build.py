#!/usr/bin/env python3
"""Builds the scripts and the style sheets in Assets, with Debian's esbuild.

The parts of a script are beside this file and share one scope. All but live.js are modules. The
script's tests run the files built here, not the parts.
"""
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ASSETS = HERE.parent / "Assets"
SCRIPTS = {
    "live.js": "tree motion socket connection press typing dialog place near start".split(),
    "gestures.js": ["gestures", "pinch"],
    "commands.js": ["commands"],
    "follow.js": "follow keys lines scrolls spots".split(),
    "push.js": ["push"],
    "poll.js": ["poll"],
    "transfer.js": ["transfer"],
    "clock.js": ["clock"],
    "notify.js": ["requests", "notify"],
    "worker.js": ["worker"],
    "locate.js": ["requests", "locate"],
    "sound.js": ["requests", "sound"],
    "rows.js": ["rows"],
    "screens.js": ["screens", "finger", "edge"],
}


def minified(text: str, *flags: str) -> str:
    """The text without comments and needless spaces, and with short names."""
    done = subprocess.run(["esbuild", "--minify", "--charset=utf8", *flags],
                          input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def built(name: str) -> str:
    """One script, of all its parts."""
    text = joined(SCRIPTS[name])
    if name != "live.js":
        return minified(text, "--format=esm")
    # A page runs it, and so does the worker of that page's socket.
    worker = joined(["socket-worker"])
    return minified(f"'use strict'\nif (self.document) {{\n{text}\n}} else {{\n{worker}\n}}",
                    "--format=iife")


def joined(parts: list[str]) -> str:
    """The parts of a script, which share one scope."""
    return "\n".join((HERE / f"{part}.js").read_text() for part in parts)


if __name__ == "__main__":
    if not shutil.which("esbuild"):
        sys.exit("esbuild is missing: apt-get install esbuild")
    files = {ASSETS / name: built(name) for name in SCRIPTS}
    for name in ("live.css", "ios.css"):
        sheet = (HERE.parent / "Style" / name).read_text()
        files[ASSETS / name] = minified(sheet, "--loader=css")
    if "--check" in sys.argv:
        sys.exit(0 if all(each.exists() and each.read_text() == text
                          for each, text in files.items())
                 else "a script or a style sheet is stale: run build.py")
    for each, text in files.items():
        each.write_text(text)
