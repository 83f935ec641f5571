"""What makes two facts the same, and how planners are shown what tools said; one rule for all who need it."""

from __future__ import annotations

import hashlib
from typing import Final


def fact_hash(text: str) -> str:
    """Hex SHA-256 of a fact without differences in case and white space: the same text again is the same fact."""
    return hashlib.sha256(" ".join(text.casefold().split()).encode("utf-8", "surrogatepass")).hexdigest()


_QUOTED: Final = "A tool said, not the user: “"


def quoted_memory(text: str, source: str) -> str:
    """What a tool said, as planners are shown it: data, and whose word. Its own quotation marks cannot end it."""
    flat = " ".join(text.replace("”", '"').split())
    return f"{_QUOTED}{flat}” ({source})"


def is_quoted(memory: str) -> bool:
    """Whether a memory is no word of the user's. Whoever writes one so only makes it trusted less."""
    return memory.startswith(_QUOTED)
