"""Schemas of the JSON files that Xcode edits, and what a file has against its own.

A schema is a function that takes a value and its path, and gives a sentence for each fault. The
keys are those of Xcode 26 and of Apple's "Asset Catalog Format Reference"; Xcode drops a key that
it does not know, without a word.
"""
import re


def text(pattern=".*"):
    def check(value, path):
        if not isinstance(value, str) or not re.fullmatch(pattern, value, re.DOTALL):
            yield f"{path}: {value!r} is not {pattern}"
    return check


def one_of(*values):
    def check(value, path):
        # In Python, 1 is True.
        if not any(value == one and type(value) is type(one) for one in values):
            yield f"{path}: {value!r} is none of {values}"
    return check


def list_of(item, least=1):
    def check(value, path):
        if not isinstance(value, list) or len(value) < least:
            yield f"{path}: no list of {least} or more"
            return
        for index, one in enumerate(value):
            yield from item(one, f"{path}[{index}]")
    return check


def table_of(key, item):
    def check(value, path):
        if not isinstance(value, dict) or not value:
            yield f"{path}: no table"
            return
        for name, one in value.items():
            yield from key(name, f"{path}: the key")
            yield from item(one, f"{path}.{name}")
    return check


def keys(needed, optional=None):
    """An object with all of the needed keys, and no other than those and the optional ones."""
    known = {**needed, **(optional or {})}

    def check(value, path):
        if not isinstance(value, dict):
            yield f"{path}: no object"
            return
        for name in sorted(set(needed) - set(value)):
            yield f"{path}: {name} is missing"
        for name in sorted(set(value) - set(known)):
            yield f"{path}: {name} is unknown"
        for name in sorted(set(value) & set(known)):
            yield from known[name](value[name], f"{path}.{name}")
    return check


def either(**schemas):
    """An object with exactly one of the keys that name the schemas, which is checked by it."""
    def check(value, path):
        found = [name for name in schemas if isinstance(value, dict) and name in value]
        if len(found) != 1:
            yield f"{path}: not one of {', '.join(schemas)}"
            return
        yield from schemas[found[0]](value, path)
    return check


FLAG = one_of(True, False)

# Asset catalogs.
INFO = keys({"author": text(), "version": one_of(1)})
APPEARANCE = either(appearance=lambda value, path: keys({
    "appearance": one_of("luminosity", "contrast"),
    "value": one_of(*{"contrast": ["high"]}.get(value["appearance"], ["light", "dark", "tinted"])),
})(value, path))
IDIOM = one_of(
    "universal", "iphone", "ipad", "mac", "tv", "vision", "watch", "car", "ios-marketing")
PART = text(r"0x[0-9A-F]{2}|[01]\.\d{3}|\d{1,3}")
CATALOG = {
    "xcassets": keys({"info": INFO}, {"properties": keys({}, {"provides-namespace": FLAG})}),
    "appiconset": keys({"info": INFO, "images": list_of(keys(
        {"idiom": IDIOM, "size": text(r"(\d+(?:\.\d)?)x\1")},
        {"filename": text(r".+\.png"), "platform": one_of("ios", "watchos", "macos"),
         "scale": one_of("1x", "2x", "3x"), "appearances": list_of(APPEARANCE)}))}),
    "imageset": keys({"info": INFO, "images": list_of(keys(
        {"idiom": IDIOM},
        {"filename": text(r".+\.(?:png|jpe?g|svg|pdf)"), "scale": one_of("1x", "2x", "3x"),
         "appearances": list_of(APPEARANCE)}))}),
    "colorset": keys({"info": INFO, "colors": list_of(keys(
        {"idiom": IDIOM, "color": keys({
            "color-space": one_of("srgb", "display-p3", "extended-srgb", "extended-linear-srgb"),
            "components": keys(dict.fromkeys(("red", "green", "blue", "alpha"), PART))})},
        {"appearances": list_of(APPEARANCE)}))}),
}

# String catalogs.
LANGUAGE = text(r"[a-z]{2,3}(?:-\w+)*")
UNIT = keys({"state": one_of("new", "translated", "needs_review", "stale"), "value": text()})
DEVICES = ("applevision", "applewatch", "appletv", "ipad", "iphone", "ipod", "mac", "other")


def variations(value, path):
    plural = table_of(one_of("zero", "one", "two", "few", "many", "other"), word)
    yield from either(
        plural=keys({"plural": plural}), device=keys({"device": table_of(one_of(*DEVICES), word)})
    )(value, path)
    for kind, forms in value.items() if isinstance(value, dict) else []:
        # The form that is taken where no other fits.
        if isinstance(forms, dict) and "other" not in forms:
            yield f"{path}.{kind}: other is missing"


def word(value, path):
    yield from either(
        stringUnit=keys({"stringUnit": UNIT}, {"substitutions": SUBSTITUTIONS}),
        variations=keys({"variations": variations}, {"substitutions": SUBSTITUTIONS}),
    )(value, path)


def number(value, path):
    if type(value) is not int or value < 1:
        yield f"{path}: {value!r} is no number of an argument"


SUBSTITUTIONS = table_of(text(r"\w+"), keys(
    {"formatSpecifier": text(r"@|l{0,2}[dfu]|lf"), "variations": variations}, {"argNum": number}))
STRINGS = keys({
    "sourceLanguage": LANGUAGE, "version": text(r"1\.[01]"),
    "strings": table_of(text(), keys({}, {
        "comment": text(), "extractionState": one_of(
            "manual", "migrated", "stale", "extracted_with_value"),
        "shouldTranslate": FLAG, "localizations": table_of(LANGUAGE, word)}))})

# Test plans.
TARGET = keys({"containerPath": text(r"container:.*"), "identifier": text(r".+"),
               "name": text(r".+")})
OPTIONS = keys({}, {
    "targetForVariableExpansion": TARGET, "codeCoverage": FLAG, "language": LANGUAGE,
    "region": text(r"[A-Z]{2}"), "testTimeoutsEnabled": FLAG,
    "testRepetitionMode": one_of("retryOnFailure", "untilFailure", "fixedIterations"),
    "environmentVariableEntries": list_of(keys({"key": text(), "value": text()}, {
        "enabled": FLAG})),
    "commandLineArgumentEntries": list_of(keys({"argument": text()}, {"enabled": FLAG}))})
PLAN = keys({
    "configurations": list_of(keys({
        "id": text(r"[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}"), "name": text(r".+"),
        "options": OPTIONS})),
    "defaultOptions": OPTIONS,
    "testTargets": list_of(keys({"target": TARGET}, {
        "enabled": FLAG, "parallelizable": FLAG, "skippedTests": list_of(text()),
        "selectedTests": list_of(text())})),
    "version": one_of(1)})
