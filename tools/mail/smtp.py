"""The SMTP side of an account: one message, handed over once, and what every way to fail says about it.

Used by `AccountMailbox`. Until the server has been given the text after DATA, nothing has been sent (RFC 5321, 4.1.1.4
and 6.1): a refusal is final, a transient reply or a broken connection means later. From then on only the server's
reply tells; without it the outcome is unknown.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from email import policy
from email.message import EmailMessage
from email.utils import getaddresses

import aiosmtplib
from aiosmtplib import SMTPException, SMTPResponseException

from steward.contracts.errors import ToolError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.tools.mail.account import Account, Server

_BEFORE_DATA_S = 15.0
"""For all that comes before the text."""
_DATA_S = 20.0
"""For the text and the server's reply to it. Both, and filing the copy, stay within the tool's own limit."""
_PARTING_S = 1.0


async def deliver(account: Account, message: EmailMessage) -> dict[str, str]:
    """Hand a message over; the recipients that were refused with the server's reason, when others were taken.

    Raises:
        ToolFailed: refused for good; nothing was sent.
        ToolUnavailable: not reached, or refused for now; nothing was sent.
        ToolOutcomeUnknown: the text was handed over and no reply came.
    """
    recipients = [address for _, address in getaddresses([str(message["To"]), str(message["Cc"] or "")]) if address]
    server = account.smtp
    async with _nothing_sent(server):
        context = await asyncio.to_thread(server.tls)
        client = _client(server, context)
    try:
        async with _nothing_sent(server), asyncio.timeout(_BEFORE_DATA_S):
            await client.connect()
            if client.is_ehlo_or_helo_needed:
                await client.ehlo()
            await _log_in(client, server)
            raw, options = _encoded(client, server, account.address, recipients, message)
            await client.mail(account.address, options=options, encoding="utf-8")
            refused = await _name_recipients(client, server, recipients)
        await _hand_over(client, server, raw)
        # The message is taken: how the parting goes is of no account.
        with suppress(SMTPException, OSError):
            await client.quit(timeout=_PARTING_S)
    finally:
        client.close()
    return refused


def _client(server: Server, context: ssl.SSLContext) -> aiosmtplib.SMTP:
    return aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        use_tls=server.security == "tls",
        start_tls=server.security == "starttls",
        tls_context=None if server.security == "none" else context,
        timeout=server.timeout_s,
    )


async def _log_in(client: aiosmtplib.SMTP, server: Server) -> None:
    login = server.login
    if login is None:
        return
    try:
        if login.kind == "xoauth2":
            await client.auth_xoauth2(login.user, login.value())
        else:
            await client.login(login.user, login.value())
    except aiosmtplib.SMTPAuthenticationError as error:
        raise _refused(server, error.code, error.message, f"refuses the login of {login.user}") from error


def _encoded(
    client: aiosmtplib.SMTP, server: Server, sender: str, recipients: Sequence[str], message: EmailMessage
) -> tuple[bytes, list[str]]:
    """The text as it is sent and the options of MAIL; in 7 bits unless an address needs SMTPUTF8 (RFC 6531)."""
    international = [address for address in (sender, *recipients) if not address.isascii()]
    if not international:
        return message.as_bytes(policy=policy.SMTP.clone(cte_type="7bit")), []
    if not client.supports_extension("smtputf8"):
        raise ToolFailed(f"{server.host} cannot send to addresses such as {international[0]}")
    return message.as_bytes(policy=policy.SMTPUTF8), ["SMTPUTF8", "BODY=8BITMIME"]


async def _name_recipients(client: aiosmtplib.SMTP, server: Server, recipients: Sequence[str]) -> dict[str, str]:
    """Raises when no recipient is taken: for now when that holds of all of them."""
    refused: dict[str, str] = {}
    codes: list[int] = []
    for address in recipients:
        try:
            await client.rcpt(address, encoding="utf-8")
        except aiosmtplib.SMTPRecipientRefused as error:
            refused[address] = server.printable(f"{error.code} {error.message}")
            codes.append(error.code)
    if len(refused) < len(recipients):
        return refused
    reported = "; ".join(f"{address}: {why}" for address, why in refused.items())
    text = f"{server.host} takes no mail for {reported}"
    raise ToolUnavailable(text) if all(400 <= code < 500 for code in codes) else ToolFailed(text)


async def _hand_over(client: aiosmtplib.SMTP, server: Server, raw: bytes) -> None:
    """A reply of 4xx or 5xx, to DATA or to the text, is a no (RFC 5321, 4.2.5); anything else is no reply."""
    try:
        async with asyncio.timeout(_DATA_S):
            await client.data(raw, timeout=_DATA_S)
    except SMTPResponseException as error:
        if 400 <= error.code < 600:
            raise _refused(server, error.code, error.message, "does not take the message") from error
        raise ToolOutcomeUnknown(f"{server.host} gave no clear reply to the message") from error
    except (SMTPException, OSError, TimeoutError) as error:
        raise ToolOutcomeUnknown(f"{server.host} broke off after it was given the message") from error


@asynccontextmanager
async def _nothing_sent(server: Server) -> AsyncIterator[None]:
    """Whatever fails in here, no message was given to the server."""
    try:
        yield
    except ToolError:
        raise
    except ssl.SSLCertVerificationError as error:
        raise ToolFailed(f"the certificate of {server.host} is not trusted: {error.verify_message}") from error
    except SMTPResponseException as error:
        raise _refused(server, error.code, error.message, "refuses") from error
    except (aiosmtplib.SMTPNotSupported, ValueError) as error:
        raise ToolFailed(f"{server.host}: {server.printable(str(error))}") from error
    except (SMTPException, OSError, TimeoutError) as error:
        cause = error.__cause__
        if isinstance(cause, ssl.SSLCertVerificationError):
            raise ToolFailed(f"the certificate of {server.host} is not trusted: {cause.verify_message}") from error
        raise ToolUnavailable(f"{server.host} cannot be reached: {server.printable(str(error))}") from error


def _refused(server: Server, code: int, message: str, what: str) -> ToolError:
    text = f"{server.host} {what}: {server.printable(f'{code} {message}')}"
    return ToolFailed(text) if 500 <= code < 600 else ToolUnavailable(text)
