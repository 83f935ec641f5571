"""A fault of what an operator wrote: in which file and line it is, which entry it is about, and what is wrong.

Made by the readers of catalogue, policy and own tools; shown by workers, doors and the command line. Pure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_LONGEST: Final = 1_000
"""Characters of a fault in words: a name may be as long as whoever wrote it liked."""


@dataclass(frozen=True, slots=True)
class Fault:
    """`file` is a path, or says what has none (an installed package). `line` is 0 where a whole file or folder is
    meant; `entry` says which entry, if it is in one."""

    file: str
    line: int
    what: str
    entry: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        whole = " ".join(": ".join(part for part in (place, self.entry, self.what) if part).split("\n"))
        return whole if len(whole) <= _LONGEST else f"{whole[:_LONGEST]}…"
