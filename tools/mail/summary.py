"""A short extract of a mail without any model: its first sentences, and the dates and amounts it names."""

from __future__ import annotations

import re
from dataclasses import dataclass

from steward.language.moments.names import MONTHS, WEEKDAYS
from steward.language.money import amounts_in
from steward.language.word_lists import any_of

_SENTENCES = 3
_LONGEST = 500
_GREETING = re.compile(
    r"^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten \w+|good \w+)\b[^.!?\n]{0,60}[,!.:]?$", re.IGNORECASE
)
_QUOTED = re.compile(
    r"^(?:>|On .{5,100} wrote:$|Am .{5,100} schrieb|El .{5,100} escribió:$|Begin forwarded message:"
    r"|-{2,} ?(?:e-mail inside|forwarded|original|weitergeleitete|ursprüngliche|mensaje) .{0,300}$)",
    re.IGNORECASE,
)
"""Matches the line above words of somebody else: "> hi", "---------- Forwarded message ----------"."""
_MONTHS = "|".join(sorted({name[:3] for name in MONTHS}))
_WEEKDAYS = "|".join(sorted((name for name in WEEKDAYS if len(name) > 5), key=len, reverse=True))
_DATE = re.compile(
    rf"\b(?:\d{{4}}-\d{{2}}-\d{{2}}|\d{{1,2}}[./]\d{{1,2}}[./]\d{{2,4}}"
    rf"|\d{{1,2}}\.? (?:{_MONTHS})[a-zä]{{0,6}}(?: \d{{4}})?|(?:{_MONTHS})[a-z]{{0,6}} \d{{1,2}}(?:, \d{{4}})?"
    rf"|(?:{_WEEKDAYS})(?: (?:at )?\d{{1,2}}(?::\d{{2}})?(?: ?[ap]m)?)?"
    rf"|{any_of('dated_days')}|\d{{1,2}}:\d{{2}}(?: ?[ap]m)?)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Extract:
    """The first sentences, and the dates and amounts as they were written, at most ten of each."""

    summary: str
    dates: list[str]
    amounts: list[str]


def summarize(body: str) -> Extract:
    """The first sentences of the sender's own words, and what is named anywhere in them."""
    own = _own_words(body) or body.strip()
    sentences = [s for s in re.split(r"(?<=[.!?])\s+|\n{2,}", own) if s.strip()]
    text = " ".join(" ".join(sentences[:_SENTENCES]).split())
    if len(text) > _LONGEST:
        text = text[: text.rfind(" ", 0, _LONGEST)] + "…"
    return Extract(
        summary=text or "(no text)",
        dates=list(dict.fromkeys(_DATE.findall(own)))[:10],
        amounts=amounts_in(own)[:10],
    )


def _own_words(body: str) -> str:
    """The text without greeting, quoted mail and signature."""
    kept: list[str] = []
    for line in body.splitlines():
        if line.rstrip() == "--" or line.startswith("-- ") or _QUOTED.match(line):
            break
        if not kept and (not line.strip() or _GREETING.match(line.strip())):
            continue
        kept.append(line)
    return "\n".join(kept).strip()
