"""A wanted call becomes one that runs, one that asks, one that is refused; the human sees everything that would run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.base import sha256_of
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.flow import FlowContext
from steward.contracts.plan import ToolCall
from steward.contracts.provenance import PROFILE, as_labels, result_of
from steward.contracts.tool import Effect
from steward.tools.ports import MailSettings, Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, a_registry, a_requester, an_entry

MAIL: dict[str, Any] = {"to": "bob@example.com", "subject": "Q3", "body": "Hello Bob"}


async def prepared(
    tool: str, registry: Registry | None = None, services: Services | None = None, **args: Any
) -> PreparedCall:
    call = ToolCall(tool_name=tool, args=args)
    return await Preparer(registry or Registry(), services).prepare(call, a_requester(), NOW.isoformat())


@pytest.mark.requirement("tools.email.compose-needs-approval")
async def test_composing_asks_with_recipient_subject_and_text() -> None:
    call = await prepared("compose_email", **MAIL)
    assert call.verdict is Verdict.CONFIRM
    assert call.message == "Send an e-mail to bob@example.com with the subject “Q3”?\nHello Bob"
    assert call.args_sha256 == sha256_of(MAIL)
    assert (call.effect, call.route) == (Effect.ONCE, "queued")


@pytest.mark.requirement("tools.confirmation.shows-every-argument")
async def test_an_argument_the_template_does_not_name_is_shown_all_the_same(tmp_path: Path) -> None:
    call = await prepared("compose_email", **MAIL, cc="boss@example.com")
    assert "with a copy to boss@example.com" in call.message
    entry = an_entry("book", permission="permission_required", confirm_template="Book it?")
    call = await prepared("book", a_registry(tmp_path, entry), value="a table")
    assert call.message == "Book it?\nValue: a table"


@pytest.mark.requirement("tools.confirmation.shows-every-argument")
async def test_a_long_value_is_cut_with_a_note_and_control_characters_are_made_visible() -> None:
    call = await prepared("compose_email", **{**MAIL, "body": "x" * 5000 + "\x1b[2J"})
    assert "3004 more characters" in call.message
    call = await prepared("compose_email", **{**MAIL, "body": "a\x1b[2Jb"})
    assert "\x1b" not in call.message


@pytest.mark.requirement("tools.confirmation.shows-every-argument")
async def test_a_confirmation_shows_resolved_dates_in_words(tmp_path: Path) -> None:
    entry = an_entry("book", permission="permission_required", dates=["value"], approval_ttl_s=60)
    call = await prepared("book", a_registry(tmp_path, entry), value="next Tuesday 10am")
    assert "Tuesday 25 November, 10:00" in call.message
    assert call.args == {"value": "2025-11-25T10:00:00+01:00"}
    assert call.approval_ttl_s == 60


@pytest.mark.requirement("tools.email.reply-shows-its-recipient")
async def test_a_reply_is_confirmed_with_the_recipient_that_was_looked_up(tmp_path: Path) -> None:
    services = Services(mail=MailSettings(tmp_path, demo=True), clock=lambda: NOW)
    from steward.tools.builtin.email_reading import SearchArgs, search_email
    from tests.support.tool_bench import a_context

    found = await search_email.run(a_context(services), SearchArgs(query="logo drafts"))
    email_id = found.result["emails"][0]["id"]
    call = await prepared("reply_email", services=services, email_id=email_id, body="The second one")
    assert call.verdict is Verdict.CONFIRM
    assert "kim@studio.example" in call.message
    assert "Re: Three drafts of the new logo" in call.message
    args = {"email_id": email_id, "body": "The second one", "subject": "Decided"}
    renamed = await prepared("reply_email", services=services, **args)
    assert "with the subject “Decided”?" in renamed.message
    assert "Re: Three" not in renamed.message
    gone = await prepared("reply_email", services=services, email_id="m0", body="hi")
    assert gone.verdict is Verdict.INVALID


@pytest.mark.requirement("tools.arguments.missing-are-asked-one-by-one")
async def test_missing_arguments_are_listed_and_the_first_is_asked_for() -> None:
    call = await prepared("compose_email", subject="Q3", body="  ")
    assert call.verdict is Verdict.MISSING
    assert call.missing == ["to", "body"]
    assert call.question == "To whom should it go?"
    assert call.parameters["required"] == ["to", "body"]


async def test_errors_come_before_missing_arguments() -> None:
    call = await prepared("compose_email", to="bob@")
    assert call.verdict is Verdict.INVALID
    assert call.errors
    assert "to" in call.errors[0]


async def test_a_call_says_which_arguments_nobody_gave() -> None:
    assert (await prepared("compose_email", to=MAIL["to"], body="Lunch is at noon")).bound == ["subject"]
    assert (await prepared("compose_email", **MAIL)).bound == []


async def test_the_subject_of_a_mail_cannot_smuggle_in_a_header() -> None:
    call = await prepared("compose_email", **{**MAIL, "subject": "hi\nBcc: spy@example.com"})
    assert call.verdict is Verdict.INVALID


async def test_an_autonomous_quick_read_runs_inside_the_workflow_task() -> None:
    call = await prepared("ping")
    assert (call.verdict, call.route, call.args_sha256) == (Verdict.RUN, "local", sha256_of({}))


async def test_an_alias_is_replaced_by_the_tools_own_name() -> None:
    call = await prepared("create_task", title="buy milk", due="tomorrow")
    assert call.tool_name == "add_task"
    assert call.args == {"title": "buy milk", "due_date": "2025-11-21"}


@pytest.mark.requirement("tools.guard.decides")
async def test_a_guard_lets_run_or_denies_with_its_reason() -> None:
    assert (await prepared("run_sql", query="select 1")).verdict is Verdict.RUN
    denied = await prepared("run_sql", query="delete from t")
    assert denied.verdict is Verdict.DENY
    assert "DELETE" in denied.reason


@pytest.mark.requirement("tools.guard.fails-closed")
async def test_a_guard_that_breaks_asks_a_human(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(args: object, facts: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setitem(__import__("steward.tools.guards", fromlist=["GUARDS"]).GUARDS, "sql_read_only", broken)
    call = await prepared("run_sql", query="select 1")
    assert call.verdict is Verdict.CONFIRM
    assert "could not check whether this is safe" in call.message


async def test_an_unknown_tool_does_not_run() -> None:
    assert (await prepared("no_such_tool")).verdict is Verdict.UNKNOWN_TOOL


async def with_origin(tool: str, entered: Sequence[str] = (), **origins: str) -> PreparedCall:
    args = MAIL if tool == "compose_email" else {"title": "Pay the invoice"}
    call = ToolCall(tool_name=tool, args=args, origins=as_labels(origins))
    flow = FlowContext(entered=list(entered))
    return await Preparer(Registry()).prepare(call, a_requester(), NOW.isoformat(), (), flow)


@pytest.mark.requirement("tools.preparation.origins")
async def test_an_approval_says_where_arguments_come_from_that_nobody_said() -> None:
    given = {"body": result_of("get_calendar_events"), "to": PROFILE}
    call = await with_origin("compose_email", ["the result of get_email_details"], **given)
    assert "“Hello Bob” is from the calendar entry." in call.message
    assert "“bob@example.com” is from your profile." in call.message
    assert "is from" not in (await with_origin("compose_email", **given)).message


@pytest.mark.requirement("tools.preparation.origins")
async def test_what_others_wrote_leads_to_no_effect_without_an_approval() -> None:
    assert (await with_origin("add_task")).verdict is Verdict.RUN
    assert (await with_origin("add_task", title=result_of("calculate"))).verdict is Verdict.RUN
    for tool in ("get_email_details", "get_news_rss", "a_tool_of_a_stranger"):
        call = await with_origin("add_task", title=result_of(tool))
        assert call.verdict is Verdict.CONFIRM
        assert "“Pay the invoice” is from " in call.message
        assert ", not from you." in call.message
        assert [label.tool for label in call.flow.labels] == [tool]
