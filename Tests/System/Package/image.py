"""Unpacks the OCI image and runs it as a container runtime does: its command line, environment and
account, in its root. A phone opens the menu, and a guest tries to change it.

Needs root, for the mounts. The times and sizes are printed.
"""
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import guests
from root import PORT, Root, greeting, outside, stop, until

MOST_SECONDS = 60
PICTURES = Path(__file__).resolve().parents[3] / ".build/test"


class Container:
    """The unpacked image, and its programs."""

    def __init__(self, image, folder):
        bundle = Path(folder) / "bundle"
        subprocess.run(["umoci", "unpack", "--image", image, str(bundle)], check=True,
                       stdout=subprocess.DEVNULL)
        self.process = json.loads((bundle / "config.json").read_text())["process"]
        self.folder = bundle / "rootfs"
        self.clean()
        self.root = Root(self.folder)

    def clean(self):
        """It has no Swift, nothing of the machine that made it, and one account besides root."""
        for name in ("hostname", "resolv.conf"):
            assert (self.folder / "etc" / name).read_text() == "", name
        assert not list(self.folder.glob("usr/bin/swift*")), "Swift is in the image"
        account = self.process["user"]
        owner = (self.folder / "data").stat()
        assert (owner.st_uid, owner.st_gid) == (account["uid"], account["gid"])
        assert account["uid"] != 0 and owner.st_mode & 0o777 == 0o700

    def start(self, *more, settings=(), apart=False):
        """Runs its command line with more flags; `apart` in a network of its own."""
        account, words = self.process["user"], self.process["args"]
        inside = ["chroot", f"--userspec={account['uid']}:{account['gid']}", "--groups=",
                  str(self.folder), "env", "-i", "-C", self.process["cwd"],
                  *self.process["env"], *settings, *words, *more]
        if apart:
            # Devices are seen in a /sys that was mounted there.
            mount = f"ip link set lo up && mount -t sysfs sysfs '{self.folder}/sys' && exec \"$@\""
            inside = ["unshare", "--net", "--mount", "sh", "-c", mount, "sh", *inside]
        process = subprocess.Popen(inside, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return process, greeting(process)


def main(image, folder):
    start = time.monotonic()
    container = Container(image, folder)
    unpacked = time.monotonic()
    process, said = container.start(*guests.FLAGS)
    shown = guests.open_menu(said, PICTURES)
    stop(process)
    process, said = container.start(*guests.FLAGS)
    done = guests.change_nothing(said, container.folder / "data", PICTURES)
    stop(process)

    process, said = container.start()
    assert f"http://127.0.0.1:{PORT}\n" in said, said
    until("/", "access code")
    stop(process)

    # As behind a bridge: it cannot know what others type, and prints it only when it was set.
    process, said = container.start(*guests.FLAGS, apart=True)
    assert "the address of this container's host" in said and "/_/enter" not in said, said
    stop(process)
    process, said = container.start(
        *guests.FLAGS, settings=["TAPAS_REACHED_AT=192.168.1.20"], apart=True)
    link, _ = guests.printed_link(said)
    assert link.startswith("http://192.168.1.20/_/enter?code="), said
    stop(process)

    layout = image.rpartition(":")[0]
    size = sum(os.path.getsize(each) for each in Path(layout).rglob("*") if each.is_file()) / 1e6
    print(f"image: {size:.1f} MB; {shown - start:.1f} s from the image to the menu on a phone "
          f"({unpacked - start:.1f} s to unpack); {done}")
    assert shown - start < MOST_SECONDS, "From the image to the menu took too long"
    print("image: passed")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3 else outside(__file__, *sys.argv[1:2]))
