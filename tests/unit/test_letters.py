"""Letters that deceive are marked for whoever reads them; honest text of any one script is not."""

from __future__ import annotations

import re
import time
import unicodedata
from datetime import UTC, datetime
from html import unescape

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st
from steward_client import Approval as ClientApproval

from steward.activities.answer_guard import guarded
from steward.api.a2a.tasks import task_of
from steward.api.console.arguments import rows_of
from steward.api.console.inbox_cards import Card
from steward.api.console.pages import render
from steward.api.mcp.answers import approval_text
from steward.cli.plain import plain
from steward.cli.render import approval_text as cli_text
from steward.contracts.approval import Approval
from steward.contracts.letters import marked, pieces, visible
from steward.contracts.plan import AnswerPlan, AskPlan, Observation, ToolCall
from steward.contracts.planning_activities import PlanOutput
from steward.contracts.problem import ProblemStatus
from steward.contracts.wire import Answer
from steward.gateways.telegram.approvals import pages
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from steward.wording import render_answer
from tests.support.mirror import a_view
from tests.support.tool_bench import NOW, a_requester
from tests.support.toolbox import request as a_plan_request

DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
FORGED = "\u0430nn@example.com"
FORGED_SHOWN = "\u0430nn@example.com ⟨Cyrillic \u0430 among Latin letters⟩"


@pytest.mark.requirement("letters.marked")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (FORGED, FORGED_SHOWN),
        (f"Ann <{FORGED}>, bob", f"Ann <{FORGED_SHOWN}>, bob"),
        ("p\u0430ypal", "p\u0430ypal ⟨Cyrillic \u0430 among Latin letters⟩"),
        ("П\u0070ивет", "П\u0070ивет ⟨Latin p among Cyrillic letters⟩"),
        ("\u0430\u03bf", "\u0430\u03bf ⟨Greek \u03bf among Cyrillic letters⟩"),
        ("сео@corp.example", "сео@corp.example ⟨Cyrillic сео⟩"),
        ("\u0251nn@corp.example", "\u0251nn@corp.example ⟨not ASCII: \u0251⟩"),
        ("ann@münchen.example", "ann@münchen.example ⟨xn--mnchen-3ya.example⟩"),
        ("почта@пример.рф", "почта@пример.рф ⟨xn--e1afmkfd.xn--p1ai⟩"),
        ("https://аррӏе.com/login", "https://аррӏе.com/login ⟨xn--80ak6aa92e.com⟩"),
        ("аррӏе.com", "аррӏе.com ⟨xn--80ak6aa92e.com⟩"),
        ("ann@ｅvil.example", "ann@ｅvil.example ⟨evil.example⟩"),
        ("x\u200by", "x⟨U+200B⟩y"),
        ("x\u00ady", "x⟨U+00AD⟩y"),
        ("\u3164", "⟨U+3164⟩"),
        ("\u2800", "⟨U+2800⟩"),
        ("a\u034f \u200c \u034fb", "a⟨U+034F U+200C, 3 in all⟩b"),
        ("ab\u202egnp.exe", "ab⟨U+202E⟩gnp.exe"),
        ("a\x1b[2Jb\rc", "a⟨U+001B⟩[2Jb⟨U+000D⟩c"),
        ("a\U000e0041", "a⟨U+E0041⟩"),
        ("👍\ufe0f\ufe0f", "👍\ufe0f⟨U+FE0F⟩"),
        ("x\u200d", "x⟨U+200D⟩"),
    ],
)
def test_letters_that_deceive_are_marked(text: str, shown: str) -> None:
    assert marked(text) == shown
    assert marked(shown) == shown


@pytest.mark.requirement("letters.honest")
@pytest.mark.parametrize(
    "text",
    [
        "@Jürgen: Grüße aus Köln, Straße 5 – „ja“ … 20 €\n\tbis morgen",
        "¿Qué tal, señor Núñez? ¡Mañana a las 10!",
        "Привет, Алла! Отчёт.docx лежит в папке «Работа», email-адрес и USB-кабель",
        "Ελλάδα, 5 μm und 3 kΩ, Δt",
        "漢字とカタカナ Tシャツ, 한국어 KTX",
        "می\u200cخواهم",
        "क्\u200dष हिन्दी",
        "שלום עולם, مرحبا بالعالم",
        "👨\u200d👩\u200d👧 ❤️ 1️⃣ 👍🏽 🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "葛\U000e0100",
        "josé@example.com, O’Brien & Łukasz; https://example.com/über",
        "20\u00a0km, naïve façade, H₂O, n², ½, №",
    ],
)
def test_honest_text_is_not_marked(text: str) -> None:
    assert marked(text) == text


