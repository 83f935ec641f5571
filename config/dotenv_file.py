"""Writes settings into a .env file, and nothing else of it: the one place where this program changes a setting.

Called by `steward models use`. Other lines, comments, blank lines and the file's rights stay as they are.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from steward.config.errors import SettingsError
from steward.config.paths import env_files, project_root
from steward.config.private_files import replace_file

_PLAIN: Final = re.compile(r"[\w./,:@+-]+")
_VALUE: Final = r"""'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[^\r\n]*?"""
_TAIL: Final = r"(?:[^\S\r\n]+#[^\r\n]*)?[^\S\r\n]*(?:\r\n|\n|\r)?"


@dataclass(frozen=True, slots=True)
class Change:
    """One line that was written. `before` None: the file did not say."""

    env: str
    before: str | None
    after: str
    file: Path


def write_env(values: Mapping[str, str]) -> list[Change]:
    """Give each variable its value in the .env file that decides it now, else in the nearest one. Equal ones are left.

    Raises:
        SettingsError: the file cannot be read or written, or could not hold the value. Nothing was changed then.
    """
    changes = [change for env, value in values.items() if (change := _change(env, value)) is not None]
    texts: dict[Path, str] = {}
    for change in changes:
        text = texts.get(change.file)
        texts[change.file] = _replaced(_read(change.file) if text is None else text, change.env, change.after)
    for path, text in texts.items():
        read_back = dotenv_values(stream=io.StringIO(text))
        for change in changes:
            if change.file == path and read_back.get(change.env) != change.after:
                raise SettingsError([f"{change.env}: {change.after!r} cannot be written in {path}; set it yourself"])
    for path, text in texts.items():
        _write(path, text)
    return changes


def _change(env: str, value: str) -> Change | None:
    files = env_files()
    deciding = next((path for path in reversed(files) if dotenv_values(path).get(env)), None)
    path = deciding or (files[-1] if files else project_root() / ".env")
    before = dotenv_values(path).get(env) if path.is_file() else None
    return None if before == value else Change(env, before, value, path)


def _replaced(text: str, env: str, value: str) -> str:
    shown = value if _PLAIN.fullmatch(value) else "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    ending = "\r\n" if "\r\n" in text else "\n"
    line = re.compile(
        rf"(?P<head>\s*(?:export[^\S\r\n]+)?'?{re.escape(env)}'?)(?:[^\S\r\n]*=[^\S\r\n]*(?:{_VALUE}))?(?P<tail>{_TAIL})",
        re.DOTALL,
    )
    pieces, found = [], False
    for binding in parse_stream(io.StringIO(text, newline="")):
        original = binding.original.string
        match = line.fullmatch(original) if binding.key == env else None
        if match is not None:
            original, found = f"{match['head']}={shown}{match['tail']}", True
        pieces.append(original)
    whole = "".join(pieces)
    if found:
        return whole
    gap = ending if whole and not whole.endswith(("\n", "\r")) else ""
    return f"{whole}{gap}{env}={shown}{ending}"


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode() if path.is_file() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError([f"{path}: cannot be read ({error})"]) from error


def _write(path: Path, text: str) -> None:
    """The file's rights stay. A new file is the owner's alone: such files hold secrets."""
    target = Path(os.path.realpath(path))
    try:
        replace_file(target, text, target.stat().st_mode & 0o7777 if target.exists() else 0o600)
    except OSError as error:
        raise SettingsError([f"{path}: cannot be written ({error.strerror})"]) from error
