"""A folder with a Debian 12 in it, programs that run there, and what they print and answer."""
import http.client
import os
import resource
import selectors
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PORT = 8080
# What apt and dpkg themselves keep of every package that was ever there.
KEPT = ("/proc", "/sys", "/dev", "/var/log", "/var/cache", "/var/lib/apt", "/var/lib/dpkg")


class Root:
    """A root folder, in which commands run as in a machine of its own."""

    def __init__(self, folder):
        self.folder = Path(folder)
        for name in ("resolv.conf", "hosts"):
            shutil.copy(f"/etc/{name}", self.folder / "etc" / name)
        for name in ("proc", "dev", "sys"):
            subprocess.run(["mount", "--rbind", f"/{name}", str(self.folder / name)], check=True)

    @classmethod
    def bare(cls, folder):
        """A Debian 12 with nothing but what every Debian has."""
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", "bookworm", str(folder)],
                       check=True)
        return cls(folder)

    def run(self, *words, check=True):
        """Runs `words` in here and returns what they printed."""
        done = subprocess.run(
            ["chroot", str(self.folder), "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
             "LC_ALL=C.UTF-8", "DEBIAN_FRONTEND=noninteractive", *words], text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if check and done.returncode:
            sys.exit(f"{shlex.join(words)} ended with {done.returncode}:\n{done.stdout}")
        return done.stdout

    def paths(self):
        """Every path in here but those of KEPT; links are paths too."""
        found = set()
        for place, folders, files in os.walk(self.folder):
            inside = "/" + str(Path(place).relative_to(self.folder)).removeprefix(".")
            inside = inside.replace("//", "/")
            if inside.startswith(KEPT):
                folders.clear()
                continue
            found.update(f"{inside.rstrip('/')}/{name}" for name in folders + files)
        return {path for path in found if not path.startswith(KEPT)}


def ask(path):
    """The status and the text of a page."""
    link = http.client.HTTPConnection("127.0.0.1", PORT, timeout=20)
    link.request("GET", path)
    answer = link.getresponse()
    text = answer.read().decode()
    link.close()
    return answer.status, text


def until(path, words):
    """Opens a page again and again until it shows `words`."""
    end = time.monotonic() + 20
    while words not in (text := ask(path)[1]):
        assert time.monotonic() < end, f"{path} never showed {words}: {text[:400]}"
        time.sleep(0.2)
    return text


def greeting(process):
    """Waits until the program prints its address, and returns all that it printed with it."""
    said, end = b"", time.monotonic() + 20
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while b"\n" not in said:
            assert selector.select(max(0, end - time.monotonic())), "It printed no address."
            piece = os.read(process.stdout.fileno(), 65536)
            assert piece, f"It ended: {said.decode()}"
            said += piece
    return said.decode()


def stop(process):
    """Asks it to stop; returns what it printed since the greeting."""
    process.terminate()
    rest = process.stdout.read().decode()
    assert process.wait(15) == 0, f"It ended with {process.returncode}"
    return rest


def children_seconds():
    """The processor time of all that has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def outside(script, *words):
    """Runs a script where its mounts and processes end with it, with a folder as the last word that
    is removed after it. Returns its exit code."""
    folder = tempfile.mkdtemp(prefix="tapas-root-")
    become = [] if os.geteuid() == 0 else ["sudo"]
    try:
        return subprocess.run([
            *become, "unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc",
            sys.executable, script, *words, folder]).returncode
    finally:
        subprocess.run([*become, "rm", "-rf", "--one-file-system", folder])
