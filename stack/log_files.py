"""The log files of a data folder: which there are, their last lines, and new lines as they come.

Called by `steward logs`. Reads only; a file that is rotated away is followed under its name.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_BLOCK: Final = 65_536
_LOOK_S: Final = 0.3


def log_files(home: Path) -> dict[str, Path]:
    """Name of a part to its log, by name: api, postgres, temporal, worker-0 ..."""
    return {path.stem: path for path in sorted((home / "logs").glob("*.log"))}


def logs_of(part: str, known: Mapping[str, Path]) -> list[str]:
    """The names of a part's logs: `worker` has those of every worker; `Worker 1` and `worker-1` are the same."""
    name = part.lower().replace(" ", "-")
    return [log for log in known if log == name or re.fullmatch(rf"{re.escape(name)}-\d+", log)]


def last_lines(path: Path, count: int) -> list[str]:
    """The last `count` lines, read from the end: a log may be large."""
    if count <= 0:
        return []
    with path.open("rb") as log:
        position = log.seek(0, 2)
        content = b""
        while position and content.count(b"\n") <= count:
            step = min(_BLOCK, position)
            position -= step
            log.seek(position)
            content = log.read(step) + content
    return content.decode(errors="replace").splitlines()[-count:]


@dataclass(slots=True)
class _Followed:
    """One file that is followed: the place read up to, and the beginning of a line that has no end yet."""

    path: Path
    inode: int = 0
    place: int = 0
    begun: bytes = field(default=b"")

    def skip_to_end(self) -> None:
        """Begin with what comes from now on."""
        status = self.path.stat()
        self.inode, self.place = status.st_ino, status.st_size

    def new_lines(self) -> list[str]:
        """The whole lines written since it was asked before."""
        try:
            with self.path.open("rb") as log:
                status = self.path.stat()
                if status.st_ino != self.inode or status.st_size < self.place:
                    self.inode, self.place, self.begun = status.st_ino, 0, b""
                log.seek(self.place)
                content = log.read()
        except FileNotFoundError:
            return []
        self.place += len(content)
        *lines, self.begun = (self.begun + content).split(b"\n")
        return [line.decode(errors="replace") for line in lines]


def follow(files: Sequence[tuple[str, Path]]) -> Iterator[tuple[str, str]]:
    """Each new line of the files with its part's name, for ever. What is there when this is called is passed over."""
    followed = [(name, _Followed(path)) for name, path in files]
    for _, file in followed:
        file.skip_to_end()
    return _new_lines(followed)


def _new_lines(followed: Sequence[tuple[str, _Followed]]) -> Iterator[tuple[str, str]]:
    pause = threading.Event()
    while True:
        quiet = True
        for name, file in followed:
            for line in file.new_lines():
                quiet = False
                yield name, line
        if quiet:
            pause.wait(_LOOK_S)
