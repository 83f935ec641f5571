"""A Maildir folder on this machine: files in `new` and `cur`, whose names up to ":2," stay theirs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from steward.gateways.mail.folders import MOST, Arrived, MailboxAway
from steward.gateways.mail.store import Position, Store

_LOOK_S: Final = 2.0


class MaildirFolder:
    """One such folder. It is looked into every two seconds, which works on network drives too."""

    def __init__(self, path: Path, store: Store, every_s: float) -> None:
        self.name = f"maildir:{path.absolute()}"
        self._path = path
        self._store = store
        self._every_s = min(_LOOK_S, every_s)

    async def arrived(self) -> list[str]:
        return await asyncio.to_thread(self._arrived)

    async def read(self, place: str) -> Arrived | None:
        return await asyncio.to_thread(self._read, place)

    async def done(self, place: str) -> None:
        self._store.add_seen(self.name, [place])

    async def wait(self) -> None:
        await asyncio.sleep(self._every_s)

    def close(self) -> None:
        """Nothing is held."""

    def _arrived(self) -> list[str]:
        try:
            there = {_unique(path): path.stat().st_mtime for path in self._files()}
        except FileNotFoundError:
            # It was renamed meanwhile: the next look finds it.
            return []
        except OSError as error:
            raise MailboxAway(f"{self._path} cannot be read: {error.strerror}") from error
        if self._store.position(self.name) is None:
            self._store.add_seen(self.name, there)
            self._store.set_position(self.name, Position(0, 0, time.time()))
            return []
        return sorted(there.keys() - self._store.seen(self.name), key=lambda name: (there[name], name))

    def _read(self, place: str) -> Arrived | None:
        try:
            for path in self._files():
                if _unique(path) == place:
                    with path.open("rb") as file:
                        return Arrived(file.read(MOST), path.stat().st_size)
        except OSError as error:
            raise MailboxAway(f"{self._path} cannot be read: {error.strerror}") from error
        return None

    def _files(self) -> Iterator[Path]:
        for part in ("new", "cur"):
            if (self._path / part).is_dir():
                # A pipe would be waited for.
                yield from (p for p in (self._path / part).iterdir() if not p.name.startswith(".") and p.is_file())


def _unique(path: Path) -> str:
    return path.name.partition(":2,")[0]
