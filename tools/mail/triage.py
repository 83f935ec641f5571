"""What an incoming mail wants, by rules alone: its kind, how urgent it is and why, and a next step that fits. Pure.

Used by `analyze_email`. The words are English, German and Spanish; the subject weighs three times the text. Nothing in
the mail is obeyed: a proposal names one of a few tools and carries the mail's words as text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from steward.contracts.base import Json
from steward.language.unicode_text import caseless
from steward.language.word_lists import by_value, words_for

Category: TypeAlias = Literal["issue", "invoice", "meeting_request", "newsletter", "question", "request", "other"]
Urgency: TypeAlias = Literal["high", "normal", "low"]

_SUBJECT_WEIGHT = 3
_LONGEST_READ = 20_000
_LONGEST_TITLE = 120


def _any_of(stems: Sequence[str]) -> re.Pattern[str]:
    return re.compile(r"\b(?:" + "|".join(stems) + ")")


_PRECEDENCE: Final[tuple[Category, ...]] = ("newsletter", "issue", "invoice", "meeting_request", "request")
"""Which kind it is when two are as likely; to ask politely is part of every other kind."""
_KINDS: Final = {kind: _any_of(by_value("mail_kinds")[kind]) for kind in _PRECEDENCE}
_URGENT: Final = _any_of(words_for("urgent"))
_SOON: Final = _any_of(words_for("soon"))
_CALM: Final = _any_of(words_for("calm"))
_MACHINE: Final = re.compile(r"(?:monitor|alert|nagios|noreply|no-reply|status|ops|watchdog|cron|zabbix|grafana)")

_BARE_TIME: Final = re.compile(r"\d{1,2}:\d{2}")


@dataclass(frozen=True, slots=True)
class Triage:
    """The judgement. `proposal` is {why} or {tool_name, args, why}."""

    category: Category
    urgency: Urgency
    reasons: list[str]
    proposal: dict[str, Json]


def triage(sender: str, subject: str, body: str, dates: list[str]) -> Triage:
    """Judge a mail. `dates` are the date words found in it, for a due date."""
    title, text = caseless(subject), caseless(body[:_LONGEST_READ])
    category = _category(caseless(sender), title, text)
    urgency, reasons = _urgency(category, title, text)
    return Triage(category, urgency, reasons, _proposal(category, urgency, sender, _short(subject, body), dates))


def _category(sender: str, title: str, text: str) -> Category:
    scores: dict[Category, int] = {}
    for kind, words in _KINDS.items():
        scores[kind] = len(set(words.findall(title))) * _SUBJECT_WEIGHT + len(set(words.findall(text)))
    if scores["issue"] and _MACHINE.search(sender.partition("@")[0]):
        scores["issue"] += _SUBJECT_WEIGHT
    if scores["newsletter"]:
        scores["newsletter"] += _SUBJECT_WEIGHT
    scores["request"] = min(scores["request"], 1)
    best = max(_PRECEDENCE, key=lambda kind: (scores[kind], -_PRECEDENCE.index(kind)))
    if scores[best] and best != "request":
        return best
    if "?" in title or "?" in text:
        return "question"
    return best if scores[best] else "other"


def _urgency(category: Category, title: str, text: str) -> tuple[Urgency, list[str]]:
    """`high` and `low` have their reasons; `normal` is what is left."""
    both = f"{title}\n{text}"
    if category == "newsletter":
        return "low", ["it went out to many"]
    if calm := _CALM.search(both):
        return "low", [f"it says “{calm.group()}”"]
    reasons = ["something does not work as it should"] if category == "issue" else []
    reasons += [f"it says “{word}”" for word in dict.fromkeys(_URGENT.findall(both))]
    reasons += [f"it is about “{word}”" for word in dict.fromkeys(_SOON.findall(both))]
    return ("high" if reasons else "normal"), reasons[:5]


def _proposal(category: Category, urgency: Urgency, sender: str, title: str, dates: list[str]) -> dict[str, Json]:
    """A task is what helps with most mails: what is written back, or done, is the user's to say."""
    todo = {
        "issue": (f"Investigate: {title}", "something is wrong and should be looked into"),
        "invoice": (f"Pay: {title}", "a payment is asked for"),
        "meeting_request": (f"Answer the invitation of {sender}: {title}", "someone wants to meet"),
        "question": (f"Answer {sender}: {title}", "a question is asked"),
        "request": (f"See to it for {sender}: {title}", "something is asked for"),
    }.get(category)
    if todo is None:
        why = "it went out to many and asks for nothing" if category == "newsletter" else "it asks for nothing"
        return {"why": why}
    args: dict[str, Json] = {"title": todo[0][:_LONGEST_TITLE], "priority": "high" if urgency == "high" else "normal"}
    days = [date for date in dates if not _BARE_TIME.match(date)]
    if days and category in ("invoice", "meeting_request"):
        args["due_date"] = days[0]
    return {"tool_name": "add_task", "args": args, "why": todo[1]}


def _short(subject: str, body: str) -> str:
    """The subject in one line, or the beginning of the text without one."""
    return " ".join((subject.strip() or body.strip()[:80]).split()) or "(no subject)"
