"""Finds where the values of a planned call come from, and labels them.

Called where a call is planned, before dates and names in it are resolved. Its values are compared with what there was
to read: the user's own words, results, memories, the profile, the schema's defaults. What stands in none of them is the
model's own. Pure, linear in the text and bounded.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.folding import Folded, numbers_in
from steward.contracts.provenance import FROM_OUTSIDE, ArgumentOrigin, Source, around, leaves

_NAMING: Final = ("subject", "title", "name", "url")
_LONGEST_NAME: Final = 80
_MOST_LEAVES: Final = 256
_MOST_CHARACTERS: Final = 500_000


@dataclass(frozen=True, slots=True)
class Content:
    """Something a planner could read beside the user's words: a result with its arguments and message, a memory, the
    profile. `gives_ids`: the ids in it are this installation's own handles. `service`: whose result it is."""

    source: Source
    value: Json
    trusted: bool
    tool: str | None = None
    number: int | None = None
    gives_ids: bool = False
    service: str | None = None


@dataclass(frozen=True, slots=True)
class _Text:
    """One text of a content, with where it stands."""

    content: Content
    place: str
    value: str
    trusted: bool
    whose: str


@dataclass(frozen=True)
class Evidence:
    """All that could be read. `said` are the user's words in this problem: the request and the replies; `earlier` what
    they said before it, newest first."""

    said: Sequence[str] = ()
    contents: Sequence[Content] = ()
    earlier: Sequence[str] = ()

    @cached_property
    def utterances(self) -> list[Folded]:
        """What the user said, folded, this problem's words first."""
        return [Folded(text) for text in (*self.said, *self.earlier)]

    @cached_property
    def foreign(self) -> _Corpus:
        """What somebody else may have written."""
        return _Corpus([text for text in self._texts if not text.trusted])

    @cached_property
    def own(self) -> _Corpus:
        """What is the user's own, and the profile."""
        return _Corpus([text for text in self._texts if text.trusted])

    def of_service(self, service: str) -> _Corpus:
        """What a service said."""
        if service not in self._of_services:
            texts = [text for text in self._texts if text.content.service == service]
            self._of_services[service] = _Corpus(texts)
        return self._of_services[service]

    @cached_property
    def _of_services(self) -> dict[str, _Corpus]:
        return {}

    @cached_property
    def _texts(self) -> list[_Text]:
        left = _MOST_CHARACTERS
        found: list[_Text] = []
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


def _texts_of(content: Content) -> Iterator[_Text]:
    outside = {
        at.rpartition("/")[0] for at, leaf in leaves(content.value) if at.endswith(f"/{FROM_OUTSIDE}") and leaf is True
    }
    names = _names_in(content.value)
    for at, leaf in leaves(content.value):
        if leaf is None or isinstance(leaf, bool):
            continue
        holders = list(around(at))
        trusted = content.trusted and not outside.intersection(holders)
        whose = next((names[one] for one in holders if one in names), "")
        yield _Text(content, at, str(leaf), trusted, whose)


def _names_in(value: Json) -> dict[str, str]:
    """By pointer, the words that name a record: who wrote it, and what it is called."""
    who: dict[str, str] = {}
    what: dict[str, str] = {}
    for at, leaf in leaves(value):
        record, _, name = at.rpartition("/")
        if not isinstance(leaf, str) or not leaf.strip():
            continue
        if name in ("from", "sender", "from_email"):
            who.setdefault(record, f"of {_short(leaf)}")
        elif name in _NAMING:
            what.setdefault(record, f"“{_short(leaf)}”")
    return {record: ", ".join(filter(None, [who.get(record), what.get(record)])) for record in who | what}


def _short(text: str) -> str:
    plain = " ".join("".join(ch if ch.isprintable() else " " for ch in text[: 4 * _LONGEST_NAME]).split())
    return plain if len(plain) <= _LONGEST_NAME else f"{plain[:_LONGEST_NAME]}…"


class _Corpus:
    """Texts in one, so that a value is looked for once in all of them."""

    def __init__(self, texts: Sequence[_Text]) -> None:
        self._texts = texts
        self._parts = [Folded(text.value) for text in texts]
        self._starts: list[int] = []
        place = 0
        for part in self._parts:
            self._starts.append(place)
            place += len(part.text) + 1
        self._whole = Folded.joined(self._parts)

    def find(self, value: Json) -> tuple[_Text, int, int] | None:
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
    def _numbers(self) -> dict[Decimal, tuple[_Text, int, int]]:
        found: dict[Decimal, tuple[_Text, int, int]] = {}
        for text in self._texts:
            for number, start, end in numbers_in(text.value):
                found.setdefault(number, (text, start, end))
        return found


