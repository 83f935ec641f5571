"""Which mails belong to one conversation (RFC 5322, 3.6.4): those whose Message-IDs and References meet. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable

from steward.tools.mail.message import Mail

_MESSAGE_ID = re.compile(r"<[^<>\s]+>")


def ids_of(mail: Mail) -> list[str]:
    """The Message-IDs a mail names, of its ancestors first and its own last, each once."""
    named = _MESSAGE_ID.findall(f"{mail.references} {mail.in_reply_to}")
    own = [mail.message_id] if mail.message_id else []
    return list(dict.fromkeys([name for name in named if name != mail.message_id] + own))


def of_one_thread(mail: Mail, mails: Iterable[Mail]) -> list[Mail]:
    """The others of the conversation of `mail`, oldest first, each once: a mail and its copy among the sent ones are
    one, what somebody else sends under the same Message-ID is another."""
    ours = set(ids_of(mail))
    found = {_once(other): other for other in mails if ours & set(ids_of(other))}
    found.pop(_once(mail), None)
    return sorted(found.values(), key=lambda other: other.date)


def _once(mail: Mail) -> tuple[str, str]:
    return mail.message_id or mail.id, mail.sender_address.casefold()
