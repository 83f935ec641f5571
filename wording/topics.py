"""Which things of a list a question means, by its words and its days. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from steward.language.moments.days import Days
from steward.language.unicode_text import unaccented
from steward.wording.asked import Asked
from steward.wording.fields import Record
from steward.wording.listings import Listing

_TOLD: Final = ("title", "message", "subject", "from", "to", "location", "description", "calendar")
_SHORTEST: Final = 4
"""Letters of a word that may be the beginning of another: "dentist" of "dentists", "Zahnarzt" of "Zahnarzttermin"."""
_LONGEST: Final = 2_000


@dataclass(frozen=True, slots=True)
class Meant:
    """The things a question means. `words` are those that chose them, as they were asked; `missed` where no thing has
    any of them, `days` where they were chosen by their days."""

    listing: Listing
    words: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    days: Days | None = None


def meant_in(asked: Asked, listing: Listing, looked: Days | None) -> Meant:
    """The things of a list that a question means. `looked`: the days the list covers, where it says so."""
    past = listing.fields.noun == "email"
    days = asked.days(past=past)
    if days is not None and looked is not None:
        # The call was for these days already, or for others, as its resolver read the words.
        days = days if looked.first < days.first <= looked.last and asked.args.get("start_date") is None else None
    kept = listing if days is None else listing.on(asked, days)
    if past:
        return Meant(kept, days=days)
    found, words = _about(asked, kept.items)
    if words:
        return Meant(kept.of(found), words=words, days=days)
    return Meant(kept, missed=tuple(asked.question.topic), days=days)


def _about(asked: Asked, items: Sequence[Record]) -> tuple[list[Record], tuple[str, ...]]:
    """The things that hold most of the words, and those words; empty where none holds any."""
    words = [*asked.question.topic, *asked.question.topic_in_english]
    held = [frozenset(word for word in words if _holds(item, word)) for item in items]
    most = max(map(len, held), default=0)
    best = [at for at, own in enumerate(held) if most and len(own) == most]
    # Somebody who is named is no matter of more or less.
    best = [at for at in best if held[at].issuperset(asked.question.names)]
    chosen = {word for at in best for word in held[at]}
    return [items[at] for at in best], tuple(dict.fromkeys(word for word in words if word in chosen))


def _holds(item: Record, word: str) -> bool:
    text = " ".join(str(item[key])[:_LONGEST] for key in _TOLD if item.get(key))
    return holds_word(text, word)


def holds_word(text: str, word: str) -> bool:
    """Whether a text has a word, or one that begins with it or that it begins with."""
    wanted = unaccented(word)
    return any(_is_same(reported, wanted) for reported in unaccented(text).replace("-", " ").split())


def _is_same(reported: str, wanted: str) -> bool:
    reported = reported.strip(".,;:!?()[]<>\"'“”„«»")
    if reported == wanted:
        return True
    return min(len(reported), len(wanted)) >= _SHORTEST and (reported.startswith(wanted) or wanted.startswith(reported))
