"""What an answer says of deeds: nothing but a call that had an effect stands behind it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TypeAlias

import pytest

from steward.activities.answer_guard import check_answer
from steward.contracts.dialogue import RecentCall
from steward.contracts.plan import Observation, Turn
from steward.contracts.tool import Effect
from steward.contracts.tool_meaning import Does, Meaning
from steward.wording.devices import says_state
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
@pytest.mark.parametrize(
    "answer",
    [
        "Vale, dejo la puerta como está.",
        "I'll leave the door as it is.",
        "I am leaving your calendar untouched.",
        "Ich lasse das Licht so, wie es ist.",
        "All right, I leave it.",
        "All right, the alert stays in your mail, unchanged.",
        "Gut, dann lasse ich es.",
        "Vale, lo dejo ahí.",
    ],
)
def test_what_is_left_as_it_is_takes_no_call(answer: str) -> None:
    assert check_answer(answer, request("leave it")).text == answer


@pytest.mark.requirement("answers.true-deeds-stay")
@pytest.mark.parametrize(
    ("answer", "stays"),
    [
        ("El número de Pilar es 600 555 812; así lo tengo apuntado en sus contactos.", True),
        ("I have it noted as 600 555 812.", True),
        ("He apuntado el número de Pilar en sus contactos.", False),
    ],
)
def test_what_is_kept_may_be_told_as_kept(answer: str, stays: bool) -> None:
    found = {"contacts": [{"name": "Pilar", "phone": "600 555 812"}]}
    look = Observation(tool_name="list_contacts", ok=True, result=found)
    checked = check_answer(answer, request("cuál es el teléfono de Pilar?", observations=[look]))
    assert (checked.text == answer) is stays


@pytest.mark.requirement("answers.true-deeds-stay")
@pytest.mark.parametrize(("later", "stays"), [("climate.study", True), (None, False)])
def test_a_call_that_was_made_again_with_another_name_did_not_fail_for_good(later: str | None, stays: bool) -> None:
    more = {"action": "set_temperature", "parameters": {"temperature": 20}}
    failed = Observation(
        tool_name="control_device", args={"device_id": "calefacción", **more}, ok=False, effect=Effect.IDEMPOTENT
    )
    done = failed.model_copy(update={"args": {"device_id": later, **more}, "ok": True})
    seen = [failed, done] if later else [failed]
    answer = "Hecho, la calefacción del estudio está puesta a 20 °C."
    checked = check_answer(answer, request("pon la calefacción a 20", observations=seen))
    assert (checked.text == answer) is stays


@pytest.mark.requirement("answers.true-deeds-stay")
def test_what_was_set_up_earlier_may_be_told_with_its_times() -> None:
    earlier = RecentCall(
        problem_id=1,
        tool_name="schedule_reminder",
        meaning=Meaning(does=Does.ADD, of="reminder"),
        args={"when": "2026-11-27T21:00", "message": "weiße Tabletten", "repeat": "daily"},
        at=datetime(2026, 11, 27, tzinfo=UTC),
    )
    answer = "Außerdem erinnere ich dich jeden Abend um 21 Uhr an die weißen Tabletten."
    profile = Observation(tool_name="get_profile", ok=True, result={"profile": {}})
    asked = request("was weißt du über mich?", observations=[profile], recent=[earlier])
    assert check_answer(answer, asked, changed=[earlier]).text == answer
    assert check_answer(answer, asked).text != answer


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


TOLD = {
    "Kim had to move the meeting to 4. Regards, Kim": [
        *("Kim moved the meeting to 4.", "Kim has moved the meeting to 4 pm.", "The meeting was moved to 4."),
        *("Kim hat das Treffen auf 16 Uhr verlegt.", "Das Treffen wurde auf 16 Uhr verschoben."),
        *("Kim ha movido la reunión a las 4.", "La reunión se ha pasado a las 4."),
    ],
    "Please find invoice 4711 attached; we sent it by post on Monday. Your parcel was handed to UPS.": [
        *("The invoice was sent on Monday.", "They sent the invoice by post on Monday.", "Your parcel is on its way."),
        *("Die Rechnung wurde am Montag verschickt.", "Dein Paket ist unterwegs.", "La factura se envió el lunes."),
        "Tu paquete ya está en camino.",
    ],
    "Hi, yes that works for me. I booked us a table at Luigi's for 8. Kim": [
        *("Kim confirmed.", "Kim booked a table at Luigi's for 8.", "She has booked a table at Luigi's for 8."),
        *("Kim hat zugesagt.", "Kim hat einen Tisch bei Luigi's für 8 Uhr reserviert.", "Hay una mesa reservada."),
    ],
    "I deleted the old files, added you to the team folder and closed ticket 88. We refunded 30 EUR.": [
        *("Kim deleted the old files and closed ticket 88. They refunded 30 EUR.", "Ticket 88 has been closed."),
        *("Kim hat die alten Dateien gelöscht und dich zum Teamordner hinzugefügt.", "Kim eliminó los archivos."),
        *("Dir wurden 30 EUR erstattet.", "Se te han devuelto 30 EUR.", "You were added to the team folder."),
    ],
}
NOT_TOLD = [
    *("I have sent them a reply.", "I replied to Kim.", "Done!", "I've added a reminder.", "Erledigt!", "¡Hecho!"),
    *("Ich habe Kim geantwortet.", "He respondido al correo.", "Added!", "All set!", "Consider it done."),
]


def _mail(body: str) -> Observation:
    result = {"id": "m1", "subject": "Hello", "from": "Kim <kim@studio.test>", "body": body}
    return Observation(
        tool_name="get_email_details", meaning=Meaning(does=Does.OPEN, of="mail"), ok=True, result=result
    )


@pytest.mark.requirement("answers.others-deeds")
@pytest.mark.parametrize(("body", "answer"), [(body, answer) for body, answers in TOLD.items() for answer in answers])
@pytest.mark.parametrize("asked", ["what does the mail say?", "lies mir die Mail von Kim vor"])
def test_what_a_mail_says_that_others_did_is_no_claim(body: str, answer: str, asked: str) -> None:
    assert check_answer(answer, request(asked, observations=[_mail(body)])).text == answer


@pytest.mark.requirement("answers.others-deeds")
@pytest.mark.parametrize("claim", NOT_TOLD)
@pytest.mark.parametrize("asked", ["what does the mail say?", "read me the mail from Kim", "reply to Kim"])
def test_what_steward_says_of_itself_is_a_claim_beside_any_mail(claim: str, asked: str) -> None:
    assert check_answer(claim, request(asked, observations=[_mail(body) for body in TOLD])).text != claim


@pytest.mark.requirement("answers.others-deeds")
@pytest.mark.parametrize(
    ("asked", "claim"),
    [
        ("reply to Kim that I agree", "The reply was sent."),
        ("what does it say? then reply yes", "Your reply is on its way."),
        ("Antworte Kim", "Deine Antwort ist unterwegs."),
        ("read the mail and reply to it", "They have received your reply."),
        ("did you reply to Kim?", "Yes, your reply was delivered."),
    ],
)
def test_what_was_ordered_is_not_told_of_as_somebody_elses_deed(asked: str, claim: str) -> None:
    assert check_answer(claim, request(asked, observations=[_mail("Your parcel was handed to UPS.")])).text != claim


@pytest.mark.requirement("answers.others-deeds")
def test_what_a_mail_says_may_be_told_beside_a_deed_that_ran() -> None:
    added = Observation(
        tool_name="add_task", args={"title": "Check refund"}, ok=True, effect=Effect.IDEMPOTENT, message="Added."
    )
    asked = request("read the mail and make a task", observations=[_mail("Your parcel was handed to UPS."), added])
    for answer in ("The parcel was sent with UPS. I added a task.", "They sent the parcel and I added the task."):
        assert check_answer(answer, asked).text == answer
    assert check_answer("I have sent them a reply.", asked).text != "I have sent them a reply."


_Device: TypeAlias = tuple[str, str, str, dict[str, object]]
HEATING: _Device = ("climate.hall", "Hallway thermostat", "heat", {"current_temperature": 20.5, "temperature": 22})
DOOR: _Device = ("lock.front", "Front door", "locked", {})
LAMP: _Device = ("light.kitchen", "Kitchen light", "off", {})


def _device(entity_id: str, name: str, state: str, attributes: dict[str, object]) -> Observation:
    result = {"entity_id": entity_id, "friendly_name": name, "state": state, "attributes": attributes}
    meaning = Meaning(does=Does.OPEN, of="device")
    return Observation(
        tool_name="get_device_state", meaning=meaning, ok=True, result=result, message=f"{name}: {state}."
    )


@pytest.mark.requirement("answers.others-deeds")
@pytest.mark.parametrize(
    ("asked", "device", "answer"),
    [
        ("wie ist die Heizung?", HEATING, "Gerade 20,5 °C, eingestellt sind 22 °C."),
        ("stell die Heizung auf 22", HEATING, "Die Heizung ist schon auf 22 °C gestellt."),
        ("set the heating to 22", HEATING, "It is already set to 22 °C."),
        ("¿cómo está la calefacción?", HEATING, "El termostato está puesto a 22 °C."),
        ("is it on?", HEATING, "Set to 22 °C, heating."),
        ("lock the front door", DOOR, "The front door is locked now."),
        ("ist die Tür zu?", DOOR, "Ja, abgeschlossen."),
        ("¿está cerrada?", DOOR, "Sí, está cerrada con llave."),
        ("is the light on?", LAMP, "It's switched off."),
        ("ist das Licht an?", LAMP, "Aus."),
    ],
)
def test_a_state_that_was_read_is_no_claim(
    asked: str, device: tuple[str, str, str, dict[str, object]], answer: str
) -> None:
    assert check_answer(answer, request(asked, observations=[_device(*device)])).text == answer


@pytest.mark.requirement("answers.others-deeds")
@pytest.mark.parametrize("sentence", ["There is an alert about it.", "It stayed so for an hour."])
def test_a_word_that_is_a_state_in_another_language_says_none(sentence: str) -> None:
    assert says_state(sentence, _device(*DOOR).result) is None


@pytest.mark.requirement("answers.deeds-need-effects")
@pytest.mark.parametrize(
    ("asked", "device", "claim"),
    [
        ("set the heating to 24", HEATING, "The heating is set to 24 °C."),
        ("stell die Heizung auf 24", HEATING, "Die Heizung ist auf 24 °C gestellt."),
        ("unlock the front door", DOOR, "Unlocked."),
        ("schalte das Licht an", LAMP, "Das Küchenlicht ist jetzt an."),
        ("turn the light off", LAMP, "I've turned it off."),
    ],
)
def test_a_state_that_the_results_do_not_say_is_one(
    asked: str, device: tuple[str, str, str, dict[str, object]], claim: str
) -> None:
    assert check_answer(claim, request(asked, observations=[_device(*device)])).text != claim


@pytest.mark.requirement("answers.true-deeds-stay")
@pytest.mark.parametrize(
    "opening", ["Quite a bit:", "Quite a lot:", "Here you go:", "Einiges:", "Kurz gesagt:", "Esto:"]
)
@pytest.mark.parametrize("asked", ["what is on my list?", "add bread"])
def test_how_a_list_begins_is_no_claim(opening: str, asked: str) -> None:
    answer = f"{opening}\n- Buy milk"
    assert check_answer(answer, request(asked, observations=[TASKS])).text == answer


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


COVER = RecentCall(
    problem_id=1,
    tool_name="create_calendar_event",
    meaning=Meaning(does=Does.ADD, of="event"),
    args={"title": "Vertretung für Markus (Projekt Nordstern)", "start_time": "2026-12-22", "all_day": True},
    message="Created “Vertretung für Markus (Projekt Nordstern)”",
    at=datetime.now(UTC),
)
OF_COVER = [
    Turn(role="user", text="Lies mir die Mail von Markus zu seinem Urlaub vor"),
    Turn(role="assistant", text="Markus schreibt zur Urlaubsplanung: ...", tools=["get_email_details"]),
    Turn(role="user", text="Trag mir die Vertretung ein"),
    Turn(role="assistant", text="Die Vertretung steht im Kalender.", tools=["create_calendar_event"]),
]


@pytest.mark.requirement("answers.true-deeds-stay")
@pytest.mark.parametrize(
    "answer",
    [
        "Heute habe ich für Sie:\n- die Mail von Markus zu seinem Urlaub gelesen,\n"
        "- die Vertretung für Markus (Projekt Nordstern) eingetragen.",
        "Erledigt ist:\n- Die Vertretung für Markus (Projekt Nordstern) steht ganztägig im Kalender.",
        "Done today:\n1. Read the mail of Markus on his Urlaub\n2. Created the event Vertretung für Markus (Projekt "
        "Nordstern)",
    ],
)
def test_deeds_of_the_conversation_may_be_told_as_a_list(answer: str) -> None:
    asked = request("Was hast du heute alles für mich erledigt?", turns=OF_COVER)
    assert check_answer(answer, asked, changed=[COVER]).text == answer


@pytest.mark.requirement("answers.deeds-need-effects")
@pytest.mark.parametrize(
    "answer",
    [
        "Heute habe ich für Sie:\n- die Mail an Kim verschickt,\n- die Erinnerung gelöscht.",
        "Done:\n- dentist appointment on Friday at 9",
        "All set:\n* an event on Tuesday: handover",
        "Deleted:\n- Vertretung für Markus\n- buy milk",
        "Hecho:\n1. el correo a Bob",
    ],
)
def test_a_list_of_deeds_that_nobody_did_is_refused(answer: str) -> None:
    said = "delete buy milk, and Vertretung für Markus"
    assert check_answer(answer, request(said)).text != answer
    assert check_answer(answer.removesuffix("\n- buy milk"), request(said), changed=[]).text != answer


@pytest.mark.requirement("answers.true-deeds-stay")
def test_what_leads_to_a_list_of_what_was_read_claims_nothing_by_itself() -> None:
    mail = Observation(
        tool_name="get_email_details",
        ok=True,
        result={"from": "Kim Park", "body": "Bis Mittwoch brauche ich Ihre Wahl unter den drei Logo-Entwürfen."},
        message="Kim Park: Bis Mittwoch brauche ich Ihre Wahl unter den drei Logo-Entwürfen.",
    )
    answer = "Kim will zweierlei von Ihnen:\n- Bis Mittwoch Ihre Wahl unter den drei Logo-Entwürfen\n- Ihre Wahl"
    assert check_answer(answer, request("was will Kim alles von mir?", observations=[mail])).text == answer


NUMBER = RecentCall(
    problem_id=1,
    tool_name="update_contact",
    meaning=Meaning(does=Does.CHANGE, of="contact"),
    args={"contact_id": 1, "phone": "0160 5550142"},
    message="Updated: Sabine Krüger, 0160 5550142",
    at=datetime.now(UTC),
)
OF_NUMBER = [
    Turn(role="assistant", text="Erledigt, die neue Nummer von Sabine Krüger steht da.", tools=["update_contact"])
]


@pytest.mark.requirement("answers.true-deeds-stay")
@pytest.mark.parametrize(
    "answer",
    [
        "Die alte Nummer ist schon ersetzt: Bei Sabine Krüger steht jetzt nur noch 0160 5550142.",
        "Die Nummer ist bereits ersetzt.",
        "Sabine's old number has already been replaced.",
        "Sabine's number is already replaced by 0160 5550142.",
        "El número de Sabine ya está cambiado.",
        "Ya he cambiado el número de Sabine.",
    ],
)
def test_what_an_earlier_deed_did_is_done_already(answer: str) -> None:
    asked = request("ja, die alte ersetzen", turns=OF_NUMBER)
    assert check_answer(answer, asked, changed=[NUMBER]).text == answer


@pytest.mark.requirement("answers.deeds-need-effects")
@pytest.mark.parametrize(
    "answer",
    [
        "I have already deleted Sabine's number.",
        "Die Nummer von Sabine ist schon gelöscht.",
        "I have already sent Sabine the number.",
        "Ich habe Sabine die Nummer schon geschickt.",
        "Ya he borrado el número de Sabine.",
        "I have already booked the table.",
    ],
)
def test_another_deed_is_not_done_already(answer: str) -> None:
    assert check_answer(answer, request("ja, die alte ersetzen", turns=OF_NUMBER), changed=[NUMBER]).text != answer


@pytest.mark.requirement("answers.deeds-need-effects")
def test_to_have_sent_something_takes_a_call_that_cannot_be_taken_back() -> None:
    added = Observation(
        tool_name="add_task", args={"title": "mail Bob"}, ok=True, effect=Effect.IDEMPOTENT, message="Added: mail Bob"
    )
    checked = check_answer("I have sent the mail to Bob.", request("mail Bob", observations=[added]))
    assert checked.text == "Added: mail Bob"


@pytest.mark.requirement("answers.true-deeds-stay")
@pytest.mark.parametrize(
    "answer",
    [
        "Hallo! Alles gut bei mir. Was kann ich für dich tun?",
        "Mir geht es gut, danke der Nachfrage!",
        "Läuft bei mir. Und bei dir?",
        "Schön, von dir zu hören!",
        "All good on my end, thanks for asking!",
        "I'm doing great, and you?",
        "¡Hola! Todo en orden por aquí, gracias. ¿Y tú?",
    ],
)
def test_how_the_assistant_is_is_no_deed(answer: str) -> None:
    assert check_answer(answer, request("jo was geht")).withheld is None


@pytest.mark.requirement("answers.deeds-need-effects")
@pytest.mark.parametrize(
    "answer", ["Alles erledigt.", "Alles gut, die Mail ist raus.", "All set.", "All good, I sent it.", "Todo enviado."]
)
def test_that_all_is_done_is_a_deed_still(answer: str) -> None:
    assert check_answer(answer, request("jo was geht")).withheld is not None


@pytest.mark.requirement("answers.true-deeds-stay")
@pytest.mark.parametrize("joint", ["And", "Und", "Y"])
def test_who_wrote_a_mail_may_be_told_in_a_sentence_that_goes_on(joint: str) -> None:
    mails = Observation(
        tool_name="search_email",
        ok=True,
        meaning=Meaning(does=Does.FIND, of="mail"),
        result={"emails": [{"from": "Billing <billing@hosting.example>", "subject": "Your invoice for last month"}]},
        message="Billing: Your invoice for last month",
    )
    answer = f"Yes, one. {joint} Billing (hosting) sent “Your invoice for last month”."
    assert check_answer(answer, request("did anyone email me about an invoice?", observations=[mails])).text == answer
