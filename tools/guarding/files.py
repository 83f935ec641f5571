"""file_write: a tool that writes files does so in the granted folders alone.

For file tools of MCP servers, which know folders of their own. Whatever can be read as a path is judged, as it is
written and as the links on this machine lead; path_readings.py finds it.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

from steward.contracts.base import Json
from steward.tools.context import ToolContext
from steward.tools.guarding.path_readings import Field, Reading, leads_out, readings_of, relative_texts
from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, Ruling, confirm, deny

_SHOWN = 200
"""Characters of a path that a reason repeats."""


async def file_facts(ctx: ToolContext, args: Args) -> Facts:
    """`folders`: the granted ones with links followed; `real`: where each path leads on this machine; `astray`: texts
    that name something in a granted folder that leads out of it."""
    return await asyncio.to_thread(look_up, ctx.services.granted_folders, args)


def file_write(args: Args, facts: Facts) -> GuardVerdict:
    """Allow what lies in a granted folder as written and as links lead; deny what does not; confirm the unclear."""
    folders, real = facts.get("folders"), facts.get("real")
    if not isinstance(folders, list) or not isinstance(real, dict):
        return confirm("file_folders_unknown")
    if not folders:
        return deny("no folder is granted to tools that write files: set STEWARD_GRANTED_FOLDERS")
    readings = readings_of(args)
    verdicts = [_ruled(reading, real.get(reading.path), [str(folder) for folder in folders]) for reading in readings]
    verdicts += [
        deny(f"{text[:_SHOWN]!r} leads out of the granted folders by a link") for text in facts.get("astray") or ()
    ]
    if all(reading.field is Field.TEXT for reading in readings) and not _with(verdicts, Ruling.DENY):
        return confirm("file_unnamed")
    denied = _with(verdicts, Ruling.DENY)
    return next(iter(denied or _with(verdicts, Ruling.CONFIRM)), ALLOW)


def _with(verdicts: Sequence[GuardVerdict], ruling: Ruling) -> list[GuardVerdict]:
    return [verdict for verdict in verdicts if verdict.ruling is ruling]


def _ruled(reading: Reading, real: Json, folders: list[str]) -> GuardVerdict:
    """A text that is a path as a whole may be just a text: then a human decides."""
    verdict = _judged(reading.path, real, folders)
    if reading.field is Field.TEXT and verdict.ruling is Ruling.DENY:
        return confirm("file_elsewhere", path=reading.path[:_SHOWN])
    return verdict


def _judged(path: str, real: Json, folders: list[str]) -> GuardVerdict:
    plain, shown = local_path(path), repr(path[:_SHOWN])
    if plain is None:
        return deny(f"{shown} is not a path on this machine")
    if "\\" in plain:
        return confirm("file_ambiguous", path=path[:_SHOWN])
    if not plain.startswith("/"):
        if leads_out(plain):
            return deny(f"{shown} leads out of its folder")
        return confirm("file_without_folder", path=path[:_SHOWN])
    lexical = os.path.normpath("/" + plain.lstrip("/"))
    inside = _inside(lexical, folders) and isinstance(real, str) and _inside(real, folders)
    return ALLOW if inside else deny(f"{shown} is outside the granted folders")


def local_path(path: str) -> str | None:
    """The path without `file:` and with `~` resolved; None when it is an address elsewhere, or can be no path."""
    if "\0" in path:
        return None
    if re.match(r"file:", path, re.IGNORECASE):
        try:
            parts = urlsplit(path)
        except ValueError:
            return None
        return unquote(parts.path) if parts.netloc in ("", "localhost") and parts.path else None
    if re.match(r"[a-z][a-z0-9+.-]+://", path, re.IGNORECASE):
        return None
    return os.path.expanduser(path)


def _inside(path: str, folders: list[str]) -> bool:
    return any(PurePosixPath(path).is_relative_to(folder) for folder in folders)


def look_up(granted: tuple[Path, ...], args: Args) -> Facts:
    """The facts of `file_facts` for these granted folders; looks at the file system."""
    real: dict[str, Json] = {}
    for path in {reading.path for reading in readings_of(args)}:
        plain = local_path(path)
        real[path] = os.path.realpath(plain) if plain and "\0" not in plain and plain.startswith("/") else None
    written = [os.path.normpath(folder) for folder in granted]
    folders: list[Json] = list(dict.fromkeys([*written, *map(os.path.realpath, written)]))
    astray: list[Json] = [text for text in relative_texts(args) if _leads_astray(text, folders)]
    return {"folders": folders, "real": real, "astray": astray}


def _leads_astray(text: str, folders: Sequence[Json]) -> bool:
    """Whether it names something in a granted folder that is a link, or lies behind one, out of all of them."""
    return any(not _inside(os.path.realpath(f"{folder}/{text}"), [str(f) for f in folders]) for folder in folders)
