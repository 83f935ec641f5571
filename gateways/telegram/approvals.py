"""An approval as messages: every argument whole, and the buttons that decide exactly what was shown.

A button carries the approval's id and the beginning of the hash of its arguments; Telegram allows 64 bytes. Pure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC
from typing import Any, Final

from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup
from steward_client import Approval

from steward.gateways.telegram import texts
from steward.gateways.telegram.splitting import LIMIT, split, units

MOST_PARTS: Final = 12
"""Arguments that take more messages are sent as one file."""
_MAX_CALLBACK: Final = 64
_HASH: Final = 32
"""Hexadecimal digits of the hash in a button: 128 bits."""
_OUTCOME: Final = 300
"""Room in the last message for what came of it."""
_UNSEEN: Final = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f"
    r"\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]"
    r"|(?<![\u0300-\U0010ffff])[\u200c\u200d\ufe00-\ufe0f]"
)
"""Matches the RIGHT-TO-LEFT OVERRIDE; not the joiner of an emoji or of a Persian word."""
_YES, _NO = "y", "n"


@dataclass(frozen=True, slots=True)
class Button:
    """What a pressed button decides."""

    confirmed: bool
    approval_id: str
    sha256: str
    """The beginning of it."""

    @property
    def problem_id(self) -> int:
        """The problem of the approval, which its id begins with."""
        return int(self.approval_id.partition("-")[0])

    def means(self, approval: Approval) -> bool:
        """Whether the approval is the one that was shown, arguments and all."""
        return approval.approval_id == self.approval_id and approval.args_sha256.startswith(self.sha256)


def read_button(data: str) -> Button | None:
    """The button of this callback data; None for what is none of ours."""
    verb, _, rest = data.partition(":")
    approval_id, _, sha256 = rest.partition(":")
    problem_id, _, number = approval_id.partition("-")
    decimal = problem_id.isascii() and problem_id.isdigit() and number.isascii() and number.isdigit()
    if verb not in (_YES, _NO) or not decimal or len(sha256) != _HASH:
        return None
    return Button(verb == _YES, approval_id, sha256)


def buttons(approval: Approval) -> InlineKeyboardMarkup:
    """Approve and deny."""

    def button(label: str, verb: str) -> InlineKeyboardButton:
        data = f"{verb}:{approval.approval_id}:{approval.args_sha256[:_HASH]}"
        if len(data.encode()) > _MAX_CALLBACK:
            raise ValueError(f"the approval id {approval.approval_id} is too long for a button")
        return InlineKeyboardButton(text=label, callback_data=data)

    return InlineKeyboardMarkup(inline_keyboard=[[button(texts.APPROVE, _YES), button(texts.DENY, _NO)]])


@dataclass(frozen=True, slots=True)
class Pages:
    """An approval in parts; the buttons belong below the last. `file` holds arguments too long for messages."""

    parts: list[str]
    file: bytes | None = None


def pages(approval: Approval) -> Pages:
    """The approval, nothing of it cut."""
    head = "\n\n".join(_head(approval))
    arguments = "\n".join(_arguments(approval))
    tail = texts.EXPIRES.format(when=f"{approval.expires_at.astimezone(UTC):%Y-%m-%d %H:%M}")
    parts = _with_room(f"{head}\n\n{arguments}\n\n{tail}")
    if len(parts) <= MOST_PARTS:
        return Pages(parts)
    note = texts.IN_FILE.format(characters=len(arguments))
    return Pages(_with_room(f"{head}\n\n{note}\n\n{tail}"), arguments.encode())


def _with_room(text: str) -> list[str]:
    """Parts with room in the last one."""
    parts = split(text)
    if parts and units(parts[-1]) > LIMIT - _OUTCOME:
        parts[-1:] = split(parts[-1], LIMIT - _OUTCOME)
    return parts


def _head(approval: Approval) -> Iterator[str]:
    yield texts.APPROVAL.format(approval_id=approval.approval_id, tool=approval.tool_name)
    if approval.kind == "repeat":
        yield texts.REPEAT
    if approval.message.strip():
        yield approval.message


def _arguments(approval: Approval) -> Iterator[str]:
    if not approval.args:
        yield texts.NO_ARGUMENTS
        return
    yield texts.ARGUMENTS
    origins = {origin.path: origin for origin in approval.origins}
    for name, value in approval.args.items():
        yield f"• {name}: {_value(value)}{_origin(origins, name)}"


def _value(value: Any) -> str:
    """A value whole, with the characters by their numbers that nobody sees or that turn the direction of writing. What
    else there is to know of its letters stands in the approval's message."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=1)
    return _UNSEEN.sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", text.replace("\r\n", "\n"))


def _origin(origins: dict[str, Any], name: str) -> str:
    """Where a value comes from, when not from the user."""
    path = "/" + name.replace("~", "~0").replace("/", "~1")
    found = {
        f"{one.tool or one.source}{f' ({one.whose})' if one.whose else ''}"
        for one in _below(origins, path)
        if not one.trusted and one.source not in ("user", "model")
    }
    return f"\n   ⚠ from {', '.join(sorted(found))}" if found else ""


def _below(origins: dict[str, Any], path: str) -> Iterable[Any]:
    return (one for at, one in origins.items() if at == path or at.startswith(f"{path}/"))
