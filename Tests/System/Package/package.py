"""Installs the Debian package in a clean Debian 12 without Swift, serves a page, and purges it.

Needs root, for the new root folder, and Debian's archive. The times and sizes are printed.
"""
import http.client
import os
import re
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
MOST_SECONDS = 60
# What apt and dpkg themselves keep of every package that was ever there.
KEPT = ("/proc", "/sys", "/dev", "/var/log", "/var/cache", "/var/lib/apt", "/var/lib/dpkg")


class Root:
    """A folder with a Debian 12 in it, in which commands run as in a machine of its own."""

    def __init__(self, folder):
        self.folder = Path(folder)
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", "bookworm", str(folder)],
                       check=True)
        for name in ("resolv.conf", "hosts"):
            shutil.copy(f"/etc/{name}", self.folder / "etc" / name)
        for name in ("proc", "dev", "sys"):
            subprocess.run(["mount", "--rbind", f"/{name}", str(self.folder / name)], check=True)

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


class Unit:
    """What a unit of systemd says about starting its program."""

    def __init__(self, root, name):
        self.path = root.folder / "lib/systemd/system" / name
        self.text = self.path.read_text()
        settings = dict(each.split("=", 1) for each in self.values("Environment"))
        for path in self.values("EnvironmentFile"):
            for line in (root.folder / path.removeprefix("-").lstrip("/")).read_text().split("\n"):
                if re.match(r"\w+=", line):
                    name, text = line.split("=", 1)
                    settings[name] = "".join(shlex.split(text))
        words = shlex.split(self.value("ExecStart").replace("$DAEMON_OPTS",
                                                            settings.pop("DAEMON_OPTS", "")))
        self.words = [*(f"{name}={text}" for name, text in settings.items()), *words]

    def values(self, name):
        return re.findall(rf"^{name}=(.*)$", self.text, re.M)

    def value(self, name):
        return self.values(name)[-1]


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


def address(process):
    """Waits until the program prints its address."""
    said, end = b"", time.monotonic() + 20
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while b"\n" not in said:
            assert selector.select(max(0, end - time.monotonic())), "It printed no address."
            piece = os.read(process.stdout.fileno(), 65536)
            assert piece, f"It ended: {said.decode()}"
            said += piece
    return said.decode()


