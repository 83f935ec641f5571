"""What a planner could read, for the labels of its calls: the user's words, and everything else with how far it is
trusted. Called where plans are made; reads the plan request and what the catalogue says of each tool."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from steward.contracts.base import Json
from steward.contracts.dialogue import RecentCall
from steward.contracts.evidence import Content, Evidence, has_outside
from steward.contracts.flow import DEFINITION, EARLIER_ANSWERS
from steward.contracts.memory import is_quoted
from steward.contracts.plan import Observation, PlanRequest
from steward.contracts.provenance import Source
from steward.contracts.tool import BuiltinExecutor, Effect, ToolSpec, tool_named
from steward.contracts.tool_meaning import Role
from steward.contracts.waiting import Waiting, WaitingApproval, WaitingQuestion
from steward.language.injection.detector import detect
from steward.tools.registry import Registry


class Trust:
    """How far the results and the words of tools are trusted; `own` are the tools of one problem."""

    def __init__(self, registry: Registry, own: Sequence[ToolSpec] = ()) -> None:
        self._registry = registry
        self._own = own

    def spec(self, tool: str) -> ToolSpec | None:
        """The tool of a name."""
        return tool_named(tool, self._own) or self._registry.resolve(tool)

    def trusts(self, tool: str) -> bool:
        """Whether what a tool returns is the user's own."""
        spec = self.spec(tool)
        return spec is not None and bool(spec.trusted)

    def trusts_call(self, call: Observation | RecentCall) -> bool:
        """Whether what a call came to is the user's own. What a service elsewhere said of a failure is not."""
        return self.trusts(call.tool_name) and (call.ok or self.service(call.tool_name) is None)

    def changes(self, tool: str) -> bool:
        """Whether calls of a tool have an effect; of one that is no longer known it is assumed."""
        spec = self.spec(tool)
        return spec is None or spec.effect is not Effect.READ

    def service(self, tool: str) -> str | None:
        """Whom a call of a tool reaches, where it takes words out."""
        spec = self.spec(tool)
        return spec.service if spec is not None and spec.leaves_house else None

    def gives_ids(self, tool: str) -> bool:
        """Whether the ids in its results are this installation's own."""
        spec = self.spec(tool)
        return spec is not None and isinstance(spec.executor, BuiltinExecutor)


def evidence_of(request: PlanRequest, trust: Trust, meant: str = "") -> Evidence:
    """What there was to read for a plan. `meant`: the request as it was read in full from the user's own words alone,
    which counts as said in it."""
    earlier = [turn.text for turn in reversed(request.turns) if turn.role == "user"]
    said = request.said or [request.text]
    read = [meant] if meant and meant not in said else []
    return Evidence([*said, *read], list(_contents(request, trust)), earlier, _suspicion)


def _contents(request: PlanRequest, trust: Trust) -> Iterator[Content]:
    for number, seen in enumerate(request.observations, start=1):
        if seen.form:
            continue
        trusted = (trust.trusts_call(seen) or seen.own_words) and not seen.foreign
        ids = trust.gives_ids(seen.tool_name)
        service = trust.service(seen.tool_name)
        called = _called(seen.args, trust.spec(seen.tool_name))
        yield Content(Source.RESULT, seen.result, trusted, seen.tool_name, number, ids, service, called)
        reported: list[Json] = [text for text in (seen.message, seen.error) if text]
        yield Content(Source.RESULT, reported, trusted and not has_outside(seen.result), seen.tool_name, number)
    for call in request.recent:
        trusted = trust.trusts_call(call) or call.own_words
        ids = trust.gives_ids(call.tool_name)
        service = trust.service(call.tool_name)
        called = _called(call.args, trust.spec(call.tool_name))
        yield Content(Source.RESULT, call.result, trusted, call.tool_name, None, ids, service, called)
        trusted = trusted and not has_outside(call.result)
        yield Content(Source.RESULT, call.args, trusted, call.tool_name, labels=call.origins)
        yield Content(Source.RESULT, [call.message], trusted, call.tool_name)
    yield from _waiting_contents(request.waiting, trust)
    for turn in request.turns:
        if turn.role == "assistant":
            yield Content(
                Source.RESULT, turn.text, not _is_foreign_turn(turn.foreign, turn.tools, trust), EARLIER_ANSWERS
            )
    for number, memory in enumerate(request.memories, start=1):
        yield Content(Source.MEMORY, memory, not is_quoted(memory), number=number)
    yield Content(Source.PROFILE, request.profile, True)
    for candidate in request.candidates:
        spec = trust.spec(candidate.name)
        if spec is None or spec.foreign_definition:
            yield Content(
                Source.RESULT, [candidate.description, candidate.parameters], False, f"{candidate.name}{DEFINITION}"
            )


