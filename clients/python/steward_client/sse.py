"""Server-sent events: lines in, events out. Pure; the clients hold the connections."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from steward_client.models import Problem, Step


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """One event of a stream. `id` is the last one seen, which a stream resumed after it continues from."""

    event: str
    data: str
    id: str | None

    @property
    def step(self) -> Step | None:
        """The step that it tells of, with the id it is resumed by."""
        if self.event != "step":
            return None
        step = Step.model_validate_json(self.data)
        return step.model_copy(update={"id": int(self.id)}) if self.id and self.id.isdigit() else step

    @property
    def draft(self) -> str | None:
        """The answer as far as it is written: provisional, and void with the next step or problem."""
        return str(json.loads(self.data)["text"]) if self.event == "draft" else None

    @property
    def problem(self) -> Problem | None:
        """The problem as it was then, without its result."""
        return Problem.model_validate_json(self.data) if self.event == "problem" else None


@dataclass(slots=True)
class EventReader:
    """Puts lines together to events. An event that a broken stream cuts off before its blank line never comes out."""

    last_id: str | None = None
    _event: str = ""
    _data: list[str] = field(default_factory=list)

    def take(self, line: str) -> ServerEvent | None:
        """The event that this line (without its end) completes."""
        if not line:
            event, data = self._event, self._data
            self._event, self._data = "", []
            return ServerEvent(event or "message", "\n".join(data), self.last_id) if data else None
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "event":
            self._event = value
        elif name == "data":
            self._data.append(value)
        elif name == "id" and "\0" not in value:
            self.last_id = value
        return None
