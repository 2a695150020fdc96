"""`LiveSwiftUI/Tools/watch`: what its status says of a build error and of a trap, and that the next
good build clears it. A script stands in for the compiler, so no app is built."""
import json
import os
import subprocess
import time

import pytest

from servers import ROOT

WATCH = ROOT / "LiveSwiftUI/Tools/watch"

SWIFT = """#!/bin/bash
[[ "$*" == *--show-bin-path* ]] && { echo %(out)s; exit; }
source=%(root)s/Sources/App/a.swift
if grep -q BROKEN $source; then
  echo "$source:3:7: error: cannot find 'x' in scope"
  exit 1
fi
install -m 755 $source %(out)s/App.new
mv %(out)s/App.new %(out)s/App
"""

TRAP = """sleep 1.5
echo "App/a.swift:4: Fatal error: Index out of range" >&2
echo "0 f() in App at %s:4:9" >&2
kill -TRAP $$"""


class Project:
    """A package with one program, and a watch over it."""

    def __init__(self, folder):
        self.root, self.out, self.bin = folder / "app", folder / "out", folder / "bin"
        self.source = self.root / "Sources/App/a.swift"
        for each in (self.source.parent, self.out, self.bin):
            each.mkdir(parents=True)
        (self.root / "Package.swift").write_text('.executableTarget(name: "App")')
        swift = self.bin / "swift"
        swift.write_text(SWIFT % {"out": self.out, "root": self.root})
        swift.chmod(0o755)
        self.where = folder / "where"
        self.save("exec sleep 60")
        environment = {**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}"}
        environment.pop("TAPAS_EDITOR", None)
        self.process = subprocess.Popen([WATCH, "--port", "0"], cwd=self.root, env=environment,
                                        stderr=subprocess.DEVNULL)

    def save(self, lines):
        self.source.write_text(f'#!/bin/bash\necho "$TAPAS_WATCH" > {self.where}\n{lines}\n')

    def status(self):
        try:
            with open(self.where.read_text().strip()) as file:
                return json.load(file)
        except (FileNotFoundError, IsADirectoryError):
            return None

    def until(self, title):
        end = time.monotonic() + 30
        while (found := self.status()) is None or found.get("title") != title:
            assert time.monotonic() < end, f"The status stays {found}"
            time.sleep(0.05)
        return found.get("messages")

    def close(self):
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture
def project(tmp_path):
    made = Project(tmp_path)
    yield made
    made.close()


def test_error_and_trap(project):
    project.until(None)
    link = f"vscode://file{project.source}"
    project.save("BROKEN")
    assert project.until("The build failed") == [
        {"place": "Sources/App/a.swift:3", "text": "cannot find 'x' in scope",
         "link": f"{link}:3:7"}]
    project.save(TRAP % project.source)
    project.until(None)
    assert project.until("The app stopped") == [
        {"place": "Sources/App/a.swift:4", "text": "Fatal error: Index out of range",
         "link": f"{link}:4:9"}]
    project.save("exec sleep 60")
    project.until(None)
    assert project.process.poll() is None
