"""`{argument}` placeholders in catalogue texts: which there are, and filling them.

Nothing but a plain name between braces is a placeholder; there is no format language to abuse.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_PLACEHOLDER = re.compile(r"\{([A-Za-z_][A-Za-z0-9_]*)\}")


def names_in(text: str) -> set[str]:
    """The names between braces."""
    return set(_PLACEHOLDER.findall(text))


def sole_name(text: str) -> str | None:
    """The name, when the text is one placeholder and nothing else."""
    match = _PLACEHOLDER.fullmatch(text)
    return match.group(1) if match else None


def fill(text: str, value_of: Callable[[str], str]) -> str:
    """The text with every placeholder replaced by `value_of(name)`."""
    return _PLACEHOLDER.sub(lambda match: value_of(match.group(1)), text)
