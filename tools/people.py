"""Which people a name means: exactly that name, or else whoever has all of its words in theirs. Pure.

Used by the contacts family and by the look-up of recipients, so that both understand "Priya" alike.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol, TypeVar

from language.unicode_text import normalized

_POSSESSIVE = re.compile(r"['’]s?\b")


class Named(Protocol):
    """Somebody with a name and perhaps an address."""

    @property
    def name(self) -> str: ...
    @property
    def email(self) -> str | None: ...


P = TypeVar("P", bound=Named)


def people_named(people: Sequence[P], words: str) -> list[P]:
    """The people meant by `words`: a whole address or name, else words of the name or of what stands before the @."""
    wanted = folded_name(words)
    same = [one for one in people if wanted in (folded_name(one.name), (one.email or "").casefold())]
    parts = set(re.findall(r"\w+", wanted))
    return same or [one for one in people if parts and parts <= _words_of(one)]


def folded_name(text: str) -> str:
    """A name as it is compared: "Priya’s" is "priya"."""
    return " ".join(_POSSESSIVE.sub("", normalized("NFKC", text).casefold()).split())


def _words_of(one: Named) -> set[str]:
    return set(re.findall(r"[^\W_]+", f"{folded_name(one.name)} {(one.email or '').casefold().partition('@')[0]}"))
