"""Which texts are ids of users: what of an id cannot be seen, or looks like another one. Pure.

An id stands in logs, audit rows, approvals and policies, and people compare it by eye. So it has one line, nothing
invisible, and letters of one script (Unicode Technical Standard 39, "highly restrictive"). Asked wherever credentials,
or a gateway with its own, name a user.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from pydantic.config import JsonDict

from steward.contracts.actors import is_reserved

LONGEST: Final = 200
FORMAT: Final[JsonDict] = {"format": "user-id"}
"""What the schemas of the API say of an id, in addition to its length: the rules of `fault_in`."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Shown as nothing and of a category that is shown: fillers, joiners, the empty Braille cell."""
_TOGETHER: Final = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)
"""Scripts that one word is written in together."""
_LATIN: Final = str.maketrans("аеорсухіѕјһԁԛԝтмкнвгαορτνικ", "aeopcyxisjhdqwtmkhbraoptvik")
"""Small Cyrillic and Greek letters that look like Latin ones."""


def fault_in(user_id: str) -> str | None:
    """Why no user goes by this id, to be put behind its name; None for one that somebody may have."""
    if len(user_id) > LONGEST:
        return f"has more than {LONGEST} characters"
    if any(_is_unseen(ch) for ch in user_id):
        return "has a character that cannot be seen"
    if user_id != user_id.strip():
        return "must not begin or end with a blank"
    if unicodedata.normalize("NFKC", user_id) != unicodedata.normalize("NFC", user_id):
        return "has a character that looks like another one"
    if is_reserved(user_id) or is_reserved(user_id.casefold().translate(_LATIN)):
        return "is reserved, no user goes by it"
    scripts = {_script(ch) for ch in user_id if ch.isalpha()}
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        return "mixes letters of different scripts, which look alike"
    return None


def shown(user_id: str) -> str:
    """An id that was refused, as it may stand in a message or a log: escaped and short."""
    return ascii(user_id[:40])


def _is_unseen(ch: str) -> bool:
    category = unicodedata.category(ch)
    variation = "\ufe00" <= ch <= "\ufe0f" or "\U000e0100" <= ch <= "\U000e01ef"
    return (
        category[0] == "C" or category in ("Zl", "Zp") or (category == "Zs" and ch != " ") or ch in _BLANK or variation
    )


def _script(letter: str) -> str:
    """The script of a letter, as the first word of its name has it."""
    return unicodedata.name(letter, "NONE").split(" ", 1)[0].split("-", 1)[0]
