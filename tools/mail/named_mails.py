"""Which mail a call is about: by its id, or by what the user calls it ("kim", "the invoice from Kim").

Used by the e-mail tools that take an id, and by their bindings, so that what a human approves is a certain mail.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from steward.contracts.errors import ToolFailed
from steward.language.stems import stem
from steward.language.unicode_text import unaccented
from steward.language.word_lists import any_of
from steward.tools.mail.mailbox import Mailbox
from steward.tools.mail.message import Mail
from steward.tools.mail.search import Wanted

_LATEST = re.compile(rf"(?<!\w)(?:{any_of('latest')})(?!\w)", re.IGNORECASE)
_POSSESSIVE = re.compile(r"['’]s?(?!\w)")
_ANSWERED = re.compile(r"^(?:(?:re|aw|fwd?|wg)\s*:\s*)+", re.IGNORECASE)
_SHOWN = 5
_LONGEST = 80


async def mail_called(box: Mailbox, name: str) -> Mail:
    """The mail of that id; else the newest of the sender of that name; else the one with all of the words in sender
    and subject, or failing that anywhere, where the mails that have them are of one conversation.

    Raises:
        ToolFailed: in words for the user, when none fits, or several that differ.
    """
    name = name.strip()
    mail = await box.find(name)
    if mail is not None:
        return mail
    named = _LATEST.sub(" ", bare := _POSSESSIVE.sub("", name))
    wanted = Wanted(" ".join(stem(word.casefold()) for word in Wanted(named).spelled))
    found = await box.search(wanted)
    fitting = _fitting(found.mails, wanted.words) if wanted.words or named != bare else []
    if not fitting:
        latest = (await box.search(Wanted())).mails
        there_are = f"; the latest are: {_listed(latest)}" if latest else ""
        raise ToolFailed(f"there is no e-mail {name[:_LONGEST]} in your mailbox{there_are}")
    differing = _differing(fitting, wanted.words)
    if len(differing) > 1:
        raise ToolFailed(f"several e-mails fit “{name[:_LONGEST]}”: {_listed(differing)}; say which one")
    return await box.find(differing[0].id) or differing[0]


def subject_of_conversation(mail: Mail) -> str:
    """The subject without what answering and forwarding put before it."""
    return _ANSWERED.sub("", mail.subject)


def _fitting(mails: Sequence[Mail], words: Sequence[str]) -> list[Mail]:
    """The mails with all the words in the sender, else in sender and subject, else in these and the text."""
    wanted = set(words)
    for read in (lambda mail: mail.sender, lambda mail: f"{mail.sender} {mail.subject}", _everything):
        if found := [mail for mail in mails if _has_all(read(mail), wanted)]:
            return found
    return []


def _differing(mails: Sequence[Mail], words: Sequence[str]) -> list[Mail]:
    """The newest of each sender where the sender was named, else of each conversation; the newest first."""
    wanted = set(words)
    newest: dict[str, Mail] = {}
    for mail in sorted(mails, key=lambda mail: mail.date, reverse=True):
        reported = mail.sender_address if _has_all(mail.sender, wanted) else subject_of_conversation(mail)
        newest.setdefault(reported.casefold() if wanted else "", mail)
    return list(newest.values())


def _everything(mail: Mail) -> str:
    return f"{mail.sender} {mail.subject} {mail.body}"


def _has_all(text: str, stems: set[str]) -> bool:
    """Whether every stem is that of a whole word of the text, or long enough to begin one: "invoic" of "invoices"."""
    words = set(re.findall(r"\w+", unaccented(text)))
    known = words | set(map(stem, words))
    return all(one in known or (len(one) > 3 and any(word.startswith(one) for word in words)) for one in stems)


def _listed(mails: Sequence[Mail]) -> str:
    more = f" and {len(mails) - _SHOWN} more" if len(mails) > _SHOWN else ""
    shown = (f"“{mail.subject[:_LONGEST]}” from {mail.sender_name or mail.sender_address}" for mail in mails[:_SHOWN])
    return "; ".join(shown) + more
