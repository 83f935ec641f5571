"""Texts cut to a length. Pure."""

from __future__ import annotations


def clip(text: str, most: int) -> str:
    """At most `most` characters, cut at a word where one ends near."""
    if len(text) <= most:
        return text
    end = text.rfind(" ", max(most - 40, 0), most)
    return f"{text[: end if end > 0 else most].rstrip()} ..."
