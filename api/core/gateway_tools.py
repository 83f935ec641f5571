"""The two tools of the catalogue that the gateway serves itself: a decision, and a task in words. Pure."""

from __future__ import annotations

from typing import Any, Final

from steward.api.bodies import ExecuteTaskArgs, checked
from steward.contracts.errors import ErrorCode, Unprocessable
from steward.contracts.wire import MAX_TEXT

CONFIRM_ACTION: Final = "confirm_action"
EXECUTE_TASK: Final = "execute_task"


def task_text(args: dict[str, Any]) -> str:
    """The request in words that the arguments of execute_task stand for."""
    task = checked(ExecuteTaskArgs, args, code=ErrorCode.INVALID_ARGUMENTS)
    text = task.task if task.context is None else f"{task.task}\n\n{task.context}"
    if not task.task.strip() or len(text) > MAX_TEXT:
        raise Unprocessable(f"task: must have 1 to {MAX_TEXT} characters, context included")
    return text
