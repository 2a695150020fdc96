"""What the five apps are: names, colours and words, read from their modules."""
import json
import pathlib
import re
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
APPLE = ROOT / "Apple"
LANGUAGES = ("en", "es", "ar")

# Not the package's name: up to Xcode 26 the intermediates of a target lie in
# PROJECT.build/…/TARGET.build, a package counts as a project of its own name, and its modules are
# called as the apps are.
PROJECT = "TapasApps"
BUNDLE = f"{PROJECT}.xcodeproj"

# The package's test targets on Apple's systems; a test compares them with the manifest.
SHARED_TESTS = ("DataLayerTests", "MenuDataTests", "MoodTests", "PostsTests", "SharedUITests")


@dataclass(frozen=True)
class App:
    """One app target."""
    name: str
    # The keys of Info.plist that the configuration fills, and its variables.
    service: dict
    category: str = "public.app-category.food-and-drink"

    @property
    def scheme(self):
        """The name of its scheme; Xcode makes one of the app's name for the package's product."""
        return f"{self.name}App"

    @property
    def folder(self):
        return APPLE / self.name

    @property
    def swift_files(self):
        return sorted(path.name for path in self.folder.glob("*.swift"))

    @property
    def description(self):
        module = ROOT / "Sources/Apps" / self.name
        return (module / f"{self.name}App+Description.swift").read_text(encoding="utf-8")

    @property
    def colors(self):
        """The two colours of its icon, as the module tells them."""
        return re.search(r'colors: \("(#\w{6})", "(#\w{6})"\)', self.description).groups()

    @property
    def title(self):
        """The key of its title."""
        return re.search(r'title: "(.+?)"', self.description).group(1)


def table(folder):
    """The strings of a module's table, by key."""
    text = (ROOT / folder / "Localizable.xcstrings").read_text(encoding="utf-8")
    return json.loads(text)["strings"]


def ui_test_files(app):
    """The Swift files of an app's UI test: its own, and those of all."""
    files = sorted(path.name for path in (APPLE / "UITests").glob("*.swift"))
    return [name for name in files if not name.endswith("UITests.swift")
            or name == f"{app}UITests.swift"]


def shared_swift_files():
    return sorted(path.name for path in (APPLE / "Shared").glob("*.swift"))


APPS = (
    App("Foods", {"FoodsURL": "FOODS_URL"}),
    App("Recipes", {
        "RecipesURL": "RECIPES_URL", "RecipesMalformedURL": "RECIPES_MALFORMED_URL",
        "RecipesEmptyURL": "RECIPES_EMPTY_URL"}),
    App("Menu", {
        "MenuURL": "MENU_URL", "MenuToken": "MENU_TOKEN", "MenuName": "MENU_NAME",
        "MenuLogo": "MENU_LOGO", "MenuCurrency": "MENU_CURRENCY"}),
    App("Cocktails", {"CocktailsURL": "COCKTAILS_URL"}),
    App("Humour", {
        "PostsKind": "POSTS_KIND", "PostsToken": "POSTS_TOKEN", "BlueskyURL": "BLUESKY_URL",
        "MastodonURL": "MASTODON_URL", "XURL": "X_URL"},
        category="public.app-category.social-networking"),
)
