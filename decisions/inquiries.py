"""What a tool asks of the user in the middle of its call: asked field by field, answered in a new call. Pure.

MCP's elicitation, https://modelcontextprotocol.io/specification: accept with content, decline, or cancel.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from steward.contracts.problem import Question, UserMessage
from steward.contracts.step import Action, Actor
from steward.contracts.tool_input import InputAction, ToolAnswer, ToolQuestion
from steward.decisions.call_records import CallRecord, CallState, Inquiry
from steward.decisions.state import ProblemState
from steward.decisions.typing_words import fits, options_of, typed

_DECLINE = {"decline", "refuse", "i decline"}
_SKIP = {"skip", "-", "none"}


def arose(state: ProblemState, call: CallRecord, question: ToolQuestion) -> None:
    """A call ended with a question; it is asked as soon as no other is open."""
    call.state = CallState.ASKED
    state.inquiries.append(Inquiry(call_id=call.call_id, question=question))


def ask_next(state: ProblemState, now: datetime, trouble: str = "") -> None:
    """Ask the user for the next thing the first open inquiry wants."""
    inquiry = state.inquiries[0]
    call = state.call(inquiry.call_id)
    name = _next_field(inquiry)
    lines = [trouble] if trouble else []
    first = name is None or (not inquiry.content and not inquiry.skipped)
    if asker := inquiry.question.asker:
        lines.append(f"{asker[0].upper()}{asker[1:]} asks, in its own words (tool {call.tool_name}):")
        lines += _quoted(inquiry.question.message) if first else []
        lines += _quoted(_about(inquiry, name)) if name else ["Do you agree? (yes or no)"]
    else:
        lines += [f"“{call.tool_name.replace('_', ' ')}” asks: {inquiry.question.message}"] if first else []
        lines.append(_about(inquiry, name) if name else "Do you agree? (yes or no)")
    text = "\n".join(lines)
    state.question = Question(text=text, tool_name=call.tool_name, parameter=name, call_id=call.call_id)
    detail = {"tool_name": call.tool_name, "call_id": call.call_id, "parameter": name}
    state.add_step(now, Actor.AGENT, Action.QUESTION_ASKED, text[:500], detail)


def take(state: ProblemState, said: UserMessage, now: datetime) -> None:
    """The user's words on the open inquiry; when nothing is left to ask, the call is made again with the answer."""
    inquiry, message = state.inquiries[0], said.text.strip()
    name = _next_field(inquiry)
    state.question = None
    word = message.casefold().rstrip(".!")
    if name is None:
        agreed = typed(message, {"type": "boolean"}, said.flag)
        if not isinstance(agreed, bool):
            return ask_next(state, now, "Please answer yes or no.")
        return _end(state, "accept" if agreed else "decline")
    if word in _DECLINE:
        return _end(state, "decline")
    if word in _SKIP and name not in _required(inquiry):
        inquiry.skipped.append(name)
    else:
        schema = _fields(inquiry)[name]
        value = typed(message, schema, said.flag)
        if not fits(value, schema):
            return ask_next(state, now, f"“{message[:200]}” does not fit.")
        inquiry.content[name] = value
    if _next_field(inquiry) is None:
        return _end(state, "accept")
    return ask_next(state, now)


def _end(state: ProblemState, action: InputAction) -> None:
    inquiry = state.inquiries.pop(0)
    asked = state.call(inquiry.call_id)
    content = inquiry.content if action == "accept" else {}
    again = CallRecord(
        call_id=f"c{len(state.calls) + 1}",
        round=asked.round,
        messages=asked.messages,
        prepared=asked.prepared,
        state=CallState.READY,
        approval_id=asked.approval_id,
        repeat_of=asked.repeat_of,
        answer=ToolAnswer(state=inquiry.question.state, action=action, content=content),
    )
    state.calls.append(again)


def _next_field(inquiry: Inquiry) -> str | None:
    done = {*inquiry.content, *inquiry.skipped}
    return next((name for name in _fields(inquiry) if name not in done), None)


def _fields(inquiry: Inquiry) -> dict[str, dict[str, Any]]:
    found = inquiry.question.fields.get("properties")
    schemas = found.items() if isinstance(found, dict) else ()
    return {name: schema for name, schema in schemas if isinstance(schema, dict)}


def _required(inquiry: Inquiry) -> list[Any]:
    found = inquiry.question.fields.get("required")
    return found if isinstance(found, list) else []


def _quoted(words: str) -> list[str]:
    """A stranger's lines, none of which passes for ours."""
    return [f"> {line}" for line in words.splitlines()]


def _about(inquiry: Inquiry, name: str) -> str:
    schema = _fields(inquiry)[name]
    title = " ".join(str(schema.get("title") or name).split())
    parts = [title if title == name or not inquiry.question.asker else f"{title} ({name})"]
    if schema.get("description"):
        parts.append(str(schema["description"]))
    if options := options_of(schema):
        parts.append(f"one of: {', '.join(map(str, options))}")
    elif several := options_of(schema.get("items")):
        parts.append(f"any of: {', '.join(map(str, several))}")
    elif schema.get("type") == "boolean":
        parts.append("yes or no")
    if name not in _required(inquiry):
        parts.append("or skip")
    return f"{parts[0]}?" + (f" ({'; '.join(parts[1:])})" if parts[1:] else "")
