"""A real CalDAV server (Radicale) as a process of the test's own, with users, passwords and a storage folder."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

PASSWORD = "correct horse"
USERS = [f"user{number}" for number in range(60)]
_STARTS_WITHIN_S = 30.0
_MKCALENDAR = """<?xml version="1.0" encoding="utf-8"?>
<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
<D:displayname>{name}</D:displayname>
<C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set>
</D:prop></D:set></C:mkcalendar>"""


@dataclass
class CalDavServer:
    """A running server; `process` may be killed."""

    url: str
    process: subprocess.Popen[bytes]

    def make_calendar(self, user: str, path: str, name: str) -> None:
        """Make an empty calendar of that name."""
        self._ask("MKCALENDAR", f"/{user}/{path}/", user, _MKCALENDAR.format(name=name), "application/xml")

    def put(self, user: str, path: str, uid: str, *lines: str) -> None:
        """Put an event into a calendar, as another client would."""
        body = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VEVENT", f"UID:{uid}"]
        body += ["DTSTAMP:20251101T000000Z", *lines, "END:VEVENT", "END:VCALENDAR", ""]
        self._ask("PUT", f"/{user}/{path}/{uid}.ics", user, "\r\n".join(body), "text/calendar")

    def get(self, user: str, path: str) -> str:
        """All events of a calendar as text."""
        return self._ask("GET", f"/{user}/{path}/", user).text

    def _ask(self, method: str, path: str, user: str, body: str = "", kind: str = "text/plain") -> httpx.Response:
        answer = httpx.request(
            method, self.url + path, content=body, headers={"Content-Type": kind}, auth=(user, PASSWORD), timeout=30
        )
        answer.raise_for_status()
        return answer


@contextmanager
def a_caldav_server(folder: Path, port: int) -> Iterator[CalDavServer]:
    """A server on that port until the end of the block."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "users").write_text("".join(f"{user}:{PASSWORD}\n" for user in USERS))
    config = folder / "config"
    config.write_text(
        f"[server]\nhosts = 127.0.0.1:{port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = {folder / 'users'}\n"
        f"htpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = {folder / 'data'}\n"
        "[logging]\nlevel = warning\n"
    )
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-m", "radicale", "--config", str(config)], stderr=log, stdout=log)
    server = CalDavServer(f"http://127.0.0.1:{port}", process)
    try:
        _wait(server, folder / "log")
        yield server
    finally:
        process.kill()
        process.wait(10)


def _wait(server: CalDavServer, log: Path) -> None:
    transport = httpx.HTTPTransport(retries=8)  # waits longer before each: half a minute in all
    with httpx.Client(transport=transport, timeout=_STARTS_WITHIN_S) as client:
        try:
            client.get(server.url + "/.web/")
        except httpx.HTTPError as error:
            raise AssertionError(f"Radicale did not start: {log.read_text()}") from error
