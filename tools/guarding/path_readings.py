"""The paths that a call's arguments can be read as, whatever their fields are called. Pure, and linear in their length.

Used by the guard file_write. A tool may take a path anywhere: in a value, in a name, in a line of a text, encoded. What
a field is called only says how sure it is that its value is a path.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final
from urllib.parse import unquote

from steward.language.unicode_text import normalized
from steward.tools.guarding.verdict import Args

LONGEST_PATH: Final = 4096
"""PATH_MAX of Linux, in characters."""
_PATH_NAMES: Final = re.compile(
    r"(?:^|_)(?:path|paths|file|files|filename|filepath|folder|folders|directory|dir|root|uri|source|destination|src|dst"
    r"|dest|target|location)$"
)
_TEXT_NAMES: Final = re.compile(
    r"^(?:contents?|text|body|data|message|code|description|query|note|title|(?:new|old)_(?:text|str|string))$"
)
_MARKED: Final = re.compile(
    # /etc, ./a, ~, ~/a, ~root/a, $HOME/a, %APPDATA%\a, file:a, C:\a, C:/a, \a; not: ~5 minutes, $5, and/or, a: b
    r"/|\.(?:[/\\]|$)|~(?:$|[/\\]|[A-Za-z_][\w.+-]*(?:[/\\]|$))|\$\{?[A-Za-z_]\w*\}?(?:[/\\]|$)|(?:%[A-Za-z_]\w*%)+[/\\]|file:|[A-Za-z]:[\\/]|\\",
    re.IGNORECASE,
)
_FILE_INSIDE: Final = re.compile(r"\bfile:/", re.IGNORECASE)
_SEPARATOR: Final = re.compile(r"[/\\]")
_LOOK_ALIKES: Final = str.maketrans(
    dict.fromkeys("\u2044\u2215\u29f8\u2571\u2cc6\u3033\u30ce\u4e3f", "/")
    | dict.fromkeys("\u2216\u29f5\u29f9\u2572", "\\")
)
"""Beside those that NFKC makes separators of (such as U+FF0F)."""
_OVERLONG: Final = ((re.compile(r"%c0%af", re.IGNORECASE), "/"), (re.compile(r"%c0%ae", re.IGNORECASE), "."))
"""Of UTF-8, as careless decoders read them."""
_TWICE: Final = re.compile(r"%(?:25)+")
_ROUNDS: Final = 3
_AROUND: Final = " \t'\"`<>"


class Field(Enum):
    """What the name of a value's field makes of it."""

    PATH = auto()
    """A path, also one that does not look like any."""
    OTHER = auto()
    TEXT = auto()
    """A text of which a path is an unlikely whole."""


@dataclass(frozen=True, slots=True)
class Reading:
    """`path` is what `written` can be read as."""

    written: str
    path: str
    field: Field


def readings_of(args: Args) -> list[Reading]:
    """Every path that something in the arguments can be read as, names of members too, each once."""
    found = {reading: None for field, text in _texts(dict(args)) for reading in _readings(field, text)}
    return list(found)


def relative_texts(args: Args) -> list[str]:
    """The one-line texts that have no mark of a path: names of files, perhaps, that links may lead elsewhere."""
    texts = [text for field, text in _texts(dict(args)) if field is not Field.TEXT]
    return list(dict.fromkeys(t for t in texts if 0 < len(t) <= LONGEST_PATH and t.isprintable() and not looks_like(t)))


def looks_like(path: str) -> bool:
    """Whether it is marked as a path that says where it begins, or leads out of where it begins."""
    return _MARKED.match(path) is not None or leads_out(path)


def leads_out(path: str) -> bool:
    """Whether a relative path leaves the folder it begins in at some point; both separators count."""
    depth = 0
    for part in _SEPARATOR.split(path):
        depth += -1 if part == ".." else 0 if part in ("", ".") else 1
        if depth < 0:
            return True
    return False


def _texts(args: dict[str, Any]) -> Iterator[tuple[Field, str]]:
    """Every text in the arguments, with what its field says; without recursion."""
    stack: list[tuple[Field, Any]] = [(Field.OTHER, args)]
    while stack:
        field, value = stack.pop()
        if isinstance(value, dict):
            for name, item in value.items():
                yield Field.OTHER, str(name)
                stack.append((_field(str(name)), item))
        elif isinstance(value, list):
            stack += [(field, item) for item in value]
        elif isinstance(value, str):
            yield field, value


def _field(name: str) -> Field:
    snake = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    if _TEXT_NAMES.match(snake):
        return Field.TEXT
    return Field.PATH if _PATH_NAMES.search(snake) else Field.OTHER


def _readings(field: Field, text: str) -> Iterator[Reading]:
    if field is Field.TEXT and (len(text) > LONGEST_PATH or any(ch.isspace() for ch in text.strip())):
        return
    if field is Field.PATH and text:
        yield Reading(text, text, field)
    for line in dict.fromkeys([text, *text.splitlines()]):
        for path in _spellings(line):
            if path and (looks_like(path) or (field is Field.PATH and path != text.strip(_AROUND))):
                yield Reading(text, path, field)


def _spellings(line: str) -> Iterator[str]:
    """The line as it is, and as decoders, and people who look at it, would read it."""
    seen = {""}
    for form in (line, _folded(line)):
        for _ in range(_ROUNDS + 1):
            for path in (form, form.strip(_AROUND)):
                if path not in seen:
                    seen.add(path)
                    yield path
            found = _FILE_INSIDE.search(form)
            if found and found.start() and not any(ch.isspace() for ch in form):
                yield form[found.start() :]
            form = _decoded(form)


def _decoded(text: str) -> str:
    if "%" not in text:
        return text
    for pattern, character in _OVERLONG:
        text = pattern.sub(character, text)
    return unquote(_TWICE.sub("%", text))


def _folded(text: str) -> str:
    """With the separators and dots that it seems to have, and without what nobody sees."""
    if text.isascii() and text.isprintable():
        return text
    # One by one: putting a long run of combining marks in order takes quadratic time.
    plain = "".join(normalized("NFKC", character) for character in text).translate(_LOOK_ALIKES)
    return "".join(ch for ch in plain if unicodedata.category(ch) not in ("Cc", "Cf") or ch == "\0")
