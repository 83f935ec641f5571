"""What a tool answered or raised, without any secret. Used by the runner and by whoever asks a backend afterwards."""

from __future__ import annotations

import asyncio
from typing import Final, TypeVar

from steward.contracts.base import Json
from steward.contracts.errors import InputRequired, StewardError
from steward.contracts.redaction import REDACTOR
from steward.contracts.tool_input import ToolQuestion
from steward.tools.context import ToolResult

_ResultT = TypeVar("_ResultT", bound=ToolResult | None)

_QUICK: Final = 50_000
"""Characters and values that are looked through within some milliseconds; more are left to a thread."""


async def masked(answer: _ResultT) -> _ResultT:
    """The answer with its secrets masked; None stays None. A large one does not hold the event loop up."""
    if answer is None:
        return answer
    if _is_small(answer.result, len(answer.message)):
        return _masked(answer)
    return await asyncio.to_thread(_masked, answer)


def mask_error(error: StewardError) -> None:
    """Mask what an error says, where it stands."""
    error.detail = REDACTOR.text(error.detail)
    error.args = (error.detail,)
    error.extra = REDACTOR.value(error.extra)
    if isinstance(error, InputRequired):
        error.question = ToolQuestion.model_validate(REDACTOR.value(error.question.model_dump()))


def _masked(answer: _ResultT) -> _ResultT:
    assert answer is not None
    words = {"message": REDACTOR.text(answer.message), "degraded": answer.degraded and REDACTOR.text(answer.degraded)}
    return answer.model_copy(update={"result": REDACTOR.value(answer.result), **words})


def _is_small(value: Json, size: int) -> bool:
    layer = [value]
    while layer and size <= _QUICK:
        item = layer.pop()
        size += len(item) if isinstance(item, str | list | dict) else 1
        if isinstance(item, dict):
            size += sum(map(len, map(str, item)))
            layer.extend(item.values())
        elif isinstance(item, list):
            layer.extend(item)
    return size <= _QUICK
