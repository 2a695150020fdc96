"""The disk under Tapas is full: what cannot be saved is told."""
import contextlib
import os
import subprocess

import pytest
from playwright.sync_api import expect

from people import eventually
from servers import Tapas

NOTICE = "The latest changes could not be saved"


class Disk:
    """A small file system in memory; mounting it takes root."""

    def __init__(self, folder):
        self.folder, self.ballast = folder, folder / "ballast"
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", folder], check=True)

    def fill(self):
        with contextlib.suppress(OSError), open(self.ballast, "ab", buffering=0) as file:
            while file.write(b"\0" * 512):
                pass

    def clear(self):
        self.ballast.unlink()

    def close(self):
        subprocess.run(["umount", "-l", self.folder], check=True)


@pytest.fixture
def disk(started, tmp_path):
    if os.geteuid():
        pytest.skip("mounting a small disk takes root")
    return started(Disk(tmp_path))


def liked_until_told(me, disk, foods):
    """Likes one food after the other until one is told to be unsaved, and returns these."""
    disk.fill()
    told = me.page.get_by_text(NOTICE)
    for count, food in enumerate(foods):
        me.press(me.heart(food))
        me.is_liked(food, True)
        # The database may have a little room of its own.
        me.quiet()
        if told.is_visible():
            return foods[:count + 1]
    raise AssertionError("Nobody was told that a like is not saved.")


def test_a_start_on_a_full_disk(sandbox, started, person, disk):
    """What was saved is shown although the disk takes nothing new, and no file of the attempt to
    write is left."""
    tapas = started(Tapas(sandbox.foods, folder=disk.folder))
    me = person(tapas)
    me.may_lose_the_line()
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    tapas.end()
    sandbox.end()
    disk.fill()
    tapas.start()
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    assert list(disk.folder.glob(".probe*")) == []
    sandbox.start()


@pytest.mark.slow
def test_a_like_on_a_full_disk(sandbox, started, person, disk):
    """On a full disk, with the service away, a like that is not saved is told; with room again
    it is saved, and sent after kill -9."""
    tapas = started(Tapas(sandbox.foods, folder=disk.folder))
    me = person(tapas)
    me.may_lose_the_line()
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    foods = [each["name"] for each in sandbox.ask("/foods/api/v1/sandbox/food")
             if not each["isLiked"]][:8]
    sandbox.end()
    liked = liked_until_told(me, disk, foods)
    disk.clear()
    expect(me.page.get_by_text(NOTICE)).to_be_hidden()
    tapas.kill()
    sandbox.start()
    tapas.start()
    records = sandbox.ask("/foods/api/v1/sandbox/food")
    numbers = [each["id"] for each in records if each["name"] in liked]
    # What a killed process left is taken over once its lease has ended.
    eventually(lambda: all(sandbox.record(number)["isLiked"] for number in numbers), within=30)
