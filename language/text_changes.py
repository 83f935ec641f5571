"""Messages that change the words of what waits: more of them, or others in their place. Pure.

Read by the gateway, which must know a change from a request, and by the room that makes the change.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.word_lists import any_of

_LEAD: Final = rf"(?:(?:{any_of('padding', 'yes', 'but', 'lead_asides')})\b[\s,]*){{0,3}}"
_ADDITION: Final = re.compile(rf"{_LEAD}(?:{any_of('additions')})[\s,:]+(?P<more>\S.*)", re.I | re.S)
"""Matches "also say that Monday suits me", "schreib noch dazu: schöne Feiertage!"; not "add that to my list"."""
_IN_TEXT: Final = rf"{_LEAD}(?:(?:{any_of('amended_texts')})[\s,:]+)?"
_WORDED: Final = re.compile(rf"{_IN_TEXT}(?:(?:{any_of('worded_as')}) ){{0,2}}", re.I)
_IN_PLACE: Final = re.compile(rf" (?:{any_of('in_place_of')}) ", re.I)
"""Stands in "in the mail, say tomorrow instead of tonight" between the new words and the old."""
_REPLACE: Final = re.compile(rf"{_IN_TEXT}(?:{any_of('replacing')}) ", re.I)
_BY: Final = re.compile(rf" (?:{any_of('replaced_by')}) ", re.I)
_NOT: Final = re.compile(rf"{_IN_TEXT}(?:{any_of('not_that')}) ", re.I)
_BUT: Final = re.compile(rf",? (?:{any_of('but_rather')}) ", re.I)
_ONLY_NOT: Final = re.compile(
    rf"[\s¡]*(?:(?:{any_of('padding', 'no', 'yes', 'but', 'lead_asides', 'meaning')})\b[\s,.!:–-]*){{0,4}}"
    rf"(?:{any_of('ruled_out_leads')})(?!\w)(?P<what>[^,;:–—]*)",
    re.I,
)
_RATHER: Final = re.compile(rf"(?<!\w)(?:{any_of('but_rather', 'correction_endings', 'making')})(?!\w)", re.I)
_END: Final = re.compile(rf"(?<!\s),?\s(?:{any_of('courtesies')})$", re.I)
_EDGES: Final = "\"'“”„«»‘’ ,"
_LONGEST: Final = 200


def words_added(text: str) -> str | None:
    """What a message wants said besides; None where it adds nothing."""
    found = _ADDITION.fullmatch(text.strip())
    return None if found is None else found["more"]


def words_replaced(text: str) -> tuple[str, str] | None:
    """Which words a message wants replaced, and by which; None where it says no two."""
    message = _END.sub("", " ".join(text.split()).rstrip(" .!"))
    if len(message) > _LONGEST:
        return None
    if (joint := _IN_PLACE.search(message)) is not None:
        lead = _WORDED.match(message)
        return _pair(message[joint.end() :], message[lead.end() if lead else 0 : joint.start()])
    for opening, between in ((_REPLACE.match(message), _BY), (_NOT.match(message), _BUT)):
        joint = between.search(message, opening.end()) if opening is not None else None
        if opening is not None and joint is not None:
            return _pair(message[opening.end() : joint.start()], message[joint.end() :])
    return None


def says_only_what_not(message: str) -> bool:
    """Whether a message says what is not meant and nothing in its place: "not to Bob", "nicht am Dienstag"; not "not
    Tuesday, Friday" or "not Tuesday but Friday"."""
    found = _ONLY_NOT.fullmatch(message)
    return found is not None and _RATHER.search(found["what"]) is None


def _pair(old: str, new: str) -> tuple[str, str] | None:
    old, new = old.strip(_EDGES), new.strip(_EDGES)
    return (old, new) if old and new else None
