"""What an answer says of deeds: nothing but a call that had an effect stands behind it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from steward.activities.answer_guard import check_answer
from steward.contracts.dialogue import RecentCall
from steward.contracts.plan import Observation
from steward.contracts.tool import Effect
from steward.contracts.tool_meaning import Does, Meaning
from tests.support.toolbox import request

CLAIMS = [
    "All set!",
    "Ok, done.",
    "Milk is on your list now.",
    "Milk was added to your tasks.",
    "Task created successfully.",
    "Meeting scheduled with Kim for Friday at 3.",
    "The light in the kitchen is off now.",
    "OK, the mail to Bob is on its way.",
    "Your reminder is set for 9.",
    "I've put milk on the list.",
    "Added!",
    "Consider it done.",
    "That's taken care of.",
    "No problem, I have let Bob know.",
    "Got it, I'll remind you at 9.",
    "Your meeting is booked for Friday.",
    "Bob has received your message.",
    "The front door is locked now.",
    "Erledigt!",
    "Milch steht jetzt auf deiner Liste.",
    "Ich habe Bob geschrieben.",
    "Die Erinnerung ist für 9 Uhr gestellt.",
    "Das Licht ist jetzt aus.",
    "Der Termin mit Kim wurde eingetragen.",
    "¡Hecho!",
    "La leche ya está en tu lista.",
    "He enviado el correo a Bob.",
    "Tu recordatorio queda programado para las 9.",
    "La luz de la cocina está apagada ahora.",
]
HONEST = [
    "I can't add tasks.",
    "Nothing was added to your tasks.",
    "I have not sent the mail yet.",
    "Should I add milk to your tasks?",
    "Which list do you mean?",
    "The mail waits for your approval.",
    "The Eiffel Tower was built in 1889.",
    "A reminder is set with a time.",
    "You're welcome!",
    "Hello! How can I help?",
    "Once you say yes, the mail is sent.",
    "I could add it if you tell me the list.",
    "Das kann ich leider nicht.",
    "Soll ich Milch auf die Liste setzen?",
    "Ich habe noch nichts geschickt.",
    "Mozart wurde in Salzburg geboren.",
    "No puedo enviar correos.",
    "¿Quieres que añada leche a la lista?",
    "Aún no he enviado nada.",
    "La torre se construyó en 1889.",
]
SNOOZED = Observation(
    tool_name="snooze_reminder",
    args={"reminder_id": 3, "by": "1 hour"},
    ok=True,
    effect=Effect.IDEMPOTENT,
    result={"reminder_id": 3, "message": "call Bob"},
    message="Reminder 3 (call Bob) is moved to 10:00.",
)
TASKS = Observation(
    tool_name="list_tasks",
    ok=True,
    result={"tasks": [{"title": "Buy milk", "status": "pending"}]},
    message="1. Buy milk",
)


@pytest.mark.requirement("answers.deeds-need-effects")
@pytest.mark.parametrize("claim", CLAIMS)
@pytest.mark.parametrize("seen", [[], [TASKS.model_copy(update={"result": {"tasks": []}, "message": "No tasks."})]])
def test_no_wording_of_a_deed_passes_without_an_effect(claim: str, seen: list[Observation]) -> None:
    checked = check_answer(claim, request("add buy milk to my tasks", observations=seen))
    assert (checked.verification.verified, checked.withheld) == (False, claim)


@pytest.mark.requirement("answers.deeds-need-effects")
@pytest.mark.parametrize("answer", HONEST)
def test_what_is_no_claim_of_a_deed_is_left_alone(answer: str) -> None:
    checked = check_answer(answer, request("add buy milk to my tasks"))
    assert checked.text == answer


@pytest.mark.requirement("answers.true-deeds-stay")
@pytest.mark.parametrize(
    "answer",
    [
        "I have moved the reminder.",
        "Done! The reminder is at 10:00 now.",
        "Your reminder was snoozed.",
        "Ich habe die Erinnerung verschoben.",
        "He movido el recordatorio.",
    ],
)
def test_a_true_answer_about_a_deed_that_did_run_is_left_alone(answer: str) -> None:
    assert check_answer(answer, request("snooze it by an hour", observations=[SNOOZED])).text == answer


@pytest.mark.requirement("answers.true-deeds-stay")
def test_what_a_look_up_says_of_the_world_is_no_claim() -> None:
    answer = "“Buy milk” is on your list. Buy milk is on your tasks."
    assert check_answer(answer, request("what is on my list?", observations=[TASKS])).text == answer


@pytest.mark.requirement("answers.true-deeds-stay")
def test_a_look_up_may_be_told_in_another_language_and_with_other_words_for_its_times() -> None:
    reminders = Observation(
        tool_name="list_reminders",
        meaning=Meaning(does=Does.LIST, of="reminder"),
        ok=True,
        result={"reminders": [{"message": "llamar a mi madre", "due_at": "2026-11-28T18:00:00+00:00"}]},
    )
    tasks = TASKS.model_copy(update={"result": {"tasks": [{"title": "comprar pan"}, {"title": "comprar huevos"}]}})
    for answer in (
        "Tienes pendiente: comprar pan y comprar huevos, y un recordatorio para llamar a tu madre mañana a las 18:00.",
        "Tienes un recordatorio para llamar a tu madre mañana a las 18:00.",
    ):
        assert check_answer(answer, request("qué tengo pendiente?", observations=[tasks, reminders])).text == answer


@pytest.mark.requirement("answers.true-deeds-stay")
def test_a_day_of_a_month_ends_no_sentence_and_a_range_of_hours_is_known() -> None:
    moved = Observation(
        tool_name="update_calendar_event",
        args={"event_id": "Lunch with Kim", "start_time": "13 Uhr"},
        ok=True,
        effect=Effect.IDEMPOTENT,
        result={
            "title": "Lunch with Kim",
            "start_time": "2026-11-28T13:00:00+00:00",
            "end_time": "2026-11-28T14:00:00+00:00",
        },
    )
    for answer in (
        "Das Essen mit Kim ist auf Samstag, 28. November, 13 bis 14 Uhr verschoben.",
        "Das Essen mit Kim (Lunch with Kim) ist jetzt am Samstag, 28. November, um 13 Uhr.",
    ):
        assert check_answer(answer, request("Verschieb mein Essen auf 13 Uhr", observations=[moved])).text == answer


@pytest.mark.requirement("answers.true-deeds-stay")
@pytest.mark.parametrize(
    "answer",
    [
        "Hi! I'm doing well, thanks. What can I do for you today?",
        "All right. Which door do you mean?",
        "Mir geht es gut, danke. Was kann ich tun?",
        "¡Hola! Estoy bien, gracias.",
        "In Ordnung.",
    ],
)
def test_a_courtesy_is_no_claim(answer: str) -> None:
    assert check_answer(answer, request("and the other one?")).text == answer


@pytest.mark.requirement("answers.true-deeds-stay")
def test_a_deed_of_the_conversation_may_be_told_again() -> None:
    args = {"to": "bob@example.com", "subject": "Lunch"}
    sent = RecentCall(problem_id=1, tool_name="compose_email", args=args, message="Sent.", at=datetime.now(UTC))
    asked = request("did you write to Bob about lunch?")
    answer = "Yes, the mail to bob@example.com about lunch was sent."
    assert check_answer(answer, asked, changed=[sent]).text == answer
    assert check_answer(answer, asked).text != answer
    assert check_answer("All set!", asked, changed=[sent]).text != "All set!"


@pytest.mark.requirement("answers.deeds-need-effects")
def test_to_have_sent_something_takes_a_call_that_cannot_be_taken_back() -> None:
    added = Observation(
        tool_name="add_task", args={"title": "mail Bob"}, ok=True, effect=Effect.IDEMPOTENT, message="Added: mail Bob"
    )
    checked = check_answer("I have sent the mail to Bob.", request("mail Bob", observations=[added]))
    assert checked.text == "Added: mail Bob"
