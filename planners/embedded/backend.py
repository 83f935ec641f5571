"""The embedded planner: always there, no model file to fetch, no network. The chain usually asks it last.

The splitter takes the request apart with the judge; this module decides what follows: call, ask, look something up
first, or answer. What it is not sure of it asks; it never guesses a value and never runs a tool.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Final

from steward.contracts.base import Message
from steward.contracts.dialogue import Act
from steward.contracts.errors import Unavailable
from steward.contracts.plan import (
    BY_RULES,
    AnswerPlan,
    AskPlan,
    CallsPlan,
    IntendsPlan,
    Plan,
    PlanRequest,
    PlanResult,
    ToolCall,
    Usage,
    state_fits,
)
from steward.contracts.provenance import SAID
from steward.contracts.tool import Candidate, ToolSpec
from steward.language.gloss import in_english, language_of
from steward.language.injection.quoting import with_quoted
from steward.language.phrases import phrase
from steward.planners.chain import BackendFailed, PlanControl
from steward.planners.check import missing_of
from steward.planners.embedded import answers
from steward.planners.embedded.address_questions import AddressQuestion, address_part
from steward.planners.embedded.asked_tools import asked_calls, own_words
from steward.planners.embedded.courtesies import after_thanks, begins_with_thanks, small_talk_answer
from steward.planners.embedded.earlier import calls_meant, is_set_right, removal_left, set_right
from steward.planners.embedded.item_questions import question_text as item_question_text
from steward.planners.embedded.judge.model import Judge
from steward.planners.embedded.judge.registry import RULES
from steward.planners.embedded.judge.rule_set import Rules
from steward.planners.embedded.known_answers import is_open_question, look_for_answer, told_by_documents
from steward.planners.embedded.lookups import Lookups, with_step_before
from steward.planners.embedded.meant_parts import as_meant, changing_known
from steward.planners.embedded.mixed_mails import left_alone_if_mixed
from steward.planners.embedded.postponements import postponed
from steward.planners.embedded.progress import count_failures, has_no_tool, is_all_accounted_for, is_declined
from steward.planners.embedded.quoted_data import without_quoted_data
from steward.planners.embedded.replies import SettledRequest, settle_replies
from steward.planners.embedded.request_parts import Part, leaving, stages_of
from steward.planners.embedded.result_arguments import ResultArguments
from steward.planners.embedded.second_looks import second_look
from steward.planners.embedded.several_things import split_each
from steward.planners.embedded.tool_questions import question_text, tool_question
from steward.planners.embedded.tool_reader import ToolReader
from steward.planners.embedded.wording import Wording
from steward.search.embedder import Embedder
from steward.search.tool_similarity import ToolSimilarity

log = logging.getLogger(__name__)

_MOST_CHARACTERS: Final = 2000
"""Characters; a bound on the time that rules take. The judge has a bound of its own, in tokens."""
_LEAST_SURE: Final = 0.3
"""Below this likelihood of its best tool a part is asked about instead of acted on."""


class EmbeddedPlanner:
    """Plans with the judge. `embedder` must be the finder: the judge was trained beside its cosines.

    `tools` are those that will be offered; others may be offered too, and cost more time at first. Their vectors are
    kept in the folder `models`, where one is given. `rules` are those that read arguments.
    """

    name = BY_RULES
    quick = True
    local = True

    def __init__(
        self,
        judge: Judge,
        embedder: Embedder,
        wording: Wording,
        tools: Sequence[ToolSpec] = (),
        models: Path | None = None,
        rules: Rules = RULES,
    ) -> None:
        self._judge = judge
        self._wording = wording
        self._nearness = ToolSimilarity(embedder)
        self.reader = ToolReader(judge, self._nearness, rules)
        self._tools, self._models = tools, models

    def warm(self) -> None:
        """Load the judge and embed the tools in a thread. A failure is logged; the first plan meets it again."""
        threading.Thread(target=self._load, name="judge", daemon=True).start()

    def close(self) -> None:
        """Free the judge."""
        self._judge.close()

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """A plan, well within a second. Raises BackendFailed when the models cannot be loaded."""
        started = time.monotonic()
        try:
            plan, confidence = await asyncio.to_thread(self._guarded, request)
        except Unavailable as away:
            raise BackendFailed(away.detail) from away
        usage = Usage(seconds=time.monotonic() - started)
        return PlanResult(plan=plan, backend=self.name, usage=usage, confidence=round(confidence, 3))

    def asked(self, request: PlanRequest) -> list[ToolCall]:
        """The calls that the user's own words ask for; whoever plans. Blocking, some 50 ms."""
        return asked_calls(request, self.reader, self._judge)

    def _load(self) -> None:
        try:
            self._judge.load()
            self._nearness.learn(self._tools, self._models)
        except Unavailable as away:
            log.warning("the embedded planner cannot plan: %s", away.detail)

    def _guarded(self, request: PlanRequest) -> tuple[Plan, float]:
        """The plan of a request, of which nothing is taken that stands in it as quoted data; an answer shows it."""
        if request.intends:
            return IntendsPlan(intends=self.asked(request)), 1.0
        if request.without_tools and not request.observations:
            return AnswerPlan(text=small_talk_answer(request.text) or answers.without_tools(request)), 1.0
        plain, taken = without_quoted_data(request)
        plan, confidence = self._decide(plain)
        return (AnswerPlan(text=with_quoted(plan.text, taken)) if isinstance(plan, AnswerPlan) else plan), confidence

    def _decide(self, request: PlanRequest) -> tuple[Plan, float]:
        if (read := self._by_reading(request)) is not None:
            return read, 1.0
        settled = settle_replies(request)
        settled = replace(settled, text=after_thanks(settled.text))
        if len(settled.text) > _MOST_CHARACTERS or not self._judge.reads_whole(in_english(settled.text).text):
            return AnswerPlan(text=answers.too_long(request, self._wording)), 1.0
        if not request.observations and (answer := answers.unplanned(settled.text, request.candidates)) is not None:
            return AnswerPlan(text=answer), 1.0
        handed = ResultArguments(request, self._wording, settled.address)
        parts = told_by_documents(request, self._parts(request, settled))
        if not request.observations and (off := self._switched_off(request, parts)) is not None:
            return AnswerPlan(text=answers.switched_off(request, off)), 1.0
        if (look := look_for_answer(request, parts)) is not None:
            return CallsPlan(calls=[look]), 1.0
        if request.observations and is_open_question(request, parts):
            return AnswerPlan(text=answers.from_what_is_kept(request, self._wording, parts)), 1.0
        unclaimed = list(request.observations)
        undone: list[Part] = []
        absent: list[Part] = []
        stopped, before = False, ""
        stages = stages_of(parts)
        for place, stage in enumerate(stages):
            failures = count_failures(unclaimed)
            todo = [part for part in stage if part.candidate is not None and not handed.claim(part, unclaimed)]
            todo = [part for part in todo if stopped or handed.is_wanted(part)]
            vain = [part for part in todo if handed.is_in_vain(part)]
            ready = [part for part in todo if part.shows or not (stopped or vain)]
            if ready:
                resolved = [_with_stated_words(part, handed.resolved(part), request) for part in ready]
                lookups = Lookups(request, settled, self.reader, unclaimed)
                if (planned := self._first_plan(resolved, lookups, handed, before)) is not None:
                    made, begun = planned
                    later = [*todo, *chain(*stages[place + 1 :])]
                    plan = _after_undone(leaving(made, begun, later), parts, request)
                    return plan, min(part.confidence for part in begun)
                absent += ready
            declined = [part for part in stage if is_declined(part, settled)]
            silent = [part for part in stage if has_no_tool(part) and not handed.tells(part)]
            waiting = [part for part in todo if part not in vain and part not in ready]
            undone += [part for part in stage if part in waiting or part in declined or part in silent]
            stopped = stopped or count_failures(unclaimed) < failures or bool(declined or vain or ready)
            before = " ".join(part.text for part in stage)
        declines = any(is_declined(part, settled) for part in parts)
        only_looked = declines and len(unclaimed) == len(request.observations)
        if (request.observations and not only_looked) or absent:
            if not absent and (look := second_look(request)) is not None:
                return CallsPlan(calls=[look]), 1.0
            untold = undone if is_all_accounted_for(unclaimed, parts, request) else []
            reported = answers.outcome(request, self._wording, unclaimed, untold, parts, handed.notes, absent)
            return AnswerPlan(text=reported), 1.0
        return _nothing_to_do(request, settled, parts, undone)

    def _switched_off(self, request: PlanRequest, parts: Sequence[Part]) -> Candidate | None:
        """The tool that a request without any other tool asks for, if that one is switched off."""
        if not request.switched_off or not all(map(has_no_tool, parts)):
            return None
        choose = self.reader.chooser([*request.candidates, *request.switched_off])
        meant = (choose(part.text).part for part in parts)
        sure = (part.candidate for part in meant if part.confidence >= _LEAST_SURE)
        return next((one for one in sure if one in request.switched_off), None)

    def _parts(self, request: PlanRequest, settled: SettledRequest) -> list[Part]:
        """The request's parts, with the tools the user said they are for, and their own address to be kept."""
        parts = [
            left_alone_if_mixed(self._with_tool_meant(part, settled, request.candidates, request.memories))
            for part in split_each(settled.text, request.candidates, self.reader, request.recent)
        ]
        kept = address_part(settled.address, request.candidates)
        return [kept, *parts] if kept else parts

    def _by_reading(self, request: PlanRequest) -> Plan | None:
        """What the reading says without a doubt, and then what came of that; None where the words must be planned."""
        if (removal := removal_left(request)) is not None:
            return CallsPlan(calls=[removal])
        calls = calls_meant(request)
        if request.observations and (calls is not None or is_set_right(request)):
            return AnswerPlan(text=answers.what_came(request, self._wording, request.observations))
        if calls is not None:
            return (
                CallsPlan(calls=calls)
                if calls
                else AnswerPlan(text=phrase(language_of(request.text), "not_taken_back"))
            )
        reading = request.reading
        if reading is not None and reading.act is Act.CORRECTION and reading.about is None:
            return AnswerPlan(text=phrase(language_of(reading.text), "nothing_at_a_time"))
        if reading is not None and reading.act is Act.AMENDMENT and reading.args is None:
            return AnswerPlan(text=phrase(language_of(reading.text), "change_not_told"))
        return None

    def _with_tool_meant(
        self, part: Part, settled: SettledRequest, offered: Sequence[Candidate], memories: Sequence[str]
    ) -> Part:
        """The part with the tool the user said it is for, if they were asked; else with the one its words ask for."""
        if part.text not in settled.tools:
            return changing_known(as_meant(part, offered, self.reader), offered, memories)
        tool = settled.tools[part.text]
        args = self.reader.read(part.text, tool) if tool else {}
        return replace(part, candidate=tool, args=args, confidence=1.0)

    def _first_plan(
        self, parts: list[Part], lookups: Lookups, handed: ResultArguments, before: str
    ) -> tuple[Plan, list[Part]] | None:
        """The next plan for these parts, and those of them that it is for. A part whose name nothing has is passed
        over; None where that is so of all of them."""
        while parts:
            if (plan := self._next(parts, lookups, handed, before)) is not None:
                return plan, parts
            parts = parts[1:]
        return None

    def _next(self, parts: list[Part], lookups: Lookups, handed: ResultArguments, before: str) -> Plan | None:
        """Calls for the parts that are complete, or what stands between the first part and its call; None where nothing
        has the first one's name.

        `before`: the words of the step before.
        """
        unsure = next((part for part in parts if part.confidence < _LEAST_SURE), None)
        if unsure is not None:
            assert unsure.candidate is not None
            # No draft: it would be run, or asked about as if it were meant.
            asked = tool_question(unsure.text, unsure.candidate, unsure.rival)
            return _ask(question_text(asked), asked)
        complete = [part for part in parts if not part.missing]
        if complete:
            request = lookups.request
            parts = [replace(part, args=with_step_before(part, before, part.args)) for part in complete]
            calls = [postponed(part.call, part.text, request.candidates) for part in parts]
            return CallsPlan(calls=set_right(request.reading, calls, request.candidates))
        if handed.lacks_own_address(parts[0]):
            return _ask(phrase(language_of(lookups.request.text), "ask_own_address"), AddressQuestion())
        return self._complete(parts[0], lookups, before)

    def _complete(self, part: Part, lookups: Lookups, before: str) -> Plan | None:
        """The call of a part whose text lacks something: with ids found, after a search, or after a question; None
        where nothing has its name."""
        assert part.candidate is not None
        found = lookups.find_ids(part)
        if not missing_of(part.candidate, found.args):
            call = ToolCall(tool_name=part.candidate.name, args=found.args, origins=part.origins)
            return CallsPlan(calls=[postponed(call, part.text, lookups.request.candidates)])
        search = lookups.next_search(part)
        if search is not None:
            return CallsPlan(calls=[search])
        if found.question is not None:
            # No draft: its own question would not list the items, and the reply may be other words than an id.
            return _ask(item_question_text(found.items, self._wording, language_of(part.text)), found.question)
        if (listing := lookups.next_listing(part)) is not None:
            return CallsPlan(calls=[listing])
        if part.names or lookups.has_listed_none(part):
            return None
        args = with_step_before(part, before, found.args)
        missing = missing_of(part.candidate, args)
        draft = ToolCall(tool_name=part.candidate.name, args=args, origins=part.origins)
        if not missing:
            return CallsPlan(calls=[draft])
        return AskPlan(
            question=answers.question_for(part.candidate, missing[0], language_of(part.text)),
            draft=draft,
            missing=missing,
        )


