"""Frames of the live socket, of the wire's form and of none, and kept snapshots, mutated."""
import asyncio
import json
import random
import re
import struct
import time

from wire import PATHS, Elements, Ended, Visitor, masked

KINDS = ["c", "t", "i", "s", "p", "f", "b", "n", "o", "r", "x", "u", "e", "v", "hello", "?", ""]
VALUES = [
    None, True, False, 0, -1, 1e308, 2 ** 53, "", "a", "z" * 3000, "\u202e\u0000\ud7ff", "/foods",
    "/menu/../..", "//other", "javascript:alert(1)", "<b onclick=x>", [], [[]], {}, {"w": -1},
    {"scheme": "dark"}, {"tz": "x" * 300, "lang": "../ar", "w": "wide"}, "😀" * 1500,
]


# What anybody likes or looks up here is shown on every page.
LIVE = ["/foods", "/cocktails"]
OWN = ["href", "role", "aria-label", "aria-pressed", "data-e", "value", "placeholder"]


class Bystander:
    """A second session, whose page must not change while others attack.

    A page that shows what others do is compared with a page that is opened afterwards, without its
    dates and the hints of its rows."""

    def __init__(self, visitor, before):
        self.visitor, self.before, self.operations = visitor, before, []
        self.ear = asyncio.ensure_future(self.listen())

    @classmethod
    async def sit(cls, port, path):
        visitor = await Visitor(port).open(path)
        await visitor.quiet(0.6, 8)
        before = await visitor.whole()
        # What the first load still changes, such as the people looked at last, is no attack.
        for _ in range(10):
            await visitor.quiet(0.3)
            again = await visitor.whole()
            if again == before:
                break
            before = again
        await visitor.quiet(0.3)
        return cls(visitor, before)

    async def listen(self):
        while True:
            try:
                batch = await self.visitor.hear(3600)
                self.operations += batch[2] if len(batch) > 2 else []
            except Ended as ended:
                self.operations.append(f"closed with {ended}")
                return

    async def compare(self, report):
        """Fails unless every element is what it was, and nothing was sent unasked."""
        self.ear.cancel()
        path = self.visitor.path
        report.count("elements compared", len(self.before))
        if self.operations and (path not in LIVE or isinstance(self.operations[-1], str)):
            report.fail(f"{path}: a second session heard {str(self.operations)[:200]}")
        try:
            after = await self.visitor.whole()
        except Ended as ended:
            report.fail(f"{path}: a second session ended with {ended}")
            return
        if path in LIVE:
            self.before, after = await self.beside(path)
        if len(after) != len(self.before):
            report.fail(f"{path}: {len(self.before)} elements became {len(after)}")
        for at, (one, other) in enumerate(zip(self.before, after)):
            if one != other:
                report.fail(f"{path}: element {at + 1} was {one}, is {other}"[:400])
                break
        self.visitor.cut()

    async def beside(self, path):
        """What a page opened now shows, and what this one does; the last likes may still be on
        their way, so they are the same after a while."""
        for _ in range(10):
            fresh = await Visitor(self.visitor.port).open(path)
            await fresh.quiet(0.6, 8)
            one, other = own(await fresh.whole()), own(await self.visitor.whole())
            fresh.cut()
            if one == other:
                break
            await asyncio.sleep(2)
        return one, other


def own(elements):
    """What a page shows besides what others have changed."""
    return [[tag, {name: has[name] for name in OWN if name in has}] for tag, has, _ in elements
            if tag in ("a", "button", "input", "h1", "dialog")]


def formed(rng, visitor, numbers):
    """A frame of the wire's form whose parts make no sense."""
    if rng.random() < 0.1:
        return json.dumps([0, rng.choice([0, visitor.applied, 99999])])
    visitor.seq += rng.choice([1, 1, 1, 1, 0, -1, 2, 1000])
    # Client information and addresses cost ten events each, so they are rarer.
    kind = rng.choice(KINDS if rng.random() < 0.15 else KINDS[:11])
    if kind == "hello":
        kind = "c"
    element = rng.choice(numbers) if numbers and rng.random() < 0.8 else rng.randrange(4000)
    value = rng.choice(["a", "so", True, False, 1] if rng.random() < 0.5 else VALUES)
    return json.dumps([max(1, visitor.seq), visitor.applied, element, kind, value])


def broken(rng):
    """A text that is no frame of this protocol."""
    data = bytearray(b'[1,0,4,"i","some text"]')
    for _ in range(rng.choice((1, 2, 4))):
        at = rng.randrange(len(data) + 1)
        data[at:at + rng.randrange(2)] = rng.choice(
            [b"[", b"]", b"{", b'"', b"\\", b",", b"\\ud800", b"null", b"1e999", b"-", b"\t"])
    return rng.choice([
        bytes(data), b"[" * rng.choice([5, 60000]), b"[" + b"1," * 20000 + b"1]", b"{}", b"",
        b'[1,0,1,"i","' + b"\\u0041" * rng.choice([9, 9000]) + b'"]', bytes(data)])


def raw(rng):
    """Bytes that break the rules of RFC 6455."""
    text, any_mask = b"[0,0]", bytes(rng.randrange(256) for _ in range(4))
    return rng.choice([
        bytes([0x81, 5]) + text, masked(text, first=0xC0), masked(text, 3), masked(text, 11),
        masked(text, 2), masked(text, 0), masked(text, first=0) * 2, masked(b"p" * 126, 9),
        masked(b"p" * 125, 9) * 40, masked(b"", 8), masked(b"\3", 8), masked(b"\xff\xfe", 1),
        masked(struct.pack(">H", rng.choice([0, 999, 1005, 1015, 5000])), 8), masked(text, 10),
        masked(text, length=2 ** 63), masked(b"m" * 66000), masked(text, first=0) +
        masked(text, 9) + masked(text, 0), masked(text, first=0, opcode=9),
        bytes(rng.randrange(256) for _ in range(rng.randrange(1, 60))),
        masked(text, mask=any_mask) * 3])


