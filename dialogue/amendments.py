"""A change of what waits for approval: what its call should be then. Pure.

What words and schema tell alone is told first; the gateway does so too, with the same reader. What is not understood
changes nothing: the call was withdrawn already.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from steward.contracts.base import Json
from steward.contracts.dialogue import Act, Reading, RecentCall
from steward.contracts.tool_meaning import Role
from steward.dialogue.openings import CORRECTION_END
from steward.dialogue.readings import Tool
from steward.dialogue.revisions import revised
from steward.language.call_changes import changed
from steward.language.moments.spans import moment_spans
from steward.language.recipient_changes import (
    changes_recipients,
    read_recipient_change,
    rules_out,
    with_recipients,
)
from steward.language.text_changes import says_only_what_not, words_added, words_replaced
from steward.language.word_lists import any_of

_OPENING: Final = re.compile(
    rf"^(?:(?:{any_of('padding', 'yes', 'no', 'but', 'correction_openings', 'change_openings')})\b[\s,.:;!–-]*)+", re.I
)
"""Matches the beginning of "yes but to alice" and "hm, make it 1pm"."""
_MEANT: Final = re.compile(
    rf"(?:(?:{any_of('padding', 'no', 'but', 'lead_asides')})\b[\s,.!]*){{0,4}}(?:{any_of('meaning')})[\s,:]+"
    rf"(?:(?:{any_of('definite')}) )?(?P<who>[^\W\d][\w'’.-]{{0,40}}(?: [^\W\d][\w'’.-]{{0,40}}){{0,2}}?)"
    rf"(?: (?:{any_of('that_kind')}))?[\s.!]{{0,5}}",
    re.I,
)
"""Matches "argh no, i meant becker" and "ich meinte den Anderen"; not "i meant at 5"."""
_RECIPIENT: Final = re.compile(
    rf"(?:{any_of('recipient_leads')}) (?P<who>[^\W\d][\w.@+-]{{0,80}}(?: [^\W\d][\w-]{{0,40}})??)"
    rf"(?: (?:{any_of('but', 'courtesies', 'change_words')}))?[\s.!]{{0,5}}",
    re.I,
)
"""Matches "to alice", "an Kim Park", "to frank only", of which "only" names nobody; not "to 5"."""
_WRITTEN_TO: Final = re.compile(
    rf"(?:{any_of('mail_orders')})(?: (?:{any_of('focus_words')}))?(?: (?:{any_of('recipient_leads')}))? "
    rf"(?P<who>(?!(?:{any_of('no_recipients', 'courtesies')})(?!\w))[^\W\d][\w.@+-]{{0,80}}(?: [^\W\d][\w-]{{0,40}})?)"
    r"[\s.!]{0,5}",
    re.I,
)
"""Matches "schreib Bob", "email Bob Chen", "schick es an Kim", "escribe a Ana"; not "schreib ihm"."""
_RATHER: Final = re.compile(rf"(?<!\w)(?:{any_of('change_words')})(?!\w)", re.I)


def read_amendment(text: str, about: RecentCall, tool_of: Callable[[str], Tool]) -> Reading:
    """The call with what the message names in the place of what had that kind.

    Where that cannot be told the reading has no arguments but the call itself, for a planner that understands more.
    """
    message, tool = " ".join(text.split()), tool_of(about.tool_name)
    args = _wanted(text, message, about, tool)
    why = "it names what should be there instead" if args else "what should change cannot be told"
    return Reading(act=Act.AMENDMENT, text=text, why=why, about=None if args else about, args=args)


def _wanted(text: str, message: str, about: RecentCall, tool: Tool) -> dict[str, Json] | None:
    """The arguments as the message wants them. What it rules out never takes the place of what was there: "not to Bob"
    takes Bob out, and "not on Tuesday" alone says no other day."""
    if (people := read_recipient_change(message)) is not None:
        return with_recipients(people, about.args)
    args = changed(text, about.args, tool.properties, tool.dates)
    args = args if args is not None and tool.takes(args) else None
    args = args or _added(message, about.args, tool) or _replaced(message, about.args, tool)
    if args is None and not says_only_what_not(message):
        rest = CORRECTION_END.sub("", _OPENING.sub("", message, count=1))
        args = (
            _changed(rest, about, tool)
            or _written_to(message, rest, about.args, tool)
            or _meant(message, about.args, tool)
        )
    return None if args is not None and rules_out(message) and changes_recipients(args, about.args) else args


def _added(message: str, args: dict[str, Json], tool: Tool) -> dict[str, Json] | None:
    """More words for what is said in a message; its note, where it says nothing yet."""
    more = words_added(message)
    if more is None:
        return None
    sentence = f"{more[:1].upper()}{more[1:]}"
    messages = tool.meaning.having(Role.TEXT)
    held = next((name for name in messages if isinstance(args.get(name), str)), None)
    empty = next((name for name in messages if name in tool.texts), None)
    name = held or empty or next((name for name in _texts(tool) if isinstance(args.get(name), str)), None)
    if name is None:
        return None
    if name not in args:
        return {**args, name: sentence}
    before = str(args[name]).rstrip()
    joint = " " if before.endswith((".", "!", "?")) else ". "
    return {**args, name: f"{before}{joint}{sentence}"}


def _texts(tool: Tool) -> list[str]:
    """Parameters with words of the user, in the order in which a change is looked for in them."""
    return tool.meaning.having(Role.TEXT, Role.TITLE)


def _replaced(message: str, args: dict[str, Json], tool: Tool) -> dict[str, Json] | None:
    """Other words in the place of some that are said there."""
    if (words := words_replaced(message)) is None:
        return None
    for name in _texts(tool):
        before = args.get(name)
        if not isinstance(before, str):
            continue
        found = re.search(rf"(?<!\w){re.escape(words[0])}(?!\w)", before, re.I)
        if found is not None:
            return {**args, name: f"{before[: found.start()]}{words[1]}{before[found.end() :]}"}
    return None


def _meant(message: str, args: dict[str, Json], tool: Tool) -> dict[str, Json] | None:
    """Another person or thing of the same name: whom or which of them is found when the call is prepared."""
    who = _MEANT.fullmatch(message)
    held = [name for name in tool.meaning.having(Role.RECIPIENT) if name in args]
    held = held or [name for name in tool.meaning.having(Role.ID) if name in args]
    if who is None or len(held) != 1 or moment_spans(who["who"]):
        return None
    return {**args, held[0]: who["who"].rstrip(".")}


def _written_to(message: str, rest: str, args: dict[str, Json], tool: Tool) -> dict[str, Json] | None:
    """Somebody else to write to: "nein, schreib lieber Bob". A name alone is one where "instead" is said with it."""
    found = _WRITTEN_TO.fullmatch(" ".join(_RATHER.sub(" ", rest).split()))
    held = [name for name in tool.meaning.having(Role.RECIPIENT) if name in args]
    if found is None or not held or _RATHER.search(message) is None or moment_spans(found["who"]):
        return None
    return {**args, held[0]: found["who"].rstrip(".")}


def _changed(rest: str, about: RecentCall, tool: Tool) -> dict[str, Json] | None:
    if (who := _RECIPIENT.fullmatch(rest)) is not None:
        held = [name for name in tool.meaning.having(Role.RECIPIENT) if name in about.args]
        if held:
            return {**about.args, held[0]: who["who"]}
    whole = revised(about.request, about.args, tool.dates, rest, any_words=False)
    if whole is not None and whole.args is not None:
        return whole.args
    for name in _texts(tool):
        words = about.args.get(name)
        found = revised(words, {}, (), rest, any_words=False) if isinstance(words, str) and words else None
        if found is not None and found.text != words and not found.text.startswith(str(words).rstrip(" .!?")):
            return {**about.args, name: found.text}
    return None
