"""The question for a missing value is in words of its language, by what the value is for, and names no parameter."""

from __future__ import annotations

import re

import pytest

from steward.language.asking import question_about
from steward.language.phrases import word
from steward.language.word_lists import LANGUAGES
from steward.planners.embedded.tool_questions import question_text, tool_question
from steward.search.retrieval import as_candidate
from steward.tools.confirmation import question_for
from steward.tools.registry import Registry

SPECS = {spec.name: spec for spec in Registry().specs()}


@pytest.mark.requirement("documented.answers.asked")
@pytest.mark.parametrize(
    ("tool", "parameter", "lang", "question"),
    [
        ("cancel_reminder", "reminder_id", "en", "Which reminder do you mean?"),
        ("cancel_reminder", "reminder_id", "de", "Welche Erinnerung ist gemeint?"),
        ("complete_task", "task_id", "es", "¿Qué tarea es?"),
        ("compose_email", "body", "de", "Was soll darin stehen?"),
        ("compose_email", "to", "es", "¿A quién va?"),
        ("create_calendar_event", "start_time", "en", "When should it be?"),
        ("create_calendar_event", "title", "de", "Wie heißt der Termin?"),
        ("get_weather", "location", "de", "Für welchen Ort?"),
    ],
)
def test_a_value_is_asked_for_by_what_it_is_for(tool: str, parameter: str, lang: str, question: str) -> None:
    assert question_for(SPECS[tool], parameter, lang).startswith(question)


@pytest.mark.requirement("documented.answers.asked")
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_question_of_the_house_is_half_in_english(lang: str) -> None:
    """No question falls back on the name that the catalogue gives a parameter."""
    general = word(lang, "asked", "value", title="|").partition("|")[0]
    for spec in SPECS.values():
        for name in spec.required():
            assert not (spec.plannable and question_for(spec, name, lang).startswith(general)), (spec.name, name)


@pytest.mark.requirement("documented.answers.asked")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_question_of_the_house_names_an_id(lang: str) -> None:
    asked = {
        question_about(lang, spec.meaning.roles.get(name), spec.meaning.of, spec.title_of(name))
        for spec in SPECS.values()
        for name in spec.required()
    }
    assert not [one for one in asked if re.search(r"_id\b|\bid\b", one)]


@pytest.mark.requirement("documented.answers.asked")
def test_nobody_is_asked_about_a_tool_of_operators_beside_another() -> None:
    sql, tasks = as_candidate(SPECS["run_sql"], 0.5), as_candidate(SPECS["list_tasks"], 0.5)
    assert list(tool_question("show it", sql, tasks).tools) == ["list_tasks"]
    assert question_text(tool_question("zeig mir das bitte alles", tasks, sql)).startswith("Ich bin nicht sicher")
