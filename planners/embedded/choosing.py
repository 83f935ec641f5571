"""Which of the items that were found a text means, and the question when it does not tell. Pure; called by the lookups.

Nothing is kept between rounds: the question stands in the conversation, its reply in the request as a line of its own.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, time
from itertools import takewhile
from typing import Final

from contracts.base import Json
from contracts.plan import PlanRequest
from language.moments import moment_of
from planners.embedded.clauses import squeeze
from planners.embedded.doubt import purpose
from planners.embedded.parts import Part
from planners.embedded.wording import Wording
from search.nearness import content_words

_PLACES: Final = ("first", "second", "third", "fourth", "fifth")
_PLACED: Final = re.compile(
    rf"\b({'|'.join(_PLACES)})(?=\s+(?:one|item|entry|result|e-?mail|mail|message|task|reminder|event)\b|\W*$)", re.I
)
_LATEST: Final = re.compile(
    r"\b(?:last(?!\s+(?:week|month|year|night)\b)|latest|newest|most recent|letzte[nrs]?|neueste[nrs]?|últim[oa])\b",
    re.I,
)
_DATES: Final = ("date", "sent_at", "received_at", "created_at")
_VAGUE: Final = " one thing item entry about"
_WHICH: Final = "Which one is meant?"


def question(items: list[dict[str, Json]], wording: Wording) -> str:
    """Asks which of these items is meant; there must be some."""
    return f"{_WHICH} {wording.render_choices(items)}"


def replies(request: PlanRequest) -> list[str]:
    """What the user replied to such questions, in order: each a line at the request's end, one for each question."""
    asked = list(takewhile(lambda turn: turn.role == "assistant", reversed(request.turns)))
    lines = squeeze(request.text).split("\n")[1:]
    answered = zip(asked, reversed(lines), strict=False)
    return [line for turn, line in answered if turn.text.startswith(_WHICH)][::-1]


def without_replies(text: str, request: PlanRequest) -> str:
    """A part's text as it was before the user was asked; all of it when it is nothing but a reply."""
    given = replies(request)
    return "\n".join(line for line in text.split("\n") if line not in given) or text


def chosen(
    items: list[dict[str, Json]], part: Part, request: PlanRequest, *, around: str, any_fits: bool
) -> list[dict[str, Json]]:
    """The item that shares most words with the part, or several when that leaves them equal; empty when none does.

    `around` counts where no word of the part does. With `any_fits` they need not share any. What the user replied
    decides among equals.
    """
    text = _without_values(part)
    last = next(reversed(replies(request)), "")
    place = _PLACED.search(last) or _PLACED.search(text)
    best = _sharing(items, text, part) or _sharing(items, around, part) or (items if any_fits or place else [])
    if len(best) > 1 and place and _PLACES.index(place[1].casefold()) < len(best):
        best = [best[_PLACES.index(place[1].casefold())]]
    if len(best) > 1:
        best = _sharing(best, last, part) or best
    return _newest(best) if len(best) > 1 and _LATEST.search(text) else best


def _sharing(items: list[dict[str, Json]], text: str, part: Part) -> list[dict[str, Json]]:
    """The items with the most words of a text that say what is meant; none when they have none of them."""
    assert part.candidate is not None
    words = content_words(text) - content_words(f"{part.candidate.name} {purpose(part.candidate)}{_VAGUE}")
    shared = [len(words & content_words(_values(item))) for item in items]
    most = max(shared, default=0)
    return [item for item, count in zip(items, shared, strict=True) if most and count == most]


def _newest(items: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """The one of the latest date; all of them when their dates do not tell."""
    moments = [_instant(item) for item in items]
    known = [moment for moment in moments if moment is not None]
    if len(known) < len(items) or known.count(max(known)) > 1:
        return items
    return [items[known.index(max(known))]]


def _instant(item: dict[str, Json]) -> datetime | None:
    moment = moment_of(next((item[key] for key in _DATES if key in item), None))
    if moment is None:
        return None
    instant = moment if isinstance(moment, datetime) else datetime.combine(moment, time())
    return instant if instant.tzinfo else instant.replace(tzinfo=UTC)


def _values(item: dict[str, Json]) -> str:
    return " ".join(str(value) for value in item.values() if value is not None and not isinstance(value, bool))


def _without_values(part: Part) -> str:
    """The part's words but those that are arguments: "reply to Kim that Ann is late" speaks of a mail of Kim's."""
    text = part.text
    for value in part.args.values():
        if isinstance(value, str) and value:
            text = text.replace(value, " ")
    return text
