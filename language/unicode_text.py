"""Unicode normalisation of foreign text in linear time. Used wherever text is compared by how it looks. Pure.

The standard library sorts each run of combining marks by insertion: ten thousand of them in a row take a second, a
million take hours. The stream-safe text format bounds a run at thirty (Unicode Standard Annex 15, section 13); no
language writes more than a few.
"""

from __future__ import annotations

import unicodedata
from typing import Final, Literal

import re2

MOST_MARKS: Final = 30
"""Combining marks in a row; those beyond are left out."""
_SHORT: Final = 256
_LONG_RUN: Final = re2.compile(rf"(\p{{M}}{{{MOST_MARKS}}})\p{{M}}+")
"""Matches thirty-one marks in a row; not a letter with three accents."""


def normalized(form: Literal["NFC", "NFD", "NFKC", "NFKD"], text: str) -> str:
    """The text in that normal form, each run of combining marks cut at MOST_MARKS where the text is long."""
    if len(text) > _SHORT and not text.isascii():
        text = _LONG_RUN.sub(r"\1", text.encode("utf-8", "replace").decode())
    return unicodedata.normalize(form, text)
