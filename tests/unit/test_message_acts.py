"""What a message means for what is open in its conversation."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.api.core.acts import Act, Change, Decide, DecideNamed, Reply, Unclear
from steward.api.core.message_acts import act_in_conversation, act_on_problem, decided_event, says_yes_to_more
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.problem import ProblemStatus, ProblemView, Question
from steward.contracts.shown import ShownField
from steward.language.call_changes import changed, is_change
from steward.sql.shown import Shown
from tests.support.meanings import meaning_of

NOW = datetime(2026, 11, 20, 9, tzinfo=UTC)
MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
MAIL_SCHEMA = {name: {"type": "string"} for name in MAIL}
EVENT = {"title": "Standup", "start_time": "2026-11-23T10:00:00+01:00"}
EVENT_SCHEMA = {name: {"type": "string"} for name in EVENT}


def view(number: int, *approvals: Approval, question: str | None = None) -> ProblemView:
    status = ProblemStatus.AWAITING_CONFIRMATION if approvals else ProblemStatus.AWAITING_USER
    asked = Question(text=question) if question else None
    return ProblemView(
        problem_id=number,
        tenant_id="t",
        user_id="u",
        conversation_id="c",
        status=status,
        approvals=list(approvals),
        question=asked,
        created_at=NOW,
        updated_at=NOW,
    )


def approval(name: str, kind: ApprovalKind = ApprovalKind.PERMISSION) -> Approval:
    return Approval(
        approval_id=name,
        call_id="c1",
        kind=kind,
        tool_name="compose_email",
        meaning=meaning_of("compose_email"),
        args=MAIL,
        args_sha256="0",
        reason="",
        message="Send it?",
        requested_at=NOW,
        expires_at=NOW,
    )


A, B = view(1, approval("1-1")), view(2, approval("2-1"))
AGAIN = view(3, approval("3-2", ApprovalKind.REPEAT))
ASKING = view(4, question="Which?")
TWO = view(6, approval("6-1"), approval("6-2"))
ONE_LEFT = view(6, approval("6-2"))
ONE_MORE = view(6, approval("6-1"), approval("6-2"), approval("6-3"))
AGAIN_AMONG = view(7, approval("7-1"), approval("7-2", ApprovalKind.REPEAT))
WORDS = ("yes", "ok", "run", "ja", "sí", "no", "nein")


def shown(*views: ProblemView) -> list[Shown]:
    return [
        Shown(problem_id=v.problem_id, approvals=[a.approval_id for a in v.approvals], question=bool(v.question))
        for v in views
    ]


@pytest.mark.requirement("attacks.a2.last-shown")
@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize(
    ("waiting", "was_shown", "act"),
    [
        ([A], [A], Decide),
        ([B, A], [A], Decide),
        ([ASKING, A], [A], Decide),
        ([A], [], Unclear),
        ([B, A], [A, B], Unclear),
        ([A], [view(9), A], Unclear),
        ([TWO], [TWO], DecideNamed),
        ([TWO, A], [TWO], DecideNamed),
        ([TWO, A], [TWO, A], Unclear),
        ([TWO], [A], Unclear),
        ([TWO], [], Unclear),
        ([ONE_LEFT], [TWO], Unclear),
        ([ONE_MORE], [TWO], Unclear),
        ([AGAIN_AMONG], [AGAIN_AMONG], Unclear),
        ([AGAIN], [AGAIN], Unclear),
        ([ASKING], [ASKING], Reply),
        ([ASKING], [], Reply),
        ([ASKING, A], [ASKING], Reply),
        ([ASKING, A], [], Unclear),
        ([], [A], type(None)),
    ],
)
def test_a_bare_word_decides_only_what_was_shown_last(
    word: str, waiting: list[ProblemView], was_shown: list[ProblemView], act: type[Act]
) -> None:
    assert type(act_in_conversation(word, waiting, shown(*was_shown))) is act


@pytest.mark.requirement("attacks.a2.last-shown")
@pytest.mark.parametrize(
    ("text", "confirmed"),
    [
        ("yes", True),
        ("Yes, thanks!", True),
        ("ja, bitte", True),
        ("sí, gracias", True),
        ("go ahead", True),
        ("no", False),
        ("no, thanks", False),
        ("nein, danke", False),
    ],
)
def test_a_word_for_a_list_that_one_problem_asks_together_decides_all_of_it(text: str, confirmed: bool) -> None:
    for act in (act_in_conversation(text, [TWO], shown(TWO)), act_on_problem(text, TWO, shown(TWO))):
        assert isinstance(act, DecideNamed)
        assert ([one.approval_id for _, one in act.pending], act.confirmed) == (["6-1", "6-2"], confirmed)


@pytest.mark.requirement("attacks.a2.last-shown")
@pytest.mark.parametrize(
    "text",
    ["yes, but at one", "yes, and to Kim", "ja, aber nur die erste", "yes except the second", "yes?", "hm yes no"],
)
def test_more_than_a_yes_to_a_list_decides_nothing_of_it(text: str) -> None:
    for act in (act_in_conversation(text, [TWO], shown(TWO)), act_on_problem(text, TWO, shown(TWO))):
        assert not isinstance(act, DecideNamed | Decide)


@pytest.mark.requirement("attacks.a2.last-shown")
def test_one_of_a_list_is_left_out_by_its_place() -> None:
    act = act_in_conversation("no to the second", [TWO], shown(TWO))
    assert isinstance(act, DecideNamed)
    assert ([one.approval_id for _, one in act.pending], act.confirmed) == (["6-2"], False)


@pytest.mark.requirement("attacks.a2.last-shown")
def test_what_was_shown_is_not_what_waits_now() -> None:
    changed_since = view(1, approval("1-2"))
    assert isinstance(act_in_conversation("yes", [changed_since], shown(A)), Unclear)
    assert isinstance(act_on_problem("yes", changed_since, shown(A)), Unclear)


@pytest.mark.requirement("attacks.a2.last-shown")
def test_a_word_said_to_a_problem_means_what_was_shown_of_it() -> None:
    assert isinstance(act_on_problem("yes", A, shown(A, B)), Decide)
    assert isinstance(act_on_problem("yes", A, shown(B)), Unclear)
    assert isinstance(act_on_problem("yes", AGAIN, shown(AGAIN)), Unclear)
    assert isinstance(act_on_problem("yes", ONE_LEFT, shown(TWO)), Unclear)
    assert isinstance(act_on_problem("yes", AGAIN_AMONG, shown(AGAIN_AMONG)), Unclear)
    assert isinstance(act_on_problem("at one", A, shown(B)), Change)
    assert isinstance(act_on_problem("who is bob?", TWO, shown(TWO)), Unclear)
    assert isinstance(act_on_problem("yes", ASKING, []), Reply)


CHANGES = (
    "make it 1pm instead",
    "Make it 1pm.",
    "change the subject to Hello Bob",
    "yes, but to alice@example.com",
    "ok but on Tuesday",
    "no, at 13:00",
    "No. Make it one.",
    "to eve@example.com",
    "subject: Hello",
    "the subject should be Hello",
    "actually, say it is urgent",
    "wait, not Bob",
    "ja, aber an alice@example.com",
    "nein, lieber um 13 Uhr",
    "mach daraus 13 Uhr",
    "ändere den Betreff auf Hallo",
    "sí, pero a alice@example.com",
    "no, mejor a la una",
    "cambia el asunto a Hola",
    "que sea a las 13:00",
    "hmm make that 1pm",
    "subject should be Glossary v2",
    "with the subject Glossary v2",
    "with a body: fyi, what do you think?",
    "add that i'm landing at 10:10",
    "schreib noch dazu: schöne Feiertage!",
    "in the mail, say tomorrow instead of tonight",
    "argh no, i meant becker",
    *("leave bob out", "without kim", "and kim too", "lass Bob weg", "auch an Kim", "quita a bob", "also to kim"),
)
REQUESTS = (
    "what's the weather in Berlin?",
    "find emails from Alice",
    "no new mail?",
    "no idea what that is",
    "yesterday I wrote to Bob",
    "turn on the kitchen light",
    "change the thermostat to 20 degrees",
    "wie ist das Wetter",
    "qué tiempo hace",
    "wait, first, what's the weather doing in berlin tomorrow",
    "hold on, did anyone mail me today?",
    "ok, what's open?",
    "add that to my list",
    "add a text to my notes",
    "and text bob that i'm late",
    "time to call bob",
    "",
)


@pytest.mark.requirement("attacks.a2.change-is-read")
@pytest.mark.parametrize("text", CHANGES)
def test_a_change_of_what_was_shown_is_read_as_one(text: str) -> None:
    assert is_change(text, MAIL_SCHEMA)
    assert isinstance(act_in_conversation(text, [A], shown(A)), Change)
    assert isinstance(act_in_conversation(text, [A], shown(view(9), A)), Change)
    assert not isinstance(act_in_conversation(text, [B, A], shown(A, B)), Decide)


@pytest.mark.requirement("attacks.a2.change-is-read")
@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("i don't want bob to get it", True),
        ("bob doesn't need this", True),
        ("que no le llegue a bob, sin falta", True),
        ("Bob soll das nicht bekommen", True),
        ("i don't want zoe to get it", False),
        ("is bob not on it?", False),
        ("remember not to forget bob", False),
        ("remind me to call bob", False),
    ],
)
def test_what_is_said_against_somebody_who_would_get_it_is_a_change(text: str, change: bool) -> None:
    assert isinstance(act_in_conversation(text, [A], shown(A)), Change) is change
    assert isinstance(act_in_conversation(text, [A], shown(view(9), A)), Change) is change


ORDERS_TO_TELL = (
    "tell Bob that the report is not ready",
    "please tell Bob I can't come on Monday",
    "tell Bob not to come",
    "tell Bob that I would rather come on Tuesday",
    "let Bob know that we don't need it",
    "email Bob: not today, sorry folks",
    "remember that Bob doesn't eat fish",
    "remind me that Bob isn't there Monday",
    "Schreib Bob, dass der Bericht nicht fertig ist",
    "Schreib Bob, dass ich am Montag nicht kommen kann",
    "Schreib Bob, dass ich lieber am Dienstag komme",
    "Sag Bob, ich komme nicht",
    "Frag Bob, ob er nicht kommen kann",
    "Kannst du bitte Bob sagen, dass ich nicht komme?",
    "Erinnere mich daran, dass Bob nicht da ist",
    "dile a Bob que ya no voy",
    "dile a Bob que mejor el martes",
    "recuerda que Bob nunca come pescado",
)


@pytest.mark.requirement("attacks.a2.change-is-read")
@pytest.mark.parametrize("text", ORDERS_TO_TELL)
def test_what_somebody_is_to_be_told_changes_nothing_that_waits(text: str) -> None:
    assert act_in_conversation(text, [A], shown(A)) is None
    assert act_in_conversation(text, [AGAIN, B, A], shown(AGAIN, B, A)) is None


@pytest.mark.requirement("attacks.a2.change-is-read")
@pytest.mark.parametrize(
    "text",
    [
        "tell everyone but not bob",
        "tell bob that instead",
        "mail everyone, not to bob",
        "remember that bob should not get it",
        "make sure that bob does not get it",
        "don't tell bob that I am late",
        "tell Kim, not Bob, that I'm late",
        "send Kim the report, not Bob",
        "schreib nicht an Bob",
        "no se lo mandes a bob",
    ],
)
def test_an_order_that_rules_somebody_out_itself_is_a_change(text: str) -> None:
    assert isinstance(act_in_conversation(text, [A], shown(A)), Change)


@pytest.mark.requirement("attacks.a2.change-is-read")
@pytest.mark.parametrize("text", REQUESTS)
def test_something_else_is_a_request_of_its_own(text: str) -> None:
    assert not is_change(text, MAIL_SCHEMA)
    assert act_in_conversation(text, [A], shown(A)) is None


@pytest.mark.requirement("attacks.a2.change-is-read")
@pytest.mark.parametrize(
    ("text", "args", "after"),
    [
        ("change the subject to Hello Bob", MAIL, {"subject": "Hello Bob"}),
        ('set the subject to "Hi!"', MAIL, {"subject": "Hi!"}),
        ("Betreff: Hallo", MAIL, {"subject": "Hallo"}),
        ("ändere den Betreff auf Hallo", MAIL, {"subject": "Hallo"}),
        ("cambia el asunto a Hola", MAIL, {"subject": "Hola"}),
        ("yes, but to alice@example.com", MAIL, {"to": "alice@example.com"}),
        ("make it 1pm instead", MAIL, None),
        ("make it 1pm instead", EVENT, {"start_time": "2026-11-23 1pm"}),
        ("the start time should be Tuesday 3pm", EVENT, {"start_time": "Tuesday 3pm"}),
        ("nein, lieber um 13 Uhr", EVENT, {"start_time": "2026-11-23 13 Uhr"}),
        ("make it 1pm or 2pm", EVENT, None),
        ("make it 1pm", EVENT | {"end_time": "2026-11-23T11:00:00+01:00"}, None),
        ("to a@example.com and b@example.com", MAIL, None),
        (
            "make it 1pm, and to eve@example.com",
            {**EVENT, "to": "bob@example.com"},
            {"start_time": "2026-11-23 1pm", "to": "bob@example.com, eve@example.com"},
        ),
        ("make it to a@example.com and the subject Dinner", MAIL, {"to": "a@example.com", "subject": "Dinner"}),
        ("Betreff: Essen und body: Um acht?", MAIL, {"subject": "Essen", "body": "Um acht?"}),
        ("change the subject to Tom and Jerry", MAIL, {"subject": "Tom and Jerry"}),
        ("make it to a@example.com and the subject shorter", MAIL, None),
        ("make it to a@example.com, to b@example.com", MAIL, None),
        ("no, 3", {"n": 2, "text": "x"}, {"n": 3}),
        ("no, 3", {"n": 2, "m": 4}, None),
        ("change the subject to Lunch", MAIL, None),
        ("make it nicer", MAIL, None),
        ("with a note: fyi, what do you think?", MAIL, {"note": "fyi, what do you think?"}),
        ("con la nota hola", MAIL, {"note": "hola"}),
        ("add that i land at 10:10", EVENT, None),
        ("say 13:00 instead of 10:00", EVENT, None),
        ("not to bob@example.com", MAIL | {"to": "eve@example.com, bob@example.com"}, {"to": "eve@example.com"}),
        ("not to eve@example.com", MAIL, None),
        ("not to bob@example.com", MAIL, None),
        ("nicht an eve@example.com, bitte", MAIL, None),
        ("also to eve@example.com", MAIL, {"to": "bob@example.com, eve@example.com"}),
        ("not at 1pm", EVENT, None),
    ],
)
def test_new_arguments_are_told_where_the_words_leave_one_possibility(
    text: str, args: dict[str, Any], after: dict[str, Any] | None
) -> None:
    schema: dict[str, Any] = {**MAIL_SCHEMA, **EVENT_SCHEMA, "n": {"type": "integer"}, "m": {"type": "integer"}}
    schema |= {"end_time": {"type": "string"}, "text": {"type": "string"}}
    schema |= {"note": {"type": "string", "title": "note"}}
    wanted = None if after is None else {**args, **after}
    assert changed(text, args, schema, ["start_time", "end_time"]) == wanted


@pytest.mark.requirement("attacks.a2.change-is-read")
@given(text=st.text(max_size=600), args=st.dictionaries(st.sampled_from(list(MAIL)), st.text(max_size=20)))
def test_any_text_is_read_without_an_error_and_changes_one_argument_at_most(text: str, args: dict[str, Any]) -> None:
    is_change(text, dict.fromkeys(args))
    after = changed(text, args, MAIL_SCHEMA, ["body"])
    assert after is None or sum(after[name] != args[name] for name in args) == 1


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize(
    ("text", "decided", "confirmed"),
    [
        ("yes to the second", ["6-2"], True),
        ("send both", ["6-1", "6-2"], True),
        ("no to the first", ["6-1"], False),
        ("cancel both", ["6-1", "6-2"], False),
        ("yes to 2", ["6-2"], True),
        ("ja zum zweiten", ["6-2"], True),
        ("no a la primera", ["6-1"], False),
        ("no to the last one", ["6-2"], False),
        ("beide schicken", ["6-1", "6-2"], True),
        ("approve all", ["6-1", "6-2"], True),
        ("send both mails", ["6-1", "6-2"], True),
        ("manda los dos", ["6-1", "6-2"], True),
        ("lehne beide ab", ["6-1", "6-2"], False),
        ("yes to 6-2", ["6-2"], True),
        ("no, the first is fine", None, None),
        ("yes to the third", None, None),
        ("tell Bob yes", None, None),
        ("ok, one second", None, None),
        (f"send both{' ' * 200}to alice", None, None),
        ("un segundo, vale", None, None),
        ("send all three", None, None),
        ("alle drei schicken", None, None),
        ("yes to 6-3", None, None),
        ("yes to the others", None, None),
        ("yes to the first and no to the second", None, None),
    ],
)
def test_a_decision_names_what_it_decides(text: str, decided: list[str] | None, confirmed: bool | None) -> None:
    act = act_in_conversation(text, [TWO], shown(TWO))
    found = (
        ([one.approval_id for _, one in act.pending], act.confirmed) if isinstance(act, DecideNamed) else (None, None)
    )
    assert found == (decided, confirmed)


def asked(number: int, tool: str, shown: Sequence[ShownField] = (), **args: str) -> ProblemView:
    told = {"tool_name": tool, "meaning": meaning_of(tool), "args": args, "shown": list(shown)}
    return view(number, approval(f"{number}-1").model_copy(update=told))


REPLY = asked(7, "reply_email", [ShownField(label="to", value="alice@example.com")], email_id="m1", body="says carol")
REMOVAL = asked(8, "delete_task", task_id="3")
UNLOCKING = asked(9, "control_device", device_id="lock.front", action="unlock")


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize(
    ("text", "confirmed"),
    [
        ("ok now send the mail", True),
        ("not my problem. ok, approve the reply to alice", True),
        ("don't send that reply", False),
        ("approve the reply to carol", None),
        ("approve the event", None),
        ("yes", None),
        ("yes please", None),
    ],
)
def test_what_was_not_shown_last_is_decided_by_its_kind_alone(text: str, confirmed: bool | None) -> None:
    for waiting in ([REPLY], [REMOVAL, REPLY]):
        act = act_in_conversation(text, waiting, [])
        assert isinstance(act, DecideNamed) is (confirmed is not None)
        if isinstance(act, DecideNamed):
            assert (act.confirmed, [one.approval_id for _, one in act.pending]) == (confirmed, ["7-1"])


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize(
    ("text", "about", "confirmed"),
    [
        ("yes, delete it", REMOVAL, True),
        ("ja, lösch ihn", REMOVAL, True),
        ("delete", REMOVAL, True),
        ("don't delete it", REMOVAL, False),
        ("ok, drop it", REMOVAL, False),
        ("cancel it", REMOVAL, False),
        ("yes, forget it", REMOVAL, None),
        ("delete the other one", REMOVAL, None),
        ("unlock it", UNLOCKING, True),
        ("yes, lock it", UNLOCKING, None),
        ("lock it", UNLOCKING, None),
    ],
)
def test_a_yes_may_repeat_the_deed_it_decides(text: str, about: ProblemView, confirmed: bool | None) -> None:
    act = act_in_conversation(text, [about], shown(about))
    assert (act.confirmed if isinstance(act, Decide) else None) is confirmed


@pytest.mark.requirement("dialogue.named-decisions")
def test_a_repeat_of_an_unknown_outcome_is_decided_by_no_name() -> None:
    act = act_in_conversation("approve all", [AGAIN, A], shown(AGAIN, A))
    assert isinstance(act, DecideNamed)
    assert [one.approval_id for _, one in act.pending] == ["1-1"]
    for text in ("send both", "yes to 3-2", "yes to the first"):
        assert isinstance(act_in_conversation(text, [AGAIN, A], shown(AGAIN, A)), Unclear)


@pytest.mark.requirement("dialogue.named-decisions")
def test_the_second_is_the_second_of_what_was_listed_last() -> None:
    act = act_in_conversation("yes to the second", [B, A], shown(B, A))
    assert isinstance(act, DecideNamed)
    assert [one.approval_id for _, one in act.pending] == ["1-1"]
    for was_shown in ([B], [], [A, view(2, approval("2-9"))]):
        assert isinstance(act_in_conversation("yes to the second", [B, A], shown(*was_shown)), Unclear)


C = view(10, approval("10-1"))
REMINDER = view(
    11,
    approval("11-1").model_copy(
        update={"tool_name": "schedule_reminder", "meaning": meaning_of("schedule_reminder"), "args": {"when": "at 9"}}
    ),
)
COUNTED = ("send both", "send the two", "beide schicken", "manda las dos", "send both mails")
ALL = ("send all", "alle schicken", "manda todos", "send all the mails")


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize("text", [*COUNTED, *ALL])
def test_how_many_are_meant_counts_in_what_was_shown_last_and_is_of_the_kind_named(text: str) -> None:
    for waiting, was_shown in (([A, B, C], [A, B]), ([A, B, REMINDER], [A, B]), ([A, B, REMINDER], [REMINDER, A, B])):
        act = act_in_conversation(text, waiting, shown(*was_shown))
        assert isinstance(act, DecideNamed)
        assert sorted(one.approval_id for _, one in act.pending) == ["1-1", "2-1"]


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize("text", [*COUNTED, "yes to both", "approve the two"])
def test_two_of_three_that_were_shown_are_not_guessed(text: str) -> None:
    for was_shown in ([A, B, C], [A], []):
        assert isinstance(act_in_conversation(text, [A, B, C], shown(*was_shown)), Unclear)


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize("text", ["all three", "alle", "the others", "6-1", "las dos"])
def test_a_name_without_a_yes_or_no_is_asked_about(text: str) -> None:
    assert isinstance(act_in_conversation(text, [TWO], shown(TWO)), Unclear)
    assert act_in_conversation(text, [A], shown(A)) is None
    assert act_in_conversation(text, [], []) is None


@pytest.mark.requirement("dialogue.named-decisions")
def test_a_word_for_mails_sends_no_reminder() -> None:
    for text in ("send it", "send both", "send all", "send the second"):
        assert isinstance(act_in_conversation(text, [A, REMINDER], shown(REMINDER)), Unclear)
    assert isinstance(act_in_conversation("send the first", [A, REMINDER], shown(REMINDER, A)), Unclear)
    assert isinstance(act_in_conversation("yes", [A, REMINDER], shown(REMINDER)), Decide)


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize("text", ["yes to the others", "no to the second", "yes to both", "approve all", "deny 1-9"])
def test_a_decision_that_fits_nothing_shown_is_no_change_of_it(text: str) -> None:
    assert not isinstance(act_in_conversation(text, [A], shown(A)), Change)
    assert not isinstance(act_on_problem(text, A, shown(A)), Change)
    assert isinstance(act_in_conversation(text, [A], []), Unclear)
    assert act_in_conversation(text, [], []) is None


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize("text", ["cancel the second one", "cancel all reminders", "cancel both events"])
def test_what_may_be_meant_for_a_list_of_other_things_is_a_request_of_its_own(text: str) -> None:
    assert act_in_conversation(text, [A], []) is None


@pytest.mark.requirement("dialogue.named-decisions")
def test_a_change_that_names_whom_another_mail_goes_to_is_asked_about() -> None:
    frank, gina = (asked(n, "compose_email", to=f"{who}@example.com") for n, who in ((12, "frank"), (13, "gina")))
    assert isinstance(act_in_conversation("yes but to frank only", [frank, gina], shown(gina)), Unclear)
    assert isinstance(act_in_conversation("yes but to kim", [frank, gina], shown(gina)), Change)
    assert isinstance(act_in_conversation("yes but to frank only", [gina], shown(gina)), Change)


@pytest.mark.requirement("dialogue.named-decisions")
def test_a_repeat_keeps_its_place_and_is_not_decided_by_it() -> None:
    listed = [Shown(problem_id=3, approvals=["3-2"]), Shown(problem_id=1, approvals=["1-1"])]
    second = act_in_conversation("yes to the second", [AGAIN, A], listed)
    assert isinstance(second, DecideNamed)
    assert [one.approval_id for _, one in second.pending] == ["1-1"]
    assert not isinstance(act_in_conversation("yes to the first", [AGAIN, A], listed), DecideNamed)


DIAGNOSIS = approval("9-1").model_copy(update={"tool_name": "run_diagnostic", "args": {"about": "web-01"}})


@pytest.mark.requirement("documented.examples.alert")
@pytest.mark.parametrize("text", ["Yes, run diagnostic.", "yes please run the diagnostic", "ja, run diagnostic"])
def test_a_yes_that_calls_a_proposal_by_its_tool_decides_it_wherever_it_is_said(text: str) -> None:
    event = view(9, DIAGNOSIS)
    assert says_yes_to_more(text)
    assert decided_event(text, [event, view(8, approval("8-1"))]) == DecideNamed(((event, DIAGNOSIS),), True)
    assert act_on_problem(text, event, [Shown(problem_id=9, approvals=["9-1"])]) == Decide(event, DIAGNOSIS, True)


@pytest.mark.requirement("documented.examples.alert")
@pytest.mark.parametrize(
    "text", ["yes", "run diagnostic", "no, run diagnostic", "yes, run", "yes, run diagnostic tomorrow"]
)
def test_other_words_decide_no_proposal_elsewhere(text: str) -> None:
    assert decided_event(text, [view(9, DIAGNOSIS)]) is None


@pytest.mark.requirement("documented.examples.alert")
def test_of_two_proposals_of_one_name_none_is_decided() -> None:
    assert decided_event("Yes, run diagnostic.", [view(9, DIAGNOSIS), view(8, DIAGNOSIS)]) is None
