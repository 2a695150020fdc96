"""A person's posts: read to the end, filtered by mood, kept for when the service is gone."""
import re

import pytest
from playwright.sync_api import expect

from humour_services import MOODS, HumourServices

BACKGROUND = "each => getComputedStyle(each).backgroundColor"


def test_to_the_end(services, reader):
    """Scrolled to the end, every post the service has is there once,
    and every page was asked for once."""
    truth = services.posts("maya_runs")
    services.sandbox.ask("/_log", "DELETE")
    me = reader(services, "desktop").open("/humour/maya_runs").read()
    assert len(truth) > 100
    me.scroll_to_the_end(len(truth))
    me.read()
    pages = services.asked("/tweets")
    assert len(pages) == len(set(pages)) > 1
    assert sum(me.counts()) <= len(truth)


def test_every_post_has_a_verdict(services, reader):
    """Each post is a button with a mood's face, or says that it is not supported or that there is
    nothing to read."""
    me = reader(services, "desktop").open("/humour/maya_runs").read()
    for words in me.posts().all_text_contents():
        assert re.search("😃|😐|😔|Not supported yet|Language unclear|Nothing to read", words), words


def test_filter(services, reader):
    """Each mood shows as many posts as the strip counts;
    the filter outlives a reload and is this person's alone."""
    me = reader(services, "desktop").open("/humour/maya_runs").read()
    me.scroll_to_the_end(len(services.posts("maya_runs")))
    me.read()
    for name, count in zip(["Happy", "Neutral", "Sad"], me.counts()):
        me.press(me.mood(name))
        expect(me.posts()).to_have_count(count)
    me.press(me.mood("Neutral"))
    me.page.reload()
    expect(me.mood("Neutral")).to_be_checked()
    me.open("/humour/tomas_bakes")
    expect(me.mood("All")).to_be_checked()


def test_content_warning(started, reader):
    """What a warning covers, also in the colour of its bar, shows when somebody wants to see it,
    and can be covered again."""
    me = reader(HumourServices(started, kind="mastodon"),
                "desktop").open("/humour/allotment_ruth").read()
    covered = me.page.get_by_role("main").get_by_role("listitem").filter(
        has_text="Content warning: Eye surgery")
    for _ in range(12):
        if covered.count():
            break
        me.posts().last.scroll_into_view_if_needed()
        me.page.wait_for_timeout(300)
    expect(covered).not_to_contain_text("Nurse sang")
    bar = covered.locator("[aria-hidden=true]").first
    grey = bar.evaluate(BACKGROUND)
    me.press(covered.get_by_role("button", name="Show"))
    expect(covered).to_contain_text("Nurse sang")
    expect(covered).to_contain_text(re.compile("😃|😐|😔"))
    assert bar.evaluate(BACKGROUND) != grey
    me.press(covered.get_by_role("button", name="Hide"))
    expect(covered).not_to_contain_text("Nurse sang")
    assert bar.evaluate(BACKGROUND) == grey


def test_there_and_back(services, reader):
    """Back from a mood, and a reload, lead to where one was."""
    me = reader(services).open("/humour/maya_runs").read()
    post = me.posts().filter(has_text=re.compile("😃|😐|😔")).nth(12)
    same = me.page.locator(f"a[href='{post.get_attribute('href')}']")
    post.scroll_into_view_if_needed()
    me.press(post)
    expect(me.page.get_by_role("heading", level=1, name=MOODS)).to_be_visible()
    me.page.go_back()
    expect(me.heading("@maya_runs")).to_be_visible()
    expect(same).to_be_in_viewport()
    me.page.reload()
    expect(same).to_be_in_viewport()


def test_nothing_is_read_twice(services, reader):
    """A second visitor, after a restart, sees every verdict at once,
    with no question but the newest page."""
    me = reader(services, "desktop").open("/humour/maya_runs").read()
    before = me.counts()
    me.person.may_lose_the_line()
    services.tapas.end()
    services.tapas.start()
    friend = reader(services, "desktop").open("/humour/maya_runs").read()
    assert friend.counts() == before


def test_upstream_gone(services, reader):
    """With the service gone whoever has read the posts has them saved, marked; somebody else is
    told that nothing could be loaded."""
    me = reader(services, "desktop").open("/humour/maya_runs").read()
    services.tapas.end()
    services.sandbox.end()
    me.person.may_lose_the_line()
    services.tapas.start()
    me.open("/humour/maya_runs")
    expect(me.page.get_by_role("status").filter(has_text="Saved copy")).to_be_visible()
    expect(me.heading("@maya_runs")).to_be_visible()
    me.read()
    friend = reader(services, "desktop").open("/humour/maya_runs")
    expect(friend.page.get_by_role("heading", name="Nothing could be loaded")).to_be_visible()


def test_older_posts_fail(services, reader):
    """When older posts cannot be had, the newer stay, and a Retry at the end gets them."""
    me = reader(services, "desktop").open("/humour/maya_runs").read()
    services.fault("status", status=503)
    before = me.person.down_to_the_end(me.posts())
    expect(me.page.get_by_text("Older posts could not be loaded")).to_be_visible(timeout=30_000)
    assert me.posts().count() == before
    services.heal()
    me.press(me.button("Retry"))
    expect(me.page.get_by_text("Older posts could not be loaded")).to_have_count(0)
    all_posts = len(services.posts("maya_runs"))
    assert all_posts > before
    me.scroll_to_the_end(all_posts)


@pytest.mark.parametrize("kind, handle",
                         [("bluesky", "maya-runs.tapas.test"), ("mastodon", "maya_runs")])
def test_other_sources(started, reader, kind, handle):
    """Bluesky and Mastodon are read like X, without a token, to the end."""
    services = HumourServices(started, kind=kind)
    me = reader(services, "desktop").open()
    me.search().fill("maya")
    # The suggested people have the same link until the search is answered.
    expect(me.page.get_by_role("heading", name="Results for “maya”")).to_be_visible()
    me.press(me.link(f"Maya Osei @{handle}"))
    expect(me.heading(f"@{handle}")).to_be_visible()
    me.read()
    oldest = services.posts("maya_runs")[-1]["text"]
    expect(me.person.down_to(me.post(oldest), me.posts())).to_be_in_viewport()
    expect(me.page.get_by_text("Loading older posts")).to_have_count(0)
