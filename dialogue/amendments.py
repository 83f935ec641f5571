"""A change of what waits for approval: what its call should be then. Pure.

The gateway takes what it can tell from words and schema alone; this reads the rest. What is not understood changes
nothing: the call was withdrawn already.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from contracts.base import Json
from contracts.dialogue import Act, Reading, RecentCall
from dialogue.openings import CORRECTION_END
from dialogue.readings import Tool
from dialogue.revisions import revised
from language.word_lists import any_of

_OPENING: Final = re.compile(
    rf"(?:(?:{any_of('padding', 'yes', 'no', 'but', 'correction_openings', 'change_openings')})\b[\s,.:;!–-]*)+", re.I
)
"""Matches the beginning of "yes but to alice" and "hm, make it 1pm"."""
_ADDITION: Final = re.compile(
    rf"(?:(?:{any_of('padding')})[\s,]+){{0,3}}(?:{any_of('additions')})[\s,:]+(?P<more>\S.*)", re.I | re.S
)
"""Matches "also say that Monday suits me", "schreib noch dazu dass Montag passt"."""
_RECIPIENT: Final = re.compile(
    rf"(?:{any_of('recipient_leads')}) (?P<who>[^\W\d][\w.@+-]{{0,80}}(?: [^\W\d][\w-]{{0,40}})?)[\s.!]{{0,5}}", re.I
)
"""Matches "to alice", "an Kim Park"; not "to 5"."""
_RECIPIENTS: Final = ("to", "recipient", "recipients")
_TEXTS: Final = ("body", "message", "text", "content", "note", "description", "title", "subject")
"""Parameters with words of the user, in the order in which a change is looked for in them."""


def read_amendment(text: str, about: RecentCall, tool_of: Callable[[str], Tool]) -> Reading:
    """The call with what the message names in the place of what had that kind; without arguments where that fails."""
    said = " ".join(text.split())
    args = _added(said, about.args) or _changed(CORRECTION_END.sub("", _OPENING.sub("", said, count=1)), about, tool_of)
    why = "it names what should be there instead" if args else "what should change cannot be told"
    return Reading(act=Act.AMENDMENT, text=text, why=why, args=args)


def _added(said: str, args: dict[str, Json]) -> dict[str, Json] | None:
    """More words for what is said in a message."""
    more = _ADDITION.match(said)
    name = next((name for name in _TEXTS if isinstance(args.get(name), str)), None)
    if more is None or name is None:
        return None
    before = str(args[name]).rstrip()
    joint = " " if before.endswith((".", "!", "?")) else ". "
    return {**args, name: f"{before}{joint}{more['more'][:1].upper()}{more['more'][1:]}"}


def _changed(rest: str, about: RecentCall, tool_of: Callable[[str], Tool]) -> dict[str, Json] | None:
    if (who := _RECIPIENT.fullmatch(rest)) is not None:
        held = [name for name in _RECIPIENTS if name in about.args]
        if held:
            return {**about.args, held[0]: who["who"]}
    whole = revised(about.request, about.args, tool_of(about.tool_name).dates, rest, any_words=False)
    if whole is not None and whole.args is not None:
        return whole.args
    for name in _TEXTS:
        words = about.args.get(name)
        found = revised(words, {}, (), rest, any_words=False) if isinstance(words, str) and words else None
        if found is not None and found.text != words and not found.text.startswith(str(words).rstrip(" .!?")):
            return {**about.args, name: found.text}
    return None
