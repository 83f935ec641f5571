"""A value of an enumeration by another name for it: its case, a word people or other systems use, a currency. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from steward.language.named_values import currency, folded, same_words
from steward.language.word_lists import any_of, by_word

_MARKS: Final = " \t\n.!?,"
_COURTESY: Final = re.compile(rf"(?<=[\s,])(?:{any_of('courtesies')})$", re.I)
"""The "please" of "all of them, please"."""
_BY_WORD: Final = {folded(word): value for word, value in by_word("value_words").items()}


def value_of(schema: Any, value: Any) -> Any:
    """The value, or that of its schema's enumeration which it is another name for."""
    values = schema.get("enum") if isinstance(schema, dict) else None
    if not isinstance(value, str) or not isinstance(values, list) or value in values:
        return value
    return value_called(value, [known for known in values if isinstance(known, str)]) or value


def value_called(words: str, values: Sequence[str]) -> str | None:
    """That of the values which the words are another name for; None when they are none's."""
    words = _COURTESY.sub("", words.strip(_MARKS)).strip(_MARKS)
    alike = [value for value in values if same_words(words, value)]
    if len(alike) == 1:
        return alike[0]
    meant = _BY_WORD.get(folded(words)) or currency(words)
    return meant if meant in values else None
