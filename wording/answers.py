"""The answer to a question instead of what was found: by the shape of the result, a list, a forecast, devices, facts or
a mail. Pure; called by the dispatch for the outcome of every call whose request is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from steward.contracts.base import Json
from steward.language.moments.written import moment_of
from steward.language.money import amounts_in
from steward.language.phrases import day_in_words
from steward.language.questions import Wanted
from steward.wording.asked import Asked
from steward.wording.devices import device_answer
from steward.wording.facts import fact_answer
from steward.wording.forecasts import forecast_answer
from steward.wording.list_answers import amount_answer, list_answer
from steward.wording.words import line


def _mail_answer(asked: Asked, result: Json) -> str | None:
    """How much, as a mail says; what a mail inside it says is another's."""
    if asked.question.wanted is not Wanted.HOW_MUCH or not isinstance(result, dict) or "subject" not in result:
        return None
    amounts = result.get("amounts")
    if isinstance(amounts, list):
        return amount_answer(asked, result, [amount for amount in amounts if isinstance(amount, str)])
    own = result.get("own", result.get("body"))
    return amount_answer(asked, result, amounts_in(own)) if isinstance(own, str) else None


def _time_answer(asked: Asked, result: Json) -> str | None:
    """The time in other languages than the tool says it in."""
    if (
        asked.lang == "en"
        or not isinstance(result, dict)
        or not isinstance(moment := moment_of(result.get("iso")), datetime)
    ):
        return None
    day = day_in_words(asked.lang, moment, asked.today)
    return asked.say("time_now", time=f"{moment:%H:%M}", day=day, zone=line(result.get("timezone"), 60))


_READERS: Final[Sequence[Callable[[Asked, Json], str | None]]] = (
    list_answer,
    forecast_answer,
    device_answer,
    fact_answer,
    _mail_answer,
    _time_answer,
)


def answer_to(asked: Asked, result: Json) -> str | None:
    """What a result answers, or None where its own words are the answer."""
    return next((answer for read in _READERS if (answer := read(asked, result)) is not None), None)
