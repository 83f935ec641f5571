"""Finding mails by words and sender, and the short forms they are shown in. Pure; used by the e-mail tools."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from steward.language.stems import SMALL_WORDS
from steward.language.unicode_text import caseless, normalized, unaccented
from steward.language.word_lists import words_for
from steward.tools.mail.message import Mail

_SNIPPET = 160
_NOT_SIGNIFICANT = frozenset(map(unaccented, SMALL_WORDS.union(words_for("mail_words"))))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for: words, one sender, nothing sent before `earliest`, only what was sent before `end`, only
    mails that are unread or not, that have an attachment or not. All of it is optional."""

    query: str = ""
    sender: str | None = None
    earliest: datetime | None = None
    end: datetime | None = None
    unread: bool | None = None
    has_attachment: bool | None = None

    @property
    def words(self) -> list[str]:
        """The words of the query that say what is looked for, as they are compared, in order, each once."""
        return [unaccented(word) for word in self.spelled]

    @property
    def spelled(self) -> list[str]:
        """The same words as they were written."""
        forms: dict[str, str] = {}
        for word in re.findall(r"\w+", normalized("NFKC", self.query)):
            if unaccented(word) not in _NOT_SIGNIFICANT:
                forms.setdefault(unaccented(word), word)
        return list(forms.values())

    def admits(self, mail: Mail) -> bool:
        """Whether a mail is all that is wanted beside the words."""
        return (
            (self.earliest is None or mail.date >= self.earliest)
            and (self.end is None or mail.date < self.end)
            and self.unread in (None, mail.unread)
            and self.has_attachment in (None, mail.has_attachment)
            and (not self.sender or is_from(mail, self.sender))
        )


@dataclass(frozen=True, slots=True)
class Found:
    """Matching mails, the newest first. `all_words` is false when only some of the words were found in each.
    `total` counts those that were not read too."""

    mails: list[Mail]
    all_words: bool
    total: int


def search(mails: Sequence[Mail], wanted: Wanted) -> Found:
    """Mails that hold every significant word of the query in sender, subject or text; failing that, any of them."""
    pool = [mail for mail in mails if wanted.admits(mail)]
    words = wanted.words
    if not words:
        return Found(pool, True, len(pool))
    hits = {id(mail): _has(mail, words) for mail in pool}
    complete = [mail for mail in pool if all(hits[id(mail)])]
    partial = [mail for mail in pool if any(hits[id(mail)])]
    chosen = ranked(complete or partial, words)
    return Found(chosen, bool(complete) or not partial, len(chosen))


def ranked(mails: Sequence[Mail], words: Sequence[str]) -> list[Mail]:
    """Mails by how many of the words they hold, then the newest first."""

    def weight(mail: Mail) -> tuple[int, datetime]:
        return sum(_has(mail, words)), mail.date

    return sorted(mails, key=weight, reverse=True)


def is_from(mail: Mail, sender: str) -> bool:
    """True when `sender` is the whole address, or a part of the address or of the display name."""
    wanted = caseless(sender).strip("<> ")
    address = caseless(mail.sender_address)
    if re.fullmatch(r"[^@\s]+@[^@\s]+", wanted):
        return wanted == address  # With another accent it is another's.
    name, parts = unaccented(mail.sender_name), unaccented(wanted).split()
    return bool(parts) and (all(part in name for part in parts) or wanted in address)


def snippet(mail: Mail, words: Sequence[str]) -> str:
    """About 160 characters of the text around the first word that was looked for."""
    text = " ".join(mail.body.split())
    plain = unaccented(text)
    places = [place for word in words if (place := plain.find(word)) >= 0]
    start = max(0, min(places, default=0) - _SNIPPET // 3)
    start = text.rfind(" ", 0, start) + 1 if start else 0
    cut = text[start : start + _SNIPPET]
    return ("…" if start else "") + cut + ("…" if start + _SNIPPET < len(text) else "")


def _has(mail: Mail, words: Sequence[str]) -> list[bool]:
    text = unaccented(f"{mail.sender}\n{mail.subject}\n{mail.body}")
    return [word in text for word in words]
