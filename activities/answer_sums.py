"""Numbers that follow from a result by simple arithmetic, and the words that tell that an answer did some.

Pure. A model may say a total, a mean or a change that no tool returned; it counts as known only beside such a word.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from itertools import combinations
from typing import Final

from steward.contracts.base import Json
from steward.language.word_lists import any_of

_WIDEST: Final = 12
"""Numbers of one record that are set against each other."""
_APART: Final = 16
"""Numbers of a whole result that are set against each other, when it has no more."""
_TALLEST: Final = 2_000
OF_TOTALS: Final = re.compile(rf"\b(?:{any_of('of_totals')})\b", re.IGNORECASE)
OF_CHANGES: Final = re.compile(rf"\b(?:{any_of('of_changes')})\b", re.IGNORECASE)
OF_SPANS: Final = re.compile(rf"\b(?:{any_of('of_spans')})\b", re.IGNORECASE)


def structured(value: Json) -> Json:
    """A result with the JSON that stands in it as text read, as MCP servers send it."""
    if isinstance(value, dict):
        return {key: structured(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [structured(inner) for inner in value]
    if isinstance(value, str) and value.lstrip()[:1] in ("{", "["):
        try:
            return json.loads(value)
        except ValueError:
            return value
    return value


def products(amounts: Iterable[Decimal], result: Json) -> Iterator[Decimal]:
    """What amounts come to at the rates of a short result: "250 dollars are 37,808 yen"."""
    rates = [value for record in _records(result) for value in _numbers(record)]
    if len(rates) <= _APART:
        for amount in amounts:
            yield from (amount * rate for rate in rates)
            yield from (amount / rate for rate in rates if rate)


def totals(result: Json) -> Iterator[Decimal]:
    """Sum and mean of the numbers that stand under each other."""
    for column in _columns(result):
        total = sum(column, Decimal(0))
        yield from (total, total / len(column))


def changes(result: Json) -> Iterator[Decimal]:
    """Differences, plain and in percent, between numbers of one record, and between all numbers of a short result."""
    for record in _records(result):
        known = _numbers(record)[:_WIDEST]
        for one, other in combinations(known, 2):
            yield abs(one - other)
            yield from (abs(100 * (one - other) / base) for base in (one, other) if base)
    everything = [value for record in _records(result) for value in _numbers(record)]
    if len(everything) <= _APART:
        yield from (abs(one - other) for one, other in combinations(everything, 2))
    for column in _columns(result):
        yield max(column) - min(column)
        yield from (abs(one - other) for one, other in combinations(column[:_WIDEST], 2))


def _numbers(record: dict[str, Json]) -> list[Decimal]:
    return [Decimal(str(value)) for value in record.values() if _is_number(value)]


def _is_number(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value and abs(value) < 1e15


def _records(value: Json) -> Iterator[dict[str, Json]]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from _records(inner)
    elif isinstance(value, list):
        for inner in value[:_TALLEST]:
            yield from _records(inner)


def _columns(value: Json) -> Iterator[list[Decimal]]:
    """The numbers that stand under each other: a list of numbers, or one field of a list of records or rows."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from _columns(inner)
    elif isinstance(value, list) and value:
        rows = value[:_TALLEST]
        for column in _by_place(rows):
            numbers = [Decimal(str(cell)) for cell in column if _is_number(cell)]
            if len(numbers) > 1:
                yield numbers
        for inner in rows:
            if isinstance(inner, dict):
                yield from _columns(inner)


def _by_place(rows: list[Json]) -> Iterable[list[Json]]:
    if isinstance(rows[0], dict):
        return [[row.get(key) for row in rows if isinstance(row, dict)] for key in rows[0]]
    if isinstance(rows[0], list):
        width = min(len(rows[0]), 50)
        return [[row[place] for row in rows if isinstance(row, list) and place < len(row)] for place in range(width)]
    return [rows]
