"""What a tool does, proposed from what stands in its definition: name, schema, HTTP method, annotations of MCP.

The only place where anything is read out of a tool's name. It serves entries that do not say it themselves: those of
MCP servers, of HTTP services and of an operator who left it out. `steward tools check` shows each proposal, and the
entry (`does`, `of`, `roles`), or the override of an MCP tool, says it otherwise. When in doubt the tool has an effect.
Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from steward.contracts.permissions import Effect, Permission
from steward.contracts.record_names import is_id_name
from steward.contracts.tool_meaning import LOOKS, MAIL, SENDS, Does, Meaning, Role

_Level = TypeVar("_Level", Effect, Permission)

_VERBS: Final[Mapping[Does, str]] = {
    Does.FIND: "search find query lookup seek discover",
    Does.LIST: "list browse enumerate",
    Does.OPEN: "get read fetch show view download retrieve describe inspect load",
    Does.SUMMARIZE: "summarize summarise",
    Does.TELL: "check count tell",
    Does.COMPUTE: "calculate compute convert",
    Does.ADD: "add create insert make schedule store save book register upload import record write append put comment",
    Does.CHANGE: "update edit change modify set rename move reschedule mark assign patch replace archive merge tag",
    Does.POSTPONE: "snooze postpone delay",
    Does.COMPLETE: "complete finish close resolve",
    Does.REMOVE: "delete remove cancel clear erase drop purge destroy trash unschedule revoke",
    Does.SEND: "send compose notify post publish share invite",
    Does.REPLY: "reply respond answer",
    Does.FORWARD: "forward",
    Does.SWITCH: "open turn switch control toggle lock unlock start stop play pause enable disable",
    Does.RUN: "run execute exec trigger deploy approve reject transfer pay buy order submit restart",
}
_DOES: Final = {verb: does for does, verbs in _VERBS.items() for verb in verbs.split()}
_ONLY_VERBS: Final = frozenset(
    ("delete", "remove", "erase", "purge", "destroy", "send", "create", "add", "modify", "write", "edit", "insert")
)
"""Words that are no names of things: `get_or_create_issue` creates, wherever the word stands; `get_order` buys
nothing."""
_JOINTS: Final = frozenset(("and", "or", "then"))
_METHODS: Final = {"DELETE": Does.REMOVE, "PUT": Does.CHANGE, "PATCH": Does.CHANGE}
_KINDS: Final = {
    word: kind
    for kind, words in {
        MAIL: "email emails mail mails inbox mailbox",
        "event": "event events meeting meetings appointment appointments calendar",
        "task": "task tasks todo todos",
        "reminder": "reminder reminders alarm alarms",
        "contact": "contact contacts",
        "fact": "fact facts memory memories",
        "device": "device devices light lights lamp lamps",
        "message": "message messages chat chats",
    }.items()
    for word in words.split()
}
_SAME: Final = {"clock": "time"}
_ROLES: Final = {
    word: role
    for role, words in {
        Role.RECIPIENT: "to cc bcc recipient recipients attendee attendees participant participants",
        Role.TEXT: "body text message content note comment description",
        Role.TITLE: "title subject name summary",
        Role.QUERY: "query q search keyword keywords term terms",
        Role.MOMENT: "date time when day datetime timestamp deadline",
    }.items()
    for word in words.split()
}
_PLACES: Final = frozenset(("chat", "channel", "room", "conversation"))
"""What a message is sent into."""
_FORMATS: Final = {"date": Role.MOMENT, "date-time": Role.MOMENT, "time": Role.MOMENT}
_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_GAP: Final = re.compile(r"[\W_]+")


def propose(
    name: str, parameters: Mapping[str, Any], *, reads: bool, method: str | None = None, dates: Sequence[str] = ()
) -> Meaning:
    """What a tool of that name and schema does. `reads`: it is known to change nothing; `method` is that of the HTTP
    service it calls, `dates` are parameters known to be moments."""
    words = words_of(name)
    known = {key: one for key, one in parameters.get("properties", {}).items() if isinstance(one, dict)}
    does = _deed(words, reads=reads, method=method)
    if does is Does.OPEN and not parameters.get("required"):
        does = Does.LIST if _is_plural(words) else Does.TELL
    roles = {key: role for key, one in known.items() if (role := _role(key, one, does, key in dates)) is not None}
    return Meaning(does=does, of=_kind(words) if does is not None else None, roles=roles)


def proposed_permission(hints: Mapping[str, Any], default: Permission, *, trusted: bool) -> Permission:
    """Who must agree to a tool of an MCP server that annotates it so. The word of a server that is not `trusted` can
    only make it stricter than the operator's `default`."""
    if trusted:
        return Permission.AUTONOMOUS if hints.get("readOnlyHint") is True else default
    return _stricter(default, Permission.PERMISSION_REQUIRED) if _destroys(hints) else default


