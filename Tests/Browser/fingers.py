"""A finger on the glass, by the browser's own touch events."""


class Finger:
    """One finger; it moves in small steps, as a person's does."""

    def __init__(self, page):
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def _touch(self, kind, *places):
        self.line.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places]})

    def down(self, x, y):
        self.place = (x, y)
        self._touch("touchStart", self.place)

    def move(self, x, y, steps=12):
        """Moves to a place, with a frame for each step."""
        from_x, from_y = self.place
        for step in range(1, steps + 1):
            self._touch("touchMove", (from_x + (x - from_x) * step / steps,
                                      from_y + (y - from_y) * step / steps))
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        self.place = (x, y)

    def up(self):
        self._touch("touchEnd")

    def drag(self, start, end, steps=12):
        self.down(*start)
        self.move(*end, steps=steps)
        self.up()
