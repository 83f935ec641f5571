"""When two argument values are the same to a fair judge. Used by the judge alone; knows nothing of tools.

Free text is the user's own words, so case, quotes and final punctuation do not matter; "5", 5 and 5.0 are one number.
What is left of a difference is a difference.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from decimal import Decimal
from typing import Any, TypeAlias

Canonical: TypeAlias = tuple[str, Any]

# No leading zeros and no plus: "007" and "+49 151" are words, not quantities.
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?")
_EDGES = " \t\r\n\"'`“”„‟‘’‚«»‹›.,;:!?…¡¿"
_LIKE_APOSTROPHE = str.maketrans("’‘`´", "''''")


def canonical(value: Any) -> Canonical:
    """A form in which equal values are equal, and `True` is not 1."""
    if value is None:
        return ("nothing", None)
    if isinstance(value, bool):
        return ("truth", value)
    if isinstance(value, int | float):
        return ("number", Decimal(str(value)).normalize())
    if isinstance(value, list | tuple):
        return ("list", tuple(canonical(item) for item in value))
    if isinstance(value, dict):
        return ("object", frozenset((str(key), canonical(item)) for key, item in value.items()))
    return _text(str(value))


def same(given: Any, accepted: Any) -> bool:
    """Whether a planner's value is what a case accepts."""
    return canonical(given) == canonical(accepted)


def accepts(accepted: Sequence[Any], given: Any) -> bool:
    """Whether any accepted value is the given one. Null among them stands for absence, never for a value."""
    return any(value is not None and same(given, value) for value in accepted)


def may_be_absent(accepted: Sequence[Any]) -> bool:
    """Whether a case allows the argument to be left out."""
    return any(value is None for value in accepted)


def _text(text: str) -> Canonical:
    flat = " ".join(unicodedata.normalize("NFKC", text).translate(_LIKE_APOSTROPHE).split()).casefold().strip(_EDGES)
    if flat in ("true", "false"):
        return ("truth", flat == "true")
    if _NUMBER.fullmatch(flat):
        return ("number", Decimal(flat).normalize())
    return ("text", flat)
