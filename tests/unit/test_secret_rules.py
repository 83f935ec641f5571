"""Secrets in a call that leaves the house: asked about once, masked, let out or denied, as the policy says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from steward.activities.permission import refusal
from steward.contracts.base import sha256_of
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.secret_families import families
from steward.contracts.secret_scan import Finding
from steward.contracts.security import EventKind
from steward.language.phrases import has_word, word
from steward.tools.guarding.policy_file import PolicyError, PolicyFile
from steward.tools.guarding.secrets import Found, Handling, with_secrets
from steward.tools.guarding.verdict import GuardVerdict, Ruling
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, a_call, a_context, a_proof, a_registry, a_requester, an_entry

CARD = "4242 4242 4242 4242"
WHY = "It contains something confidential: credit card number (ends 4242)."


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    number = {"type": "object", "properties": {"value": {"type": "string", "pattern": "^[0-9 ]+$"}}}
    return a_registry(
        tmp_path,
        an_entry("send_out", egress=True),
        an_entry("stay_in", egress=False),
        an_entry("pay_out", egress=True, parameters=number),
        an_entry("ask_out", egress=True, permission="permission_required"),
    )


def services(folder: Path, policy: str = "") -> Services:
    path = folder / "policy.yaml"
    path.write_text(policy, encoding="utf-8")
    return Services(policy=PolicyFile(path), clock=lambda: NOW)


async def prepared(registry: Registry, with_services: Services, tool: str, value: str) -> PreparedCall:
    call = ToolCall(tool_name=tool, args={"value": value})
    return await Preparer(registry, with_services).prepare(call, a_requester(), NOW.isoformat())


async def dispatched(registry: Registry, with_services: Services, tool: str, value: str, **more: Any) -> Any:
    args = {"value": value}
    return await refusal(registry.resolve(tool), a_context(with_services), a_call(tool, args, **more))


@pytest.mark.requirement("secrets.egress.asked")
async def test_a_call_that_takes_a_card_out_of_the_house_is_asked_about_and_says_which(
    registry: Registry, tmp_path: Path
) -> None:
    known = services(tmp_path)
    call = await prepared(registry, known, "send_out", f"pay with {CARD}")
    assert (call.verdict, call.reason) == (Verdict.CONFIRM, WHY)
    assert WHY in call.message
    [note] = call.secrets
    assert (note.kind, note.family, note.place) == (EventKind.ASKED, "card", "/value")
    assert CARD not in note.model_dump_json()
    for tool, value in (("stay_in", f"pay with {CARD}"), ("send_out", "order 4242 4242 4242 4241")):
        assert (await prepared(registry, known, tool, value)).verdict is Verdict.RUN
    asked = await prepared(registry, known, "ask_out", CARD)
    assert (asked.verdict, asked.reason) == (Verdict.CONFIRM, WHY)


@pytest.mark.requirement("secrets.egress.asked")
def test_every_family_has_its_name_in_every_language() -> None:
    for lang in ("en", "de", "es"):
        assert all(has_word("secrets", family.label) for family in families())
        assert word(lang, "secrets", "password") == {"en": "password", "de": "Passwort", "es": "contraseña"}[lang]
    asked = [Found("/value", Finding("card", "credit card number", 0, 16, "4242"), Handling.ASK)]
    [why] = with_secrets(GuardVerdict(Ruling.ALLOW), asked).whys
    assert why("de") == "Es enthält etwas Vertrauliches: Kreditkartennummer (endet auf 4242)."
    assert why("es") == "Contiene algo confidencial: número de tarjeta de crédito (termina en 4242)."


@pytest.mark.requirement("secrets.egress.dispatch")
async def test_it_is_asked_again_at_dispatch_and_an_approval_of_these_arguments_lets_it_out(
    registry: Registry, tmp_path: Path
) -> None:
    known = services(tmp_path)
    refused = await dispatched(registry, known, "send_out", CARD)
    assert (refused.code, refused.secrets[0].kind) == (ErrorCode.FORBIDDEN, EventKind.DENIED)
    assert WHY in refused.text
    proof = a_proof({"value": CARD})
    assert await dispatched(registry, known, "send_out", CARD, approval=proof) is None
    other = a_proof({"value": "other"})
    assert (await dispatched(registry, known, "send_out", CARD, approval=other)).code is ErrorCode.FORBIDDEN
    assert await dispatched(registry, known, "stay_in", CARD) is None
    denying = services(tmp_path, "secrets: [{then: deny}]")
    assert (await dispatched(registry, denying, "send_out", CARD, approval=proof)).code is ErrorCode.GUARD_DENIED


@pytest.mark.requirement("secrets.egress.policy")
@pytest.mark.parametrize(
    ("policy", "verdict", "value", "kind"),
    [
        ("", Verdict.CONFIRM, CARD, EventKind.ASKED),
        ("secrets: [{then: allow}]", Verdict.RUN, CARD, EventKind.SECRET_FOUND),
        ("secrets: [{then: deny}]", Verdict.DENY, CARD, EventKind.DENIED),
        ("secrets: [{then: mask}]", Verdict.RUN, "[credit card number ends 4242]", EventKind.MASKED),
        ("secrets: [{families: [iban], then: deny}, {then: mask}]", Verdict.RUN, None, EventKind.MASKED),
        ("secrets: [{families: [card], tools: [send_*], then: allow}, {then: deny}]", Verdict.RUN, CARD, None),
        ("secrets: [{users: [bob], then: allow}]", Verdict.CONFIRM, CARD, EventKind.ASKED),
        ("secrets: [{tool_type: other, then: allow}]", Verdict.CONFIRM, CARD, EventKind.ASKED),
        ("rules: [{tools: [send_out], then: allow}]", Verdict.CONFIRM, CARD, EventKind.ASKED),
    ],
)
async def test_the_first_rule_that_fits_decides(
    registry: Registry, tmp_path: Path, policy: str, verdict: Verdict, value: str | None, kind: EventKind | None
) -> None:
    call = await prepared(registry, services(tmp_path, policy), "send_out", CARD)
    assert call.verdict is verdict
    assert value is None or call.args == {"value": value}
    assert kind is None or [note.kind for note in call.secrets] == [kind]
    if verdict is Verdict.RUN:
        assert call.args_sha256 == sha256_of(call.args)


@pytest.mark.requirement("secrets.egress.policy")
async def test_a_mask_that_the_tool_would_not_take_is_asked_about_instead(registry: Registry, tmp_path: Path) -> None:
    call = await prepared(registry, services(tmp_path, "secrets: [{then: mask}]"), "pay_out", CARD)
    assert (call.verdict, call.args, call.reason) == (Verdict.CONFIRM, {"value": CARD}, WHY)


@pytest.mark.requirement("secrets.egress.policy")
@pytest.mark.parametrize(
    "policy", ["secrets: [{then: shout}]", "secrets: [{families: [cards], then: ask}]", "secrets: mask"]
)
def test_a_rule_that_means_nothing_is_a_fault_of_the_file(tmp_path: Path, policy: str) -> None:
    with pytest.raises(PolicyError, match="secrets"):
        services(tmp_path, policy)
