"""Debian's Firefox, driven by WebDriver BiDi, which it speaks itself."""
import asyncio
import base64
import json
import re
import subprocess
import tempfile
import threading
from pathlib import Path

import aiohttp

from window import SIZES, Stale, Window, end, may_be, program

# Nothing of Mozilla's is asked for, and no first-start page is shown.
PREFERENCES = {
    "remote.active-protocols": 1, "browser.startup.page": 0, "app.update.enabled": False,
    "app.normandy.enabled": False, "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False, "toolkit.telemetry.enabled": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "browser.safebrowsing.downloads.enabled": False, "intl.accept_languages": "en-GB, en",
    "extensions.update.enabled": False, "media.gmp-manager.updateEnabled": False,
    "services.settings.server": "data:,", "browser.aboutHomeSnippets.updateUrl": "",
}

# Tells the console of a broken policy.
TATTLE = """() => addEventListener('securitypolicyviolation', event =>
  console.error('policy broken: ' + event.violatedDirective + ' ' + event.blockedURI))"""


class Firefox:
    """One Firefox process; each window of it has cookies and storage of its own."""

    def __init__(self, scheme="light"):
        self.folder = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        wanted = PREFERENCES | {
            # 0 is dark and 1 is light.
            "layout.css.prefers-color-scheme.content-override": int(scheme == "light")}
        Path(self.folder.name, "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in wanted.items()))
        self.process = subprocess.Popen(
            [program("firefox-esr", "firefox-esr"), "--headless", "--no-remote", "--profile",
             self.folder.name, "--remote-debugging-port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.number, self.answers, self.logs = 0, {}, {}
        try:
            self._wait(self._connect(self._address()))
            self.call("session.new", capabilities={})
        except BaseException:
            end(self.process)
            raise
        self.call("session.subscribe", events=["log.entryAdded"])
        self.call("script.addPreloadScript", functionDeclaration=TATTLE)

    def _address(self):
        said = ""
        for line in self.process.stdout:
            said += line
            if found := re.search(r"BiDi listening on (ws://\S+)", line):
                # Read on, so that Firefox never waits for a full pipe.
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                return found.group(1)
        raise RuntimeError(f"Firefox ended: {said}")

    def _wait(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    async def _connect(self, address):
        self.session = aiohttp.ClientSession()
        self.socket = await self.session.ws_connect(address + "/session", max_msg_size=0)
        self.reader = asyncio.ensure_future(self._read())

    async def _read(self):
        async for message in self.socket:
            told = json.loads(message.data)
            if told["type"] == "event":
                self.logs.setdefault(told["params"]["source"]["context"], []).append(
                    told["params"])
            else:
                self.answers.pop(told["id"]).set_result(told)

    async def _ask(self, method, params):
        self.number += 1
        answer = self.answers[self.number] = self.loop.create_future()
        await self.socket.send_json({"id": self.number, "method": method, "params": params})
        return await answer

    def call(self, method, **params):
        """One command and its result."""
        answer = self._wait(self._ask(method, params))
        if answer["type"] == "error":
            gone = answer["error"] in ("no such node", "no such frame", "unknown error")
            raise (Stale if gone else RuntimeError)(f"{method}: {answer['message']}")
        return answer["result"]

    def window(self, size):
        return FirefoxWindow(self, size)

    async def _leave(self):
        self.reader.cancel()
        await self.session.close()

    def close(self):
        end(self.process)
        self._wait(self._leave())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.folder.cleanup()


class FirefoxWindow(Window):
    """A tab with cookies and storage of its own."""

    def __init__(self, firefox, size):
        self.firefox = firefox
        self.user = firefox.call("browser.createUserContext")["userContext"]
        self.tab = firefox.call(
            "browsingContext.create", type="tab", userContext=self.user)["context"]
        width, height = SIZES[size]
        self._call("browsingContext.setViewport", viewport={"width": width, "height": height})

    def _call(self, method, **params):
        return self.firefox.call(method, context=self.tab, **params)

    def go(self, address):
        self._call("browsingContext.navigate", url=address, wait="complete")

    def reload(self):
        self._call("browsingContext.reload", wait="complete")

    def back(self):
        self._call("browsingContext.traverseHistory", delta=-1)

    def find(self, role, name, words):
        """The first element that Firefox's own accessibility tree calls so, or None."""
        function, *arguments = may_be(role, name, words)
        found = self._run(function, [
            {"type": "null"} if each is None else {"type": "string", "value": each}
            for each in arguments])["value"]
        return next((each["sharedId"] for each in found
                     if self._is(each["sharedId"], role, name)), None)

    def _is(self, element, role, name):
        # Looked for from the element itself: on a whole long page this takes seconds.
        value = {"role": role} if name is None else {"role": role, "name": name}
        found = self._call("browsingContext.locateNodes", startNodes=[{"sharedId": element}],
                           locator={"type": "accessibility", "value": value}, maxNodeCount=1)
        return [each["sharedId"] for each in found["nodes"]] == [element]

    def _run(self, function, arguments):
        answer = self.firefox.call(
            "script.callFunction", target={"context": self.tab}, awaitPromise=True,
            functionDeclaration=function, arguments=arguments)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"]

    def run(self, function, *elements):
        """What a function of the page returns for these elements."""
        answer = self._run(f"async (...els) => JSON.stringify(await ({function})(...els))",
                           [{"sharedId": each} for each in elements])
        return json.loads(answer.get("value", "null"))

    def perform(self, actions):
        self._call("input.performActions", actions=actions)

    def picture(self):
        return base64.b64decode(self._call("browsingContext.captureScreenshot")["data"])

    def complaints(self):
        return [f"{each['level']}: {each['text']}" for each in self.firefox.logs.get(self.tab, [])
                if each["level"] in ("error", "warn")]

    def close(self):
        self.firefox.call("browser.removeUserContext", userContext=self.user)
