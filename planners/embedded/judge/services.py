"""Whose a tool is: the names of services and makers in what is said of it, which are no arguments. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from planners.embedded.judge.layout import spoken

_NAME: Final = re.compile(r"(?:(?<=[\w,:] )|(?<=\())(?=\w*[a-z])\w*[A-Z]\w*")
"""A word that is written as a name inside a sentence; SELECT is none."""


def services(name: str, description: str, knows: Callable[[str], bool]) -> set[str]:
    """Names that a tool's description and its own name both hold, and those in either that are no words, in lower
    case. `knows`: whether a word is one of the language."""
    told = {word.casefold() for word in _NAME.findall(description)}
    own = set(spoken(name).split())
    return (told & own) | {word for word in told | own if not knows(word)}
