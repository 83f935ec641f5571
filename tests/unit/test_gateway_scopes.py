"""What doors ask the gateway's parts for directly is refused without the scope call, before anything is looked up."""

from __future__ import annotations

import inspect
from typing import Any, cast

import pytest

from steward.api.core.gateway_config import GatewayConfig
from steward.api.core.notification_outbox import NotificationOutbox
from steward.api.core.push_addresses import PushAddresses
from steward.api.core.visible_problems import VisibleProblems
from steward.api.credentials.identity import Principal, Scope
from steward.contracts.errors import Forbidden

NOTHING = cast(Any, None)
DECIDER = Principal("default", "ann", scopes=frozenset({Scope.APPROVE}))
PARTS = (
    VisibleProblems(GatewayConfig(), *[NOTHING] * 6),
    NotificationOutbox(NOTHING, NOTHING),
    PushAddresses(NOTHING, NOTHING, NOTHING),
)
METHODS = [
    method
    for part in PARTS
    for name, method in inspect.getmembers(part, inspect.iscoroutinefunction)
    if not name.startswith("_") and "principal" in inspect.signature(method).parameters
]


@pytest.mark.requirement("identity.scopes")
@pytest.mark.parametrize("method", METHODS, ids=lambda method: method.__qualname__)
async def test_a_decider_without_the_scope_call_reads_nothing(method: Any) -> None:
    wanted = [
        name
        for name, parameter in inspect.signature(method).parameters.items()
        if parameter.default is parameter.empty and name != "principal"
    ]
    with pytest.raises(Forbidden) as refused:
        await method(DECIDER, *[NOTHING] * len(wanted))
    assert refused.value.extra["scope"] == "call"


def test_every_read_of_a_problem_is_among_them() -> None:
    names = {method.__qualname__ for method in METHODS}
    assert {f"VisibleProblems.{name}" for name in ("view", "list", "steps", "events", "result", "waiting")} <= names
