"""Nobody can be taken for somebody else: reserved names, proven senders, counts of their own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from steward.api.credentials.identity import Principal
from steward.config.settings import Settings
from steward.contracts.actors import GATEWAY_IDENTITY, OPERATOR, SYSTEM, TEMPORAL, UNNAMED, is_reserved, proven_actor
from steward.contracts.errors import BadRequest

LOOKALIKES = ("{}", " {}", "{}\t", "{}\u200b", "\ufeff{}")


@pytest.mark.requirement("attacks.a9.reserved-names")
@pytest.mark.parametrize("name", [OPERATOR, SYSTEM, TEMPORAL, UNNAMED, f"{TEMPORAL}:ann", f"{GATEWAY_IDENTITY}:1@host"])
def test_names_of_those_who_are_no_users_are_reserved_however_they_are_written(name: str) -> None:
    wide = "".join(chr(ord(ch) + 0xFEE0) if "!" <= ch <= "~" else ch for ch in name)
    for written in (name, name.upper(), name.title(), wide, *(form.format(name) for form in LOOKALIKES)):
        assert is_reserved(written)
        with pytest.raises(BadRequest):
            Principal("t", may_act_for=True).acting_for(written)


@pytest.mark.requirement("attacks.a9.reserved-names")
@pytest.mark.parametrize(
    "name", ["ann", "events for ann", "operators", "temporal-fan", "the system", "ann@example.com"]
)
def test_other_names_are_users(name: str) -> None:
    assert Principal("t", may_act_for=True).acting_for(name).actor == name


@pytest.mark.requirement("attacks.a9.reserved-names")
def test_the_default_user_is_a_user() -> None:
    with pytest.raises(ValidationError):
        Settings(default_user="operator")


@pytest.mark.requirement("attacks.a9.sender-is-proven")
@given(identity=st.text(), claimed=st.none() | st.text())
def test_only_a_gateway_is_believed_and_nobody_else_has_a_users_name(identity: str, claimed: str | None) -> None:
    assert proven_actor(f"{GATEWAY_IDENTITY}:{identity}", claimed) == claimed
    if not identity.startswith(f"{GATEWAY_IDENTITY}:"):
        actor = proven_actor(identity, claimed)
        assert actor is not None
        assert is_reserved(actor)
