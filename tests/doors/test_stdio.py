"""The STDIO door as a parent process sees it: lines in, lines out, whatever the lines hold."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from steward.api.json_text import MAX_BODY
from tests.support import forkserver
from tests.support.forkserver import Module
from tests.support.stacks import ROOT


@pytest.fixture
def talk(stack: Any, api_url: str) -> Any:
    """Give a process these bytes and the end of input; get its answers."""

    def run(sent: bytes) -> list[dict[str, Any]]:
        command = forkserver.command(Module("steward.api.stdio"))
        done = subprocess.run(command, cwd=ROOT, env=stack.environment, input=sent, capture_output=True, timeout=90)
        assert done.returncode == 0, done.stderr.decode()
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run


def line(**value: Any) -> bytes:
    return json.dumps(value).encode() + b"\n"


@pytest.mark.requirement("api.stdio.bad-json")
def test_bad_json_is_answered_and_the_next_line_is_served(talk: Any, user: str) -> None:
    answers = talk(b'{"cmd":\n\n   \n' + line(tool_name="calculate", args={"expression": "1+2"}, user_id=user, id="a"))
    refused = next(answer for answer in answers if answer.get("error") == "invalid_json")
    assert refused["success"] is False
    assert refused["message"]
    served = next(answer for answer in answers if answer.get("id") == "a")
    assert served["success"] is True
    assert len(answers) == 2


@pytest.mark.requirement("api.stdio.bad-lines")
@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"[]", "invalid_request"),
        (b'"hi"', "invalid_request"),
        (b'{"cmd":"tool/drop"}', "invalid_request"),
        (b'{"cmd":7}', "invalid_request"),
        (b'{"cmd":"tool/call"}', "invalid_request"),
        (b'{"cmd":"tool/list","permission":"maybe"}', "invalid_request"),
        (b'{"cmd":"status","problem_id":"x"}', "invalid_request"),
        (b'{"cmd":"tool/call","text":"hi","wait_s":-1}', "invalid_request"),
        (b'{"cmd":"status","problem_id":1152921504606846976}', "unknown_problem"),
        (b'{"text":"\xff"}', "invalid_json"),
        (b'{"text":"' + b"a" * (MAX_BODY + 10) + b'"}', "too_large"),
    ],
)
def test_a_line_that_cannot_be_served_has_its_code(talk: Any, sent: bytes, code: str) -> None:
    answers = talk(sent + b"\n" + line(cmd="status"))
    assert [answer.get("error") for answer in answers] == [code, None]
    assert answers[1]["status"] == "ok"


@pytest.mark.requirement("attacks.d9.duplicate-members")
def test_a_member_given_twice_is_refused_and_the_id_is_echoed(talk: Any) -> None:
    answers = talk(b'{"id":7,"cmd":"tool/call","tool_name":"calculate","args":{"expression":"1","expression":"2"}}\n')
    assert [(answer["error"], answer["id"]) for answer in answers] == [("invalid_request", 7)]


@pytest.mark.requirement("api.stdio.order")
def test_lines_without_an_id_are_answered_in_order_and_ids_are_echoed(talk: Any, user: str) -> None:
    tasks = [line(tool_name="calculate", args={"expression": f"{n}+0"}, user_id=user) for n in range(5)]
    marked = [line(tool_name="calculate", args={"expression": "9+9"}, user_id=user, id={"any": [1, "json"]})]
    answers = talk(b"".join(tasks + marked))
    unmarked = [answer["problem_id"] for answer in answers if "id" not in answer]
    assert unmarked == sorted(unmarked)
    assert len(unmarked) == 5
    assert [answer["id"] for answer in answers if "id" in answer] == [{"any": [1, "json"]}]


def test_the_last_line_needs_no_end(talk: Any) -> None:
    assert [answer["status"] for answer in talk(b'{"cmd":"status"}')] == ["ok"]


def test_a_line_may_bound_its_own_wait(talk: Any, user: str) -> None:
    (answer,) = talk(line(text="what time is it?", user_id=user, wait_s=0))
    assert answer["status"] == "in_progress"
    assert answer["problem_id"] > 0