@pytest.mark.requirement("letters.marked")
@given(st.text(max_size=60))
def test_nothing_unseen_is_left_and_marking_twice_is_marking_once(text: str) -> None:
    shown = marked(text)
    assert not set(DIRECTIONS) & set(shown)
    assert all(mark in "\n\t" or unicodedata.category(mark) not in ("Cc", "Zl", "Zp", "Cs") for mark in shown)
    assert marked(shown) == shown
    assert "".join(piece for piece, odd in pieces(visible(text)) if not odd and piece != " ").replace(" ", "") in (
        visible(text).replace(" ", ""),
        "",
    )


@pytest.mark.requirement("letters.marked")
def test_every_default_ignorable_and_blank_character_is_marked() -> None:
    unseen = regex.compile(r"\p{Default_Ignorable_Code_Point}|\u2800")
    assert [
        hex(code) for code in range(0x110000) if unseen.fullmatch(chr(code)) and chr(code) in marked(f"a{chr(code)}b")
    ] == []


def test_marking_takes_linear_time() -> None:
    begin = time.process_time()
    for text in ("а", "aа", "@é", "\u200b", "\u200b ", "é.é", "://é", "🏴\U000e0061", "x \u202e", "(é"):
        marked(text * 20_000)
    assert time.process_time() - begin < 10


MAIL = {"to": FORGED, "subject": "a\u202eb", "body": "x\u200by"}


async def an_approval() -> Approval:
    call = ToolCall(tool_name="compose_email", args=MAIL)
    prepared = await Preparer(Registry()).prepare(call, a_requester(), NOW.isoformat())
    moment = datetime(2030, 1, 2, tzinfo=UTC)
    return Approval(
        approval_id="43-1",
        call_id="c1",
        tool_name=prepared.tool_name,
        args=prepared.args,
        args_sha256=prepared.args_sha256,
        reason=prepared.reason,
        message=prepared.message,
        requested_at=moment,
        expires_at=moment,
    )


def shown_at_the_doors(approval: Approval) -> dict[str, str]:
    view = a_view(43, status=ProblemStatus.AWAITING_CONFIRMATION, approvals=[approval], message=approval.message)
    card = Card("43-1", view, approval, rows=rows_of(None, approval))
    return {
        "HTTP": Answer.of(view).confirmation_message or "",
        "MCP": approval_text(approval),
        "A2A": task_of(view).status.message.parts[0].text,
        "command line": plain(cli_text(approval)),
        "console": unescape(re.sub(r"<[^>]*>", "", render("card.html", cards=[card]))),
        "Telegram": "\n".join(pages(ClientApproval.model_validate_json(approval.model_dump_json())).parts),
    }


@pytest.mark.requirement("letters.every-door")
async def test_every_door_shows_an_approval_with_its_letters_marked() -> None:
    shown = shown_at_the_doors(await an_approval())
    for door, text in shown.items():
        assert not set(DIRECTIONS + "\u200b") & set(text), door
        plainly = text.replace("⟨", "").replace("⟩", "")
        assert "Cyrillic \u0430 among Latin letters" in plainly, door
        assert "aU+202Eb" in plainly, door
        assert "xU+200By" in plainly, door


@pytest.mark.requirement("letters.every-door")
def test_answers_and_questions_are_marked_whoever_worded_them() -> None:
    seen_mail = Observation(tool_name="search_email", ok=True, args={}, result={"from": FORGED, "subject": "a\u202eb"})
    assert FORGED_SHOWN in render_answer([seen_mail])
    assert "a⟨U+202E⟩b" in render_answer([seen_mail])
    request = a_plan_request("who wrote?").model_copy(update={"observations": [seen_mail]})
    for by_rules in (True, False):
        answer = guarded(
            PlanOutput(plan=AnswerPlan(text=f"It is from {FORGED}."), backend="llama"), request, by_rules=by_rules
        )
        assert isinstance(answer.plan, AnswerPlan)
        assert "among Latin letters⟩" in answer.plan.text
        question = guarded(
            PlanOutput(plan=AskPlan(question="To \u202ewhom?"), backend="llama"), request, by_rules=by_rules
        )
        assert isinstance(question.plan, AskPlan)
        assert question.plan.question == "To ⟨U+202E⟩whom?"
