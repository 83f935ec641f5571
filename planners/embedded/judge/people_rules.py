"""Rules about whom a request speaks of: chats and people, the user's own address, whose number is asked for. Pure.

`registry` lists them: `names_no_chat` is asked of a tool, the others propose values that the judge left out.
"""

from __future__ import annotations

import re
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.record_names import is_id_name
from steward.language.addresses import ADDRESS_IN_TEXT
from steward.language.moods import without_opening
from steward.language.word_lists import any_of
from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.schemas import is_address, is_text, name_in_words
from steward.planners.embedded.judge.values import typed

_CHAT: Final = re.compile(rf"(?<!\w)(?:[#@]\w|-?\d{{5,19}}\b)|\b(?:{any_of('chat_words')})\b", re.I)
"""Matches "the family group", "text Mia", "#design", "@kim" and "-100123456"; not "tell Alice I'm late"."""
_CHAT_ID: Final = "chat id"
_TO_ME: Final = re.compile(rf"\b(?:{any_of('sent_to_me')})\b", re.I)
"""Matches "send me a mail" and "schick mir"; not "tell me the time"."""
_HAS_NEW: Final = re.compile(rf"([^\W\d_]+(?: [^\W\d_]+)?) (?:{any_of('has_new')})\b", re.I)
"""Matches "lena has a new" of "lena has a new address, it's lena@neu.example now"."""
MESSAGES: Final = ("body", "message", "text", "content")
"""Parameters for what is said to somebody."""
_PEOPLE: Final = ("contact", "person")
_OWNED: Final = re.compile(
    rf"(?<![\w'’])(?!(?:{any_of('not_owning')})['’])"
    r"((?-i:[^\W\d_a-z][^\W\d_]+ [^\W\d_a-z][^\W\d_]+)|[^\W\d_]+)['’]s? (?=\w)",
    re.I,
)
"""Matches the Priya of "what's Priya's number"; not the what."""


def person_of_news(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The person of "Lena has a new address, it's ...", where the judge took the address itself for whose it is."""
    others = [other for other, known in evidence.properties.items() if other != name and is_address(other, known)]
    if not is_id_name(name) or not others or str(schema.get("title", "")).casefold() not in _PEOPLE:
        return None
    found = _HAS_NEW.match(without_opening(evidence.text))
    return found[1] if found else None


def given_address(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The only address in such a text, for the parameter that takes one."""
    if name in evidence.required or not is_address(name, schema):
        return None
    if _HAS_NEW.match(without_opening(evidence.text)) is None:
        return None
    found = ADDRESS_IN_TEXT.findall(evidence.text)
    return found[0] if len(found) == 1 else None


def names_no_chat(request: str, parameters: dict[str, Any]) -> bool:
    """Whether a tool sends to a chat and nothing in the request speaks of one: "tell Alice I'm late"."""
    return any(name_in_words(name) == _CHAT_ID for name in parameters.get("required", [])) and not _CHAT.search(request)


def writes_to_people(parameters: dict[str, Any]) -> bool:
    """Whether a tool needs somebody's e-mail address."""
    known = parameters.get("properties", {})
    return any(
        is_address(name, known[name]) for name in parameters.get("required", []) if isinstance(known.get(name), dict)
    )


def own_address(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The "me" of "send me a mail", for a required address that may be a name too."""
    if name not in evidence.required or not is_address(name, schema):
        return None
    found = _TO_ME.search(evidence.remaining_text)
    me = found[0].rpartition(" ")[2] if found else ""
    return typed(me, name, schema) if me else None


def owner_named(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The only owner that a question names, for a parameter that is a person's name: Priya of "Priya's number"."""
    if not is_text(schema) or str(schema.get("title", "")).casefold() != "name":
        return None
    owners = [found[1] for found in _OWNED.finditer(evidence.remaining_text)]
    return typed(owners[0], name, schema) if len(owners) == 1 else None