def _waiting_contents(waiting: Waiting, trust: Trust) -> Iterator[Content]:
    for one in waiting.everything:
        trusted, tool = not waits_foreign(one, trust), one.tool_name or ""
        yield Content(Source.RESULT, one.args, trusted, tool, labels=one.origins)
        said: list[Json] = [field.value for field in one.shown] if isinstance(one, WaitingApproval) else [one.text]
        yield Content(Source.RESULT, said, trusted, tool)


def waits_foreign(one: WaitingApproval | WaitingQuestion, trust: Trust) -> bool:
    """Whether what others wrote, or a planner that had read it, may be in what waits: in its call, or in the question
    that its tool or its planner asks."""
    if isinstance(one, WaitingQuestion) and one.own and not trust.trusts(one.tool_name or ""):
        return True
    return one.foreign or any(not label.trusted and label.source is not Source.MODEL for label in one.origins)


def entered_by(request: PlanRequest, trust: Trust) -> list[str]:
    """What of it nobody can vouch for, in words, each once; empty while there is nothing."""
    return list(dict.fromkeys(_entered(request, trust)))


def _entered(request: PlanRequest, trust: Trust) -> Iterator[str]:
    yield from _foreign_results(request.observations, trust)
    for call in request.recent:
        if (not trust.trusts_call(call) and not call.own_words) or has_outside(call.result):
            yield _named(call.tool_name, ok=call.ok)
    if any(waits_foreign(one, trust) for one in request.waiting.everything):
        yield "a call that waits"
    if any(t.role == "assistant" and _is_foreign_turn(t.foreign, t.tools, trust) for t in request.turns):
        yield "an earlier answer"
    if any(is_quoted(memory) for memory in request.memories):
        yield "what a tool had remembered"
    for candidate in request.candidates:
        spec = trust.spec(candidate.name)
        if spec is None or spec.foreign_definition:
            yield f"what a server says of {candidate.name}"


def _foreign_results(observations: Iterable[Observation], trust: Trust) -> Iterator[str]:
    for seen in observations:
        if seen.form or (seen.own_words and not seen.foreign):
            continue
        if seen.foreign or not trust.trusts_call(seen) or has_outside(seen.result):
            yield _named(seen.tool_name, ok=seen.ok)


def _named(tool: str, *, ok: bool) -> str:
    """What a call gave to read: a failed one's words alone, which may quote what its service answered."""
    return f"the result of {tool}" if ok else f"the failure of {tool}"


def _is_foreign_turn(foreign: bool, tools: Sequence[str], trust: Trust) -> bool:
    return foreign or not all(map(trust.trusts, tools))


def _called(args: Mapping[str, Json], spec: ToolSpec | None) -> str:
    """What was looked at, if that is few words."""
    roles = spec.meaning.roles if spec else {}
    texts = [value for name, value in args.items() if isinstance(value, str) and roles.get(name) is not Role.ID]
    return texts[0] if len(texts) == 1 else ""


def _suspicion(text: str) -> str:
    hits = detect(text, "content")
    return hits[0].reason if hits else ""
