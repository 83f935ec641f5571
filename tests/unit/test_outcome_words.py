"""What tools say of outcomes, in the language of the request."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from steward.contracts.plan import Observation
from steward.decisions.end_texts import _TEXTS
from steward.language import outcome_words
from steward.language.outcome_words import outcome_in
from steward.tools.registry import Registry
from steward.wording import render_answer

SAID = [
    (
        "There is no fact x of yours; there are 4: I like tea.",
        "Zu „x“ haben Sie mir nichts gesagt. Ich weiß: 4: I like tea.",
        "No me ha dicho nada sobre «x». Sé: 4: I like tea.",
    ),
    (
        "There is no event Bob in your calendar; there are Lunch (Sat 28 Nov 2026 12:30); Yoga.",
        "„Bob“ steht nicht in Ihrem Kalender. Dort stehen: Lunch (Samstag, 28. November 2026, 12:30); Yoga.",
        "«Bob» no está en su calendario. Están: Lunch (sábado 28 de noviembre de 2026, 12:30); Yoga.",
    ),
    (
        "Friday 27 November 2026, 22:00 has passed already",
        "Freitag, 27. November 2026, 22:00 ist schon vorbei.",
        "viernes 27 de noviembre de 2026, 22:00 ya ha pasado.",
    ),
    (
        "There is no task 1 on your list.\nThere is no task 2 on your list.",
        "„1“ steht nicht auf Ihrer Liste.\n„2“ steht nicht auf Ihrer Liste.",
        "«1» no está en su lista.\n«2» no está en su lista.",
    ),
    (
        "I could not get x: what no page has",
        "Das hat nicht geklappt: what no page has",
        "No ha funcionado: what no page has",
    ),
    ("Somebody wrote: There is no device “x”.", *["Somebody wrote: There is no device “x”."] * 2),
    ("some day has passed already", *["some day has passed already"] * 2),
]


@pytest.mark.requirement("documented.answers.outcomes")
@pytest.mark.parametrize(("english", "german", "spanish"), SAID)
def test_an_outcome_is_told_in_the_language_of_the_request(english: str, german: str, spanish: str) -> None:
    assert [outcome_in(lang, english) for lang in ("en", "de", "es")] == [english, german, spanish]


@pytest.mark.requirement("documented.answers.outcomes")
def test_every_template_finds_its_own_text_and_no_language_lacks_a_blank() -> None:
    entries = yaml.safe_load((Path(outcome_words.__file__).parent / "phrases" / "outcomes.yaml").read_text("utf-8"))
    samples = {"when": "Friday 27 November 2026, 22:00"}
    for english, *others in entries:
        names = outcome_words._BLANK.findall(english)
        filled = {name: samples.get(name, f"<{name}>") for name in names}
        text = english.format(**filled)
        for lang, other in zip(("de", "es"), others, strict=True):
            assert set(outcome_words._BLANK.findall(other)) <= set(names)
            assert outcome_in(lang, text) != text, text


@pytest.mark.requirement("documented.answers.outcomes")
def test_results_and_failures_are_rendered_in_it() -> None:
    seen = [
        Observation(tool_name="delete_contact", ok=True, message="Kontakt 2 ist gelöscht."),
        Observation(tool_name="get_weather", ok=False, error="there is no task 7 on your list"),
    ]
    assert render_answer(seen, lang="de") == "Kontakt 2 ist gelöscht.\n\n„7“ steht nicht auf Ihrer Liste."
    assert render_answer(seen) == "Kontakt 2 ist gelöscht.\n\nThere is no task 7 on your list."


OWN_WORDS = Path(outcome_words.__file__).parent
FAMILIAR = {"de": r"\b(?:du|dir|dich|dein\w{0,2})\b", "es": r"\b(?:tú|tu|tus|ti|contigo|dime|dinos)\b"}
OF_USER = "tell_me_if"
"""What the user may say, which is read and never shown."""


@pytest.mark.requirement("documented.answers.address")
@pytest.mark.parametrize("lang", sorted(FAMILIAR))
def test_what_steward_says_itself_addresses_the_user_in_one_form(lang: str) -> None:
    phrases = yaml.safe_load((OWN_WORDS / "phrases" / f"{lang}.yaml").read_text(encoding="utf-8"))
    emergencies = yaml.safe_load((OWN_WORDS / "emergencies.yaml").read_text(encoding="utf-8"))[lang]
    outcomes = yaml.safe_load((OWN_WORDS / "phrases" / "outcomes.yaml").read_text(encoding="utf-8"))
    place = ["en", "de", "es"].index(lang)
    del phrases[OF_USER], emergencies["words"]
    catalogue = [entry.confirm_template for entry in Registry().specs() if isinstance(entry.confirm_template, dict)]
    said = [phrases, emergencies, _TEXTS[lang], [row[place] for row in outcomes], [one[lang] for one in catalogue]]
    familiar = [text for text in _texts(said) if re.search(FAMILIAR[lang], text, re.IGNORECASE)]
    assert familiar == []


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield re.sub("„[^“]*“|«[^»]*»", "", value)
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _texts(inner)
