"""A text as models read it, with some words replaced, and where in the typed text what they point at stands. Pure."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """Words of the typed text, by their place, and what is read in their stead."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Reread:
    """A text as it is read. `changes` are in order and `begins` their places in it."""

    text: str
    changes: tuple[Change, ...] = ()
    begins: tuple[int, ...] = ()

    def start(self, place: int) -> int:
        """Where in the typed text the words begin that are read from this place on."""
        at = bisect_right(self.begins, place) - 1
        if at < 0:
            return place
        change, beyond = self.changes[at], place - self.begins[at] - len(self.changes[at].text)
        return change.start if beyond < 0 else change.end + beyond

    def end(self, place: int) -> int:
        """Where in the typed text the words end that are read up to this place."""
        at = bisect_left(self.begins, place) - 1
        if at < 0:
            return place
        beyond = place - self.begins[at] - len(self.changes[at].text)
        return self.changes[at].end + max(beyond, 0)


def reread(text: str, changes: Sequence[Change]) -> Reread:
    """The text with these changes, which are in order and do not overlap."""
    made, begins, end = "", [], 0
    for change in changes:
        made += text[end : change.start]
        begins.append(len(made))
        made += change.text
        end = change.end
    return Reread(made + text[end:], tuple(changes), tuple(begins))
