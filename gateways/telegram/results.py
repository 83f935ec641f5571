"""Which files a result brings: pictures and other contents of MCP tools, and results too large for a message. Pure."""

from __future__ import annotations

import base64
import binascii
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

_DEEPEST: Final = 6
_MOST: Final = 10


@dataclass(frozen=True, slots=True)
class ResultFile:
    """A file to be sent: its bytes, or the address of Steward's API where they are."""

    name: str
    media_type: str
    content: bytes | None = None
    address: str | None = None


def files_of(problem_id: int, result: Any) -> list[ResultFile]:
    """The files of a result, ten at most."""
    found: list[ResultFile] = []
    for kind in _things(result, _DEEPEST):
        if len(found) == _MOST:
            break
        if (file := _file(f"{problem_id}-{len(found) + 1}", kind)) is not None:
            found.append(file)
    return found


def _things(value: Any, levels: int) -> Iterator[dict[str, Any]]:
    if levels == 0:
        return
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _things(inner, levels - 1)


def _file(name: str, thing: dict[str, Any]) -> ResultFile | None:
    address = thing.get("address")
    if "shortened" in thing and isinstance(address, str) and address.startswith("/problems/"):
        return ResultFile(f"result-{name}.json", "application/json", address=address)
    media_type = str(thing.get("mimeType") or thing.get("mime_type") or "")
    given = thing.get("data") if thing.get("type") in ("image", "audio") else thing.get("blob")
    if not isinstance(given, str) or not given:
        return None
    try:
        content = base64.b64decode(given, validate=True)
    except (binascii.Error, ValueError):
        return None
    ending = mimetypes.guess_extension(media_type) or ".bin"
    return ResultFile(f"result-{name}{ending}", media_type, content)
