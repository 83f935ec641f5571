"""The table the guards of answers are measured on (phrasings.yaml), as plan requests and what may be said to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from steward.contracts.plan import Observation, PlanRequest
from steward.contracts.tool import Effect
from tests.support.toolbox import request


@dataclass(frozen=True)
class Scene:
    """A request with its results; what may be said of them and what may not. An `error` makes a call a failed one."""

    asked: str
    seen: list[dict[str, Any]] = field(default_factory=list)
    good: list[str] = field(default_factory=list)
    bad: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    memories: list[str] = field(default_factory=list)

    def observations(self) -> list[Observation]:
        """What the calls came to."""
        return [
            Observation(
                tool_name=call["tool"],
                args=call.get("args", {}),
                ok="error" not in call,
                effect=Effect(call.get("effect", "read")),
                result=call.get("result"),
                error=call.get("error"),
                message=call.get("message"),
            )
            for call in self.seen
        ]

    def request(self) -> PlanRequest:
        """What the planner was given."""
        return request(
            self.asked,
            observations=self.observations(),
            timezone="Europe/Berlin",
            memories=self.memories,
            now="2026-03-02T09:00:00+00:00",
        )


SCENES = [Scene(**scene) for scene in yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text("utf-8"))]
