"""The e-mail family: finding, reading and judging mail, and sending it, on whatever mailbox the caller has."""

from __future__ import annotations

import re
from datetime import timedelta
from email.message import EmailMessage
from typing import Any

from pydantic import Field

from contracts.errors import ToolFailed
from tools.context import ToolArgs, ToolContext, ToolResult
from tools.functions import Bound, binding, builtin, preview, reconciler
from tools.mail.choice import ADDRESS, mailbox_of
from tools.mail.mailbox import Delivery, Mailbox
from tools.mail.message import Mail, new_message
from tools.mail.search import Wanted, snippet
from tools.mail.store import message_id_for, stamp
from tools.mail.subjects import subject_of
from tools.mail.summary import summarize
from tools.mail.triage import triage
from tools.recipients import bind_recipients

DEFAULT_LIMIT = 10


class SearchArgs(ToolArgs):
    """Arguments of search_email."""

    query: str
    from_email: str | None = None
    days_back: int | None = None
    limit: int = DEFAULT_LIMIT


class EmailIdArgs(ToolArgs):
    """Arguments of get_email_details and summarize_email."""

    email_id: str


class ComposeArgs(ToolArgs):
    """Arguments of compose_email; names in `to` and `cc` are addresses, separated by commas, by the time of sending."""

    to: str
    body: str
    subject: str | None = None
    cc: str | None = None


class ReplyArgs(ToolArgs):
    """Arguments of reply_email."""

    email_id: str
    body: str


class AnalyzeArgs(ToolArgs):
    """Arguments of analyze_email; `from` is a word of Python's own."""

    sender: str = Field(alias="from")
    subject: str
    body: str


@builtin("email.search_email")
async def search_email(ctx: ToolContext, args: SearchArgs) -> ToolResult:
    """{total_found, emails: [{id, from, to, subject, date, snippet}], matched: all | some}, best first."""
    earliest = ctx.services.clock() - timedelta(days=args.days_back) if args.days_back is not None else None
    wanted = Wanted(args.query, args.from_email, earliest)
    found = await mailbox_of(ctx).search(wanted)
    shown = found.mails[: args.limit]
    return ToolResult(
        result={
            "total_found": found.total,
            "matched": "all" if found.all_words else "some",
            "emails": [_short(mail, ctx) | {"snippet": snippet(mail, wanted.words)} for mail in shown],
        },
        message=_list_in_words(shown, found.total, found.all_words, ctx),
    )


@builtin("email.get_email_details")
async def get_email_details(ctx: ToolContext, args: EmailIdArgs) -> ToolResult:
    """The whole mail: {id, from, to, cc, reply_to, subject, date, body, attachments: [{name, type, size}], message_id,
    in_reply_to, references, thread: [{id, from, to, subject, date}]}; the thread are the other mails, oldest first."""
    box = mailbox_of(ctx)
    mail = await _mail(box, args.email_id)
    thread = await box.thread(mail)
    attachments = [{"name": a.name, "type": a.media_type, "size": a.size} for a in mail.attachments]
    details = _short(mail, ctx) | {
        "cc": mail.cc,
        "reply_to": mail.reply_to,
        "body": mail.body,
        "attachments": attachments,
        "message_id": mail.message_id,
        "in_reply_to": mail.in_reply_to,
        "references": mail.references.split(),
        "thread": [_short(other, ctx) for other in thread],
    }
    lines = [f"From {mail.sender}, {_when(mail, ctx)}", f"Subject: {mail.subject}"]
    lines += [f"Attachments: {', '.join(a.name for a in mail.attachments)}"] if attachments else []
    lines += [f"{len(thread)} more in this conversation: {', '.join(o.id for o in thread)}"] if thread else []
    degraded = None if mail.whole else "the e-mail is very long; only its beginning was read"
    return ToolResult(result=details, message="\n".join(lines) + f"\n\n{mail.body}", degraded=degraded)


@builtin("email.summarize_email")
async def summarize_email(ctx: ToolContext, args: EmailIdArgs) -> ToolResult:
    """{id, from, subject, date, summary, dates, amounts}."""
    mail = await _mail(mailbox_of(ctx), args.email_id)
    extract = summarize(mail.body)
    head = {"id": mail.id, "from": mail.sender, "subject": mail.subject, "date": mail.date.isoformat()}
    return ToolResult(
        result=head | {"summary": extract.summary, "dates": extract.dates, "amounts": extract.amounts},
        message=f"“{mail.subject}” from {mail.sender}, {_when(mail, ctx)}: {extract.summary}",
    )


@builtin("email.analyze_email")
async def analyze_email(ctx: ToolContext, args: AnalyzeArgs) -> ToolResult:
    """{from, subject, category, urgency, reasons, summary, dates, amounts, proposed_action: {tool_name?, args?, why}};
    the categories and urgencies are those of tools.mail.triage."""
    extract = summarize(args.body)
    judged = triage(args.sender, args.subject, args.body, extract.dates)
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


@binding("email.compose_email")
async def bind_composed(ctx: ToolContext, args: ComposeArgs) -> Bound:
    """The recipients' addresses, and a subject where none was given."""
    subject = {} if args.subject and args.subject.strip() else {"subject": subject_of(args.body)}
    return {**await bind_recipients(ctx, to=args.to, cc=args.cc), **subject}


@builtin("email.compose_email")
async def compose_email(ctx: ToolContext, args: ComposeArgs) -> ToolResult:
    """{message_id, from, to, cc, subject, filed_in, refused: {address: why}} of the message that was sent; cc, filed_in
    and refused only when there are any."""
    box = mailbox_of(ctx)
    to, cc = addresses(args.to), addresses(args.cc) if args.cc and args.cc.strip() else ""
    return await _send(box, _new(ctx, box, to, args.subject or subject_of(args.body), args.body, cc))


