"""The operator's policy: the first rule that fits decides, within what a policy may do; the file is followed."""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from steward.activities.permission import refusal
from steward.contracts.base import Json
from steward.contracts.calls import ApprovalProof, PreparedCall, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.tools.guarding import policy_file
from steward.tools.guarding.policy import Policy, Rule
from steward.tools.guarding.policy_file import PolicyError, PolicyFile
from steward.tools.guarding.verdict import GuardVerdict, Ruling
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, a_call, a_context, a_proof, a_registry, a_requester, a_spec, an_entry

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "policy.yaml"
ALLOW, CONFIRM, DENY = Ruling.ALLOW, Ruling.CONFIRM, Ruling.DENY
SPEC = a_spec(name="buy_tea", tool_type="shop", aliases=["purchase_tea"])

rules = st.builds(
    Rule,
    tools=st.sampled_from([["buy_tea"], ["buy_*"], ["other"], ["purchase_tea"]]),
    users=st.sampled_from([None, ["ann"], ["b*"]]),
    when=st.dictionaries(st.sampled_from(["to", "amount"]), st.sampled_from(["a*", "*", 5]), max_size=2),
    then=st.sampled_from(list(Ruling)),
)
arguments = st.fixed_dictionaries({}, optional={"to": st.sampled_from(["a", "b"]), "amount": st.sampled_from([5, 6])})
bases = st.builds(GuardVerdict, st.sampled_from(list(Ruling)), st.just("because"))


def a_policy(**rule: Any) -> Policy:
    return Policy.model_validate({"rules": [rule]})


def ruled(policy: Policy, base: Ruling = ALLOW, args: dict[str, Json] | None = None, **facts: Json) -> Ruling:
    return policy.apply(GuardVerdict(base, "the guard says so"), SPEC, "ann", args or {}, facts).ruling


@pytest.mark.requirement("policy.tightens-and-loosens")
@pytest.mark.parametrize(
    ("base", "then", "tools", "ruling"),
    [
        (ALLOW, "allow", ["buy_tea"], ALLOW),
        (ALLOW, "confirm", ["buy_tea"], CONFIRM),
        (ALLOW, "deny", ["buy_tea"], DENY),
        (CONFIRM, "allow", ["buy_tea"], ALLOW),
        (CONFIRM, "deny", ["buy_tea"], DENY),
        (DENY, "allow", ["buy_tea"], DENY),
        (DENY, "confirm", ["buy_tea"], CONFIRM),
        (DENY, "confirm", ["buy_*"], CONFIRM),
        (DENY, "confirm", ["*"], DENY),
        (ALLOW, "confirm", ["*"], CONFIRM),
        (ALLOW, "deny", ["*"], DENY),
        (CONFIRM, "allow", ["purchase_tea"], ALLOW),
        (CONFIRM, "allow", ["sell_tea"], CONFIRM),
    ],
)
def test_a_rule_tightens_freely_and_loosens_within_bounds(
    base: Ruling, then: str, tools: list[str], ruling: Ruling
) -> None:
    assert ruled(a_policy(tools=tools, then=then), base) is ruling


