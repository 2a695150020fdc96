"""A story through each app in Firefox and in WebKit: a service that fails, an act, a lost service,
a lost server, a reload, and back."""
from visitor import Visitor

LOST = "Connection lost. Trying again…"


def enter(me: Visitor, name):
    me.open("/")
    me.by_role("heading", "Tapas")
    me.press("link", name)


def survives(me, site, while_lost=lambda: None):
    """kill -9 of the server, something done meanwhile, and a resume without a word."""
    me.may_lose_the_line()
    site.tapas.kill()
    me.reads(LOST)
    while_lost()
    site.tapas.start()
    me.no_longer_reads(LOST)
    me.gone("alertdialog")


def outlives_the_service(me, site, button="Refresh"):
    """A refresh with the service gone keeps what is there and says so, until it is back."""
    site.sandbox.end()
    me.press("button", button)
    me.by_role("status", words="Saved copy", within=30)
    site.sandbox.start()
    me.press("button", button)
    me.gone("status", words="Saved copy")


def home_again(me):
    me.back_in_history()
    me.at("/")
    me.by_role("heading", "Tapas")


def test_foods(site, visitor):
    """Retry, like, a food far down and back to its row, a search over kill -9, a reload."""
    site.sandbox.fault("status", status=500, body="")
    me = visitor(site)
    enter(me, "Foods")
    me.by_role("button", "Retry", within=30)
    site.sandbox.heal()
    me.press("button", "Retry")
    me.by_role("link", "Sushi")
    me.sees_photo()
    me.nothing_sticks_out()
    me.state("button", "Like Sushi", "aria-pressed", "false")
    me.press("button", "Like Sushi")
    me.state("button", "Like Sushi", "aria-pressed", "true")
    me.by_role("listitem", words="now")

    me.scroll_to("link", "Laksa Lemak")
    me.press("link", "Laksa Lemak")
    me.by_role("heading", "Laksa Lemak")
    me.sees_photo()
    me.nothing_sticks_out()
    me.press("button", "Back to Foods")
    me.by_role("heading", "Foods")
    me.has_focus("link", "Laksa Lemak")
    assert me.is_in_view("link", "Laksa Lemak")

    outlives_the_service(me, site)
    me.press("searchbox", "Search foods")
    me.window.type("pi")
    me.gone("link", "Sushi")
    survives(me, site, lambda: me.window.type("zz"))
    me.value("searchbox", "Search foods", "pizz")
    me.has_focus("searchbox", "Search foods")
    me.gone("link", "Shrimp Pil Pil")
    me.by_role("link", "Pizza Margherita")
    me.reload()
    me.value("searchbox", "Search foods", "pizz")
    me.gone("link", "Sushi")
    me.by_role("link", "Pizza Margherita")
    home_again(me)


def test_recipes(site, visitor):
    """Retry, a recipe in a sheet with its ways out, a cuisine chosen by keys, a search."""
    site.sandbox.fault("status", "/recipes.json", service="recipes", status=500, body="")
    me = visitor(site, "desktop")
    enter(me, "Recipes")
    me.by_role("button", "Retry", within=30)
    site.sandbox.heal()
    me.press("button", "Retry")
    me.by_role("button", "Banana Split")
    me.sees_photo()
    me.scroll_to("button", "Tarte Tatin")
    me.press("button", "Tarte Tatin")
    me.by_role("dialog", "Tarte Tatin")
    me.by_role("link", "Video")
    me.nothing_sticks_out()
    me.window.key("Escape")
    me.gone("dialog")
    me.has_focus("button", "Tarte Tatin")
    me.window.key("Enter")
    me.by_role("dialog", "Tarte Tatin")
    survives(me, site)
    me.by_role("dialog", "Tarte Tatin")
    me.press("button", "Done")
    me.gone("dialog")
    me.has_focus("button", "Tarte Tatin")

    outlives_the_service(me, site)
    me.window.focus(me.by_role("combobox", "Cuisine"))
    me.window.type("Fre")
    me.gone("button", "Banana Split")
    me.press("searchbox", "Search recipes")
    me.window.type("tarte")
    me.by_role("button", "Tarte Tatin")
    me.reload()
    me.value("searchbox", "Search recipes", "tarte")
    me.by_role("button", "Tarte Tatin")
    home_again(me)


