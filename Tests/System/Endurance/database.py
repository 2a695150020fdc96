"""A PostgreSQL server of the suites' own, in a folder that is deleted with it."""
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

PROGRAMS = Path("/usr/lib/postgresql")


def programs():
    """The folder of the newest server that Debian has installed, or None."""
    versions = [each.name for each in PROGRAMS.glob("*") if each.name.isdigit()]
    if not versions:
        return None
    folder = PROGRAMS / max(versions, key=int) / "bin"
    return folder if (folder / "postgres").exists() else None


class Database:
    """A server on a Unix socket, without password and without flushes, as Debian installs it."""

    def __init__(self):
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="tapas-pg-"))
        # PostgreSQL refuses to run as root.
        self.account = None
        if os.getuid() == 0:
            names = {each.pw_name for each in pwd.getpwall()}
            account = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
            self.account = account.pw_uid, account.pw_gid
            os.chown(self.folder, *self.account)
        self.data = self.folder / "data"
        try:
            subprocess.run(
                [self.programs / "initdb", "-D", self.data, "-U", "tapas", "-A", "trust", "-N",
                 "-E", "UTF8", "--locale=C", "--no-instructions"], check=True,
                stdout=subprocess.DEVNULL, **self.as_account())
            settings = ["listen_addresses=", "fsync=off", "max_connections=100",
                        "log_min_messages=fatal"]
            with open(self.folder / "log", "ab") as log:
                # It ends with this process, however that ends.
                self.process = subprocess.Popen(
                    ["setpriv", "--pdeathsig", "INT", self.programs / "postgres", "-D", self.data,
                     "-k", self.folder, *(part for each in settings for part in ("-c", each))],
                    stdout=log, stderr=log, **self.as_account())
            self.wait()
            self.run("createdb", "-h", self.folder, "-U", "tapas", "tapas")
        except Exception:
            self.close()
            raise
        self.url = f"postgresql://tapas@/tapas?host={self.folder}"

    def as_account(self):
        ours = {"cwd": self.folder, "start_new_session": True}
        if self.account:
            ours.update(user=self.account[0], group=self.account[1], extra_groups=[])
        return ours

    def run(self, program, *arguments):
        done = subprocess.run([self.programs / program, *arguments], capture_output=True,
                              text=True, **self.as_account())
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr[-400:]}")
        return done.stdout

    def wait(self):
        for _ in range(600):
            try:
                self.run("pg_isready", "-q", "-h", self.folder, "-U", "tapas", "-d", "postgres")
                return
            except RuntimeError:
                time.sleep(0.05)
        raise TimeoutError("PostgreSQL does not start: " + (self.folder / "log").read_text()[-400:])

    def ask(self, statement):
        """The first value of the answer, as text."""
        return self.run("psql", "-h", self.folder, "-U", "tapas", "-d", "tapas", "-Atc",
                        statement).strip()

    def close(self):
        process = getattr(self, "process", None)
        if process and process.poll() is None:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGQUIT)
                process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
