"""AG-UI as tests speak it: one run, its events read with the protocol's own models."""

from __future__ import annotations

import json
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import httpx
from ag_ui.core import (
    Event,
    Interrupt,
    RunErrorEvent,
    RunFinishedEvent,
    RunFinishedInterruptOutcome,
    TextMessageContentEvent,
)
from ag_ui_validate.pytest_plugin import assert_valid_agui
from pydantic import TypeAdapter

UNKNOWN_TO_IT = {"AGUI207": "off"}
"""Rules of the validator that do not know that a run which resumes tells the result of a call of the run before."""
_EVENT: TypeAdapter[Any] = TypeAdapter(Event)


@dataclass(frozen=True)
class AguiRun:
    """What a run told."""

    events: Sequence[Any]

    @property
    def kinds(self) -> list[str]:
        """The types of its events, in order."""
        return [event.type.value for event in self.events]

    @property
    def text(self) -> str:
        """Its words."""
        return "".join(event.delta for event in self.events if isinstance(event, TextMessageContentEvent))

    @property
    def error(self) -> RunErrorEvent | None:
        """Why it failed."""
        last = self.events[-1]
        return last if isinstance(last, RunErrorEvent) else None

    @property
    def finished(self) -> RunFinishedEvent:
        """How it ended."""
        last = self.events[-1]
        assert isinstance(last, RunFinishedEvent), last
        return last

    @property
    def interrupts(self) -> list[Interrupt]:
        """What it asks for."""
        outcome = self.finished.outcome
        return outcome.interrupts if isinstance(outcome, RunFinishedInterruptOutcome) else []

    @property
    def problems(self) -> list[dict[str, Any]]:
        """Its problems, as its state has them."""
        [*_, state] = [event.snapshot for event in self.events if event.type.value == "STATE_SNAPSHOT"]
        return list(state["steward"]["problems"])

    def of(self, kind: str) -> list[Any]:
        """Its events of one type."""
        return [event for event in self.events if event.type.value == kind]


async def run_agent(
    http: httpx.AsyncClient, user: str, text: str | None = None, *, thread: str = "", **more: Any
) -> AguiRun:
    """One run: a message, or what `resume` answers. Every event is one of the protocol's, and the stream is valid as
    far as `ag-ui-validate` knows it."""
    messages = [] if text is None else [{"id": uuid.uuid4().hex, "role": "user", "content": text}]
    body = {"threadId": thread or user, "runId": uuid.uuid4().hex, "messages": messages, "tools": [], "context": []}
    headers = {"Steward-User": user, "Accept": "text/event-stream"}
    response = await http.post("/agui", json={**body, "protocolVersion": "1.0", **more}, headers=headers)
    assert response.status_code == 200, response.text
    assert response.headers["content-type"].startswith("text/event-stream")
    # The official client finds the end of an event by two plain line ends alone.
    assert "\r" not in response.text
    raw = [json.loads(line[6:]) for line in response.text.split("\n") if line.startswith("data: ")]
    events = [_EVENT.validate_python(one) for one in raw]
    assert_valid_agui(raw, severity_overrides=UNKNOWN_TO_IT if "resume" in more else {})
    return AguiRun(events)


def resume(interrupt_id: str, payload: Any = None, status: str = "resolved") -> list[dict[str, Any]]:
    """The answer to one interrupt."""
    answer = {"interruptId": interrupt_id, "status": status}
    return [answer if payload is None else {**answer, "payload": payload}]
