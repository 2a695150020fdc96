"""Installs the Debian package in a clean Debian 12 without Swift, has a phone open the menu and a
guest try to change it, serves pages of all apps, and purges it.

Needs root, for the new root folder, and Debian's archive. The times and sizes are printed.
"""
import http.client
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import guests
from root import PORT, Root, ask, children_seconds, greeting, outside, stop, until

MOST_SECONDS = 60
PICTURES = Path(__file__).resolve().parents[3] / ".build/test"


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


def serve(root):
    """Starts the service's command line as the service's user, with its filter of system calls."""
    unit = Unit(root, "tapas.service")
    confined = Path(__file__).with_name("confined.py")
    process = subprocess.Popen(
        [sys.executable, str(confined), str(unit.path), str(root.folder), *unit.words],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = greeting(process)
    assert f"http://127.0.0.1:{PORT}\n" in said, said
    return process, said


def look(process):
    """Reads pages of all apps, a picture of the sandbox among them, and stops the program."""
    status, health = ask("/health")
    assert (status, '"ok"' in health) == (200, True), health
    for path, words in [("/", "Foods"), ("/foods", "Spaghetti al Pomodoro"),
                        ("/recipes", "Alfajores de maicena"), ("/menu", "<title>Tapas</title>"),
                        ("/cocktails", "50/50 Martini"), ("/humour/maya_runs", "Humour"),
                        ("/_/live.js", "WebSocket")]:
        until(path, words)
    photo = re.search(r"/_/photo/[\w-]+", ask("/recipes")[1])
    assert photo and ask_photo(photo.group()) == "image/jpeg"
    rest = stop(process)
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
    process, _ = serve(root)
    until("/menu", "The Blue Door")
    stop(process)


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


def restaurant(root, started):
    """A restaurant lets its guests look, as the settings say it: when the menu was open, and what
    a guest achieved."""
    settings = root.folder / "etc/default/tapas"
    plain = settings.read_text()
    flags = shlex.join(["--host", "0.0.0.0", *guests.FLAGS])
    settings.write_text(plain.replace('DAEMON_OPTS=""', f'DAEMON_OPTS="{flags}"'))
    process, said = serve(root)
    shown = guests.open_menu(said, PICTURES)
    stop(process)
    process, said = serve(root)
    done = guests.change_nothing(said, root.folder / "var/lib/tapas", PICTURES)
    stop(process)
    settings.write_text(plain)
    return shown, done


def main(package, folder):
    root = Root.bare(folder)
    shutil.copy(package, root.folder / "tapas.deb")
    root.run("apt-get", "update", "-qq")
    before = root.paths()
    start, used = time.monotonic(), children_seconds()
    root.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "/tapas.deb")
    installed, worked = time.monotonic(), children_seconds() - used
    shown, done = restaurant(root, start)
    # As systemctl enable would for one of several processes.
    wants = root.folder / "etc/systemd/system/multi-user.target.wants"
    (wants / "tapas@8081.service").symlink_to("/lib/systemd/system/tapas@.service")
    process, _ = serve(root)
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
    print(f"package: {size:.1f} MB; {shown - start:.1f} s from the install to the menu "
          f"({installed - start:.1f} s to install, {worked:.1f} s of processors); {done}")
    assert shown - start < MOST_SECONDS, "From the install to the menu took too long"
    print("package: passed")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3 else outside(__file__, *sys.argv[1:2]))
