"""Every regular expression of the product against texts that are made to slow it down.

Attacked is what tests/support/proven_patterns.txt does not list; `python -m tests.support.proven_patterns` lists it.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.support.patterns import ROOMS, Found
from tests.support.proven_patterns import fault_of, fingerprint, judged, proven

pytestmark = pytest.mark.slow

OLD_WORD: Final = re.compile(
    r"(?P<other>\S*(?:[@/\\_]|\.[^\W\d]|[^\W\d]\d|\d[^\W\d]|\d-|-\d)\S*(?<=\w)|\d+(?:[.:,]\d+)*)|[^\W\d_]+(?:['’][^\W\d_]+)?"
)
"""What took 9 seconds for 1,000 slashes."""
FOUND: Final[list[Found]] = []


def found() -> list[Found]:
    """All patterns, looked for once: that imports the whole product."""
    if not FOUND:
        FOUND.extend(judged())
    return FOUND


@pytest.mark.requirement("attacks.b1.patterns-are-linear")
@pytest.mark.timeout(600)
@pytest.mark.parametrize("room", ROOMS)
def test_every_pattern_of_a_room_takes_linear_time(room: str) -> None:
    known = proven()
    new = [one for one in found() if one.place.startswith(f"{room}.") and fingerprint(one) not in known]
    faults = [f"{one.place}: {fault}" for one in new if (fault := fault_of(one.pattern, one.uses))]
    assert not faults, "\n".join(faults)


def test_a_pattern_that_changes_in_text_flags_or_use_is_attacked_again() -> None:
    one = Found("there", re.compile("a+"), frozenset({"match"}))
    changed = [
        Found("there", re.compile("a+b"), one.uses),
        Found("there", re.compile("a+", re.I), one.uses),
        Found("there", one.pattern, frozenset({"search"})),
    ]
    assert len({fingerprint(each) for each in (one, *changed)}) == 4
    assert fingerprint(one) == fingerprint(Found("elsewhere", one.pattern, one.uses))


def test_the_patterns_are_found_wherever_they_are_kept() -> None:
    places = {one.place for one in found()}
    assert len(found()) > 350
    assert {
        "steward.planners.embedded.boundaries._JOINT",
        "steward.planners.embedded.tool_questions._PLACES",
        "steward.language.moments.pieces._FINAL",
    } <= places
    assert any(place.startswith("steward.planners.embedded.judge.extent_rules:") for place in places)


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
