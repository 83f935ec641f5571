"""A plan request without the words that stand in it as quoted data (language/injection/quoting.py). Pure.

Called by the backend before anything is read, so that no value, no item and no tool is taken from such words.
"""

from __future__ import annotations

from typing import TypeVar

from steward.contracts.base import Message, mapped_texts
from steward.contracts.plan import PlanRequest
from steward.language.injection.quoting import without_quoted

_MessageT = TypeVar("_MessageT", bound=Message)


def without_quoted_data(request: PlanRequest) -> tuple[PlanRequest, dict[str, str]]:
    """The request with a number in place of each quoted text, and these texts by number."""
    taken: dict[str, str] = {}

    def plain(text: str) -> str:
        return without_quoted(text, taken)

    def changed(message: _MessageT, *fields: str) -> _MessageT:
        return message.model_copy(update={name: mapped_texts(getattr(message, name), plain) for name in fields})

    changes = {
        "observations": [changed(one, "result", "message", "error") for one in request.observations],
        "recent": [changed(one, "result", "message") for one in request.recent],
        "turns": [changed(one, "text") for one in request.turns],
        "memories": [plain(one) for one in request.memories],
        "candidates": [changed(one, "description", "parameters") for one in request.candidates],
    }
    return (request.model_copy(update=changes), taken) if taken else (request, taken)
