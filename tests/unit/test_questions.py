"""What a question wants, which thing and which days it speaks of, and the phrases that answer it."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import pytest

from steward.language.moments.spans import days_meant
from steward.language.phrases import _phrases, days_in_words
from steward.language.questions import Question, Wanted
from steward.language.word_lists import LANGUAGES

MONDAY = date(2026, 11, 23)
YES, WHEN, WHERE, MANY, MUCH, OPEN = (
    Wanted.YES_OR_NO,
    Wanted.WHEN,
    Wanted.WHERE,
    Wanted.HOW_MANY,
    Wanted.HOW_MUCH,
    Wanted.OPEN,
)


@pytest.mark.requirement("language.questions")
@pytest.mark.parametrize(
    ("text", "lang", "wanted"),
    [
        ("Am I free on Tuesday at 10?", "en", YES),
        ("hey, could you tell me if I have anything this weekend", "en", YES),
        ("any mail from Bob?", "en", YES),
        ("can you show me my tasks", "en", OPEN),
        ("what was the last mail", "en", OPEN),
        ("when is my dentist appointment?", "en", WHEN),
        ("what time does the team meeting start", "en", WHEN),
        ("where is the review?", "en", WHERE),
        ("how many tasks are open?", "en", MANY),
        ("how much is Kim's invoice?", "en", MUCH),
        ("what does the new logo cost", "en", MUCH),
        ("how much does the logo cost", "en", MUCH),
        ("Bin ich am Dienstag frei?", "de", YES),
        ("Was habe ich am Dienstag?", "de", OPEN),
        ("Wann ist mein Termin beim Zahnarzt?", "de", WHEN),
        ("Wie viele Aufgaben sind offen?", "de", MANY),
        ("Wie hoch ist die Rechnung?", "de", MUCH),
        ("Brauche ich morgen einen Schirm?", "de", YES),
        ("¿Estoy libre el martes?", "es", YES),
        ("¿Cuándo es mi cita?", "es", WHEN),
        ("¿Cuántas tareas tengo?", "es", MANY),
        ("¿Cuánto es la factura de Kim?", "es", MUCH),
        ("¿Qué tengo mañana en el calendario?", "es", OPEN),
    ],
)
def test_a_question_says_what_it_wants_and_in_which_language(text: str, lang: str, wanted: Wanted) -> None:
    assert (Question(text).lang, Question(text).wanted) == (lang, wanted)


@pytest.mark.requirement("language.questions")
@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("what meetings do I have with Alice on Tuesday?", ["Alice"]),
        ("when is my dentist appointment?", ["dentist"]),
        ("Wann ist mein Zahnarzttermin?", ["Zahnarzttermin"]),
        ("¿Cuándo es mi cita con el dentista?", ["dentista"]),
        ("what's on my calendar next week?", []),
        ("do I have any important plans tonight?", []),
        ("how much is Kim’s invoice?", ["Kim", "invoice"]),
    ],
)
def test_the_words_that_say_which_one_is_meant_are_told_from_those_that_ask(text: str, topic: list[str]) -> None:
    assert Question(text).topic == topic


@pytest.mark.requirement("language.questions")
@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("what do I have today", (11, 23), (11, 23)),
        ("how cold will it get tonight?", (11, 23), (11, 23)),
        ("Wie kalt wird es heute Nacht?", (11, 23), (11, 23)),
        ("is it free tomorrow morning", (11, 24), (11, 24)),
        ("on Monday", (11, 23), (11, 23)),
        ("next monday", (11, 30), (11, 30)),
        ("am Freitag", (11, 27), (11, 27)),
        ("el fin de semana", (11, 28), (11, 29)),
        ("this weekend", (11, 28), (11, 29)),
        ("next week", (11, 30), (12, 6)),
        ("nächste Woche", (11, 30), (12, 6)),
        ("this month", (11, 1), (11, 30)),
        ("next month", (12, 1), (12, 31)),
        ("from Tuesday to Thursday", (11, 24), (11, 26)),
        ("on 24 December", (12, 24), (12, 24)),
        ("on December 24th", (12, 24), (12, 24)),
        ("am 24.12.", (12, 24), (12, 24)),
        ("el 24 de diciembre", (12, 24), (12, 24)),
        ("on the 25th", (11, 25), (11, 25)),
        ("on 2026-12-01", (12, 1), (12, 1)),
    ],
)
def test_the_days_that_a_question_speaks_of(text: str, first: tuple[int, int], last: tuple[int, int]) -> None:
    days = days_meant(text, MONDAY)
    assert days is not None
    assert (days.first, days.last) == (date(2026, *first), date(2026, *last))


@pytest.mark.requirement("language.questions")
@pytest.mark.parametrize("text", ["my tasks", "in the morning", "am Morgen", "por la mañana", "the 31st of February"])
def test_a_text_without_a_day_speaks_of_none(text: str) -> None:
    assert days_meant(text, MONDAY) is None


@pytest.mark.requirement("language.questions")
@pytest.mark.parametrize(
    ("text", "day"),
    [("on Friday", date(2026, 11, 20)), ("last Tuesday", date(2026, 11, 17)), ("on the 25th", date(2026, 10, 25))],
)
def test_of_what_has_come_a_weekday_is_the_latest(text: str, day: date) -> None:
    days = days_meant(text, MONDAY, past=True)
    assert days is not None
    assert (days.first, days.last) == (day, day)


@pytest.mark.requirement("language.phrases")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_blanks(lang: str) -> None:
    known, own = _phrases()["en"], _phrases()[lang]
    assert own.keys() == known.keys()
    assert {name: _blanks(own[name]) for name in own} == {name: _blanks(known[name]) for name in known}


@pytest.mark.requirement("language.phrases")
def test_days_are_said_as_each_language_does() -> None:
    week = [MONDAY, date(2027, 1, 2)]
    assert days_in_words("en", week, MONDAY) == "from Monday 23 November to Saturday 2 January 2027"
    assert days_in_words("de", week, MONDAY) == "von Montag, 23. November bis Samstag, 2. Januar 2027"
    assert days_in_words("es", week, MONDAY) == "del lunes 23 de noviembre al sábado 2 de enero de 2027"
    assert days_in_words("de", week[:1], MONDAY) == "am Montag, 23. November"
    assert days_in_words("de", [date(2026, 9, 6)], MONDAY) == "am Sonntag, 6. September"


def _blanks(phrase: Any) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", phrase)) if isinstance(phrase, str) else set()
