"""Whether a value names a place of the net: who looks it up goes there, whoever's service does the going. Pure."""

from __future__ import annotations

import re
from typing import Final

from steward.contracts.base import Json

_LONGEST: Final = 4_000
_PLACE: Final = re.compile(
    r"(?<![\w@.-])(?:\w[\w+.-]{1,15}+://|www\.|\d{1,3}+(?:\.\d{1,3}+){3}+(?![\w.])"
    r"|(?:[\w-]{1,63}+\.){1,8}+(?P<end>[^\W\d_]{2,24}+)(?![\w@-]))",
    re.IGNORECASE,
)
"""Matches "https://a.example/b", "www.a", "203.0.113.7" and "a.example"; not "ann@a.example", "1.5", "e.g"."""
_TEXTS: Final = "txt pdf doc docx odt rtf xls xlsx ods csv tsv ppt pptx odp md html htm xml json yaml yml ini log sql"
_OTHERS: Final = "jpg jpeg png gif svg webp heic bmp tif tiff mp3 m4a wav ogg mp4 webm avi gz tar css ics vcf eml msg"
_FILES: Final = frozenset(f"{_TEXTS} {_OTHERS}".split())
"""What names of files end with. Those that are ends of domains too, such as zip and py, are none of them."""

_LEADING: Final = re.compile(r"@|://|\d(?:[ ./()-]?\d){6}")
"""Matches what leads to somebody: "kim@x.test", "https://x.test", "0151 22334", "DE02 1203 0000"."""


def leads(value: Json) -> bool:
    """Whether an address, a telephone or an account number stands in a value."""
    return names_address(value) or (isinstance(value, str) and _LEADING.search(value) is not None)


def names_address(value: Json) -> bool:
    """Whether a text holds an address of the web or of a machine, with its scheme or without, or is too long to tell.

    E-mail addresses are none: nothing goes there by looking.
    """
    if not isinstance(value, str):
        return False
    if len(value) > _LONGEST:
        return True
    ends = (found["end"] for found in _PLACE.finditer(value))
    return any(end is None or end.casefold() not in _FILES for end in ends)
