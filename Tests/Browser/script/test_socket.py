"""The worker that has a page's sockets, and pages without one."""
import pytest
from playwright.sync_api import expect

PAGE = '<p>a</p><button data-e="c">Go</button>'


def press_and_answer(tab, server):
    tab.page.get_by_role("button", name="Go").click()
    assert server.event() == [1, 2, "c"]
    server.send(["t", 1, "b"], ack=1)
    expect(tab.page.get_by_text("b", exact=True)).to_be_visible()


def test_a_worker_has_the_socket(tab, server):
    tab.open(PAGE)
    assert [each.url for each in tab.page.workers] == [server.origin + "/_/live.js"]
    press_and_answer(tab, server)


@pytest.mark.parametrize("without", [
    "delete self.BroadcastChannel",
    "Worker = class extends Worker { constructor() { super('/_/missing.js') } }",
], ids=["no channel", "no script"])
def test_a_page_without_a_worker_has_the_socket_itself(tab, server, without):
    tab.page.add_init_script(without)
    tab.open(PAGE)
    assert tab.page.workers == []
    press_and_answer(tab, server)
    tab.problems = [each for each in tab.problems if "404" not in each]


def test_a_compressed_batch_is_applied_before_a_short_one_after_it(tab, server):
    tab.open(PAGE)
    rows = "".join(f"<p>row {number}</p>" for number in range(2_000))
    server.packed(["i", 0, 0, rows, 3])
    server.send(["t", 2002, "last"])
    expect(tab.page.get_by_text("last", exact=True)).to_have_count(1)
    assert tab.html().count("<p>row") == 1_999


def test_a_broken_batch_costs_the_line_and_not_the_page(tab, server):
    tab.open(PAGE)
    server.call(server.socket.send_bytes(b"no gzip"))
    server.hello()
    server.acknowledge(0)
    press_and_answer(tab, server)


def test_a_worker_that_stays_silent_is_given_up(tab, server):
    """The page's own socket takes over once the ten seconds are over that a line has to open."""
    tab.page.add_init_script("BroadcastChannel = class {}")
    tab.page.clock.install()
    server.pages["/"] = PAGE
    tab.page.goto(server.origin)
    tab.page.clock.run_for(16_000)
    server.hello()
    server.acknowledge(0)
    press_and_answer(tab, server)
