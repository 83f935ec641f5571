"""What is long, or a stranger's, is looked through in a thread; what is short where it stands."""

from __future__ import annotations

import threading
from unittest.mock import Mock

import pytest

from steward.activities.planning import _read_by_planners
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import PlanRequest
from steward.contracts.threads import in_thread_if_foreign, in_thread_if_large
from steward.contracts.tool import BuiltinExecutor, Candidate, HttpExecutor, Permission
from steward.tools.evidence import Trust

HERE = threading.current_thread
LONG = "a word " * 100


@pytest.mark.parametrize(
    ("value", "stays"), [("a word", True), ({"a": [1, None]}, True), (LONG, False), ([LONG], False)]
)
async def test_only_what_is_long_goes_to_a_thread(value: object, stays: bool) -> None:
    assert (await in_thread_if_large(value, HERE) is HERE()) is stays


async def test_what_the_schema_of_a_stranger_checks_goes_to_a_thread_however_short() -> None:
    own, foreign = Mock(executor=Mock(spec=BuiltinExecutor)), Mock(executor=Mock(spec=HttpExecutor))
    assert await in_thread_if_foreign(own, "a word", HERE) is HERE()
    assert await in_thread_if_foreign(foreign, "a word", HERE) is not HERE()


@pytest.mark.parametrize("foreign", [True, False])
async def test_the_definitions_of_strangers_count_for_what_a_planner_reads(foreign: bool) -> None:
    tool = Candidate(
        name="x", description=LONG, parameters={}, permission=Permission.AUTONOMOUS, tool_type="test", score=1.0
    )
    request = PlanRequest(requester=Requester(Owner("t", "u"), 1), text="hello", now="", candidates=[tool])
    trust = Mock(spec=Trust)
    trust.spec.return_value = Mock(foreign_definition=foreign)
    assert (await in_thread_if_large(_read_by_planners(request, trust), HERE) is HERE()) is not foreign
