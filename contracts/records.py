"""The records in a tool's result: what lists hold, each with an id and a few telling fields. Pure."""

from __future__ import annotations

from typing import Final

from steward.contracts.base import Json

MOST_RECORDS: Final = 20
_FIELDS: Final = 12
_LONGEST: Final = 200


def records_in(result: Json) -> list[dict[str, Json]]:
    """The records of a result: its own, or those of its lists."""
    lists = [value for value in result.values() if isinstance(value, list)] if isinstance(result, dict) else [result]
    return [item for items in lists if isinstance(items, list) for item in items if isinstance(item, dict)]


def brief_records(result: Json) -> list[dict[str, Json]]:
    """The first records, each with its first short fields: enough to find one of them again."""
    return [
        {name: _short(value) for name, value in list(record.items())[:_FIELDS] if _is_plain(value)}
        for record in records_in(result)[:MOST_RECORDS]
    ]


def _is_plain(value: Json) -> bool:
    return isinstance(value, str | int | float | bool)


def _short(value: Json) -> Json:
    return value[:_LONGEST] if isinstance(value, str) else value
