"""What the film is made of: recordings of one screen, and the canvas that shows one."""
import base64
import bisect
import io
import time

from PIL import Image, ImageDraw, ImageFont

FONT = "/usr/share/fonts/truetype/noto/NotoSans-{}.ttf"
BACKGROUND, BEZEL, INK, GREY = "#e8eaee", "#1c1e22", "#30343a", "#62676f"


class Recording:
    """The pictures that a page shows, by seconds from the beginning, and where it was pressed."""

    def __init__(self, page, seconds):
        self.page, self.seconds = page, seconds
        self.width = page.viewport_size["width"]
        self.times, self.pictures, self.presses = [], [], []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._came)
        self._keep(0, page.screenshot())
        self.began = time.time()
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})

    def _came(self, event):
        self._keep(event["metadata"]["timestamp"] - self.began, base64.b64decode(event["data"]))
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def _keep(self, when, data):
        self.times.append(max(when, 0))
        self.pictures.append(data)

    def now(self):
        return time.time() - self.began

    def until(self, when):
        """Waits until `when` seconds from the beginning."""
        if when > self.now():
            self.page.wait_for_timeout((when - self.now()) * 1000)
        return self

    def finish(self):
        """Ends the recording, which on a busy machine may take longer than `seconds`."""
        self.took = max(self.seconds, self.now() + 1.2)
        self.until(self.took)
        self.session.send("Page.stopScreencast")

    # What a person does.

    def posts(self):
        """The posts of a person, which are links for the browser and buttons for a reader."""
        buttons = self.page.get_by_role("main").get_by_role("listitem").get_by_role("button")
        return buttons.and_(self.page.locator("[href]"))

    def point(self, what):
        """Shows for a moment where the finger or the pointer is."""
        what.scroll_into_view_if_needed()
        box = what.bounding_box()
        self.presses.append((self.now(), box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        self.page.wait_for_timeout(200)

    def press(self, what):
        self.point(what)
        what.click()

    def type(self, what, text):
        self.press(what)
        what.press_sequentially(text, delay=160)

    def scroll(self, by):
        """Scrolls the page by so many pixels, as a finger does."""
        self.page.evaluate("""by => {
            const box = [...document.querySelectorAll('[data-key]')].reverse()
                .find(each => each.scrollHeight > each.clientHeight + 40)
            ;(box ?? window).scrollBy({ top: by, behavior: 'smooth' }) }""", by)

    # What the film shows.

    def at(self, when):
        """The picture to show at `when`; a longer recording is shown faster."""
        when *= self.took / self.seconds
        return self.pictures[max(bisect.bisect_right(self.times, when) - 1, 0)]

    def pressed(self, when):
        """Where the screen is pressed at `when`; None where it is not."""
        when *= self.took / self.seconds
        return next(((x, y) for at, x, y in self.presses if at <= when < at + 0.3), None)


class Canvas:
    """A phone under the name of an app and some words on it."""

    SIZE = (400, 850)
    # Left, top, width and height of the screen.
    PHONE = (20, 88, 360, 720)

    def __init__(self, name, words):
        self.made = {}
        self.empty = Image.new("RGB", self.SIZE, BACKGROUND)
        draw = ImageDraw.Draw(self.empty)
        bold, plain = (ImageFont.truetype(FONT.format(weight), size)
                       for weight, size in (("Bold", 26), ("Regular", 19)))
        left = self.PHONE[0]
        draw.text((left, 40), name, fill=INK, font=bold, anchor="ls")
        draw.text((left, 68), words, fill=GREY, font=plain, anchor="ls")

    def frame(self, phone, when):
        """The picture at `when` seconds from the beginning."""
        picture = self.empty.copy()
        self._screen(picture, phone, when, self.PHONE, 26)
        return picture

    def _screen(self, picture, recording, when, place, corner):
        left, top, width, height = place
        data = recording.at(when)
        if (key := (id(data), place)) not in self.made:
            shot = Image.open(io.BytesIO(data)).convert("RGB")
            self.made[key] = shot.resize((width, height), Image.LANCZOS)
        rim = 5
        frame = self._rounded((width + 2 * rim, height + 2 * rim), corner + rim)
        picture.paste(BEZEL, (left - rim, top - rim), frame)
        screen = self.made[key].copy()
        if spot := recording.pressed(when):
            self._spot(screen, [each * width / recording.width for each in spot])
        picture.paste(screen, (left, top), self._rounded((width, height), corner))

    def _spot(self, screen, centre):
        """A translucent disc where the screen is pressed."""
        x, y = centre
        disc = Image.new("L", (screen.width * 4, screen.height * 4), 0)
        ImageDraw.Draw(disc).ellipse([4 * (x - 9), 4 * (y - 9), 4 * (x + 9), 4 * (y + 9)], fill=120)
        screen.paste("#2b6cff", (0, 0), disc.resize(screen.size, Image.LANCZOS))

    def _rounded(self, size, corner):
        if (key := (size, corner)) not in self.made:
            mask = Image.new("L", (size[0] * 4, size[1] * 4), 0)
            ImageDraw.Draw(mask).rounded_rectangle(
                [0, 0, size[0] * 4 - 1, size[1] * 4 - 1], corner * 4, fill=255)
            self.made[key] = mask.resize(size, Image.LANCZOS)
        return self.made[key]
