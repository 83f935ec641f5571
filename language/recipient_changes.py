"""Messages that take people out of a waiting mail or put people in: "not to Bob", "and to Kim too". Pure.

Read by the gateway and by the room that makes the change, so that both know an exclusion from a correction. Whoever is
ruled out never becomes a recipient: what is not understood changes nothing here, and is asked about.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from steward.language.dictations import without_dictation
from steward.language.moments.spans import moment_spans
from steward.language.unicode_text import unaccented
from steward.language.word_lists import any_of, words_for

RECIPIENTS: Final = ("to", "recipient", "recipients", "cc", "attendees")
"""Parameters for people; who is added gets into the first of them that a call has."""
_LONGEST: Final = 200
_LEAD: Final = rf"(?:(?:{any_of('padding', 'yes', 'no', 'but', 'but_rather', 'lead_asides')})\b[\s,.:!–-]*){{0,4}}"
_END: Final = rf"(?:[\s,]{{1,3}}(?:{any_of('courtesies')}))?[\s.!]{{0,5}}"
_NO_NAME: Final = (
    rf"(?!(?:{any_of('joining', 'but', 'but_rather', 'ruled_out_leads', 'recipient_leads', 'no_recipients')})(?!\w))"
)
_WORD: Final = rf"{_NO_NAME}[^\W\d_][\w.@+'’-]{{0,80}}"
_AND: Final = rf"(?:,? (?:{any_of('joining', 'item_joints')}|&) )"


def _listed(name: str) -> str:
    """A name, or several of which a word joins the last: of "Bob, Kim" alone it is unknown what the comma means."""
    return rf"(?P<who>{name}(?:(?:, {name}){{0,6}}{_AND}{name})?)"


_WHO: Final = _listed(rf"{_WORD}(?: {_WORD}){{0,2}}")
_ONE: Final = _listed(_WORD)


def _forms(kind: str) -> tuple[re.Pattern[str], ...]:
    """Ways to say it; {who} stands for people by their names or addresses, {one} for names of one word."""
    words = (form.replace("{who}", _WHO).replace("{one}", _ONE) for form in words_for(kind))
    return tuple(re.compile(f"{_LEAD}(?:{form}){_END}", re.I) for form in words)


@functools.cache
def _excluded() -> tuple[re.Pattern[str], ...]:
    """Made when first needed: each of these dozens of patterns takes 15 ms, and every process imports this module."""
    return _forms("recipients_excluded")


@functools.cache
def _added() -> tuple[re.Pattern[str], ...]:
    return _forms("recipients_added")


_INSTEAD: Final = (re.compile(rf"{_LEAD}(?:{any_of('recipient_leads')}) {_WHO}{_END}", re.I),)
"""Matches "to Carol" and "an Kim und Ana": who is meant in the place of all others."""
_RULED_OUT: Final = re.compile(rf"(?<!\w)(?:{any_of('ruled_out_leads', 'exclusion_verbs')})(?!\w)", re.I)
_RULED_OUT_WHO: Final = re.compile(
    rf"(?:,? (?:{any_of('joining', 'but')}),? |(?<!\w))(?:{any_of('ruled_out_leads')})"
    rf"(?: (?:{any_of('recipient_leads')}))? {_WHO}",
    re.I,
)
"""Matches the " but not bob" of "mail alice but not bob", and with what follows up to three words of a name."""
_KEPT_IN_MIND: Final = re.compile(rf"(?<!\w)(?:{any_of('not_forgetting')})(?!\w)", re.I)
_FEW_WORDS: Final = 9
_BETWEEN: Final = re.compile(rf",? (?:{any_of('joining', 'item_joints')}|&) |, ", re.I)
_SEPARATOR: Final = re.compile(r"[,;]")


@dataclass(frozen=True, slots=True)
class RecipientChange:
    """Whom a message takes out, whom it adds, and who is meant instead of all others."""

    removed: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()


def rules_out(text: str) -> bool:
    """Whether a message rules something out: "not to Bob", "alle außer Kim"; what it names may not be meant then."""
    return _RULED_OUT.search(text[:_LONGEST]) is not None


def speaks_against(text: str, args: Mapping[str, Any]) -> bool:
    """Whether a short message rules something out and names somebody who would get it, however it says so: "I don't
    want Bob to get it". What it wants need not be clear; what waits is not what it wants. What somebody is to be told
    rules out nobody: "tell Bob that I am not coming"."""
    words = re.findall(r"[\w.@+-]+", text[:_LONGEST])
    if len(words) > _FEW_WORDS or not rules_out(without_dictation(text)) or _KEPT_IN_MIND.search(text) is not None:
        return False
    people = [one for name in RECIPIENTS if args.get(name) for one in _entries(args[name])]
    return any(is_called(one, word.rstrip(".")) for one in people for word in words)


def ruled_out_people(text: str) -> list[tuple[int, int, tuple[str, ...]]]:
    """Where a request says to whom something is not to go, and all that the names there may be: of "not bob saying hi"
    it is "bob", "bob saying" or all three words."""
    found = []
    for place in _RULED_OUT_WHO.finditer(text):
        words = [name.split() for name in _BETWEEN.split(place["who"])]
        names = {" ".join(name[:end]) for name in words for end in range(1, len(name) + 1)}
        found.append((place.start(), place.end(), tuple(sorted(names))))
    return found


def is_ruled_out(text: str, recipients: Any) -> bool:
    """Whether a request says of one of these recipients that it is not to go to them."""
    names = {name for _, _, names in ruled_out_people(text) for name in names}
    return any(is_called(entry, name) for entry in _entries(recipients) for name in names)


def read_recipient_change(text: str) -> RecipientChange | None:
    """Who is taken out or added; None for a message that does neither, or says anything besides."""
    message = " ".join(text.split())
    if len(message) > _LONGEST or moment_spans(message):
        return None
    if (whole := _clause(message)) is not None:
        return None if whole.instead else whole
    for gap in re.finditer(r"(?<=\w),? ", message):
        first = _clause(message[: gap.start()])
        second = _clause(message[gap.end() :]) if first is not None else None
        if first is not None and second is not None and (first.removed or second.removed or first.added):
            return RecipientChange(
                first.removed + second.removed, first.added + second.added, first.instead + second.instead
            )
    return None


def with_recipients(change: RecipientChange, args: Mapping[str, Any]) -> dict[str, Any] | None:
    """The arguments with these people taken out and added. None where that cannot be told: nobody or several are called
    that, nobody would be left, or somebody is both taken out and added."""
    held = [name for name in RECIPIENTS if args.get(name)]
    if not held:
        return None
    lists = {name: _entries(args[name]) for name in held}
    if change.instead:
        lists[held[0]] = list(change.instead)
    else:
        for who in change.removed:
            fitting = [(name, one) for name in held for one in lists[name] if is_called(one, who)]
            if len(fitting) != 1:
                return None
            lists[fitting[0][0]].remove(fitting[0][1])
    known = {one.casefold() for entries in lists.values() for one in entries}
    lists[held[0]] += [one for one in change.added if one.casefold() not in known]
    people = [one for entries in lists.values() for one in entries]
    if not lists[held[0]] or any(is_called(one, who) for one in people for who in change.removed):
        return None
    empty = {name for name in held if not lists[name]}
    changed = {name: _like(args[name], lists[name]) for name in held}
    return {name: changed.get(name, value) for name, value in args.items() if name not in empty}


def changes_recipients(args: Mapping[str, Any], before: Mapping[str, Any]) -> bool:
    """Whether somebody would get it who does not get it now."""
    return any(args.get(name) != before.get(name) for name in RECIPIENTS)


def _clause(message: str) -> RecipientChange | None:
    """What one clause does. One that rules something out adds nobody: "no a Ana" is no "a Ana" after a "no"."""
    excludes = rules_out(message)
    for forms, kind in ((_excluded, "removed"), (_added, "added"), (lambda: _INSTEAD, "instead")):
        for form in forms() if kind == "removed" or not excludes else ():
            if (found := form.fullmatch(message)) is not None:
                return RecipientChange(**{kind: tuple(_BETWEEN.split(found["who"].rstrip(".")))})
    return None


def _entries(value: Any) -> list[str]:
    entries = value if isinstance(value, list) else _SEPARATOR.split(str(value))
    return [entry for entry in (str(one).strip() for one in entries) if entry]


def _like(before: Any, entries: Sequence[str]) -> Any:
    return list(entries) if isinstance(before, list) else ", ".join(entries)


def is_called(entry: str, who: str) -> bool:
    """Whether a recipient has this address, or a name with all of these words; of an address what stands before the @
    counts."""
    if "@" in who:
        return who.casefold() in re.split(r"[\s<>]+", entry.casefold())
    wanted = set(re.findall(r"[^\W_]+", unaccented(who)))
    names = re.sub(r"@\S*", " ", entry)
    return bool(wanted) and wanted <= set(re.findall(r"[^\W_]+", unaccented(names)))
