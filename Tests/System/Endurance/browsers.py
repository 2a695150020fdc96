"""Real browsers among the pages of a script: some press a heart, the others search in Recipes."""
import asyncio
import time

from playwright.async_api import Error, async_playwright

from processes import TEXTS

# What a browser says of a process that is gone, which is what such a run is about.
LINE_LOST = ("WebSocket connection to", "ERR_CONNECTION_REFUSED")
LONGEST_ACT = 10_000


class Browsers:
    """A page each in a browser context of its own; every second one has a food of its own."""

    def __init__(self, port, foods, rng, may_lose_the_line):
        self.origin = f"http://127.0.0.1:{port}"
        self.foods, self.rng = foods, rng
        self.may_lose_the_line = may_lose_the_line
        self.problems, self.acts, self.presses = [], [], {food: [] for food in foods}

    async def play(self, many, end):
        """Opens as many pages and acts in each every ten seconds until `end`."""
        async with async_playwright() as play:
            browser = await play.chromium.launch(
                executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
            foods = iter(self.foods)
            await asyncio.gather(*(
                self.watched(browser, next(foods) if at % 2 == 0 else None, end)
                for at in range(many)))
            await browser.close()

    async def watched(self, browser, food, end):
        context = await browser.new_context(locale="en-GB")
        context.set_default_timeout(LONGEST_ACT)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("console", self.heard)
        page.on("response", self.answered)
        try:
            await (self.searching(page, end) if food is None else self.liking(page, food, end))
        except Error as error:
            self.problems.append(f"food {food}: {str(error).splitlines()[0]}")

    def heard(self, message):
        if message.type not in ("error", "warning"):
            return
        if self.may_lose_the_line and any(each in message.text for each in LINE_LOST):
            return
        self.problems.append(f"{message.type}: {message.text}")

    def answered(self, response):
        if response.status >= 500:
            self.problems.append(f"{response.status} for {response.url}")

    async def liking(self, page, food, end):
        await page.goto(f"{self.origin}/foods/{food}")
        heart = page.get_by_role("button", name=f"Like Food {food}", exact=True)
        while True:
            await asyncio.sleep(self.rng.uniform(8, 12))
            if time.monotonic() > end:
                return
            started, liked = time.monotonic(), not (self.presses[food] or [False])[-1]
            await heart.click()
            self.presses[food].append(liked)
            pressed = page.locator(f'[aria-pressed="{str(liked).lower()}"]')
            await heart.and_(pressed).wait_for()
            self.acts.append(time.monotonic() - started)

    async def searching(self, page, end):
        await page.goto(f"{self.origin}/recipes")
        field = page.get_by_role("searchbox")
        while True:
            await asyncio.sleep(self.rng.uniform(8, 12))
            if time.monotonic() > end:
                return
            text, found, other = self.rng.choice(TEXTS)
            started = time.monotonic()
            await field.fill(text)
            await page.get_by_role("button", name=found).first.wait_for()
            await page.get_by_role("button", name=other).first.wait_for(state="detached")
            if await field.input_value() != text:
                self.problems.append(f"{text} was lost: {await field.input_value()}")
            self.acts.append(time.monotonic() - started)
