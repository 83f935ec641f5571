"""What is to be done to a thing that was just talked about: "move it to 15:30", "scrap the first", "due Friday". Pure.

The words say the deed, the conversation shows the thing; which tool of its family does it is found by the planner.
Nothing is read where either is in doubt.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from steward.contracts.base import Json
from steward.contracts.dialogue import Act, Deed, Reading, RecentCall
from steward.contracts.tool_meaning import Does
from steward.dialogue.remarks import IsRequest, read_beside
from steward.dialogue.revisions import is_bare, moment_named
from steward.dialogue.things import KINDS, MOMENTS, Thing, kind_of, meant_by
from steward.language.units import amount_in
from steward.language.word_lists import any_of, by_value

_OPENING: Final = re.compile(rf"^[\s¿¡]*+(?:(?:{any_of('focus_openings')})(?!\w)[\s,.:!?–-]*+){{1,5}}+", re.I)
"""Matches the "nah" of "nah lose the reminder", the "and" of "and scrap the first"."""
_ENDING: Final = re.compile(rf"(?<![\s,])(?:[\s,]++(?:{any_of('focus_endings')})(?!\w)){{1,4}}+[\s.!?]*+$", re.I)
"""Matches the "again" of "close it again", the "same day" of "move it to 15:30 same day"."""
_COURTESY: Final = re.compile(rf"\b(?:{any_of('courtesies')})(?!\w)", re.I)
_NAME: Final = rf"(?:{any_of('definite', 'own', 'before_things')}) [\w'’-]{{1,30}}(?: [\w'’-]{{1,30}}){{0,4}}"
_THING: Final = (
    rf"{any_of('focus_words')}|(?:{any_of('definite', 'own', 'before_things')}) (?:[\w'’-]{{1,30}} ){{0,3}}"
    rf"(?:{any_of('kind_nouns', 'that_kind', 'result_places')})"
)
_PIECES: Final = {
    "{it}": rf"(?P<it>{_THING})",
    "{name}": rf"(?P<it>{_NAME})",
    "{when}": r"(?P<when>\S.{0,59})",
    "{length}": r"(?P<length>\S.{0,39})",
    "{called}": r"(?P<it>\S.{0,80}?)",
    "{title}": r"(?P<title>\S.{0,200})",
    "{where}": r"(?P<where>[^\s,.;:!?]{1,30}(?: [^\s,.;:!?]{1,30}){0,5})",
}
_EVENTS: Final = frozenset({"event"})
_TASKS: Final = frozenset({"task"})
_KINDS: Final = {
    Deed.DELETE: frozenset({"event", "task", "reminder", "fact", "contact"}),
    Deed.MOVE: frozenset({"event", "task", "reminder"}),
    Deed.DUE: _TASKS,
    Deed.PLACE: _EVENTS,
    Deed.RENAME: frozenset({"task", "event"}),
    Deed.COMPLETE: _TASKS,
    Deed.REOPEN: _TASKS,
    Deed.REMIND: frozenset({"event", "task"}),
}
_LISTED: Final = ("task", "reminder")
_QUOTES: Final = " .\"'“”„«»"
_SECONDS: Final = "seconds"
_POINTER: Final = re.compile(rf"(?:{any_of('focus_words')})(?!\w)", re.I)


def _pattern(words: str) -> re.Pattern[str]:
    for name, piece in _PIECES.items():
        words = words.replace(name, piece)
    return re.compile(words, re.I)


_PATTERNS: Final = {Deed(deed): [_pattern(words) for words in said] for deed, said in by_value("focus_deeds").items()}


@dataclass(frozen=True, slots=True)
class Order:
    """A deed as it was ordered: the words for the thing (empty where none stand for it), and how."""

    deed: Deed
    it: str = ""
    when: str = ""
    length: str = ""
    where: str = ""
    title: str = ""
    earlier: str = ""
    """The word by which it is moved to before when it is: "half an hour earlier"."""


def read_deed(said: str, recent: Sequence[RecentCall], is_request: IsRequest) -> Reading | None:
    """The message as a deed to one thing; None where its words order none, or mean nothing that was talked about."""

    def read(clause: str) -> Reading | None:
        return next((found for order in _orders_of(clause) if (found := _done(clause, order, recent))), None)

    return read(said) or read_beside(said, read, is_request)


def _done(clause: str, order: Order, recent: Sequence[RecentCall]) -> Reading | None:
    if order.deed is Deed.REST:
        return _rest(clause, recent)
    words = order.it.strip(_QUOTES) if order.deed is Deed.RENAME else order.it
    thing = meant_by(words, recent, _KINDS[order.deed])
    args = _args_of(order, thing) if thing else None
    if thing is None or args is None or _was_just_set(order, thing):
        return None
    return Reading(
        act=Act.REFERENCE,
        text=_in_full(clause, order, thing),
        why=f"“{clause}” is said of the {KINDS[thing.kind][0]} that was just talked about",
        about=thing.call,
        args=args,
        deed=order.deed,
        thing=thing.key,
    )


def _orders_of(clause: str) -> Iterator[Order]:
    """The deeds that a clause may order, the words without what leads to them and ends them first."""
    plain = _OPENING.sub("", clause, count=1).strip(" .!?¿¡")
    plain = " ".join(_COURTESY.sub("", plain).split())
    short = _ENDING.sub("", plain)
    for words in dict.fromkeys((short, plain, clause.strip(" .!?¿¡"))):
        for deed, patterns in _PATTERNS.items():
            for pattern in patterns:
                if (match := pattern.fullmatch(words)) is not None:
                    yield Order(deed, **{name: value or "" for name, value in match.groupdict().items()})


def _was_just_set(order: Order, thing: Thing) -> bool:
    """Whether a call set just what is to be otherwise: then the message corrects that call. An hour later than what it
    set is no other words for that."""
    return (
        not order.length
        and thing.kind == "reminder"
        and order.deed is Deed.MOVE
        and thing.call.meaning.does is Does.ADD
    )


def _args_of(order: Order, thing: Thing) -> dict[str, Json] | None:
    """How the deed is done; None where the words do not say it."""
    known = next((thing.record[name] for name in MOMENTS if thing.record.get(name)), None)
    match order.deed:
        case Deed.MOVE | Deed.DUE:
            when = _shifted(known, order) if order.length else moment_named(order.when, known)
            return {"when": when} if when else None
        case Deed.PLACE:
            return None if is_bare(order.where) or _POINTER.match(order.where) else {"location": order.where}
        case Deed.RENAME:
            return (
                None
                if is_bare(order.title) or not _is_called(order.it, thing)
                else {"title": order.title.strip(_QUOTES)}
            )
        case Deed.REMIND:
            when = _moved(known, order.length, -1)
            return {"when": when, "message": thing.label} if when and thing.label else None
    return {}


def _is_called(words: str, thing: Thing) -> bool:
    """Whether words are a thing's whole name: "change milk to" may speak of the milk in it."""
    return thing.label.casefold().strip(_QUOTES) == words.casefold().strip(_QUOTES)


