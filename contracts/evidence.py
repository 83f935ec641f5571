"""All that a planner could read, as texts in which values are looked for: the user's words, results, memories.

Made where a plan is labelled (`contracts/labelling.py`). Pure, linear in the text and bounded.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import Final

from steward.contracts.base import Json
from steward.contracts.folding import Folded, fold, numbers_in
from steward.contracts.provenance import FROM_OUTSIDE, ArgumentOrigin, Source, around, leaves
from steward.contracts.record_names import is_id_name, name_of_id, names_around, names_of_records, short

_MOST_CHARACTERS: Final = 500_000


@dataclass(frozen=True, slots=True)
class Content:
    """Something a planner could read beside the user's words: a result with its arguments and message, a memory, the
    profile. `gives_ids`: the ids in it are this installation's own handles. `service`: whose result it is. `called`:
    what the tool was called with, in a few words."""

    source: Source
    value: Json
    trusted: bool
    tool: str | None = None
    number: int | None = None
    gives_ids: bool = False
    service: str | None = None
    called: str = ""
    labels: Sequence[ArgumentOrigin] = ()
    """Of the arguments of a call that was shown and waits: where each of them comes from."""

    def label_at(self, place: str) -> ArgumentOrigin | None:
        """The label of what stands at a pointer."""
        return next((label for label in self.labels if not label.piece and label.path == place), None)


@dataclass(frozen=True, slots=True)
class Text:
    """One text of a content, with where it stands."""

    content: Content
    place: str
    value: str
    trusted: bool
    names: str

    def whose(self, start: int) -> str:
        """Words for what stands there: who wrote it, what it is called, what was looked at, and on which server."""
        server = (self.content.service or "").removeprefix("mcp ")
        where = f"of the server {short(server)}" if server and self.content.service != server else ""
        named = self.names or names_around(self.value, start)
        looked = f"“{short(self.content.called)}”" if self.content.called else ""
        return ", ".join(dict.fromkeys(filter(None, [named, looked if looked not in named else "", where])))


def _trusting(text: str) -> str:
    return ""


@dataclass(frozen=True)
class Evidence:
    """All that could be read. `said` are the user's words in this problem: the request and the replies; `earlier` what
    they said before it, newest first."""

    said: Sequence[str] = ()
    contents: Sequence[Content] = ()
    earlier: Sequence[str] = ()
    suspicion: Callable[[str], str] = _trusting
    """What there is in a text that tries to instruct the assistant, in words; empty: nothing."""

    @cached_property
    def utterances(self) -> list[Folded]:
        """What the user said, folded, this problem's words first."""
        return [Folded(text) for text in (*self.said, *self.earlier)]

    @cached_property
    def told(self) -> list[str]:
        """What is known of the user from themselves: earlier messages, the profile, what they let remember."""
        kept = (content for content in self.contents if content.source in (Source.PROFILE, Source.MEMORY))
        return [*self.earlier, *(text.value for content in kept if content.trusted for text in _texts_of(content))]

    @cached_property
    def foreign(self) -> Corpus:
        """What somebody else may have written."""
        return Corpus([text for text in self._texts if not text.trusted])

    @cached_property
    def own(self) -> Corpus:
        """What is the user's own, and the profile."""
        return Corpus([text for text in self._texts if text.trusted])

    def of_service(self, service: str) -> Corpus:
        """What a service said."""
        if service not in self._of_services:
            texts = [text for text in self._texts if text.content.service == service]
            self._of_services[service] = Corpus(texts)
        return self._of_services[service]

    def name_of(self, wanted: str) -> tuple[str, Text] | None:
        """What the record is called that has this id, and the text that says so."""
        for text in self._texts:
            if is_id(text.place) and text.value == wanted and text.names:
                return text.names, text
            if len(text.value) > len(wanted) and (name := name_of_id(text.value, wanted)):
                return name, text
        return None

    def orders(self, tool: str, values: Sequence[str]) -> Iterator[tuple[Text, int, str]]:
        """The foreign texts that a call may come from: each names its tool, holds several of its values, or tries to
        instruct the assistant. With a place in it, and what that attempt is."""
        wanted = [value for value in (tool, *values) if self.foreign.may_hold(value)]
        for (folded, text), suspicion in zip(self.foreign.parts(), self._suspicions, strict=True):
            places = {value: place for value in wanted if (place := folded.find(value)) is not None}
            if tool in places or len(places) > 1 or suspicion:
                first = next(iter(places.values()), None)
                yield text, folded.typed(*first)[0] if first else 0, suspicion

    @cached_property
    def _suspicions(self) -> list[str]:
        return [self.suspicion(text.value) for _, text in self.foreign.parts()]

    @cached_property
    def _of_services(self) -> dict[str, Corpus]:
        return {}

    @cached_property
    def _texts(self) -> list[Text]:
        left = _MOST_CHARACTERS
        found: list[Text] = []
        # What is not trusted first: where there is too much, nothing of it may be left out for the user's own.
        for content in sorted(self.contents, key=lambda content: content.trusted):
            for text in _texts_of(content):
                left -= len(text.value)
                if left < 0:
                    return found
                found.append(text)
        return found


def has_outside(value: Json) -> bool:
    """Whether a result has a record that somebody else wrote."""
    return any(at.endswith(f"/{FROM_OUTSIDE}") and leaf is True for at, leaf in leaves(value))


def _texts_of(content: Content) -> Iterator[Text]:
    outside = {
        at.rpartition("/")[0] for at, leaf in leaves(content.value) if at.endswith(f"/{FROM_OUTSIDE}") and leaf is True
    }
    names = names_of_records(content.value)
    for at, leaf in leaves(content.value):
        if leaf is None or isinstance(leaf, bool):
            continue
        holders = list(around(at))
        trusted = content.trusted and not outside.intersection(holders)
        whose = next((names[one] for one in holders if one in names), "")
        yield Text(content, at, str(leaf), trusted, whose)


class Corpus:
    """Texts in one, so that a value is looked for once in all of them."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self._texts = texts
        self._parts = [Folded(text.value) for text in texts]
        self._starts: list[int] = []
        place = 0
        for part in self._parts:
            self._starts.append(place)
            place += len(part.text) + 1
        self._whole = Folded.joined(self._parts)

    def parts(self) -> Iterator[tuple[Folded, Text]]:
        """The texts, folded."""
        return zip(self._parts, self._texts, strict=True)

    def may_hold(self, value: str) -> bool:
        """Whether some text has the characters of a value; False where looking into each would find nothing."""
        return fold(value) in self._whole.text

    def find(self, value: Json) -> tuple[Text, int, int] | None:
        """The first text that has a value, with the characters it takes there."""
        if isinstance(value, str):
            place = self._whole.find(value)
            if place is None:
                return None
            number = bisect_right(self._starts, place[0]) - 1
            begin = self._starts[number]
            start, end = self._parts[number].typed(place[0] - begin, place[1] - begin)
            return self._texts[number], start, end
        return self._numbers.get(Decimal(str(value)))

    @cached_property
    def _numbers(self) -> dict[Decimal, tuple[Text, int, int]]:
        found: dict[Decimal, tuple[Text, int, int]] = {}
        for text in self._texts:
            for number, start, end in numbers_in(text.value):
                found.setdefault(number, (text, start, end))
        return found


def is_id(place: str) -> bool:
    """Whether what stands at a pointer is an id."""
    return is_id_name(place.rpartition("/")[2])
