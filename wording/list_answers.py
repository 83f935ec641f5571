"""What a list answers: one thing's moment or place, a yes or no, a count, the latest, or the things that are meant.

Pure. None where the tool's own words are the answer: an open question in English about all that was found.
"""

from __future__ import annotations

from datetime import datetime, time

from steward.contracts.base import Json
from steward.language.money import amounts_in
from steward.language.phrases import days_in_words
from steward.language.questions import Wanted
from steward.wording.asked import Asked
from steward.wording.fields import Record
from steward.wording.free_time import free_answer
from steward.wording.listings import SHORT, Listing, end_of, listed, listing_in, nothing, place_of
from steward.wording.ranges import days_of, narrowed, span_in_words, span_of
from steward.wording.topics import Meant, meant_in
from steward.wording.words import SHOWN_ITEMS, line


def list_answer(asked: Asked, result: Json) -> str | None:
    """The answer that a list gives, or None."""
    listing = listing_in(result)
    if listing is None:
        return None
    if listing.fields.noun == "event" and (free := free_answer(asked, listing, result)) is not None:
        return free
    span = span_of(asked, result)
    meant = meant_in(asked, _by_status(asked, listing), days_of(span) if span else None)
    about = _about(asked, meant, result)
    if not meant.listing.items:
        return _none(asked, listing, meant.listing, about)
    if isinstance(result, dict) and result.get("matched") == "some" and asked.question.wanted is not Wanted.HOW_MUCH:
        return _missed(asked, listing, narrowed(asked), "", sure=False)
    return _of_some(asked, listing, meant, about)


def _of_some(asked: Asked, listing: Listing, meant: Meant, about: str) -> str | None:
    question, chosen = asked.question, meant.listing
    if meant.missed and (question.names or question.wanted is not Wanted.OPEN):
        words = f"{about} {asked.say('mentioning', words=' '.join(meant.missed))}"
        return _missed(asked, chosen, words, about, sure=bool(question.names))
    if (
        question.of_latest
        and _is_newest_first(asked, chosen)
        and chosen.fields.noun == "email"
        and question.wanted in (Wanted.OPEN, Wanted.WHEN)
    ):
        return _latest(asked, chosen)
    if (coming := _coming(asked, chosen)) and question.of_next:
        return _report(asked, chosen, coming[0], "next_is")
    match question.wanted:
        case Wanted.WHEN | Wanted.WHERE:
            return _moment_or_place(asked, chosen, coming or chosen.items, about)
        case Wanted.HOW_MANY:
            unsure = not listing.is_whole and chosen is not listing
            return listed(asked, chosen, about, SHORT, at_least=unsure)
        case Wanted.HOW_MUCH if chosen.fields.noun == "email":
            return _amounts(asked, chosen)
        case Wanted.YES_OR_NO:
            return _yes(asked, chosen, about)
        case _:
            narrowed_down = chosen is not listing
            return listed(asked, chosen, about) if narrowed_down or asked.lang != "en" else None


def _by_status(asked: Asked, listing: Listing) -> Listing:
    """Of tasks those of the status that is asked about, where the call did not say it."""
    status = _status(asked)
    if listing.fields.noun != "task" or status is None:
        return listing
    return listing.of([item for item in listing.items if item.get("status") == status])


def _status(asked: Asked) -> str | None:
    """The status that a question about tasks, not about one of them, is narrowed to."""
    if (given := asked.args.get("status")) in ("open", "done", "cancelled"):
        return str(given)
    if asked.question.wanted not in (Wanted.OPEN, Wanted.HOW_MANY):
        return None
    return "open" if asked.question.says("open_tasks") else "done" if asked.question.says("done_tasks") else None


def _about(asked: Asked, meant: Meant, result: Json) -> str:
    """Behind a count or a none: which days were looked at, and by what else the list was narrowed."""
    span = span_of(asked, result)
    days = days_in_words(asked.lang, [meant.days.first, meant.days.last], asked.today) if meant.days else ""
    when = days or (span_in_words(asked, span) if span else "")
    words = asked.say("mentioning", words=" ".join(meant.words)) if meant.words else ""
    status = _status(asked) if meant.listing.fields.noun == "task" else None
    marks = (when, words, asked.say(f"that_are_{status}") if status else "")
    return "".join(f" {part}" for part in marks if part) + narrowed(asked)


