"""The documentation: a static site that Tools/docs builds, opened under a path of its own."""
import http.server
import subprocess
import threading
from functools import partial

import pytest
from playwright.sync_api import expect

from servers import ROOT


def docs(*arguments):
    return subprocess.run(
        [ROOT / "LiveSwiftUI/Tools/docs", *map(str, arguments)],
        capture_output=True, text=True, timeout=600, check=False)


class Files(http.server.SimpleHTTPRequestHandler):
    """A plain static server; what it answers with an error is kept for the story."""

    def __init__(self, errors, *arguments, **more):
        self.errors = errors
        super().__init__(*arguments, **more)

    def log_message(self, format, *arguments):
        pass

    def send_error(self, code, message=None, explain=None):
        self.errors.append(f"{code} {self.path}")
        super().send_error(code, message, explain)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The address of the site, which is not at the root of its server."""
    root, errors = tmp_path_factory.mktemp("docs"), []
    built = docs("--base", "swiftui", root / "swiftui")
    assert built.returncode == 0, built.stderr
    # A browser asks for it at the root, wherever the site is.
    (root / "favicon.ico").write_bytes(b"")
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Files, errors, directory=str(root)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/swiftui/"
    server.shutdown()
    thread.join()
    server.server_close()
    assert errors == []


def test_site(site, browser):
    """Its start leads to the module, and from there to an article, a table and a type."""
    page = browser.new_page()
    page.goto(site)
    expect(page).to_have_url(site + "documentation/swiftui/")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("SwiftUI")
    page.get_by_role("link", name="Write an app on a Linux machine").first.click()
    expect(heading).to_have_text("Write an app on a Linux machine")
    expect(page.get_by_text("struct HelloApp")).to_be_visible()
    page.goto(site + "documentation/swiftui/view/")
    expect(page.get_by_role("heading", name="Sheets, alerts and dialogs")).to_be_visible()
    page.goto(site + "documentation/swiftui/supported-api/")
    page.get_by_role("table").get_by_role("link", name="Button", exact=True).first.click()
    expect(heading).to_have_text("Button")
    expect(page.get_by_text("A control that performs an action.")).to_be_visible()
    page.close()


@pytest.mark.parametrize("arguments, words", [
    ([], "say where the site goes, as in Tools/docs [--base PATH] FOLDER"),
    (["--base"], "--base must be the path of the site, such as swiftui or docs/swiftui."),
    (["--base", "a//b", "new"], "--base must be the path of the site,"),
    (["--bases", "new"], "--bases is not known;"),
    (["one", "two"], "one folder is enough;"),
    ([ROOT / "Notes"], "Notes has other files in it; name a new folder,"),
])
def test_what_is_wrong_is_told(arguments, words):
    """Each wrong argument is a sentence, and nothing is built or written."""
    told = docs(*arguments)
    assert told.returncode == 1
    assert told.stderr.startswith("tapas: ") and words in told.stderr


def test_the_table_takes_nothing():
    """LiveSwiftUI/Tools/api-table knows what it writes, and says so."""
    told = subprocess.run(
        [ROOT / "LiveSwiftUI/Tools/api-table", "table.md"], capture_output=True, text=True,
        check=False)
    assert told.returncode == 1
    assert told.stderr == (
        "tapas: Tools/api-table takes nothing; it writes two articles of the documentation.\n")
