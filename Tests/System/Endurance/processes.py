"""Several processes over one folder behind nginx: one after the other is killed or restarted
while many people type, and every page goes on somewhere else with what was typed."""
import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from harness import LONGEST_SILENCE, ROOT, Server
from wire import Elements, Ended, Visitor, registry

COUNT = 4
PEOPLE = int(os.environ.get("TAPAS_PEOPLE", "100"))
# Seconds between two acts of one of them, so that all together act a hundred times a second.
PERIOD = PEOPLE / 100
# A text for the search of Recipes, what it finds and what it does not find.
TEXTS = [("tart", "Tarte Tatin", "Syrniki"), ("syrn", "Syrniki", "Tarte Tatin"),
         ("tom y", "Tom Yum Goong", "Syrniki"), ("gazp", "Gazpacho", "Tarte Tatin")]


class Proxy:
    """nginx with the lines of Deploy/nginx.conf, but without TLS, on a port of its own."""

    def __init__(self, ports, visitor="$tapas_visitor"):
        self.folder = tempfile.mkdtemp(prefix="tapas-nginx-")
        os.chmod(self.folder, 0o711)
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = listener.getsockname()[1]
        text = (ROOT / "Deploy/nginx.conf").read_text()
        text = re.sub(r"(?s)server \{\n  listen 80;.*?\n\}\n", "", text)
        text = re.sub(r"(?m)^  ssl_.*\n", "", text)
        text = re.sub(r"(?m)^  server 127.*:8082.*\n", "", text)
        servers = "\n".join(f"  server 127.0.0.1:{port} max_fails=0;" for port in ports)
        for told, here in [("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port};"),
                           ("  server 127.0.0.1:8081 max_fails=0;", servers),
                           ("server_name example.org;", "server_name _;"),
                           ("X-Forwarded-For $remote_addr", f"X-Forwarded-For {visitor}"),
                           ("limit_conn_zone $binary_remote_addr", f"limit_conn_zone {visitor}"),
                           ("/var/lib/nginx/tapas-cache", f"{self.folder}/cache")]:
            assert told in text, told
            text = text.replace(told, here)
        # Everybody comes from this machine here, and the bounds of one address are not for many.
        text += ('map $remote_port $tapas_visitor { '
                 '"~^(?<one>.+?)(?<two>..)(?<three>..)$" "fd00:$one:$two:$three::1"; }\n')
        places = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in
                         ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (Path(self.folder) / "conf").write_text(
            f"daemon off; pid {self.folder}/pid; error_log {self.folder}/log;\n"
            f"events {{ worker_connections 8192; }}\nhttp {{ access_log off;\n{places}{text}}}\n")
        self.process = subprocess.Popen(["nginx", "-p", self.folder, "-c", f"{self.folder}/conf"],
                                        env={**os.environ, "PATH": path()},
                                        stderr=subprocess.DEVNULL)
        end = time.monotonic() + 10
        while not self.is_open():
            assert time.monotonic() < end and self.process.poll() is None, "nginx did not start."
            time.sleep(0.02)

    def is_open(self):
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)


def path():
    """Where nginx is, which is not everybody's to start."""
    return os.environ.get("PATH", "") + ":/usr/sbin"


class Reader(Visitor):
    """Somebody who searches in Recipes and keeps what a browser keeps."""

    def __init__(self, port):
        super().__init__(port)
        self.typed, self.read, self.found = None, None, None

    def field(self):
        """The number and the attributes of the search field."""
        # Read once a whole page, since a thousand of these share one thread.
        if self.read is not self.text:
            self.read, self.found = self.text, None
            if field := re.search(r'<input\b[^>]*type="search"[^>]*>', self.text):
                before = len(re.findall("<[a-z]", self.text[:field.start()]))
                self.found = before + 1, Elements(field.group()).found[0][1]
        if self.found is None:
            raise Ended(0)
        return self.found

    def hello(self, fresh=0, snapshot=None, token=None):
        typed = [] if self.typed is None else [[self.field()[1]["name"], 0, self.typed[0]]]
        self.say([0, self.applied, 0, "hello", {
            "s": self.token, "u": self.path, "p": self.snapshot, "f": fresh,
            "e": {"tz": "Europe/Berlin", "scheme": "light", "w": 1000, "motion": 0, "lang": "en",
                  "touch": 0}, "i": typed}])

    async def type(self, text):
        """Types a text and waits until the server has handled it."""
        self.typed = text
        self.act(self.field()[0], "i", text[0])
        while (await self.hear(LONGEST_SILENCE))[1] < self.seq:
            pass

    async def resume(self, report):
        """Connects again as the page's script does; what it gets must hold what was typed."""
        start, wait = time.monotonic(), 0
        while True:
            await asyncio.sleep(wait)
            wait = min(2, wait * 2 or 0.25)
            try:
                await self.connect()
                self.hello()
                batch = await self.hear(LONGEST_SILENCE)
                break
            except (Ended, OSError) as error:
                report.count(f"attempt {error if isinstance(error, Ended) else 'cut'}")
                if time.monotonic() - start > LONGEST_SILENCE:
                    report.fail(f"a page was not resumed: {error!r}")
                    raise Ended(0) from None
        if not (len(batch) > 3 and batch[3].get("fresh")):
            report.count("resumed where it was")
        elif self.typed:
            if f'value="{self.typed[0]}"' not in self.text:
                report.fail(f"the text {self.typed[0]} was lost: {self.text[:300]}")
            elif not self.shows(self.text):
                # The list itself may come a moment after the page.
                report.count("list came later")
                while self.typed[1] not in json.dumps(batch, ensure_ascii=False):
                    batch = await self.hear(LONGEST_SILENCE)
        return time.monotonic() - start

    def shows(self, html):
        text, found, other = self.typed
        return f'value="{text}"' in html and found in html and other not in html


