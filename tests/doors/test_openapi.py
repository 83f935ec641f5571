"""Requests made from the OpenAPI page, valid and not: no 500, no undocumented answer, none of another shape."""

from __future__ import annotations

import os
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.stacks import serving

EXAMPLES = os.getenv("STEWARD_TEST_OPENAPI_EXAMPLES", "12")
PROTOCOLS = "^/(a2a|mcp|$)"
USER_IDS = Path(__file__).parents[1] / "support/user_id_format.py"
CONFIG = f"""
hooks = "{USER_IDS}"

[checks.positive_data_acceptance]
# 416: what a range asks for may lie outside.
# 429: login codes are asked for and claimed against a limit of their own.
# 422: whether arguments fit is said by each tool's own schema, which the page cannot know.
expected-statuses = ["2xx", "401", "403", "404", "409", "416", "422", "429", "5xx"]

[[operations]]
include-path-regex = "^/a2a|^/$"
[operations.checks]
# 400, 415: what a part may hold, and what goes with what, is said by each agent, not by the protocol's schemas.
positive_data_acceptance.expected-statuses = ["2xx", "400", "401", "403", "404", "409", "415", "429", "5xx"]
# Protocol buffers read more than their JSON schemas say (null for what is absent, "5" for 5), and pass over the rest.
negative_data_rejection.enabled = false

[[operations]]
include-path-regex = "^/v1/|^/agui$"
[operations.checks]
# 400: what other programs add to a request is any JSON, and a NUL or a number of over 64 bits within it is refused.
positive_data_acceptance.expected-statuses = ["2xx", "400", "401", "403", "404", "409", "422", "429", "5xx"]

[[operations]]
include-path-regex = "^/a2a/kb/|^/a2a(/kb)?$|^/$"
# The messages are those of the addresses below /a2a, where every boundary of every value is tried.
phases.coverage.enabled = false

[[operations]]
include-path-regex = "^/a2a(/kb)?$|^/$"
[operations.checks]
# Over JSON-RPC an error is a 200.
missing_required_header.enabled = false
positive_data_acceptance.enabled = false
negative_data_rejection.enabled = false

[[operations]]
include-path-regex = "^/mcp"
[operations.checks]
# The protocol's headers and methods decide, era by era, what may be said.
positive_data_acceptance.enabled = false
negative_data_rejection.enabled = false
"""


@pytest.fixture
def all_on(api_url: str) -> Iterator[None]:
    """Requests may switch tools off, which other tests of this stack call."""
    yield
    with httpx.Client(base_url=api_url, timeout=60, trust_env=False) as api:
        tools = api.get("/tool/list", params={"disabled": True}).raise_for_status().json()["tools"]
        for name in (tool["name"] for tool in tools if tool["state"] == "disabled"):
            api.post("/admin/tools/switches", json={"tool": name, "enabled": True}).raise_for_status()


@pytest.mark.timeout(600)
@pytest.mark.requirement("api.openapi.schemathesis")
@pytest.mark.usefixtures("all_on")
@pytest.mark.parametrize("option", ["--exclude-path-regex", "--include-path-regex"], ids=["own", "protocols"])
def test_nothing_is_found_by_requests_made_from_the_page(stack: Any, api_url: str, tmp_path: Path, option: str) -> None:
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG)
    # A live view ends with its problem or never, so it has tests of its own.
    command = [str(Path(sysconfig.get_path("scripts")) / "schemathesis"), "--config-file", str(config), "run"]
    with serving(stack.settings.model_copy(update={"wait_s": 1.0, "chat_timeout_s": 15.0})) as url:
        command += [f"{url}/openapi.json", "--exclude-path", "/problems/{problem_id}/events"]
        command += ["--exclude-operation-id", "watch_events"]
        command += [option, PROTOCOLS]
        command += ["--max-examples", EXAMPLES, "--request-timeout", "60", "--seed", "7", "--no-color"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=570)
    assert done.returncode == 0, done.stdout[-12_000:] + done.stderr[-2_000:]
