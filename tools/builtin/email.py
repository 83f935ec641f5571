"""The sending half of the e-mail family: writing, answering and forwarding, on whatever mailbox the caller has.

Each message carries an id made from the call, by which a copy of it is found again.
"""

from __future__ import annotations

import hashlib
import re
from email.message import EmailMessage
from typing import Any

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.contracts.shown import Shown, ShownField
from steward.language.addresses import is_address
from steward.language.phrases import phrase
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import Bound, binding, builtin, preview, reconciler
from steward.tools.mail.choice import mailbox_of
from steward.tools.mail.forwarding import add_attachments, forwarded_subject, forwarded_text
from steward.tools.mail.mailbox import Delivery, Mailbox
from steward.tools.mail.message import Mail, new_message
from steward.tools.mail.named_mails import mail_called
from steward.tools.mail.shown_mails import mail_to_act_on, named, shown_mail
from steward.tools.mail.store import message_id_for, stamp
from steward.tools.mail.subjects import subject_of
from steward.tools.recipients import bind_recipients

_PREVIEWED = 500
"""Characters of a mail's text that an approval shows."""


class ComposeArgs(ToolArgs):
    """Arguments of compose_email; names in `to` and `cc` are addresses, separated by commas, by the time of sending."""

    to: str
    body: str
    subject: str | None = None
    cc: str | None = None


class ReplyArgs(ToolArgs):
    """Arguments of reply_email; the mail by its id, or by what the user calls it, whose subject is the default."""

    email_id: str
    body: str
    subject: str | None = None


class ForwardArgs(ToolArgs):
    """Arguments of forward_email; the mail as in reply_email, the addresses as in compose_email."""

    email_id: str
    to: str
    note: str | None = None


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
    return await _send(ctx, box, _new(ctx, box, to, args.subject or subject_of(args.body), args.body, cc))


@binding("email.reply_email")
async def bind_reply(ctx: ToolContext, args: ReplyArgs) -> dict[str, Json]:
    """The id of the mail that is meant."""
    return {"email_id": (await mail_called(mailbox_of(ctx), args.email_id)).id}


@builtin("email.reply_email")
async def reply_email(ctx: ToolContext, args: ReplyArgs) -> ToolResult:
    """The same of the reply, which joins the thread of the mail it answers."""
    box = mailbox_of(ctx)
    mail = await mail_to_act_on(ctx, box, args.email_id)
    message = _new(ctx, box, addresses(mail.reply_to), _reply_subject(mail, args), args.body, "")
    if mail.message_id:
        message["In-Reply-To"] = mail.message_id
        message["References"] = mail.references
    return await _send(ctx, box, message)


@preview("email.reply_email")
async def preview_reply(ctx: ToolContext, args: ReplyArgs) -> Shown:
    """Whom the reply goes to, under which subject, and which mail it answers."""
    mail = await mail_called(mailbox_of(ctx), args.email_id)
    if not mail.reply_to:
        raise ToolFailed(f"the e-mail “{mail.subject}” names no address that a reply could go to")
    fields = [ShownField(label="to", value=mail.reply_to)]
    if mail.other_reply_address:
        note = phrase(ctx.lang, "replies_elsewhere", to=mail.reply_to, sender=mail.sender_address)
        fields.append(ShownField(label="attention", value=note))
    fields.append(ShownField(label="subject", value=_reply_subject(mail, args)))
    return shown_mail(mail, *fields, named(ctx, mail, "answers"))


@binding("email.forward_email")
async def bind_forward(ctx: ToolContext, args: ForwardArgs) -> Bound:
    """The id of the mail that is meant, and the recipients' addresses."""
    meant = await mail_called(mailbox_of(ctx), args.email_id)
    return {**await bind_recipients(ctx, to=args.to), "email_id": meant.id}


