"""What a real page weighs, by counts, which no busy machine changes."""

COUNTED = """() => {
    const bytes = entries => Math.round(
        entries.reduce((sum, each) => sum + each.encodedBodySize, 0) / 100) / 10
    const photos = performance.getEntriesByType("resource").filter(
        each => each.name.includes("/_/photo/"))
    return [document.querySelectorAll("*").length,
            bytes(performance.getEntriesByType("navigation")), bytes(photos)]
}"""


def weighs_at_most(me, path, *bounds):
    """Comes back to a page that has at most so many elements, and so many thousand bytes of HTML
    as they are sent and of photos. A bound is what the page weighs now and a tenth more; what makes
    a page lighter lowers its bound."""
    for _ in range(2):
        me.open(path)
        me.quiet()
    me.page.wait_for_load_state("networkidle")
    found = me.page.evaluate(COUNTED)
    assert all(had <= bound for had, bound in zip(found, bounds)), found
