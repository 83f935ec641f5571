"""Tool calling as endpoints have it: tools beside the messages, calls in the answer, results in their own role. Pure.

What a model answers so becomes the JSON text that it would have written otherwise, which is read in one place
(planners/plan_json.py). A form of a plan that is no call and no answer is a tool here, such as `ask_user`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.plan import PlanRequest, ToolCall
from steward.contracts.tool import Candidate
from steward.planners.chat_messages import ChatMessage, called
from steward.planners.openai.completions import Reply
from steward.planners.schema_parts import explained
from steward.planners.waiting_plans import Form, entry_schemas
from steward.planners.written_plans import holds_plan

PROBE: Final = "ready"
ASK: Final = "ask_user"
_NOT_IN_NAMES: Final = re.compile(r"[^a-zA-Z0-9_-]")
_LONGEST_NAME: Final = 64
_ASKING: Final = "Ask the user for what is missing. Never ask whether to do what they asked for."
_ASKING_PARAMETERS: Final = {
    "type": "object",
    "properties": {
        "question": {"type": "string", "description": "In the user's language"},
        "tool": {"type": "string", "description": "The tool that it is missing for"},
        "args": {"type": "object", "description": "Those of its arguments that are known"},
    },
    "required": ["question"],
}

_ACTS: Final[dict[Form, str]] = {
    "amend": "Have an approval that waits shown again with other arguments: those that change, null to leave one out",
    "withdraw": "Take back what waits, if the user does not want it any more",
    "show": "Say again what waits for approval",
    "fill": "Answer an open question, with what the message gives",
}


class ToolNames:
    """The names of a request's tools as endpoints take them: letters, digits, `_` and `-` alone."""

    def __init__(self, tools: Sequence[Candidate]) -> None:
        self._shown: dict[str, str] = {}
        self._own: dict[str, str] = {}
        for tool in tools:
            shown = base = _NOT_IN_NAMES.sub("_", tool.name)[:_LONGEST_NAME]
            number = 2
            while shown in self._own or shown == ASK:
                shown, number = f"{base[: _LONGEST_NAME - 4]}_{number}", number + 1
            self._shown[tool.name], self._own[shown] = shown, tool.name

    def shown(self, name: str) -> str:
        """The name that the endpoint gets; that of a tool which is offered no more all the same."""
        return self._shown.get(name) or _NOT_IN_NAMES.sub("_", name)[:_LONGEST_NAME]

    def own(self, shown: str) -> str:
        """The tool that a model means."""
        return self._own.get(shown, shown)


def probe_tools() -> list[dict[str, Any]]:
    """The one tool with which it is found out whether a model calls tools."""
    return [_function(PROBE, "Says that you can call tools.", {"type": "object", "properties": {}})]


def tools_of(request: PlanRequest, names: ToolNames) -> list[dict[str, Any]]:
    """The tools of a request: what never changes first, so that it stays computed."""
    house = sorted(request.house, key=lambda tool: tool.name)
    known = {tool.name for tool in house}
    found = sorted((tool for tool in request.candidates if tool.name not in known), key=lambda tool: tool.name)
    asking = _function(ASK, _ASKING, _ASKING_PARAMETERS)
    told = [
        _function(names.shown(tool.name), " ".join(tool.description.split()), explained(tool.parameters))
        for tool in (*house, *found)
    ]
    acts = entry_schemas(request.waiting)
    return [asking, *told, *(_function(form, _ACTS[form], _parameters(kinds)) for form, kinds in acts.items())]


def _parameters(kinds: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Those of an act on one thing that waits; several are several calls. Endpoints take one object, no choice."""
    if len(kinds) == 1:
        return kinds[0]
    properties = {name: inner for kind in kinds for name, inner in kind["properties"].items()}
    return {"type": "object", "properties": properties}


def messages_of(messages: Sequence[ChatMessage], names: ToolNames) -> list[dict[str, Any]]:
    """The messages as they are sent, in either style."""
    return [_message(message, names) for message in messages]


def plan_text(reply: Reply, said: str, names: ToolNames) -> str:
    """The plan in a reply as JSON; `said` are its words without what was thought. Empty where there is nothing."""
    calls = [(call.function.name, _arguments(call.function.arguments)) for call in reply.tool_calls or []]
    acting = [{"tool": names.own(name), "args": args} for name, args in calls if name != ASK]
    if acting:
        return _written({"calls": acting})
    if calls:
        return _written(_asked(calls[0][1], names))
    if not said.strip() or holds_plan(said):
        return said.strip()
    return _written({"answer": said.strip()})


def repair_messages(text: str, wrong: str) -> list[ChatMessage]:
    """What a model wrote, and what is wrong with it: as the result of each call, where it called."""
    calls = _calls_in(text)
    if not calls:
        told = f"That cannot be used: {wrong}. Answer again, corrected."
        return [ChatMessage("assistant", text or "(nothing)"), ChatMessage("user", told)]
    messages = []
    for place, call in enumerate(calls, start=1):
        messages += called(
            call.tool_name, call.args, f"It did not run: {wrong}. Call again, corrected.", "native", f"wrong_{place}"
        )
    return messages


def _calls_in(text: str) -> list[ToolCall]:
    try:
        value = json.loads(text)
    except ValueError:
        return []
    calls = value.get("calls", []) if isinstance(value, dict) else []
    return [ToolCall(tool_name=call["tool"], args=call["args"]) for call in calls if isinstance(call["args"], dict)]


def _arguments(value: Any) -> Json:
    """The arguments of a call, which most servers send as a text; one that is no JSON stays what it is."""
    if not isinstance(value, str):
        return value or {}
    try:
        return json.loads(value) if value.strip() else {}
    except ValueError:
        return value


def _asked(args: Json, names: ToolNames) -> dict[str, Json]:
    """A question in the form of a plan, with the call that it is for."""
    given = args if isinstance(args, dict) else {}
    form: dict[str, Json] = {"ask": given.get("question", "")}
    tool, inner = given.get("tool"), given.get("args")
    if isinstance(tool, str) and tool:
        form["draft"] = {"tool": names.own(tool), "args": inner if isinstance(inner, dict) else {}}
    return form


def _message(message: ChatMessage, names: ToolNames) -> dict[str, Any]:
    if message.role == "tool":
        return {"role": "tool", "tool_call_id": message.call_id, "content": message.content}
    if message.call is None:
        return {"role": message.role, "content": message.content}
    function = {"name": names.shown(message.call.tool_name), "arguments": _written(message.call.args)}
    call = {"id": message.call_id, "type": "function", "function": function}
    return {"role": "assistant", "content": None, "tool_calls": [call]}


def _function(name: str, description: str, parameters: Any) -> dict[str, Any]:
    return {"type": "function", "function": {"name": name, "description": description, "parameters": parameters}}


def _written(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