async def person(port, rng, end, report, times, spread=PEOPLE / 50, period=PERIOD):
    """One page: opened, typed into, and resumed whenever its line is lost."""
    # Not all at once: each page takes a process some milliseconds.
    await asyncio.sleep(rng.random() * min(spread, (end - time.monotonic()) / 3))
    reader = Reader(port)
    try:
        await reader.page("/recipes")
    except (Ended, OSError) as error:
        report.fail(f"a page was not opened: {error!r}")
        return
    # The first connection is made like every later one.
    lost = is_first = True
    while time.monotonic() < end:
        try:
            if lost:
                time_taken = await reader.resume(report)
                if not is_first:
                    times.append(time_taken)
                lost = is_first = False
            else:
                await reader.type(rng.choice(TEXTS))
                report.count("done")
            await reader.quiet(*[rng.uniform(0.5, 1.5) * period] * 2)
        except (Ended, OSError, asyncio.TimeoutError) as error:
            if getattr(error, "code", 0) not in (0, 1001, 1006, 1012):
                report.fail(f"a socket was closed with {error.code}")
                break
            if lost:
                break
            lost = True
    reader.cut()


async def restarts(servers, rng, end, gap, report):
    """Kills or stops one process after the other, and starts it again on its port."""
    while time.monotonic() + gap < end:
        await asyncio.sleep(gap)
        server = rng.choice(servers)
        if rng.random() < 0.5:
            await asyncio.to_thread(server.kill)
            report.count("kills")
        else:
            server.process.send_signal(signal.SIGTERM)
            code = await asyncio.to_thread(server.process.wait, 15)
            server.process.stdout.close()
            report.count("stops")
            if code != 0:
                report.fail(f"a process that was asked to stop ended with {code}")
        await asyncio.to_thread(server.start)


def resident(servers):
    return sum((server.figures() or (0,))[0] for server in servers)


async def play(report, rng, seconds):
    """The suite; one line of figures, as of the others, and the times of resuming."""
    if shutil.which("nginx", path=path()) is None:
        print("  processes: NOT RUN: nginx is not installed.", flush=True)
        return
    folder = tempfile.mkdtemp(prefix="tapas-endurance-")
    sandbox = Server(command="sandbox")
    flags = ["--behind", "127.0.0.1", *registry.service_flags(f"http://127.0.0.1:{sandbox.port}")]
    servers = [Server(*flags, folder=folder) for _ in range(COUNT)]
    proxy = Proxy([server.port for server in servers])
    # Less would end before a process is restarted.
    seconds = max(seconds, 6)
    start, times, before = time.monotonic(), [], resident(servers)
    end = start + seconds
    seeds = [type(rng)(rng.random()) for _ in range(PEOPLE + 1)]
    try:
        await asyncio.gather(
            restarts(servers, seeds[-1], end, max(1.5, min(20, seconds / 6)), report),
            *(person(proxy.port, each, end, report, times) for each in seeds[:-1]))
        after = resident(servers)
        for server in servers:
            if "Fatal error" in server.complaints():
                report.fail("standard error: " + server.complaints()[-400:])
    finally:
        proxy.close()
        codes = [server.close() for server in servers]
        sandbox.close()
        shutil.rmtree(folder, ignore_errors=True)
    if set(codes) != {0}:
        report.fail(f"the processes ended with {codes}")
    report.count("resumed", len(times))
    report.print(time.monotonic() - start, 0, before, after, after)
    if times := sorted(times):
        print(f"    {PEOPLE} pages on {COUNT} processes; resumed in {times[len(times) // 2]:.2f} s "
              f"at the median, {times[int(len(times) * 0.95)]:.2f} s at p95, {times[-1]:.2f} s at "
              "most", flush=True)
