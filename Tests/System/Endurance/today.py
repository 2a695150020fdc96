"""Whether the suites speak the wire of today and meet its pages, or their findings are of none."""
import functools
import re
from pathlib import Path

from document import IGNORED, Document, operations
from wire import Ended, Visitor

ROOT = Path(__file__).resolve().parents[3]
WIRE = ROOT / "LiveSwiftUI/Sources/Server/LiveServer/Wire"
# The two kinds of event that no element has: an address of the browser, and its surroundings.
PAGE_EVENTS = ["u", "e"]


def letters(file, pattern):
    found = re.findall(pattern, (WIRE / file).read_text(encoding="utf8"))
    if len(found) < 10:
        raise ValueError(f"{file} no longer lists its letters as the suites read them.")
    return found


@functools.cache
def events():
    """The letters of the events that elements take, in the order of the source."""
    return letters("Handler+Letters.swift", r'case \.\w+: "(\w)"')


def unknown_operations():
    """The operations of the server that a copy of a page neither does nor knows to leave out."""
    sent = letters("PageOperation+JSON.swift", r'JSONText\.array\(\s*&json, "(\w)"')
    return sorted(set(sent) - operations() - IGNORED)


async def met(server, report):
    """Opens each of the server's pages and compares the copy of it with the server's own. Fails the
    report where a page is not read as the server counts it, or answers no event."""
    if unknown := unknown_operations():
        report.fail(f"operations that the suites do not know: {unknown}")
    for path in server.paths:
        try:
            if why := await unmet(server.port, path):
                report.fail(f"{path} is not met: {why}")
        except (Ended, OSError, ValueError, TimeoutError) as error:
            report.fail(f"{path} is not met: {type(error).__name__} {error}")


async def unmet(port, path):
    """What keeps a page from being met; None when nothing does."""
    visitor = await Visitor(port).open(path)
    try:
        await visitor.quiet(0.3, 10)
        visitor.act(1 << 20, "c")
        answered = False
        for batch in await visitor.quiet(0.3, 10):
            answered = answered or batch[1] >= visitor.seq
        if not answered:
            return "an event was not answered"
        await visitor.connect()
        visitor.hello(fresh=1)
        batches = [await visitor.hear(), *await visitor.quiet(0.3, 10)]
    finally:
        visitor.cut()
    whole = [each for batch in batches for each in (batch[2] if len(batch) > 2 else [])]
    if not any(each[0] == "h" for each in whole):
        return "no whole page was sent"
    document = Document("")
    # Raises Wrong, with both numbers, unless it has as many elements as the server counts.
    document.take(whole)
    if len(document.numbered) < 10:
        return f"it has {len(document.numbered)} elements"
    return None
