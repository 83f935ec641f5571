"""Labels the values of a planned call with where they come from.

Called where a call is planned, before dates and names in it are resolved. Its values are compared with what there was
to read (`contracts/evidence.py`). What stands in none of it is the model's own. Pure, linear in the text and bounded.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import islice
from typing import Any, Final, Literal

from steward.contracts.base import Json
from steward.contracts.evidence import Content, Evidence, Text, has_outside, is_id
from steward.contracts.folding import Folded, numbers_in
from steward.contracts.net_addresses import leads, names_address
from steward.contracts.provenance import ArgumentOrigin, Source, around, leaves

_MOST_LEAVES: Final = 256
_MOST_PIECES: Final = 40
_LONGEST_ID: Final = 64
_ID: Final = re.compile(r"(?:\w*_)?ids?|\d+")
"""The name of an argument that holds ids, or an item of a list of them."""
_MOMENT: Final = re.compile(r"\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?")
_WORD: Final = re.compile(r"[^\s\"'<>()]{4,}")
_TELLING: Final = re.compile(r"\d|@|://")
"""In a word of four characters and more: that of "88-12-47" and "kim@studio.test", not of "lunch"."""
_PASSAGE: Final = 5
"""So many words in a row that stand in a text elsewhere were copied from there."""


def labelled(
    args: Mapping[str, Json],
    schema: Mapping[str, Any],
    evidence: Evidence,
    stated: Sequence[ArgumentOrigin] = (),
    service: str | None = None,
    moments: Collection[str] = (),
) -> list[ArgumentOrigin]:
    """The labels of a call's arguments, as they were written. What the planner stated stays, unless it says nothing of
    that value; `schema` is the tool's, for defaults and listed values, `moments` its parameters for dates. `service` is
    where a look-up goes: what that said itself, it may be told again, whoever else said it too."""
    reported = {label.path for label in stated}
    written = dict(leaves(dict(args)))
    found = [_resolved(label, written.get(label.path), evidence) for label in stated]
    for number, (path, value) in enumerate(leaves(dict(args))):
        if path in reported or reported.intersection(around(path)) or value is None:
            continue
        if number >= _MOST_LEAVES:
            found.append(ArgumentOrigin(path="", source=Source.MODEL))
            break
        label = _label(path, value, _schema_at(schema, path), evidence, service)
        if figure := _figure(path, value, moments):
            of_planner = label.source is Source.MODEL
            label = label.model_copy(update={"figure": figure, "choice": label.choice or of_planner})
        found.append(_with_name(label, value, evidence))
        if label.source is Source.MODEL and isinstance(value, str) and not label.choice:
            found += _of_pieces(path, value, evidence)
    return found


def _figure(path: str, value: Json, moments: Collection[str]) -> Literal["", "number", "moment"]:
    """Whether a value is a number or a moment, and no text; an id is a name for a thing."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return "" if _ID.fullmatch(path.rpartition("/")[2]) and not path.rpartition("/")[2].isdecimal() else "number"
    if isinstance(value, str) and (path.removeprefix("/") in moments or _MOMENT.fullmatch(value)):
        return "moment"
    return ""


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


def _is_own_id(path: str, value: Json, evidence: Evidence) -> bool:
    """Whether an argument for ids has one that this installation gave, wherever else such a number stands: "3" in the
    text of the very reminder 3."""
    wanted = _ID.fullmatch(path.rpartition("/")[2]) is not None
    return wanted and any(_gives(content, value) for content in evidence.contents)


def _gives(content: Content, value: Json) -> bool:
    """Whether a value is an id that stands in a content as this installation's own."""
    if not content.gives_ids or value is None:
        return False
    return any(is_id(at) and str(leaf) == str(value) for at, leaf in leaves(content.value) if leaf is not None)


def _label(
    path: str, value: Json, schema: Mapping[str, Any], evidence: Evidence, service: str | None
) -> ArgumentOrigin:
    listed = isinstance(value, bool) or value in (schema.get("enum") or ())
    if (said := _said(path, value, evidence)) is not None:
        return said.model_copy(update={"choice": listed})
    if ("default" in schema and schema["default"] == value) or value == "":
        return ArgumentOrigin(path=path, source=Source.DEFAULT, trusted=True)
    if listed:
        return ArgumentOrigin(path=path, source=Source.MODEL, trusted=True, choice=True)
    corpora = [evidence.foreign, evidence.own]
    for corpus in [evidence.of_service(service), *corpora] if service else corpora:
        if (found := corpus.find(value)) is not None:
            return _of_text(path, value, *found, evidence, service)
    return ArgumentOrigin(path=path, source=Source.MODEL)


