"""The pages that several doors answer with. Data alone; what one door alone answers with stands beside it."""

from __future__ import annotations

from typing import Any

from steward.contracts.base import Message
from steward.contracts.problem import ProblemView


class ProblemPage(Message):
    """Problems, newest first. `next` is the `before` of the page after, null on the last one."""

    problems: list[ProblemView]
    next: int | None


class ToolPage(Message):
    """Tools, by name."""

    success: bool = True
    count: int
    tools: list[dict[str, Any]]
