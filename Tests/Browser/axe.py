"""What axe-core finds in a page."""
from axe_playwright_python.sync_playwright import Axe


def grave_findings(page):
    """The serious and critical findings, a line each."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['help']}: "
            + "; ".join(node["html"][:160] for node in each["nodes"][:4])
            for each in found if each["impact"] in ("serious", "critical")]


def findings_at_rest(page):
    """The same, once nothing moves any more but waiting rows, which never rest."""
    page.wait_for_function("""() => document.getAnimations()
        .every(each => each.effect.getComputedTiming().iterations === Infinity)""")
    return grave_findings(page)
