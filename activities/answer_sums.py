"""Numbers that follow from results by simple arithmetic, and the words that tell that an answer did some.

Pure and bounded. A model may say a total, a mean, a share, a change or a converted amount that no tool returned. What
stands under each other (one field of a list, amounts of one currency in a text, hours of a list of events) is reckoned
with as a whole, by group, and in small lists in any choice; else numbers count as one another's only where they stand
in one record, or where the answer tells them beside what it makes of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from decimal import Decimal
from itertools import combinations, permutations
from statistics import median
from typing import Final

from steward.activities.answer_numbers import CURRENCY, StatedNumber, numbers_in
from steward.contracts.base import Json
from steward.language.moments.written import moment_of
from steward.language.sums import unit_factors
from steward.language.word_lists import any_of

_WIDEST: Final = 12
"""Numbers of one record that are set against each other."""
_APART: Final = 16
"""Numbers of a whole result that are set against each other, when it has no more."""
_FEW: Final = 8
_MOST_COUNTS: Final = 6
MOST_COUNTED: Final = 200
_MOST_TIMES: Final = 60
_DAYS_OF_WEEK: Final = 7
_WEEK: Final = re.compile(rf"\b(?:{any_of('week')})", re.IGNORECASE)
"""Numbers of a list, and of an answer, of which any choice may be added up."""
_TALLEST: Final = 2_000
_MOST_FIELDS: Final = 30
_MOST_GROUPS: Final = 40
_LONGEST_CELL: Final = 24
_MOST_MONEY: Final = 24
_MOST_CONVERTED: Final = 60
OF_TOTALS: Final = re.compile(rf"\b(?:{any_of('of_totals')})\b", re.IGNORECASE)
OF_CHANGES: Final = re.compile(rf"\b(?:{any_of('of_changes')})\b|[+−×÷]|(?<=\d)\s?[x×*/÷]\s?(?=\d)", re.IGNORECASE)
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


def counts_in(question: str, stated: Sequence[StatedNumber]) -> list[Decimal]:
    """How many days, people or things a question says it is about; `stated` are its numbers."""
    said = [
        value
        for number in stated
        if not number.percent
        for value, _ in number.readings
        if value == value.to_integral_value()
    ]
    weeks = [Decimal(_DAYS_OF_WEEK)] if _WEEK.search(question) else []
    return [count for count in dict.fromkeys([*said, *weeks]) if 1 < count <= _MOST_TIMES][:_MOST_COUNTS]


def times_over(values: Sequence[Decimal], counts: Sequence[Decimal]) -> Iterator[Decimal]:
    """What numbers of results come to so many times: a price for 3 days and 2 people."""
    times = {one * other for one, other in combinations((*counts, Decimal(1)), 2)}
    yield from (value * many for value in values for many in times if many > 1)


def added_times_over(stated: Sequence[Decimal], counts: Sequence[Decimal]) -> Iterator[Decimal]:
    """What two numbers that an answer tells come to, each so many times: two nights here and three there."""
    for one, other in combinations(stated[:_FEW], 2):
        yield from (one * many + other * more for many, more in permutations(counts, 2))


def totals(columns: Sequence[Sequence[Decimal]]) -> Iterator[Decimal]:
    """Sum, mean, median, least and most of the numbers that stand under each other; of a few, any sums."""
    for column in columns:
        total = sum(column, Decimal(0))
        yield from (total, total / len(column), median(column), min(column), max(column), Decimal(len(column)))
        if len(column) <= _FEW:
            yield from chosen_sums(column)


def changes(result: Json, columns: Sequence[Sequence[Decimal]]) -> Iterator[Decimal]:
    """Differences and shares, plain and in percent, between numbers of one record, of one column, and between all
    numbers of a short result."""
    for record in _records(result):
        yield from _set_against(_numbers(record)[:_WIDEST])
    everything = [value for record in _records(result) for value in _numbers(record)]
    if len(everything) <= _APART:
        yield from (abs(one - other) for one, other in combinations(everything, 2))
    for column in columns:
        total = sum(column, Decimal(0))
        yield max(column) - min(column)
        yield from (100 * value / total for value in column if total)
        yield from _set_against(list(column)[:_WIDEST])


def follows_from(number: StatedNumber, stated: Sequence[StatedNumber]) -> list[Decimal]:
    """What comes of the numbers that an answer tells beside it. Of a bare small number nothing is said: it would be the
    difference of some two by chance."""
    if number.bare and all(value < _WIDEST for value, _ in number.readings):
        return []
    values = [one.readings[0][0] for one in stated]
    known = list(dict.fromkeys(values))[:_FEW]
    shares = [value / 100 if one.percent else value for value, one in zip(values, stated, strict=True)][:_FEW]
    found = [*chosen_sums(known), *(one * other for one, other in combinations(shares, 2))]
    found += [whole * (1 + sign * part) for whole in known for part in shares if part not in known for sign in (1, -1)]
    found += [sum(known, Decimal(0)) / len(known)] if known else []
    found += list(_set_against(known)) if number.percent or len(known) <= _FEW // 2 else []
    return [*found, *(one / other for one, other in permutations(known, 2) if other)]


def converted(values: Iterable[Decimal], known: str, said: str) -> Iterator[Decimal]:
    """Amounts in the units that an answer names, of those in units that are known."""
    factors = unit_factors(known, said)
    for value in sorted(set(values))[:_MOST_CONVERTED]:
        yield from (value * factor for factor in factors)
        if _CELSIUS.search(known + said) and _FAHRENHEIT.search(known + said):
            yield from (value * Decimal("1.8") + 32, (value - 32) / Decimal("1.8"))


_CELSIUS: Final = re.compile(r"°\s?C\b|celsius|\bmetric\b", re.IGNORECASE)
_FAHRENHEIT: Final = re.compile(r"°\s?F\b|fahrenheit", re.IGNORECASE)


def columns_of(result: Json) -> list[list[Decimal]]:
    """The numbers that stand under each other, as wholes and by what another field of their records says, and the
    amounts of one currency in each text."""
    whole = list(_columns(result))
    groups = [group for rows in _lists(result) for group in _grouped(rows)][:_MOST_GROUPS]
    money = [amounts for text in _texts(result) for amounts in _money(text)][:_MOST_GROUPS]
    return [*whole, *groups, *money]


def lengths_of(value: Json) -> Iterator[timedelta]:
    """How long each thing of a result takes that has two moments of its own: an event, a journey."""
    for record in _records(value):
        moments = [moment_of(inner) for inner in record.values() if isinstance(inner, str)]
        instants = [moment for moment in moments if isinstance(moment, datetime)]
        if len(instants) == 2 and (instants[0].tzinfo is None) == (instants[1].tzinfo is None):
            yield abs(instants[1] - instants[0])


def chosen_sums(numbers: Sequence[Decimal]) -> Iterator[Decimal]:
    """The sums of any two and more of a few numbers."""
    few = list(numbers)[:_FEW]
    for size in range(2, len(few) + 1):
        yield from (sum(some, Decimal(0)) for some in combinations(few, size))


def _set_against(numbers: Sequence[Decimal]) -> Iterator[Decimal]:
    for one, other in combinations(numbers, 2):
        yield abs(one - other)
        for value, base in ((one, other), (other, one)):
            if base:
                yield from (abs(100 * (value - base) / base), 100 * value / base)


def _numbers(record: dict[str, Json]) -> list[Decimal]:
    return [number for value in record.values() if (number := _number(value)) is not None]


def _number(value: Json) -> Decimal | None:
    """The number of a cell: a number, or a few characters with one amount in them ("45.00 EUR")."""
    if isinstance(value, str):
        if len(value) > _LONGEST_CELL or not CURRENCY.search(value):
            return None
        found = numbers_in(value)
        return found[0].readings[0][0] if len(found) == 1 else None
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value or abs(value) >= 1e15:
        return None
    return Decimal(str(value))


def _records(value: Json) -> Iterator[dict[str, Json]]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from _records(inner)
    elif isinstance(value, list):
        for inner in value[:_TALLEST]:
            yield from _records(inner)


def _lists(value: Json) -> Iterator[list[dict[str, Json]]]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from _lists(inner)
    elif isinstance(value, list):
        rows = [row for row in value[:_TALLEST] if isinstance(row, dict)]
        if rows:
            yield rows
        for row in rows:
            yield from _lists(row)


def _grouped(rows: Sequence[dict[str, Json]]) -> Iterator[list[Decimal]]:
    """The columns of the records that have one value of a field in common: a sender, a kind, a day."""
    fields = list(dict.fromkeys(key for row in rows[:_MOST_FIELDS] for key in row))[:_MOST_FIELDS]
    for field in fields:
        by_value: dict[str, list[dict[str, Json]]] = {}
        for row in rows:
            if isinstance(value := row.get(field), str | bool):
                by_value.setdefault(_day_or_word(value), []).append(row)
        if not 1 < len(by_value) < len(rows):
            continue
        for some in by_value.values():
            columns = ([_number(row.get(name)) for row in some] for name in fields)
            known = ([number for number in column if number is not None] for column in columns)
            yield from (column for column in known if len(column) > 1)


def _day_or_word(value: str | bool) -> str:
    text = str(value)
    return text[:10] if re.match(r"\d{4}-\d{2}-\d{2}T", text) else text


def _texts(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value[:_TALLEST]:
            yield from _texts(inner)


def _money(text: str) -> Iterator[list[Decimal]]:
    amounts = [number.readings[0][0] for number in numbers_in(text[:_TALLEST]) if number.money] if text else []
    if 1 < len(amounts) <= _MOST_MONEY:
        yield amounts


def _columns(value: Json) -> Iterator[list[Decimal]]:
    """The numbers that stand under each other: a list of numbers, or one field of a list of records or rows."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from _columns(inner)
    elif isinstance(value, list) and value:
        rows = value[:_TALLEST]
        for column in _by_place(rows):
            numbers = [number for cell in column if (number := _number(cell)) is not None]
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
