"""What the apps are: names, colours and words, read from the manifest, modules and shells."""
import json
import pathlib
import re
import sys
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tools"))
import registry  # noqa: E402
APPLE = ROOT / "Apple"
LANGUAGES = ("en", "es", "ar")

# Not the package's name: up to Xcode 26 the intermediates of a target lie in
# PROJECT.build/…/TARGET.build, a package counts as a project of its own name, and its modules are
# called as the apps are.
PROJECT = "TapasApps"
BUNDLE = f"{PROJECT}.xcodeproj"

# What the App Store sorts an app under, where it is not food and drink.
CATEGORIES = {"Humour": "public.app-category.social-networking"}


@dataclass(frozen=True)
class App:
    """One app target."""
    name: str

    @property
    def category(self):
        return CATEGORIES.get(self.name, "public.app-category.food-and-drink")

    @property
    def shell_text(self):
        """The Swift of its shell and of its settings."""
        shells = [*self.folder.glob("*.swift"), *(APPLE / "Shared").glob(f"{self.name}*.swift")]
        return "\n".join(path.read_text(encoding="utf-8") for path in shells)

    @property
    def asks_for_address(self):
        """Whether a person enters the address of a service, which may be on the local network."""
        return "ServiceAddress." in self.shell_text

    @property
    def service(self):
        """The keys of Info.plist that the shell reads, and the variables of the configuration that
        fill them: XURL is X_URL."""
        keys = re.findall(r'\.(?:text|address)\("(\w+)"\)|"(\w+URL)"', self.shell_text)
        return {key: re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=\w)(?=URL$)", "_", key).upper()
                for key in sorted({key for found in keys for key in found if key})}

    @property
    def scheme(self):
        """The name of its scheme; Xcode makes one of the app's name for the package's product."""
        return f"{self.name}App"

    @property
    def data(self):
        """The modules of data that it has besides those of all apps."""
        return registry.data(self.name)

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


APPS = tuple(App(name) for name in registry.names())
