"""`open_problem`, the context a problem starts with, and `record_steps`, which writes the mirror.

Registered by workers on the problems queue, run as local activities; a decision is recorded by a regular one. Nothing
is decided here but whether the input is let in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from temporalio import activity

from steward.activities.conversation_window import ConversationWindow
from steward.activities.emergency_answers import answer_to, country_of
from steward.activities.failures import translated
from steward.activities.injection_guard import in_request, injection_remark
from steward.contracts.activities import OpenProblemInput, OpenProblemOutput
from steward.contracts.calls import PreparedCall
from steward.contracts.dialogue import RecentCall
from steward.contracts.memory import LONGEST_MEMORY, MEMORIES
from steward.contracts.mirror import MirrorWrite
from steward.contracts.plain_json import plain
from steward.contracts.plan import ToolCall, Turn
from steward.contracts.problem import ASK_KNOWLEDGE_BASE, ISSUE_DETECTION, ProblemInput, spoken_words
from steward.contracts.provenance import all_from, all_stated
from steward.contracts.threads import in_thread_if_large
from steward.language.emergencies import Level, alarm_in
from steward.language.gloss import language_of
from steward.language.profile_entries import TIMEZONE
from steward.language.zones import find_zone
from steward.planners.embedded.courtesies import asks_the_time, is_courtesy
from steward.sql.memory import Context, MemoryStore
from steward.sql.problems import ProblemStore
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry

_CLOCK: Final = "get_current_time"
_LONGEST_PLAIN: Final = 80
"""Characters; longer courtesies say more than that."""


class ProblemStepActivities:
    """`window` has what was said earlier in the conversation of a planned problem; `memory` what is known of users;
    `country` is where users are who did not say."""

    def __init__(
        self,
        problems: ProblemStore,
        registry: Registry,
        services: Services | None = None,
        memory: MemoryStore | None = None,
        window: ConversationWindow | None = None,
        country: str | None = None,
    ) -> None:
        self._country = country
        self.kept = asyncio.Event()
        """Set by every write that keeps what was said: there may be something to learn."""
        self._problems = problems
        self._registry = registry
        self._services = services or Services()
        self._preparer = Preparer(registry, services)
        self._memory = memory
        self._window = window or ConversationWindow(problems)

    @activity.defn(name="open_problem")
    async def open_problem(self, request: OpenProblemInput) -> OpenProblemOutput:
        """Guard the input, load what is known of the user, and the conversation or prepare the direct call."""
        problem = request.problem
        text = spoken_words(problem.text, problem.tool_name, problem.args)
        alarm = alarm_in(text)
        certain = alarm is not None and alarm.level is Level.CERTAIN
        # A direct call is the user's own to make, and no planner reads it; a question to the knowledge base is talk.
        talk = text if problem.tool_name in (None, ASK_KNOWLEDGE_BASE) else ""
        injection = await in_thread_if_large(talk, in_request, talk)
        with translated():
            turns, recent, (known, prepared) = await asyncio.gather(
                self._window.turns(problem),
                self._recent_calls(problem),
                self._known_and_prepared(request, certain),
            )
        by_rules = alarm is None and not injection and await self._needs_no_model(problem, turns)
        country = country_of(known.profile, _zone_of(known), self._country)
        emergency = None if alarm is None else answer_to(alarm, text, country)
        return OpenProblemOutput(
            blocked=emergency.message if emergency is not None and certain else None,
            emergency=emergency,
            injection=injection,
            injection_told="" if problem.tool_name else injection_remark(text, injection),
            turns=turns,
            recent=recent,
            profile=plain(known.profile).value,
            memories=[fact[:LONGEST_MEMORY] for fact in known.facts],
            timezone=_zone_of(known),
            prepared=prepared,
            language=await in_thread_if_large(text, language_of, text),
            by_rules=by_rules,
        )

    async def _needs_no_model(self, problem: ProblemInput, turns: Sequence[Turn]) -> bool:
        """Whether rules answer what a language model would: a courtesy or the question for the time, while nothing
        waits in the conversation. A courtesy after a question of the assistant may be the reply to that."""
        text = problem.text or ""
        if not problem.by_model or len(text) > _LONGEST_PLAIN:
            return False
        asked = bool(turns) and turns[-1].role == "assistant" and turns[-1].text.rstrip().endswith("?")
        time = asks_the_time(text)
        if not time and (asked or not is_courtesy(text)):
            return False
        place = problem.requester.conversation_id
        with translated():
            if time and (self._registry.resolve(_CLOCK) is None or _CLOCK in await self._services.switched_off()):
                return False
            return not await self._problems.waiting_calls(problem.owner, place, problem.problem_id)

    async def _recent_calls(self, problem: ProblemInput) -> list[RecentCall]:
        """What the conversation just talked about, with what the catalogue says of each tool."""
        specs = [(call, self._registry.resolve(call.tool_name)) for call in await self._window.recent_calls(problem)]
        return [call.model_copy(update={"meaning": spec.meaning}) if spec else call for call, spec in specs]

    @activity.defn(name="record_steps")
    async def record_steps(self, write: MirrorWrite) -> bool:
        """Mirror the row and its new steps. Whether the write was refused."""
        with translated():
            recorded = await self._problems.record(write)
        if write.exchange is not None:
            self.kept.set()
        return not recorded

    async def _known_and_prepared(
        self, request: OpenProblemInput, blocked: bool
    ) -> tuple[Context, PreparedCall | None]:
        """By words alone: comparing meanings would take longer than the rest of opening, and the tool
        retrieve_memories does it where it is asked for."""
        problem = request.problem
        known = Context({}, [])
        if self._memory is not None:
            known = await self._memory.context(problem.owner, problem.text or "", MEMORIES)
        return known, await self._direct_call(request, blocked, _zone_of(known))

    async def _direct_call(self, request: OpenProblemInput, blocked: bool, timezone: str | None) -> PreparedCall | None:
        problem = request.problem
        if problem.tool_name is None or blocked or problem.mcp_url is not None:
            # With a server of the request's own the call is prepared once its tools are known.
            return None
        requester = replace(problem.requester, timezone=timezone or problem.requester.timezone)
        event = problem.problem_type == ISSUE_DETECTION
        labels = all_from(problem.args, "an incoming event") if event else all_stated(problem.args)
        call = ToolCall(tool_name=problem.tool_name, args=problem.args, origins=labels)
        return await self._preparer.prepare(call, requester, request.now)


def _zone_of(known: Context) -> str | None:
    named = known.profile.get(TIMEZONE)
    zone = find_zone(named) if isinstance(named, str) else None
    return zone.key if zone else None
