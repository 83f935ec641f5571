"""The two tools of the catalogue that the gateway serves itself: a decision, and a task in words. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from steward.api.bodies import ExecuteTaskArgs, checked
from steward.contracts.errors import ErrorCode, Unprocessable
from steward.contracts.step import Action, Step
from steward.contracts.wire import MAX_TEXT

CONFIRM_ACTION: Final = "confirm_action"
EXECUTE_TASK: Final = "execute_task"


def tools_used(steps: Iterable[Step]) -> list[str]:
    """The tools whose calls these steps announce, each once, in order."""
    named = [step.detail.get("tool_name") for step in steps if step.action is Action.TOOL_DISPATCHED]
    return list(dict.fromkeys(name for name in named if isinstance(name, str)))


def task_text(args: dict[str, Any]) -> str:
    """The request in words that the arguments of execute_task stand for."""
    task = checked(ExecuteTaskArgs, args, code=ErrorCode.INVALID_ARGUMENTS)
    text = task.task if task.context is None else f"{task.task}\n\n{task.context}"
    if not task.task.strip() or len(text) > MAX_TEXT:
        raise Unprocessable(f"task: must have 1 to {MAX_TEXT} characters, context included")
    return text
