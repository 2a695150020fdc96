"""One visit to the whole program: `./run` alone, one browser,
a story through five apps."""
import re
import subprocess

import pytest
from playwright.sync_api import expect

import registry
from people import Person
from servers import ROOT, Program


class Run(Program):
    """What `./run` starts: the built-in sandbox behind everything, a free port,
    a folder of its own."""

    def __init__(self):
        super().__init__("run", "--port", "0")

    def start(self):
        self.process = subprocess.Popen(
            [ROOT / "run", *self.flags, "--data", str(self.folder)],
            stdout=subprocess.PIPE, stderr=self.errors)
        self.said = self._first_lines()
        self.port = int(re.search(r"://[^ ]*:(\d+)", self.said).group(1))


@pytest.fixture
def visitor(browser, started):
    return started(Person(browser, started(Run()).origin, "ipad"))


def home(me):
    me.page.goto(me.origin + "/")
    expect(me.page.get_by_role("heading", name="Tapas", level=1)).to_be_visible()


def enter(me, name, heading):
    home(me)
    me.page.get_by_role("link", name=name, exact=True).click()
    expect(me.page.get_by_role("heading", name=heading, level=1)).to_be_visible(timeout=30_000)


def test_every_app_and_a_story_through_five(visitor):
    me, page = visitor, visitor.page
    home(me)
    for name in registry.names():
        expect(page.get_by_role("link", name=name, exact=True)).to_be_visible()

    enter(me, "Foods", "Foods")
    heart = page.get_by_role("button", name=re.compile("^Like ")).first
    was = heart.get_attribute("aria-pressed")
    heart.click()
    expect(heart).to_have_attribute("aria-pressed", "false" if was == "true" else "true")

    enter(me, "Recipes", "Recipes")
    page.get_by_role("searchbox", name="Search recipes").fill("tarte")
    # A press on a row that the search removes meanwhile means nothing.
    row = page.get_by_role("listitem").get_by_role("button")
    expect(row).to_have_count(1)
    row.click()
    expect(page.get_by_role("dialog")).to_contain_text("Tarte Tatin")

    enter(me, "Menu", "Categories")
    expect(page.get_by_text("Page 1 of 3").filter(visible=True)).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Page 2 of 3").filter(visible=True)).to_be_visible()
    page.get_by_role("button", name="Sushi", exact=True).click()
    expect(page.get_by_role("heading", name="Sushi", level=1)).to_be_visible()
    product = page.get_by_role("main").get_by_role("button").first
    name = product.inner_text().split("\n")[0].strip()
    product.click()
    expect(page.get_by_role("dialog", name=name)).to_contain_text("SAR")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_text("Page 2 of 3").filter(visible=True)).to_be_visible()

    enter(me, "Cocktails", "Cocktails")
    page.get_by_role("searchbox", name="Filter by name").fill("pina")
    page.get_by_role("link", name=re.compile("Piña Colada")).first.click()
    expect(page.get_by_role("heading", name="Ingredients")).to_be_visible()

    enter(me, "Humour", "Humour")
    page.get_by_role("searchbox", name="Search people").fill("maya")
    # With the answer the list is another one.
    expect(page.get_by_role("heading", name="Results for “maya”")).to_be_visible()
    page.get_by_role("link", name="Maya Osei @maya_runs").click()
    expect(page.get_by_role("heading", name="@maya_runs", level=1)).to_be_visible()
    expect(page.get_by_text(re.compile(r"Happy: \d+, neutral: \d+, sad: \d+"))).to_be_visible(
        timeout=30_000)
    page.get_by_role("button", name=re.compile("So happy I could burst")).click()
    expect(page.get_by_role("heading", name="Happy", level=1)).to_be_visible()
    assert me.problems == []


def test_a_machine_without_lists_of_packages_sees_no_error(tmp_path, monkeypatch):
    """What `./run` lacks is looked up before it is installed: apt would complain otherwise."""
    monkeypatch.chdir(tmp_path)
    for name, lines in {
        "apt-get": """echo "$@" >>asked
            case $1 in
              update) touch lists ;;
              *) [ -e lists ] || { echo "E: Unable to locate package"; exit 100; } ;;
            esac""",
        "dpkg-query": "exit 1", "sudo": '"$@"',
    }.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{lines}\n")
        (tmp_path / name).chmod(0o755)
    told = subprocess.run(
        ["bash", "-c", f'PATH="{tmp_path}:$PATH" root="{ROOT}"; . "$root/Tools/prerequisites.sh"; '
         "need_packages libwine-dev"], capture_output=True, text=True, check=True)
    assert "E:" not in told.stdout + told.stderr
    assert (tmp_path / "asked").read_text().splitlines() == [
        "install -s -q libwine-dev", "update -q",
        "install -y -q --no-install-recommends libwine-dev"]
