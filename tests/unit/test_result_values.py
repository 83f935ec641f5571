"""Values in results: taken where there is one, left alone where there are several; conditions decided by a forecast."""

from __future__ import annotations

import pytest

from steward.contracts.base import Json
from steward.contracts.plan import Observation
from steward.planners.embedded.conditions import is_so
from steward.planners.embedded.result_values import (
    in_order,
    items_of,
    moved,
    name_of,
    span_of,
    span_of_result,
    value_of,
)

NOW, ZONE = "2026-03-02T09:00:00+01:00", "Europe/Berlin"


def seen(result: Json, tool: str = "get_email_details") -> Observation:
    return Observation(tool_name=tool, ok=True, result=result)


def mail(body: str, subject: str = "Hello", date: str = "2026-03-01T08:50:00+01:00") -> Observation:
    return seen({"id": "m1", "from": "Kim Park <kim@studio.example>", "subject": subject, "date": date, "body": body})


@pytest.mark.requirement("planners.embedded.results.values")
@pytest.mark.parametrize(
    ("body", "amount"),
    [
        ("The first half: €1,250.00, payable within 14 days.", "€1,250.00"),
        ("It amounts to $86.40. You will pay $86.40 on the 15th.", "$86.40"),
        ("Bitte zahlen Sie 99,90 EUR bis Freitag.", "99,90 EUR"),
        ("Revenue €4,192,500, costs €3,010,200.", None),
        ("Payable within 14 days.", None),
    ],
)
def test_the_only_amount_of_a_text_is_taken_and_of_several_none(body: str, amount: str | None) -> None:
    assert value_of("amount", mail(body)) == amount


@pytest.mark.requirement("planners.embedded.results.values")
def test_a_computed_number_a_code_and_an_address_are_values_too() -> None:
    assert value_of("amount", seen({"expression": "15% of 240", "result": 36, "text": "36"}, "calculate")) == "36"
    assert value_of("amount", seen({"price": 61000.5, "currency": "USD"}, "get_crypto_price")) == "61000.5 USD"
    assert value_of("reference", mail("Thank you for your booking BX7K2P.")) == "BX7K2P"
    assert value_of("reference", mail("Thank you for your booking.")) is None
    assert value_of("address", mail("Hello")) == "kim@studio.example"


@pytest.mark.requirement("planners.embedded.results.values")
@pytest.mark.parametrize(
    ("body", "span"),
    [
        ("Flight BA 418 on 12 March leaves at 07:25 and arrives at 10:10.", ("12 March 07:25", "12 March 10:10")),
        ("Are you free on Friday at 12:30?", ("2026-03-06 12:30", "")),
        ("Let us meet tomorrow at 9:00.", ("2026-03-02 9:00", "")),
        ("Flight BA 418 leaves Berlin at 07:25.", None),
        ("Monday 10:00 planning, Tuesday 14:30 review.", None),
    ],
)
def test_when_something_is_is_read_from_its_only_day(body: str, span: tuple[str, str] | None) -> None:
    assert span_of_result(mail(body)) == span


@pytest.mark.requirement("planners.embedded.results.values")
def test_things_are_named_timed_and_put_in_order() -> None:
    late = {"title": "Yoga", "start_time": "2026-03-03T18:30:00+01:00", "end_time": "2026-03-03T19:30:00+01:00"}
    early = {"title": "Lunch", "start_time": "2026-03-03T12:30:00+01:00"}
    items = in_order(items_of(seen({"events": [late, early]}, "get_calendar_events")))
    assert [name_of(item) for item in items] == ["Lunch", "Yoga"]
    assert span_of(items[1]) == ("2026-03-03T18:30:00+01:00", "2026-03-03T19:30:00+01:00")
    assert moved("2026-03-03T12:30:00+01:00", -1800) == "2026-03-03T12:00:00+01:00"
    assert moved("2026-03-03", -1800) is None
    assert [name_of(item) for item in items_of(seen({"task": {"title": "Buy milk"}}, "add_task"))] == ["Buy milk"]


def forecast(**tomorrow: Json) -> Observation:
    today = {"date": "2026-03-02", "condition": "clear sky", "precipitation_probability": 0, "temp_max": 20}
    return seen({"forecast": [today, {"date": "2026-03-03", **tomorrow}]}, "get_weather")


@pytest.mark.requirement("planners.embedded.results.conditions")
@pytest.mark.parametrize(
    ("condition", "tomorrow", "holds"),
    [
        ("it rains tomorrow", {"condition": "moderate rain", "precipitation_probability": 90}, True),
        ("it rains tomorrow", {"condition": "overcast", "precipitation_probability": 10}, False),
        ("it rains today", {"condition": "moderate rain"}, False),
        ("it does not rain tomorrow", {"condition": "overcast", "precipitation_probability": 10}, True),
        ("it rains tomorrow", {}, None),
        ("it rains on Friday", {"condition": "moderate rain"}, None),
        ("it snows tomorrow", {"condition": "slight snow fall"}, True),
        ("it is warmer than 25 degrees tomorrow", {"temp_max": 28}, True),
        ("es morgen kälter als 0 Grad ist", {"temp_min": 3}, False),
    ],
)
def test_a_forecast_decides_a_condition_or_does_not_say(
    condition: str, tomorrow: dict[str, Json], holds: bool | None
) -> None:
    assert is_so(condition, forecast(**tomorrow), NOW, ZONE) is holds


@pytest.mark.requirement("planners.embedded.results.conditions")
def test_prices_and_lists_decide_conditions() -> None:
    price = seen({"price": 61000.5, "currency": "USD"}, "get_crypto_price")
    assert is_so("bitcoin is above 50000", price, NOW, ZONE) is True
    assert is_so("bitcoin is below 50,000", price, NOW, ZONE) is False
    assert is_so("I have any meetings", seen({"count": 0, "events": []}, "get_calendar_events"), NOW, ZONE) is False
    assert is_so("I have no meetings", seen({"count": 0, "events": []}, "get_calendar_events"), NOW, ZONE) is True
    failed = Observation(tool_name="get_weather", ok=False, error="away")
    assert is_so("it rains today", failed, NOW, ZONE) is None
