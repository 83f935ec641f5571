"""Calendars, mails, vCards and words as other programs and people write them; what is right stands beside each."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import yaml

from steward.language.moments.lengths import length_of
from steward.language.moments.reader import resolve
from steward.language.sums import sum_in, whole_sum
from steward.planners.written_plans import in_agreed_form, written_value
from steward.tools.arithmetic import evaluate
from steward.tools.calendar.expansion import Expansion
from steward.tools.mail.bounded import parse_parts
from steward.tools.mail.content import read_content
from steward.tools.mail.message import read_mail
from steward.tools.vcards import read_vcards

CASES = Path(__file__).parents[1] / "cases"
RECEIVED = datetime(2026, 11, 26, 9, tzinfo=UTC)
FIRST = datetime(2027, 1, 1, tzinfo=ZoneInfo("UTC"))
LAST = datetime(2027, 2, 1, tzinfo=ZoneInfo("UTC"))
WORDS = yaml.safe_load((CASES / "words" / "others.yaml").read_text("utf-8"))
ZONES = {"en": "Europe/London", "us": "America/New_York", "de": "Europe/Berlin", "es": "Europe/Madrid"}
SAID = [(zone, said, right) for zone, sayings in WORDS["moments"].items() for said, right in sayings.items()]


def cases(kind: str) -> list[Any]:
    found = yaml.safe_load((CASES / kind / "others.yaml").read_text("utf-8"))
    return [pytest.param(case, id=case["name"]) for case in found]


def bytes_of(case: dict[str, Any], text: str, ends: str) -> bytes:
    """The text as a file: its lines end as the case says, and marks in it are bytes."""
    data = text.replace("\n", case.get("ends", ends)).encode(case.get("charset", "utf-8"))
    for mark, figures in case.get("bytes", {}).items():
        data = data.replace(mark.encode(), bytes.fromhex(figures))
    return data


@pytest.mark.requirement("calendar.other-programs")
@pytest.mark.parametrize("case", cases("calendar"))
def test_events_stand_where_their_program_puts_them(case: dict[str, Any]) -> None:
    head = "\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", *([case["head"]] if "head" in case else []), ""])
    text = case["text"] if case.get("whole") else f"{head}{case['text']}\nEND:VCALENDAR"
    expansion = Expansion(FIRST, LAST, ZoneInfo("UTC"))
    expansion.add(bytes_of(case, text + "\n", "\r\n"), "own.ics", "own")
    found = expansion.look().events
    shown = sorted((event.span(ZoneInfo("UTC"))[0].astimezone(UTC), event.title) for event in found)
    assert [f"{at:%d %H:%M} {title}" for at, title in shown] == case["is"]


@pytest.mark.requirement("mail.other-programs")
@pytest.mark.parametrize("case", cases("mail"))
def test_a_mail_shows_what_a_mail_program_shows(case: dict[str, Any]) -> None:
    raw = bytes_of(case, case["text"], "\n")
    mail = read_mail(raw, RECEIVED, email_id="1")
    at = 0
    for words in case.get("shown", []):
        at = mail.body.find(words, at)
        assert at >= 0, (words, mail.body)
    assert not [words for words in case.get("hidden", []) if words in mail.body]
    assert mail.files == case.get("files", mail.files)
    if "contents" in case:
        assert [file.content().decode() for file in read_content(parse_parts(raw)[0]).files] == case["contents"]
    assert mail.subject == case.get("subject", mail.subject)
    assert mail.sender == case.get("sender", mail.sender)
    assert "date" not in case or mail.date == datetime.fromisoformat(case["date"])


def is_right(right: Any, value: Any) -> bool:
    return value in right if isinstance(right, list) else bool(value == right)


@pytest.mark.requirement("tools.contacts.other-programs")
@pytest.mark.parametrize("case", cases("vcard"))
def test_a_card_says_who_somebody_is(case: dict[str, Any]) -> None:
    found = read_vcards(bytes_of(case, case["text"] + "\n", "\r\n")).cards
    read = [(card.name, card.email, card.phone) for card in found]
    assert len(read) == len(case["is"])
    for card, right in zip(read, case["is"], strict=True):
        assert all(map(is_right, right, card)), read


@pytest.mark.requirement("tools.dates.others")
@pytest.mark.parametrize(("zone", "said", "right"), SAID)
def test_words_for_a_moment_mean_what_people_mean(zone: str, said: str, right: Any) -> None:
    now = datetime(2026, 11, 26, 14, 37, tzinfo=ZoneInfo(ZONES[zone]))
    try:
        found = resolve(said, ZONES[zone], now)
    except ValueError:
        assert is_right(right, "ask")
        return
    end = f"/{found.end:%H:%M}" if found.end else ""
    read = f"{found.begin:%Y-%m-%d}" if found.days else f"{found.begin:%Y-%m-%dT%H:%M}{end}"
    assert is_right(right, read), read


@pytest.mark.requirement("tools.dates.others")
@pytest.mark.parametrize(("said", "minutes"), WORDS["lengths"].items())
def test_words_for_a_length_mean_what_people_mean(said: str, minutes: int) -> None:
    length = length_of(said)
    assert length is not None
    assert length.total_seconds() == minutes * 60


@pytest.mark.requirement("tools.calculate.others")
@pytest.mark.parametrize(("said", "value"), WORDS["sums"].items())
def test_a_sum_that_people_say_has_its_value(said: str, value: float) -> None:
    asked = sum_in(said)
    whole = whole_sum(said) or (asked.words if asked else None)
    assert whole is not None
    assert evaluate(whole).number == value


@pytest.mark.requirement("planners.openai.other-forms")
@pytest.mark.parametrize("case", cases("llm"))
def test_a_call_of_a_model_is_read_in_the_marks_of_its_training(case: dict[str, Any]) -> None:
    called = in_agreed_form(written_value(case["text"]), {"calculate", "add_task"})
    assert called == {"calls": [{"tool": "calculate", "args": {"expression": "6*7"}}]}
