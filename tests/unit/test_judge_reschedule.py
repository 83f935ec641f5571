"""Of a move the planner reads when the event is now, when it will be, and by how much it is moved."""

from __future__ import annotations

import pytest

from steward.planners.embedded.judge.arguments import read_arguments
from steward.planners.embedded.judge.readings import Reading
from steward.tools.registry import Registry
from tests.support.readings import says

SPEC = next(spec for spec in Registry().specs() if spec.name == "update_calendar_event")


@pytest.mark.requirement("planners.reschedule")
@pytest.mark.parametrize(
    ("text", "args"),
    [
        ("move yoga on Monday to 7pm", {"current_day": "Monday", "start_time": "7pm"}),
        ("push yoga on 30 November to 8pm", {"current_day": "30 November", "start_time": "8pm"}),
        ("move my yoga on 30 November to 1 December", {"current_day": "30 November", "start_time": "1 December"}),
        ("move yoga to Tuesday", {"start_time": "Tuesday"}),
        ("move yoga to 7pm", {"start_time": "7pm"}),
        ("move yoga to 1 December at 5pm", {"start_time": "1 December at 5pm"}),
        ("move the yoga on Monday at 6pm to 8pm", {"current_day": "Monday at 6pm", "start_time": "8pm"}),
        ("make yoga on Monday half an hour later", {"current_day": "Monday", "shift": "half an hour later"}),
        ("push yoga back by 20 minutes", {"shift": "back by 20 minutes"}),
        ("move Monday's yoga to Tuesday at noon", {"current_day": "Monday", "start_time": "Tuesday at noon"}),
        ("verschieb das yoga am Montag auf 19 Uhr", {"current_day": "Montag", "start_time": "19 Uhr"}),
        (
            "mach yoga am Montag eine halbe Stunde später",
            {"current_day": "Montag", "shift": "eine halbe Stunde später"},
        ),
        ("move yoga to 7pm from 7 December onwards", None),
    ],
)
def test_the_order_of_the_words_tells_old_times_from_new_ones(text: str, args: dict[str, str] | None) -> None:
    wrong = ["end_time"] if "to" in text.split() else []
    readings = [says(text, "event_id", "yoga"), *(says(text, name, text.split()[-1]) for name in wrong)]
    found = read_arguments(text, SPEC.parameters, [*readings, Reading("which", 1.0)])
    if args is None:
        assert found["which"] == "following"
    else:
        assert {name: value for name, value in found.items() if name != "event_id"} == args
