"""What of an act the user's words leave to what was shown or read: "that", "the inspection", "with the place", "the day
before". Pure; asked where an act is fixed, beside the user's words alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from steward.contracts.base import Json
from steward.contracts.evidence import Evidence
from steward.contracts.provenance import ArgumentOrigin, escaped
from steward.contracts.tool import ToolSpec
from steward.contracts.tool_meaning import Role
from steward.language.moments.reader import resolve
from steward.language.moments.repeats import repeat_place
from steward.language.pointing import is_known_thing, leaves_all, made_of_it, names_argument, points

_TEXTS = (Role.TEXT, Role.TITLE)


def says_nothing(spec: ToolSpec | None, name: str, value: Json) -> bool:
    """Whether words for an argument leave it wholly open: "that" for a title, "the place" for a place."""
    if spec is None or not isinstance(value, str) or name in spec.dates:
        return False
    called = {name, spec.title_of(name), *(alias for alias, of in spec.parameter_aliases.items() if of == name)}
    texts = spec.meaning.roles.get(name) in _TEXTS
    return (texts and leaves_all(value)) or names_argument(value, called)


def pointing_places(
    spec: ToolSpec | None,
    args: Mapping[str, Json],
    labels: Sequence[ArgumentOrigin],
    evidence: Evidence,
    timezone: str,
    now: datetime,
) -> Iterator[str]:
    """The pointers of the arguments whose words leave the thing or its moment to what was read. `labels` are theirs."""
    for name, value in args.items():
        place = f"/{escaped(name)}"
        if not isinstance(value, str):
            continue
        if spec is not None and name in spec.dates:
            if not _is_told(value, timezone, now):
                yield place
            continue
        known = any(label.path == place and _follows_article(label, evidence) for label in labels)
        texts = spec is not None and spec.meaning.roles.get(name) in _TEXTS
        if points(value) or (texts and (known or any(map(made_of_it, evidence.said)))):
            yield place
    if spec is not None and any(evidence.foreign.find(value) for value in args.values() if isinstance(value, str)):
        # "Put Kim's inspection into my calendar": when that is, the mail says.
        yield from (f"/{escaped(name)}" for name in spec.required() if name in spec.dates and name not in args)


def _follows_article(label: ArgumentOrigin, evidence: Evidence) -> bool:
    if label.number is None or label.start is None or label.earlier or label.number > len(evidence.said):
        return False
    return is_known_thing(evidence.said[label.number - 1], label.start)


def _is_told(words: str, timezone: str, now: datetime) -> bool:
    """Whether words say a moment by themselves."""
    if repeat_place(words) is not None:
        return True
    try:
        resolve(words, timezone, now)
    except ValueError:
        return False
    return True
