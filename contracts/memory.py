"""What makes two facts the same; one rule for the store and for imports."""

from __future__ import annotations

import hashlib


def fact_hash(text: str) -> str:
    """Hex SHA-256 of a fact without differences in case and white space: the same text again is the same fact."""
    return hashlib.sha256(" ".join(text.casefold().split()).encode("utf-8", "surrogatepass")).hexdigest()