def labelled(
    args: Mapping[str, Json],
    schema: Mapping[str, Any],
    evidence: Evidence,
    stated: Sequence[ArgumentOrigin] = (),
    service: str | None = None,
) -> list[ArgumentOrigin]:
    """The labels of a call's arguments, as they were written. What the planner stated stays, unless it says nothing of
    that value; `schema` is the tool's, for defaults and listed values. `service` is where a look-up goes: what that
    said itself, it may be told again, whoever else said it too."""
    reported = {label.path for label in stated}
    written = dict(leaves(dict(args)))
    found = [_resolved(label, written.get(label.path), evidence) for label in stated]
    for number, (path, value) in enumerate(leaves(dict(args))):
        if path in reported or reported.intersection(around(path)) or value is None:
            continue
        if number >= _MOST_LEAVES:
            found.append(ArgumentOrigin(path="", source=Source.MODEL))
            break
        found.append(_label(path, value, _schema_at(schema, path), evidence, service))
    return found


def _resolved(label: ArgumentOrigin, value: Json, evidence: Evidence) -> ArgumentOrigin:
    """A stated label; of a result with what is known of that tool's results."""
    if label.source is not Source.RESULT or not label.stated:
        return label
    of_tool = [content for content in evidence.contents if content.tool == label.tool]
    if not of_tool:
        return label
    trusted = all(content.trusted and not has_outside(content.value) for content in of_tool)
    handle = any(_gives(content, value) for content in of_tool)
    return label.model_copy(update={"trusted": trusted, "number": of_tool[-1].number, "handle": handle})


def _gives(content: Content, value: Json) -> bool:
    """Whether a value is an id that stands in a content as this installation's own."""
    if not content.gives_ids or value is None:
        return False
    return any(_is_id(at) and str(leaf) == str(value) for at, leaf in leaves(content.value) if leaf is not None)


def _label(
    path: str, value: Json, schema: Mapping[str, Any], evidence: Evidence, service: str | None
) -> ArgumentOrigin:
    listed = isinstance(value, bool) or value in (schema.get("enum") or ())
    for number, message in enumerate(evidence.utterances, start=1):
        if (place := _place_in(message, value)) is not None:
            start, end = place
            return ArgumentOrigin(
                path=path,
                source=Source.USER,
                number=number,
                start=start,
                end=end,
                trusted=True,
                choice=listed,
                earlier=number > len(evidence.said),
            )
    if listed:
        return ArgumentOrigin(path=path, source=Source.MODEL, trusted=True, choice=True)
    if ("default" in schema and schema["default"] == value) or value == "":
        return ArgumentOrigin(path=path, source=Source.DEFAULT, trusted=True)
    corpora = [evidence.foreign, evidence.own]
    for corpus in [evidence.of_service(service), *corpora] if service else corpora:
        if (found := corpus.find(value)) is not None:
            return _of_text(path, value, *found, service)
    return ArgumentOrigin(path=path, source=Source.MODEL)


def _of_text(path: str, value: Json, text: _Text, start: int, end: int, service: str | None) -> ArgumentOrigin:
    return ArgumentOrigin(
        path=path,
        source=text.content.source,
        tool=text.content.tool,
        number=text.content.number,
        place=text.place,
        whose=text.whose,
        start=start,
        end=end,
        trusted=text.trusted,
        handle=text.content.gives_ids and text.value == value and _is_id(text.place),
        returns=service is not None and text.content.service == service,
    )


def _place_in(message: Folded, value: Json) -> tuple[int, int] | None:
    if isinstance(value, str):
        found = message.find(value)
        return message.typed(*found) if found else None
    if isinstance(value, bool):
        return None
    wanted = Decimal(str(value))
    return next(((start, end) for number, start, end in numbers_in(message.original) if number == wanted), None)


def _is_id(place: str) -> bool:
    name = place.rpartition("/")[2]
    return name == "id" or name.endswith("_id")


def _schema_at(schema: Mapping[str, Any], path: str) -> Mapping[str, Any]:
    """The schema of a value, as far as it is written out; empty where it is not."""
    found: Any = schema
    for part in path.split("/")[1:]:
        if not isinstance(found, Mapping):
            return {}
        properties = found.get("properties")
        if isinstance(properties, Mapping) and part in properties:
            found = properties[part]
        else:
            found = found.get("items") if part.isdecimal() else None
    return found if isinstance(found, Mapping) else {}
