"""A search for mail in words: what was looked for, where nothing was found too, and a line for each mail. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime
from zoneinfo import ZoneInfo

from steward.tools.mail.message import Mail
from steward.tools.mail.search import Found, Wanted


def found_in_words(found: Found, shown: Sequence[Mail], wanted: Wanted, days: str, zone: ZoneInfo) -> str:
    """What was found; `days` are the days that were looked at ("today"), and empty for all of them."""
    if not shown:
        return f"No {_mails(1, wanted, days)} was found."
    total = found.total
    head = f"Found {total} {_mails(total, wanted, days)}"
    if not found.all_words:
        having = "have" if total != 1 else "has"
        head = f"No {_mails(1, replace(wanted, query=''), days)} has all of these words; {total} {having} some of them"
    if total > len(shown):
        head += f" (the newest {len(shown)} shown)" if len(shown) > 1 else " (the newest shown)"
    return "\n".join([f"{head}:", *(_line(number, mail, zone) for number, mail in enumerate(shown, start=1))])


def days_in_words(first: date, last: date, today: date) -> str:
    """The days from first to last, after a noun: "today", "on Monday 17 November", "since ..."."""
    if first == last:
        named = {0: "today", 1: "yesterday"}.get((today - first).days)
        return named or f"on {_day(first, today)}"
    return f"since {_day(first, today)}" if last == today else f"from {_day(first, today)} to {_day(last, today)}"


def in_short(moment: datetime, zone: ZoneInfo) -> str:
    """When a mail was sent."""
    return f"{moment.astimezone(zone):%a %d %b %Y %H:%M}"


def _mails(number: int, wanted: Wanted, days: str) -> str:
    """What was looked for: "unread e-mails with an attachment from Priya about “contract” in the last 30 days"."""
    state = {True: "unread", False: "read", None: ""}[wanted.unread]
    attached = {True: "with an attachment", False: "without an attachment", None: ""}[wanted.has_attachment]
    parts = [
        state,
        "e-mail" if number == 1 else "e-mails",
        attached,
        f"from {wanted.sender.strip()}" if wanted.sender else "",
        f"about “{wanted.query.strip()}”" if wanted.words else "",
        days,
    ]
    return " ".join(filter(None, parts))


def _line(number: int, mail: Mail, zone: ZoneInfo) -> str:
    marks = ["unread"] * mail.unread + ["with attachment"] * mail.has_attachment
    marked = f", {', '.join(marks)}" if marks else ""
    return f"{number}. {mail.sender}: {mail.subject} ({in_short(mail.date, zone)}{marked})"


def _day(day: date, today: date) -> str:
    return f"{day:%A} {day.day} {day:%B}" + (f" {day.year}" if day.year != today.year else "")
