"""What people say to what was shown, in three languages: yes, no, more than that, a change, an answer."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import pytest

from steward.api.core.acts import Act, Change, Decide, DecideNamed, NoAnswer, Reply, Unclear
from steward.api.core.message_acts import act_in_conversation, act_on_problem
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.problem import ProblemStatus, ProblemView, Question
from steward.language.yes_or_no import lead_of, yes_or_no
from steward.sql.shown import Shown
from tests.support.meanings import meaning_of

NOW = datetime(2026, 11, 20, 9, tzinfo=UTC)
MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


def view(number: int, *approvals: Approval, question: Question | None = None) -> ProblemView:
    return ProblemView(
        problem_id=number,
        tenant_id="t",
        user_id="u",
        conversation_id="c",
        status=ProblemStatus.AWAITING_CONFIRMATION if approvals else ProblemStatus.AWAITING_USER,
        approvals=list(approvals),
        question=question,
        created_at=NOW,
        updated_at=NOW,
    )


def approval(name: str, tool: str = "compose_email", **args: str) -> Approval:
    kind = ApprovalKind.REPEAT if tool == "repeat" else ApprovalKind.PERMISSION
    return Approval(
        approval_id=name,
        call_id="c1",
        kind=kind,
        tool_name="compose_email" if tool == "repeat" else tool,
        meaning=meaning_of("compose_email" if tool == "repeat" else tool),
        args=args or MAIL,
        args_sha256="0",
        reason="",
        message="Send it?",
        requested_at=NOW,
        expires_at=NOW,
    )


def shown(*views: ProblemView) -> list[Shown]:
    return [
        Shown(problem_id=v.problem_id, approvals=[a.approval_id for a in v.approvals], question=bool(v.question))
        for v in views
    ]


WAITING: Final = view(1, approval("1-1"))
OTHER: Final = view(2, approval("2-1", to="eve@example.com", subject="Hi", body="Hello"))
REMINDER: Final = view(3, approval("3-1", "schedule_reminder", message="call mum", when="at 9"))
REMOVAL: Final = view(4, approval("4-1", "delete_task", task_id="3"))
REPEAT: Final = view(5, approval("5-1", "repeat"))


def body_asked(parameter: str | None = "body") -> ProblemView:
    text = "What should the body be?"
    return view(
        6,
        question=Question(
            text=text, tool_name="compose_email", meaning=meaning_of("compose_email"), parameter=parameter
        ),
    )


YES: Final = (
    *("yes", "Yes.", "yep", "yeah!", "sure", "ok", "OK", "okay, send it", "yes please", "go ahead", "do it", "k", "👍"),
    *("exactly", "correct", "of course", "absolutely", "ship it", "yes, do it please", "yes yes", "please do"),
    *("fine", "that's fine", "lgtm", "LGTM!", "looks good", "looks good to me", "perfect", "perfect, thanks"),
    *("ok perfect", "works for me", "all good", "fine by me", "good to go", "sounds good", "agreed", "looks right"),
    *("Yes, that is very nice. Send it, thank you!", "yes, that reads really well", "Yes. It is fine, send it!"),
    *("Ja, das klingt sehr gut, bitte senden", "sí, está muy bien así, envíalo"),
    *("Yes, that is splendid. You may send it off.", "that's lovely, dear, do send it off please", "yes go on then"),
    *("wunderbar, schick es ab", "jup mach ma", "sí, queda estupendo, envíalo"),
    *("yes, thanks a lot", "yes, you're the best", "yes, because he is waiting", "yes haha", "sounds great, thank you"),
    *("ja", "Ja!", "jo", "klar", "genau", "ja bitte", "einverstanden", "mach das", "ja, schick es ab", "los", "gerne"),
    *("passt", "Passt so.", "das passt", "perfekt", "perfekt, danke", "sieht gut aus", "geht klar", "sehr gut"),
    *("ja, vielen dank", "ja, weil er wartet", "stimmt so", "gut so", "in ordnung"),
    *("sí", "si", "vale", "claro", "de acuerdo", "adelante", "sí por favor", "dale", "sí, envíalo", "claro que sí"),
    *(
        "You may send it",
        "That is very well. You may send it.",
        "you can send it",
        "please do send it",
        "feel free to send it",
    ),
    *("schick es ab", "du darfst es abschicken", "Sie dürfen es senden", "ja, du kannst sie abschicken"),
    *("puedes enviarlo", "ya puedes enviarlo", "puede mandarlo", "sí, puedes mandarlo"),
    *("yes, only that one", "ja, nur das", "sí, solo ese", "sí, sólo eso", "yes, nothing else", "ja, sonst nichts"),
    *("yh go on then", "yesss off it goes 🚀", "yeh, send it", "aight do it", "ok ❤️", "ja 🙏", "sí 🎉 envíalo"),
    *("perfecto", "Perfecto, gracias", "está bien", "me parece bien", "muy bien", "todo bien", "sí, muchas gracias"),
)
NO: Final = (
    *("you may not send it", "du darfst es nicht abschicken"),
    *("no", "No.", "nope", "nah", "don't", "don't send it", "no thanks", "stop", "cancel it", "never mind", "drop it"),
    *("no, leave it", "rather not", "not now", "👎", "hm no", "nah drop it, read them already"),
    *("no 😊", "nein 🙏"),
    *("nein", "nee", "lieber nicht", "bitte nicht", "nein danke", "abbrechen", "lass es", "vergiss es", "doch nicht"),
    *("mejor no", "no gracias", "cancela", "déjalo", "olvídalo", "todavía no", "no, thank you very much"),
)
YES_AND_MORE: Final = (
    ("yep send. and put it in my calendar, an hour", "put it in my calendar, an hour"),
    ("sí, mándalo. y recuérdame pagar la factura el 9 de diciembre", "recuérdame pagar la factura el 9 de diciembre"),
    ("yes, and delete the newsletter", "delete the newsletter"),
    ("ja, und trag es in den Kalender ein", "trag es in den Kalender ein"),
    ("yes, and remind me at 5", "remind me at 5"),
    ("yes and remind me to call mum at 6", "remind me to call mum at 6"),
    ("Yes, send it. And remind me at 5 to check the oven", "remind me at 5 to check the oven"),
    ("yes, remind me at 5", "remind me at 5"),
    ("yes. what's the weather tomorrow?", "what's the weather tomorrow?"),
    ("yep, also add milk to my list", "add milk to my list"),
    ("send it and add milk to the shopping list", "add milk to the shopping list"),
    ("go ahead, and set a timer for 5 minutes", "set a timer for 5 minutes"),
    ("ok, and remind me at 5", "remind me at 5"),
    ("perfect, and remind me at 5", "remind me at 5"),
    ("Yes, that's right, kindly send it. And remind me at 5", "remind me at 5"),
    ("That will do nicely, thank you. And remind me at 5", "remind me at 5"),
    ("kk send it, and remind me at 5", "remind me at 5"),
    ("sounds right, go ahead. And remind me at 5", "remind me at 5"),
    ("sure, and turn on the kitchen light", "turn on the kitchen light"),
    ("👍 and remind me at 5", "remind me at 5"),
    ("yes, and add a task to call bob", "add a task to call bob"),
    ("yes\nand remind me at 5", "remind me at 5"),
    ("ja, und erinnere mich um 5", "erinnere mich um 5"),
    ("Ja, bitte. Und tragen Sie mir die Vertretung als Termin ein.", "tragen Sie mir die Vertretung als Termin ein."),
    ("ja und legen Sie eine Aufgabe für die Vertretung an", "legen Sie eine Aufgabe für die Vertretung an"),
    ("Sí. Y recuérdeme llamar a Ana", "recuérdeme llamar a Ana"),
    ("sí, y apúnteme una cita a las 5", "apúnteme una cita a las 5"),
    ("Ja. Wie wird das Wetter morgen?", "Wie wird das Wetter morgen?"),
    ("passt, und erinnere mich um 17 Uhr an die Post", "erinnere mich um 17 Uhr an die Post"),
    ("ja, schick es ab und schalte das Licht aus", "schalte das Licht aus"),
    ("klar, außerdem erinnere mich morgen an Oma", "erinnere mich morgen an Oma"),
    ("perfect, go for it!! and pop it in my diary as a maybe", "pop it in my diary as a maybe"),
    ("ja, schick ab und pack es in meinen Kalender", "pack es in meinen Kalender"),
    ("sí, mándalo y apúntalo en mi agenda", "apúntalo en mi agenda"),
    ("sí, y recuérdame a las 5", "recuérdame a las 5"),
    ("sí, envíalo y enciende la luz", "enciende la luz"),
    ("perfecto, y recuérdame mañana llamar a mamá", "recuérdame mañana llamar a mamá"),
)
NO_AND_MORE: Final = (
    ("no, and remind me at 5", "remind me at 5"),
    ("no. what's the weather tomorrow?", "what's the weather tomorrow?"),
    ("don't send it, and add milk to my list", "add milk to my list"),
    ("no, but remind me at 5 to call him", "remind me at 5 to call him"),
    ("nein, und erinnere mich um 5", "erinnere mich um 5"),
    ("no, y recuérdame a las 5", "recuérdame a las 5"),
)
CHANGE: Final = (
    *("yes, but to alice@example.com", "yes but change the subject", "ok but on Tuesday", "yes, but remind me at 5"),
    *("yes, at 5", "yes, tomorrow", "yes, and to kim too", "yes and cc kim", "yes, and make it 5pm", "yes, not bob"),
    *(
        "yes, send it to eve instead",
        "yes and send it at 5",
        "yes, and change the subject to Hello",
        "yes, only to eve",
    ),
    *("no, at one", "no, make it 1pm", "no. Make it one.", "no, to eve@example.com", "fine, but to eve@example.com"),
    *("perfect, but at 5pm", "yes, and tell him I am late", "yes, and add that I am late", "yes, mark it as urgent"),
    *("yes, and in the mail say hello from kim", "yes to alice@example.com"),
    *("send it and cc kim", "yes, and the subject should be Hi", "yes, and put a note in the mail", "yes, 3"),
    *("yes, i want the meeting at 5", "yes, my name is Carl", "sure, just not today", "yes, except the last line"),
    *("ja, aber an alice@example.com", "nein, lieber um 13 Uhr", "ja, und an Kim auch", "ja, um 5", "ja, nur an Eva"),
    *("passt, aber erst morgen", "ja, und schick es auch an Kim", "ja, und ändere den Betreff auf Hallo"),
    *("Ja, und setzen Sie Kim in Kopie", "Ja, und fügen Sie einen Gruß hinzu", "ja, und schicken Sie es auch an Kim"),
    *("Ja, und schreiben Sie ihm auch, dass ich mich freue", "sí, y ponga a Kim en copia", "sí, y añada un saludo"),
    *("yes, stop", "yes... stop", "yes, stop, remind me at 5"),
    *("yes, add kim", "yes, tell bob thanks", "yes, once he has replied", "sí, luego"),
    *("yes if it is free", "yes later", "perfecto, cambia el asunto", "yes, and no", "ja, später", "yes, in German"),
    *("sí, pero a alice@example.com", "no, mejor a la una", "sí, y a Kim también", "sí, a las 5", "vale, pero mañana"),
)
LEFT_OPEN: Final = (
    *(
        "yes, does it go to bob only?",
        "yes, is that the one about the trip?",
        "yes, are you sure?",
        "yes, and who is bob?",
    ),
    *("ja, ist das die an Bob?", "ja, ist das die Mail zur Reise?", "ja, sind das die neuen Zahlen?"),
    *("sí, ¿es ese el de Bob?", "sí, ¿es esa la del viaje?", "yes, hold on", "yes wait", "yes, give me a minute"),
)
ASKED_BACK: Final = (
    "great",
    "thanks",
    "cool",
    "ok nice thanks... great, thx a lot",
    "danke",
    "super",
    "alles klar",
    "genial",
)
OTHER_THINGS: Final = (
    *(
        "what's the weather in Berlin?",
        "find emails from Alice",
        "no new mail?",
        "no idea what that is",
        "ok, what's open?",
    ),
    *(
        "turn on the kitchen light",
        "remind me at 5",
        "right, remind me at 5",
        "yesterday I wrote to Bob",
        "fine weather today",
    ),
    *("good morning", "perfect timing for a walk", "fine?", "run the report for Kim", "how is it going?"),
    *(
        "wie ist das Wetter",
        "ok, wie spät ist es?",
        "guten Morgen",
        "qué tiempo hace",
        "buenos días",
        "erinnere mich um 5",
    ),
    *("can you send it?", "may I send it?", "¿puedes enviarlo?"),
    "",
)
TABLE: Final = (*YES, *NO, *YES_AND_MORE, *NO_AND_MORE, *CHANGE, *LEFT_OPEN, *ASKED_BACK, *OTHER_THINGS)


def said(text: str, *waiting: ProblemView, after: tuple[ProblemView, ...] | None = None) -> Act | None:
    views = waiting or (WAITING,)
    return act_in_conversation(text, views, shown(*(views if after is None else after)))


@pytest.mark.requirement("attacks.b6.one-rule")
def test_the_table_is_long_enough_to_say_something() -> None:
    assert len(set(TABLE)) == len(TABLE) > 200


@pytest.mark.requirement("attacks.b6.one-rule")
@pytest.mark.parametrize(("text", "confirmed"), [*((one, True) for one in YES), *((one, False) for one in NO)])
def test_a_yes_or_no_decides_what_was_shown_last_and_nothing_else(text: str, confirmed: bool) -> None:
    assert said(text) == Decide(WAITING, WAITING.approvals[0], confirmed)
    assert act_on_problem(text, WAITING, shown(WAITING)) == Decide(WAITING, WAITING.approvals[0], confirmed)
    assert not isinstance(said(text, after=()), Decide | DecideNamed | Change)
    assert not isinstance(said(text, WAITING, OTHER), Decide | Change)
    assert not isinstance(said(text, REPEAT), Decide | DecideNamed | Change)


@pytest.mark.requirement("attacks.b6.yes-and-more")
@pytest.mark.parametrize(
    ("text", "rest", "confirmed"),
    [*((*one, True) for one in YES_AND_MORE), *((*one, False) for one in NO_AND_MORE)],
)
def test_what_follows_a_yes_and_changes_nothing_is_a_message_of_its_own(text: str, rest: str, confirmed: bool) -> None:
    assert said(text) == Decide(WAITING, WAITING.approvals[0], confirmed, rest)
    assert act_on_problem(text, WAITING, shown(WAITING)) == Decide(WAITING, WAITING.approvals[0], confirmed, rest)
    for after in ((), (WAITING, OTHER)):
        assert not isinstance(said(text, WAITING, OTHER, after=after), Decide | DecideNamed)
    assert not isinstance(said(text, REPEAT), Decide | DecideNamed)


@pytest.mark.requirement("attacks.b6.yes-but")
@pytest.mark.parametrize("text", CHANGE)
def test_a_yes_that_may_change_what_waits_decides_nothing(text: str) -> None:
    assert said(text) == Change(WAITING, WAITING.approvals[0])
    assert not isinstance(act_on_problem(text, WAITING, shown(WAITING)), Decide | DecideNamed)


@pytest.mark.requirement("attacks.b6.left-open")
@pytest.mark.parametrize("text", LEFT_OPEN)
def test_a_question_about_what_waits_shows_it_again_and_decides_nothing(text: str) -> None:
    assert said(text) == act_on_problem(text, WAITING, shown(WAITING)) == Unclear((WAITING,))
    assert not isinstance(said(text, WAITING, OTHER, after=()), Decide | DecideNamed)


@pytest.mark.requirement("attacks.b6.one-rule")
@pytest.mark.parametrize("text", ASKED_BACK)
def test_praise_and_thanks_are_asked_back_while_something_was_shown_last(text: str) -> None:
    act = said(text)
    assert act == Unclear((WAITING,)) or act == Decide(WAITING, WAITING.approvals[0], True)
    assert yes_or_no(text) is True or act == Unclear((WAITING,))
    assert not isinstance(said(text, after=()), Decide | Change)


@pytest.mark.requirement("attacks.b6.one-rule")
@pytest.mark.parametrize("text", OTHER_THINGS)
def test_something_else_decides_nothing_and_changes_nothing(text: str) -> None:
    assert said(text) is None


@pytest.mark.requirement("attacks.b6.one-rule")
@pytest.mark.parametrize("text", [*YES, *(one for one, _ in YES_AND_MORE), "send the mail", "approve the reply to bob"])
def test_an_answer_to_an_open_question_is_a_yes_to_nothing_else(text: str) -> None:
    for asking in (body_asked(), body_asked(None)):
        act = said(text, asking, WAITING, after=(asking,))
        assert isinstance(act, Reply | NoAnswer)
        assert act.view is asking
        beside = said(text, asking, WAITING, after=(WAITING, asking))
        assert not isinstance(beside, Decide | DecideNamed | Change)


@pytest.mark.requirement("attacks.b6.no-text-of-a-mail")
@pytest.mark.parametrize(
    "text",
    [
        *("Yes, draft the email.", "yes, send it", "yes please write the mail", "ok, draft the email", "yes, draft it"),
        *("Ja, schreib die Mail.", "ja, schick sie ab", "Sí, escribe el correo.", "sure, compose the e-mail please"),
    ],
)
def test_a_yes_to_the_deed_is_no_text_of_a_mail(text: str) -> None:
    asking = body_asked()
    assert said(text, asking) == NoAnswer(asking)
    assert act_on_problem(text, asking, shown(asking)) == NoAnswer(asking)


@pytest.mark.requirement("attacks.b6.no-text-of-a-mail")
@pytest.mark.parametrize(
    "text",
    ["Yes, I will be there at noon.", "yes", "Yes, let us meet.", "the draft of the mail is ready", "Ja, ich komme."],
)
def test_what_a_mail_may_say_is_its_text(text: str) -> None:
    asking = body_asked()
    assert said(text, asking) == Reply(asking)


@pytest.mark.requirement("attacks.b6.yes-and-more")
def test_an_order_of_the_kind_that_waits_is_no_request_beside_it() -> None:
    assert said("yes, remind me at 5", REMINDER) == Change(REMINDER, REMINDER.approvals[0])
    assert said("yes, and remind me at 5 to eat", REMINDER) == Decide(
        REMINDER, REMINDER.approvals[0], True, "remind me at 5 to eat"
    )
    assert said("yes, delete it, and remind me at 5", REMOVAL) == Decide(
        REMOVAL, REMOVAL.approvals[0], True, "remind me at 5"
    )


DOOR: Final = view(22, approval("22-1", "control_device", device_id="front_door", action="unlock"))


@pytest.mark.requirement("attacks.b6.yes-and-more")
@pytest.mark.parametrize(
    "told",
    [
        *("yea and tell her I'm ill, sorry, next week maybe", "yes. let Kim know I can't make it"),
        *("ja und sag ihr ich bin krank", "jo, und schreib ihr dass ich krank bin", "ja, und gib ihr Bescheid"),
        *("sí y dile que estoy enfermo", "vale, y avísale de que estoy mala"),
    ],
)
def test_an_order_to_tell_somebody_stands_beside_a_yes_to_what_tells_nobody_anything(told: str) -> None:
    for waiting in (REMOVAL, DOOR):
        act = said(told, waiting)
        assert isinstance(act, Decide)
        assert act.confirmed
        assert told.endswith(act.rest)
        assert act.rest
    for waiting in (WAITING, REMINDER):
        assert not isinstance(said(told, waiting), Decide | DecideNamed)


@pytest.mark.requirement("attacks.b6.one-rule")
@pytest.mark.parametrize(
    "text",
    [
        *("OK now, she's there", "ok, now she's here", "yes, she's there now", "yeah he has arrived"),
        *("OK jetzt, sie ist da", "ja, jetzt ist sie da", "ja sie ist jetzt hier", "sí, ya ha llegado"),
        *("Gut, dann weg damit.", "passt, ab damit", "fine, off with it", "also gut, ab die Post"),
    ],
)
def test_a_yes_that_says_that_its_moment_has_come_is_a_yes(text: str) -> None:
    assert said(text, DOOR) == Decide(DOOR, DOOR.approvals[0], True)
    assert not isinstance(said(text, DOOR, after=()), Decide | DecideNamed)
    assert not isinstance(said(text, DOOR, WAITING), Decide | DecideNamed)


@pytest.mark.requirement("attacks.b6.no-yes")
@pytest.mark.parametrize(
    "text",
    [
        *("ok, she's here", "she's there now", "no, she's there", "yes, she's not there", "ok now she's there?"),
        *(
            "weg damit",
            "ok weg damit",
            "dann weg damit",
            "off you go",
            "vale, ya está",
            "sí, ya está",
            "ja, ist sie da?",
        ),
    ],
)
def test_that_somebody_is_there_or_a_thing_is_to_go_is_no_yes_alone(text: str) -> None:
    act = said(text, DOOR)
    assert not isinstance(act, Decide | DecideNamed) or not act.confirmed


@pytest.mark.requirement("attacks.b6.yes-and-more")
def test_a_yes_and_more_after_something_else_is_asked_about_with_what_is_left() -> None:
    assert said("yes, and remind me at 5", after=()) == Unclear((WAITING,), "remind me at 5")
    assert said("ok, and remind me at 5", after=()) is None
    assert said("yes, and remind me at 5", after=(view(9), WAITING)) == Unclear((WAITING,), "remind me at 5")


@pytest.mark.requirement("attacks.b6.one-rule")
def test_a_lead_is_read_in_long_and_odd_messages_without_an_error() -> None:
    assert lead_of("yes, " * 400) is None
    assert lead_of("yes, and " + "x" * 2_000) is None
    for text in (",", "and", "yes,", "yes and", "¡sí!", "- yes -", "\n", "👍🏽, 👍🏽"):
        lead_of(text)


def removing(number: int, title: str, day: str, **args: str) -> ProblemView:
    """A deletion of an event, as it is shown."""
    asked = approval(f"{number}-1", "delete_calendar_event", event_id=f"e{number}", **args)
    return view(number, asked.model_copy(update={"message": f"Delete “{title}”, {day} from the calendar?"}))


PRIYA: Final = removing(7, "One-on-one with Priya", "Friday 4 December, 11:30-12:00")
KIM: Final = removing(8, "Planning with Kim", "Tuesday 1 December, 9:00-10:00")
VIERNES: Final = removing(10, "Reunión con Priya", "viernes 4 de diciembre, 11:30-12:00")
FREITAG: Final = removing(9, "Gespräch mit Priya", "Freitag, 4. Dezember, 11:30-12:00")


@pytest.mark.requirement("attacks.b6.yes-that-names")
@pytest.mark.parametrize(
    ("text", "about"),
    [
        *((text, PRIYA) for text in ("yes the friday one", "yes, the one with Priya", "yes, the one on Friday")),
        *((text, PRIYA) for text in ("yes please, the Priya one", "yep, the meeting on 4 December")),
        *((text, FREITAG) for text in ("ja, den am Freitag", "ja, das Gespräch mit Priya", "ja den mit Priya")),
        *((text, VIERNES) for text in ("sí, la del viernes", "sí, la reunión con Priya")),
    ],
)
def test_a_yes_that_names_what_was_shown_decides_it(text: str, about: ProblemView) -> None:
    decided = DecideNamed(((about, about.approvals[0]),), True)
    assert said(text, about) == decided
    assert said(text, KIM, about, WAITING) == decided
    assert not isinstance(said(text, KIM, about, after=(KIM,)), Decide | DecideNamed)
    assert not isinstance(said(text, about, removing(11, *_OF[about.problem_id])), Decide | DecideNamed)


_OF: Final = {
    7: ("One-on-one with Priya", "Friday 4 December, 16:00-17:00"),
    10: ("Reunión con Priya", "viernes 4 de diciembre, 16:00-17:00"),
    9: ("Gespräch mit Priya", "Freitag, 4. Dezember, 16:00-17:00"),
}


@pytest.mark.requirement("attacks.b6.yes-that-names")
@pytest.mark.parametrize(
    "text",
    [
        *("yep bin it", "yes, chuck it out", "yeah scrap it", "yes please, ditch it", "ok, toss it"),
        *(
            "jo mach wech",
            "ja, mach sie weg",
            "ja, wirf sie weg",
            "jo, hau weg",
            "ja schmeiß es raus",
            "ja, der kann weg",
        ),
        *(
            "sí, bórralo",
            "sí, elimínala",
            "vale, quítalo",
            "q sí, fuera",
            "que sí, bórralo",
            "venga, fuera",
            "órale, bórralo",
        ),
        *("sí, tíralo", "claro, quítalo", "jo, weg damit", "yes, off with it"),
    ],
)
def test_a_yes_that_orders_a_removal_in_other_words_decides_one_that_was_shown(text: str) -> None:
    decided = said(text, PRIYA)
    assert isinstance(decided, Decide | DecideNamed), decided
    assert decided.confirmed
    assert not isinstance(said(text, WAITING), Decide | DecideNamed)


@pytest.mark.requirement("attacks.b6.yes-that-names")
@pytest.mark.parametrize(
    "text",
    [
        *(
            "yes the thursday one",
            "yes, the one at 3",
            "yes, not the friday one",
            "yes, the friday one and the monday one",
        ),
        *("yes but the friday one", "no, the friday one", "yes, the friday one only", "yes, the friday one at 5"),
        *("ok but not the one with Priya", "is it the friday one?", "ja, den am Montag"),
        *("yes, the one after the friday one", "yes the friday one, to Kim too", "the friday one", "yes, the work one"),
    ],
)
def test_a_yes_that_names_anything_else_decides_nothing(text: str) -> None:
    for waiting in ((PRIYA,), (FREITAG,), (PRIYA, KIM)):
        assert not isinstance(said(text, *waiting), Decide | DecideNamed)


@pytest.mark.requirement("attacks.b6.yes-that-names")
def test_a_yes_that_names_one_of_several_in_one_call_decides_nothing() -> None:
    series = removing(7, "Gym", "Friday 4 December and all that follow", which="following")
    both = view(1, approval("1-1", to="bob@example.com, eve@example.com", subject="Lunch", body="At noon?"))
    assert not isinstance(said("yes the friday one", series), Decide | DecideNamed)
    assert not isinstance(said("yes, the one to bob", both), Decide | DecideNamed)
    assert said("yes, the one to bob") == DecideNamed(((WAITING, WAITING.approvals[0]),), True)


PAIR: Final = view(20, approval("20-1"), approval("20-2", to="eve@example.com", subject="Hi", body="Hello"))
MIXED: Final = view(21, approval("21-1"), approval("21-2", "delete_task", task_id="3"))
SERIES: Final = removing(7, "Gym", "Friday 4 December and all that follow", which="following")
FOR_TWO: Final = view(1, approval("1-1", to="bob@example.com, eve@example.com", subject="Lunch", body="At noon?"))


@pytest.mark.requirement("attacks.b6.yes-to-one")
@pytest.mark.parametrize(
    "text", ["yes, only that one", "yes, that one", "send just that one", "ja, nur das", "sí, solo ese"]
)
@pytest.mark.parametrize("several", [PAIR, MIXED, SERIES, FOR_TWO])
def test_a_yes_to_one_thing_decides_nothing_where_several_were_shown(text: str, several: ProblemView) -> None:
    assert said(text, several) == Unclear((several,))
    assert act_on_problem(text, several, shown(several)) == Unclear((several,))


@pytest.mark.requirement("attacks.b6.yes-to-one")
def test_a_yes_to_the_mail_decides_no_deletion_that_was_asked_with_it() -> None:
    for text in ("yes, send the mail", "ja, schick die Mail", "sí, envía el correo"):
        for act in (said(text, MIXED), act_on_problem(text, MIXED, shown(MIXED))):
            assert act == DecideNamed(((MIXED, MIXED.approvals[0]),), True)
        assert said(text, PAIR) == Unclear((PAIR,))
    assert said("yes, send it", MIXED) == Unclear((MIXED,))
    assert said("yes, send it, and remind me at 5", MIXED) == Unclear((MIXED,), "remind me at 5")
    assert said("yes, send it", PAIR) == DecideNamed(tuple((PAIR, one) for one in PAIR.approvals), True)