def _said(path: str, value: Json, evidence: Evidence) -> ArgumentOrigin | None:
    """The label of what the user said, in this problem or before it; None where they did not."""
    for number, message in enumerate(evidence.utterances, start=1):
        if (place := _place_in(message, value)) is not None:
            start, end = place
            earlier = number > len(evidence.said)
            return ArgumentOrigin(
                path=path, source=Source.USER, number=number, start=start, end=end, trusted=True, earlier=earlier
            )
    return None


def _of_text(
    path: str, value: Json, text: Text, start: int, end: int, evidence: Evidence, service: str | None = None
) -> ArgumentOrigin:
    if (known := text.content.label_at(text.place)) is not None:
        # It stands in a call that was shown, and is whosever word it was there; not for an act of this problem.
        of_user = known.source is Source.USER
        here = {"path": path, "number": None, "start": None, "end": None, "stated": known.stated or of_user}
        return known.model_copy(update=here)
    return ArgumentOrigin(
        path=path,
        source=text.content.source,
        tool=text.content.tool,
        number=text.content.number,
        place=text.place,
        whose=text.whose(start),
        start=start,
        end=end,
        trusted=text.trusted,
        handle=(text.content.gives_ids and text.value == value and is_id(text.place))
        or _is_own_id(path, value, evidence),
        # An address that others wrote leads on from there, to whoever put it there.
        returns=service is not None and text.content.service == service and not names_address(value),
        suspicion="" if text.trusted else evidence.suspicion(text.value),
        leads=leads(value),
    )


def _place_in(message: Folded, value: Json) -> tuple[int, int] | None:
    if isinstance(value, str):
        found = message.find(value)
        return message.typed(*found) if found else None
    if isinstance(value, bool):
        return None
    wanted = Decimal(str(value))
    return next(((start, end) for number, start, end in numbers_in(message.original) if number == wanted), None)


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


def _with_name(label: ArgumentOrigin, value: Json, evidence: Evidence) -> ArgumentOrigin:
    """The label of an id with what the thing is called, as far as anything that was read says."""
    wanted = str(value)
    if label.choice or not (_ID.fullmatch(label.path.rpartition("/")[2]) or is_id(label.place or "")):
        return label
    if len(wanted) > _LONGEST_ID or (found := evidence.name_of(wanted)) is None:
        return label
    return label.model_copy(update={"named": found[0]})


def _of_pieces(path: str, value: str, evidence: Evidence) -> Iterator[ArgumentOrigin]:
    """The labels of pieces of a text that the planner wrote: codes, addresses and numbers that stand in what it read,
    and passages that it copied. The user's words of this problem are no piece, and those said before it are theirs."""
    known: list[tuple[int, int]] = []
    telling = (found.span() for found in _WORD.finditer(value) if _TELLING.search(found.group()))
    for start, end in [*islice(telling, _MOST_PIECES), *islice(_passages(value), _MOST_PIECES)]:
        piece = value[start:end].strip(".,;:!?")
        if any(begin < end and start < close for begin, close in known):
            continue
        if (said := _said(path, piece, evidence)) is not None:
            if said.earlier:
                known.append((start, end))
                yield said.model_copy(update={"piece": piece})
            continue
        for corpus in (evidence.foreign, evidence.own):
            if (place := corpus.find(piece)) is not None:
                known.append((start, end))
                yield _of_text(path, piece, *place, evidence).model_copy(update={"piece": piece})
                break


def _passages(value: str) -> Iterator[tuple[int, int]]:
    """Runs of several words, one after the other."""
    words = [found.span() for found in islice(re.finditer(r"\S+", value), _PASSAGE * _MOST_PIECES)]
    for number in range(0, len(words) - _PASSAGE + 1, _PASSAGE):
        yield words[number][0], words[number + _PASSAGE - 1][1]
