"""Every regular expression of the product against texts that are made to slow it down."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.support.patterns import ROOMS, Found, attacks, grows_too_fast, patterns

OPERATORS_OWN: Final = {
    "config.dotenv_file": "the operator's own .env file",
    "sql.named": "the queries of this project",
}
"""Modules whose patterns meet no foreign text."""
OLD_WORD: Final = re.compile(
    r"(?P<other>\S*(?:[@/\\_]|\.[^\W\d]|[^\W\d]\d|\d[^\W\d]|\d-|-\d)\S*(?<=\w)|\d+(?:[.:,]\d+)*)|[^\W\d_]+(?:['’][^\W\d_]+)?"
)
"""What took 9 seconds for 1,000 slashes."""
FOUND: Final[list[Found]] = []


def found() -> list[Found]:
    """All patterns, looked for once: that imports the whole product."""
    if not FOUND:
        FOUND.extend(patterns())
    return FOUND


def fault_of(pattern: re.Pattern[Any], uses: frozenset[str]) -> str | None:
    """How a pattern grows too fast, in one of the ways it is used."""

    def text(said: str) -> Any:
        return said if isinstance(pattern.pattern, str) else said.encode("latin-1", "replace")

    ways: dict[str, Callable[[str], object]] = {
        "search": lambda said: deque(pattern.finditer(text(said)), maxlen=0),
        "match": lambda said: pattern.match(text(said)),
        "fullmatch": lambda said: pattern.fullmatch(text(said)),
    }
    for use in sorted(uses):
        for attack in attacks(pattern):
            if fault := grows_too_fast(ways[use], attack):
                return f"{use} of {attack}: {fault}"
    return None


@pytest.mark.requirement("attacks.b1.patterns-are-linear")
@pytest.mark.timeout(600)
@pytest.mark.parametrize("room", ROOMS)
def test_every_pattern_of_a_room_takes_linear_time(room: str) -> None:
    own = [one for one in found() if one.place.partition(".")[0] == room]
    judged = [one for one in own if not one.place.startswith(tuple(OPERATORS_OWN))]
    faults = [f"{one.place}: {fault}" for one in judged if (fault := fault_of(one.pattern, one.uses))]
    assert not faults, "\n".join(faults)


def test_the_patterns_are_found_wherever_they_are_kept() -> None:
    places = {one.place for one in found()}
    assert len(found()) > 350
    assert {
        "planners.embedded.boundaries._JOINT",
        "planners.embedded.tool_questions._PLACES",
        "tools.dates._FILLER",
    } <= places
    assert any(place.startswith("planners.embedded.judge.extent_rules:") for place in places)


@pytest.mark.parametrize(
    "careless",
    [OLD_WORD, re.compile(r"\s+(?:long|lang)$"), re.compile(r"[^\s@]+@[^\s@]+"), re.compile(r"(?:a|aa)+$")],
    ids=["the old word", "spaces", "address", "exponential"],
)
def test_a_careless_pattern_is_caught(careless: re.Pattern[str]) -> None:
    assert fault_of(careless, frozenset({"search"})) is not None


@pytest.mark.parametrize("careful", [re.compile(r"(?<!\s)\s++(?:long|lang)$"), re.compile(r"\w+"), re.compile("abc")])
def test_a_careful_pattern_is_not(careful: re.Pattern[str]) -> None:
    assert fault_of(careful, frozenset({"search", "match", "fullmatch"})) is None
