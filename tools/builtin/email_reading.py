"""The reading half of the e-mail family: finding, opening, summing up, marking and judging mail.

It works on whatever mailbox the caller has. Reading marks nothing; mark_email alone does.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any, Final

from pydantic import Field

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.contracts.shown import Shown
from steward.language.moments.days import end_of, start_of
from steward.language.moments.lengths import past_days
from steward.language.phrases import phrase
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview
from steward.tools.mail.choice import mailbox_of
from steward.tools.mail.content import MailInside
from steward.tools.mail.message import Mail
from steward.tools.mail.named_mails import mail_called
from steward.tools.mail.search import Wanted, snippet
from steward.tools.mail.search_words import days_in_words, found_in_words, in_short
from steward.tools.mail.shown_mails import mail_to_act_on, named, shown_mail
from steward.tools.mail.store import Mark
from steward.tools.mail.summary import Extract, summarize
from steward.tools.mail.triage import triage

DEFAULT_LIMIT = 10


class SearchArgs(ToolArgs):
    """Arguments of search_email; `date` is a day or days in words, and more exact than `days_back`."""

    query: str | None = None
    from_email: str | None = None
    days_back: int | None = None
    date: str | None = None
    unread: bool | None = None
    has_attachment: bool | None = None
    limit: int = DEFAULT_LIMIT


class EmailIdArgs(ToolArgs):
    """Arguments of get_email_details and summarize_email: an id, or what the user calls the mail."""

    email_id: str


class MarkArgs(ToolArgs):
    """Arguments of mark_email; `as` is a word of Python's own."""

    email_id: str
    mark: Mark = Field(alias="as")


class AnalyzeArgs(ToolArgs):
    """Arguments of analyze_email; `from` is a word of Python's own."""

    sender: str = Field(alias="from")
    subject: str
    body: str


@builtin("email.search_email")
async def search_email(ctx: ToolContext, args: SearchArgs) -> ToolResult:
    """{total_found, emails: [{id, from, to, subject, date, unread, has_attachment, snippet}], matched: all | some,
    looked_for: {query?, from_email?, since?, until?, unread?, has_attachment?}}, the newest first; `until` is the first
    moment that is not looked at."""
    now = ctx.services.clock()
    days = _days(args.date, ctx, now) if args.date else None
    wanted = Wanted(
        args.query or "",
        args.from_email,
        start_of(days[0], ctx.zone) if days else _days_ago(args.days_back, now),
        end_of(days[1], ctx.zone) if days else None,
        args.unread,
        args.has_attachment,
    )
    found = await mailbox_of(ctx).search(wanted)
    shown = [mail.for_reader(ctx.zone) for mail in found.mails[: args.limit]]
    return ToolResult(
        result={
            "total_found": found.total,
            "matched": "all" if found.all_words else "some",
            "looked_for": _looked_for(wanted, ctx),
            "emails": [_listed(mail, ctx) | {"snippet": snippet(mail, wanted.words)} for mail in shown],
        },
        message=found_in_words(found, shown, wanted, _range_in_words(days, args.days_back, ctx, now), ctx.zone),
    )


@builtin("email.get_email_details")
async def get_email_details(ctx: ToolContext, args: EmailIdArgs) -> ToolResult:
    """The whole mail: {id, from, to, cc, reply_to, subject, date, unread, has_attachment, body, own?, attachments:
    [{name, type, size, embedded?}], inside: [{from, subject, date}], message_id, in_reply_to, references, thread:
    [{id, from, to, subject, date}]}; the thread are the other mails, oldest first; `own` are the sender's words
    where there are mails inside."""
    box = mailbox_of(ctx)
    mail = (await mail_called(box, args.email_id)).for_reader(ctx.zone)
    thread = await box.thread(mail)
    attachments = [
        {"name": a.name, "type": a.media_type, "size": a.size, **({"embedded": True} if a.embedded else {})}
        for a in mail.attachments
    ]
    details = _listed(mail, ctx) | {
        "cc": mail.cc,
        "reply_to": mail.reply_to,
        "body": mail.body,
        **({"own": mail.own} if mail.inside else {}),
        "attachments": attachments,
        "inside": [_inside(one, ctx) for one in mail.inside],
        "message_id": mail.message_id,
        "in_reply_to": mail.in_reply_to,
        "references": mail.references.split(),
        "thread": [_short(other, ctx) for other in thread],
    }
    lines = [f"From {mail.sender}, {in_short(mail.date, ctx.zone)}", f"Subject: {mail.subject}"]
    lines += [f"Attachments: {', '.join(mail.files)}"] if mail.files else []
    lines += [f"Pictures in the text: {', '.join(mail.pictures)}"] if mail.pictures else []
    lines += [f"{len(thread)} more in this conversation: {', '.join(o.id for o in thread)}"] if thread else []
    degraded = None if mail.whole else "the e-mail is very long or deeply nested; only its beginning was read"
    degraded = f"this e-mail cannot be read ({mail.fault}); the others can" if mail.fault else degraded
    return ToolResult(result=details, message="\n".join(lines) + f"\n\n{mail.body}", degraded=degraded)


@builtin("email.summarize_email")
async def summarize_email(ctx: ToolContext, args: EmailIdArgs) -> ToolResult:
    """{id, from, subject, date, summary, dates, amounts, attachments: [name], inside: [{from, subject, date, summary,
    dates, amounts}]}; inside are the mails in this one, whose words are their own senders'."""
    mail = (await mail_called(mailbox_of(ctx), args.email_id)).for_reader(ctx.zone)
    extract = summarize(mail.own)
    inside = [(one, summarize(one.own)) for one in mail.inside]
    lines = [f"“{mail.subject}” from {mail.sender}, {in_short(mail.date, ctx.zone)}: {extract.summary}"]
    lines += [f"Inside is an e-mail from {one.sender}, “{one.subject}”: {read.summary}" for one, read in inside]
    lines += [f"Attachments: {', '.join(mail.files)}"] if mail.files else []
    return ToolResult(
        result={
            "id": mail.id,
            "from": mail.sender,
            "subject": mail.subject,
            "date": mail.date.isoformat(),
            **_extracted(extract),
            "attachments": list(mail.files),
            "inside": [_inside(one, ctx) | _extracted(read) for one, read in inside],
        },
        message="\n".join(lines),
    )


