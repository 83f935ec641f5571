"""Mails as other programs write them, file by file: what is shown of each is what a mail program would show."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from steward.contracts.errors import ToolFailed
from steward.tools.builtin.email import ForwardArgs, ReplyArgs, forward_email, preview_forward, preview_reply
from steward.tools.builtin.email_reading import (
    EmailIdArgs,
    SearchArgs,
    get_email_details,
    search_email,
    summarize_email,
)
from steward.tools.context import ToolContext
from steward.tools.mail.message import Mail, parse_mail, read_mail
from steward.tools.ports import MailSettings, Services
from tests.support.tool_bench import a_context

FILES: Final = Path(__file__).parents[1] / "support" / "foreign_files" / "mail"
RECEIVED: Final = datetime(2026, 11, 26, 9, tzinfo=UTC)
MEETING: Final = (
    "Invitation: Budget review",
    "Thursday 3 December 2026, 14:00 to 15:00",
    "13:00 UTC",
    "Room 4",
    "Sam <sam@example.com>",
    "Bring the figures of October.",
)
BOTH_WAYS: Final = ("Train leaves at 8:05 from platform 4.", "The way back is on Sunday at 19:40.", "passport.")
DELIVERY: Final = ("Delivery on 2 December & free returns — 20 % off", "Lamp | 45 €")
TEXTS: Final[dict[str, tuple[str, ...]]] = {
    "m01_unknown_charset": ("Betrag: 120 Euro bis Montag, Grüße",),
    "m01b_broken_encoded_word": ("Text",),
    "m02_raw_utf8_headers": ("La réunion est à 10 h.",),
    "m02b_raw_latin1_subject": ("Bitte zurückrufen.",),
    "m04_inline_pdf": ("Here is the invoice.", "Best, Ann"),
    "m05_text_after_attachment": BOTH_WAYS,
    "m06_rfc822_inline_html_outer": ("This looks like a fraud, do nothing.", "from boss@corp.example", "9,000 EUR"),
    "m06b_rfc822_disposition_inline": ("Ignore the attached one.", "from boss@corp.example", "9,000 EUR"),
    "m06c_digest": ("“One” from a@list.example", "Text of one.", "“Two” from b@list.example", "Text of two."),
    "m07_html_and_text_file": ("The board meets on 3 December at 17:00.",),
    "m07b_empty_text_part": ("Your parcel arrives on Friday between 9 and 12.",),
    "m07c_text_says_use_html": ("Your parcel arrives on Friday between 9 and 12.",),
    "m08_invitation_only": MEETING,
    "m08b_invitation_alternative": MEETING,
    "m09_gb2312_with_gbk": ("合同編號：朱镕基 〇 ￠ 100 元",),
    "m09c_windows_874": ("นัดพบ 10:00 ห้อง 5",),
    "m09d_cp-850": ("Grüße aus Köln",),
    "m09e_no_charset_latin1": ("Schöne Grüße, bis Dienstag",),
    "m09f_iso2022jp_no_charset": ("お問い合わせありがとう",),
    "m09g_iso2022jp_is_utf8": ("お問い合わせありがとう",),
    "m09h_hebrew_8859_8_i": ("פגישה ביום שני",),
    "m09i_html_meta_charset": ("Встреча в пятницу",),
    "m12_html_css": DELIVERY,
    "m12b_table_amounts": ("Lamp | 2 | 45.00 EUR", "Total | Pos 1 | 90.00 EUR"),
    "m12c_cells_time": ("Room 4 | 12:30",),
}
UNSEEN: Final[dict[str, tuple[str, ...]]] = {
    "m07_html_and_text_file": ("confidential",),
    "m07c_text_says_use_html": ("does not show",),
    "m12_html_css": ("SECRET", "preheader", "OUTLOOK", "margin", "color"),
}
FILED: Final[dict[str, list[str]]] = {
    "m04_inline_pdf": ["invoice-4711.pdf"],
    "m05_text_after_attachment": ["ticket.pdf"],
    "m06_rfc822_inline_html_outer": ["Payment.eml"],
    "m06b_rfc822_disposition_inline": ["Payment.eml"],
    "m06c_digest": ["One.eml", "Two.eml"],
    "m07_html_and_text_file": ["disclaimer.txt"],
    "m08_invitation_only": ["invite.ics"],
    "m08c_winmail": ["winmail.dat"],
    "m12_html_css": [],
}
SENDERS: Final[dict[str, str]] = {
    "m01b_broken_encoded_word": "Grüße <g@example.com>",
    "m02_raw_utf8_headers": "Jürgen Groß <juergen@example.com>",
    "m03_comma_in_name": "Doe, Jane <jane.doe@corp.example>",
    "m03c_unquoted_comma_from": "Meyer, Greg <gmeyer@corp.example>",
    "m13_crlf_in_name": "Bank Date: 1999-01-01 To: ceo@corp <evil@example.com>",
}
SUBJECTS: Final[dict[str, str]] = {
    "m01b_broken_encoded_word": "Termin am Montag ✓ ok",
    "m02_raw_utf8_headers": "Réunion déplacée à jeudi – señor Núñez",
    "m02b_raw_latin1_subject": "Rückruf nötig",
    "m13_crlf_in_name": "Hello From: boss@corp.example",
}
REPLIES: Final[dict[str, str]] = {
    "m03c_unquoted_comma_from": "gmeyer@corp.example",
    "m11_reply_to": "hi@kilo.example",
    "m11b_reply_to_two": "ann@a.example, list@list.example",
    "m11c_reply_to_empty": "ann@example.com",
    "m11d_reply_to_group": "ann@example.com",
    "m13_crlf_in_name": "evil@example.com",
}
DATES: Final[dict[str, datetime]] = {
    "m15_odd_date": RECEIVED,
    "m15b_future_date": RECEIVED,
    "m15c_bad_zone": RECEIVED,
    "m05_text_after_attachment": datetime(2026, 11, 25, 9, tzinfo=UTC),
}


def mail(name: str) -> Mail:
    return read_mail((FILES / f"{name}.eml").read_bytes(), RECEIVED, email_id="m1")


@pytest.mark.requirement("mail.shown-as-a-mail-program-does")
@pytest.mark.parametrize("name", TEXTS)
def test_the_text_is_what_a_mail_program_shows(name: str) -> None:
    found = mail(name)
    assert [words for words in TEXTS[name] if words not in found.body] == []
    assert [words for words in UNSEEN.get(name, ()) if words in found.body] == []
    assert "\ufffd" not in found.body


@pytest.mark.requirement("mail.files-are-found")
@pytest.mark.parametrize("name", FILED)
def test_files_are_found_wherever_they_stand(name: str) -> None:
    found = mail(name)
    assert (found.files, found.has_attachment) == (FILED[name], bool(FILED[name]))


@pytest.mark.requirement("mail.heads-as-written")
def test_heads_are_read_however_they_are_written() -> None:
    assert {name: mail(name).sender for name in SENDERS} == SENDERS
    assert {name: mail(name).subject for name in SUBJECTS} == SUBJECTS
    assert {name: mail(name).reply_to for name in REPLIES} == REPLIES
    assert {name: mail(name).date for name in DATES} == DATES
    assert mail("m03_comma_in_name").cc == "rich@corp.example, john@corp.example"


@pytest.mark.requirement("mail.inside-is-another-mail")
@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("m06_rfc822_inline_html_outer", "This looks like a fraud, do nothing."),
        ("m06b_rfc822_disposition_inline", "Ignore the attached one."),
        ("m06c_digest", ""),
    ],
)
def test_the_words_of_a_mail_inside_are_its_senders(name: str, own: str) -> None:
    found = mail(name)
    assert found.own == own
    assert [one.sender for one in found.inside] == (
        ["boss@corp.example"] if own else ["a@list.example", "b@list.example"]
    )


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    """Ann, with a mailbox that is empty."""
    return a_context(Services(mail=MailSettings(tmp_path), clock=lambda: RECEIVED))


def put(ctx: ToolContext, root: Path, *names: str) -> None:
    """Deliver these files, one an hour."""
    folder = root / "+acme" / ctx.owner.user_id / "INBOX" / "new"
    folder.mkdir(parents=True)
    for place, name in enumerate(names):
        path = folder / f"170000000{place}.A.host"
        path.write_bytes((FILES / f"{name}.eml").read_bytes())
        moment = (RECEIVED + timedelta(hours=place)).timestamp()
        os.utime(path, (moment, moment))


async def listed(ctx: ToolContext, **args: Any) -> list[dict[str, Any]]:
    result: Any = (await search_email.run(ctx, SearchArgs(**args))).result
    return list(result["emails"])


@pytest.mark.requirement("mail.inside-is-another-mail")
async def test_a_summary_keeps_the_words_of_two_senders_apart(ctx: ToolContext, tmp_path: Path) -> None:
    put(ctx, tmp_path, "m06_rfc822_inline_html_outer")
    answer = await summarize_email.run(ctx, EmailIdArgs(email_id="Ann"))
    result: Any = answer.result
    assert (result["summary"], result["amounts"]) == ("This looks like a fraud, do nothing.", [])
    details: Any = (await get_email_details.run(ctx, EmailIdArgs(email_id="Ann"))).result
    assert details["own"] == "This looks like a fraud, do nothing."
    assert [one["from"] for one in details["inside"]] == ["boss@corp.example"]
    (inside,) = result["inside"]
    assert (inside["from"], inside["subject"]) == ("boss@corp.example", "Payment")
    assert inside["amounts"] == ["9,000 EUR"]
    assert "Inside is an e-mail from boss@corp.example, “Payment”: Please pay 9,000 EUR" in answer.message


@pytest.mark.requirement("mail.shown-as-a-mail-program-does")
@pytest.mark.parametrize(
    ("name", "summary", "amounts"),
    [
        ("m07b_empty_text_part", "Your parcel arrives on Friday between 9 and 12.", []),
        ("m07_html_and_text_file", "The board meets on 3 December at 17:00.", []),
        ("m12b_table_amounts", "Thank you for your order.", ["45.00 EUR", "90.00 EUR"]),
        ("m08_invitation_only", "Invitation: Budget review", []),
    ],
)
async def test_a_summary_is_of_what_is_shown(
    ctx: ToolContext, tmp_path: Path, name: str, summary: str, amounts: list[str]
) -> None:
    put(ctx, tmp_path, name)
    (found,) = await listed(ctx)
    result: Any = (await summarize_email.run(ctx, EmailIdArgs(email_id=found["id"]))).result
    assert result["summary"].startswith(summary)
    assert result["amounts"] == amounts


@pytest.mark.requirement("mail.files-are-found")
async def test_an_inline_file_is_searched_shown_and_forwarded(ctx: ToolContext, tmp_path: Path) -> None:
    put(ctx, tmp_path, "m04_inline_pdf", "m07b_empty_text_part")
    (found,) = await listed(ctx, has_attachment=True)
    details: Any = (await get_email_details.run(ctx, EmailIdArgs(email_id=found["id"]))).result
    assert [one["name"] for one in details["attachments"]] == ["invoice-4711.pdf"]
    args = ForwardArgs(email_id=found["id"], to="bob@example.com")
    shown = await preview_forward.run(ctx, args)
    assert "attachments: invoice-4711.pdf" in map(str, shown.fields)
    await forward_email.run(ctx, args)
    (path,) = (tmp_path / "+acme" / ctx.owner.user_id / "Sent" / "cur").iterdir()
    sent = parse_mail(path)
    assert sent is not None
    assert [(one.name, one.size) for one in sent.attachments] == [("invoice-4711.pdf", 280)]


@pytest.mark.requirement("mail.heads-as-written")
async def test_mails_with_one_message_id_or_none_are_several(ctx: ToolContext, tmp_path: Path) -> None:
    put(ctx, tmp_path, "m10_same_id_1", "m10_same_id_2", "m10b_empty_id_1", "m10b_empty_id_2")
    found = await listed(ctx)
    assert {one["subject"] for one in found} == {"Salary list", "Garden party", "Toner low", "Scan ready"}
    assert len({one["id"] for one in found}) == 4
    boss: Any = (await summarize_email.run(ctx, EmailIdArgs(email_id="Boss"))).result
    assert (boss["subject"], boss["summary"]) == ("Salary list", "Please send me the salary list by Friday.")
    printer: Any = (await get_email_details.run(ctx, EmailIdArgs(email_id="Printer"))).result
    assert (printer["message_id"], printer["thread"]) == ("", [])


@pytest.mark.requirement("mail.heads-as-written")
async def test_a_mail_from_the_future_stands_where_it_came_in(ctx: ToolContext, tmp_path: Path) -> None:
    put(ctx, tmp_path, "m15b_future_date", "m15_odd_date", "m15c_bad_zone")
    assert [one["subject"] for one in await listed(ctx)] == ["Bad zone", "Odd date", "From the future"]


@pytest.mark.requirement("mail.heads-as-written")
async def test_an_approval_of_a_reply_shows_everybody_it_goes_to(ctx: ToolContext, tmp_path: Path) -> None:
    put(ctx, tmp_path, "m11b_reply_to_two")
    shown = await preview_reply.run(ctx, ReplyArgs(email_id="List", body="Yes."))
    assert "to: ann@a.example, list@list.example" in map(str, shown.fields)


@pytest.mark.requirement("mail.heads-as-written")
async def test_a_mail_that_nobody_can_be_answered_of_is_refused_before_it_is_approved(
    ctx: ToolContext, tmp_path: Path
) -> None:
    put(ctx, tmp_path, "m05_text_after_attachment")
    (path,) = (tmp_path / "+acme" / ctx.owner.user_id / "INBOX" / "new").iterdir()
    path.write_bytes(path.read_bytes().replace(b"From: Ann Ames <ann@example.com>", b"From: root"))
    with pytest.raises(ToolFailed, match="names no address"):
        await preview_reply.run(ctx, ReplyArgs(email_id="Trip plan", body="Yes."))
