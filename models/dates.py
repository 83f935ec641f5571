"""Finds date words in a text and leaves them as words. Called by slot filling; tools resolve them."""

from __future__ import annotations

import re
from typing import Final

_WEEKDAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?)\.?"
)
_COUNT = r"(?:\d+|an?|half an|two|three|four|five|six|ten|a few|a couple of)"
_UNITS = r"(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?)"
_CLOCK = (
    r"\d{1,2}(?:[:.]\d{2})?\s?(?:a\.?m\.?|p\.?m\.?|o'clock|uhr)(?!\w)|\d{1,2}:\d{2}(?::\d{2})?|noon|midnight|midday"
)
_DAY = (
    r"\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?|"
    rf"(?:the )?day after tomorrow|today|tomorrow|tonight|yesterday|(?:(?:this|next|coming|last) )?{_WEEKDAY}|"
    r"(?:this|next|coming) (?:week(?:end)?|month|year|morning|afternoon|evening)|"
    rf"{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?(?!\d)(?:,? \d{{4}})?|"
    rf"\d{{1,2}}(?:st|nd|rd|th)?\.? (?:of )?{_MONTH}(?: \d{{4}})?|\d{{1,2}}[./]\d{{1,2}}[./]\d{{2,4}}|"
    r"(?:in the )?(?:morning|afternoon|evening)"
)
_SPAN = rf"in {_COUNT} {_UNITS}(?: and {_COUNT} {_UNITS})?|{_COUNT} {_UNITS} (?:from now|later|ago)"
_UNIT = rf"(?:{_SPAN}|{_CLOCK}|{_DAY}|(?<=at )\d{{1,2}}(?![\w:.]))"
_LINK = r"(?:,? (?:at |on |by |around )?|, )"
DATE: Final = re.compile(
    rf"\b(?:(?:at|on|by|due|around|until|before) (?:on |by )?)?({_UNIT}(?:{_LINK}{_UNIT})*)(?!\w)", re.I
)


def find_dates(text: str) -> list[tuple[int, int, str]]:
    """(start, end, words) of every date phrase: the place with its preposition, the words without it."""
    return [(match.start(), match.end(), match[1].strip()) for match in DATE.finditer(text)]