@pytest.mark.requirement("policy.tightens-and-loosens")
@pytest.mark.parametrize(
    ("when", "args", "fits"),
    [
        ({"to": "*@example.com"}, {"to": "Bob@Example.COM"}, True),
        ({"to": "*@example.com"}, {"to": "bob@example.org"}, False),
        ({"to": "*@example.com"}, {"to": ["x@y.z", "bob@example.com"]}, True),
        ({"to": "＠lice"}, {"to": "@lice"}, True),
        ({"to": ["a", "b"]}, {"to": "b"}, True),
        ({"to": "a"}, {}, False),
        ({"to": "*"}, {"to": ""}, True),
        ({"amount": {"above": 5}}, {"amount": 5}, False),
        ({"amount": {"above": 5}}, {"amount": 5.5}, True),
        ({"amount": {"above": 5}}, {"amount": "6"}, True),
        ({"amount": {"above": 5}}, {"amount": "lots"}, True),
        ({"amount": 5}, {"amount": 5.0}, True),
        ({"amount": 1}, {"amount": True}, False),
        ({"urgent": True}, {"urgent": True}, True),
        ({"parameters.temperature": {"above": 24}}, {"parameters": {"temperature": 25}}, True),
        ({"parameters.temperature": {"above": 24}}, {"parameters": "hot"}, False),
        ({"fact.domain": "lock"}, {"fact.domain": "light"}, True),
        ({"domain": "lock"}, {}, False),
        ({"to": "a", "amount": 5}, {"to": "a", "amount": 6}, False),
    ],
)
def test_a_condition_holds_of_arguments_and_facts(when: dict[str, Any], args: dict[str, Json], fits: bool) -> None:
    policy = a_policy(tools=["buy_tea"], when=when, then="deny")
    assert ruled(policy, args=args, domain="lock") is (DENY if fits else ALLOW)


def test_what_cannot_be_compared_is_never_a_reason_to_allow() -> None:
    policy = a_policy(tools=["buy_tea"], when={"amount": {"above": 5}}, then="allow")
    assert ruled(policy, CONFIRM, {"amount": "lots"}) is CONFIRM
    policy = a_policy(tools=["buy_tea"], when={"to": "a*"}, then="allow")
    assert ruled(policy, CONFIRM, {"to": ["alice", "ann"]}) is ALLOW
    assert ruled(policy, CONFIRM, {"to": ["alice", "bob"]}) is CONFIRM
    assert ruled(policy, CONFIRM, {"to": []}) is CONFIRM


def test_no_argument_poses_as_another_or_as_a_fact() -> None:
    policy = a_policy(tools=["buy_tea"], when={"to.host": "here"}, then="allow")
    assert ruled(policy, CONFIRM, {"to": {"host": "here"}}) is ALLOW
    assert ruled(policy, CONFIRM, {"to.host": "here"}) is ALLOW
    assert ruled(policy, CONFIRM, {"to.host": "here", "to": {"host": "there"}}) is CONFIRM
    assert ruled(policy, CONFIRM, {"to.host": "there", "to": {"host": "here"}}) is CONFIRM
    policy = a_policy(tools=["buy_tea"], when={"fact.kind": "light"}, then="allow")
    assert ruled(policy, CONFIRM, {"fact.kind": "light"}) is CONFIRM


@pytest.mark.requirement("policy.tightens-and-loosens")
def test_the_first_rule_that_fits_decides() -> None:
    policy = Policy.model_validate(
        {
            "rules": [
                {"tools": ["buy_*"], "users": ["bob"], "then": "deny"},
                {"tool_type": "shop", "then": "confirm"},
                {"tools": ["buy_tea"], "then": "deny"},
            ]
        }
    )
    assert ruled(policy) is CONFIRM


@given(base=bases, args=arguments)
def test_an_empty_policy_changes_nothing(base: GuardVerdict, args: dict[str, Json]) -> None:
    assert Policy().apply(base, SPEC, "ann", args, {}) == base


@given(before=st.lists(rules, max_size=4), denial=rules, at=st.integers(0, 4), base=bases, args=arguments)
def test_one_more_denial_never_makes_a_call_run(
    before: list[Rule], denial: Rule, at: int, base: GuardVerdict, args: dict[str, Json]
) -> None:
    without = Policy(rules=before).apply(base, SPEC, "ann", args, {}).ruling
    more = [*before[:at], denial.model_copy(update={"then": DENY}), *before[at:]]
    with_it = Policy(rules=more).apply(base, SPEC, "ann", args, {}).ruling
    assert with_it in (without, DENY)


@given(some=st.lists(rules, max_size=5), args=arguments)
def test_no_policy_makes_a_denied_call_run(some: list[Rule], args: dict[str, Json]) -> None:
    denied = GuardVerdict(DENY, "no")
    assert Policy(rules=some).apply(denied, SPEC, "ann", args, {}).ruling is not ALLOW


