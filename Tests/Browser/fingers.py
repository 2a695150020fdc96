"""A finger on the glass, by the browser's own touch events."""
import time

FRAME = 1 / 60


class Finger:
    """One finger; it moves in small steps, as a person's does. By its own clock each takes
    a frame, so that a slow machine does not make a flick a drag."""

    def __init__(self, page):
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def _touch(self, kind, *places):
        self.line.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places],
            "timestamp": self.time})
        self.time += FRAME

    def down(self, x, y):
        self.place = (x, y)
        self.time = time.time()
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


class Fingers:
    """Several fingers at once; each move is one frame."""

    def __init__(self, page):
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def _touch(self, kind, *places):
        self.line.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [
                {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]})
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def down(self, *places):
        """Puts the fingers down one after the other."""
        for count in range(1, len(places) + 1):
            self._touch("touchStart", *places[:count])

    def move(self, *places):
        self._touch("touchMove", *places)

    def up(self):
        self._touch("touchEnd")
