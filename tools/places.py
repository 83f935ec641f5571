"""Several places in one argument: a list, or words such as "Berlin and Munich". Pure.

Used by the tools of time and weather.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from steward.contracts.errors import ToolFailed
from steward.language.word_lists import any_of

MOST_PLACES = 10
_BETWEEN = re.compile(rf"(?<!\s)\s++(?:{any_of('joining')}|&)\s++", re.I)


def places_in(given: str | Sequence[str], is_one: Callable[[str], bool] = lambda words: False) -> list[str]:
    """The places, each once. Words that are one place as they stand (`is_one`) are not cut: "Trinidad and Tobago".

    Raises:
        ToolFailed: they are too many.
    """
    words = [given] if isinstance(given, str) else given
    found = [
        part.strip(" ,")
        for one in words
        for part in ([one] if is_one(one) else _BETWEEN.split(one))
        if part.strip(" ,")
    ]
    if len(found) > MOST_PLACES:
        raise ToolFailed(f"these are more than {MOST_PLACES} places; name fewer")
    return list(dict.fromkeys(found))
