"""What a request does, as it was fixed from the user's words before anything else was read, and what departs from it.

A label says that the user said a value; an intent says what they said it for: the argument of one act. Text that was
read since can rearrange the user's own words (the amount of one payment, the recipient of the other), and then every
label is still true. Pure; used by the flow rule alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from pydantic import Field

from steward.contracts.base import Json, Message
from steward.contracts.net_addresses import leads, names_address
from steward.contracts.provenance import ArgumentOrigin, BriefLabels, Source, around, leaves, place_of

_SHOWN: Final = 60
_STEM: Final = 5
_SHORTEST_STEM: Final = 4
_WORD: Final = re.compile(r"[^\W_]{3,}")
OPEN: Final = "from"
"""The one member of a value that only a result can give: the tool whose result that is."""


class Intent(Message):
    """One act that the user's words ask for, with the words that they said for its arguments. A place that is not among
    the labels is open: what fills it comes from a result, and is no word of the user's."""

    tool: str
    args: dict[str, Any] = Field(default_factory=dict)
    labels: BriefLabels = Field(default_factory=list)
    service: str | None = None
    """Whom it reaches outside the house."""
    sources: dict[str, str] = Field(default_factory=dict)
    """The tool whose result gives what stands in a place, by the place, where the user's words point to it."""
    moments: list[str] = Field(default_factory=list)
    """The places of days, times and of how much later it is, of which one tells another."""
    points: list[str] = Field(default_factory=list)
    """The places whose words leave the thing or its moment to what was read: the title "pay it", due "on that day"."""


class MadeCall(Message):
    """A call of the problem, which took one of the intents for itself."""

    tool: str
    args: dict[str, Any] = Field(default_factory=dict)
    labels: BriefLabels = Field(default_factory=list)
    service: str | None = None


class Misplaced(Message):
    """A place of a call that has not what the user said for it, which is `meant`."""

    place: str
    meant: str


def misplaced(call: MadeCall, intents: Sequence[Intent], made: Sequence[MadeCall]) -> list[Misplaced]:
    """The places of a call with a value of the user's, for which they said another, or whose own stands elsewhere in
    it; `made` as for `departures`."""
    free = _free(call, intents, made)
    if not free:
        return []
    nearest = min(free, key=lambda intent: len(_misfits(call, intent)))
    places = (place for place in _misfits(call, nearest) if _is_exchanged(call, nearest, place))
    found = ((_name(place), _shown(nearest.args, place)) for place in places)
    return [Misplaced(place=name, meant=meant[1:-1]) for name, meant in found if meant]


def _is_exchanged(call: MadeCall, intent: Intent, place: str) -> bool:
    """Whether a place has a whole value of the user's, or what they said for it stands in another place. A text that
    has their words in part, or in other words, has them where they were said for."""
    ours = _by_place(call.labels)
    whole = [label for label in ours.get(place, []) if not label.piece]
    if any(_is_said(label) or (label.rephrased and label.figure) for label in whole):
        return True
    meant = _by_place(intent.labels).get(place, [])
    others = (label for other, labels in ours.items() if other != place for label in labels)
    return any(_meet(label, said) for label in others for said in meant)


def departures(call: MadeCall, intents: Sequence[Intent], made: Sequence[MadeCall]) -> list[str]:
    """What of a call is not as its act was meant, in words; empty where all is. `made` are the calls before it, each of
    which took the act that it was for."""
    free = _free(call, intents, made)
    if not free:
        # Its name is among the user's words, and what else they say is not known to be for it.
        said = dict.fromkeys(place_of(label.path) for label in call.labels if _is_said(label))
        return [f"you did not say {_shown(call.args, place)} for the {_name(place)}" for place in said]
    nearest = min(free, key=lambda intent: len(_misfits(call, intent)))
    return [_in_words(misfit, nearest, call, intents) for misfit in _misfits(call, nearest)]


def _free(call: MadeCall, intents: Sequence[Intent], made: Sequence[MadeCall]) -> list[Intent]:
    """The acts of the call's tool that no call before it took."""
    free = [intent for intent in intents if intent.tool == call.tool]
    for earlier in made:
        if earlier.tool == call.tool and free:
            free.remove(min(free, key=lambda intent: len(_misfits(earlier, intent))))
    return free