def written(folder: Path, text: str) -> Path:
    path = folder / "policy.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.requirement("policy.broken-file")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rules: [", "cannot be read"),
        ("rules: [{tools: [a], then: maybe}]", "rules 1 then"),
        ("rules: [{tools: [a], than: deny}]", "rules 1 than"),
        ("rules: [{then: allow}]", "must name tools"),
        ("rules: [{tools: ['*'], then: allow}]", "must name tools"),
        ("rules: [{tools: [], then: deny}]", "rules 1 tools"),
        ("rule: []", "rule"),
        ("[]", "the file"),
        ("spend: {currency: EUR, per_call: 0, per_day: 1}", "spend per_call"),
        ("spend: {currency: EUR, per_call: 1, per_day: 1, beyond: allow}", "confirm or deny"),
    ],
)
def test_a_broken_policy_is_refused_with_file_and_place(tmp_path: Path, text: str, said: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(PolicyError) as caught:
        PolicyFile(path)
    assert said in caught.value.detail
    assert str(path) in caught.value.detail


@pytest.mark.requirement("policy.broken-file")
def test_a_policy_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PolicyError, match="STEWARD_POLICY"):
        PolicyFile(tmp_path / "none.yaml")


@pytest.mark.requirement("policy.followed")
@pytest.mark.requirement("policy.broken-file")
def test_a_changed_file_is_followed_and_a_broken_or_lost_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(policy_file, "_LOOK_AGAIN_S", 0.0)
    file = PolicyFile(written(tmp_path, "rules: [{tools: [buy_tea], then: deny}]"))
    assert ruled(file.current()) is DENY
    os.utime(written(tmp_path, "rules: [{tools: [buy_tea], then: confirm}]"), ns=(1, 1))
    assert ruled(file.current()) is CONFIRM
    os.utime(written(tmp_path, "rules: ["), ns=(2, 2))
    with caplog.at_level(logging.ERROR):
        assert ruled(file.current()) is CONFIRM
    assert "the changed policy is not used" in caplog.text
    (tmp_path / "policy.yaml").unlink()
    assert ruled(file.current()) is CONFIRM
    os.utime(written(tmp_path, ""), ns=(3, 3))
    assert ruled(file.current()) is ALLOW


def with_policy(folder: Path, text: str) -> Services:
    return Services(policy=PolicyFile(written(folder, text)), clock=lambda: NOW)


async def prepared(registry: Registry, services: Services, tool: str, **args: Any) -> PreparedCall:
    return await Preparer(registry, services).prepare(
        ToolCall(tool_name=tool, args=args), a_requester(), NOW.isoformat()
    )


@pytest.mark.requirement("policy.applied-twice")
@pytest.mark.requirement("policy.says-why")
async def test_whoever_is_asked_or_denied_by_the_policy_is_told_so(tmp_path: Path) -> None:
    registry = a_registry(tmp_path, an_entry("probe"), an_entry("ask", permission="permission_required"))
    asking = with_policy(tmp_path, "rules: [{tools: [probe], then: confirm, reason: it is Sunday}]")
    call = await prepared(registry, asking, "probe", value="x")
    assert call.verdict is Verdict.CONFIRM
    assert "The rules set here ask for a yes: it is Sunday." in call.message
    denying = with_policy(tmp_path, "rules: [{tools: [probe], then: deny, reason: it is Sunday}]")
    call = await prepared(registry, denying, "probe", value="x")
    assert (call.verdict, call.reason) == (Verdict.DENY, "by policy: it is Sunday")
    allowing = with_policy(tmp_path, "rules: [{tools: [ask], then: allow}]")
    assert (await prepared(registry, allowing, "ask", value="x")).verdict is Verdict.RUN
    call = await prepared(registry, asking, "ask", value="x")
    assert call.verdict is Verdict.CONFIRM
    assert "rules" not in call.message


