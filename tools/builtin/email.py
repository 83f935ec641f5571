"""The e-mail family on local Maildir folders. What is sent is filed under Sent and does not leave the machine."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from email.message import EmailMessage
from typing import Any

from contracts.errors import ToolFailed
from tools.context import ToolArgs, ToolContext, ToolResult
from tools.demo_mail import seed
from tools.functions import builtin, preview
from tools.mail_message import Mail, new_message
from tools.mail_search import search, snippet
from tools.mail_store import MailStore, folder_name, message_id_for, stamp
from tools.mail_summary import summarize
from tools.ports import MailSettings, needed

DEFAULT_LIMIT = 10
_ADDRESS = re.compile(r"[^\s@,;<>\"()]+@[^\s@,;<>\"()]+")


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
    """Arguments of compose_email; addresses are separated by commas."""

    to: str
    subject: str
    body: str
    cc: str | None = None


class ReplyArgs(ToolArgs):
    """Arguments of reply_email."""

    email_id: str
    body: str


@builtin("email.search_email")
async def search_email(ctx: ToolContext, args: SearchArgs) -> ToolResult:
    """{total_found, emails: [{id, from, to, subject, date, snippet}], matched: all | some}, best first."""
    mails = await asyncio.to_thread(_inbox, ctx)
    found = search(mails, args.query, args.from_email, args.days_back, ctx.services.clock())
    shown = found.mails[: args.limit]
    return ToolResult(
        result={
            "total_found": len(found.mails),
            "matched": "all" if found.all_words else "some",
            "emails": [_short(mail, ctx, found.words) for mail in shown],
        },
        message=_list_in_words(shown, len(found.mails), found.all_words, ctx),
    )


@builtin("email.get_email_details")
async def get_email_details(ctx: ToolContext, args: EmailIdArgs) -> ToolResult:
    """The whole mail: {id, from, to, cc, subject, date, body, attachments}."""
    mail = await asyncio.to_thread(_mail, ctx, args.email_id)
    details = {key: value for key, value in _short(mail, ctx, ()).items() if key != "snippet"}
    details |= {"cc": mail.cc, "body": mail.body, "attachments": list(mail.attachments)}
    head = f"From {mail.sender}, {_when(mail, ctx)}\nSubject: {mail.subject}"
    return ToolResult(result=details, message=f"{head}\n\n{mail.body}")


@builtin("email.summarize_email")
async def summarize_email(ctx: ToolContext, args: EmailIdArgs) -> ToolResult:
    """{id, from, subject, date, summary, dates, amounts}."""
    mail = await asyncio.to_thread(_mail, ctx, args.email_id)
    extract = summarize(mail)
    head = {"id": mail.id, "from": mail.sender, "subject": mail.subject, "date": mail.date.isoformat()}
    return ToolResult(
        result=head | extract, message=f"“{mail.subject}” from {mail.sender}, {_when(mail, ctx)}: {extract['summary']}"
    )


@builtin("email.compose_email")
async def compose_email(ctx: ToolContext, args: ComposeArgs) -> ToolResult:
    """{message_id, from, to, cc, subject, filed_in} of the message that was sent."""
    to, cc = addresses(args.to), addresses(args.cc) if args.cc and args.cc.strip() else ""
    message = _new(ctx, to, args.subject, args.body, cc)
    return await _send(ctx, message)


@builtin("email.reply_email")
async def reply_email(ctx: ToolContext, args: ReplyArgs) -> ToolResult:
    """{message_id, from, to, subject, filed_in} of the reply, which joins the thread of the mail it answers."""
    mail = await asyncio.to_thread(_mail, ctx, args.email_id)
    message = _new(ctx, addresses(mail.reply_to), _reply_subject(mail), args.body, "")
    if mail.message_id:
        message["In-Reply-To"] = mail.message_id
        message["References"] = mail.references
    return await _send(ctx, message)


@preview("email.reply_email")
async def preview_reply(ctx: ToolContext, args: ReplyArgs) -> str:
    """Whom the reply goes to and under which subject."""
    mail = await asyncio.to_thread(_mail, ctx, args.email_id)
    return f"to: {mail.reply_to}\nsubject: {_reply_subject(mail)}"


def addresses(text: str) -> str:
    """A list of plain addresses, separated by commas or semicolons, as a header holds it.

    Raises:
        ToolFailed: naming what is not an address.
    """
    parts = [part.strip() for part in re.split(r"[,;]", text) if part.strip()]
    wrong = [part for part in parts if not _ADDRESS.fullmatch(part)]
    if wrong or not parts:
        raise ToolFailed(f"not an e-mail address: “{wrong[0] if wrong else text}”")
    return ", ".join(parts)


def _settings(ctx: ToolContext) -> MailSettings:
    return needed(ctx.services.mail, "the mailbox")


def _own_address(ctx: ToolContext) -> str:
    given = _settings(ctx).from_address
    if given:
        return given
    return ctx.user_id if _ADDRESS.fullmatch(ctx.user_id) else f"{folder_name(ctx.user_id)}@localhost"


def _store(ctx: ToolContext) -> MailStore:
    settings = _settings(ctx)
    store = MailStore(settings.root, ctx.tenant_id, ctx.user_id)
    if settings.demo:
        seed(store, _own_address(ctx), ctx.services.clock().astimezone(ctx.zone))
    return store


def _inbox(ctx: ToolContext) -> list[Mail]:
    return _store(ctx).mails()


def _mail(ctx: ToolContext, email_id: str) -> Mail:
    mail = _store(ctx).find(email_id.strip())
    if mail is None:
        raise ToolFailed(f"there is no e-mail {email_id} in your mailbox")
    return mail


def _new(ctx: ToolContext, to: str, subject: str, body: str, cc: str) -> EmailMessage:
    try:
        message = new_message(_own_address(ctx), to, subject, body, cc)
        message["Message-ID"] = message_id_for(f"{ctx.tenant_id}:{ctx.idempotency_key}")
        stamp(message, ctx.services.clock().astimezone(ctx.zone))
        message.as_bytes()
    except (ValueError, LookupError) as error:
        raise ToolFailed(f"the message cannot be written: {error}") from error
    return message


async def _send(ctx: ToolContext, message: EmailMessage) -> ToolResult:
    await asyncio.to_thread(_store(ctx).file_sent, message)
    sent = {name.lower().replace("-", "_"): str(message[name]) for name in ("Message-ID", "From", "To", "Subject")}
    if message["Cc"]:
        sent["cc"] = str(message["Cc"])
    return ToolResult(
        result=sent | {"filed_in": "Sent"},
        message=f"E-mail sent to {message['To']}: “{message['Subject']}” (filed in the local Sent folder).",
    )


def _reply_subject(mail: Mail) -> str:
    return mail.subject if re.match(r"(?:re|aw)\s*:", mail.subject, re.IGNORECASE) else f"Re: {mail.subject}"


def _short(mail: Mail, ctx: ToolContext, words: Sequence[str]) -> dict[str, Any]:
    return {
        "id": mail.id,
        "from": mail.sender,
        "to": mail.to,
        "subject": mail.subject,
        "date": mail.date.astimezone(ctx.zone).isoformat(),
        "snippet": snippet(mail, words),
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
