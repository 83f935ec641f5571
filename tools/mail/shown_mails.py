"""A mail as an approval shows it, and the same mail when the call that was approved works on it."""

from __future__ import annotations

from steward.contracts.errors import ShownChanged
from steward.contracts.shown import Shown, ShownField
from steward.language.phrases import phrase
from steward.tools.context import ToolContext
from steward.tools.mail.mailbox import Mailbox
from steward.tools.mail.message import Mail
from steward.tools.mail.named_mails import mail_called


def named(ctx: ToolContext, mail: Mail, label: str) -> ShownField:
    """The mail by subject, sender and date."""
    words = phrase(ctx.lang, "mail_is", title=mail.subject, who=mail.sender, when=ctx.in_words(mail.date))
    return ShownField(label=label, value=words, says=["email_id"])


def shown_mail(mail: Mail, *fields: ShownField) -> Shown:
    """These fields, and the mail itself as it is now."""
    return Shown(fields=list(fields), objects={mail.id: mail.sha256})


async def mail_to_act_on(ctx: ToolContext, box: Mailbox, name: str) -> Mail:
    """The mail that a call works on: the very one that was shown, where its call was approved.

    Raises:
        ToolFailed: there is no such mail.
        ShownChanged: it is another than was shown, or gone.
    """
    mail = await (mail_called(box, name) if ctx.shown is None else box.find(name))
    if mail is None:
        raise ShownChanged("the e-mail is not in your mailbox any more")
    ctx.check_shown(mail.id, mail.sha256)
    return mail
