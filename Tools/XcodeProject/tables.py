"""The string tables of the apps: an app looks its texts up in its main bundle, in one table."""
import json

from apps import LANGUAGES, table


def text(strings):
    whole = {"sourceLanguage": "en", "strings": dict(sorted(strings.items())), "version": "1.0"}
    return json.dumps(whole, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"


def localizable(app):
    """The words of SharedUI, of the settings and of the app."""
    strings = {}
    for folder in ("Sources/Apps/SharedUI", "Apple/Shared", f"Sources/Apps/{app.name}"):
        # Xcode leaves keys alone that are said to be managed by hand.
        strings |= {key: {**entry, "extractionState": "manual"}
                    for key, entry in table(folder).items()}
    return text(strings)


def info_plist(app):
    """The app's name below its icon, in each language."""
    words = table(f"Sources/Apps/{app.name}")[app.title]["localizations"]
    return text({"CFBundleDisplayName": {
        "comment": "The name below the icon", "extractionState": "manual",
        "localizations": {language: words[language] for language in LANGUAGES}}})
