"""The messages of a chat with a language model, in one of two styles, and the conversation as it was. Pure.

In the style `json` a model reads its own calls and answers as it is to write them; in the style `native` they are calls
and results of the endpoint's own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from steward.contracts.dialogue import RecentCall
from steward.contracts.plan import PlanRequest, ToolCall, Turn
from steward.planners.plan_json import write_calls
from steward.planners.prompt_words import Style, earlier_words
from steward.planners.waiting_plans import written

_NEWEST: Final = 1_600
"""Characters of each result of the problem before this one, and of those before that."""
_OLDER: Final = 400
_AGREED: Final = "(I said yes to that.)"
_MOST_COMPARED: Final = 300
_AT_WORK: Final = "(I am still at work on this; what comes of it is not known yet.)"


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One message. In the native style an assistant's may be a `call`, and `tool` is the role of what it came to;
    `call_id` ties the two together."""

    role: Literal["system", "user", "assistant", "tool"]
    content: str
    call: ToolCall | None = None
    call_id: str = ""


def answered(text: str, style: Style, form: Literal["answer", "ask"] = "answer") -> ChatMessage:
    """What the assistant said, as the model would have written it."""
    content = text if style == "native" else json.dumps({form: text}, ensure_ascii=False)
    return ChatMessage("assistant", content)


def called(
    tool: str, args: dict[str, object], came_to: str, style: Style, call_id: str, *, form: bool = False
) -> list[ChatMessage]:
    """A call and what it came to; `form`: it acted on what waits and was written as such."""
    call = ToolCall(tool_name=tool, args=args)
    if style == "native":
        return [ChatMessage("assistant", "", call, call_id), ChatMessage("tool", came_to, call_id=call_id)]
    content = written(tool, args) if form else write_calls([call])
    return [ChatMessage("assistant", content), ChatMessage("user", came_to)]


def earlier_conversation(request: PlanRequest, turns: int, result: int, style: Style) -> Iterator[ChatMessage]:
    """The last `turns` as they were, each answer after the calls that it followed, with at most `result` characters of
    each result. A call that ran after a yes stands behind the turn that showed it, with that yes. Calls that belong to
    none of the answers stand at their problem's place in time."""
    shown = request.turns[-turns:] if turns else []
    newest = max((call.problem_id for call in request.recent), default=0)
    waiting: list[RecentCall] = []
    of_answer: dict[int, list[RecentCall]] = {}
    agreed: dict[int, list[RecentCall]] = {}
    for call in reversed(request.recent):
        if (asked := _asked_in(call, shown)) is not None:
            agreed.setdefault(asked, []).append(call)
        else:
            answer = _answer_to(call, shown)
            (waiting if answer is None else of_answer.setdefault(answer, [])).append(call)
    for place, turn in enumerate(shown):
        begins = turn.problem_id or _next_answered(shown[place:])
        before = [call for call in waiting if begins is not None and call.problem_id < begins]
        own = of_answer.get(place, [])
        taken = [*(before if turns >= len(request.turns) else []), *own]
        waiting = [call for call in waiting if call not in before]
        yield from _calls(taken, newest, result, style, asked=before)
        yield ChatMessage("user", turn.text) if turn.role == "user" else answered(turn.text, style)
        if place in agreed:
            yield ChatMessage("user", _AGREED)
            yield from _calls(agreed[place], newest, result, style, asked=())
        if turn.at_work and not any(after.role == "assistant" for after in shown[place + 1 : place + 2]):
            yield answered(_AT_WORK, style)
    yield from _calls(waiting, newest, result, style, asked=waiting)


def merged(messages: Iterable[ChatMessage]) -> Iterator[ChatMessage]:
    """Messages of one role in a row as one: many templates insist on user and assistant taking turns."""
    held: ChatMessage | None = None
    for message in messages:
        plain = held is not None and not held.call_id and not message.call_id
        if held is not None and plain and held.role == message.role:
            held = ChatMessage(held.role, f"{held.content}\n\n{message.content}")
        else:
            if held is not None:
                yield held
            held = message
    if held is not None:
        yield held


def _asked_in(call: RecentCall, turns: Sequence[Turn]) -> int | None:
    """The place of the turn that showed a call before it ran; None where no turn that is left did."""
    words = call.shown[:_MOST_COMPARED]
    before = [
        place
        for place, turn in enumerate(turns)
        if turn.problem_id == call.problem_id and words in turn.text and (turn.at is None or turn.at <= call.at)
    ]
    return before[-1] if words and before else None


def _answer_to(call: RecentCall, turns: Sequence[Turn]) -> int | None:
    """The place of the answer that a call led to: of those of its problem the first one after the call, or the last one
    that followed the same words of the user. Without times it is the first of all."""
    own, said = [], None
    for place, turn in enumerate(turns):
        if turn.role == "user":
            said = turn.at
        elif turn.problem_id == call.problem_id:
            own.append((place, said))
    heard = [said for _, said in own if said is not None and said <= call.at]
    group = [place for place, said in own if said == heard[-1]] if heard else [place for place, _ in own[:1]]
    after = (place for place in group if (at := turns[place].at) is not None and at >= call.at)
    return next(after, group[-1] if group else None)


def _next_answered(turns: Sequence[Turn]) -> int | None:
    """The problem that the first of these turns is about, as far as an answer says."""
    return next((turn.problem_id for turn in turns if turn.problem_id is not None), None)


def _calls(
    calls: Sequence[RecentCall], newest: int, most: int, style: Style, asked: Sequence[RecentCall]
) -> Iterator[ChatMessage]:
    """Calls of earlier problems; of those among `asked` what they were for comes first, since no turn says it."""
    problem = 0
    for number, call in enumerate(calls, start=1):
        if call in asked and call.problem_id != problem and call.request:
            yield ChatMessage("user", call.request)
        problem = call.problem_id
        size = min(most, _NEWEST if call.problem_id == newest else _OLDER)
        name = f"earlier_{call.problem_id}_{number}"
        yield from called(call.tool_name, call.args, earlier_words(call, size, style), style, name)
