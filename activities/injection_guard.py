"""Where attempts to take over the assistant are looked for: in requests, in what tools return, in what planners read.

Called by `open_problem`, `call_tool` and `plan_next_action`. It only marks: nothing is left out for whoever asked, and
what may follow from a text is the flow rule's to say. Bounded: the detector takes linear time and reads only so much.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from steward.contracts.base import Json, Message, mapped_texts
from steward.contracts.calls import CallToolOutput
from steward.contracts.evidence import has_outside
from steward.contracts.injection import InjectionFinding
from steward.contracts.plan import Observation, PlanRequest
from steward.contracts.provenance import leaves
from steward.contracts.stored import stored_in
from steward.contracts.tool import ToolSpec
from steward.contracts.waiting import Waiting, WaitingApproval, WaitingQuestion
from steward.language.decision_words import is_plain_decision
from steward.language.gloss import language_of
from steward.language.injection.detector import detect
from steward.language.injection.families import Place
from steward.language.injection.quoting import QuotedTexts
from steward.language.phrases import phrase
from steward.language.text import clip
from steward.tools.evidence import Trust, waits_foreign

_MessageT = TypeVar("_MessageT", bound=Message)
_WaitsT = TypeVar("_WaitsT", WaitingApproval, WaitingQuestion)
_MOST_CHARACTERS: Final = 200_000
"""Of all texts of a result together."""
_MOST_FINDINGS: Final = 20
_SHOWN: Final = 120


def in_request(text: str) -> list[InjectionFinding]:
    """The attempts in what a user says. A decision ("approve all") orders nothing: what it means is what was shown."""
    return [] if is_plain_decision(text) else _findings(text, "user", "")


def injection_remark(text: str, found: Sequence[InjectionFinding]) -> str:
    """What the user is told of attempts in their request; empty where there are none."""
    if not found:
        return ""
    seen = clip(" ".join(text[found[0].start : found[0].end].split()), _SHOWN)
    return phrase(language_of(text), "injection_seen", words=seen)


def in_output(spec: ToolSpec | None, output: CallToolOutput) -> list[InjectionFinding]:
    """The attempts in what a tool returned, unless it is the user's own."""
    if (
        spec is not None
        and spec.trusted
        and not has_outside(output.result)
        and not (output.error and spec.leaves_house)
    ):
        return []
    kept = stored_in(output.result)
    return _in_value({"excerpt": kept.excerpt} if kept else output.result, "content") + _in_value(
        output.error, "content"
    )


def quarantined(request: PlanRequest, trust: Trust) -> tuple[PlanRequest, list[str]]:
    """The request as planners may read it, with each attempt in foreign text marked as quoted data; and what was
    marked, in words."""
    texts = QuotedTexts()
    seen = [_observation(one, texts, trust) for one in request.observations]
    recent = [
        one
        if trust.trusts_call(one) and not has_outside(one.result)
        else _changed(one, texts, "content", "result", "message")
        for one in request.recent
    ]
    turns = [_changed(turn, texts, "content", "text") if turn.role == "assistant" else turn for turn in request.turns]
    memories = [texts.marked(memory, "memory", "what is remembered") for memory in request.memories]
    waiting = _waiting(request.waiting, texts, trust)
    offered = [
        _changed(one, texts, "definition", "description", "parameters")
        if (spec := trust.spec(one.name)) is None or spec.foreign_definition
        else one
        for one in request.candidates
    ]
    if not texts.findings:
        return request, []
    changes = {"observations": seen, "recent": recent, "turns": turns, "memories": memories, "candidates": offered}
    changes |= {"waiting": waiting}
    return request.model_copy(update=changes), list(dict.fromkeys(texts.findings))


def _observation(seen: Observation, texts: QuotedTexts, trust: Trust) -> Observation:
    if trust.trusts_call(seen) and not seen.foreign and not has_outside(seen.result):
        return seen
    return _changed(seen, texts, "content", "result", "message", "error")


def _waiting(waiting: Waiting, texts: QuotedTexts, trust: Trust) -> Waiting:
    """What waits, with the attempts in what others may have put into it marked."""

    def mark(text: str) -> str:
        return texts.marked(text, "content", "what waits")

    def marked(one: _WaitsT, *fields: str) -> _WaitsT:
        if not waits_foreign(one, trust):
            return one
        return one.model_copy(update={name: mapped_texts(getattr(one, name), mark) for name in fields})

    approvals = [marked(one, "args") for one in waiting.approvals]
    shown = [
        [field.model_copy(update={"value": mark(field.value)}) for field in one.shown]
        if waits_foreign(one, trust)
        else one.shown
        for one in waiting.approvals
    ]
    return Waiting(
        approvals=[one.model_copy(update={"shown": told}) for one, told in zip(approvals, shown, strict=True)],
        questions=[marked(one, "args", "text") for one in waiting.questions],
    )


def _changed(message: _MessageT, texts: QuotedTexts, place: Place, *fields: str) -> _MessageT:
    """The message with what is foreign in these fields marked; itself where there is nothing."""
    where = str(getattr(message, "tool_name", None) or getattr(message, "name", None) or "an earlier answer")
    wording = f"the definition of {where}" if place == "definition" else f"the result of {where}"
    wording = where if where == "an earlier answer" else wording

    def mark(text: str) -> str:
        return texts.marked(text, place, wording)

    changes = {name: mapped_texts(value, mark) for name in fields if (value := getattr(message, name)) is not None}
    return message.model_copy(update=changes)


def _in_value(value: Json, place: Place) -> list[InjectionFinding]:
    left = _MOST_CHARACTERS
    found: list[InjectionFinding] = []
    for path, text in _texts(value):
        left -= len(text)
        if left < 0 or len(found) >= _MOST_FINDINGS:
            break
        found += _findings(text, place, path)
    return found[:_MOST_FINDINGS]


def _texts(value: Json) -> Iterator[tuple[str, str]]:
    return ((path, text) for path, text in leaves(value) if isinstance(text, str) and len(text) > 3)


def _findings(text: str, place: Place, path: str) -> list[InjectionFinding]:
    return [
        InjectionFinding(
            family=hit.family, reason=hit.reason, path=path, start=hit.start, end=hit.end, disguise=hit.disguise
        )
        for hit in detect(text, place)
    ]
