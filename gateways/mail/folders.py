"""What the gateway asks of a folder of mail, whether it lies on a server or on this machine."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, Protocol

MOST: Final = 8 << 20
"""Bytes that are read of a mail."""


class MailboxAway(Exception):
    """The folder cannot be read now."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A mail as it lies in the folder. `raw` is its beginning, unless `whole`."""

    raw: bytes
    size: int

    @property
    def whole(self) -> bool:
        """Whether `raw` is all of it."""
        return len(self.raw) >= self.size

    @property
    def key(self) -> str:
        """The same for this very mail wherever it lies, and for no other."""
        return hashlib.sha256(b"%d\n" % self.size + self.raw).hexdigest()


class Folder(Protocol):
    """A folder that is watched. Its methods raise MailboxAway."""

    name: str

    async def arrived(self) -> list[str]:
        """Where the mails lie that are not dealt with, oldest first. None the first time: what is there is not new."""

    async def read(self, place: str) -> Arrived | None:
        """A mail; None when it is gone."""

    async def done(self, place: str) -> None:
        """That mail, and all before it, are dealt with."""

    async def wait(self) -> None:
        """Until there may be more."""

    def close(self) -> None:
        """Let go of the folder. It may be asked again afterwards."""
