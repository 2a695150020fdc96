"""The app of fields that people type into."""
import os
import re
import subprocess

from servers import ROOT, Program, binary


class TypingApp(Program):
    """The app of fields, which is built beside `tapas`."""

    def start(self):
        named = os.environ.get("TAPAS_TYPING_APP")
        program = named or os.path.join(os.path.dirname(binary()), "TypingApp")
        if not os.path.exists(program):
            program = ROOT / ".build/debug/TypingApp"
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), "--data", str(self.folder)],
            stdout=subprocess.PIPE, stderr=self.errors)
        self.said = self._first_lines()
        self.port = int(re.search(r"://[^ ]*:(\d+)", self.said).group(1))
