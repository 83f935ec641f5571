"""What a message points at, called by its kind: "cancel the second one" after a list of reminders. Pure.

Which of the things is meant is found later, by whoever plans; here the message only gets the noun it left out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.contracts.base import Json
from steward.contracts.dialogue import RecentCall
from steward.dialogue.things import KINDS, kind_of
from steward.language.word_lists import any_of

_ANY_NOUN: Final = re.compile(rf"\b(?:{any_of('kind_nouns')})\b", re.I)
_MOST_WORDS: Final = 10
_SHORTEST: Final = 2
_DEVICE: Final = "device_id"
_NAMES: Final = ("friendly_name", "name", "title", "subject", "message", "fact", "text")
_ID: Final = re.compile(r"(?:^|_)id$")
_ENDS: Final = rf"(?=\W*$|\s+(?:{any_of('after_places')})\b)"
_PLACED: Final = re.compile(
    rf"\b(?P<place>{any_of('item_places', 'last')})(?: (?:{any_of('that_kind')})\b|{_ENDS})", re.I
)
"""Matches the "second one" of "cancel the second one" and the "first" of "mark the first as done"."""
_NAMED: Final = re.compile(
    rf"\b(?P<which>(?:{any_of('definite')}) (?:[\w'’-]+ ){{1,3}})(?:{any_of('that_kind')})\b", re.I
)
"""Matches "the milk one" and "the other one"."""
_POINTED: Final = re.compile(rf"\b(?:{any_of('that_one')}|{any_of('referring')})", re.I)
"""Matches the "it" of "delete it", not of "is it late"."""


def with_noun(message: str, recent: Sequence[RecentCall]) -> str | None:
    """The message with what it points at called by its kind; None where it points at nothing that was talked about."""
    noun = next((found for call in recent if (found := noun_of(call)) is not None), None)
    label = _label_of(recent[0]) if recent else None
    if noun is None or len(message.split()) > _MOST_WORDS or _ANY_NOUN.search(message) is not None:
        return None
    nouns = {_PLACED: rf"\g<place> {noun}", _NAMED: rf"\g<which>{noun}", _POINTED: label or f"that {noun}"}
    for pattern, put in nouns.items():
        found, times = pattern.subn(put, message, count=1)
        if times:
            return found
    return None


def worded_args(about: RecentCall) -> dict[str, Json]:
    """The arguments of a call in the words of its request: a device by the name that was typed, not by its id."""
    request = about.request.casefold()
    names = [text for text in _names_in(about.result) if len(text) > _SHORTEST and text.casefold() in request]
    return {
        name: max(names, key=len)
        if names and isinstance(value, str) and _ID.search(name) and not _stands_in(value, request)
        else value
        for name, value in about.args.items()
    }


def _stands_in(thing_id: str, request: str) -> bool:
    """Whether an id was typed; the same digits may be an hour."""
    return not thing_id.isdecimal() and thing_id.casefold() in request


def _names_in(result: Json) -> list[str]:
    """The names in a record and in the records directly in it: "open" is a device's state, not what it is called."""
    inner = result.values() if isinstance(result, dict) else result if isinstance(result, list) else ()
    records = [record for record in (result, *inner) if isinstance(record, dict)]
    return [text for record in records for name in _NAMES if isinstance(text := record.get(name), str)]


def _label_of(call: RecentCall) -> str | None:
    """What the one device is called that a call was about: as it was typed, else by its own name."""
    reported = worded_args(call).get(_DEVICE)
    if not isinstance(reported, str):
        return None
    whole = call.record
    own = next((name for key in _NAMES if isinstance(name := whole.get(key), str)), reported)
    return f"the {reported if reported.casefold() in call.request.casefold() else own}"


def noun_of(call: RecentCall) -> str | None:
    """What the things of a call are called: a reminder, where it set one."""
    kind = kind_of(call)
    return KINDS[kind][0] if kind else None
