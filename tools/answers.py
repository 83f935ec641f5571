"""What tools answer, made fit to be kept, sent and read before anything else sees it. Used by the runner, before
anything looks for secrets in them, and by whoever asks a backend afterwards.

An effect that has happened is not undone by an odd answer to it: what cannot be kept is left out, the rest stands, and
`degraded` says what is missing.
"""

from __future__ import annotations

import asyncio
from typing import Final

from steward.contracts.base import Json, too_deep
from steward.contracts.errors import InputRequired, StewardError
from steward.contracts.plain_json import clean_text, is_small, plain
from steward.contracts.tool import ToolSpec
from steward.contracts.tool_input import ToolQuestion
from steward.tools.context import ToolResult

LONGEST_ERROR: Final = 4_000
LONGEST_MESSAGE: Final = 100_000
_PARTS_AT_ONCE: Final = 2_000
"""What has more is cleaned in a thread, so that the loop beats on."""


def fit_error(error: StewardError) -> None:
    """Clean what an error says, and asks, where it stands."""
    error.detail = clean_text(str(error.detail))
    if isinstance(error, InputRequired):
        error.question = _fit_question(error.question)


async def fit(spec: ToolSpec, answer: ToolResult) -> ToolResult:
    """The answer as it can be kept."""
    if is_small(answer.result, _PARTS_AT_ONCE):
        return _fit(spec, answer)
    return await asyncio.to_thread(_fit, spec, answer)


def fit_result(result: Json) -> Json:
    """A result that was put on record before anything bounded it."""
    return plain(result).value if too_deep(result) else result


def shorten_error(error: StewardError) -> None:
    """Bound what an error says. After secrets were masked: half of one would not be found."""
    error.detail = error.detail[:LONGEST_ERROR]


def shortened(answer: ToolResult) -> ToolResult:
    """The answer with words of bounded length. After secrets were masked, too."""
    if len(answer.message) <= LONGEST_MESSAGE:
        return answer
    return answer.model_copy(update={"message": answer.message[:LONGEST_MESSAGE]})


def _fit(spec: ToolSpec, answer: ToolResult) -> ToolResult:
    cleaned = plain(answer.result)
    notes = [clean_text(answer.degraded)] if answer.degraded else []
    if cleaned.changed:
        notes.append(f"{spec.name} gave an answer that cannot be kept as it is: {'; '.join(cleaned.changed)}")
    return ToolResult(
        result=cleaned.value,
        message=clean_text(answer.message),
        degraded="; ".join(notes) or None,
    )


def _fit_question(question: ToolQuestion) -> ToolQuestion:
    return ToolQuestion(
        asker=clean_text(question.asker),
        message=clean_text(question.message),
        fields=plain(question.fields).value,
        url=None if question.url is None else clean_text(question.url),
        state=clean_text(question.state),
    )
