"""Foreign text as it is compared: in a normal form, without case, without accents; in linear time. Pure.

The standard library sorts each run of combining marks by insertion: ten thousand of them in a row take a second, a
million take hours. The stream-safe text format bounds a run at thirty (Unicode Standard Annex 15, section 13); no
language writes more than a few.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal

import re2

MOST_MARKS: Final = 30
"""Combining marks in a row; those beyond are left out."""
_SHORT: Final = 256
_LONG_RUN: Final = re2.compile(rf"(\p{{M}}{{{MOST_MARKS}}})\p{{M}}+")
"""Matches thirty-one marks in a row; not a letter with three accents."""
_MARK: Final = re.compile(r"[\u0300-\U0010FFFF]")
"""Matches every combining mark, and more."""


def normalized(form: Literal["NFC", "NFD", "NFKC", "NFKD"], text: str) -> str:
    """The text in that normal form, each run of combining marks cut at MOST_MARKS where the text is long."""
    if len(text) > _SHORT and not text.isascii():
        text = _LONG_RUN.sub(r"\1", text.encode("utf-8", "replace").decode())
    return unicodedata.normalize(form, text)


def caseless(text: str) -> str:
    """Without case, width and extra white space, apostrophes straight: "I’m  OK" is "i'm ok". Accents stay."""
    return " ".join(normalized("NFKC", text).casefold().replace("’", "'").split())


def unaccented(text: str) -> str:
    """The same without accents: `Lámpara` and `lampara` are one word, and so are `über` and `uber`.

    Signs of other scripts that are letters of their own stay.
    """
    if text.isascii():
        return caseless(text)
    return caseless(_MARK.sub(lambda mark: "" if unicodedata.combining(mark[0]) else mark[0], normalized("NFKD", text)))
