"""One line of the log for each recorded step, with nothing that users write."""

from __future__ import annotations

import logging
import sys
from datetime import timedelta

import pytest
from pydantic import TypeAdapter, ValidationError

from steward.config.logs import configure_logging
from steward.contracts.mirror import MirrorWrite
from steward.contracts.step import Action
from steward.sql.step_log import log_steps
from tests.support.mirror import a_step, a_view


@pytest.mark.requirement("documented.log.steps")
def test_each_step_is_one_line_without_a_users_words(caplog: pytest.LogCaptureFixture) -> None:
    words = "the locker code is 4411"
    call = {"call_id": "c1", "tool_name": "store_fact", "args": {"fact": words}}
    steps = [
        a_step(1, action=Action.REQUEST, description=words, detail={"text": words}),
        a_step(2, action=Action.TOOL_DISPATCHED, description=words, detail=call),
        a_step(3, action=Action.TOOL_SUCCEEDED, description=words, detail={**call, "result": words}),
    ]
    steps[2] = steps[2].model_copy(update={"at": steps[1].at + timedelta(seconds=0.25)})
    view = a_view(43)
    with caplog.at_level(logging.INFO):
        log_steps(MirrorWrite(view=view, steps=steps))
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 3
    assert lines[2] == f"problem 43 of tenant {view.tenant_id}: tool_succeeded store_fact, 0.250 s"
    assert words not in caplog.text + str([vars(record) for record in caplog.records])


@pytest.mark.requirement("documented.log.payloads")
def test_no_level_writes_what_was_sent(capsys: pytest.CaptureFixture[str]) -> None:
    words = "the locker code is 4411"
    root = logging.getLogger()
    handlers, level, hook = root.handlers[:], root.level, sys.excepthook
    quiet = [logging.getLogger(name) for name in ("sse_starlette", "mcp", "openai")]
    levels = [one.level for one in quiet]
    try:
        configure_logging("DEBUG", as_json=False)
        for name in ("sse_starlette.sse", "mcp.server.sse", "openai._base_client"):
            logging.getLogger(name).debug("chunk: %s", words)
        try:
            TypeAdapter(int).validate_python(words)
        except ValidationError:
            logging.getLogger("a2a.compat.v0_3.jsonrpc_adapter").exception("it has not the form")
    finally:
        root.handlers[:], sys.excepthook = handlers, hook
        root.setLevel(level)
        for one, earlier in zip(quiet, levels, strict=True):
            one.setLevel(earlier)
    written = capsys.readouterr().err
    assert "it has not the form" in written
    assert words not in written