def _after_undone(plan: Plan, parts: Sequence[Part], request: PlanRequest) -> Plan:
    """The first question about a request says before it what nothing will be done about."""
    undone = [part for part in parts if has_no_tool(part)]
    if not isinstance(plan, AskPlan) or not undone or request.asked:
        return plan
    return plan.model_copy(update={"undone": answers.nothing_done(undone)})


def _nothing_to_do(
    request: PlanRequest, settled: SettledRequest, parts: list[Part], undone: list[Part]
) -> tuple[Plan, float]:
    """The answer to a request about which nothing was done and nothing will be."""
    if any(part.mixed for part in undone):
        return AnswerPlan(text=answers.nothing_done(undone)), 1.0
    if any(is_declined(part, settled) for part in parts):
        return AnswerPlan(text=answers.declined(undone, request.text)), 1.0
    thanks = begins_with_thanks(request.text)
    nothing = None if thanks else answers.nothing_asked(settled.text, parts)
    text = nothing or answers.no_tool(request, parts, thanks=thanks)
    return AnswerPlan(text=text), min(part.confidence for part in parts)


def _with_stated_words(read: Part, resolved: Part, request: PlanRequest) -> Part:
    """The part with its arguments that the user's words gave stated as such: "half an hour" is 30, and theirs."""
    if own_words(request) != request.text:
        return resolved
    message = {name: SAID for name, value in resolved.args.items() if name in read.args and read.args[name] == value}
    return replace(resolved, origins={**message, **resolved.origins})


def _ask(question: str, state: Message) -> AskPlan:
    """The question with its state. Where that is too large the reply will be read as more of the request."""
    kept = state.model_dump(mode="json")
    return AskPlan(question=question, state=kept if state_fits(kept) else None)
