"""Configurations and Info.plist: what every build is told."""
import json
import plistlib
import re
from urllib.parse import urlsplit

import pytest

import apps
import settings

NAMES = [app.name for app in apps.APPS]
CONFIGURATIONS = ["Debug", "Release", "Sandbox"]
# What Xcode sets itself.
XCODE = {
    "inherited": "", "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": "x",
    "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"}


def values(apple, configuration, name="Foods"):
    read = settings.read(apple / f"Configurations/{configuration}.xcconfig")
    return {"TAPAS_BUNDLE_SUFFIX": "", **XCODE, **read, "TARGET_NAME": name}


def info(apple, name):
    return plistlib.loads((apple / name / "Info.plist").read_bytes())


def expanded(apple, configuration, name):
    """The Info.plist as the built app has it."""
    all = values(apple, configuration, name)

    def visit(value):
        if isinstance(value, dict):
            return {key: visit(item) for key, item in value.items()}
        if isinstance(value, list):
            return [visit(item) for item in value]
        return settings.expand(value, all) if isinstance(value, str) else value
    return visit(info(apple, name))


def test_the_project_has_the_configurations_over_their_files(project):
    paths = project.paths()
    for owner in [project.root, *project.targets().values()]:
        configurations = [
            project[id] for id in project[owner.buildConfigurationList].buildConfigurations]
        assert [one.name for one in configurations] == CONFIGURATIONS
        for one in configurations:
            # Whatever is set stands in the files, where it can be read and compared.
            assert list(one.buildSettings.get_keys()) == []
            if owner is project.root:
                base = paths[str(one.baseConfigurationReference)]
                assert base == project.folder / f"Configurations/{one.name}.xcconfig"


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_every_setting_that_a_target_needs_is_set(apple, package, configuration):
    all = values(apple, configuration)
    assert all["TARGETED_DEVICE_FAMILY"] == "1,2"
    assert all["SWIFT_VERSION"] == "6.0"
    assert all["SDKROOT"] == "iphoneos"
    assert all["ASSETCATALOG_COMPILER_APPICON_NAME"] == "AppIcon"
    assert all["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] == "AccentColor"
    [promised] = [p["version"] for p in package["platforms"] if p["platformName"] == "ios"]
    assert all["IPHONEOS_DEPLOYMENT_TARGET"] == promised
    for name in NAMES:
        all["TARGET_NAME"] = name
        assert settings.expand(all["PRODUCT_NAME"], all) == name
        assert (apple / settings.expand(all["INFOPLIST_FILE"], all)).is_file()
        suffix = ".sandbox" if configuration == "Sandbox" else ""
        assert settings.expand(all["PRODUCT_BUNDLE_IDENTIFIER"], all) == (
            f"example.tapas.{name.lower()}{suffix}")


@pytest.mark.parametrize("name", NAMES)
def test_info_has_the_keys_of_an_app_for_both_devices(apple, name):
    keys = info(apple, name)
    assert keys["CFBundleDisplayName"] == name
    assert keys["UILaunchScreen"]["UIImageName"] == "LaunchLogo"
    assert keys["UILaunchScreen"]["UIColorName"] == "LaunchBackground"
    assert len(keys["UISupportedInterfaceOrientations"]) == 3
    assert len(keys["UISupportedInterfaceOrientations~ipad"]) == 4
    assert keys["LSRequiresIPhoneOS"] is True
    assert keys["NSAppTransportSecurity"] == {"NSAllowsLocalNetworking": True}
    for key in ("CFBundleIdentifier", "CFBundleExecutable", "CFBundleVersion",
                "CFBundleShortVersionString", "CFBundlePackageType", "CFBundleName"):
        assert keys[key].startswith("$("), key


@pytest.mark.parametrize("name", NAMES)
def test_an_app_whose_address_is_entered_says_why_it_asks_for_the_local_network(apple, name):
    key = "NSLocalNetworkUsageDescription"
    table = json.loads((apple / name / "InfoPlist.xcstrings").read_text(encoding="utf-8"))
    words = table["strings"].get(key, {}).get("localizations", {})
    if name not in ("Foods", "Humour"):
        assert key not in info(apple, name) and words == {}
        return
    values = {language: word["stringUnit"]["value"] for language, word in words.items()}
    assert set(values) == {"en", "es", "ar"} and len(set(values.values())) == 3
    assert info(apple, name)[key] == values["en"]


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
@pytest.mark.parametrize("name", NAMES)
def test_every_address_is_whole(apple, name, configuration):
    for key, value in expanded(apple, configuration, name).items():
        if key.endswith("URL") and value:
            parts = urlsplit(value)
            assert parts.netloc and not value.endswith("/"), f"{key} = {value}"
            assert parts.scheme == ("http" if configuration == "Sandbox" else "https"), value


def test_the_real_services_are_those_of_the_briefs(apple):
    def value(name, key):
        return expanded(apple, "Release", name)[key]
    lists = "https://d3jbb8n5wk0qxi.cloudfront.net/recipes"
    assert value("Recipes", "RecipesURL") == f"{lists}.json"
    assert value("Recipes", "RecipesMalformedURL") == f"{lists}-malformed.json"
    assert value("Recipes", "RecipesEmptyURL") == f"{lists}-empty.json"
    assert value("Cocktails", "CocktailsURL") == "https://www.thecocktaildb.com/api/json/v1/1"
    assert value("Menu", "MenuURL") == "https://api.foodics.dev/v5"
    assert value("Humour", "BlueskyURL") == "https://public.api.bsky.app/xrpc"
    assert value("Humour", "PostsKind") == "bluesky"


def test_no_token_and_no_persons_address_is_in_a_build_for_the_real_services(apple):
    for configuration in ("Debug", "Release"):
        for name, key in (("Foods", "FoodsURL"), ("Menu", "MenuToken"), ("Humour", "PostsToken")):
            assert expanded(apple, configuration, name)[key] == ""


def test_the_sandbox_is_asked_where_it_answers(apple):
    """Compared with the addresses in the sandbox's own source."""
    source = "".join(path.read_text(encoding="utf-8") for path in
                     (apple.parent / "Sources/Sandbox/Services").glob("*/SimulatedService+*.swift"))
    for name in NAMES:
        for key, value in expanded(apple, "Sandbox", name).items():
            if key.endswith("URL"):
                assert f'address("{urlsplit(value).path}")' in source, f"{key} = {value}"
    tokens = {"Menu": ("MenuToken", "Menu/MenuService.swift"),
              "Humour": ("PostsToken", "Humour/XAPI.swift")}
    for name, (key, file) in tokens.items():
        text = (apple.parent / "Sources/Sandbox/Services" / file).read_text(encoding="utf-8")
        assert f'"{expanded(apple, "Sandbox", name)[key]}"' in text


@pytest.mark.parametrize("name", NAMES)
def test_a_shell_reads_only_keys_that_its_info_has(apple, name):
    read = set()
    for path in [*(apple / name).glob("*.swift"), *(apple / "Shared").glob(f"{name}*.swift")]:
        text = path.read_text(encoding="utf-8")
        read |= set(re.findall(r'\.(?:text|address)\("(\w+)"\)', text))
        read |= set(re.findall(r'"(\w+URL)"', text))
    own = next(app.service for app in apps.APPS if app.name == name)
    assert read == set(own)
    assert set(own) <= set(info(apple, name))


# Calls for which Apple asks a reason, and the category of each.
REASONED = {
    r"\b(?:stat|fstat|lstat)\(|[mM]odificationDate|creationDate": "FileTimestamp",
    r"\bUserDefaults\b|@AppStorage": "UserDefaults",
    r"\bsystemUptime\b|mach_absolute_time": "SystemBootTime",
    r"\bstatv?fs\b|volumeAvailableCapacity|systemFreeSize": "DiskSpace",
    r"activeInputModes": "ActiveKeyboards",
}


@pytest.mark.parametrize("name", NAMES)
def test_the_privacy_manifest_has_a_reason_for_each_kind_of_call(apple, name):
    manifest = plistlib.loads((apple / name / "PrivacyInfo.xcprivacy").read_bytes())
    folders = [apple, *(apple.parent / each for each in ("Base", "Sources/Apps", "Sources/Data"))]
    code = "\n".join(path.read_text(encoding="utf-8")
                     for folder in folders for path in sorted(folder.glob("**/*.swift")))
    used = {kind for call, kind in REASONED.items() if re.search(call, code)}
    told = {entry["NSPrivacyAccessedAPIType"].removeprefix("NSPrivacyAccessedAPICategory")
            for entry in manifest["NSPrivacyAccessedAPITypes"]}
    assert told == used
    assert manifest["NSPrivacyTracking"] is False


def test_a_comment_sign_cuts_an_address(tmp_path):
    file = tmp_path / "A.xcconfig"
    file.write_text("A_URL = https://host.example\nB_URL = https:/$()/host.example\n")
    read = settings.read(file)
    assert read["A_URL"] == "https:"
    assert settings.expand(read["B_URL"], read) == "https://host.example"
