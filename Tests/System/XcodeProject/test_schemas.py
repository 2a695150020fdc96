"""Asset catalogs, string catalogs and test plans have the keys and values that Xcode reads."""
import json
import pathlib
import re

import pytest

import schema

ROOT = pathlib.Path(__file__).resolve().parents[3]
APPLE = ROOT / "Apple"
CATALOGS = sorted(APPLE.glob("*/Assets.xcassets/**/Contents.json"))
STRINGS = sorted([*APPLE.glob("*/*.xcstrings"), *ROOT.glob("Sources/Apps/*/*.xcstrings")])
PLANS = sorted(APPLE.glob("*.xctestplan"))


def read(file):
    return json.loads(file.read_text(encoding="utf-8"))


def name(file):
    return str(file.relative_to(ROOT))


def faults(check, value):
    return list(check(value, ""))


def units(localization):
    """The texts of a localization, those of its variations and substitutions included."""
    if isinstance(localization, dict):
        if "stringUnit" in localization:
            yield localization["stringUnit"]["value"]
        for key, below in localization.items():
            if key != "stringUnit":
                yield from units(below)


def test_there_are_files_of_each_kind():
    assert len(CATALOGS) >= 25 and len(STRINGS) >= 16 and len(PLANS) == 5


@pytest.mark.parametrize("file", CATALOGS, ids=name)
def test_an_asset_catalog_is_as_xcode_writes_it(file):
    kind = file.parent.suffix.removeprefix(".")
    assert faults(schema.CATALOG[kind], read(file)) == []


@pytest.mark.parametrize("file", STRINGS, ids=name)
def test_a_string_catalog_is_as_xcode_writes_it(file):
    assert faults(schema.STRINGS, read(file)) == []


@pytest.mark.parametrize("file", STRINGS, ids=name)
def test_a_substitution_is_named_in_its_text_and_a_name_is_a_substitution(file):
    for key, entry in read(file)["strings"].items():
        for words in entry.get("localizations", {}).values():
            substitutions = words.get("substitutions", {})
            named = {found for one in units({**words, "substitutions": {}})
                     for found in re.findall(r"%#@(\w+)@", one)}
            assert named == set(substitutions), key
            for one in substitutions.values():
                assert all("%arg" in unit or "other" != form
                           for form, unit in forms(one["variations"]["plural"])), key


def forms(plural):
    return [(form, words["stringUnit"]["value"]) for form, words in plural.items()]


@pytest.mark.parametrize("file", PLANS, ids=name)
def test_a_test_plan_is_as_xcode_writes_it(file):
    assert faults(schema.PLAN, read(file)) == []


IMAGE = {"idiom": "universal", "size": "1024x1024", "platform": "ios"}
WORDS = {"stringUnit": {"state": "translated", "value": "a"}}
HEAD = {"sourceLanguage": "en", "version": "1.0"}


@pytest.mark.parametrize("check, value, fault", [
    (schema.CATALOG["appiconset"], {"info": {"author": "xcode", "version": 1}, "images": [
        {**IMAGE, "appearances": [{"appearance": "luminosity", "value": "grey"}]}]},
     ".images[0].appearances[0].value: 'grey' is none of ('light', 'dark', 'tinted')"),
    (schema.CATALOG["appiconset"], {"info": {"author": "xcode", "version": 1}, "images": [
        {**IMAGE, "appearence": []}]}, ".images[0]: appearence is unknown"),
    (schema.CATALOG["appiconset"], {"info": {"author": "xcode", "version": 1}, "images": [
        {**IMAGE, "size": "1024x512"}]},
     r".images[0].size: '1024x512' is not (\d+(?:\.\d)?)x\1"),
    (schema.CATALOG["xcassets"], {"info": {"author": "xcode", "version": True}},
     ".info.version: True is none of (1,)"),
    (schema.STRINGS, {**HEAD, "strings": {"k": {"localizations": {"en": {
        "variations": {"plural": {"one": WORDS}}}}}}},
     ".strings.k.localizations.en.variations.plural: other is missing"),
    (schema.STRINGS, {**HEAD, "strings": {"k": {"localizations": {"en": {
        "stringUnit": {"state": "done", "value": "a"}}}}}},
     ".strings.k.localizations.en.stringUnit.state: 'done' is none of"
     " ('new', 'translated', 'needs_review', 'stale')"),
    (schema.PLAN, {**read(PLANS[0]), "testTargets": []}, ".testTargets: no list of 1 or more"),
    (schema.PLAN, {**read(PLANS[0]), "version": 2}, ".version: 2 is none of (1,)"),
])
def test_a_fault_is_found_out(check, value, fault):
    assert faults(check, value) == [fault]
