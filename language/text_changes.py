"""Messages that change the words of what waits: more of them, or others in their place. Pure.

Read by the gateway, which must know a change from a request, and by the room that makes the change.
"""

from __future__ import annotations

import re
from typing import Final

from language.word_lists import any_of, words_for

_LEAD: Final = rf"(?:(?:{any_of('padding', 'yes', 'but', 'asides')})\b[\s,]*){{0,3}}"
_ADDITION: Final = re.compile(rf"{_LEAD}(?:{any_of('additions')})[\s,:]+(?P<more>\S.*)", re.I | re.S)
"""Matches "also say that Monday suits me", "schreib noch dazu: schöne Feiertage!"; not "add that to my list"."""
_IN_TEXT: Final = rf"(?:(?:{any_of('amended_texts')})[\s,:]+)?"
_SAID: Final = r"(?P<{}>\S.{{0,80}}?)"
_REPLACING: Final = tuple(
    re.compile(
        rf"{_LEAD}{_IN_TEXT}{words.replace('{old}', _SAID.format('old')).replace('{new}', _SAID.format('new'))}"
        rf"(?:\s*,?\s(?:{any_of('courtesies')}))?[\s.!]{{0,3}}",
        re.I,
    )
    for words in words_for("replacing")
)
"""Match "in the mail, say tomorrow instead of tonight", "replace Bob with Kim"."""
_QUOTES: Final = "\"'“”„«»‘’ "
_LONGEST: Final = 200


def words_added(text: str) -> str | None:
    """What a message wants said besides; None where it adds nothing."""
    found = _ADDITION.fullmatch(text.strip())
    return None if found is None else found["more"]


def words_replaced(text: str) -> tuple[str, str] | None:
    """Which words a message wants replaced, and by which; None where it says no two."""
    said = " ".join(text.split())
    if len(said) > _LONGEST:
        return None
    found = next((match for pattern in _REPLACING if (match := pattern.fullmatch(said)) is not None), None)
    return None if found is None else (found["old"].strip(_QUOTES), found["new"].strip(_QUOTES))
