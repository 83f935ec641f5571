"""Results of tools on their way into a problem: small ones as they are, large ones kept once and referred to.

Used by `call_tool` and its dispatcher alone, so that nothing behind them ever carries more than a few thousand
characters of a result, whatever tools return: histories, workflow tasks and views stay small.
"""

from __future__ import annotations

import logging
from typing import Final

from steward.contracts.base import Json
from steward.contracts.calls import CallToolOutput
from steward.contracts.errors import Unavailable
from steward.contracts.stored import INLINE_CHARACTERS, MAX_RESULT_BYTES, left_out, stored_in
from steward.sql.jsontext import dump_value
from steward.sql.results import ResultStore

_log = logging.getLogger(__name__)

LONGEST_TEXT: Final = 16_000
"""Characters of a tool's own words; what it says beyond them is cut off."""


class ResultKeeper:
    """Makes outputs small. Without a store (None) what is large stays with the problem, up to the same bound."""

    def __init__(self, store: ResultStore | None) -> None:
        self._store = store

    async def small(self, problem_id: int, tool_name: str, output: CallToolOutput) -> CallToolOutput:
        """The output with a large result kept apart, and with one that cannot be kept left out and said to be.

        Raises:
            Unavailable: PostgreSQL is away; nothing else, for the outcome must be told whatever was returned.
        """
        result, why = await self._reduced(problem_id, output.result)
        changes: dict[str, Json] = {
            "result": result,
            "message": _cut(output.message),
            "error": _cut(output.error),
        }
        if why is not None:
            message = f"the result of {tool_name} is left out: {why}"
            changes["degraded"] = "; ".join(filter(None, (output.degraded, message)))
        return output.model_copy(update=changes)

    async def _reduced(self, problem_id: int, result: Json) -> tuple[Json, str | None]:
        """What travels in place of a result, and why it is left out, if it is."""
        if result is None or stored_in(result) is not None:
            return result, None
        try:
            text = dump_value(result)
            if len(text) <= INLINE_CHARACTERS:
                return result, None
            size = len(text.encode())
            if size > MAX_RESULT_BYTES:
                why = f"{size} bytes are above the bound of {MAX_RESULT_BYTES}"
                return left_out(why), why
            if self._store is None:
                return result, None
            return (await self._store.keep(problem_id, text)).as_result(), None
        except Unavailable:
            raise
        except Exception as error:
            _log.exception("a result in problem %s cannot be kept", problem_id)
            why = f"it cannot be kept ({type(error).__name__})"
            return left_out(why), why


def _cut(text: str | None) -> str | None:
    return text if text is None or len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 2]} …"