@pytest.mark.requirement("policy.says-why")
async def test_the_guards_reason_is_told_beside_the_policys(tmp_path: Path) -> None:
    services = with_policy(tmp_path, "rules: [{tools: [run_sql], then: confirm, reason: ask Kim}]")
    call = await prepared(Registry(), services, "run_sql", query="delete from t")
    assert call.verdict is Verdict.CONFIRM
    assert (
        "ask for a yes: ask Kim. Without one it would be refused: only SELECT is allowed, not DELETE." in call.message
    )


@pytest.mark.requirement("policy.applied-twice")
async def test_the_policy_is_asked_again_at_dispatch(tmp_path: Path) -> None:
    spec, call = a_spec(name="probe"), a_call("probe")
    assert await refusal(spec, a_context(), call) is None
    denied = await refusal(spec, a_context(with_policy(tmp_path, "rules: [{tools: [probe], then: deny}]")), call)
    assert denied is not None
    assert (denied.code, denied.text) == (ErrorCode.GUARD_DENIED, "by policy")
    ctx = a_context(with_policy(tmp_path, "rules: [{tools: [probe], then: confirm, reason: new rule}]"))
    unapproved = await refusal(spec, ctx, call)
    assert unapproved is not None
    assert unapproved.code is ErrorCode.FORBIDDEN
    assert "The rules set here ask for a yes: new rule." in unapproved.text
    proof: ApprovalProof = a_proof(call.args)
    assert await refusal(spec, ctx, call.model_copy(update={"approval": proof})) is None


@pytest.mark.requirement("policy.applied-twice")
async def test_what_the_policy_allows_is_dispatched_without_an_approval_but_never_repeated_without(
    tmp_path: Path,
) -> None:
    spec, call = a_spec(name="probe", permission="permission_required"), a_call("probe")
    ctx = a_context(with_policy(tmp_path, "rules: [{tools: [probe], then: allow}]"))
    assert await refusal(spec, a_context(), call) is not None
    assert await refusal(spec, ctx, call) is None
    assert await refusal(spec, ctx, call.model_copy(update={"repeats": ["c0"]})) is not None


@pytest.mark.requirement("policy.example")
def test_the_documented_example_does_what_it_says() -> None:
    policy = PolicyFile(EXAMPLE).current()
    specs = {spec.name: spec for spec in Registry().specs()}
    named = {tool for rule in yaml.safe_load(EXAMPLE.read_text("utf-8"))["rules"] for tool in rule.get("tools", [])}
    assert named <= set(specs)

    def says(tool: str, base: Ruling, args: dict[str, Json], user: str = "ann", **facts: Json) -> Ruling:
        return policy.apply(GuardVerdict(base), specs[tool], user, args, facts).ruling

    assert says("control_device", ALLOW, {"action": "turn_on"}, entity_id="switch.boiler") is DENY
    warm: dict[str, Json] = {"action": "set_temperature", "parameters": {"temperature": 25}}
    assert says("control_device", ALLOW, warm) is CONFIRM
    assert says("control_device", ALLOW, {**warm, "parameters": {"temperature": 21}}) is ALLOW
    assert says("control_device", CONFIRM, {"action": "close"}, device_class="garage") is ALLOW
    assert says("control_device", CONFIRM, {"action": "open"}, device_class="garage") is CONFIRM
    assert says("delete_task", CONFIRM, {"task_id": 7}) is ALLOW
    assert says("control_device", ALLOW, {"action": "turn_on"}, user="mia") is CONFIRM
    assert says("run_sql", ALLOW, {"query": "select 1"}, user="guest-7") is DENY
    bank = policy.apply(GuardVerdict(CONFIRM), specs["compose_email"], "ann", {"to": "office@bank.example"}, {})
    assert bank.approvers == ("role:finance", "not:requester")
    assert policy.spend is not None
    assert policy.spend.currency == "EUR"