def _extracted(extract: Extract) -> dict[str, Any]:
    return {"summary": extract.summary, "dates": extract.dates, "amounts": extract.amounts}


def _inside(one: MailInside, ctx: ToolContext) -> dict[str, Any]:
    date = one.date.astimezone(ctx.zone).isoformat() if one.date else None
    return {"from": one.sender, "subject": one.subject, "date": date}


@binding("email.mark_email")
async def bind_marked(ctx: ToolContext, args: MarkArgs) -> dict[str, Json]:
    """The id of the mail that is meant."""
    return {"email_id": (await mail_called(mailbox_of(ctx), args.email_id)).id}


@preview("email.mark_email")
async def preview_marked(ctx: ToolContext, args: MarkArgs) -> Shown:
    """Which mail it is."""
    mail = await mail_called(mailbox_of(ctx), args.email_id)
    return shown_mail(mail, named(ctx, mail, "e-mail"))


@builtin("email.mark_email")
async def mark_email(ctx: ToolContext, args: MarkArgs) -> ToolResult:
    """{id, from, to, subject, date, marked}."""
    box = mailbox_of(ctx)
    mail = await mail_to_act_on(ctx, box, args.email_id)
    if not await box.mark(mail.id, args.mark):
        raise ToolFailed(f"the e-mail “{mail.subject}” is not in your mailbox any more")
    return ToolResult(
        result=_short(mail, ctx) | {"marked": args.mark},
        message=phrase(ctx.lang, f"marked_{args.mark}", subject=mail.subject, sender=mail.sender),
    )


DIAGNOSTIC: Final = "diagnostic"
"""The tag of a tool that looks into what an alert tells."""


@builtin("email.analyze_email")
async def analyze_email(ctx: ToolContext, args: AnalyzeArgs) -> ToolResult:
    """{from, subject, category, urgency, reasons, summary, dates, amounts, proposed_action: {tool_name?, args?, why}};
    the categories and urgencies are those of tools.mail.triage."""
    extract = summarize(args.body)
    judged = triage(args.sender, args.subject, args.body, extract.dates)
    if judged.category == "issue" and (found := await _diagnosis(ctx, args.subject)) is not None:
        judged = replace(judged, proposal=found)
    proposed = judged.proposal.get("tool_name")
    return ToolResult(
        result={
            "from": args.sender,
            "subject": args.subject,
            "category": judged.category,
            "urgency": judged.urgency,
            "reasons": list(judged.reasons),
            "summary": extract.summary,
            "dates": extract.dates,
            "amounts": extract.amounts,
            "proposed_action": judged.proposal,
        },
        message=f"“{args.subject}” from {args.sender}: {judged.category.replace('_', ' ')}, urgency {judged.urgency}."
        f"\n{extract.summary}" + (f"\nProposed next: {proposed}, since {judged.proposal['why']}." if proposed else ""),
    )


async def _diagnosis(ctx: ToolContext, subject: str) -> dict[str, Json] | None:
    """The call of the tool that looks into what is wrong: one that an operator tagged so, is on, and needs nothing but
    what the mail is about."""
    off = await ctx.services.switched_off()
    for spec in ctx.services.tagged(DIAGNOSTIC):
        needed = spec.required()
        texts = [spec.parameters["properties"].get(name, {}).get("type") == "string" for name in needed]
        if spec.name in off or ctx.services.unset(spec) or len(needed) > 1 or not all(texts):
            continue
        return {"tool_name": spec.name, "args": dict.fromkeys(needed, subject), "why": "it looks into what is wrong"}
    return None


def _days(words: str, ctx: ToolContext, now: datetime) -> tuple[date, date]:
    try:
        return past_days(words, ctx.zone.key, now)
    except ValueError as error:
        raise ToolFailed(str(error)) from error


def _days_ago(number: int | None, now: datetime) -> datetime | None:
    return None if number is None else now - timedelta(days=number)


def _range_in_words(days: tuple[date, date] | None, days_back: int | None, ctx: ToolContext, now: datetime) -> str:
    if days is not None:
        return days_in_words(*days, now.astimezone(ctx.zone).date())
    return "" if days_back is None else f"in the last {f'{days_back} days' if days_back > 1 else '24 hours'}"


def _looked_for(wanted: Wanted, ctx: ToolContext) -> dict[str, Json]:
    reported: dict[str, Json] = {
        "query": wanted.query or None,
        "from_email": wanted.sender,
        "since": wanted.earliest.astimezone(ctx.zone).isoformat() if wanted.earliest else None,
        "until": wanted.end.isoformat() if wanted.end else None,
        "unread": wanted.unread,
        "has_attachment": wanted.has_attachment,
    }
    return {name: value for name, value in reported.items() if value is not None}


def _listed(mail: Mail, ctx: ToolContext) -> dict[str, Any]:
    return _short(mail, ctx) | {"unread": mail.unread, "has_attachment": mail.has_attachment}


def _short(mail: Mail, ctx: ToolContext) -> dict[str, Any]:
    return {
        "id": mail.id,
        "from": mail.sender,
        "to": mail.to,
        "subject": mail.subject,
        "date": mail.date.astimezone(ctx.zone).isoformat(),
    }
