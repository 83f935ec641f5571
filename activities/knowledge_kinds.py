"""Whether what documents tell is of the kind that a question asks for: a price, a person, a length of time. Pure.

A cosine cannot tell "the documents speak of the boiler" from "they say what it costs". So what is told must hold a
value of the kind. Words alone forbid nothing: guests who park are visitors who leave their car.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.language.word_lists import by_value

_PERSON: Final = "person"
_ASKED: Final = {
    kind: re.compile(rf"\b(?:{'|'.join(words)})\b", re.I) for kind, words in by_value("kinds_asked").items()
}
_TOLD: Final = {
    kind: re.compile("|".join(words), 0 if kind == _PERSON else re.I) for kind, words in by_value("kinds_told").items()
}
"""What a value of each kind looks like, in any language."""


def tells_kind(question: str, told: Sequence[str]) -> bool:
    """Whether one of the sentences told has a value of the kind that a question asks for; true where it asks for none
    that is known. Of several kinds the first counts."""
    kind = next((kind for kind, asked in _ASKED.items() if asked.search(question)), None)
    return kind is None or any(_TOLD[kind].search(sentence) for sentence in told)
