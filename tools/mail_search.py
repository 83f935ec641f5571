"""Finding mails by words and sender, and the short forms they are shown in. Pure; used by the e-mail tools."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from tools.mail_message import Mail

_SNIPPET = 160
_SUBJECT_WEIGHT = 3
_STOP_WORDS = (
    "a an and any are about all at be by can do for from find have he her him his i in is it its me my of on or our"
    " please show she some that the their them there they this to was were we what when which with you your"
    " mail mails email emails e message messages inbox"
    " der die das den dem des ein eine einen einer und oder von vom zu zum zur mit für über im in ist meine mein"
    " nachricht nachrichten"
)
_NOT_SIGNIFICANT = frozenset(_STOP_WORDS.split())


@dataclass(frozen=True, slots=True)
class Found:
    """Matching mails, best first. `all_words` is false when only some of the words were found in each."""

    mails: list[Mail]
    all_words: bool
    words: list[str]


def search(mails: Sequence[Mail], query: str, sender: str | None, days_back: int | None, now: datetime) -> Found:
    """Mails that hold every significant word of the query in sender, subject or text; failing that, any of them."""
    earliest = now - timedelta(days=days_back) if days_back is not None else None
    pool = [m for m in mails if (earliest is None or m.date >= earliest) and (not sender or is_from(m, sender))]
    words = significant_words(query)
    if not words:
        return Found(pool, True, [])
    scored = [(_hits(mail, words), mail) for mail in pool]
    complete = [(sum(hits), mail) for hits, mail in scored if all(hits)]
    partial = [(sum(map(bool, hits)) * 1000 + sum(hits), mail) for hits, mail in scored if any(hits)]
    ranked = sorted(complete or partial, key=lambda item: (item[0], item[1].date), reverse=True)
    return Found([mail for _, mail in ranked], bool(complete) or not partial, words)


def significant_words(query: str) -> list[str]:
    """The words of a query that say what is looked for, in order, each once."""
    words = re.findall(r"\w+", folded(query))
    return list(dict.fromkeys(word for word in words if word not in _NOT_SIGNIFICANT))


def is_from(mail: Mail, sender: str) -> bool:
    """True when `sender` is the whole address, or a part of the address or of the display name."""
    wanted = folded(sender).strip().strip("<>")
    address, name = folded(mail.sender_address), folded(mail.sender_name)
    if re.fullmatch(r"[^@\s]+@[^@\s]+", wanted):
        return wanted == address
    parts = wanted.split()
    return bool(parts) and (all(part in name for part in parts) or wanted in address)


def folded(text: str) -> str:
    """Text as it is compared: compatibility forms and case do not matter."""
    return unicodedata.normalize("NFKC", text).casefold()


def snippet(mail: Mail, words: Sequence[str]) -> str:
    """About 160 characters of the text around the first word that was looked for."""
    text = " ".join(mail.body.split())
    lowered = text.lower()
    places = [place for word in words if (place := lowered.find(word)) >= 0]
    start = max(0, min(places, default=0) - _SNIPPET // 3)
    start = text.rfind(" ", 0, start) + 1 if start else 0
    cut = text[start : start + _SNIPPET]
    return ("…" if start else "") + cut + ("…" if start + _SNIPPET < len(text) else "")


def _hits(mail: Mail, words: Sequence[str]) -> list[int]:
    subject = folded(mail.subject)
    text = folded(f"{mail.sender} {mail.body}")
    return [subject.count(word) * _SUBJECT_WEIGHT + text.count(word) for word in words]
