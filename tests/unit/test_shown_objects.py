"""What an approval shows of mails and events, and that the call works on exactly these, not on what came since."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import ShownChanged
from steward.contracts.owner import Owner
from steward.contracts.plan import ToolCall
from steward.contracts.shown import Shown, ShownField, bound_sha256
from steward.contracts.tool import ToolSpec
from steward.tools.calendar.users import UserCalendars
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_function
from steward.tools.guarding.policy_file import PolicyFile
from steward.tools.look_ups import check_still_shown
from steward.tools.mail.store import INBOX, SENT, MailStore
from steward.tools.ports import MailSettings, Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.mail_tools import a_mail, details, found
from tests.support.tool_bench import NOW, a_context

BOSS = a_mail("Salary list", "Please send me the list.", sender="Boss <boss@corp.example>", message_id="<m10@t>")
MALLORY = a_mail("Garden party", "Are you coming?", sender="Mallory <mallory@evil.example>", message_id="<m10@t>")
HOME = Path("+acme") / "ann"
YOGA = "UID:one\r\nSUMMARY:Yoga\r\nDTSTART:20251121T170000Z\r\nDTEND:20251121T180000Z\r\n"
BOARD = "UID:one\r\nSUMMARY:Board meeting\r\nDTSTART:20251122T090000Z\r\nDTEND:20251122T100000Z\r\n"


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    """Ann with an empty mailbox and no calendar."""
    mail = MailSettings(tmp_path / "mail")
    calendars = UserCalendars(tmp_path / "calendars", lambda: NOW)
    MailStore(mail.root, Owner("acme", "ann")).create_with([])
    return a_context(Services(mail=mail, calendars=calendars, clock=lambda: NOW))


def arrives(tmp_path: Path, name: str, mail: Any, folder: str = INBOX) -> Path:
    path = tmp_path / "mail" / HOME / folder / "new" / name
    path.write_bytes(mail.as_bytes())
    return path


def calendar(tmp_path: Path, name: str, *events: str) -> Path:
    path = tmp_path / "calendars" / HOME / f"{name}.ics"
    path.parent.mkdir(parents=True, exist_ok=True)
    blocks = "".join(f"BEGIN:VEVENT\r\n{event}END:VEVENT\r\n" for event in events)
    path.write_text(f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n{blocks}END:VCALENDAR\r\n", newline="")
    return path


async def asked(ctx: ToolContext, tool: str, **args: Any) -> PreparedCall:
    preparer = Preparer(Registry(), ctx.services)
    return await preparer.prepare(ToolCall(tool_name=tool, args=args), ctx.requester, NOW.isoformat())


def spec_of(tool: str) -> ToolSpec:
    spec = Registry().resolve(tool)
    assert spec is not None
    return spec


async def approved(ctx: ToolContext, call: PreparedCall, *, looked_again: bool = True) -> ToolResult:
    """Run the call as an approval of it has it run; without the second look, as if the change came just after that."""
    ctx = replace(ctx, shown=call.shown)
    if looked_again:
        await check_still_shown(spec_of(call.tool_name), ctx, call.args)
    executor = spec_of(call.tool_name).executor
    run = find_function(executor.function)  # type: ignore[union-attr]
    return await run.run(ctx, run.args_type.model_validate(call.args))


def lines(call: PreparedCall) -> list[str]:
    assert call.shown is not None
    return list(map(str, call.shown.all_fields))


@pytest.mark.requirement("shown.own-ids")
async def test_two_mails_with_one_message_id_are_two_and_keep_their_ids(ctx: ToolContext, tmp_path: Path) -> None:
    first = arrives(tmp_path, "1700000001.A.host", BOSS)
    (before,) = (await found(ctx))["emails"]
    arrives(tmp_path, "1700000009.B.host", MALLORY)
    listed = {mail["subject"]: mail["id"] for mail in (await found(ctx))["emails"]}
    assert listed["Salary list"] == before["id"] != listed["Garden party"]
    for subject, email_id in listed.items():
        assert (await details(ctx, email_id))["subject"] == subject
    first.rename(first.parents[1] / "cur" / f"{first.name}:2,FS")
    assert (await details(ctx, before["id"]))["subject"] == "Salary list"
    copy = arrives(tmp_path, "1700000001.A.host", MALLORY, SENT)
    assert copy.name == first.name
    assert (await details(ctx, before["id"]))["subject"] == "Salary list"


@pytest.mark.requirement("shown.bound")
async def test_a_reply_goes_to_whom_the_approval_named(ctx: ToolContext, tmp_path: Path) -> None:
    arrives(tmp_path, "1700000001.A.host", BOSS)
    call = await asked(ctx, "reply_email", email_id="Salary list", body="Here it is.")
    assert (call.verdict, lines(call)[:2]) == (Verdict.CONFIRM, ["to: boss@corp.example", "subject: Re: Salary list"])
    assert call.args_sha256 == bound_sha256(call.args, call.shown)
    arrives(tmp_path, "1700000009.B.host", MALLORY)
    assert (await approved(ctx, call)).result["to"] == "boss@corp.example"


@pytest.mark.requirement("policy.found-recipients")
@pytest.mark.parametrize(
    ("rule", "verdict"),
    [
        ('then: deny, when: {to: "*@corp.example"}', Verdict.DENY),
        ('then: deny, when: {to: "*@evil.example"}', Verdict.CONFIRM),
        ('then: allow, when: {to: "*@corp.example"}', Verdict.RUN),
        ('then: allow, when: {to: "*@evil.example"}', Verdict.CONFIRM),
    ],
)
async def test_the_policy_sees_to_whom_a_reply_goes(
    ctx: ToolContext, tmp_path: Path, rule: str, verdict: Verdict
) -> None:
    arrives(tmp_path, "1700000001.A.host", BOSS)
    (tmp_path / "policy.yaml").write_text(f"rules: [{{tools: [reply_email], {rule}}}]")
    ctx = replace(ctx, services=replace(ctx.services, policy=PolicyFile(tmp_path / "policy.yaml")))
    call = await asked(ctx, "reply_email", email_id="Salary list", body="Here it is.")
    assert call.verdict is verdict


@pytest.mark.requirement("shown.bound")
@pytest.mark.parametrize("looked_again", [True, False])
@pytest.mark.parametrize(
    ("tool", "args"), [("reply_email", {"body": "Hi"}), ("forward_email", {"to": "kim@x.example"})]
)
async def test_a_mail_that_was_replaced_is_neither_answered_nor_forwarded(
    ctx: ToolContext, tmp_path: Path, tool: str, args: dict[str, str], looked_again: bool
) -> None:
    path = arrives(tmp_path, "1700000001.A.host", BOSS)
    call = await asked(ctx, tool, email_id="Salary list", **args)
    path.write_bytes(MALLORY.as_bytes())
    os.utime(path, ns=(1, 1))
    with pytest.raises(ShownChanged):
        await approved(ctx, call, looked_again=looked_again)
    path.unlink()
    arrives(tmp_path, "1700000009.B.host", a_mail("Salary list", sender="Eve <eve@evil.example>"))
    with pytest.raises(ShownChanged):
        await approved(ctx, call, looked_again=looked_again)
    assert list((tmp_path / "mail" / HOME / SENT / "cur").iterdir()) == []


@pytest.mark.requirement("shown.reply-to")
async def test_an_approval_says_where_replies_go_when_that_is_not_the_sender(ctx: ToolContext, tmp_path: Path) -> None:
    arrives(tmp_path, "1.A", a_mail("Ticket 9", sender="Kilo <kilo@service.example>", Reply_To="hi@kilo.example"))
    arrives(tmp_path, "2.A", a_mail("Ticket 10", Reply_To="Ann <ann@a.example>, list@list.example"))
    arrives(tmp_path, "3.A", a_mail("Ticket 11", sender="Ann <ann@example.com>", Reply_To="undisclosed-recipients:;"))
    one = await asked(ctx, "reply_email", email_id="Ticket 9", body="Hi")
    assert lines(one)[:2] == [
        "to: hi@kilo.example",
        "attention: replies go to hi@kilo.example, which is not the sender kilo@service.example",
    ]
    assert "Attention: replies go to hi@kilo.example" in one.message
    two = await asked(ctx, "reply_email", email_id="Ticket 10", body="Hi")
    assert lines(two)[0] == "to: ann@a.example, list@list.example"
    assert (await approved(ctx, two)).result["to"] == "ann@a.example, list@list.example"
    own = await asked(ctx, "reply_email", email_id="Ticket 11", body="Hi")
    assert lines(own)[:2] == ["to: ann@example.com", "subject: Re: Ticket 11"]


@pytest.mark.requirement("shown.own-ids")
async def test_two_events_with_one_uid_in_two_calendars_are_two(ctx: ToolContext, tmp_path: Path) -> None:
    private, work = calendar(tmp_path, "personal", YOGA), calendar(tmp_path, "work", BOARD)
    before = private.read_bytes()
    call = await asked(ctx, "delete_calendar_event", event_id="board meeting")
    assert "“Board meeting”, Saturday 22 November, 10:00" in lines(call)[0]
    assert lines(call)[0].endswith("(work calendar)")
    await approved(ctx, call)
    assert private.read_bytes() == before
    assert b"Board" not in work.read_bytes()


@pytest.mark.requirement("shown.bound")
@pytest.mark.parametrize("looked_again", [True, False])
@pytest.mark.parametrize(
    ("tool", "args"), [("delete_calendar_event", {}), ("update_calendar_event", {"title": "Moved"})]
)
async def test_an_event_that_was_replaced_under_its_uid_stays(
    ctx: ToolContext, tmp_path: Path, tool: str, args: dict[str, str], looked_again: bool
) -> None:
    calendar(tmp_path, "personal", YOGA)
    call = await asked(ctx, tool, event_id="yoga", **args)
    assert "“Yoga”, Friday 21 November, 18:00" in call.shown.fields[0].value if call.shown else False
    path = calendar(tmp_path, "personal", BOARD)
    before = path.read_bytes()
    with pytest.raises(ShownChanged):
        await approved(ctx, call, looked_again=looked_again)
    assert path.read_bytes() == before


@pytest.mark.requirement("shown.which")
@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("RRULE:FREQ=WEEKLY;COUNT=4\r\n", "the whole series, 4 times from Friday 21 November, 18:00"),
        ("RRULE:FREQ=DAILY;UNTIL=20251125T235959Z\r\n", "the whole series, 5 times from Friday 21 November"),
        ("RRULE:FREQ=WEEKLY\r\n", "the whole series, from Friday 21 November, 18:00 on"),
        ("RRULE:FREQ=DAILY;UNTIL=29990101T000000Z\r\n", "the whole series, more than 500 times from Friday"),
    ],
)
async def test_an_approval_says_that_the_whole_series_goes(
    ctx: ToolContext, tmp_path: Path, rule: str, words: str
) -> None:
    calendar(tmp_path, "personal", YOGA + rule)
    call = await asked(ctx, "delete_calendar_event", event_id="yoga", which="all")
    assert lines(call)[0].startswith(f"deletes: “Yoga”, {words}")
    later = a_context(ctx.services, now=NOW.replace(year=2026, month=3))
    await check_still_shown(spec_of("delete_calendar_event"), replace(later, shown=call.shown), call.args)


@pytest.mark.requirement("shown.bound")
def test_what_is_shown_is_in_the_hash() -> None:
    args = {"email_id": "m1", "body": "Hi"}
    shown = Shown.model_validate({"fields": [{"label": "to", "value": "a@x"}], "objects": {"m1": "1"}})
    others = [
        None,
        shown.model_copy(update={"fields": [shown.fields[0].model_copy(update={"value": "b@x"})]}),
        shown.model_copy(update={"objects": {"m1": "2"}}),
        shown.model_copy(update={"resolved": shown.fields}),
    ]
    assert len({bound_sha256(args, one) for one in [shown, *others]}) == 5
    assert bound_sha256({**args, "body": "Ho"}, shown) != bound_sha256(args, shown)


@pytest.mark.requirement("shown.bound")
async def test_what_words_were_taken_for_is_not_looked_up_again(ctx: ToolContext) -> None:
    spec = Registry().resolve("create_calendar_event")
    assert spec is not None
    words = Shown(resolved=[ShownField(label="start time", value="Monday 3 March 2031, 10:00")])
    await check_still_shown(spec, replace(ctx, shown=words), {"title": "Standup"})
