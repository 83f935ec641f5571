"""Text as its reader sees it: without case, accents, invisible characters and look-alikes. Pure, linear.

Each character is folded by itself, so that a place in the folded text leads back to one in the text as it was written,
and runs of combining marks cost nothing.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from itertools import accumulate
from typing import Final

from steward.language.unicode_text import normalized

_TAGS: Final = 0xE0000
_MOST_KEPT: Final = 70_000
_OWN: Final = {
    "ł": "l",
    "đ": "d",
    "ø": "o",
    "æ": "ae",
    "œ": "oe",
    "ı": "i",
    "ħ": "h",
    "’": "'",
    "‘": "'",
    "ʼ": "'",
    "`": "'",
    "´": "'",
}
_LOOKALIKES: Final = {
    "a": "аɑαᴀ@ɐ", "b": "Ьвƅʙᖯь", "c": "сϲᴄↄɔ", "d": "ԁᴅժɗ", "e": "еєёεᴇҽǝэ",
    "f": "ғꜰϝƒɟ", "g": "ɡԍɢցƃ", "h": "һнհʜɥ", "i": "іɪιɩїӏ", "j": "јʝᴊɾ",
    "k": "кκᴋ", "l": "ʟⅼ|ɭ", "m": "мᴍɯ", "n": "пηɴո", "o": "оοσօᴏ",
    "p": "рρᴘ", "q": "ԛզ", "r": "гʀɹ", "s": "ѕꜱʂ", "t": "тτᴛʇ",
    "u": "υцսᴜ", "v": "ѵνᴠʌ", "w": "ѡԝωᴡʍ", "x": "хχ×", "y": "уүγʏʎ",
    "z": "ᴢʐ",
}  # fmt: skip
"""Letters of other scripts and small capitals by the letter they look like."""
LATIN: Final = {ord(mark): letter for letter, marks in _LOOKALIKES.items() for mark in marks}


class _Fold(dict[int, str]):
    """What a character is folded to, found once."""

    def __missing__(self, code: int) -> str:
        found = _folded(chr(code))
        if len(self) < _MOST_KEPT:
            self[code] = found
        return found


def _folded(mark: str) -> str:
    code = ord(mark)
    if _TAGS < code < _TAGS + 0x7F:
        return chr(code - _TAGS).lower()
    if 0x1F130 <= code <= 0x1F189:
        # Letters in squares and discs.
        return chr((code - 0x1F130) % 32 + 97) if (code - 0x1F130) % 32 < 26 else ""
    if 0x1F1E6 <= code <= 0x1F1FF:
        return chr(code - 0x1F1E6 + 97)
    if 0x3041 <= code <= 0x9FFF or 0xAC00 <= code <= 0xD7A3 or 0x20000 <= code <= 0x3FFFF:
        return mark
    kind = unicodedata.category(mark)
    if kind in ("Cf", "Mn", "Me", "Cs") or code in (0x115F, 0x1160, 0x3164, 0x2800, 0xFFA0):
        return ""
    if kind == "Cc":
        return mark if mark == "\n" else " "
    plain = "".join(one for one in normalized("NFKD", mark) if not unicodedata.combining(one))
    return "".join(_OWN.get(one, one) for one in plain.casefold())


_FOLD: Final = _Fold()


def fold(text: str) -> str:
    """The text as it is compared: `Ｉｇｎöre` is "ignore"."""
    return text.lower() if text.isascii() else text.translate(_FOLD)


class Places:
    """Where the characters of a folded text stand in the text it was folded from."""

    def __init__(self, text: str) -> None:
        self._ends = list(accumulate(1 if text.isascii() else len(_FOLD[ord(mark)]) for mark in text))

    def original(self, start: int, end: int) -> tuple[int, int]:
        """The same place in the original."""
        return bisect_right(self._ends, start), bisect_right(self._ends, max(start, end - 1)) + 1