@builtin("email.reply_email")
async def reply_email(ctx: ToolContext, args: ReplyArgs) -> ToolResult:
    """The same of the reply, which joins the thread of the mail it answers."""
    box = mailbox_of(ctx)
    mail = await _mail(box, args.email_id)
    message = _new(ctx, box, addresses(mail.reply_to), _reply_subject(mail), args.body, "")
    if mail.message_id:
        message["In-Reply-To"] = mail.message_id
        message["References"] = mail.references
    return await _send(box, message)


@preview("email.reply_email")
async def preview_reply(ctx: ToolContext, args: ReplyArgs) -> str:
    """Whom the reply goes to and under which subject."""
    mail = await _mail(mailbox_of(ctx), args.email_id)
    return f"to: {mail.reply_to}\nsubject: {_reply_subject(mail)}"


@reconciler("email.compose_email")
async def find_composed(ctx: ToolContext, args: ComposeArgs) -> ToolResult | None:
    """The message as it was sent, when a copy is among the sent ones."""
    return await _found_among_sent(ctx)


@reconciler("email.reply_email")
async def find_reply(ctx: ToolContext, args: ReplyArgs) -> ToolResult | None:
    """The reply as it was sent, when a copy is among the sent ones."""
    return await _found_among_sent(ctx)


def addresses(text: str) -> str:
    """A list of plain addresses, separated by commas or semicolons, as a header holds it.

    Raises:
        ToolFailed: naming what is not an address.
    """
    parts = [part.strip() for part in re.split(r"[,;]", text) if part.strip()]
    wrong = [part for part in parts if not ADDRESS.fullmatch(part)]
    if wrong or not parts:
        raise ToolFailed(f"not an e-mail address: “{wrong[0] if wrong else text}”")
    return ", ".join(parts)


async def _mail(box: Mailbox, email_id: str) -> Mail:
    mail = await box.find(email_id.strip())
    if mail is None:
        raise ToolFailed(f"there is no e-mail {email_id} in your mailbox")
    return mail


def _message_id(ctx: ToolContext) -> str:
    return message_id_for(f"{ctx.owner.tenant_id}:{ctx.idempotency_key}")


def _new(ctx: ToolContext, box: Mailbox, to: str, subject: str, body: str, cc: str) -> EmailMessage:
    try:
        message = new_message(box.address, to, subject, body, cc)
        message["Message-ID"] = _message_id(ctx)
        stamp(message, ctx.services.clock().astimezone(ctx.zone))
        message.as_bytes()
    except (ValueError, LookupError) as error:
        raise ToolFailed(f"the message cannot be written: {error}") from error
    return message


async def _send(box: Mailbox, message: EmailMessage) -> ToolResult:
    delivery = await box.send(message)
    fields = {name.lower().replace("-", "_"): str(message[name] or "") for name in _SHOWN_OF_SENT}
    return _sent(fields, delivery)


async def _found_among_sent(ctx: ToolContext) -> ToolResult | None:
    found = await mailbox_of(ctx).sent(_message_id(ctx))
    if found is None:
        return None
    mail, delivery = found
    fields = {"message_id": mail.message_id, "from": mail.sender, "to": mail.to, "subject": mail.subject, "cc": mail.cc}
    return _sent(fields, delivery)


_SHOWN_OF_SENT = ("Message-ID", "From", "To", "Subject", "Cc")


def _sent(fields: dict[str, str], delivery: Delivery) -> ToolResult:
    result: dict[str, Any] = {name: value for name, value in fields.items() if value or name != "cc"}
    words = f"E-mail sent to {fields['to']}: “{fields['subject']}”"
    if delivery.filed_in:
        result["filed_in"] = delivery.filed_in
        words += f" (filed in the {'local ' if delivery.local else ''}{delivery.filed_in} folder)"
    words += "."
    if delivery.refused:
        result["refused"] = dict(delivery.refused)
        words += " Not taken for " + "; ".join(f"{who}: {why}" for who, why in delivery.refused.items()) + "."
    return ToolResult(result=result, message=words, degraded=delivery.degraded)


def _reply_subject(mail: Mail) -> str:
    return mail.subject if re.match(r"(?:re|aw)\s*:", mail.subject, re.IGNORECASE) else f"Re: {mail.subject}"


def _short(mail: Mail, ctx: ToolContext) -> dict[str, Any]:
    return {
        "id": mail.id,
        "from": mail.sender,
        "to": mail.to,
        "subject": mail.subject,
        "date": mail.date.astimezone(ctx.zone).isoformat(),
    }


def _when(mail: Mail, ctx: ToolContext) -> str:
    return f"{mail.date.astimezone(ctx.zone):%a %d %b %Y %H:%M}"


def _list_in_words(shown: list[Mail], total: int, all_words: bool, ctx: ToolContext) -> str:
    if not shown:
        return "No e-mail was found."
    head = f"Found {total} e-mail{'s' if total != 1 else ''}"
    if not all_words:
        head = f"No e-mail has all of these words; {total} {'have' if total != 1 else 'has'} some of them"
    if total > len(shown):
        head += f" (the first {len(shown)} shown)"
    lines = [f"{n}. {m.sender}: {m.subject} ({_when(m, ctx)}) [{m.id}]" for n, m in enumerate(shown, start=1)]
    return "\n".join([f"{head}:", *lines])