@pytest.mark.requirement("policy.each-recipient")
@pytest.mark.parametrize(
    ("to", "allowed"),
    [
        ("ann@ours.example", True),
        ("Ann Meyer <ann@ours.example>", True),
        ('"Meyer, Ann" <ann@ours.example>, bob@OURS.example.', True),
        (["ann@ours.example", "Bob <bob@ours.example>"], True),
        ([{"name": "Ann", "email": "ann@ours.example"}], True),
        ("ann@xn--mnchen-3ya.ours.example", False),
        ("eve@evil.example, ann@ours.example", False),
        ("ann@ours.example; eve@evil.example", False),
        ("eve@evil.example ann@ours.example", False),
        ("eve@evil.example\nann@ours.example", False),
        ("eve@evil.example|ann@ours.example", False),
        ("eve%40evil.example,ann@ours.example", False),
        ("Bob, ann@ours.example", False),
        ('"ann@ours.example" <eve@evil.example>', False),
        ("eve@evil.example <ann@ours.example>", False),
        ("ann@ours.example (eve@evil.example)", False),
        ('"eve@evil.example, " ann@ours.example', False),
        ("Team: eve@evil.example, ann@ours.example;", False),
        ("eve＠evil.example，ann@ours.example", False),
        ("eve@evil.example@ours.example", False),
        (["ann@ours.example", "x@y.z, bob@ours.example"], False),
        ([{"email": "eve@evil.example"}, {"email": "ann@ours.example"}], False),
        ("x" * 9_000 + " ann@ours.example", False),
    ],
)
@pytest.mark.parametrize("name", ["to", "cc", "bcc", "attendees"])
def test_a_rule_that_allows_must_hold_for_every_recipient(name: str, to: Json, allowed: bool) -> None:
    policy = a_policy(tools=["buy_tea"], when={name: "*@ours.example"}, then="allow")
    assert ruled(policy, CONFIRM, {name: to}) is (ALLOW if allowed else CONFIRM)


@pytest.mark.requirement("policy.copies")
@pytest.mark.parametrize("copy", ["cc", "bcc", "attendees", "remove_attendees", "mail to guests"])
def test_a_condition_on_whom_it_goes_to_is_about_copies_too(copy: str) -> None:
    ours, theirs = "ann@ours.example", "eve@evil.example"
    allow = a_policy(tools=["buy_tea"], when={"to": "*@ours.example"}, then="allow")
    assert ruled(allow, CONFIRM, {"to": ours, copy: ours}) is ruled(allow, CONFIRM, {"to": ours, copy: ""}) is ALLOW
    assert ruled(allow, CONFIRM, {"to": ours, copy: f"{ours}, {theirs}"}) is CONFIRM
    assert ruled(allow, CONFIRM, {copy: ours}) is CONFIRM
    own = a_policy(tools=["buy_tea"], when={"to": "*@ours.example", copy: "*@evil.example"}, then="allow")
    assert ruled(own, CONFIRM, {"to": ours, copy: theirs}) is ALLOW
    deny = a_policy(tools=["buy_tea"], when={"to": "*@evil.example"}, then="deny")
    assert ruled(deny, args={"to": ours, copy: theirs}) is DENY


@pytest.mark.requirement("policy.copies")
@pytest.mark.parametrize(
    ("when", "ruling"), [({}, CONFIRM), ({"title": "*"}, CONFIRM), ({"attendees": "*@x.test"}, ALLOW)]
)
def test_a_rule_that_lets_events_be_made_lets_nobody_be_invited_whom_it_does_not_name(
    when: dict[str, str], ruling: Ruling
) -> None:
    invite = {"title": "Lunch", "attendees": "bob@x.test"}
    spec = a_spec(name="buy_tea", writes_to=["attendees"]).called(invite)
    allow = a_policy(tools=["buy_tea"], when=when, then="allow")
    assert allow.apply(GuardVerdict(CONFIRM, ""), spec, "ann", invite, {}).ruling is ruling