def _rest(said: str, recent: Sequence[RecentCall]) -> Reading | None:
    """What there is beside the thing that was talked about last."""
    about = next((call for call in recent if kind_of(call) in _LISTED), None)
    if about is None or about.problem_id != recent[0].problem_id:
        return None
    why = "it asks what there is beside what was just talked about"
    return Reading(act=Act.REFERENCE, text=said, why=why, about=about, args={"status": "open"}, deed=Deed.REST)


def _shifted(known: Json, order: Order) -> str | None:
    return _moved(known, order.length, -1 if order.earlier else 1)


def _moved(known: Json, length: str, direction: int) -> str | None:
    """The moment so long after or before another; None where either is unknown, or the other a day without a time."""
    seconds = amount_in(length, _SECONDS)
    try:
        moment = datetime.fromisoformat(str(known))
    except ValueError:
        return None
    if not seconds or "T" not in str(known):
        return None
    return (moment + direction * timedelta(seconds=seconds)).isoformat()


def _in_full(clause: str, order: Order, thing: Thing) -> str:
    """The clause with the thing's own name, for who plans it by its words."""
    named = f"the {KINDS[thing.kind][0]} “{thing.label}”" if thing.label else ""
    if not named:
        return clause
    at = clause.casefold().rfind(order.it.casefold()) if order.it else -1
    return f"{clause[:at]}{named}{clause[at + len(order.it) :]}" if at >= 0 else f"{clause} ({named})"
