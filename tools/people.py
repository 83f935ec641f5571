"""Which people a name means: exactly that name, or else whoever has all of its words in theirs. Pure.

Used by the contacts family and by the look-up of recipients, so that both understand "Priya" alike.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from steward.contracts.errors import ToolFailed
from steward.language.stems import SMALL_WORDS
from steward.language.unicode_text import caseless, normalized, unaccented
from steward.language.word_lists import words_for

_POSSESSIVE = re.compile(r"['’]s?(?!\w)")
"""Matches the 's of "Priya's" and the ' of "Jonas'", not that of "O'Brien"."""
_OWNER: Final = re.compile(r"(?<=\w{2})s$")
"""Matches the s of "lenas", as many write "Lena's"."""
_BESIDE: Final = frozenset((*words_for("contact_words"), *words_for("forms_of_address")))


class Named(Protocol):
    """Somebody with a name and perhaps an address."""

    @property
    def name(self) -> str: ...
    @property
    def email(self) -> str | None: ...


P = TypeVar("P", bound=Named)


def people_named(people: Sequence[P], words: str) -> list[P]:
    """The people meant by `words`: a whole address or name, else words of the name or of what stands before the @."""
    for wanted in (caseless(_POSSESSIVE.sub("", words)), caseless(name_in(words))):
        if same := [one for one in people if wanted in (caseless(one.name), (one.email or "").casefold())]:
            return same
    parts = set(re.findall(r"[^\W_]+", unaccented(name_in(words))))
    found = [one for one in people if parts and parts <= _words_of(one)]
    owners = {_OWNER.sub("", part) for part in parts}
    return found or [one for one in people if owners != parts and owners <= _words_of(one)]


def same_person(people: Sequence[P], name: str, email: str | None) -> P | None:
    """Who is called just so, or has that address; of several of one name the one with the address.

    Raises:
        ToolFailed: several are called so, and the address tells none of them.
    """
    by_address = [one for one in people if email and (one.email or "").casefold() == email.strip().casefold()]
    called = [one for one in people if caseless(one.name) == caseless(" ".join(name.split()))]
    found = by_address or called
    if len(found) > 1:
        found = [one for one in found if one in called] if by_address else found
    if len(found) > 1:
        raise ToolFailed(f"there are {len(found)} contacts called {name}; change one of them by its number")
    return found[0] if found else None


def name_in(text: str) -> str:
    """The name in words for somebody, without what is small beside it: "Priya" of "Priya's e-mail address", "Weber" of
    "Herr Weber"."""
    words = _POSSESSIVE.sub("", normalized("NFKC", text)).split()
    telling = [word for word in words if word.casefold().strip(".,?!-") not in SMALL_WORDS | _BESIDE]
    return " ".join(telling or words)


def _words_of(one: Named) -> set[str]:
    local = (one.email or "").partition("@")[0]
    return set(re.findall(r"[^\W_]+", unaccented(f"{normalized('NFKC', one.name)} {local}")))
