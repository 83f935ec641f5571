"""What an approval says to a person: a question in their language, each value once, others' words named as such."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from steward.api.core.problem_speaker import words_of
from steward.contracts.approval import Decision, asked_together
from steward.contracts.approval_words import ApprovalWords
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.dialogue import RecentCall
from steward.contracts.evidence import Content, Evidence
from steward.contracts.flow import FlowContext
from steward.contracts.labelling import labelled
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import PlanRequest, ToolCall
from steward.contracts.problem import ProblemInput
from steward.contracts.provenance import ArgumentOrigin, Source
from steward.decisions import approvals
from steward.decisions.preparation import prepared
from steward.decisions.state import ProblemState
from steward.language.phrases import _phrases, phrase
from steward.language.word_lists import LANGUAGES
from steward.tools.approval_message import fixed_words
from steward.tools.calendar.users import UserCalendars
from steward.tools.evidence import Trust, evidence_of
from steward.tools.functions import find_function
from steward.tools.guarding.home import home_safety
from steward.tools.guarding.verdict import in_sentences
from steward.tools.ports import ContactStore, MailSettings, Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.contacts import Book, Known
from tests.support.tool_bench import NOW, a_context, a_registry, a_requester, an_entry
from tests.support.waiting import an_approval

READ = ["the result of get_email_details"]
MAIL = {"to": "kim@studio.test", "subject": "Lunch", "body": "At noon?"}
_REASONS = re.compile(r'(?:confirm|Why|_beyond)\((?:limits, )?"(\w+)"')
_AROUND = {"unknown_outcome", "as_it_is_now", "not_done_any_more", "yes_for_all", "yes_for_both"}
"""What stands around a confirmation."""


async def asked(
    tool: str,
    args: dict[str, Any],
    services: Services | None = None,
    registry: Registry | None = None,
    labels: list[ArgumentOrigin] | None = None,
    wanted_by: list[str] | None = None,
    **flow: Any,
) -> PreparedCall:
    call = ToolCall(tool_name=tool, args=args, origins=labels or [], wanted_by=wanted_by or [])
    preparer = Preparer(registry or Registry(), services)
    found = await preparer.prepare(call, a_requester(), NOW.isoformat(), (), FlowContext(**flow))
    assert found.errors == []
    return found


def with_kim(root: Path) -> Services:
    return Services(
        mail=MailSettings(root, demo=True),
        contacts=cast(ContactStore, Book(Known("Kim Novak", "kim@studio.test"))),
        clock=lambda: NOW,
    )


@pytest.mark.requirement("approval.words.question")
async def test_it_is_a_plain_question_that_says_each_value_once(tmp_path: Path) -> None:
    found = await asked("compose_email", MAIL, with_kim(tmp_path))
    assert found.message == "Send an e-mail to Kim Novak <kim@studio.test> with the subject “Lunch”?\nAt noon?"


@pytest.mark.requirement("approval.words.question")
async def test_a_tool_without_a_question_gets_one_made_of_what_it_does(tmp_path: Path) -> None:
    entry = an_entry("put_away", permission="permission_required", effect="once", does="remove", of="task")
    found = await asked("put_away", {"value": "milk"}, registry=a_registry(tmp_path, entry))
    assert found.message.splitlines()[0] == "Delete this task?"
    entry = an_entry("pay_bill", permission="permission_required", effect="once", does="send", of="invoice")
    found = await asked("pay_bill", {"value": "7"}, registry=a_registry(tmp_path, entry), lang="de")
    assert found.message.splitlines()[0] == "Soll ich das (invoice) senden?"


@pytest.mark.requirement("approval.words.question")
async def test_a_call_that_its_tool_lets_run_has_its_question_too() -> None:
    args = {"message": "call Mum", "when": "tomorrow 9am"}
    found = await asked("schedule_reminder", args)
    assert found.verdict is Verdict.RUN
    assert found.message == "Set a reminder for Friday 21 November, 09:00: “call Mum”?"


@pytest.mark.requirement("approval.words.language")
@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Put “Yoga” into the calendar, Friday 21 November, 18:00 to 19:00?"),
        ("de", "„Yoga“ in den Kalender eintragen, Freitag, 21. November, 18:00 bis 19:00?"),
        ("es", "¿Pongo «Yoga» en el calendario, viernes 21 de noviembre, 18:00 hasta 19:00?"),
    ],
)
async def test_it_is_in_the_language_of_its_reader(lang: str, question: str, tmp_path: Path) -> None:
    services = Services(calendars=UserCalendars(tmp_path, lambda: NOW), clock=lambda: NOW)
    args = {"title": "Yoga", "start_time": "tomorrow 18:00", "end_time": "19:00"}
    found = await asked("create_calendar_event", args, services, lang=lang)
    assert found.message == question


@pytest.mark.requirement("approval.words.language")
def test_every_question_of_the_house_is_there_in_every_language() -> None:
    for spec in Registry().specs():
        if spec.confirm_template is not None:
            assert isinstance(spec.confirm_template, dict), spec.name
            assert set(spec.confirm_template) == set(LANGUAGES), spec.name


@pytest.mark.requirement("approval.words.things")
async def test_a_thing_is_said_by_what_it_is_called_and_what_of_a_series(tmp_path: Path) -> None:
    ctx = a_context(Services(calendars=UserCalendars(tmp_path, lambda: NOW), clock=lambda: NOW))
    made = find_function("calendar.create_calendar_event")
    args = {"title": "Yoga", "start_time": "2025-11-24T18:00:00+01:00", "end_time": "2025-11-24T19:45:00+01:00"}
    event = await made.run(ctx, made.args_type.model_validate({**args, "repeat": "FREQ=WEEKLY"}))
    assert isinstance(event.result, dict)
    whole = await asked("delete_calendar_event", {"event_id": "yoga", "which": "all"}, ctx.services)
    assert whole.message.startswith("Delete “Yoga”, the whole series, from Monday 24 November, 18:00 on")
    one = await asked("delete_calendar_event", {"event_id": "yoga", "which": "one"}, ctx.services, lang="de")
    assert one.message.startswith("„Yoga“, nur der am Montag, 24. November, 18:00")
    assert str(event.result["event_id"]) not in whole.message + one.message
    assert whole.message.count("Yoga") == 1


@pytest.mark.requirement("approval.words.origins")
async def test_what_others_wrote_is_named_plainly_and_the_assistants_text_once() -> None:
    whose = "of Ops <ops@x.test>, “Server outage”"
    labels = [
        ArgumentOrigin(path="/to", source=Source.RESULT, tool="get_email_details", whose=whose),
        ArgumentOrigin(path="/body", source=Source.MODEL),
        ArgumentOrigin(path="/subject", source=Source.MODEL),
    ]
    found = await asked("compose_email", MAIL, labels=labels, entered=READ)
    searched = [labels[0].model_copy(update={"whose": f"{whose}, “outage”"}), *labels[1:]]
    assert (await asked("compose_email", MAIL, labels=searched, entered=READ)).message == found.message
    assert found.message.splitlines()[1:] == [
        "“kim@studio.test” is from the e-mail “Server outage” by Ops <ops@x.test>, not from you.",
        "I wrote the text.",
        "At noon?",
    ]
    german = await asked("compose_email", MAIL, labels=labels, entered=READ, lang="de")
    assert (
        "„kim@studio.test“ stammt aus der E-Mail „Server outage“ von Ops <ops@x.test>, nicht von Ihnen."
        in german.message
    )


@pytest.mark.requirement("approval.words.origins")
async def test_a_recipient_that_the_assistant_made_up_is_said() -> None:
    found = await asked("compose_email", MAIL, labels=[ArgumentOrigin(path="/to", source=Source.MODEL)])
    assert "I chose “kim@studio.test” for the recipient; you did not say it." in found.message


@pytest.mark.requirement("approval.words.language")
@pytest.mark.parametrize("lang", ["de", "es"])
def test_every_parameter_of_the_house_is_called_something_in_each_language(lang: str) -> None:
    titles = {spec.title_of(name).casefold() for spec in Registry().specs() for name in spec.parameters["properties"]}
    assert len(titles) > 60
    assert titles - set(_phrases()[lang]["fields"]) == set()


@pytest.mark.requirement("approval.words.language")
async def test_a_value_that_the_assistant_chose_is_named_in_the_users_language() -> None:
    chosen = [ArgumentOrigin(path="/to", source=Source.MODEL)]
    found = await asked("compose_email", MAIL, lang="es", labels=chosen)
    assert "Elegí «kim@studio.test» (Para); usted no lo dijo." in found.message


@pytest.mark.requirement("approval.words.reason")
async def test_a_reason_is_said_only_where_a_text_of_others_may_have_wanted_it() -> None:
    plain = await asked("compose_email", MAIL, entered=READ, labels=[ArgumentOrigin(path="/body", source=Source.MODEL)])
    assert "the result of get_email_details was read" in plain.reason
    for word in ("which", "read", "planner"):
        assert word not in plain.message
    text = "the result of get_email_details (of Ops <ops@x.test>, “Server outage”)"
    wanted = await asked("compose_email", MAIL, entered=READ, wanted_by=[text])
    sentence = "I had just read the e-mail “Server outage” by Ops <ops@x.test>, and this may be what"
    assert sentence in wanted.message


@pytest.mark.requirement("approval.words.reason")
def test_every_reason_is_one_plain_sentence_in_every_language() -> None:
    names = {name for part in Path("tools").rglob("*.py") for name in _REASONS.findall(part.read_text("utf-8"))}
    assert len(names) > 20
    for lang in LANGUAGES:
        for name in sorted({*names, *(set(ApprovalWords.model_fields) - _AROUND)}):
            text = _phrases()[lang][name]
            assert re.fullmatch(r"[^a-z_].*[^ ;]\.", text), (lang, name)
            assert not re.search(r"[a-z]+_[a-z]|;.*;|\byour words\b", re.sub(r"\{\w+\}", "", text)), (lang, name)


@pytest.mark.requirement("approval.words.reason")
@pytest.mark.parametrize(
    ("lang", "sentence", "always"),
    [
        ("en", "For Back door I always ask first.", "I never do this without your yes."),
        ("de", "Bei Back door frage ich immer zuerst.", "Das tue ich nie ohne Ihre Zustimmung."),
        ("es", "Con Back door siempre pregunto antes.", "Esto nunca lo hago sin su aprobación."),
    ],
)
async def test_the_reason_of_the_api_is_the_sentence_that_the_doors_show(
    lang: str, sentence: str, always: str, tmp_path: Path
) -> None:
    facts = {"entity_id": "lock.back_door", "domain": "lock", "name": "Back door"}
    assert in_sentences(home_safety({"action": "unlock"}, facts).whys, lang) == sentence
    mail = await asked("compose_email", MAIL, with_kim(tmp_path), lang=lang)
    state = ProblemState(
        input=ProblemInput(requester=Requester(Owner("t", "u"), 1), text="x"), created_at=NOW, updated_at=NOW
    )
    prepared(state, [mail.model_copy(update={"why": sentence, "args": {}}), mail], NOW)
    first, second = state.pending
    assert (first.reason, second.reason) == (sentence, always)
    edited = Decision(confirmed=True, approval_id="1-2", arguments=dict(mail.args))
    assert approvals.apply(state, edited, NOW, mail).accepted
    anew = state.pending[-1]
    assert anew.reason == f"{mail.words.was_edited} {always}"
    assert anew.message.splitlines()[0] == phrase(lang, "as_it_is_now", why=mail.words.was_edited, what="").strip()
    assert "compose_email" not in f"{anew.reason}{anew.message}"


@pytest.mark.requirement("approval.words.drafts")
def test_a_value_of_an_earlier_draft_keeps_the_origin_it_had_there() -> None:
    label = ArgumentOrigin(path="/body", source=Source.MODEL, rephrased=True)
    mine = ArgumentOrigin(path="/to", source=Source.USER, trusted=True, number=1, start=0, end=3)
    shown = Content(Source.RESULT, MAIL, False, "compose_email", labels=[label, mine])
    found = labelled(MAIL, {}, Evidence(["make it friendlier"], [shown]))
    by_path = {one.path: one for one in found}
    assert (by_path["/body"].source, by_path["/body"].rephrased) == (Source.MODEL, True)
    assert (by_path["/to"].source, by_path["/to"].stated, by_path["/to"].number) == (Source.USER, True, None)
    assert by_path["/subject"].source is Source.RESULT


@pytest.mark.requirement("approval.words.drafts")
def test_the_arguments_of_an_earlier_call_are_not_its_result() -> None:
    origin = ArgumentOrigin(path="/body", source=Source.MODEL)
    call = RecentCall(problem_id=1, tool_name="compose_email", args=MAIL, origins=[origin], at=NOW)
    text = "send it again"
    request = PlanRequest(requester=a_requester(), text=text, said=[text], now=NOW.isoformat(), recent=[call])
    evidence = evidence_of(request, Trust(Registry()))
    [found] = labelled({"body": "At noon?"}, {}, evidence)
    assert found.source is Source.MODEL


@pytest.mark.requirement("approval.words.still-open")
def test_an_open_question_that_the_answer_asks_itself_is_known_again() -> None:
    assert words_of("To which address?") in words_of("I know none of Kim.\nTo **which** address?")
    assert words_of("To which address?") not in words_of("It is noon.")


@pytest.mark.requirement("approval.words.language")
@pytest.mark.parametrize(
    ("lang", "both", "three"),
    [
        ("en", "A yes is for both; ", "A yes is for all 3; "),
        ("de", "Ein Ja gilt für beide; ", "Ein Ja gilt für alle 3; "),
        ("es", "Un sí vale para los dos; ", "Un sí vale para los 3; "),
    ],
)
def test_what_stands_below_several_counts_them(lang: str, both: str, three: str) -> None:
    words = fixed_words(lang)
    one = an_approval(7, together=words.yes_for_all, both=words.yes_for_both)
    assert asked_together([one, one]).splitlines()[-1].startswith(both)
    assert asked_together([one, one, one]).splitlines()[-1].startswith(three)


@pytest.mark.requirement("attacks.a2.change-withdraws")
@pytest.mark.parametrize(
    ("message", "deed"),
    [
        ("Shall I turn off Desk lamp?\nNow: on", "Turn off Desk lamp"),
        ("Send an e-mail to Bob?", "Send an e-mail to Bob"),
        ("¿Borro «Yoga» del calendario?", "Borro «Yoga» del calendario"),
    ],
)
def test_what_an_approval_asks_to_do_is_told_as_no_question(message: str, deed: str) -> None:
    assert an_approval(7, message=message).deed == deed
