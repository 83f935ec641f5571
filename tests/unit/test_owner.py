"""Whose messages are: nested in one value, which none is without."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from steward.contracts.owner import Owner, Reach, Requester
from steward.contracts.problem import ProblemInput

ANN = Owner("acme", "ann")
REQUESTER = {
    "owner": {"tenant_id": "acme", "user_id": "ann"},
    "problem_id": 7,
    "conversation_id": "c",
    "timezone": "Europe/Berlin",
}


def test_a_message_is_read_again_as_it_was_written() -> None:
    found = ProblemInput.model_validate({"requester": REQUESTER, "text": "hi"})
    assert found.requester == Requester(ANN, 7, "c", "Europe/Berlin")
    assert (found.owner, found.problem_id) == (ANN, 7)
    assert ProblemInput.model_validate_json(found.model_dump_json()) == found


@pytest.mark.parametrize("missing", ["owner", "problem_id"])
def test_a_message_that_says_not_whose_it_is_is_refused(missing: str) -> None:
    requester = {name: value for name, value in REQUESTER.items() if name != missing}
    with pytest.raises(ValidationError):
        ProblemInput.model_validate({"requester": requester})
    with pytest.raises(ValidationError):
        ProblemInput.model_validate(REQUESTER)


@pytest.mark.requirement("sql.reads.tenant-and-user")
@pytest.mark.parametrize(
    ("reach", "covered"),
    [
        (Reach("acme", "ann"), True),
        (Reach("acme", None), True),
        (Reach("acme", "bob"), False),
        (Reach("acme", ""), False),
        (Reach("other", "ann"), False),
        (Reach("other", None), False),
    ],
)
def test_a_reach_covers_its_own_user_or_its_whole_tenant(reach: Reach, covered: bool) -> None:
    assert reach.covers(ANN) is covered