def _missed(asked: Asked, listing: Listing, words: str, about: str, *, sure: bool) -> str:
    """That nothing has these words, and what there is instead: it may be called otherwise."""
    there = listed(asked, listing, about, SHORT)
    return f"{nothing(asked, listing, words, sure=sure)}\n{asked.say('there_is', list=there)}"


def _is_newest_first(asked: Asked, listing: Listing) -> bool:
    """Whether the newest is among those that the result holds."""
    moments = [_instant(asked, listing, item) for item in listing.items]
    known = [moment for moment in moments if moment is not None]
    return listing.is_whole or known == sorted(known, reverse=True)


def _none(asked: Asked, listing: Listing, chosen: Listing, about: str) -> str:
    message = nothing(asked, chosen, about)
    unseen = not listing.is_whole
    return message + (f"\n{listed(asked, listing, narrowed(asked), SHORT)}" if unseen else "")


def _yes(asked: Asked, chosen: Listing, about: str) -> str:
    one = chosen.items[0]
    if chosen.fields.noun == "task" and len(chosen.items) == 1 and asked.question.says("done_tasks"):
        status = one.get("status")
        return asked.say(f"task_{status if status in ('done', 'cancelled') else 'open'}", title=chosen.title(one))
    return f"{asked.say('yes')}: {listed(asked, chosen, about, SHOWN_ITEMS)}"


def _coming(asked: Asked, chosen: Listing) -> list[Record]:
    """Those that are not over yet, the next one first."""
    if chosen.fields.noun == "email":
        return []
    dated = [(start, item) for item in chosen.items if (start := _instant(asked, chosen, item)) is not None]
    return [item for start, item in sorted(dated, key=lambda one: one[0]) if start >= asked.now]


def _instant(asked: Asked, chosen: Listing, item: Record) -> datetime | None:
    """The instant at which one begins, or for an event ends."""
    moment = end_of(asked, item) if chosen.fields.noun == "event" else None
    moment = moment or asked.moment(item.get(chosen.fields.moment))
    if moment is None:
        return None
    found = moment if isinstance(moment, datetime) else datetime.combine(moment, time.max)
    return found if found.tzinfo else found.replace(tzinfo=asked.zone or asked.now.tzinfo)


def _moment_or_place(asked: Asked, chosen: Listing, items: list[Record], about: str) -> str:
    if chosen.fields.noun == "email":
        return _latest(asked, chosen)
    if len(items) > 1:
        return listed(asked, chosen.of(items), about)
    if asked.question.wanted is Wanted.WHERE and chosen.fields.noun == "event":
        name = "where_event" if items[0].get("location") else "where_nowhere"
        return _report(asked, chosen, items[0], name)
    return _report(asked, chosen, items[0], f"when_{chosen.fields.noun}")


def _report(asked: Asked, chosen: Listing, item: Record, name: str) -> str:
    """One of them in a sentence."""
    moment = asked.moment(item.get(chosen.fields.moment))
    if moment is None:
        return asked.say("when_task_open", title=chosen.title(item))
    place = line(item.get("location"), 120) if name == "where_event" else place_of(asked, item)
    sender = line(item.get("from") or "-", 120)
    return asked.say(name, title=chosen.title(item), when=asked.on(moment), place=place, sender=sender)


def _latest(asked: Asked, chosen: Listing) -> str:
    newest = max(
        chosen.items, key=lambda item: _instant(asked, chosen, item) or asked.now.min.replace(tzinfo=asked.zone)
    )
    snippet = line(newest.get("snippet"), 200) if newest.get("snippet") else ""
    return _report(asked, chosen, newest, "latest_email") + (f"\n{snippet}" if snippet else "")


def _amounts(asked: Asked, chosen: Listing) -> str | None:
    """What the mail says that names an amount; None where none does."""
    for item in chosen.items:
        reported = f"{item.get('subject', '')} {item.get('snippet', '')}"
        if amounts := [amount for amount in amounts_in(reported) if "%" not in amount]:
            return amount_answer(asked, item, amounts)
    return None


def amount_answer(asked: Asked, mail: Record, amounts: list[str]) -> str:
    """The amounts that a mail names, or that it names none."""
    title, sender = line(mail.get("subject") or "-", 160), line(mail.get("from") or "-", 120)
    money = ", ".join(line(amount, 40) for amount in amounts if "%" not in amount)
    name = "amount" if money else "no_amount"
    return asked.say(name, title=title, sender=sender, amounts=money)
