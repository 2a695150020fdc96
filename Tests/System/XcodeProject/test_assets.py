"""Asset catalogs and string tables: real pictures, readable colours, every language."""
import json
import re
import struct

import pytest

import apps
import assets

NAMES = [app.name for app in apps.APPS]


def png(file):
    """Width, height and colour type of a PNG: 0 is grey, 2 is RGB, 6 is RGB with alpha."""
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR"
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8 and data.rstrip(b"\x00")[-8:-4] == b"IEND"
    return width, height, kind


def contents(apple, name, part):
    file = apple / name / "Assets.xcassets" / part / "Contents.json"
    return json.loads(file.read_text(encoding="utf-8"))


# The PNG colour type of each appearance: RGB, with alpha where the system has a ground, and grey.
KINDS = {None: 2, "dark": 6, "tinted": 0}


def icons(apple, name):
    """The file of the icon of each appearance; that of the light one is called None."""
    folder = apple / name / "Assets.xcassets/AppIcon.appiconset"
    return {image.get("appearances", [{"value": None}])[0]["value"]: folder / image["filename"]
            for image in contents(apple, name, "AppIcon.appiconset")["images"]}


@pytest.mark.parametrize("name", NAMES)
def test_the_icon_is_a_square_of_1024_for_each_appearance(apple, name):
    for image in contents(apple, name, "AppIcon.appiconset")["images"]:
        assert image["size"] == "1024x1024" and image["platform"] == "ios"
    found = {value: png(file) for value, file in icons(apple, name).items()}
    assert found == {value: (1024, 1024, kind) for value, kind in KINDS.items()}


@pytest.mark.parametrize("name", NAMES)
def test_the_icons_of_an_app_are_small_files(apple, name):
    assert sum(file.stat().st_size for file in icons(apple, name).values()) < 160_000


def test_every_icon_is_another_one(apple):
    files = [file.read_bytes() for name in NAMES for file in icons(apple, name).values()]
    assert len(set(files)) == len(NAMES) * len(KINDS)


@pytest.mark.parametrize("name", NAMES)
def test_the_launch_logo_has_one_size_in_its_scales(apple, name):
    folder = apple / name / "Assets.xcassets/LaunchLogo.imageset"
    for image in contents(apple, name, "LaunchLogo.imageset")["images"]:
        if "filename" in image:
            side = 160 * int(image["scale"][0])
            assert png(folder / image["filename"]) == (side, side, 6)


@pytest.mark.parametrize("name", NAMES)
def test_a_catalog_has_no_file_that_it_does_not_name(apple, name):
    catalog = apple / name / "Assets.xcassets"
    for folder in [path for path in catalog.iterdir() if path.is_dir()]:
        named = {image.get("filename") for image in
                 contents(apple, name, folder.name).get("images", [])} - {None}
        assert {path.name for path in folder.iterdir()} == named | {"Contents.json"}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", ["AccentColor", "LaunchBackground"])
def test_colours_are_there_for_light_and_dark_and_can_be_read(apple, name, part):
    colors = contents(apple, name, f"{part}.colorset")["colors"]
    assert "appearances" not in colors[0]
    assert colors[1]["appearances"] == [{"appearance": "luminosity", "value": "dark"}]
    if part == "AccentColor":
        for color, background in zip(colors, (assets.WHITE, assets.BLACK)):
            parts = color["color"]["components"]
            shade = [int(parts[key], 16) for key in ("red", "green", "blue")]
            assert assets.contrast(shade, background) >= 4.5


@pytest.mark.parametrize("name", NAMES)
def test_every_word_is_there_in_three_languages(apple, name):
    for file in ("Localizable", "InfoPlist"):
        text = (apple / name / f"{file}.xcstrings").read_text(encoding="utf-8")
        table = json.loads(text)
        assert table["sourceLanguage"] == "en"
        for key, entry in table["strings"].items():
            if entry.get("shouldTranslate", True):
                assert set(entry["localizations"]) >= {"en", "es", "ar"}, key
    assert "CFBundleDisplayName" in table["strings"]


@pytest.mark.parametrize("name", NAMES)
def test_a_key_of_two_tables_has_the_same_words_in_both(name):
    tables = [apps.table(folder) for folder in
              ("Sources/Apps/SharedUI", "Apple/Shared", f"Sources/Apps/{name}")]
    for first, second in [(0, 1), (0, 2), (1, 2)]:
        for key in set(tables[first]) & set(tables[second]):
            words = [tables[table][key]["localizations"] for table in (first, second)]
            assert words[0] == words[1], key


SHOWN = re.compile(
    r'(?:\b(?:Text|Label|Button|TextField|SecureField|Picker|Section)|\.navigationTitle)'
    r'\("((?:[^"\\]|\\\((?:[^()]|\([^()]*\))*\))*)"')


@pytest.mark.parametrize("name", NAMES)
def test_every_word_that_a_shell_shows_is_in_its_table(apple, name):
    table = (apple / name / "Localizable.xcstrings").read_text(encoding="utf-8")
    keys = set(json.loads(table)["strings"])
    shown = set()
    for folder in (name, "Shared"):
        for path in (apple / folder).glob("*.swift"):
            shown |= set(SHOWN.findall(path.read_text(encoding="utf-8")))
    assert len(shown) > 5
    assert {re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "%@", word) for word in shown} - keys == set()


def test_no_sentence_on_apple_names_a_setting_of_the_command(apple):
    for path in apple.glob("**/*.swift"):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"TAPAS_\w+", text)) <= {"TAPAS_RECIPES", "TAPAS_EXAMPLES"}, path
