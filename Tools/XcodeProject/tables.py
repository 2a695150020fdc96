"""The string tables of the apps: an app looks its texts up in its main bundle, in one table."""
import json

from apps import LANGUAGES, table

# Asked of the person before the first connection to a device of their network.
LOCAL_NETWORK = {
    "en": "The service whose address you enter may be on your local network.",
    "es": "El servicio cuya dirección escribes puede estar en tu red local.",
    "ar": "قد تكون الخدمة التي تُدخل عنوانها في شبكتك المحلية.",
}


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
    """What the system shows of the app: its name below its icon, and why it asks for the local
    network, in each language."""
    words = table(f"Sources/Apps/{app.name}")[app.title]["localizations"]
    strings = {"CFBundleDisplayName": {
        "comment": "The name below the icon", "extractionState": "manual",
        "localizations": {language: words[language] for language in LANGUAGES}}}
    if app.asks_for_address:
        strings["NSLocalNetworkUsageDescription"] = {
            "comment": "Why the app asks for the local network", "extractionState": "manual",
            "localizations": {language: {"stringUnit": {
                "state": "translated", "value": LOCAL_NETWORK[language]}}
                for language in LANGUAGES}}
    return text(strings)
