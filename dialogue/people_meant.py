"""He, she, him and her: who was just talked about, by name. Pure.

"Mail her that it is ready" after a contact was added reads as a mail to that person; "her number is ..." changes the
contact. A reply goes to a mail, which the planner finds, and is left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.contracts.dialogue import Act, Deed, Reading, RecentCall
from steward.contracts.tool_meaning import Role
from steward.dialogue.openings import PADDING
from steward.dialogue.things import meant_by, the_one
from steward.language.word_lists import any_of, by_value

_ORDERED: Final = re.compile(rf"\b(?:{any_of('person_orders')})", re.I)
_SUFFIXES: Final = ("le", "la")
"""What Spanish writes behind the verb: the person is named after it."""
_DETAILS: Final = {
    name: re.compile(rf"{PADDING}(?:(?:{any_of('follow_up_openings')}) )?(?:{'|'.join(told)})[\s.!]*", re.I)
    for name, told in by_value("person_details").items()
}
_ADDRESS: Final = re.compile(r"<[^<>]{1,254}>")


def with_person(message: str, recent: Sequence[RecentCall]) -> str | None:
    """The message with the name of who was just talked about in the place of the pronoun; None without either."""
    found = _ORDERED.search(message)
    who = _person(recent) if found else None
    if found is None or who is None:
        return None
    assert found.lastindex is not None
    start, end = found.span(found.lastindex)
    if message[start:end].casefold() in _SUFFIXES:
        return f"{message[:end]} a {who}{message[end:]}"
    return f"{message[:start]}{who}{message[end:]}"


def read_detail(message: str, recent: Sequence[RecentCall]) -> Reading | None:
    """A number or an address that is told of the contact talked about last."""
    for name, pattern in _DETAILS.items():
        told = pattern.fullmatch(message)
        thing = meant_by("", recent, {"contact"}) if told else None
        if told is None or thing is None:
            continue
        value = told[told.lastindex or 0]
        why = f"it tells the {name} of {thing.label}, who was just talked about"
        return Reading(
            act=Act.REFERENCE,
            text=f"{message} ({thing.label})",
            why=why,
            about=thing.call,
            args={name: value.strip(" .")},
            deed=Deed.DETAIL,
            thing=thing.key,
        )
    return None


def _person(recent: Sequence[RecentCall]) -> str | None:
    """Who the calls of the last problem were about: the only contact, who wrote the only mail, who got one."""
    for call in recent:
        if call.problem_id != recent[0].problem_id or not call.ok:
            continue
        thing = the_one(call)
        if thing is not None and thing.kind == "contact" and thing.label:
            return thing.label
        if thing is not None and isinstance(sender := thing.record.get("from"), str):
            return _ADDRESS.sub("", sender).strip(' "') or sender
        people = call.meaning.having(Role.RECIPIENT, Role.PERSON)
        told = [value for name in people if isinstance(value := call.args.get(name), str) and value]
        if told:
            return told[0]
    return None
