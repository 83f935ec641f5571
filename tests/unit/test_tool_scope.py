"""What a request and its caller's role keep a plan to."""

from __future__ import annotations

import pytest

from steward.contracts.permissions import Permission
from steward.contracts.tool_scope import ToolScope, scope_of
from steward.tools.registry import Registry

QUIET = [Permission.AUTONOMOUS, Permission.AUTONOMOUS_WITH_GUARDRAILS]
ASKS = Permission.PERMISSION_REQUIRED


@pytest.mark.requirement("documented.retrieval.role")
@pytest.mark.parametrize(
    ("asked", "permissions"),
    [(None, QUIET), (ToolScope(permissions=QUIET[:1]), QUIET[:1]), (ToolScope(permissions=[ASKS]), QUIET[:1])],
)
def test_nobody_gets_beyond_their_role(asked: ToolScope | None, permissions: list[Permission]) -> None:
    scope = scope_of(asked, {"autonomous", "finance"})
    assert scope is not None
    assert scope.permissions == permissions
    assert not any(scope.admits(tool) for tool in Registry().specs() if tool.permission is ASKS)


@pytest.mark.requirement("documented.retrieval.scope")
def test_a_scope_keeps_to_permissions_and_families() -> None:
    assert scope_of(None, {"finance"}) is None
    tools = Registry().specs()
    of_mail = ToolScope(types=["email"], permissions=[ASKS])
    assert {(tool.tool_type, tool.permission) for tool in tools if of_mail.admits(tool)} == {("email", ASKS)}
    assert all(map(ToolScope().admits, tools))
