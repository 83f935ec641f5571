"""Sums in answers: what follows from what was read passes, and what does not is found out."""

from __future__ import annotations

from typing import Any

import pytest

from steward.activities.answer_guard import check_answer
from steward.contracts.plan import Observation
from tests.support.toolbox import request


def seen(tool: str, result: Any) -> Observation:
    """A look-up that succeeded."""
    return Observation(tool_name=tool, ok=True, result=result)


BILLS = seen("search_email", {"emails": [
    {"from": "Shop", "subject": "Lamp", "amount": "45.00 EUR", "date": "2026-11-20T08:00:00+01:00"},
    {"from": "Shop", "subject": "Desk", "amount": "129.90 EUR", "date": "2026-11-21T08:00:00+01:00"},
    {"from": "Bank", "subject": "Fee", "amount": "12.50 EUR", "date": "2026-11-21T09:00:00+01:00"},
]})  # fmt: skip
ORDER = seen("get_email_details", {"from": "Shop", "body": "Lamp 45.00 EUR\nDesk 129.90 EUR\nShipping 4.90 EUR"})
DAY = seen("get_calendar_events", {"events": [
    {"title": "Standup", "start_time": "2026-11-27T09:00:00+00:00", "end_time": "2026-11-27T09:20:00+00:00"},
    {"title": "Review", "start_time": "2026-11-27T14:00:00+00:00", "end_time": "2026-11-27T15:45:00+00:00"},
]})  # fmt: skip
OSLO = seen("get_weather", {"location": "Oslo", "current": {"temperature": 4.5}})
ROME = seen("get_weather", {"location": "Rome", "current": {"temperature": 18.2}})
RUN = seen("ask_knowledge_base", {"passages": [{"title": "Run", "text": "The course is 42 km long."}]})
CARS = seen("rental_prices", "{'Speedy Rentals': 48.0, 'SunSet Rent-A-Car': 45.0}")
HOTELS = seen("hotel_prices", "{'Good Night': 'Price range: 240.0 - 400.0', 'London Luxury': '80.0 - 490.0'}")
ROWS = seen("run_sql", {"columns": ["city", "sold"], "rows": [["Rome", 310], ["Oslo", 145], ["Bonn", 208]]})


@pytest.mark.requirement("answers.sums")
@pytest.mark.parametrize(
    ("question", "answer", "found"),
    [
        ("what do I owe?", "Together that is 187.40 EUR.", [BILLS]),
        ("what do I owe the Shop?", "You owe the Shop 174.90 EUR in total.", [BILLS]),
        ("was kostet alles?", "Das macht zusammen 187,40 EUR.", [BILLS]),
        ("cuánto es en total?", "En total son 187,40 EUR.", [BILLS]),
        ("what is the average?", "On average 62.47 EUR.", [BILLS]),
        ("how much do I pay for the order?", "45.00 EUR, 129.90 EUR and 4.90 EUR make 179.80 EUR.", [ORDER]),
        ("was kostet die Bestellung mit Versand?", "Insgesamt 179,80 EUR.", [ORDER]),
        ("how much more is the desk than the lamp?", "The desk costs 84.90 EUR more.", [ORDER]),
        ("how long are my meetings tomorrow?", "Together they take 2 hours and 5 minutes.", [DAY]),
        ("how long is the review?", "The review takes 105 minutes.", [DAY]),
        ("wie lange dauern meine Termine morgen?", "Zusammen 125 Minuten.", [DAY]),
        ("cuánto dura la reunión Review?", "Dura 1 hora y 45 minutos.", [DAY]),
        ("where is it warmer?", "Rome has 18.2 degrees, Oslo 4.5: it is 13.7 degrees warmer.", [OSLO, ROME]),
        ("how many miles is the run?", "The run is 42 km long, which is 26.1 miles.", [RUN]),
        ("wie viele Meilen sind das?", "Das sind 26,1 Meilen, also 42 km.", [RUN]),
        ("how many did we sell?", "In total 663 were sold, 221 on average.", [ROWS]),
        ("what is Rome's share?", "Rome has a share of 46.8 %.", [ROWS]),
        ("what is the range?", "The range is 165, from 145 to 310.", [ROWS]),
        ("what is the lamp with 20 % off?", "The lamp is 45.00 EUR; with 20 % off that is 36.00 EUR.", [ORDER]),
        ("what do three lamps cost?", "A lamp costs 45.00 EUR, so 3 lamps cost 135.00 EUR.", [ORDER]),
        ("what do they cost for 3 days?", "Speedy Rentals: 144, SunSet Rent-A-Car: 135.", [CARS]),
        ("what would the cheaper one cost for a week?", "315.", [CARS]),
        ("was kostet der Wagen von Speedy für eine Woche?", "336.", [CARS]),
        ("two people for 4 days at SunSet?", "That would be 360.", [CARS]),
        ("2 nights in Paris and 3 in London, what is the minimum?", "Good Night 240, London Luxury 80: 720.", [HOTELS]),
        ("I have 200 EUR, what is left?", "The order is 179.80 EUR in all, so 20.20 EUR are left.", [ORDER]),
    ],
)  # fmt: skip
def test_a_sum_that_follows_passes(question: str, answer: str, found: list[Observation]) -> None:
    assert check_answer(answer, request(question, observations=found)).verification.notes == []


@pytest.mark.requirement("answers.sums")
@pytest.mark.parametrize(
    ("question", "answer", "found"),
    [
        ("what do I owe?", "Together that is 197.40 EUR.", [BILLS]),
        ("what do I owe the Shop?", "You owe the Shop 173.90 EUR in total.", [BILLS]),
        ("was kostet alles?", "Das macht zusammen 187,90 EUR.", [BILLS]),
        ("how long are my meetings tomorrow?", "Together they take 2 hours and 35 minutes.", [DAY]),
        ("where is it warmer?", "Rome has 18.2 degrees, Oslo 4.5: it is 12.7 degrees warmer.", [OSLO, ROME]),
        ("how many miles is the run?", "The run is 42 km long, which is 27.3 miles.", [RUN]),
        ("how many did we sell?", "In total 673 were sold.", [ROWS]),
        ("what is Rome's share?", "Rome has a share of 57.1 %.", [ROWS]),
        ("what is the lamp with 20 % off?", "The lamp is 45.00 EUR; with 20 % off that is 35.00 EUR.", [ORDER]),
        ("what do three lamps cost?", "A lamp costs 45.00 EUR, so 3 lamps cost 153.00 EUR.", [ORDER]),
        ("how much is the desk?", "The desk costs 139.90 EUR.", [ORDER]),
        ("what do they cost for 3 days?", "Speedy Rentals: 154, SunSet Rent-A-Car: 135.", [CARS]),
        ("what do they cost?", "Speedy Rentals: 144.", [CARS]),
        ("2 nights in Paris and 3 in London, what is the minimum?", "Good Night 240, London Luxury 80: 730.", [HOTELS]),
    ],
)  # fmt: skip
def test_a_sum_that_does_not_is_found_out(question: str, answer: str, found: list[Observation]) -> None:
    assert not check_answer(answer, request(question, observations=found)).verification.verified
