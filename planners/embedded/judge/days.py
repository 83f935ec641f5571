"""Parameters that are a date or a time, and the days a request names, in English, German and Spanish. Pure.

Only finds the words; which date they are `tools.dates` tells.
"""

from __future__ import annotations

import re
from typing import Any, Final

from planners.embedded.judge.layout import is_text, spoken

_NAMED: Final = (
    r"today|tonight|tomorrow|tmrw|(?:the )?day after tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|"
    r"saturday|sunday|heute|(?<!am )(?<!jeden )morgen|übermorgen|gestern|montag|dienstag|mittwoch|donnerstag|freitag|"
    r"samstag|sonnabend|sonntag|hoy|(?<!la )mañana|pasado mañana|ayer|lunes|martes|miércoles|jueves|"
    r"viernes|sábado|domingo"
)
_SHORT: Final = r"mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun"
_WHICH: Final = r"(?:(?:next|this|coming|nächste[nr]?|kommende[nr]?|diese[nr]?|próximo|este) )?"
_ALONE: Final = re.compile(rf"(?<![\w-]){_WHICH}(?:{_NAMED})(?![\w-])", re.I)
_DAY: Final = rf"{_WHICH}(?:{_NAMED}|{_SHORT})"
_BEFORE: Final = re.compile(rf"(?<![\w-]){_DAY},? (?:(?:at|um|a las?) )?$", re.I)
_AFTER: Final = re.compile(rf",? (?:(?:on|am|el) )?{_DAY}(?![\w-])", re.I)


def is_moment(name: str, schema: dict[str, Any]) -> bool:
    """Whether a parameter's name says that its words are a date or a time."""
    named = re.search(r"(?:^|_)(?:when|date|time|day|start|end|due|deadline)(?:_|$)", spoken(name).replace(" ", "_"))
    return bool(named) and is_text(schema)


def only_day(text: str) -> str | None:
    """The day that a text names, when it names one."""
    found = [match[0] for match in _ALONE.finditer(text)]
    return found[0] if len(found) == 1 else None


def with_day_before(text: str, start: int, end: int) -> int:
    """Where the words begin together with the day just before them, unless they hold one."""
    before = _BEFORE.search(text[:start])
    return before.start() if before and not _ALONE.search(text[start:end]) else start


def with_day_after(text: str, start: int, end: int) -> int:
    """Where the words end together with the day just after them, unless they hold one."""
    after = _AFTER.match(text, end)
    return after.end() if after and not _ALONE.search(text[start:end]) else end