def left_open(call: MadeCall, intents: Sequence[Intent]) -> list[str]:
    """The places of a call for which no act of its tool has a word, or only words that point elsewhere and of which the
    call has some: the user left them to whoever plans."""
    own = [intent for intent in intents if intent.tool == call.tool]
    said = {place_of(path): intent for intent in own for path, _ in leaves(dict(intent.args))}
    pointing = {
        place
        for place, intent in said.items()
        if place in intent.points and _share_words(_values(call, place), _shown(intent.args, place))
    }
    return [place for place in _by_place(call.labels) if own and (place not in said or place in pointing)]


def added_to(call: MadeCall, intents: Sequence[Intent]) -> list[str]:
    """The places of a call with a text of the planner's own that has every word of what an act of its tool says for
    them, where these leave something of that act to what was read: the task "Kim's invoice", due when her mail says, as
    "Kim's invoice: half of it is due now". None that leads anywhere."""
    said = {
        (place_of(path), str(value))
        for intent in intents
        if intent.tool == call.tool and (intent.sources or intent.points)
        for path, value in leaves(dict(intent.args))
    }
    return [
        place
        for place, meant in sorted(said)
        if any(_has_words(str(value), meant) and not leads(value) for value in _values(call, place))
    ]


def _has_words(text: str, meant: str) -> bool:
    """Whether all words of what was meant are in a text, and there are any."""
    words, known = set(_WORD.findall(meant.casefold())), set(_WORD.findall(text.casefold()))
    return bool(words) and words <= known


def said_for_others(call: MadeCall, intents: Sequence[Intent]) -> list[str]:
    """The places of a look-up with words of the user's that were not said for whom it reaches: they were said for an
    act elsewhere, or no act of the request goes there at all, and then choices have no place there either."""
    here = [intent for intent in intents if intent.service == call.service and call.service is not None]
    strays = []
    for label in call.labels:
        meant = [intent for intent in intents if any(_meet(label, other) for other in intent.labels)]
        elsewhere = _is_said(label) and bool(meant) and not any(intent in here for intent in meant)
        if elsewhere or (not here and (_is_said(label) or label.choice)):
            strays.append(label.path)
    return strays


def meant_again(call: MadeCall, intents: Sequence[Intent]) -> list[str]:
    """The places with words of an earlier message that an act of this request has there too: "what's the weather
    there?", of which whoever had read nothing but the user's messages says that it is the weather in Lisbon."""
    return [
        label.path
        for label in call.labels
        if label.earlier
        and any(
            place_of(other.path) == place_of(label.path) and _meet(label, other)
            for intent in intents
            if intent.tool == call.tool
            for other in intent.labels
        )
    ]


def pointed_to(call: MadeCall, intents: Sequence[Intent], made: Sequence[MadeCall]) -> list[str]:
    """The places with a whole address of the net that others wrote in a result which the user's words point to there:
    "the page that Bob posted", as often as they do. Where a look-up takes it, nobody learns of it but its author."""
    values = dict(leaves(dict(call.args)))
    earlier = [label for other in made if other.tool == call.tool for label in other.labels]
    taken = sum(_times_open(label, call.tool, intents) > 0 for label in earlier)
    return [
        label.path
        for label in call.labels
        if _times_open(label, call.tool, intents) > taken and _is_whole_address(values.get(label.path))
    ]


def _times_open(label: ArgumentOrigin, tool: str, intents: Sequence[Intent]) -> int:
    """How many acts of a tool take what stands in that place from that result, which does not try to instruct."""
    if label.source is not Source.RESULT or label.suspicion or label.piece:
        return 0
    place = place_of(label.path)
    return sum(intent.tool == tool and intent.sources.get(place) == label.tool for intent in intents)


def _is_whole_address(value: Json) -> bool:
    return isinstance(value, str) and names_address(value) and len(value.split()) == 1


