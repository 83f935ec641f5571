"""The names that tools of MCP servers go by here. Pure.

A tool keeps its own name unless somebody has it, and gets its name for good when it is first accepted. Who comes later,
and who only waits to be accepted, takes what is left: nobody takes a name away from an accepted tool, whether its
server is configured now, away, or lists it no longer. Only the operator's own catalogue goes first.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from itertools import count
from typing import Final

from steward.contracts.base import sha256_of
from steward.contracts.mcp import PinnedTool
from steward.language.injection.folds import LATIN, fold

_LONGEST: Final = 64
_OURS: Final = "steward"
_DIGITS: Final = str.maketrans("5$37@4", "ssetaa")


def shown_names(pinned: Iterable[PinnedTool], taken: Collection[str]) -> dict[tuple[str, str], str]:
    """The name of each tool on record, by server and tool; no two are the same and none is in `taken`.

    Those without a name of their own, and those whose name the catalogue has taken, get one that is free.
    """
    tools = sorted(pinned, key=lambda tool: (tool.name is None, tool.accepted is None, tool.server, tool.tool))
    used = {*taken, *(tool.name for tool in tools if tool.name)}
    names: dict[tuple[str, str], str] = {}
    for tool in tools:
        name = tool.name if tool.name and tool.name not in taken else _free_name(tool, used)
        names[tool.server, tool.tool] = name
        used.add(name)
    return names


def passes_for_ours(name: object) -> bool:
    """Whether people could take this for a name of Steward's: "steward_confirm", "Stеwаrd", "S-T-E-W-A-R-D says"."""
    if not isinstance(name, str):
        return False
    plain = fold(name[: 4 * _LONGEST]).translate(LATIN).translate(_DIGITS)
    letters = "".join(mark for mark in plain if mark.isalpha()).replace("vv", "w")
    return letters.startswith(_OURS)


def _free_name(tool: PinnedTool, used: Collection[str]) -> str:
    plain, prefixed = _plain_name(tool.tool), _plain_name(f"{tool.server}_{tool.tool}")
    for name in (plain, prefixed):
        if name and name not in used:
            return name
    return next(name for n in count() if (name := _hashed(prefixed, tool.server, tool.tool, str(n))) not in used)


def _plain_name(name: str) -> str:
    """The name in the characters that names here have; empty when it would not begin with a letter."""
    plain = re.sub(r"[^a-zA-Z0-9_.-]", "_", name)
    if not re.match(r"[a-zA-Z]", plain):
        return ""
    return plain if len(plain) <= _LONGEST else _hashed(plain, name)


def _hashed(name: str, *of: str) -> str:
    return f"{name[: _LONGEST - 9]}_{sha256_of(list(of))[:8]}"