def children_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def serve(root):
    """Starts the service's command line as the service's user, with its filter of system calls."""
    unit = Unit(root, "tapas.service")
    confined = Path(__file__).with_name("confined.py")
    process = subprocess.Popen(
        [sys.executable, str(confined), str(unit.path), str(root.folder), *unit.words],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = address(process)
    assert f"http://127.0.0.1:{PORT}\n" in said, said
    return process


def look(process):
    """Reads pages of all apps, a picture of the sandbox among them, and stops the program."""
    status, health = ask("/health")
    assert (status, '"ok"' in health) == (200, True), health
    for path, words in [("/", "Foods"), ("/recipes", "Alfajores de maicena"),
                        ("/menu", "<title>Tapas</title>"), ("/cocktails", "50/50 Martini"),
                        ("/humour/maya_runs", "Humour"), ("/_/live.js", "WebSocket")]:
        until(path, words)
    photo = re.search(r"/_/photo/[\w-]+", ask("/recipes")[1])
    assert photo and ask_photo(photo.group()) == "image/jpeg"
    process.terminate()
    rest = process.stdout.read().decode()
    assert process.wait(15) == 0, f"It ended with {process.returncode}"
    assert rest.count("\n") <= 3, f"It complained: {rest}"


def ask_photo(path):
    link = http.client.HTTPConnection("127.0.0.1", PORT, timeout=20)
    link.request("GET", path)
    return link.getresponse().getheader("Content-Type")


def upgrade(root):
    """Installs it over itself: what was set and saved stays."""
    settings = root.folder / "etc/default/tapas"
    settings.write_text(settings.read_text() + "TAPAS_MENU_NAME='The Blue Door'\n")
    secret = (root.folder / "var/lib/tapas/secret").read_bytes()
    root.run("dpkg", "--install", "/tapas.deb")
    assert secret == (root.folder / "var/lib/tapas/secret").read_bytes()
    process = serve(root)
    until("/menu", "The Blue Door")
    process.terminate()
    assert process.wait(15) == 0


def check_installed(root):
    """The account, the folder, the settings, the manual and the completion."""
    status = (root.folder / "var/lib/tapas").stat()
    own = root.run("id", "-u", "tapas").strip()
    assert (oct(status.st_mode & 0o777), str(status.st_uid)) == ("0o700", own)
    help_page = root.run("tapas", "--help")
    settings = (root.folder / "etc/default/tapas").read_text()
    manual = subprocess.run(["zcat", root.folder / "usr/share/man/man1/tapas.1.gz"], check=True,
                            stdout=subprocess.PIPE, text=True).stdout.replace("\\-", "-")
    for variable in re.findall(r"environment: (TAPAS_\w+)", help_page):
        assert f"\n#{variable}=\n" in settings, f"{variable} is not in /etc/default/tapas"
        assert variable in manual, f"{variable} is not in the manual"
    for flag in re.findall(r"^  (--[\w-]+)", help_page, re.M):
        assert f"\n.B {flag}" in manual, f"{flag} is not in the manual"
    completed = root.run("bash", "-c", "COMP_WORDS=(tapas menu sync --me); COMP_CWORD=3; "
                         ". /usr/share/bash-completion/completions/tapas; _tapas; "
                         'echo "${COMPREPLY[@]}"')
    assert completed.strip() == "--menu-url --menu-token", completed
    assert "not found" not in root.run("ldd", "/usr/lib/tapas/tapas")
    assert root.run("bash", "-c", "command -v swift", check=False) == ""


def main(package, folder):
    root = Root(folder)
    shutil.copy(package, root.folder / "tapas.deb")
    root.run("apt-get", "update", "-qq")
    before = root.paths()
    start, used = time.monotonic(), children_seconds()
    root.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "/tapas.deb")
    installed = time.monotonic()
    # As systemctl enable would for one of several processes.
    wants = root.folder / "etc/systemd/system/multi-user.target.wants"
    (wants / "tapas@8081.service").symlink_to("/lib/systemd/system/tapas@.service")
    process = serve(root)
    # The first page may still show placeholders, while its service answers.
    until("/foods", "Spaghetti al Pomodoro")
    shown = time.monotonic()
    worked = children_seconds() - used
    check_installed(root)
    look(process)
    upgrade(root)

    root.run("apt-get", "remove", "-y", "-qq", "tapas")
    assert (root.folder / "etc/default/tapas").exists(), "A removal took the settings"
    assert (root.folder / "var/lib/tapas/records.sqlite").exists(), "A removal took the data"
    root.run("apt-get", "purge", "-y", "-qq", "tapas")
    left = {path for path in root.paths() - before if "tapas" in path}
    assert left == set(), f"Left after the purge: {sorted(left)}"
    assert "tapas" not in (root.folder / "etc/passwd").read_text()
    root.run("apt-get", "purge", "-y", "-qq", "--auto-remove", "tapas", check=False)

    size = os.path.getsize(package) / 1e6
    print(f"package: {size:.1f} MB; from the install to the page {shown - start:.1f} s "
          f"({installed - start:.1f} s to install, {worked:.1f} s of processors)")
    assert shown - start < MOST_SECONDS, "From the install to the page took too long"
    print("package: passed")


def outside():
    """Starts `main` where its mounts and processes end with it, and removes the root after it."""
    folder = tempfile.mkdtemp(prefix="tapas-root-")
    become = [] if os.geteuid() == 0 else ["sudo"]
    try:
        return subprocess.run([
            *become, "unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc",
            sys.executable, __file__, *sys.argv[1:2], folder]).returncode
    finally:
        subprocess.run([*become, "rm", "-rf", "--one-file-system", folder])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3 else outside())
