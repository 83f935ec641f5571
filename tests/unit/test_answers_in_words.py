"""Questions answered from what tools returned: yes or no, when, where, how many, how much, in the asker's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.plan import Observation
from steward.wording import render_answer
from steward.wording.dispatch import LONGEST_ANSWER

ROOT = Path(__file__).parent.parent.parent
TABLE: dict[str, Any] = yaml.safe_load((ROOT / "tests/support/answered.yaml").read_text("utf-8"))
ROWS: list[dict[str, Any]] = TABLE["rows"]
NOW = "2026-11-23T09:00:00+01:00"
OWN = "The tool's own words."


def answer(asks: str, result: Any, **args: Any) -> str:
    seen = Observation(tool_name="look_up", ok=True, args=args, result=result, message=OWN)
    return render_answer([seen], "Europe/Berlin", requests=[asks], now=NOW)


def result(name: str, **other: Any) -> dict[str, Any]:
    return {**TABLE["results"][name], **other}


@pytest.mark.requirement("wording.answers")
@pytest.mark.parametrize("row", ROWS, ids=[f"{place}-{row['asks']}" for place, row in enumerate(ROWS)])
def test_a_question_is_answered_from_the_result(row: dict[str, Any]) -> None:
    assert answer(row["asks"], TABLE["results"][row["result"]], **row.get("args", {})) == row["answer"].rstrip("\n")


@pytest.mark.requirement("wording.none-named")
@pytest.mark.parametrize(
    ("asks", "named"),
    [
        ("what do I have on Saturday?", "on Saturday 28 November"),
        ("Was steht am Samstag im Kalender?", "am Samstag, 28. November"),
        ("¿Qué eventos tengo el sábado?", "el sábado 28 de noviembre"),
        ("do I have anything on Saturday?", "on Saturday 28 November"),
        ("when is my meeting on Saturday?", "on Saturday 28 November"),
        ("how many events are there on Saturday?", "on Saturday 28 November"),
    ],
)
def test_a_none_names_the_days_that_were_looked_at(asks: str, named: str) -> None:
    assert named in answer(asks, result("saturday"), start_date="2026-11-28")


@pytest.mark.requirement("wording.none-named")
@pytest.mark.parametrize("asks", ["do I have a meeting with Bob?", "when do I meet Bob?", "what do I have with Bob?"])
def test_where_nothing_has_the_words_of_a_question_what_there_is_is_told(asks: str) -> None:
    said = answer(asks, result("week"))
    assert "with “Bob”" in said
    assert "Dentist" in said


@pytest.mark.requirement("wording.none-named")
def test_words_that_may_be_others_for_the_same_thing_are_no_reason_to_say_no() -> None:
    said = answer("do I see a doctor this week?", result("week"))
    assert not said.startswith(("No:", "Yes"))
    assert "Dentist" in said


@pytest.mark.requirement("wording.none-named")
def test_a_count_of_what_was_only_partly_read_says_so() -> None:
    said = answer("how many mails did I get yesterday?", result("mails", total_found=40))
    assert said.startswith("At least 1 e-mail on Sunday 22 November")
    none = answer("how many mails did I get today?", result("mails", total_found=40))
    assert none.startswith("No e-mails on Monday 23 November.\n40 e-mails, the first 2:")


@pytest.mark.requirement("wording.answers")
def test_an_event_that_goes_on_for_days_keeps_nobody_free() -> None:
    trip = {"title": "Trip", "start_time": "2026-11-23", "end_time": "2026-11-26", "all_day": True}
    week = result("week", events=[trip], count=1)
    assert "Trip" in answer("am I free on Wednesday?", week)
    assert answer("am I free on Thursday?", week) == "Yes, you are free on Thursday 26 November."
    assert "Trip" in answer("am I free on Wednesday at 10?", week, start_date="2026-11-25T10:00:00+01:00")


@pytest.mark.requirement("wording.answers")
def test_it_is_lowest_or_highest_as_the_question_says() -> None:
    assert answer("how cold will it be tomorrow?", result("forecast")).endswith("lowest 6 °C.")
    assert answer("how warm will it be tomorrow?", result("forecast")).endswith("highest 9 °C.")
    assert answer("is it cold tomorrow?", result("forecast")).startswith("Yes")
    assert answer("will it be warm tomorrow?", result("forecast")).startswith("No")


@pytest.mark.requirement("wording.answers")
@pytest.mark.parametrize(
    ("chance", "said"), [(10, "No. "), (25, "Probably not. "), (49, "Probably not. "), (50, "Yes. ")]
)
def test_rain_is_said_as_surely_as_it_is_forecast(chance: int, said: str) -> None:
    day = {
        "date": "2026-11-23",
        "condition": "overcast",
        "temp_min": 5,
        "temp_max": 9,
        "precipitation_probability": chance,
    }
    assert answer("will it rain today?", result("forecast", forecast=[day], later=[])).startswith(said)


@pytest.mark.requirement("wording.answers")
def test_a_day_beyond_the_forecast_is_none_of_its_days() -> None:
    said = answer("will it snow on 20 December?", result("forecast"))
    assert said == (
        "I have a forecast for Berlin, Germany from Monday 23 November to Sunday 29 November only,"
        " not for Sunday 20 December."
    )


@pytest.mark.requirement("wording.answers")
@pytest.mark.parametrize("asks", ["buy milk", "turn on the lights", "thanks", ""])
def test_what_asks_nothing_of_a_result_leaves_it_its_own_words(asks: str) -> None:
    assert answer(asks, {"task_id": 7, "title": "milk", "status": "open"}) == OWN


@pytest.mark.requirement("wording.data-only")
def test_titles_of_others_are_shown_as_data_in_answers_too() -> None:
    event = {"title": "a\u202eb ![x](https://evil.example)", "start_time": "2026-11-24T10:00:00+01:00"}
    said = answer("when is my next meeting?", result("week", events=[event], count=1))
    assert "\u202e" not in said
    assert "![" not in said


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.just("2026-11-24T10:00")
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
)


@pytest.mark.requirement("wording.bounded")
@given(st.sampled_from(ROWS), st.data())
def test_a_result_nobody_was_prepared_for_is_still_put_into_words(row: dict[str, Any], data: st.DataObject) -> None:
    known = TABLE["results"][row["result"]]
    changed = {data.draw(st.sampled_from(sorted(known))): data.draw(JSON)}
    lists = [key for key, value in known.items() if isinstance(value, list) and value and isinstance(value[0], dict)]
    if lists:
        first = known[lists[0]][0]
        changed[lists[0]] = [first | {data.draw(st.sampled_from(sorted(first))): data.draw(JSON)}, *known[lists[0]][1:]]
    said = answer(row["asks"], known | changed, **row.get("args", {}))
    assert said
    assert len(said) <= LONGEST_ANSWER + 4


@pytest.mark.requirement("documented.values.cancelled")
def test_a_cancelled_task_is_never_told_as_open() -> None:
    tasks = {"tasks": [{"task_id": 1, "title": "Old idea", "status": "cancelled", "priority": "normal"}], "count": 1}
    assert answer("is the old idea done?", tasks) == "No, “Old idea” was cancelled."
    assert answer("welche Aufgaben habe ich?", tasks).endswith("Old idea (aufgegeben)")


@pytest.mark.requirement("calendar.guests")
@pytest.mark.parametrize(
    ("asks", "who"),
    [
        ("do I have anything on Friday?", "guests: Bob (accepted), anna@x.test (no answer)"),
        ("Was steht am Freitag im Kalender?", "Gäste: Bob (zugesagt), anna@x.test (keine Antwort)"),
        ("¿Qué eventos tengo el viernes?", "invitados: Bob (viene), anna@x.test (sin respuesta)"),
    ],
)
def test_events_are_listed_with_their_guests_and_what_they_answered(asks: str, who: str) -> None:
    guests = [{"email": "bob@x.test", "name": "Bob", "answer": "accepted"}, {"email": "anna@x.test", "answer": "none"}]
    times = {"start_time": "2026-11-27T10:00:00+01:00", "end_time": "2026-11-27T11:00:00+01:00"}
    event = {"event_id": "e1", "title": "Review", "all_day": False, "calendar": "personal", **times, "guests": guests}
    events = {"count": 1, "events": [event], "start_date": "2026-11-27", "end_date": "2026-11-27"}
    assert who in answer(asks, events, start_date="2026-11-27")


@pytest.mark.requirement("documented.answers.outcomes")
@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("¿Qué hay en mi lista?", ["leche", "pan"]),
        ("¿Qué hay en mi lista de tareas?", ["leche", "pan"]),
        ("What is on my complete list?", ["leche", "pan"]),
        ("¿Qué tareas están listas?", ["pan"]),
        ("Which tasks are complete?", ["pan"]),
    ],
)
def test_a_word_for_the_list_itself_does_not_narrow_it_to_what_is_done(asked: str, shown: list[str]) -> None:
    tasks = [{"task_id": 1, "title": "leche", "status": "open"}, {"task_id": 2, "title": "pan", "status": "done"}]
    seen = Observation(
        tool_name="list_tasks", ok=True, result={"count": 2, "tasks": tasks}, message="1: leche\n2: pan (done)"
    )
    answer = render_answer([seen], requests=[asked], now="2026-11-28T05:00:00+00:00")
    assert [title for title in ("leche", "pan") if title in answer] == shown
