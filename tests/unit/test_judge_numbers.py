"""Numbers and amounts as people say them in English, German and Spanish."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.language.numbers import number_in
from steward.language.units import amount_in

DIGITS = [
    ("5", 5), ("#42", 42), ("-5", -5), ("minus 5", -5), ("3-5", 3), ("0.5", 0.5), ("12,5", 12.5), ("48.137", 48.137),
    ("11,5755", 11.5755), ("1,250", 1250), ("3 000", 3000), ("1.234,56", 1234.56), ("1.234.567", 1_234_567),
    ("400.000 Euro", 400_000), ("$2 million", 2_000_000), ("2.5k", 2500), ("50 thousand", 50_000), ("30 s", 30),
    ("5 m", 5), ("1e5", 100_000), ("1.5e-3", 0.0015), ("1234567890123456789", 1234567890123456789),
    ("-9007199254740993", -9007199254740993), ("2½", 2.5), ("½", 0.5), ("1/2", 0.5), ("2 1/2", 2.5),
    ("2 and a half", 2.5),
]  # fmt: skip
ENGLISH = [
    ("five", 5), ("minus five", -5), ("a", 1), ("first", 1), ("a dozen", 12), ("half a dozen", 6), ("two dozen", 24),
    ("a couple of", 2), ("a couple of hundred", 200), ("twenty five", 25), ("twenty-five", 25), ("half", 0.5),
    ("a quarter", 0.25), ("three quarters", 0.75), ("one half", 0.5), ("one and a half", 1.5), ("2 million", 2_000_000),
    ("a hundred and twenty", 120), ("one hundred twenty-three", 123), ("two thousand five hundred", 2500),
]  # fmt: skip
OTHERS = [
    ("einundzwanzig Grad", 21), ("fünfundzwanzig Prozent", 25), ("zweihundert", 200), ("anderthalb", 1.5),
    ("dreitausendfünfhundert", 3500), ("zweieinhalb", 2.5), ("eine halbe", 0.5), ("dreißig", 30), ("zwoelf", 12),
    ("treinta y cinco", 35), ("veintidós", 22), ("veintiun", 21), ("dos mil quinientos", 2500), ("dos y media", 2.5),
    ("tres cuartos", 0.75), ("menos tres", -3), ("una docena", 12),
]  # fmt: skip


@pytest.mark.requirement("language.numbers")
@pytest.mark.parametrize(("words", "number"), DIGITS + ENGLISH + OTHERS)
def test_a_number_is_read_as_it_is_said(words: str, number: float) -> None:
    assert number_in(words) == number


@pytest.mark.requirement("language.numbers")
@pytest.mark.parametrize(
    "words", ["", "hello", "Q3", "v2", "und", "a few", "a lot of", "tomorrow", "9" * 5000, "1e400"]
)
def test_words_without_a_number_give_none(words: str) -> None:
    assert number_in(words) is None


@pytest.mark.parametrize(
    ("words", "degrees"),
    [("33.9 S", -33.9), ("58.4° west", -58.4), ("58,4 oeste", -58.4), ("33.9 N", 33.9), ("12 grad süd", -12)],
)
def test_south_and_west_are_negative_for_a_place_alone(words: str, degrees: float) -> None:
    assert number_in(words, place=True) == degrees
    assert number_in(words) == abs(degrees)


@given(st.integers(0, 10**300))
def test_every_whole_number_is_read_from_its_digits(number: int) -> None:
    assert number_in(str(number)) == number
    assert number_in(f"{number:,}") == number


AMOUNTS = [
    ("half an hour", "minutes", 30), ("an hour and a half", "minutes", 90), ("one and a half hours", "minutes", 90),
    ("2 and a half hours", "minutes", 150), ("2h30", "minutes", 150), ("1h 15m", "minutes", 75), ("90m", "minutes", 90),
    ("2 hours and 15 minutes", "minutes", 135), ("three quarters of an hour", "minutes", 45),
    ("a quarter of an hour", "minutes", 15), ("90 seconds", "minutes", 1.5), ("5 seconds", "timeout in ms", 5000),
    ("eine halbe Stunde", "minutes", 30), ("anderthalb Stunden", "minutes", 90), ("Viertelstunde", "minutes", 15),
    ("eine Dreiviertelstunde", "minutes", 45), ("media hora", "minutes", 30), ("dos horas y media", "minutes", 150),
    ("un cuarto de hora", "minutes", 15), ("hora y media", "minutes", 90),
    ("last week", "days back", 7), ("letzte Woche", "days", 7), ("la semana pasada", "days", 7),
    ("last 2 weeks", "days", 14), ("a fortnight", "days", 14), ("every second week", "days", 14), ("weekly", "days", 7),
    ("last quarter", "days", 90), ("last month", "days", 30), ("yesterday", "days", 1), ("a year", "months", 12),
    ("18 months", "years", 1.5), ("a week", "number of nights", 7), ("36 hours", "days", 1.5),
    ("1 km", "radius in metres", 1000), ("half a kilometre", "metres", 500), ("10k", "distance km", 10),
    ("a litre of water", "amount ml", 1000), ("2 kilos", "grams", 2000),
]  # fmt: skip


@pytest.mark.requirement("language.units")
@pytest.mark.parametrize(("words", "about", "amount"), AMOUNTS)
def test_an_amount_is_given_in_the_parameters_own_unit(words: str, about: str, amount: float) -> None:
    assert amount_in(words, about) == amount


@pytest.mark.requirement("language.units")
@pytest.mark.parametrize(
    ("words", "about"),
    [
        ("20", "minutes"),
        ("5 tickets", "days"),
        ("half an hour", "how many"),
        ("2 km", "minutes"),
        ("9" * 400 + " seconds", "seconds"),
        ("the day after tomorrow", "days"),
    ],
)
def test_without_a_unit_on_both_sides_nothing_is_converted(words: str, about: str) -> None:
    assert amount_in(words, about) is None
