"""Local references of a JSON Schema (`#/$defs/name`), resolved: the one place that reads JSON pointers.

Used by the catalogue, where it looks for circles, and by the planners' grammars and forms.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote


def resolve(root: dict[str, Any], pointer: str) -> Any | None:
    """The target of a local reference; None for one that leads elsewhere or nowhere.

    The fragment is percent-decoded as a whole (RFC 3986), then split and unescaped (RFC 6901, sections 4 and 6).
    """
    if pointer == "#":
        return root
    if not pointer.startswith("#/"):
        return None
    target: Any = root
    for part in unquote(pointer[2:]).split("/"):
        key = part.replace("~1", "/").replace("~0", "~")
        if isinstance(target, dict) and key in target:
            target = target[key]
        elif isinstance(target, list) and key.isdecimal() and int(key) < len(target):
            target = target[int(key)]
        else:
            return None
    return target
