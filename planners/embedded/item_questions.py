"""Which of the items found a text means, and the question which one where the text does not say. Pure.

The lookups choose items with it, the backend asks the question, `replies` reads the reply.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime, time
from typing import Final, Literal

from steward.contracts.base import Json, Message
from steward.contracts.plan import PlanRequest
from steward.contracts.records import records_in
from steward.contracts.tool import Candidate
from steward.language.gloss import in_english
from steward.language.moments.written import moment_of
from steward.language.phrases import phrase
from steward.language.stems import bare_stem
from steward.language.word_lists import any_of, words_for
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.tool_questions import purpose
from steward.planners.embedded.wording import Wording
from steward.search.word_index import content_words

_PLACES: Final = words_for("item_places")
_AFTER_PLACES: Final = rf"\s+(?:{any_of('item_nouns', 'after_places')})\b|\W*$"
_PLACED: Final = re.compile(rf"\b({'|'.join(_PLACES)})(?={_AFTER_PLACES})", re.I)
"""Matches the first of "the first one", "mark the first as done" and "open the first"; not of "the first quarter"."""
_NUMBER: Final = re.compile(r"\W*(\d{1,2})\W*")
"""Matches "2" and "(2)", as the items are numbered."""
_LATEST: Final = re.compile(rf"\b(?:{any_of('latest')})\b", re.I)
_DATES: Final = ("date", "sent_at", "received_at", "created_at")
_VAGUE: Final = " ".join(words_for("item_vague"))
_SETTLED: Final = ("done", "completed")
_OFFERED: Final = 20
"""How many of the items a reply may choose from; ten are shown."""


class ItemQuestion(Message):
    """The state of such a question: the part, its tool, the parameter it lacks, and the ids that fit, in order.

    It is kept in histories, so `kind` and the fields keep their names.
    """

    kind: Literal["choice"] = "choice"
    text: str
    tool: str
    parameter: str
    ids: list[int | str]


def item_question(part: Part, parameter: str, items: list[dict[str, Json]]) -> ItemQuestion:
    """The question for a part with a tool; there must be items with ids."""
    assert part.candidate is not None
    ids = [known for item in items[:_OFFERED] if (known := id_of(item, parameter)) is not None]
    return ItemQuestion(text=part.text, tool=part.candidate.name, parameter=parameter, ids=ids)


def question_text(items: list[dict[str, Json]], wording: Wording, lang: str) -> str:
    """The question in words; there must be items."""
    return f"{phrase(lang, 'which_of_them')}\n{wording.render_choices(items)}"


def chosen_id(asked: ItemQuestion, reply: str, request: PlanRequest) -> int | str | None:
    """The id a reply chooses by its item's place or words; None when it says something else."""
    results = [seen.result for seen in reversed(request.observations)] + [call.result for call in request.recent]
    for result in results:
        known = {id_of(item, asked.parameter): item for item in records_in(result)}
        if all(one in known for one in asked.ids):
            break
    else:
        return None
    english = in_english(reply).text
    places = (_place(text, asked.ids) for text in (reply, english))
    if (place := next((one for one in places if one is not None), None)) is not None:
        return asked.ids[place]
    tool = next((tool for tool in request.candidates if tool.name == asked.tool), None)
    best = _sharing([known[one] for one in asked.ids], f"{reply} {english}", about=_about(tool) if tool else asked.tool)
    return id_of(best[0], asked.parameter) if len(best) == 1 else None


def fitting_items(items: list[dict[str, Json]], part: Part, *, around: str, any_fits: bool) -> list[dict[str, Json]]:
    """The item that shares most words with the part, or several when that leaves them equal; empty when none does.

    `around` counts where no word of the part does. With `any_fits` they need not share any.
    """
    assert part.candidate is not None
    if part.names:
        items, any_fits = [item for item in items if _is_named(item, part)], True
    text, about = _without_values(part), _about(part.candidate)
    placed = names_place(text)
    told = _sharing(items, _PLACED.sub(" ", text), about) or _sharing(items, _PLACED.sub(" ", around), about)
    best = told or (items if any_fits or placed else [])
    place = _place(text, best)
    if len(best) > 1 and place is not None:
        best = [best[place]]
    return _newest(best) if len(best) > 1 and _LATEST.search(text) else best


def names_place(text: str) -> bool:
    """Whether a text says at which place of a list the thing stands that it means."""
    return _PLACED.search(text) is not None


def id_of(item: dict[str, Json], parameter: str) -> int | str | None:
    """The item's id, which it has under the parameter's own name or as `id`; None without one."""
    values = (item.get(parameter), item.get("id"))
    return next((value for value in values if isinstance(value, str | int) and not isinstance(value, bool)), None)


def _place(text: str, of: Sequence[object]) -> int | None:
    """The place that a text names, counted from 0: 1 for "the second one"; None for a place that `of` does not have."""
    if (number := _NUMBER.fullmatch(text)) is not None:
        return int(number[1]) - 1 if 0 < int(number[1]) <= len(of) else None
    named = _PLACED.search(text)
    place = _PLACES.index(named[1].casefold()) if named else len(of)
    return place if place < len(of) else None


def _about(tool: Candidate) -> str:
    return f"{tool.name} {purpose(tool)}"


def _sharing(items: list[dict[str, Json]], text: str, about: str) -> list[dict[str, Json]]:
    """The items with the most words of a text that say what is meant; none when they have none of them.

    Words of `about`, of what is done with the items, do not.
    """
    words = content_words(text) - content_words(f"{about} {_VAGUE}")
    shared = [len(words & content_words(_values(item))) for item in items]
    most = max(shared, default=0)
    return [item for item, count in zip(items, shared, strict=True) if most and count == most]


def _is_named(item: dict[str, Json], part: Part) -> bool:
    """Whether an item has the words by which a part names what it is about; what is done already is not meant."""
    values = _values(item)
    message, words = set(re.findall(r"\w+", values.casefold())), content_words(values)
    named = part.names <= words or set(map(bare_stem, part.names)) <= set(map(bare_stem, words))
    return named and not part.bars & message and item.get("status") not in _SETTLED


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