def proposed_effect(hints: Mapping[str, Any], default: Effect, *, trusted: bool) -> Effect:
    """The same of what a repeat would do."""
    repeats = hints.get("idempotentHint") is True
    if trusted:
        if hints.get("readOnlyHint") is True:
            return Effect.READ
        return Effect.IDEMPOTENT if repeats else default
    if hints.get("readOnlyHint") is False or _destroys(hints):
        return _stricter(default, Effect.IDEMPOTENT if repeats else Effect.ONCE)
    return default


def _destroys(hints: Mapping[str, Any]) -> bool:
    """The other hints mean something only for a tool that does more than read (MCP, ToolAnnotations)."""
    return hints.get("destructiveHint") is True and hints.get("readOnlyHint") is not True


def _stricter(one: _Level, other: _Level) -> _Level:
    """Both enumerations list the strictest last."""
    return max(one, other, key=list(type(one)).index)


def words_of(name: str) -> list[str]:
    """A name in words, in lower case: `getAndDelete` and `get_and_delete` alike."""
    return [word for word in _GAP.split(_HUMP.sub(" ", name).casefold()) if word]


def _deed(words: Sequence[str], *, reads: bool, method: str | None) -> Does | None:
    verbs = list(_verbs_in(words))
    if reads:
        return next((verb for verb in verbs if verb in LOOKS), Does.OPEN)
    if acts := [verb for verb in verbs if verb not in LOOKS]:
        return acts[0]
    return _METHODS.get(method or "") or (verbs[0] if verbs else None)


def _verbs_in(words: Sequence[str]) -> Iterator[Does]:
    """The first verb of a name, those that a joint leads to, and words that are nothing but verbs."""
    begun = False
    for before, word in zip(("", *words), words, strict=False):
        if word in _DOES and (not begun or before in _JOINTS or word in _ONLY_VERBS):
            begun = True
            yield _DOES[word]


def _kind(words: Sequence[str]) -> str | None:
    """What a name says it is done to: a thing that is known, else its last word that is no verb."""
    if known := [_KINDS[word] for word in words if word in _KINDS]:
        return known[-1]
    others = [word for word in words if word not in _DOES and word not in _JOINTS and word.isalpha() and word.isascii()]
    last = _singular(others[-1])[:32] if others else None
    return _SAME.get(last, last) if last else None


def _is_plural(words: Sequence[str]) -> bool:
    return bool(words) and words[-1].endswith("s") and not words[-1].endswith(("ss", "us", "is"))


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    return word[:-1] if _is_plural([word]) and len(word) > 3 else word


def _role(name: str, schema: Mapping[str, Any], does: Does | None, is_date: bool) -> Role | None:
    words = words_of(name)
    sends = does in SENDS
    if is_date:
        return Role.MOMENT
    if is_id_name(name):
        return Role.RECIPIENT if sends and len(words) > 1 and words[-2] in _PLACES else Role.ID
    if sends and (schema.get("format") == "email" or (words and words[-1] in _PLACES)):
        return Role.RECIPIENT
    if (role := _FORMATS.get(str(schema.get("format")))) is not None:
        return role
    whole = _ROLES.get(words[-1]) if words else None
    return None if whole is Role.RECIPIENT and len(words) > 1 else whole
