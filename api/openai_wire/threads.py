"""Which conversation a thread is that only its client keeps.

A thread that names none is the conversation that began with its first message and whose last answer is its own last
answer; one that is nobody's yet begins a conversation. So threads that begin alike stay apart, and a thread that was
left behind, or went another way, is a new one. What it can mean by a yes is what its own text shows (contracts.marks).
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from steward.api.bodies import checked
from steward.api.chat_bodies import SessionChatBody
from steward.api.core.transcripts import Transcripts
from steward.api.credentials.identity import Principal
from steward.api.openai_wire.bodies import ThreadMessage
from steward.api.openai_wire.windows import refuse_composed
from steward.contracts.errors import NotFound, Unprocessable
from steward.contracts.marks import marks_in

_RESPONSE: Final = "resp_"
_DIGEST: Final = 16


@dataclass(frozen=True, slots=True)
class Place:
    """What is said, and where. `seen` is None where a conversation is named."""

    text: str
    conversation_id: str
    seen: frozenset[str] | None = None


async def place_of(
    transcripts: Transcripts, principal: Principal, thread: Sequence[ThreadMessage], named: str | None, key: str | None
) -> Place:
    """What a thread says, and the conversation it is: the `named` one, else its own. A repeat under its `key` begins no
    other. Raises Unprocessable: it has no message of the user."""
    said = [one.text for one in thread if one.role == "user"]
    text = _words(said[-1] if said else "")
    if named is not None:
        return Place(text, named)
    answers = [one.text.strip() for one in thread if one.role == "assistant" and one.text.strip()]
    seen = marks_in([*answers, text])
    begins = f"openai-{_digest(said[0].strip())}-"
    found = await transcripts.ending_with(principal, begins, answers[-1]) if answers else None
    return Place(text, found or begins + (_digest(key) if key else secrets.token_hex(_DIGEST // 2)), seen)


async def place_after(
    transcripts: Transcripts, principal: Principal, thread: Sequence[ThreadMessage], response_id: str
) -> Place:
    """The same after a response. Raises NotFound where it is none, or not the last one of its
    conversation."""
    said = [one.text for one in thread if one.role == "user"]
    text = _words(said[-1] if said else "")
    digest, conversation_id = _read(response_id)
    last = None if conversation_id is None else await transcripts.last_answer(principal, conversation_id)
    if conversation_id is None or last is None or _digest(last) != digest:
        raise NotFound("previous_response_id: is not the last response of a conversation of yours")
    return Place(text, conversation_id, marks_in([last, text]))


def response_id(conversation_id: str, text: str) -> str:
    """The id of a response: the conversation it stands in, and a digest of what it says."""
    name = base64.urlsafe_b64encode(conversation_id.encode()).decode().rstrip("=")
    return f"{_RESPONSE}{_digest(text)}{name}"


def _read(given: str) -> tuple[str, str | None]:
    """The digest and the conversation of a response's id; None for what is no such id."""
    rest = given.removeprefix(_RESPONSE)
    digest, name = rest[:_DIGEST], rest[_DIGEST:]
    try:
        text = base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode()
    except (binascii.Error, ValueError):
        return digest, None
    return digest, text if text and "\x00" not in text else None


def _words(text: str) -> str:
    """What is said, checked and masked as a chat's message is. Raises Unprocessable: it is none of the user's."""
    if not text.strip():
        line = "messages: need one of the user that says something in words"
        raise Unprocessable(line, errors=[line])
    refuse_composed(text)
    return checked(SessionChatBody, {"message": text}).message


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGEST]
