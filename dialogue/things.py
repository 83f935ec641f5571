"""The things that earlier calls of a conversation showed or made: tasks, events, reminders, facts, mails, people. Pure.

Called by the readers of this room for messages that mean one of them; where several fit, none is taken.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from steward.contracts.base import Json
from steward.contracts.dialogue import RecentCall
from steward.contracts.records import records_in
from steward.contracts.tool_meaning import MAIL
from steward.language.result_words import place_in
from steward.language.word_lists import any_of, by_value, single_words

KINDS: Final = by_value("kind_nouns")
"""What things are called, by the kind that tools say they are of."""
_LABELS: Final = ("title", "subject", "message", "fact", "name", "text")
MOMENTS: Final = ("start_time", "start", "due_at", "due_date", "when")
"""Fields of a record that say when a thing is."""
_IDS: Final = {MAIL: "email_id"}
"""Fields of records that hold the id of a thing and are not called after its kind."""
_GONE: Final = ("canceled", "cancelled", "deleted")
_POINTERS: Final = re.compile(any_of("focus_words"), re.I)
_NOUNS: Final = {kind: re.compile(rf"\b(?:{'|'.join(nouns)})\b", re.I) for kind, nouns in KINDS.items()}
_NO_NAME: Final = single_words("definite", "own", "that_kind", "kind_nouns", "small_words", "before_things")
_WORD: Final = re.compile(r"[^\W_]{2,40}")
_PROBLEMS_BACK: Final = 2
"""A pronoun means nothing from before these problems."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One of them, and the call that showed it."""

    call: RecentCall
    kind: str
    key: int | str
    record: dict[str, Json]

    @property
    def label(self) -> str:
        """What it is called; empty when it has no name."""
        return next((value for name in _LABELS if isinstance(value := self.record.get(name), str) and value), "")


def kind_of(call: RecentCall) -> str | None:
    """Which kind of thing a call was about, of those that people speak of by a noun."""
    return call.meaning.of if call.meaning.of in KINDS else None


def things_of(call: RecentCall) -> list[Thing]:
    """What a call showed, made or changed, without what is gone since."""
    kind = kind_of(call)
    if kind is None or not call.ok:
        return []
    whole = call.record
    if whole.get("deleted"):
        return []
    nested = [value for value in whole.values() if isinstance(value, dict)]
    records = records_in(call.result) or [one for one in (whole, *nested) if _key(one, kind) is not None]
    if not records and _key(call.args, kind) is not None:
        records = [{**whole, **call.args}]
    found = [(record, _key(record, kind)) for record in records if record.get("status") not in _GONE]
    return [Thing(call, kind, key, record) for record, key in found if key is not None]


def is_gone(call: RecentCall) -> bool:
    """Whether a call removed what it was about."""
    return bool(call.record.get("deleted")) or call.record.get("status") in _GONE


def meant_by(words: str, recent: Sequence[RecentCall], kinds: Iterable[str]) -> Thing | None:
    """The one thing of these kinds that words mean: the last one ("it", "the reminder"), one by its place ("the
    first") or by its name ("the electricity one")."""
    wanted = set(kinds)
    named = {kind for kind, noun in _NOUNS.items() if noun.search(words)}
    wanted &= named or wanted
    if not words or (_POINTERS.fullmatch(words) and not named):
        return _last(recent, wanted)
    place, own = place_in(words), _words(words)
    if place is not None:
        return _at(place, recent, wanted)
    return _called(own, recent, wanted) if own else _last(recent, wanted, far=True)


def the_one(call: RecentCall) -> Thing | None:
    """What a call is about: the only thing that it showed, or the only one whose name its request says."""
    things = things_of(call)
    if len(things) < 2:
        return things[0] if things else None
    asked = _words(call.request)
    named = [thing for thing in things if asked & _words(thing.label)]
    return named[0] if len(named) == 1 else None


def _last(recent: Sequence[RecentCall], kinds: set[str], *, far: bool = False) -> Thing | None:
    """The thing that was talked about last; None where several were."""
    problems = [list(calls) for _, calls in groupby(recent, key=lambda call: call.problem_id)]
    for calls in problems if far else problems[:_PROBLEMS_BACK]:
        shown = [call for call in calls if things_of(call) and (not far or kind_of(call) in kinds)]
        if shown:
            found = [thing for call in shown if (thing := the_one(call)) is not None and thing.kind in kinds]
            return found[0] if found and len({thing.key for thing in found}) == 1 else None
    return None


def _at(place: int, recent: Sequence[RecentCall], kinds: set[str]) -> Thing | None:
    """The thing at a place of the last list, which may hold one thing alone."""
    for call in recent:
        things = things_of(call)
        if len(things) > 1 or (things and call.meaning.finds):
            return things[place] if things[0].kind in kinds and -1 <= place < len(things) else None
    return None


def _called(own: set[str], recent: Sequence[RecentCall], kinds: set[str]) -> Thing | None:
    """The only thing whose name has all these words, as it was shown last."""
    found: dict[tuple[str, int | str], Thing] = {}
    for call in recent:
        for thing in things_of(call):
            if thing.kind in kinds and own <= _words(thing.label):
                found.setdefault((thing.kind, thing.key), thing)
    return next(iter(found.values())) if len(found) == 1 else None


def _key(record: dict[str, Json], kind: str) -> int | str | None:
    values = (record.get(_IDS.get(kind, f"{kind}_id")), record.get("id"))
    return next((value for value in values if isinstance(value, int | str) and not isinstance(value, bool)), None)


def _words(text: str) -> set[str]:
    return {word for word in _WORD.findall(text.casefold()) if word not in _NO_NAME}