def _misfits(call: MadeCall, intent: Intent) -> list[str]:
    """The places where a call has not what the intent has, or where it has a word of the user's that the intent has
    not there."""
    theirs, ours = _by_place(intent.labels), _by_place(call.labels)
    values = {place_of(path): value for path, value in leaves(dict(intent.args))}
    wrong = []
    for place, labels in ours.items():
        meant = next((theirs[one] for one in (place, *around(place)) if one in theirs), [])
        for label in labels:
            if _is_said(label):
                fits = any(_meet(label, other) for other in meant)
            elif label.figure == "moment" and label.choice:
                fits = _is_moment_meant(label, meant, _values(call, place), values.get(place))
            elif label.rephrased:
                fits = not meant or label.figure != "" or _share_words(_values(call, place), values.get(place))
            elif label.choice:
                fits = place not in values or any(str(value) == str(values[place]) for value in _values(call, place))
            else:
                # Somebody else's words and the planner's own are asked about as such.
                theirs_alone = label.figure != "" and not label.trusted and place not in intent.points
                fits = not meant or (label.source in (Source.RESULT, Source.MEMORY, Source.MODEL) and not theirs_alone)
            if not fits:
                wrong.append(place)
    filled = {one for place in ours for one in (place, *around(place))}
    # "A week later" may be planned as the new start.
    filled |= set(intent.moments) if any(label.figure == "moment" for label in call.labels) else set()
    absent = [place for place, meant in theirs.items() if place not in filled and any(map(_is_said, meant))]
    return list(dict.fromkeys([*wrong, *absent]))


def _is_moment_meant(
    label: ArgumentOrigin, meant: Sequence[ArgumentOrigin], ours: Iterable[Json], stated: Json
) -> bool:
    """Whether a moment of the planner's is the one that was stated: the same figures, or the user's words that it was
    read from. Words of theirs that nobody read here are compared where moments are read."""
    said = [other for other in meant if _is_said(other)]
    if said:
        return not label.rephrased or any(_meet(label, other) for other in said)
    return stated is None or all(_is_part(str(stated), str(value)) for value in ours)


def _is_part(one: str, other: str) -> bool:
    """Whether two moments in figures are the same as far as both are told."""
    one, other = one.replace(" ", "T"), other.replace(" ", "T")
    return one.startswith(other) or other.startswith(one)


def _is_said(label: ArgumentOrigin) -> bool:
    return label.source is Source.USER and not label.choice and not label.stated


def _meet(one: ArgumentOrigin, other: ArgumentOrigin) -> bool:
    """Whether two labels are of the same words."""
    if not _is_said(other) or one.number != other.number:
        return False
    return (one.start or 0) < (other.end or 0) and (other.start or 0) < (one.end or 0)


def _by_place(labels: Sequence[ArgumentOrigin]) -> dict[str, list[ArgumentOrigin]]:
    found: dict[str, list[ArgumentOrigin]] = {}
    for label in labels:
        found.setdefault(place_of(label.path), []).append(label)
    return found


def _values(call: MadeCall, place: str) -> Iterator[Json]:
    return (value for path, value in leaves(dict(call.args)) if place_of(path) == place)


def _share_words(ours: Iterable[Json], meant: Json) -> bool:
    """Whether a text has a word of what was meant, or the beginning or end of one: "read the report" of "reading it",
    "Heizungsprüfung" of "die Prüfung"."""
    known = _WORD.findall(str(meant).casefold())
    words = [word for value in ours for word in _WORD.findall(str(value).casefold())]
    return any(_are_alike(one, other) for one in words for other in known)


def _are_alike(one: str, other: str) -> bool:
    size = min(_STEM, len(one), len(other))
    if one == other or (size >= _SHORTEST_STEM and one[:size] == other[:size]):
        return True
    return min(len(one), len(other)) >= _SHORTEST_STEM and (one.endswith(other) or other.endswith(one))


def _in_words(place: str, intent: Intent, call: MadeCall, intents: Sequence[Intent]) -> str:
    name = _name(place)
    if meant := _shown(intent.args, place):
        return f"you said {meant} for the {name}"
    value = _shown(call.args, place)
    ours = _by_place(call.labels).get(place, [])
    for other in intents:
        if found := next((label for label in other.labels if any(_meet(one, label) for one in ours)), None):
            of = (
                ""
                if other is intent
                else f" of another {other.tool}"
                if other.tool == call.tool
                else f" of {other.tool}"
            )
            return f"you said {value} for the {_name(found.path)}{of}, not for the {name}"
    return f"you did not say {value} for the {name}"


def _name(path: str) -> str:
    return place_of(path).strip("/").removesuffix("/-").replace("/-", "").replace("/", ".")


def _shown(args: Mapping[str, Any], place: str) -> str:
    found = [str(value) for path, value in leaves(dict(args)) if place_of(path) == place]
    shown = ", ".join(found)
    return f"“{shown if len(shown) <= _SHOWN else shown[:_SHOWN] + '…'}”" if found else ""
