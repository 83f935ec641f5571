"""What a request and its caller's role keep a plan to."""

from __future__ import annotations

import pytest

from steward.contracts.errors import Unprocessable
from steward.contracts.permissions import Permission
from steward.contracts.tool_scope import REQUEST, ToolScope, check_problem_type, problem_type_of, scope_of
from steward.tools.registry import Registry

QUIET = [Permission.AUTONOMOUS, Permission.AUTONOMOUS_WITH_GUARDRAILS]
ASKS = Permission.PERMISSION_REQUIRED


@pytest.mark.requirement("documented.retrieval.role")
@pytest.mark.parametrize(
    ("asked", "permissions"),
    [(None, QUIET), (ToolScope(permissions=QUIET[:1]), QUIET[:1]), (ToolScope(permissions=[ASKS]), QUIET[:1])],
)
def test_nobody_gets_beyond_their_role(asked: ToolScope | None, permissions: list[Permission]) -> None:
    scope = scope_of(asked, REQUEST, {"autonomous", "finance"})
    assert scope is not None
    assert scope.permissions == permissions
    assert not any(scope.admits(tool) for tool in Registry().specs() if tool.permission is ASKS)


@pytest.mark.requirement("documented.retrieval.scope")
def test_a_scope_keeps_to_permissions_and_families() -> None:
    assert scope_of(None, REQUEST, {"finance"}) is None
    tools = Registry().specs()
    of_mail = ToolScope(types=["email"], permissions=[ASKS])
    assert {(tool.tool_type, tool.permission) for tool in tools if of_mail.admits(tool)} == {("email", ASKS)}
    assert all(map(ToolScope().admits, tools))


@pytest.mark.requirement("documented.retrieval.problem-type")
@pytest.mark.parametrize(
    ("asked", "roles", "types"),
    [
        ("todo", set(), ["todo"]),
        ("open_composition", set(), ["email"]),
        (None, {"problem_type:email", "finance"}, ["email"]),
        ("email", {"problem_type:email", "problem_type:todo"}, ["email"]),
        ("request", set(), None),
    ],
)
def test_a_type_of_problem_keeps_to_its_family(asked: str | None, roles: set[str], types: list[str] | None) -> None:
    scope = scope_of(None, problem_type_of(asked, roles), roles)
    assert (scope and scope.types) == types


@pytest.mark.requirement("documented.retrieval.problem-type")
def test_no_request_gets_out_of_the_types_of_its_role() -> None:
    for asked, problem_type in ((None, "todo"), (ToolScope(types=["todo"]), "email")):
        with pytest.raises(Unprocessable, match="both of todo and of email"):
            scope_of(asked, problem_type, {"problem_type:email"})


@pytest.mark.requirement("documented.retrieval.problem-type")
@pytest.mark.parametrize("unknown", ["issue_detection", "mail"])
def test_a_type_that_there_is_not_is_refused_with_those_there_are(unknown: str) -> None:
    with pytest.raises(Unprocessable, match="must be one of email, email_response, open_composition, request, todo"):
        check_problem_type(unknown, {"email", "todo"})
