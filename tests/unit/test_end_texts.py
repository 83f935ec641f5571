"""What ends say is there in every language, with the same blanks."""

from __future__ import annotations

import string
from typing import Any

import pytest

from steward.contracts.calls import CallToolOutput, PreparedCall, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import Budget
from steward.contracts.problem import ProblemInput
from steward.contracts.tool import Effect
from steward.decisions import end_texts
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.endings import ending_of, refuse
from steward.decisions.limits import out_of_budget, spent
from steward.decisions.outcomes import called
from steward.decisions.state import ProblemState
from steward.tools.confirmation import named_in_words
from steward.tools.registry import Registry
from tests.support.mirror import MOMENT


def blanks(text: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.requirement("life.end-language")
def test_the_texts_of_all_languages_say_the_same() -> None:
    english, *others = end_texts._TEXTS.values()
    for texts in others:
        assert {name: blanks(text) for name, text in texts.items()} == {
            name: blanks(text) for name, text in english.items()
        }


@pytest.mark.requirement("life.end-language")
@pytest.mark.parametrize(
    ("language", "acts", "looks"),
    [
        ("en", "Canceled, this was not done: Send an e-mail to Bob. You said no.", "Not done: the weather: away"),
        (
            "de",
            "Abgebrochen, das wurde nicht getan: Send an e-mail to Bob. Sie haben nein gesagt.",
            "Nicht getan: the weather: away",
        ),
        ("es", "Cancelado, esto no se hizo: Send an e-mail to Bob. Usted dijo que no.", "No hecho: the weather: away"),
    ],
)
def test_an_end_names_no_tool_but_what_was_shown_or_looked_up(language: str, acts: str, looks: str) -> None:
    mail = {"effect": Effect.ONCE, "message": "Send an e-mail to Bob?\nHi", "named": "Send this e-mail"}
    weather = {"effect": Effect.READ, "message": "Use “get weather”?", "named": "the weather"}
    denied = a_call("compose_email", CallState.DENIED, "You said no.", **mail)
    refuse(denied, ErrorCode.APPROVAL_DENIED, language, "said_no", why="")
    assert denied.error == "You said no."
    assert ending_of(denied, language).message == acts
    assert ending_of(a_call("get_weather", CallState.FAILED, "away", **weather), language).message == looks


@pytest.mark.requirement("life.end-language")
def test_a_success_that_the_ledger_tells_of_says_what_was_done() -> None:
    given = ProblemInput(requester=Requester(Owner("t", "u"), 1), text="mail Bob")
    state = ProblemState(input=given, created_at=MOMENT, updated_at=MOMENT, language="es")
    mail = a_call("compose_email", CallState.RUNNING, "", effect=Effect.ONCE, message="¿Envío un correo a Bob?")
    called(state, mail, CallToolOutput(state="succeeded", replayed=True), MOMENT)
    assert ending_of(mail, "es").message == "Hecho: Envío un correo a Bob."


@pytest.mark.requirement("life.end-language")
def test_every_tool_of_the_house_has_a_name_in_words() -> None:
    for lang in ("en", "de", "es"):
        told = {spec.name: named_in_words(spec, lang) for spec in Registry().specs()}
        assert not [name for name, words in told.items() if "_" in words or words.endswith("?")]
    assert (told["get_weather"], told["compose_email"]) == ("el tiempo", "Envío este correo")


def a_call(tool: str, state: CallState, error: str, **prepared: Any) -> CallRecord:
    call = PreparedCall(tool_name=tool, verdict=Verdict.RUN, **prepared)
    return CallRecord(call_id="1", round=1, prepared=call, state=state, error=error)


@pytest.mark.requirement("life.end-language")
def test_a_number_is_written_as_the_language_writes_it() -> None:
    given = ProblemInput(requester=Requester(Owner("t", "u"), 1), text="look", budget=Budget(tokens=100_000))
    state = ProblemState(input=given, created_at=MOMENT, updated_at=MOMENT)
    state.tokens_used = 100_000
    told = {}
    for state.language in ("en", "de", "es", "fr"):
        limit = spent(state)
        assert limit is not None
        told[state.language] = out_of_budget(state, limit).message
    assert "100,000 tokens" in told["en"] == told["fr"]
    assert "100.000 Token" in told["de"]
    assert "100.000 tokens" in told["es"]
