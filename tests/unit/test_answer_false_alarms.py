"""True answers that guards took for inventions: general knowledge that was asked for, days that are meant, offers."""

from __future__ import annotations

from typing import Any

import pytest

from steward.activities.answer_guard import check_answer
from steward.contracts.plan import Observation
from steward.contracts.tool import Effect
from tests.support.toolbox import request

NOW = "2026-11-27T21:00:00+00:00"


def seen(tool: str, result: Any, *, is_ok: bool = True) -> Observation:
    """A call that was made."""
    return Observation(tool_name=tool, ok=is_ok, effect=Effect.READ, result=result, error=None if is_ok else "away")


def notes(text: str, asked: str, *observations: Observation) -> list[str]:
    """What the guards say of an answer."""
    return check_answer(text, request(asked, observations=list(observations), now=NOW)).verification.notes


TASKS = seen(
    "list_tasks", {"count": 1, "tasks": [{"task_id": 1, "title": "Hand in homework", "due_date": "2026-12-03"}]}
)
AWAY = seen("search_wikipedia", None, is_ok=False)
ESSAYS = [
    (
        "whats left, and can u write the essay for me? its about the berlin wall",
        "Still open: the homework (Thursday, 3 December).\n\nAfter the Second World War Berlin was divided. The Wall "
        "was built on 13 August 1961 at once, 155 kilometres long. On 9 November 1989 Günter Schabowski opened it.",
    ),
    (
        "was ist noch offen, und schreib mir ein Referat über die Berliner Mauer",
        "Offen ist noch: Hand in homework (3. Dezember).\n\nAm 13. August 1961 begann der Bau der Mauer, 155 Kilometer "
        "lang. Am 9. November 1989 fiel sie.",
    ),
    (
        "qué me queda, y escribe una redacción sobre el muro de Berlín",
        "Queda: Hand in homework (3 de diciembre).\n\nEl muro se levantó el 13 de agosto de 1961 y cayó el 9 de "
        "noviembre de 1989, tras 28 años.",
    ),
    (
        "any tasks? and what does quinquennial mean",
        "One task: the homework.\n\nIt means every 5 years, as in Rome in 27.",
    ),
]


@pytest.mark.requirement("answers.general-knowledge")
@pytest.mark.parametrize(("asked", "answer"), ESSAYS)
def test_a_text_of_general_knowledge_that_was_asked_for_is_not_held_to_results(asked: str, answer: str) -> None:
    assert notes(answer, asked, TASKS) == []
    last = answer.rpartition("\n")[2]
    assert check_answer(last, request(asked, observations=[AWAY], now=NOW)).withheld is None


@pytest.mark.requirement("answers.general-knowledge")
@pytest.mark.parametrize(
    "answer",
    [
        "The homework is due on 7 May.\n\nThe Wall fell on 9 November 1989.",
        "You have until 7 May.\n\nThe Wall fell on 9 November 1989.",
        "The Wall fell on 9 November 1989: https://evil.example/?q=1",
    ],
)
def test_beside_such_a_text_what_is_told_of_the_users_things_is_held_to_results(answer: str) -> None:
    assert len(notes(answer, ESSAYS[0][0], TASKS)) == 1


@pytest.mark.requirement("answers.general-knowledge")
@pytest.mark.parametrize("asked", ["any tasks?", "how is my essay?", "welche Aufgaben habe ich?", "¿qué tareas tengo?"])
def test_where_no_such_text_was_asked_for_every_figure_is_held_to_results(asked: str) -> None:
    assert notes("The wall was built on 13 August 1961.", asked, TASKS) != []


SHIFT = seen("update_calendar_event", {"title": "Night shift", "start_time": "2026-12-01T20:00:00+00:00"})


@pytest.mark.requirement("answers.no-false-alarm")
@pytest.mark.parametrize("end", ["on 1 December.", "at 20:00.", "at 8 p.m.", "on Tuesday 1 Dec."])
def test_the_word_after_a_moment_at_a_sentences_end_begins_a_sentence(end: str) -> None:
    assert notes(f"The night shift starts {end} Deleting the class waits for your yes.", "change it", SHIFT) == []
    assert notes(f"The night shift starts {end.rstrip('.')} with Marlowe.", "change it", SHIFT) != []


def mail(body: str) -> Observation:
    """A mail of Tuesday 24 November 2026."""
    return seen("get_email_details", {"from": "Kim Park", "date": "2026-11-24T15:21:00+00:00", "body": body})


@pytest.mark.requirement("answers.days-meant")
@pytest.mark.parametrize(
    "body", ["I need it until Wednesday.", "Ich brauche es bis morgen.", "Lo necesito el miércoles."]
)
@pytest.mark.parametrize(
    "answer", ["Kim needs it by 25 November.", "Bis zum 25. November.", "Para el 25 de noviembre."]
)
def test_a_day_that_counts_from_the_day_of_its_mail_is_known(body: str, answer: str) -> None:
    assert notes(answer, "until when?", mail(body)) == []
    assert notes(answer.replace("25", "28"), "until when?", mail(body)) != []
    assert notes(answer, "until when?", mail("I need it soon.")) != []


@pytest.mark.requirement("answers.days-meant")
def test_a_day_that_counts_from_today_is_known_of_the_users_words() -> None:
    found = seen("list_tasks", {"tasks": [{"title": "Rest"}]})
    assert notes("Nothing but Rest before 2 December.", "what is there until Wednesday?", found) == []
    assert notes("Nothing but Rest before 5 December.", "what is there until Wednesday?", found) != []


FOUND = seen("find_tools", {"fits": True, "tools": ["compose_email"]})
OFFERS = [
    "Wenn Sie möchten, schreibe ich Hilde stattdessen eine E-Mail oder erinnere Sie daran, sie anzurufen.",
    "Falls du willst, trage ich den Termin ein.",
    "Ich kann Hilde auch eine E-Mail schreiben.",
    "If you like, I write her an e-mail instead.",
    "I can also set a reminder for you.",
    "I can put it on your list if you want.",
    "Si quiere, le escribo un correo a Hilde.",
    "También puedo apuntarlo en tu lista.",
    "Deleting the class still waits for your yes.",
    "Das Löschen des Termins wartet noch auf dein Ja.",
    "Borrar la clase espera tu confirmación.",
]


@pytest.mark.requirement("answers.offers")
@pytest.mark.parametrize("offer", OFFERS)
def test_an_offer_is_no_claim_of_a_deed(offer: str) -> None:
    assert notes(offer, "Könnten Sie die Hilde anrufen?", FOUND) == []


@pytest.mark.requirement("answers.offers")
@pytest.mark.parametrize(
    "claim",
    [
        "I sent her the mail, if you like.",
        "Wie Sie möchten, ich habe Hilde die E-Mail geschickt.",
        "Si quieres saberlo, ya he enviado el correo a Hilde.",
    ],
)
def test_a_claim_beside_the_words_of_an_offer_stays_one(claim: str) -> None:
    assert any("no call did that" in note for note in notes(claim, "mail Hilde", FOUND))


@pytest.mark.requirement("answers.mended")
def test_what_stands_in_place_of_an_answer_names_no_numbers_of_tasks() -> None:
    tasks = seen("list_tasks", {"count": 1, "tasks": [{"task_id": 3, "title": "French vocab", "due_date": None}]})
    checked = check_answer("It is due on 7 May.", request("what is left?", observations=[tasks], now=NOW))
    assert "French vocab" in checked.text
    assert "3:" not in checked.text
