"""A service of Foods that counts what it is asked for, and figures of what was measured."""
import asyncio
import json
import re


class Foods:
    """A food service that remembers every like in the order in which they came."""

    def __init__(self, many):
        self.likes, self.lists = {each: [] for each in range(1, many + 1)}, 0

    async def listen(self):
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{self.port}/api/v1/everybody"

    async def serve(self, reader, writer):
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                if length := re.search(r"(?i)content-length: (\d+)", head):
                    await reader.readexactly(int(length.group(1)))
                method, path = head.split()[:2]
                body = json.dumps(self.answer(method, path)).encode()
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                             b"Content-Length: %d\r\n\r\n" % len(body) + body)
                await writer.drain()
        except (asyncio.IncompleteReadError, OSError, asyncio.CancelledError):
            writer.close()

    def answer(self, method, path):
        if method == "PUT":
            food, what = path.split("/")[-2:]
            self.likes[int(food)].append(what == "like")
            return {"success": True}
        self.lists += 1
        return [{"id": each, "name": f"Food {each}", "isLiked": bool(said and said[-1]),
                 "description": "", "countryOfOrigin": "ES",
                 "lastUpdatedDate": "2026-01-01T12:00:00Z"} for each, said in self.likes.items()]


def share(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0