async def attack(server, rng, end, report, path):
    """One attacker: sessions with nonsense in the wire's form, and now and then without form."""
    while time.monotonic() < end and server.alive:
        visitor = Visitor(server.port)
        try:
            await visitor.open(path)
            await visitor.quiet(0.1, 0.5)
            numbers = Elements(visitor.text).numbers("data-e", "data-n", "data-r")[:300]
            for _ in range(rng.choice((3, 10, 40))):
                for _ in range(20):
                    visitor.send(masked(formed(rng, visitor, numbers)))
                    report.count("done")
                await visitor.quiet(0.2, 0.2)
                if time.monotonic() > end:
                    break
            visitor.send(masked(broken(rng)) if rng.random() < 0.5 else raw(rng))
            report.count("done")
            report.count("frames of no form")
            await visitor.quiet(0.5, 1)
        except Ended as ended:
            report.count(f"closed {ended.code}")
            if ended.code in (500, 502, 504, 1011):
                report.fail(f"closed with {ended.code}")
            if ended.code in (503, 1008):
                await asyncio.sleep(0.1)
        except asyncio.TimeoutError:
            report.fail(f"{path}: no answer within 20 s")
        except OSError:
            report.count("cut")
        visitor.cut()


async def shapeless(server, rng, end, report, path):
    """One page, and a socket for each frame of no form."""
    visitor = Visitor(server.port)
    while time.monotonic() < end and server.alive:
        try:
            if not visitor.text:
                await visitor.page(path)
            await visitor.connect()
            visitor.hello()
            visitor.send(masked(broken(rng)) if rng.random() < 0.5 else raw(rng))
            report.count("done")
            report.count("frames of no form")
            await visitor.quiet(0.3, 1)
        except Ended as ended:
            report.count(f"closed {ended.code}")
            if ended.code in (503, 1008):
                visitor.text = ""
                await asyncio.sleep(0.1)
        except (asyncio.TimeoutError, OSError) as error:
            report.count(type(error).__name__)
        visitor.cut()
        visitor.applied = 0


async def suite(server, rng, seconds, report, watch):
    """Thirty-one attackers beside second sessions, one at each of the pages."""
    bystanders = await asyncio.gather(*(Bystander.sit(server.port, path) for path in PATHS))
    end = time.monotonic() + seconds
    await asyncio.gather(
        *(attack(server, random.Random(rng.random()), end, report, PATHS[each % len(PATHS)])
          for each in range(25)),
        *(shapeless(server, random.Random(rng.random()), end, report, PATHS[each % len(PATHS)])
          for each in range(6)))
    await asyncio.sleep(0.5)
    for each in bystanders:
        await each.compare(report)


async def snapshots(server, rng, seconds, report, watch):
    """Snapshots that were changed count as absent: the page is that of a visitor without one."""
    first = await Visitor(server.port).open("/recipes")
    await first.quiet(0.5)
    await first.whole()
    field = next(at + 1 for at, each in enumerate(Elements(first.text).found)
                 if each[0] == "input")
    first.act(field, "i", "tarte")
    await first.quiet(0.5)
    await first.whole()
    good = first.snapshot
    if not good:
        report.fail("the server sent no snapshot")
        return
    end = time.monotonic() + seconds

    async def words(text):
        """What the field of a page holds that is made anew from this snapshot."""
        visitor = Visitor(server.port)
        visitor.path, visitor.cookie, visitor.token = "/recipes", first.cookie, "A" * 22
        try:
            await visitor.connect()
            visitor.hello(snapshot=text)
            await visitor.hear()
            await visitor.quiet(0.05, 0.3)
        except Ended as ended:
            report.count(f"closed {ended.code}")
            if ended.code in (500, 1011):
                report.fail(f"closed with {ended.code} for {text!r}"[:300])
            await asyncio.sleep(0.2)
            return None
        finally:
            visitor.cut()
        return re.findall(r'<input[^>]* value="([^"]*)"', visitor.text)

    plain, true = await words(None), await words(good)
    if plain is None or true in (None, plain):
        report.fail(f"a true snapshot changes nothing: {plain}, {true}")

    async def worker(rng):
        while time.monotonic() < end and server.alive:
            text = changed(rng, good)
            found = await words(text)
            report.count("done")
            if found not in (None, plain):
                report.fail(f"a changed snapshot was taken: {text!r}"[:300])

    await asyncio.gather(*(worker(random.Random(rng.random())) for _ in range(24)))


def changed(rng, good):
    """A snapshot with one to three characters changed, cut, doubled or replaced by a value."""
    if rng.random() < 0.1:
        return rng.choice([0, True, [], {}, "", "." * 70000, good + good, good.swapcase(), "\0"])
    text = list(good)
    for _ in range(rng.choice((1, 1, 3))):
        at = rng.randrange(len(text))
        kind = rng.randrange(3)
        if kind == 0:
            text[at] = chr(ord(text[at]) ^ (1 << rng.randrange(5)))
        elif kind == 1:
            del text[at:at + rng.randrange(1, 9)]
        else:
            text[at:at] = text[at:at + 4] or ["A"]
    made = "".join(text)
    return made if made != good else good[:-1]
