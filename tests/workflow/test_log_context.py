"""What an activity logs names its problem, tenant and tool, as text and as JSON."""

from __future__ import annotations

import dataclasses
import json
import logging
import sys

import pytest
from temporalio import activity
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment
from temporalio.worker import ActivityInboundInterceptor, ExecuteActivityInput

from steward.config.logs import JsonFormatter, RefusalsInOneLine, TextFormatter
from steward.contracts.errors import ErrorCode
from steward.contracts.log_context import log_context
from steward.contracts.owner import Owner
from steward.workers.log_context import LogContext


class Call:
    """The members that an activity's input has."""

    owner = Owner("acme", "ann")
    tool_name = "compose_email"


class Logging(ActivityInboundInterceptor):
    """The end of the chain: formats a line where an activity would log it."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    async def execute_activity(self, input: ExecuteActivityInput) -> None:
        record = logging.LogRecord("tools", logging.WARNING, __file__, 1, "the mailbox is away", None, None)
        self.lines = [TextFormatter().format(record), JsonFormatter().format(record)]


@pytest.mark.requirement("stack.logs.about")
async def test_a_line_of_an_activity_names_problem_tenant_and_tool() -> None:
    environment = ActivityEnvironment()
    environment.info = dataclasses.replace(environment.info, workflow_id="problem-43")
    end = Logging()
    chain = LogContext().intercept_activity(end)
    given = ExecuteActivityInput(fn=activity.info, args=[Call()], executor=None, headers={})
    await environment.run(chain.execute_activity, given)
    text, document = end.lines
    assert text.endswith("the mailbox is away [problem=43 tenant=acme tool=compose_email]")
    line = json.loads(document)
    assert (line["problem"], line["tenant"], line["tool"]) == ("43", "acme", "compose_email")
    assert log_context() == {}


@pytest.mark.requirement("operator.one-line")
def test_a_service_that_is_away_is_one_line_and_a_fault_of_ours_keeps_its_traceback() -> None:
    logged = []
    for kind in (ErrorCode.TOOL_UNAVAILABLE.value, "KeyError"):
        try:
            raise ApplicationError("mail.example.com cannot be reached", type=kind)
        except ApplicationError:
            record = logging.LogRecord("temporalio.activity", 30, __file__, 1, "failed (%s)", ("...",), sys.exc_info())
        record.temporal_activity = {"activity_type": "call_tool", "workflow_id": "problem-43", "attempt": 2}
        assert RefusalsInOneLine().filter(record)
        logged.append(TextFormatter().format(record).splitlines())
    away, fault = logged
    assert len(away) == 1
    assert "call_tool of problem-43 failed (attempt 2): tool_unavailable: mail.example.com cannot be reached" in away[0]
    assert fault[1] == "Traceback (most recent call last):"
