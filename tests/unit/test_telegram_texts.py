"""Texts, buttons and files of the Telegram gateway, without Telegram."""

from __future__ import annotations

import base64
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from steward_client import Approval

from steward.gateways.telegram.approvals import MOST_PARTS, buttons, pages, read_button
from steward.gateways.telegram.results import files_of
from steward.gateways.telegram.splitting import LIMIT, shortened, split, units

NOW = datetime(2026, 1, 5, tzinfo=UTC)


def an_approval(args: dict[str, Any], **more: Any) -> Approval:
    given = {
        "approval_id": "43-1",
        "call_id": "c",
        "tool_name": "compose_email",
        "args": args,
        "args_sha256": "ab" * 32,
    }
    return Approval.model_validate(given | {"requested_at": NOW, "expires_at": NOW} | more)


@pytest.mark.requirement("telegram.split")
@given(st.text(max_size=400), st.integers(min_value=8, max_value=60))
def test_parts_fit_and_together_are_the_text(text: str, limit: int) -> None:
    parts = split(text, limit)
    assert all(part.strip() and units(part) <= limit for part in parts)
    assert "".join("".join(parts).split()) == "".join(text.split())


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("One two.\n\nThree four.", ["One two.", "Three four."]),
        ("One two. Three four five", ["One two.", "Three four five"]),
        ("onetwothreefourfivesix", ["onetwothreefourf", "ivesix"]),
        ("🎒" * 9, ["🎒" * 8, "🎒"]),
        ("abcdefghijklmno👍🏽!", ["abcdefghijklmno", "👍🏽!"]),
    ],
)
def test_a_text_is_cut_where_a_reader_would_pause(text: str, parts: list[str]) -> None:
    assert split(text, 16) == parts


def test_a_notice_is_shortened_and_says_so() -> None:
    assert shortened("short", 16) == "short"
    assert shortened("🎒" * 20, 16) == "🎒" * 7 + "…"


@pytest.mark.requirement("telegram.approvals.whole")
@pytest.mark.parametrize("size", [10, 4_000, 30_000, 200_000])
def test_arguments_of_any_length_are_shown_whole(size: int) -> None:
    body = "".join(f"word{number} " for number in range(size // 8))
    shown = pages(an_approval({"to": "bob@example.com", "body": body}))
    whole = " ".join(shown.parts) if shown.file is None else shown.file.decode()
    assert [word for word in whole.split() if word.startswith("word")] == body.split()
    assert len(shown.parts) <= MOST_PARTS
    assert (shown.file is not None) == (size == 200_000)
    assert all(units(part) <= LIMIT for part in shown.parts)
    assert units(shown.parts[-1]) <= LIMIT - 300


def test_an_argument_from_elsewhere_says_from_where() -> None:
    origins = [{"path": "/to", "source": "result", "tool": "search_email", "whose": "a mail of Eve"}]
    origins += [{"path": "/body", "source": "user"}]
    [part] = pages(an_approval({"to": "eve@example.com", "body": "hi"}, origins=origins)).parts
    assert "• to: eve@example.com\n   ⚠ from search_email (a mail of Eve)" in part
    assert part.count("⚠") == 1


@pytest.mark.requirement("telegram.approvals.bound")
def test_buttons_carry_the_approval_and_its_hash_in_64_bytes() -> None:
    approval = an_approval({}, approval_id=f"{2**63 - 1}-1234")
    row = buttons(approval).inline_keyboard[0]
    data = [button.callback_data or "" for button in row]
    assert all(len(one.encode()) <= 64 for one in data)
    pressed = [read_button(one) for one in data]
    assert [one.confirmed for one in pressed if one] == [True, False]
    assert all(one is not None and one.means(approval) and one.problem_id == 2**63 - 1 for one in pressed)
    assert not pressed[0].means(an_approval({}, args_sha256="cd" * 32)) if pressed[0] else False


@pytest.mark.parametrize(
    "data", ["", "y", "y:43-1", "y:43-1:short", "x:43-1:" + "a" * 32, "y:a-1:" + "a" * 32, "y:4³-1:" + "a" * 32]
)
def test_what_is_no_button_is_none(data: str) -> None:
    assert read_button(data) is None


def test_files_of_a_result_are_found_and_odd_ones_left() -> None:
    data = base64.b64encode(b"pixel").decode()
    result = [
        {"type": "image", "mimeType": "image/png", "data": data},
        {"resource": {"blob": data, "mimeType": "text/css"}},
    ]
    result += [
        {"shortened": "[", "address": "/problems/1/results/aa"},
        {"shortened": "[", "address": "https://evil.example/"},
    ]
    result += [{"type": "image", "data": "no base64"}, {"type": "image", "data": 7}]
    found = [(one.name, one.content, one.address) for one in files_of(43, {"all": result})]
    assert found == [
        ("result-43-1.png", b"pixel", None),
        ("result-43-2.css", b"pixel", None),
        ("result-43-3.json", None, "/problems/1/results/aa"),
    ]
    assert len(files_of(1, [result[0]] * 30)) == 10
