"""Who may decide where a rule of the policy says so: at preparation, at dispatch, in what others see of a problem."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from steward.activities.permission import refusal
from steward.api.core.approver_views import decidable, part_of
from steward.api.credentials.identity import Principal
from steward.api.mcp.questions import forms_of
from steward.cli.exits import ExitCode
from steward.cli.outcome import next_lines
from steward.cli.render import approval_text
from steward.contracts.approval import Approval
from steward.contracts.approvers import faults, in_words, may_decide, open_to_requester
from steward.contracts.errors import ErrorCode
from steward.contracts.problem import ProblemError, ProblemStatus, ProblemView, Question
from steward.contracts.wire import Answer
from steward.tools.guarding.policy import Policy
from steward.tools.guarding.verdict import GuardVerdict, Ruling
from tests.support.tool_bench import a_call, a_context, a_proof, a_registry, a_spec, an_entry
from tests.unit.test_policy import prepared, with_policy

NOW = datetime(2026, 11, 22, tzinfo=UTC)
FINANCE = "rules: [{tools: [probe], then: confirm, approvers: [user, 'role:finance', 'not:requester']}]"


@pytest.mark.requirement("approvers.meaning")
@pytest.mark.parametrize(
    ("approvers", "actor", "roles", "may"),
    [
        ([], "temporal:me@host", [], True),
        (["user"], "ann", [], True),
        (["user"], "bob", ["finance"], False),
        (["user"], "operator", [], False),
        (["user:bob"], "bob", [], True),
        (["user:bob"], "ann", [], False),
        (["role:finance"], "bob", ["sales", "finance"], True),
        (["role:finance"], "bob", ["Finance", "role:finance", "financee"], False),
        (["role:finance"], "operator", ["finance"], True),
        (["role:finance"], "temporal:bob", [], False),
        (["user:temporal:bob"], "temporal:bob", [], False),
        (["user", "role:finance", "not:requester"], "ann", ["finance"], False),
        (["user:ann", "role:finance", "not:requester"], "ann", [], False),
        (["role:finance", "not:requester"], "bob", ["finance"], True),
        (["role:finance", "not:requester"], "operator", ["finance"], False),
        (["role:finance", "not:requester"], None, ["finance"], False),
        (["not:requester"], "bob", [], False),
    ],
)
def test_the_entries_mean_what_the_page_says(approvers: list[str], actor: str, roles: list[str], may: bool) -> None:
    assert may_decide(approvers, "ann", actor, roles) is may


@pytest.mark.requirement("approvers.meaning")
@pytest.mark.parametrize(
    ("approvers", "words"),
    [
        (["user", "user:bob"], "ann, or bob"),
        (["user", "role:finance", "not:requester"], "anyone with the role finance, but not ann"),
        (["role:finance", "role:board"], "anyone with the role finance, or anyone with the role board"),
        ([], ""),
    ],
)
def test_the_people_are_told_in_words(approvers: list[str], words: str) -> None:
    assert in_words(approvers, "ann") == words


@pytest.mark.requirement("approvers.checked")
@pytest.mark.parametrize(
    "entries",
    [
        [],
        ["finance"],
        ["Role:finance"],
        ["role:"],
        ["user: "],
        ["not:bob"],
        ["user:operator"],
        ["user:temporal:me"],
        ["not:requester"],
        ["user", "not:requester"],
    ],
)
def test_a_list_that_names_nobody_or_cannot_be_read_is_a_fault(entries: list[str]) -> None:
    assert faults(entries)
    with pytest.raises(ValueError, match="approvers"):
        Policy.model_validate({"rules": [{"tools": ["x"], "then": "confirm", "approvers": entries}]})


@pytest.mark.requirement("approvers.checked")
@pytest.mark.parametrize("then", ["allow", "deny"])
def test_only_a_rule_that_confirms_has_approvers(then: str) -> None:
    with pytest.raises(ValueError, match="only a rule that confirms"):
        Policy.model_validate({"rules": [{"tools": ["x"], "then": then, "approvers": ["user"]}]})


def test_a_rule_that_knows_a_tool_by_its_origin_names_approvers_only_where_nobody_else_does() -> None:
    spec = a_spec(name="pay", executor={"kind": "mcp", "server": "bank", "tool": "transfer"})
    origin = {"tools": ["transfer"], "then": "confirm", "approvers": ["role:finance"]}
    own: dict[str, Any] = {"tools": ["pay"], "then": "confirm"}
    for rules, approvers in (
        ([origin], ("role:finance",)),
        ([origin, own], ("role:finance",)),
        ([origin, own | {"approvers": ["role:board"]}], ("role:board",)),
    ):
        policy = Policy.model_validate({"rules": rules})
        assert policy.apply(GuardVerdict(Ruling.CONFIRM), spec, "ann", {}, {}).approvers == approvers


@pytest.mark.requirement("approvers.shown")
async def test_the_call_carries_them_and_the_confirmation_says_so(tmp_path: Path) -> None:
    registry, services = a_registry(tmp_path, an_entry("probe")), with_policy(tmp_path, FINANCE)
    call = await prepared(registry, services, "probe", value="x")
    assert call.approvers == ["user", "role:finance", "not:requester"]
    assert call.message.splitlines()[-1] == "Decided by: anyone with the role finance, but not ann"


@pytest.mark.requirement("approvers.at-dispatch")
async def test_the_dispatch_looks_again_who_approved(tmp_path: Path) -> None:
    spec, call = a_spec(name="probe"), a_call("probe")
    ctx = a_context(with_policy(tmp_path, FINANCE))
    for by, roles, runs in (("ann", ["finance"], False), ("bob", [], False), ("bob", ["finance"], True)):
        proof = a_proof(call.args).model_copy(update={"decided_by": by, "decided_roles": roles})
        refused = await refusal(spec, ctx, call.model_copy(update={"approval": proof}))
        assert (refused is None) is runs
        assert refused is None or (refused.code, by in refused.text) == (ErrorCode.FORBIDDEN, True)


def an_approval(number: int, *approvers: str) -> Approval:
    return Approval(
        approval_id=f"7-{number}",
        call_id=f"c{number}",
        tool_name="pay",
        args={"amount": number},
        args_sha256="x",
        reason="",
        message=f"pay {number}?",
        approvers=list(approvers),
        requested_at=NOW,
        expires_at=NOW,
    )


def a_view() -> ProblemView:
    """Ann's, with all that a view can hold."""
    return ProblemView(
        problem_id=7,
        tenant_id="t",
        user_id="ann",
        conversation_id="private",
        status=ProblemStatus.AWAITING_CONFIRMATION,
        text="my secret words",
        result={"secret": 1},
        message="secret",
        question=Question(text="secret?"),
        error=ProblemError(code=ErrorCode.TOOL_FAILED, detail="secret"),
        degraded=["secret"],
        approvals=[an_approval(1), an_approval(2, "role:finance"), an_approval(3, "role:finance", "not:requester")],
        created_at=NOW,
        updated_at=NOW,
    )


