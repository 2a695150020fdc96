"""The typing app, its lines, and people who type in many pages at once."""
import asyncio
import threading

import pytest
from playwright.async_api import async_playwright

from lines import lines
from servers import CHROMIUM
from typing_app import TypingApp


@pytest.fixture(scope="session")
def typing_app():
    app = TypingApp("TypingApp")
    yield app
    app.close()


@pytest.fixture(scope="session")
def typing_lines(typing_app):
    made = lines(typing_app.port)
    yield made
    for each in made.values():
        each.close()


class Crowd:
    """A browser of its own, whose pages are used at the same time from one thread."""

    def __init__(self):
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.do(self._start())

    def do(self, work, within=120):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(within)

    async def _start(self):
        self.play = await async_playwright().start()
        self.browser = await self.play.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"])

    def pages(self, count):
        """Pages of people who share nothing."""
        async def sit():
            context = await self.browser.new_context(
                locale="en-US", timezone_id="UTC", viewport={"width": 900, "height": 1200})
            context.set_default_timeout(20_000)
            return await context.new_page()

        async def all_of_them():
            return await asyncio.gather(*(sit() for _ in range(count)))

        return self.do(all_of_them())

    async def _stop(self):
        await self.browser.close()
        await self.play.stop()

    def close(self):
        self.do(self._stop())
        self.loop.call_soon_threadsafe(self.loop.stop)


@pytest.fixture(scope="session")
def crowd():
    crowd = Crowd()
    yield crowd
    crowd.close()