@builtin("email.forward_email")
async def forward_email(ctx: ToolContext, args: ForwardArgs) -> ToolResult:
    """The same of the mail with the forwarded one, its text and its attachments."""
    box = mailbox_of(ctx)
    mail = await mail_to_act_on(ctx, box, args.email_id)
    raw = await box.content(mail.id)
    if raw is None:
        raise ToolFailed(f"the e-mail “{mail.subject}” is not in your mailbox any more")
    ctx.check_shown(mail.id, hashlib.sha256(raw).hexdigest())
    text = forwarded_text(mail, args.note or "", ctx.zone)
    message = _new(ctx, box, addresses(args.to), forwarded_subject(mail), text, "")
    add_attachments(message, raw)
    return await _send(ctx, box, message)


@preview("email.forward_email")
async def preview_forward(ctx: ToolContext, args: ForwardArgs) -> Shown:
    """What leaves the mailbox: which mail it is, its attachments and how its text begins."""
    mail = await mail_called(mailbox_of(ctx), args.email_id)
    fields = [named(ctx, mail, "forwards"), ShownField(label="subject", value=forwarded_subject(mail))]
    if mail.attachments:
        fields.append(ShownField(label="attachments", value=", ".join([*mail.files, *mail.pictures])))
    rest = len(mail.body) - _PREVIEWED
    text = mail.body[:_PREVIEWED] + (f"… ({rest} more characters)" if rest > 0 else "")
    return shown_mail(mail, *fields, ShownField(label="text", value=text))


@reconciler("email.compose_email")
async def find_composed(ctx: ToolContext, args: ComposeArgs) -> ToolResult | None:
    """The message as it was sent, when a copy is among the sent ones."""
    return await _found_among_sent(ctx)


@reconciler("email.forward_email")
async def find_forwarded(ctx: ToolContext, args: ForwardArgs) -> ToolResult | None:
    """The forwarded mail as it was sent, when a copy is among the sent ones."""
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
    wrong = [part for part in parts if not is_address(part)]
    if wrong or not parts:
        raise ToolFailed(f"not an e-mail address: “{wrong[0] if wrong else text}”")
    return ", ".join(parts)


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


async def _send(ctx: ToolContext, box: Mailbox, message: EmailMessage) -> ToolResult:
    delivery = await box.send(message)
    fields = {name.lower().replace("-", "_"): str(message[name] or "") for name in _SHOWN_OF_SENT}
    return _sent(ctx, fields, delivery)


async def _found_among_sent(ctx: ToolContext) -> ToolResult | None:
    found = await mailbox_of(ctx).sent(_message_id(ctx))
    if found is None:
        return None
    mail, delivery = found
    fields = {"message_id": mail.message_id, "from": mail.sender, "to": mail.to, "subject": mail.subject, "cc": mail.cc}
    return _sent(ctx, fields, delivery)


_SHOWN_OF_SENT = ("Message-ID", "From", "To", "Subject", "Cc")


def _sent(ctx: ToolContext, fields: dict[str, str], delivery: Delivery) -> ToolResult:
    """What was sent; words of others in it are the caller's, or those with which a server refused somebody."""
    result: dict[str, Any] = {name: value for name, value in fields.items() if value or name != "cc"}
    if ctx.source or delivery.refused:
        result["from_outside"] = True
    copies = phrase(ctx.lang, "copy_to", people=fields["cc"]) if fields.get("cc") else ""
    people, name = fields["to"] + copies, "mail_sent"
    if delivery.filed_in:
        result["filed_in"] = delivery.filed_in
        name = "mail_sent_kept_here" if delivery.local else "mail_sent_filed"
    words = phrase(ctx.lang, name, people=people, subject=fields["subject"], folder=delivery.filed_in)
    if delivery.refused:
        result["refused"] = dict(delivery.refused)
        words += " Not taken for " + "; ".join(f"{who}: {why}" for who, why in delivery.refused.items()) + "."
    return ToolResult(result=result, message=words, degraded=delivery.degraded)


def _reply_subject(mail: Mail, args: ReplyArgs) -> str:
    if args.subject and args.subject.strip():
        return args.subject
    return mail.subject if re.match(r"(?:re|aw)\s*:", mail.subject, re.IGNORECASE) else f"Re: {mail.subject}"
