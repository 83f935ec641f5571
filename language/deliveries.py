"""Requests to hand something to somebody ("email me my todo list"), taken apart. Pure.

Called where tools are found for a request and where it is planned. What the content is, somebody's own words or
something to be read first, is not known here.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from steward.language.addresses import ADDRESS_WORDS
from steward.language.word_lists import any_of, by_value, words_for

Channel: TypeAlias = Literal["mail", "chat", "any", "note", "telegram"]
_LONGEST: Final = 400
_NAME: Final = r"(?-i:[^\W\d_a-zß-ÿ][\w'’-]{0,40}(?: [^\W\d_a-zß-ÿ][\w'’-]{0,40}){0,2})"
"""Matches Kim and Bob Chen, not "the"."""
_WHO: Final = rf"(?:{any_of('oneself')}|{ADDRESS_WORDS}|chat \S{{1,40}}|{_NAME})"
_END: Final = rf"(?:{_WHO}|[\w'’-]{{1,40}}(?: [\w'’-]{{1,40}}){{0,2}})"
_MARKS: Final = {
    "{who}": f"(?P<who>{_WHO})",
    "{end}": f"(?P<who>{_END})",
    "{what}": rf"(?P<what>\S.{{0,{_LONGEST}}}?)",
}
_ONESELF: Final = re.compile(any_of("oneself"), re.I)
_OWN_WORDS: Final = re.compile(rf"(?:{any_of('own_words')})\b", re.I)
_WITH_ADDRESS: Final = re.compile(ADDRESS_WORDS)
_ASKED: Final[dict[Channel, str]] = {
    "mail": "send an email to {who}",
    "chat": "send a chat message to {who}",
    "any": "send a message to {who}",
    "note": "remember this fact for me",
}
_TO_ONESELF: Final[dict[Channel, str]] = {
    "mail": "send an email to me@example.com",
    "chat": "notify me with a message",
    "telegram": "send me a notification",
}
_AT_TELEGRAM: Final = re.compile(rf"\s(?:{any_of('at_telegram')})$", re.I)
"""Matches " to Telegram" and " per Telegram" at the end."""


class Delivery(NamedTuple):
    """What is to be handed to whom. `to` is empty for the user themself."""

    channel: Channel
    to: str
    content: str

    @property
    def order(self) -> str:
        """The same without its content, as anybody would order it."""
        if self.channel != "note" and not self.to:
            return _TO_ONESELF[self.channel]
        return _ASKED[self.channel].format(who=self.to)


def _patterns() -> tuple[tuple[Channel, re.Pattern[str]], ...]:
    """Every way of saying it, mail before chat before any of both."""
    found: list[tuple[Channel, re.Pattern[str]]] = []
    channel: Channel
    for channel in ("mail", "chat", "any", "note"):
        for words in by_value("deliveries")[channel]:
            for mark, group in _MARKS.items():
                words = words.replace(mark, group)
            found.append((channel, re.compile(words, re.I)))
    return tuple(found)


PATTERNS: Final = _patterns()


def read_delivery(text: str) -> Delivery | None:
    """The delivery that a text orders, which has no courtesies around it; None where it orders none."""
    message = " ".join(text.split())
    if len(message) > _LONGEST:
        return None
    return _to_own_chat(message) or _by_patterns(message)


def _to_own_chat(message: str) -> Delivery | None:
    """ "Send X to Telegram" is "send X to me", there; with somebody's name it is no delivery to the user."""
    end = _AT_TELEGRAM.search(message)
    if end is None:
        return None
    rest = message[: end.start()]
    for text in (rest, *(f"{rest} {words}" for words in words_for("to_oneself"))):
        if (found := _by_patterns(text)) is not None:
            return None if found.to or found.channel == "note" else Delivery("telegram", "", found.content)
    return None


def _by_patterns(message: str) -> Delivery | None:
    for channel, pattern in PATTERNS:
        match = pattern.fullmatch(message)
        if match is None or _OWN_WORDS.match(match["what"]):
            continue
        groups = match.groupdict()
        to = groups.get("who") or ""
        own = not to or _ONESELF.fullmatch(to) is not None
        return Delivery(_channel(channel, "" if own else to), "" if own else to, groups["what"])
    return None


def _channel(message: Channel, to: str) -> Channel:
    """Mail for an address and for oneself, where the words do not say how."""
    if message != "any":
        return message
    return "mail" if not to or _WITH_ADDRESS.fullmatch(to) else "any"
