"""Networks and proxies that let no WebSocket through: what the page says, and how it goes on."""
import pytest
from aiohttp import web
from playwright.sync_api import expect

from people import eventually

PAGE = '<p>a</p><button data-e="c">Go</button>'
WORDS = "This network blocks live connections."


def opened():
    return web.Response(text=f"line\n{WORDS}")


@pytest.fixture
def blocked(tab, server):
    """A page that was loaded where sockets are refused, with the script that looks why."""
    server.pages["/"] = PAGE
    server.refuse = True
    tab.page.goto(server.origin + "/")
    tab.page.evaluate("import('/_/push.js').then(() => 1)")
    yield tab
    tab.problems = [each for each in tab.problems
                    if not any(one in each for one in ("WebSocket", "503", "403", "404"))]


def test_a_page_without_sockets_says_so_and_goes_on_with_requests(blocked, server):
    server.polls = opened
    page = blocked.page
    expect(page.locator("#offline")).to_have_text(WORDS, timeout=10_000)
    assert server.hello()[3] == "hello"
    server.acknowledge(0)
    page.get_by_role("button", name="Go").click()
    assert server.event() == [1, 2, "c"]
    server.send(["t", 1, "b"], ack=1)
    expect(page.get_by_text("b", exact=True)).to_be_visible()
    expect(page.locator("#offline")).to_have_text("")


def test_the_next_page_has_a_socket_where_one_opens_after_all(blocked, server):
    server.polls = opened
    server.hello()
    server.refuse = False
    blocked.page.reload()
    server.hello()
    eventually(lambda: "tapas_poll" not in str(blocked.context.cookies()))
    blocked.page.reload()
    assert blocked.value("self.WebSocket.polls") is None
    server.hello()


def test_a_line_of_requests_that_the_server_ends_is_opened_again(blocked, server):
    server.polls = opened
    server.hello()
    server.acknowledge(0)
    server.call(server.socket.close(code=1012))
    assert server.hello()[3] == "hello"


def test_a_page_says_what_its_proxy_does_wrong(blocked, server):
    server.polls = lambda: web.Response(status=403, text="This site works over https only.")
    expect(blocked.page.locator("#offline")).to_have_text(
        "This site works over https only.", timeout=10_000)


def test_a_server_that_is_away_is_only_a_lost_line(blocked, server):
    with blocked.page.expect_response("**/_/poll"):
        pass
    expect(blocked.page.locator("#offline")).to_have_text("No connection")
    assert server.served == 1
