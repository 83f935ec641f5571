"""The question for the user's own e-mail address, asked once: what they reply is kept in their profile. Pure.

The backend asks it where something is to be mailed to "me"; `replies` reads the reply.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from steward.contracts.base import Message
from steward.contracts.tool import Candidate
from steward.language.addresses import ADDRESS_IN_TEXT
from steward.planners.embedded.request_parts import Part

_PARAMETER: Final = "updates"


class AddressQuestion(Message):
    """The state of such a question. It is kept in histories, so `kind` keeps its name."""

    kind: Literal["own_address"] = "own_address"


def take_address(lines: list[str]) -> str | None:
    """The address that a reply says; its line is taken from the lines."""
    for line in lines:
        if (found := ADDRESS_IN_TEXT.search(line)) is not None:
            lines.remove(line)
            return found[0]
    return None


def address_part(address: str | None, offered: Sequence[Candidate]) -> Part | None:
    """What keeps the address in the profile; None without an address, or where no tool does that."""
    tool = next((tool for tool in offered if _PARAMETER in tool.parameters.get("required", [])), None)
    if address is None or tool is None or "profile" not in tool.name:
        return None
    return Part(f"my e-mail address is {address}", tool, 1.0, args={_PARAMETER: {"email": address}})
