"""Values that stand in a tool's result: one item, its name and moment, an amount or a code in its text. Pure.

Called by `result_arguments`. Of what may be two things nothing is taken.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

from steward.contracts.base import Json
from steward.contracts.plan import Observation
from steward.contracts.records import records_in
from steward.language.addresses import ADDRESS_IN_TEXT
from steward.language.moments.spans import MomentSpan, days_meant, moment_spans
from steward.language.moments.written import moment_of
from steward.language.result_words import ValueKind
from steward.language.word_lists import any_of

Item = dict[str, Json]
_NAMES: Final = ("title", "subject", "name", "headline", "fact")
_MOMENTS: Final = ("start_time", "start", "when", "due_date", "due", "at")
_ENDS: Final = ("end_time", "end")
_NUMBERS: Final = ("text", "result", "amount", "converted", "total", "price", "rate", "value")
_TEXTS: Final = ("body", "text", "description", "summary", "snippet", "content", "extract")
_CURRENCY: Final = r"(?:[€$£¥]|EUR|USD|GBP|CHF|JPY)"
_FIGURE: Final = r"\d{1,3}(?:[.,' ]\d{3}){0,4}(?:[.,]\d{1,2})?(?!\d)|\d{1,12}(?:[.,]\d{1,2})?(?!\d)"
_AMOUNT: Final = re.compile(rf"(?<!\w){_CURRENCY} ?(?:{_FIGURE})|(?<![\w.,])(?:{_FIGURE}) ?{_CURRENCY}(?!\w)")
"""Matches €1,250.00, $86.40 and 99 EUR; not 14 days."""
_CODE: Final = re.compile(rf"\b(?i:{any_of('code_leads')})[:.#]? {{0,2}}([A-Z0-9][A-Z0-9-]{{2,30}})(?!\w)")
"""Matches the BX7K2P of "booking BX7K2P", the 2041 of "Invoice 2041:"."""
_LONGEST: Final = 20_000


def items_of(seen: Observation) -> list[Item]:
    """The things a result holds: its records, or itself and what it holds where that has a name."""
    records = records_in(seen.result)
    if records or not isinstance(seen.result, dict):
        return records
    nested = [value for value in seen.result.values() if isinstance(value, dict)]
    return [thing for thing in (seen.result, *nested) if name_of(thing)][:1]


def name_of(item: Item) -> str:
    """What a thing is called; empty when it has no name."""
    return next((value.strip() for key in _NAMES if isinstance(value := item.get(key), str) and value.strip()), "")


def span_of(item: Item) -> tuple[str, str] | None:
    """When a thing begins and ends ("" when that is not known), as it says it in fields of its own."""
    start = next((item[key] for key in _MOMENTS if moment_of(item.get(key)) is not None), None)
    end = next((item[key] for key in _ENDS if moment_of(item.get(key)) is not None), "")
    return (str(start), str(end)) if start is not None else None


def value_of(kind: ValueKind, seen: Observation) -> str | None:
    """The one value of a kind that a result holds; None when it holds none, or several."""
    if isinstance(seen.result, dict) and kind == "amount":
        number = next((seen.result[key] for key in _NUMBERS if _is_number(seen.result.get(key))), None)
        if number is not None:
            unit = seen.result.get("currency") or seen.result.get("to_currency")
            return f"{number} {unit}" if isinstance(unit, str) else str(number)
    if kind == "moment":
        reported = span_of_result(seen)
        return reported[0] if reported else None
    if kind == "address":
        senders = [str(item["from"]) for item in [*_own(seen), *records_in(seen.result)] if item.get("from")]
        return _only(match[0] for sender in senders for match in ADDRESS_IN_TEXT.finditer(sender[:_LONGEST]))
    for texts in _texts(seen):
        pattern = _AMOUNT if kind == "amount" else _CODE
        found = {match[match.lastindex or 0]: None for text in texts for match in pattern.finditer(text)}
        codes = [one for one in found if kind == "amount" or any(letter.isdigit() for letter in one)]
        if codes:
            return codes[0] if len(codes) == 1 else None
    return None


def span_of_result(seen: Observation) -> tuple[str, str] | None:
    """When the one thing of a result begins and ends: by its own fields, else by the only day and times of its text."""
    items = items_of(seen)
    if len(items) == 1 and (span := span_of(items[0])) is not None:
        return span
    sent = next((moment for item in _own(seen) if (moment := moment_of(item.get("date"))) is not None), None)
    for texts in _texts(seen):
        text = "\n".join(texts)
        spans = moment_spans(text)
        days = {text[one.start : one.end].casefold(): one for one in spans if one.kind == "day"}
        clocks = [one for one in spans if one.kind == "time" and any(map(str.isdigit, text[one.start : one.end]))]
        if len(days) == 1 and 1 <= len(clocks) <= 2:
            day = _day(text, next(iter(days.values())), sent)
            begin, *end = [f"{day} {text[one.start : one.end]}" for one in clocks]
            return (begin, end[0] if end else "") if day else None
    return None


def _day(text: str, span: MomentSpan, sent: date | datetime | None) -> str:
    """The day a text means; what is told by its distance counts from the day the text was written on. Empty where that
    is not known."""
    words = text[span.start : span.end]
    if any(map(str.isdigit, words)):
        return words
    if sent is None:
        return ""
    days = days_meant(words, sent.date() if isinstance(sent, datetime) else sent)
    return days.first.isoformat() if days is not None and days.first == days.last else ""


def moved(moment: str, seconds: float) -> str | None:
    """A moment so many seconds later, ISO 8601; None where it is a day without a time, or no moment."""
    known = moment_of(moment)
    if not isinstance(known, datetime):
        return None
    return (known + timedelta(seconds=seconds)).isoformat()


def in_order(items: Sequence[Item]) -> list[Item]:
    """Things by when they begin, where all of them say it; else as they stand."""
    begun = [moment_of(span[0]) if (span := span_of(item)) else None for item in items]
    if not all(isinstance(one, datetime) for one in begun):
        return list(items)
    keys = [one if one.tzinfo else one.replace(tzinfo=UTC) for one in begun if isinstance(one, datetime)]
    return [items[place] for place in sorted(range(len(items)), key=keys.__getitem__)]


def _own(seen: Observation) -> list[Item]:
    return [seen.result] if isinstance(seen.result, dict) else []


def _texts(seen: Observation) -> Iterator[list[str]]:
    """The texts of a result: its own, the names and texts of the one thing it holds."""
    holders = _own(seen) + (items if len(items := records_in(seen.result)) == 1 else [])
    for holder in holders:
        if bodies := [str(holder[key])[:_LONGEST] for key in _TEXTS if isinstance(holder.get(key), str)]:
            yield bodies
        if name := name_of(holder):
            yield [name]


def _is_number(value: Json) -> bool:
    if isinstance(value, str):
        return re.fullmatch(r"-?\d{1,20}(?:\.\d{1,12})?", value) is not None
    return isinstance(value, int | float) and not isinstance(value, bool)


def _only(values: Iterator[str]) -> str | None:
    found = list(dict.fromkeys(values))
    return found[0] if len(found) == 1 else None
