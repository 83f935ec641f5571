"""The messages a language model plans from, from what never changes to what changes most. Shared by the backends.

The front, with instructions and the tools of the house, is the same for every request of an installation. Then comes
what is said of the user, the conversation with its calls and results, the newest message with what it needs beside it,
and each result. What a round has added stays where it was in the next one, so that whoever keeps computed prompts has
all of the round before already. Only where the reader's context cannot hold it any more is what was said made shorter,
and at last the house left out. Identity and secrets never enter.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from steward.contracts.plan import PlanRequest
from steward.contracts.tool import Candidate
from steward.planners.chat_messages import ChatMessage, answered, called, earlier_conversation, merged
from steward.planners.intends import INSTRUCTION
from steward.planners.prompt_words import (
    Style,
    about_user,
    beside,
    clock_of,
    front,
    mend_words,
    more_tools,
    repeated_words,
    result_words,
    settled_words,
)
from steward.planners.tool_signatures import described
from steward.planners.waiting_prompt import waiting_text


@dataclass(frozen=True, slots=True)
class Prompt:
    """The messages, and the request with the tools that they name and no other. `version` is a hash of what they say to
    everybody: the instructions and the tools of the house."""

    messages: list[ChatMessage]
    request: PlanRequest
    version: str | None = None


@dataclass(frozen=True, slots=True)
class _Fit:
    """How much of what can be long goes into a prompt: turns, and characters of each result."""

    turns: int = 20
    result: int = 6000


_FITS: Final = (_Fit(), _Fit(turns=6, result=2000), _Fit(turns=2, result=800), _Fit(turns=0, result=250))
"""From roomy to tight."""
_APPENDING_FITS: Final = 2
"""So many of these are tried for new results alone, with the older ones as they were, so that a computed prompt can be
reused. A tighter one would show next to nothing of what is new, and then the older results are made shorter too."""
_HOUSE_FITS: Final = 2
"""So many are tried with the tools of the house; what needs a tighter one does without them."""


@dataclass(slots=True)
class _Round:
    """What a prompt says after a number of results: what is new, and tools that it had not named before."""

    added: str
    tools: list[Candidate]


@dataclass(frozen=True, slots=True)
class _Extent:
    """What a prompt held: the number of turns at most, and characters at most of each result."""

    turns: int = _FITS[0].turns
    results: tuple[int, ...] = ()


@dataclass(slots=True)
class _ProblemPrompts:
    """One problem's prompts so far. `tools` stand in the first message, `rounds` are by number of results.

    `shown` is what the last prompt held that a reader took; `taken` while there was one.
    """

    text: str
    tools: list[Candidate]
    clock: str = ""
    rounds: dict[int, _Round] = field(default_factory=dict)
    shown: _Extent = _Extent()
    taken: bool = False

    @property
    def known(self) -> list[Candidate]:
        """Every tool that was named so far."""
        return [*self.tools, *(tool for added in self.rounds.values() for tool in added.tools)]


class PromptHistory:
    """What each open problem's prompts have said, so that a later round adds to them and changes nothing.

    A tool that a later round offers is told where that round begins; one that is no longer offered stays in the
    text, and the round says so. Forgetting (a restart, too many problems) costs speed alone.
    """

    def __init__(self, problems: int = 64) -> None:
        self._by_problem: OrderedDict[tuple[str, int, bool], _ProblemPrompts] = OrderedDict()
        self._problems = problems

    def of(self, request: PlanRequest, style: Style) -> _ProblemPrompts:
        """The problem's prompts with the request's own round at their end."""
        key = _key(request, house=bool(request.house))
        past = self._by_problem.pop(key, None)
        front_tools = sorted(request.house or request.candidates, key=lambda tool: tool.name)
        if past is None or _describes_otherwise(past, request, front_tools):
            past = _ProblemPrompts(request.text, front_tools)
        if past.text != request.text:
            past.text, past.rounds, past.shown = request.text, {}, _Extent(past.shown.turns)
        now = len(request.observations)
        past.rounds = {number: added for number, added in past.rounds.items() if number < now}
        if 0 not in past.rounds:
            past.rounds[0] = _round(request, past, style, first=True)
        if now:
            past.rounds[now] = _round(request, past, style, first=False)
        self._by_problem[key] = past
        while len(self._by_problem) > self._problems:
            self._by_problem.popitem(last=False)
        return past

    def has_room_for_house(self, request: PlanRequest) -> bool:
        """Whether the problem was not planned without the tools of the house before."""
        past = self._by_problem.get(_key(request, house=False))
        return past is None or not past.taken


def prompts(request: PlanRequest, history: PromptHistory | None = None, style: Style = "json") -> Iterator[Prompt]:
    """The prompt of a request, its rounds so far included, from roomy to tight.

    The reader takes the first that its context holds, and asks for no more. The first ones begin with the whole prompt
    of the round before and differ in what they show of new results; the others show less of everything, the tightest
    without the house. Turns of one speaker in a row become one message.
    """
    if request.instructions:
        yield Prompt([ChatMessage("system", request.instructions), ChatMessage("user", request.text)], request)
        return
    history = history or PromptHistory()
    last = None
    for house in [True, False]:
        if house and not (request.house and history.has_room_for_house(request)):
            continue
        asked = request if house else request.model_copy(update={"house": []})
        past = history.of(asked, style)
        before = past.shown
        for shown in _extents(before, len(asked.observations), _FITS[:_HOUSE_FITS] if house else _FITS):
            messages = _messages(asked, past, shown, style)
            if messages != last:
                past.shown, past.taken, last = shown, True, messages
                yield Prompt(messages, asked, _version(past.tools if house else [], style, house=house))
        past.shown, past.taken = before, False


def _version(tools: Sequence[Candidate], style: Style, *, house: bool) -> str:
    return hashlib.sha256(front(tools, style, house=house).encode()).hexdigest()[:12]


def _extents(before: _Extent, results: int, fits: Sequence[_Fit]) -> list[_Extent]:
    known = before.results[:results]
    new = results - len(known)
    appended = [_Extent(before.turns, (*known, *[fit.result] * new)) for fit in fits[:_APPENDING_FITS]]
    rewritten = [
        _Extent(min(before.turns, fit.turns), (*(min(size, fit.result) for size in known), *[fit.result] * new))
        for fit in fits
    ]
    return list(dict.fromkeys([*appended, *rewritten]))


def _messages(request: PlanRequest, past: _ProblemPrompts, shown: _Extent, style: Style) -> list[ChatMessage]:
    house = bool(request.house)
    messages = [ChatMessage("system", front(past.tools, style, house=house) + about_user(request.profile))]
    most = min((fit.result for fit in _FITS if fit.turns >= shown.turns), default=_FITS[0].result)
    messages.extend(earlier_conversation(request, shown.turns, most, style))
    calls = [
        called(seen.tool_name, seen.args, text, style, f"call_{number}", form=seen.form)
        for number, (seen, size) in enumerate(zip(request.observations, shown.results, strict=True), start=1)
        if (text := result_words(seen, size, style) + _added(past, number))
    ]
    messages.extend(_newest(request, past, _with_mends(calls, request, style), style))
    if not calls:
        messages.extend(_mends_after(0, request, style))
    return list(merged(messages))


def _with_mends(
    calls: Sequence[Sequence[ChatMessage]], request: PlanRequest, style: Style
) -> list[Sequence[ChatMessage]]:
    """The calls with each answer that was not shown after those that it followed."""
    return [
        [*(_mends_after(0, request, style) if number == 1 else ()), *call, *_mends_after(number, request, style)]
        for number, call in enumerate(calls, start=1)
    ]


def _mends_after(seen: int, request: PlanRequest, style: Style) -> Iterator[ChatMessage]:
    for mend in request.mends:
        if mend.seen == seen:
            yield answered(mend.answer, style)
            yield ChatMessage("user", mend_words(mend.doubts))


def _newest(
    request: PlanRequest, past: _ProblemPrompts, calls: Sequence[Sequence[ChatMessage]], style: Style
) -> Iterator[ChatMessage]:
    """The request with its calls, what was asked about it and replied, and what is needed beside it. A question stands
    after the calls that it followed."""
    told = 0
    replies = [reply for asked in request.asked for reply in asked.replies]
    first = request.text.removesuffix("\n".join(["", *replies])) if replies else request.text
    if replies and first != request.text:
        yield ChatMessage("user", first)
        for asked in request.asked:
            yield from chain.from_iterable(calls[told : asked.seen])
            told = max(told, asked.seen)
            yield answered(asked.question, style, "ask")
            yield from (ChatMessage("user", reply) for reply in asked.replies[:-1])
            last = asked.replies[-1] if asked.replies else ""
            if asked is not request.asked[-1] and last:
                yield ChatMessage("user", last)
        first = last
    last_lines = f"\n\n{INSTRUCTION}" if request.intends else ""
    yield ChatMessage("user", f"{past.rounds[0].added}\n\nRequest: {first}{last_lines}")
    yield from chain.from_iterable(calls[told:])


def _key(request: PlanRequest, *, house: bool) -> tuple[str, int, bool]:
    return request.owner.tenant_id, request.problem_id, house


def _describes_otherwise(past: _ProblemPrompts, request: PlanRequest, front_tools: list[Candidate]) -> bool:
    """Whether an earlier prompt described a tool in another way, or had another house."""
    if request.house and [tool.name for tool in past.tools] != [tool.name for tool in front_tools]:
        return True
    known = {tool.name: tool for tool in past.known}
    both = ((tool, known[tool.name]) for tool in request.tools if tool.name in known)
    return any(tool is not before and described(tool) != described(before) for tool, before in both)


def _round(request: PlanRequest, past: _ProblemPrompts, style: Style, *, first: bool) -> _Round:
    known = {tool.name for tool in past.known}
    usable = {tool.name for tool in request.tools}
    fresh = sorted((tool for tool in request.tools if tool.name not in known), key=lambda tool: tool.name)
    clock = clock_of(request)
    parts: list[str] = []
    if first:
        parts += beside(request, clock, past.tools if request.house else [], style)
    elif clock != past.clock:
        parts.append(f"Time: {clock}")
    past.clock = clock
    if fresh:
        parts.append(more_tools(fresh, style))
    before = "\n".join(added.added for _, added in sorted(past.rounds.items()))
    if request.settled and (words := settled_words(request.settled)) not in before:
        parts.append(words)
    if request.repeated and not (first and request.observations):
        parts.append(repeated_words(request.repeated))
    if waits := waiting_text(request, before, style):
        parts.append(waits)
    if known - usable:
        parts.append(f"Only these tools may be used now: {', '.join(sorted(usable)) or 'none'}")
    return _Round("\n".join(parts), fresh)


def _added(past: _ProblemPrompts, number: int) -> str:
    added = past.rounds[number].added if number in past.rounds else ""
    return f"\n\n{added}" if added else ""
