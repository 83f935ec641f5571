"""A request sent again with `confirm` names one call by the hash of its words, or nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.api.core.resent_requests import approval_of_call, approval_of_text
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.base import sha256_of, wording_sha256
from steward.contracts.errors import Conflict, ErrorCode, Unprocessable
from steward.contracts.problem import ProblemView
from tests.unit.test_message_acts import NOW, view

Words = dict[str, object]


def asked(name: str, words: Words, kind: ApprovalKind = ApprovalKind.PERMISSION, tool: str = "create") -> Approval:
    """An approval as preparation makes it: the dates of its words are instants by now."""
    resolved = {key: f"resolved {value}" if key == "start_time" else value for key, value in words.items()}
    return Approval(
        approval_id=name,
        call_id="c1",
        kind=kind,
        tool_name=tool,
        args=resolved,
        args_sha256=sha256_of(resolved),
        asked_sha256=wording_sha256(words),
        reason="",
        message="Create it?",
        requested_at=NOW,
        expires_at=NOW,
    )


MONDAY: Words = {"title": "Standup", "start_time": "Monday 10am"}
TUESDAY: Words = {"title": "Standup", "start_time": "Tuesday 10am"}
WEEK = view(1, asked("1-1", MONDAY), asked("1-2", TUESDAY))


@pytest.mark.requirement("attacks.a1.resent-names-one-call")
def test_of_two_calls_that_differ_in_a_date_the_one_sent_again_is_meant() -> None:
    assert approval_of_call(WEEK, "create", MONDAY) == "1-1"
    assert approval_of_call(WEEK, "create", TUESDAY) == "1-2"
    assert approval_of_call(WEEK, "create", WEEK.approvals[1].args) == "1-2"


@pytest.mark.requirement("attacks.a1.resent-names-one-call")
@pytest.mark.parametrize("args", [{}, {"title": "Standup"}, MONDAY | {"start_time": "Friday"}, MONDAY | {"more": 1}])
def test_what_is_not_quite_the_call_is_another_call(args: Words) -> None:
    for shown in (WEEK, view(1, asked("1-1", MONDAY))):
        with pytest.raises(Unprocessable) as refused:
            approval_of_call(shown, "create", args)
        assert refused.value.code is ErrorCode.INVALID_ARGUMENTS
    with pytest.raises(Unprocessable):
        approval_of_call(WEEK, "delete", MONDAY)


@pytest.mark.requirement("attacks.a1.several-are-listed")
def test_of_several_equal_calls_none_is_meant_and_all_are_listed() -> None:
    twice = view(1, asked("1-1", MONDAY), asked("1-2", MONDAY), asked("1-3", TUESDAY))
    with pytest.raises(Conflict) as refused:
        approval_of_call(twice, "create", MONDAY)
    assert refused.value.code is ErrorCode.AMBIGUOUS_APPROVAL
    listed = refused.value.extra["approvals"]
    assert [(one["approval_id"], one["tool_name"]) for one in listed] == [(f"1-{n}", "create") for n in (1, 2, 3)]
    assert listed[2]["args"] == twice.approvals[2].args


@pytest.mark.requirement("attacks.a2.never-a-repeat")
def test_a_request_sent_again_is_never_a_repeat_of_an_unknown_outcome() -> None:
    lost = view(1, asked("1-2", MONDAY, ApprovalKind.REPEAT))
    with pytest.raises(Conflict) as refused:
        approval_of_call(lost, "create", MONDAY)
    assert refused.value.code is ErrorCode.AMBIGUOUS_APPROVAL


@pytest.mark.requirement("attacks.a1.resent-names-one-call")
def test_a_request_in_words_is_sent_again_in_the_same_words() -> None:
    one = view(1, asked("1-1", MONDAY)).model_copy(update={"text": "add the standup"})
    assert approval_of_text(one, "add the standup ") == "1-1"
    with pytest.raises(Unprocessable):
        approval_of_text(one, "add the standup, but on Friday")
    with pytest.raises(Conflict):
        approval_of_text(WEEK.model_copy(update={"text": "add both"}), "add both")
    assert approval_of_text(view(1), "anything") is None


words = st.fixed_dictionaries(
    {"title": st.sampled_from(["Standup", "Lunch"]), "start_time": st.sampled_from(["Monday", "Tuesday", "9am"])},
    optional={"n": st.sampled_from([1, 1.0, 2, None])},
)


@pytest.mark.requirement("attacks.a1.resent-names-one-call")
@given(calls=st.lists(words, min_size=1, max_size=5), sent=words, data=st.data())
def test_whatever_is_pending_the_approval_meant_was_asked_for_in_these_words(
    calls: list[Words], sent: Words, data: st.DataObject
) -> None:
    kinds = [data.draw(st.sampled_from(list(ApprovalKind))) for _ in calls]
    pending = view(1, *(asked(f"1-{n}", call, kind) for n, (call, kind) in enumerate(zip(calls, kinds, strict=True))))
    found = [n for n, call in enumerate(calls) if _plain(call) == _plain(sent)]
    only = len(found) == 1 and kinds[found[0]] is ApprovalKind.PERMISSION
    assert _meant(pending, sent) == (f"1-{found[0]}" if only else None)


def _meant(pending: ProblemView, sent: Words) -> str | None:
    try:
        return approval_of_call(pending, "create", sent)
    except (Conflict, Unprocessable):
        return None


def _plain(call: Words) -> Words:
    """As a caller means it: 1.0 is 1, and null is nothing."""
    return {name: value for name, value in call.items() if value is not None}
