"""Results as tools build them."""

from __future__ import annotations

from typing import Any

from steward.contracts.provenance import FROM_OUTSIDE


def of_source(source: str | None) -> dict[str, Any]:
    """The members of a record that say whose words it holds, where they are not the user's own."""
    return {"source": source, FROM_OUTSIDE: True} if source else {}


def given(**fields: Any) -> dict[str, Any]:
    """The fields that are known: a result leaves out what a service did not tell."""
    return {name: value for name, value in fields.items() if value is not None}


def counted(count: int, one: str, more: str) -> str:
    """ "1 story", "2 stories"."""
    return f"{count} {one if count == 1 else more}"