@pytest.mark.requirement("policy.copies")
@pytest.mark.parametrize("told", ["remove_attendees", "mail to guests"])
def test_a_condition_on_guests_is_about_all_who_get_mail(told: str) -> None:
    ours, theirs = "ann@ours.example", "eve@evil.example"
    allow = a_policy(tools=["buy_tea"], when={"attendees": "*@ours.example"}, then="allow")
    assert ruled(allow, CONFIRM, {"attendees": ours, told: ours}) is ALLOW
    assert ruled(allow, CONFIRM, {"attendees": ours, told: theirs}) is CONFIRM


@pytest.mark.requirement("policy.each-recipient")
@pytest.mark.parametrize(
    ("when", "args"),
    [
        ({"to": "*@evil.example"}, {"to": "eve@evil.example, ann@ours.example"}),
        ({"to": "*@evil.example"}, {"to": "Eve <eve@EVIL.example.>; ann@ours.example"}),
        ({"to": "*@evil.example"}, {"to": "ann@ours.example|eve@evil.example|x"}),
        ({"to": "*@evil.example"}, {"to": "mailto:eve%40evil.example?subject=hi"}),
        ({"to": "*@evil.example"}, {"to": "eve@evil.exa\u200bmple"}),
        ({"to": "*@evil.example"}, {"to": ["ann@ours.example", {"address": "Eve <eve@evil.example>"}]}),
        ({"attendees.email": "*@evil.example"}, {"attendees": [{"email": "a@b.c"}, {"email": "eve@evil.example"}]}),
        ({"to": "*@münchen.example"}, {"to": "a@b.c, eve@xn--mnchen-3ya.example"}),
        ({"to": "*@xn--mnchen-3ya.example"}, {"to": "a@b.c, eve@münchen.example"}),
        ({"to": "Eve*"}, {"to": "a@b.c, Eve Noir <eve@evil.example>"}),
        ({"chat_id": "board"}, {"chat_id": "team-a, board"}),
        ({"channelIds": "board"}, {"channelIds": "team-a; board"}),
        ({"to": "eve"}, {"to": "Ann, Eve"}),
    ],
)
def test_a_rule_that_tightens_holds_for_any_recipient(when: dict[str, Any], args: dict[str, Json]) -> None:
    assert ruled(a_policy(tools=["buy_tea"], when=when, then="deny"), args=args) is DENY
    rule = {"tools": ["buy_tea"], "when": when, "then": "confirm", "approvers": ["role:finance", "not:requester"]}
    verdict = Policy.model_validate({"rules": [rule]}).apply(GuardVerdict(CONFIRM), SPEC, "ann", args, {})
    assert verdict.approvers == ("role:finance", "not:requester")


@pytest.mark.requirement("policy.each-recipient")
def test_each_recipient_may_fit_another_of_several_patterns() -> None:
    policy = a_policy(tools=["buy_tea"], when={"to": ["*@ours.example", "*@sister.example"]}, then="allow")
    assert ruled(policy, CONFIRM, {"to": "a@ours.example, b@sister.example"}) is ALLOW
    assert ruled(policy, CONFIRM, {"to": "a@ours.example, b@other.example"}) is CONFIRM
    policy = a_policy(tools=["buy_tea"], when={"chat_id": "team-*"}, then="allow")
    assert ruled(policy, CONFIRM, {"chat_id": "team-a, team-b"}) is ALLOW
    assert ruled(policy, CONFIRM, {"chat_id": "team-a, board"}) is CONFIRM
    policy = a_policy(tools=["buy_tea"], when={"title": "Lunch*"}, then="allow")
    assert ruled(policy, CONFIRM, {"title": "Lunch, then a walk"}) is ALLOW


@pytest.mark.requirement("policy.each-recipient")
def test_looking_at_recipients_takes_linear_time() -> None:
    policy = a_policy(tools=["buy_tea"], when={"to": "*@evil.example"}, then="deny")
    begin = time.process_time()
    for text in ("a@", "@", '"', "(", "a.", "a@b.c,", "<", '"a', "=?", "@a-", "%40", "\u200b@"):
        ruled(policy, args={"to": text * 20_000})
    assert time.process_time() - begin < 5
