"""What a parameter is for, read from its name and schema. Pure; called by slot filling."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, Final

from contracts.tool import Candidate


class Role(Enum):
    """The kinds of values slot filling knows how to find."""

    SQL = auto()
    BODY = auto()
    SUBJECT = auto()
    ADDRESS = auto()
    SENDER = auto()
    ENUM = auto()
    DATE = auto()
    DAYS = auto()
    COUNT = auto()
    NUMBER_ID = auto()
    NUMBER = auto()
    TEXT_ID = auto()
    PLACE = auto()
    EXPRESSION = auto()
    QUERY = auto()
    MAIN = auto()
    OTHER = auto()


_BY_NAME: Final = {
    Role.SUBJECT: {"subject"},
    Role.ADDRESS: {"to", "cc", "bcc", "recipient", "recipients", "email", "attendees"},
    Role.SENDER: {"from", "from_email", "sender", "author"},
    Role.PLACE: {"timezone", "time_zone", "location", "city", "place"},
    Role.EXPRESSION: {"expression", "formula"},
    Role.QUERY: {"query", "q", "search", "keywords", "topic"},
    Role.MAIN: {"message", "text", "title", "content", "note", "fact", "task", "description", "summary"},
    Role.COUNT: {"limit", "num_results", "max_results", "count", "top"},
}
_DATE_NAMES: Final = {"when", "date", "time", "due", "due_date", "start_time", "end_time", "start_date", "end_date"}


def role_of(name: str, schema: Any, candidate: Candidate) -> Role:
    """The role of one parameter of a candidate."""
    schema = schema if isinstance(schema, dict) else {}
    if schema.get("enum"):
        return Role.ENUM
    if schema.get("type") in ("integer", "number"):
        return _number_role(name)
    if schema.get("type") in ("boolean", "object"):
        return Role.OTHER
    if name in candidate.dates or name in _DATE_NAMES or schema.get("format") in ("date", "date-time"):
        return Role.DATE
    if name == "query" and "sql" in candidate.name:
        return Role.SQL
    if name == "body":
        return Role.BODY
    if name == "id" or name.endswith("_id"):
        return Role.TEXT_ID
    by_name = next((role for role, names in _BY_NAME.items() if name in names), None)
    if by_name is None and schema.get("format") == "email":
        return Role.ADDRESS
    return by_name or Role.OTHER


def _number_role(name: str) -> Role:
    if name == "id" or name.endswith("_id"):
        return Role.NUMBER_ID
    if name in _BY_NAME[Role.COUNT]:
        return Role.COUNT
    return Role.DAYS if "day" in name and "back" in name else Role.NUMBER
