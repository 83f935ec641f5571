"""file_write: a tool that writes files does so in the granted folders alone.

For file tools of MCP servers, which know folders of their own. Paths are judged as they are written and as the links
on this machine lead.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from contracts.base import Json
from tools.context import ToolContext
from tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, confirm, deny

_PATH_NAMES: Final = re.compile(
    r"(?:^|_)(?:path|paths|file|files|filename|filepath|folder|folders|directory|dir|root|uri|source|destination|src|dst"
    r"|dest|target|location)$"
)
_TEXT_NAMES: Final = re.compile(
    r"^(?:contents?|text|body|data|message|code|description|query|note|title|(?:new|old)_(?:text|str|string))$"
)
_LOOKS_LIKE_A_PATH: Final = re.compile(r"^(?:/|~|\.\.?(?:/|\\|$)|file:|[A-Za-z]:[\\/]|\\\\)")


def paths_in(args: Args) -> list[str]:
    """The path-like arguments, nested ones too: by their name, or by what they look like unless they are a text."""
    return list(dict.fromkeys(_paths("", dict(args))))


async def file_facts(ctx: ToolContext, args: Args) -> Facts:
    """`folders`: the granted ones with links followed; `real`: where each path-like argument leads on this machine."""
    return await asyncio.to_thread(_looked_up, ctx.services.granted_folders, paths_in(args))


def file_write(args: Args, facts: Facts) -> GuardVerdict:
    """Allow what lies in a granted folder as written and as links lead; deny what does not; confirm the unclear."""
    folders, real = facts.get("folders"), facts.get("real")
    if not isinstance(folders, list) or not isinstance(real, dict):
        return confirm("it is not known which folders are granted")
    if not folders:
        return deny("no folder is granted to tools that write files: set STEWARD_GRANTED_FOLDERS")
    paths = paths_in(args)
    if not paths:
        return confirm("it is not said which file is written")
    verdicts = [_judged(path, real.get(path), [str(folder) for folder in folders]) for path in paths]
    denied = next((verdict for verdict in verdicts if verdict.ruling == "deny"), None)
    return denied or next((verdict for verdict in verdicts if verdict.ruling == "confirm"), ALLOW)


def _judged(path: str, real: Json, folders: list[str]) -> GuardVerdict:
    plain = local_path(path)
    if plain is None or "\0" in path:
        return deny(f"{path!r} is not a path on this machine")
    if "\\" in plain:
        return confirm(f"{path!r} may mean different files on different machines")
    if not plain.startswith("/"):
        if os.path.normpath(plain).split("/")[0] == "..":
            return deny(f"{path!r} leads out of its folder")
        return confirm(f"{path!r} does not say in which folder it lies")
    lexical = os.path.normpath("/" + plain.lstrip("/"))
    inside = _inside(lexical, folders) and isinstance(real, str) and _inside(real, folders)
    return ALLOW if inside else deny(f"{path!r} is outside the granted folders")


def local_path(path: str) -> str | None:
    """The path without `file:` and with `~` resolved; None when it is an address elsewhere."""
    if re.match(r"file:", path, re.IGNORECASE):
        parts = urlsplit(path)
        return unquote(parts.path) if parts.netloc in ("", "localhost") and parts.path else None
    if re.match(r"[a-z][a-z0-9+.-]+://", path, re.IGNORECASE):
        return None
    return os.path.expanduser(path)


def _inside(path: str, folders: list[str]) -> bool:
    return any(PurePosixPath(path).is_relative_to(folder) for folder in folders)


def _looked_up(granted: tuple[Path, ...], paths: list[str]) -> Facts:
    real: dict[str, Json] = {}
    for path in paths:
        plain = local_path(path)
        real[path] = os.path.realpath(plain) if plain and "\0" not in plain and plain.startswith("/") else None
    written = [os.path.normpath(folder) for folder in granted]
    folders: list[Json] = list(dict.fromkeys([*written, *map(os.path.realpath, written)]))
    return {"folders": folders, "real": real}


def _paths(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _paths(str(key), item)
    elif isinstance(value, list):
        for item in value:
            yield from _paths(name, item)
    elif isinstance(value, str) and value:
        snake = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
        looks = not _TEXT_NAMES.match(snake) and _LOOKS_LIKE_A_PATH.match(value)
        if _PATH_NAMES.search(snake) or looks:
            yield value