def test_menu(site, visitor):
    """A failed download and Retry, pages, a product in a popup, all of it without the service."""
    site.sandbox.fault("status", "/products?page=20", service="menu", status=400)
    me = visitor(site)
    enter(me, "Menu")
    me.by_role("alertdialog", "The menu could not be downloaded", within=30)
    me.press("button", "OK")
    me.gone("alertdialog")
    site.sandbox.heal()
    me.press("button", "Retry")
    me.by_role("heading", "Categories", within=30)
    site.sandbox.end()
    me.press("button", "Next")
    me.press("button", "Sushi")
    me.by_role("heading", "Sushi")
    me.nothing_sticks_out()
    survives(me, site)
    me.by_role("heading", "Sushi")
    name = me.first_name("button", within="main")
    me.press("button", name)
    me.by_role("dialog", name)
    me.by_role("dialog", words="SAR")
    me.press("button", "Close")
    me.gone("dialog")
    me.by_role("button", "Sushi")
    me.reload()
    me.by_role("button", "Sushi")
    me.back_in_history()
    me.at("/menu")
    home_again(me)


def test_cocktails(site, visitor):
    """A row that fails has a Retry; a name without its accent finds a drink, its photo grows."""
    site.sandbox.fault("status", "/lookup.php?i=11110", service="cocktails", status=500)
    me = visitor(site)
    enter(me, "Cocktails")
    me.by_role("listitem", words="The ingredients could not be loaded", within=30)
    site.sandbox.heal()
    me.press("button", "Retry")
    me.by_role("listitem", words="Dry sherry, Sweet vermouth and 1 more ingredient")
    me.sees_photo()
    me.scroll_to("link", "Aviation")
    me.by_role("listitem", words="Aviation")
    outlives_the_service(me, site)
    me.press("searchbox", "Filter by name")
    me.window.type("pina")
    me.gone("link", "Adonis")
    me.press("link", "Piña Colada")
    me.by_role("heading", "Piña Colada")
    # A small heading is written in capitals, and WebKit has them in its name as well.
    me.by_role("heading", words="Ingredients")
    me.sees_photo()
    me.nothing_sticks_out()
    survives(me, site)
    me.reload()
    me.by_role("heading", words="Preparation")
    me.press("button", "Back to Cocktails")
    me.value("searchbox", "Filter by name", "pina")
    home_again(me)


def test_humour(site, visitor):
    """A person found, posts with a strip of moods, one post's mood over the whole screen."""
    me = visitor(site, "desktop")
    enter(me, "Humour")
    me.press("searchbox", "Search people")
    me.window.type("maya")
    me.by_role("link", "Maya Osei @maya_runs")
    site.sandbox.fault("status", "/x/users", service="humour", status=503)
    me.press("link", "Maya Osei @maya_runs")
    me.by_role("button", "Retry", within=30)
    site.sandbox.heal()
    me.press("button", "Retry")
    me.by_role("heading", "@maya_runs")
    me.scroll_to("button", words="So happy I could burst")
    me.press("button", words="So happy I could burst")
    me.by_role("heading", "Happy")
    me.by_role("heading", words="Words that weighed")
    survives(me, site)
    me.reload()
    me.by_role("heading", "Happy")
    me.press("button", "Back to @maya_runs")
    me.by_role("heading", "@maya_runs")
    me.press("radio", "Sad")
    me.gone("button", words="So happy I could burst")
    outlives_the_service(me, site)
    me.back_in_history()
    me.by_role("heading", "Humour")