@pytest.mark.requirement("approvers.part")
def test_of_anothers_problem_somebody_sees_the_approvals_that_name_them_and_nothing_private() -> None:
    part = part_of(a_view(), Principal("t", "carol", roles=frozenset({"finance"})))
    assert [a.approval_id for a in part.approvals] == ["7-2", "7-3"]
    assert part.approvals[0].args == {"amount": 2}
    assert (part.message, part.tool_name) == ("pay 2?\npay 3?", "pay")
    assert not any(word in part.model_dump_json() for word in ("secret", "private", "7-1"))


@pytest.mark.requirement("mcp_server.asks-who-can-answer")
def test_what_a_tool_asks_after_an_approval_reaches_the_requester_alone() -> None:
    asks = a_view().model_copy(update={"approvals": [], "status": ProblemStatus.AWAITING_USER})
    carol = Principal("t", "carol", roles=frozenset({"finance"}))
    part = part_of(asks, carol)
    assert "secret" not in part.model_dump_json()
    assert forms_of(part, carol) == forms_of(Answer.of(part), carol) == {}
    [form] = forms_of(asks, Principal("t", "ann")).values()
    assert form.message == "secret?"


@pytest.mark.requirement("mcp_server.asks-who-can-answer")
def test_nobody_gets_a_form_for_an_approval_that_others_decide() -> None:
    view = a_view().model_copy(update={"question": None})
    assert list(forms_of(view, Principal("t", "ann"))) == ["7-1"]
    carol = Principal("t", "carol", roles=frozenset({"finance"}))
    assert list(forms_of(Answer.of(part_of(view, carol)), carol)) == ["7-2", "7-3"]
    others = view.model_copy(update={"approvals": [an_approval(1, "role:finance")]})
    assert forms_of(others, Principal("t", "ann")) == {}


@pytest.mark.requirement("approvers.part")
@pytest.mark.parametrize(
    ("principal", "ids"),
    [
        (Principal("t", "ann"), ["7-1"]),
        (Principal("t", "ann", roles=frozenset({"finance"})), ["7-1", "7-2"]),
        (Principal("t"), ["7-1"]),
        (Principal("t", roles=frozenset({"finance"})), ["7-1", "7-2"]),
        (Principal("t", "carol", roles=frozenset({"finance"})), ["7-2", "7-3"]),
        (Principal("t", "carol"), []),
    ],
)
def test_everybody_is_listed_what_they_may_decide(principal: Principal, ids: list[str]) -> None:
    assert [a.approval_id for a in decidable(a_view(), principal).approvals] == ids


def test_whoever_a_gateway_speaks_for_has_none_of_its_roles() -> None:
    gateway = Principal("t", may_act_for=True, roles=frozenset({"finance"}))
    assert gateway.acting_for("bob") == Principal("t", "bob")


@pytest.mark.requirement("approvers.shown")
def test_the_command_line_says_whose_decision_it_waits_for() -> None:
    view = a_view().model_copy(update={"approvals": [an_approval(1, "role:finance", "not:requester")]})
    assert "  decided by role:finance, not:requester" in approval_text(view.approvals[0])
    (line,) = next_lines(Answer.of(view), ExitCode.AWAITING_CONFIRMATION)
    assert line.startswith("Waiting for role:finance, not:requester: steward approve 7")
    assert not open_to_requester(view.approvals[0].approvers)
    assert open_to_requester([])
    assert open_to_requester(["user"])
