"""Several processes over one folder or one PostgreSQL, with nginx before them or without."""
import shutil
import tempfile

from database import Database
from harness import Server
from processes import Proxy


class Site:
    """The processes with what they share; everything is ended and deleted by `close`."""

    def __init__(self, asked, url):
        self.database, self.proxy, self.servers = None, None, []
        self.folders = [tempfile.mkdtemp(prefix="tapas-endurance-")]
        flags = ["--foods-url", url, *asked.flags]
        try:
            if asked.database:
                self.database = Database()
                flags += ["--database", self.database.url]
                self.folders += [tempfile.mkdtemp(prefix="tapas-endurance-")
                                 for _ in range(asked.processes - 1)]
            if asked.nginx:
                flags += ["--behind", "127.0.0.1"]
            for at in range(asked.processes):
                self.servers.append(Server(*flags, folder=self.folders[at % len(self.folders)]))
            if asked.nginx:
                # Each page comes from an address of its own.
                self.proxy = Proxy([server.port for server in self.servers], "$remote_addr")
        except BaseException:
            self.close()
            raise

    def port(self, at):
        return self.proxy.port if self.proxy else self.servers[at % len(self.servers)].port

    def close(self):
        if self.proxy:
            self.proxy.close()
        for server in reversed(self.servers):
            server.close()
        if self.database:
            self.database.close()
        for folder in self.folders:
            shutil.rmtree(folder, ignore_errors=True)
