"""A result's record, what is known of the call it came from, and its fields by any of their names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import tzinfo
from typing import Any, TypeAlias

from steward.contracts.base import Json
from steward.wording.words import given, line

Record: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ResultSource:
    """The call a result came from. `zone` is the reader's; None shows instants in their own offset. `partial` when only
    the result's beginning is at hand."""

    tool: str
    zone: tzinfo | None = None
    partial: bool = False

    @property
    def tool_words(self) -> str:
        """The tool's name as words: "list tasks" of `list_tasks`."""
        return line(re.sub(r"[_.\-]+", " ", self.tool), 80)


def pick(record: Mapping[str, Json], *names: str) -> Json:
    """The first of these fields that holds anything, or None."""
    return next((record[name] for name in names if given(record.get(name))), None)


def details(*parts: str) -> str:
    """The parts that say anything, in brackets behind a space; "" for none."""
    message = [part for part in parts if part]
    return f" ({', '.join(message)})" if message else ""
