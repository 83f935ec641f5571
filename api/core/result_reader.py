"""Results at the doors: put back into answers as far as they fit, and read by their own address. Part of the gateway.

What a problem carries of a large result is a reference (contracts/stored.py). Whoever may see the problem may read it.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

from steward.api.core.reply import Reply
from steward.contracts.base import Json
from steward.contracts.errors import ErrorCode, NotFound, Unavailable
from steward.contracts.problem import ProblemView
from steward.contracts.stored import MAX_RESULT_BYTES, StoredResult, stored_in
from steward.sql.jsontext import dump_value
from steward.sql.results import ResultStore

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ResultText:
    """A result's JSON text, to be read in parts: where it is kept, or the text itself."""

    problem_id: int
    sha256: str
    size: int
    text: bytes | None
    store: ResultStore

    async def pieces(self, first: int, last: int) -> AsyncIterator[bytes]:
        """The bytes from `first` to `last`, both included."""
        if self.text is not None:
            yield self.text[first : last + 1]
            return
        async for piece in self.store.pieces(self.problem_id, self.sha256, first, last):
            yield piece


class ResultReader:
    """Reads what `call_tool` stored."""

    def __init__(self, store: ResultStore) -> None:
        self._store = store

    async def whole(self, problem_id: int, result: Json) -> Json:
        """A problem's result with what was kept apart put back, 32 MiB at most; what is beyond that, or cannot be read
        now, says how it begins and where it is."""
        if (stored := stored_in(result)) is not None:
            return (await self._resolved(problem_id, stored, MAX_RESULT_BYTES))[0]
        if not isinstance(result, list):
            return result
        left, items = MAX_RESULT_BYTES, []
        for item in result:
            stored = stored_in(item.get("result")) if isinstance(item, dict) else None
            if stored is None:
                items.append(item)
                continue
            value, size = await self._resolved(problem_id, stored, left)
            left -= size
            items.append({**item, "result": value})
        return items

    async def completed(self, reply: Reply) -> Reply:
        """The reply with results that were kept apart put back."""
        answer = reply.answer
        if answer.problem_id is None or answer.result is None:
            return reply
        whole = await self.whole(answer.problem_id, answer.result)
        return replace(reply, answer=answer.model_copy(update={"result": whole}))

    async def text(self, problem_id: int, sha256: str) -> ResultText:
        """A result that was kept apart. Raises NotFound when the problem has no such result, Unavailable."""
        return ResultText(problem_id, sha256, await self._store.size(problem_id, sha256), None, self._store)

    async def of_view(self, view: ProblemView) -> ResultText:
        """The result of a problem. Of several results each large one is shown by its address.

        Raises:
            NotFound: it has none.
            Unavailable: PostgreSQL is away.
        """
        if view.result is None:
            raise NotFound(f"problem {view.problem_id} has no result", code=ErrorCode.NOT_FOUND)
        if (stored := stored_in(view.result)) is not None:
            return await self.text(view.problem_id, stored.sha256)
        text = dump_value(shown(view.problem_id, view.result)).encode()
        return ResultText(view.problem_id, hashlib.sha256(text).hexdigest(), len(text), text, self._store)

    async def _resolved(self, problem_id: int, stored: StoredResult, room: int) -> tuple[Json, int]:
        """The result, or how it is shown without it; and how many bytes were read."""
        try:
            if await self._store.size(problem_id, stored.sha256) <= room:
                data = await self._store.read(problem_id, stored.sha256)
                return json.loads(data), len(data)
        except (NotFound, Unavailable) as error:
            _log.warning("a result of problem %s is shown shortened: %s", problem_id, error.detail)
        return stored.shown(problem_id), 0


def shown(problem_id: int, result: Json) -> Json:
    """A problem's result with every reference in it as callers get to see it."""
    if (stored := stored_in(result)) is not None:
        return stored.shown(problem_id)
    if not isinstance(result, list):
        return result
    return [
        {**item, "result": shown(problem_id, item["result"])} if isinstance(item, dict) and "result" in item else item
        for item in result
    ]
