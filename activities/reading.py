"""The activity `read_message`: a message read against what its conversation talked about and asked.

Registered on the problems queue, run as a local activity. It asks the planner's judge how well the message stands as a
request of its own; where there is none, the words alone decide. It plans nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from temporalio import activity

from steward.contracts.activities import ReadMessageInput
from steward.contracts.dialogue import Reading
from steward.contracts.errors import Unavailable
from steward.contracts.problem import Question
from steward.contracts.schemas import UnusableSchema
from steward.contracts.tool import Candidate, Effect, ToolSpec
from steward.contracts.validation import TooMuchWork, bounded
from steward.dialogue.amendments import read_amendment
from steward.dialogue.question_replies import read_reply
from steward.dialogue.readings import NOTHING, Standing, Tool, read_request
from steward.planners.embedded.tool_reader import ToolReader
from steward.search.embedder import Embedder
from steward.search.retrieval import ToolRetriever
from steward.tools.registry import Registry

_CANDIDATES = 10


class ReadingActivities:
    """`judge` takes requests apart; None where no planner of this worker has one."""

    def __init__(
        self, registry: Registry, embedder: Embedder, retriever: ToolRetriever, judge: ToolReader | None = None
    ) -> None:
        self._registry = registry
        self._embedder = embedder
        self._retriever = retriever
        self._judge = judge

    @activity.defn
    async def read_message(self, request: ReadMessageInput) -> Reading:
        """How the message is read. Without a judge, or while it is away, by its words alone."""
        loop = asyncio.get_running_loop()

        @cache
        def stands(text: str) -> Standing:
            found = asyncio.run_coroutine_threadsafe(self._candidates(text), loop).result()
            return self._standing(text, found)

        return await asyncio.to_thread(self._read, request, stands)

    def _read(self, request: ReadMessageInput, stands: Callable[[str], Standing]) -> Reading:
        if request.amends is not None:
            return read_amendment(request.text, request.amends, self._tool)
        if request.question is not None:
            return self._read_reply(request.text, request.question, request.asked_schema, stands)
        return read_request(request.text, request.recent, self._tool, stands)

    def _read_reply(
        self, text: str, question: Question, schema: dict[str, Any], stands: Callable[[str], Standing]
    ) -> Reading:
        dates = self._tool(question.tool_name).dates if question.tool_name else ()
        return read_reply(text, question, schema, stands, moment=question.parameter in dates)

    def _tool(self, name: str) -> Tool:
        spec = self._registry.resolve(name)
        if spec is None:
            return Tool()
        properties = spec.parameters.get("properties", {})
        texts = [
            name for name, schema in properties.items() if isinstance(schema, dict) and schema.get("type") == "string"
        ]
        words = ("string", "array")
        numbers = any(not isinstance(one, dict) or one.get("type") not in words for one in properties.values())
        takes = partial(_takes, spec)
        return Tool(
            spec.dates, spec.effect is Effect.READ, texts, properties, takes, numbers=numbers, meaning=spec.meaning
        )

    async def _candidates(self, text: str) -> list[Candidate]:
        if self._judge is None:
            return []
        try:
            vectors = await asyncio.to_thread(self._embedder.embed, [text])
            hits = await self._retriever.find(text, vectors[0], _CANDIDATES)
        except Unavailable:
            return []
        return self._retriever.offer(hits, _CANDIDATES)

    def _standing(self, text: str, candidates: list[Candidate]) -> Standing:
        if self._judge is None or not candidates:
            return NOTHING
        try:
            part = self._judge.with_arguments(self._judge.chooser(candidates)(text).part)
        except Unavailable:
            return NOTHING
        if part.candidate is None:
            return NOTHING
        complete = not part.missing or part.lacks_only_ids
        return Standing(part.candidate.name, part.confidence, complete)


def _takes(spec: ToolSpec, args: Mapping[str, Any]) -> bool:
    """Whether arguments fit a tool's schema; what cannot be checked does not."""
    try:
        return bounded(spec.parameters).is_valid(dict(args))
    except (UnusableSchema, TooMuchWork):
        return False
