"""Ids, addresses and numbers that the user corrected in part: "the last two digits are 47", "the same, but at gmail".

Pure; called by the check of a plan. It says whose a value is, never which was meant: the call that has it is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

_SHOWN: Final = re.compile(
    r"[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}|\+?\d[\d ()./-]{3,30}\d|[\w:-]{0,64}\d[\w:-]{0,64}"
)
"""Matches "kim@studio.test", "+49 30 1234 5674" and "m12"."""
_NAMED: Final = re.compile(r"(?<![\w.+-])[\w.+-]*\w")
_BETWEEN: Final = re.compile(r"[\s()./-]+")
"""What stands between the groups of a number, and makes no other number of it."""
_LONG_NUMBER: Final = re.compile(r"\+?\d{6,}")
_DOMAIN_END: Final = re.compile(r"\.[a-z]{2,10}(?:\.[a-z]{2})?")
_SAME: Final = 3
"""Characters that a corrected value shares with the one that was shown, at least."""
_MOST_SHOWN: Final = 500
_MOST_NAMED: Final = 60


def is_amended(value: str, said: Iterable[str], shown: Iterable[str]) -> bool:
    """Whether a value is one that was shown with a part replaced, added or left out that the user named, or only
    grouped in another way. All is folded alike; `said` is the user's own, newest first."""
    wanted = _grouped(value)
    named = list(dict.fromkeys(islice(_named_in(said), _MOST_NAMED)))
    known = dict.fromkeys(_grouped(one) for one in islice(_shown_in(shown), _MOST_SHOWN))
    is_number = _LONG_NUMBER.fullmatch(wanted) is not None
    return any((is_number and one == wanted) or _is_replaced(wanted, one, named) for one in known)


def _is_replaced(wanted: str, shown: str, named: Iterable[str]) -> bool:
    return any(
        _around(wanted, part, shown) or _around(shown, part, wanted, gone=True) or _moved(wanted, part, shown)
        for part in named
    )


def _around(whole: str, part: str, other: str, *, gone: bool = False) -> bool:
    """Whether another value begins and ends as this one does before and after a part of it; `gone`: and has nothing
    in the place of that part."""
    at = whole.find(part)
    while at >= 0:
        before, after = whole[:at], whole[at + len(part) :]
        same = len(before) + len(after)
        fits = same == len(other) if gone else same <= len(other)
        if fits and same >= _SAME and other.startswith(before) and other.endswith(after):
            return True
        at = whole.find(part, at + 1)
    return False


def _moved(wanted: str, part: str, shown: str) -> bool:
    """Whether it is the same person's address at a provider that the user named: "at gmail"."""
    whose, at, where = wanted.partition("@")
    is_there = where == part or (where.startswith(part) and _DOMAIN_END.fullmatch(where, len(part)) is not None)
    return bool(at and whose) and shown.startswith(f"{whose}@") and is_there


def _grouped(value: str) -> str:
    """A number without what groups its digits; anything else as it is."""
    plain = _BETWEEN.sub("", value)
    return plain if plain.removeprefix("+").isdecimal() else value


def _named_in(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from (found.group() for found in _NAMED.finditer(text))


def _shown_in(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from (found.group() for found in _SHOWN.finditer(text))
