"""The console's templates, and the words and figures they show. Pure but for reading the templates."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from steward.api.console.memory_words import source_of
from steward.contracts.letters import pieces
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.language.phrases import field_word, phrase

FOLDER: Final = Path(__file__).parent
_MINUTE: Final = 60
_STANDING: Final = {
    ProblemStatus.AWAITING_CONFIRMATION: "Needs approval",
    ProblemStatus.AWAITING_USER: "Needs an answer",
}
_ID: Final = re.compile(r"(?:^|_)(?:id|ids|sha256|uid|href|etag)$")
"""Matches "event_id", not "paid"."""
_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?")
_NAMED: Final = re.compile(r" \[(?=[\w-]{0,80}\d)[\w-]{10,80}\]")
"""Matches the " [md7b1ca5ffdbf173c]" behind a mail that was found; not " [2]", not " [attachment]"."""
_UNITS: Final = ((86_400, "d"), (3_600, "h"), (_MINUTE, "min"))


def page(template: str, *, status: int = 200, **values: Any) -> HTMLResponse:
    """A template as a response."""
    return HTMLResponse(render(template, **values), status)


def render(template: str, **values: Any) -> str:
    """A template as text."""
    return _TEMPLATES.get_template(template).render(values)


def seconds_in_words(seconds: float) -> str:
    """A length: 3 ms, 1.2 s, 4 min 10 s, 23 h 58 min, 2 d 3 h."""
    if seconds < 1:
        return f"{max(0, round(seconds * 1000))} ms"
    if seconds < _MINUTE:
        return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"
    whole = int(seconds)
    parts = []
    for size, name in _UNITS:
        count, whole = divmod(whole, size)
        if count:
            parts.append(f"{count} {name}")
    if seconds < 600 and whole:
        parts.append(f"{whole} s")
    return " ".join(parts[:2])


def seconds_left(moment: datetime) -> str:
    """How long it is until then; empty when it is over."""
    left = (moment - datetime.now(UTC)).total_seconds()
    return seconds_in_words(left) if left > 0 else ""


def ago(moment: datetime) -> str:
    """How long ago it was."""
    gone = (datetime.now(UTC) - moment).total_seconds()
    return "just now" if gone < 10 else f"{seconds_in_words(gone)} ago"


def age(moment: datetime) -> str:
    """How long it has lasted since then."""
    return seconds_in_words((datetime.now(UTC) - moment).total_seconds())


def as_json(value: Any) -> str:
    """A value as people read JSON."""
    return json.dumps(value, ensure_ascii=False, indent=2, default=str)


def spaced(name: str) -> str:
    """A name of a program as words: get_current_time is "Get current time"."""
    words = name.replace("_", " ").replace(".", " · ")
    return words[:1].upper() + words[1:]


def standing(view: ProblemView) -> str:
    """How a problem stands, in a word or two."""
    return _STANDING.get(view.status, spaced(view.status.value))


def table_of(value: Any) -> tuple[Sequence[str], Sequence[Sequence[Any]]] | None:
    """Columns and rows of a list of records with few, short members; None for anything else."""
    rows = value if isinstance(value, list) else None
    if isinstance(value, dict):
        rows = next((inner for inner in value.values() if isinstance(inner, list) and inner), None)
    if not rows or not all(isinstance(row, dict) for row in rows):
        return None
    columns = list(dict.fromkeys(name for row in rows[:200] for name in row))[:8]
    return columns, [[row.get(name) for name in columns] for row in rows[:200]]


def readable(value: Any) -> tuple[Sequence[str], Sequence[Sequence[Any]]] | None:
    """What a result says to people: the columns and rows of its records, else its plain members as rows without
    columns. Ids of programs and what is nested are left out. None where nothing is left."""
    if (table := table_of(value)) is not None:
        kept = [
            at for at, name in enumerate(table[0]) if not _ID.search(name) and _is_plain(row[at] for row in table[1])
        ]
        return ([table[0][at] for at in kept], [[row[at] for at in kept] for row in table[1]]) if kept else None
    members = value.items() if isinstance(value, dict) else ()
    rows = [[name, one] for name, one in members if not _ID.search(name) and one is not None and _is_plain([one])]
    return ((), rows) if rows else None


def _is_plain(values: Iterable[Any]) -> bool:
    return all(value is None or isinstance(value, str | int | float) for value in values)


def is_moment(value: Any) -> bool:
    """Whether it is a day with an hour, as programs write it."""
    return isinstance(value, str) and _MOMENT.fullmatch(value) is not None


def without_ids(text: str) -> str:
    """An answer without the ids that later requests of programs name things by."""
    return _NAMED.sub("", text)


_TEMPLATES: Final = Environment(
    loader=FileSystemLoader(FOLDER / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_TEMPLATES.globals["phrase"] = phrase
_TEMPLATES.filters.update(
    age=age,
    ago=ago,
    as_json=as_json,
    field=lambda label, lang: field_word(lang, label),
    left=seconds_left,
    lasting=seconds_in_words,
    readable=readable,
    source=source_of,
    spaced=spaced,
    standing=standing,
    table=table_of,
    visible=pieces,
    without_ids=without_ids,
)
_TEMPLATES.tests["moment"] = is_moment
