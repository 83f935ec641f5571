"""A model hub in miniature that speaks the real one's wire format over real sockets, and a content server behind it.

Large files: HEAD and GET of /REPO/resolve/REVISION/FILE answer 302 with X-Repo-Commit, X-Linked-Etag (the content's
SHA-256) and X-Linked-Size, and Location on another host, which serves ranges. Small ones are answered directly, their
ETag being git's hash. Refusals carry X-Error-Code. Transfers can be broken off or held as a test says.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

COMMIT: Final = "0123456789abcdef0123456789abcdef01234567"
_PATIENCE_S: Final = 30.0


@dataclass(frozen=True)
class Asked:
    """A request as it arrived."""

    method: str
    host: str
    path: str
    range: str | None
    authorization: str | None
    agent: str | None


@dataclass
class HubServer:
    """What it holds (by REPO/FILE) and how it behaves. `break_after` bytes end the next transfers, one number each."""

    url: str = ""
    large: dict[str, bytes] = field(default_factory=dict)
    small: dict[str, bytes] = field(default_factory=dict)
    refusals: dict[str, tuple[int, str]] = field(default_factory=dict)
    announced: dict[str, int] = field(default_factory=dict)
    etags: dict[str, str] = field(default_factory=dict)
    break_after: list[int] = field(default_factory=list)
    hold_after: int | None = None
    release: threading.Event = field(default_factory=threading.Event)
    ranges: bool = True
    asked: list[Asked] = field(default_factory=list)
    content_url: str = ""

    def transfers(self) -> list[Asked]:
        """The requests for content."""
        return [one for one in self.asked if one.path.startswith("/content/")]


@contextmanager
def hub_server() -> Iterator[HubServer]:
    """Both servers on free ports of the loopback interface; the content's goes by another host name."""
    hub = HubServer()

    class Handler(_Handler):
        state = hub

    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Handler) for _ in range(2)]
    hub.url = f"http://127.0.0.1:{servers[0].server_port}"
    hub.content_url = f"http://localhost:{servers[1].server_port}"
    threads = [threading.Thread(target=server.serve_forever, args=(0.05,)) for server in servers]
    for thread in threads:
        thread.start()
    try:
        yield hub
    finally:
        hub.release.set()
        for server in servers:
            server.shutdown()
            server.server_close()
        for thread in threads:
            thread.join(_PATIENCE_S)


class _Handler(BaseHTTPRequestHandler):
    state: HubServer
    protocol_version = "HTTP/1.1"

    def do_HEAD(self) -> None:
        self._answer(body=False)

    def do_GET(self) -> None:
        self._answer(body=True)

    def _answer(self, *, body: bool) -> None:
        headers = self.headers
        self.state.asked.append(
            Asked(
                self.command,
                str(headers["Host"]),
                self.path,
                headers["Range"],
                headers["Authorization"],
                headers["User-Agent"],
            )
        )
        if self.path.startswith("/content/"):
            self._content(self.state.large[self.path.removeprefix("/content/")])
            return
        repo, _, rest = self.path.lstrip("/").partition("/resolve/")
        revision, _, file = rest.partition("/")
        name = f"{repo}/{file}"
        if name in self.state.refusals:
            status, code = self.state.refusals[name]
            self._head(status, {"X-Error-Code": code, "X-Error-Message": "no", "Content-Length": "0"})
        elif revision not in ("main", COMMIT):
            self._head(404, {"X-Error-Code": "RevisionNotFound", "Content-Length": "0"})
        elif name in self.state.large:
            self._redirect(name)
        elif name in self.state.small:
            self._small(name, body=body)
        else:
            self._head(404, {"X-Error-Code": "EntryNotFound", "Content-Length": "0"})

    def _redirect(self, name: str) -> None:
        data = self.state.large[name]
        etag = self.state.etags.get(name, hashlib.sha256(data).hexdigest())
        self._head(
            302,
            {
                "X-Repo-Commit": COMMIT,
                "X-Linked-Etag": f'"{etag}"',
                "X-Linked-Size": str(self.state.announced.get(name, len(data))),
                "Location": f"{self.state.content_url}/content/{name}",
                "Content-Length": "0",
            },
        )

    def _small(self, name: str, *, body: bool) -> None:
        data = self.state.small[name]
        etag = hashlib.sha1(f"blob {len(data)}\0".encode() + data, usedforsecurity=False).hexdigest()
        etag = self.state.etags.get(name, etag)
        self._head(200, {"X-Repo-Commit": COMMIT, "ETag": f'"{etag}"', "Content-Length": str(len(data))})
        if body:
            self.wfile.write(data)

    def _content(self, data: bytes) -> None:
        start = 0
        if self.state.ranges and self.headers["Range"]:
            start = int(self.headers["Range"].removeprefix("bytes=").rstrip("-"))
            self._head(206, {"Content-Range": f"bytes {start}-{len(data) - 1}/{len(data)}"}, length=len(data) - start)
        else:
            self._head(200, {}, length=len(data))
        rest = data[start:]
        if self.state.break_after:
            self.wfile.write(rest[: self.state.break_after.pop(0)])
            self.close_connection = True
            return
        if self.state.hold_after is not None:
            self.wfile.write(rest[: self.state.hold_after])
            self.wfile.flush()
            self.state.release.wait(_PATIENCE_S)
            self.close_connection = True
            return
        self.wfile.write(rest)

    def _head(self, status: int, headers: dict[str, str], length: int | None = None) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if length is not None:
            self.send_header("Content-Length", str(length))
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Silent."""
