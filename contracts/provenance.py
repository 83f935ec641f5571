"""Where each value of a planned call comes from: one label for every string and number a planner wrote.

`contracts/labelling.py` makes them, `contracts/flow.py` says what follows from a label. Pure and bounded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import PlainSerializer

from steward.contracts.base import Json, Message

PROFILE: Final = "your profile"
"""The origin of an argument that is an entry of the user's profile, as a planner states it."""
SAID: Final = "your words"
"""The origin of an argument that is what the user's words mean, as a planner states it ("half an hour" is 30)."""
FROM_OUTSIDE: Final = "from_outside"
"""A record of a result that has this true was written by somebody else, however much the tool is trusted."""
_RESULT_OF: Final = "result of "
_MOST_TEXTS: Final = 20_000


class Source(StrEnum):
    """Who or what gave a value."""

    USER = "user"
    RESULT = "result"
    MEMORY = "memory"
    PROFILE = "profile"
    DEFAULT = "default"
    MODEL = "model"


class ArgumentOrigin(Message):
    """The label of one value. `path` is a JSON pointer into the arguments.

    Of a result: `tool`, the `number` of the observation (from 1; none for a call of an earlier problem), `place` (a
    JSON pointer into its result) and `whose`, words that name what it stands in. `start` and `end` are characters of
    the text it was found in: of a user's utterance that with this `number`, the request and its replies first, then
    earlier ones, newest first. `stated`: the planner that reads the words itself says so, nothing was searched.
    `choice`: one of a few values that the schema lists, or a number or a moment of the planner's own, and no text.
    `figure`: it is a number or a moment, whoever said it. `rephrased`: the planner's own words, number or moment, and
    what they say the user said in this problem in other words; of a moment `number`, `start` and `end` tell where.
    `handle`: the whole of an id that was given here. `suspicion`: what of that text tries to instruct the assistant, in
    words. `named`: what the thing is called whose id it is, as somebody's text says. `piece`: of a longer text that the
    planner wrote, the words that this label is for. `earlier`: the user said it before this problem, for something
    else. `returns`: the service that it would be taken to said it. `leads`: an address, a telephone or an account
    number stands in it.
    """

    path: str
    source: Source
    tool: str | None = None
    number: int | None = None
    place: str | None = None
    whose: str = ""
    start: int | None = None
    end: int | None = None
    trusted: bool = False
    stated: bool = False
    choice: bool = False
    figure: Literal["", "number", "moment"] = ""
    rephrased: bool = False
    handle: bool = False
    earlier: bool = False
    suspicion: str = ""
    named: str = ""
    piece: str = ""
    returns: bool = False
    leads: bool = False


def _brief(labels: list[ArgumentOrigin]) -> list[dict[str, Any]]:
    return [label.model_dump(mode="json", exclude_defaults=True) for label in labels]


BriefLabels: TypeAlias = Annotated[
    list[ArgumentOrigin], PlainSerializer(_brief, return_type=list[dict[str, Any]], when_used="json")
]
"""Labels in JSON without what does not hold of them: a quarter of the length. Histories hold them with every call."""


def result_of(tool: str) -> str:
    """The origin of an argument that stands in a tool's result, as a planner states it."""
    return f"{_RESULT_OF}{tool}"


def tool_of(origin: str) -> str | None:
    """The tool whose result an argument comes from, if it comes from one."""
    return origin.removeprefix(_RESULT_OF) if origin.startswith(_RESULT_OF) else None


def as_labels(value: Any) -> Any:
    """Labels from what a planner states by parameter. Anything else stays as it is."""
    if not isinstance(value, Mapping):
        return value
    return [label for name, origin in value.items() for label in _stated(f"/{escaped(str(name))}", str(origin))]


def _stated(path: str, origin: str) -> list[ArgumentOrigin]:
    if origin == PROFILE:
        return [ArgumentOrigin(path=path, source=Source.PROFILE, trusted=True, stated=True)]
    if origin == SAID:
        return [ArgumentOrigin(path=path, source=Source.USER, trusted=True, stated=True)]
    tools = [tool_of(one) or one for one in origin.split(", ")]
    return [ArgumentOrigin(path=path, source=Source.RESULT, tool=tool, stated=True) for tool in tools]


def place_of(path: str) -> str:
    """A pointer without the numbers of list items: all items of a list are one place."""
    return "/".join("-" if part.isdecimal() else part for part in path.split("/"))


def escaped(name: str) -> str:
    """A name as a part of a JSON pointer (RFC 6901)."""
    return name.replace("~", "~0").replace("/", "~1")


def leaves(value: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """The values of a JSON value that hold no others, each with its pointer; bounded."""
    waiting: list[tuple[str, Json]] = [(path, value)]
    for _ in range(_MOST_TEXTS):
        if not waiting:
            return
        at, item = waiting.pop()
        if isinstance(item, dict):
            waiting.extend(reversed([(f"{at}/{escaped(str(name))}", inner) for name, inner in item.items()]))
        elif isinstance(item, list):
            waiting.extend(reversed([(f"{at}/{place}", inner) for place, inner in enumerate(item)]))
        else:
            yield at, item


def around(path: str) -> Iterator[str]:
    """The pointers of everything a value stands in, the nearest first."""
    while path:
        path = path.rpartition("/")[0]
        yield path


def relabelled(
    before: Mapping[str, Json],
    labels: Sequence[ArgumentOrigin],
    after: Mapping[str, Json],
    written: Sequence[ArgumentOrigin] | None = None,
) -> list[ArgumentOrigin]:
    """The labels of arguments that were changed: what stayed keeps its label, everything else is the user's word, or
    where a planner has `written` it, what that one's labels say: its own words where they say nothing."""
    known = dict(leaves(dict(before)))
    kept: list[ArgumentOrigin] = []
    for path, value in leaves(dict(after)):
        if value is None:
            continue
        of_path = [label for label in labels if label.path in (path, *around(path)) and label.path]
        unchanged = path in known and known[path] == value
        same = [label.model_copy(update={"path": path}) for label in of_path] if unchanged else []
        if unchanged and not same and any(label.path == "" for label in labels):
            same = [ArgumentOrigin(path=path, source=Source.MODEL)]
        kept += same if unchanged else _changed_labels(path, written)
    return kept


def _changed_labels(path: str, written: Sequence[ArgumentOrigin] | None) -> list[ArgumentOrigin]:
    if written is None:
        return [stated_by_user(path)]
    told = [label.model_copy(update={"path": path}) for label in written if label.path in (path, *around(path))]
    return told or [ArgumentOrigin(path=path, source=Source.MODEL)]


def stated_by_user(path: str) -> ArgumentOrigin:
    """The label of what the user gave for that argument alone."""
    return ArgumentOrigin(path=path, source=Source.USER, trusted=True, stated=True)


def all_stated(args: Mapping[str, Json]) -> list[ArgumentOrigin]:
    """The labels of arguments that their user gave as they are."""
    return [stated_by_user(path) for path, value in leaves(dict(args)) if value is not None]


def all_from(args: Mapping[str, Json], tool: str) -> list[ArgumentOrigin]:
    """The labels of arguments that come as they are from something untrusted."""
    return [
        ArgumentOrigin(path=path, source=Source.RESULT, tool=tool)
        for path, value in leaves(dict(args))
        if value is not None
    ]


def under_names(labels: Iterable[ArgumentOrigin], names: Mapping[str, str]) -> list[ArgumentOrigin]:
    """The labels with parameters under their proper names, given those by other names."""
    proper = {escaped(other): escaped(name) for other, name in names.items()}
    return [label.model_copy(update={"path": _renamed(label.path, proper)}) for label in labels]


def _renamed(path: str, proper: Mapping[str, str]) -> str:
    first, mark, rest = path.removeprefix("/").partition("/")
    return f"/{proper[first]}{mark}{rest}" if first in proper else path


def labels_under(labels: Iterable[ArgumentOrigin], path: str) -> list[ArgumentOrigin]:
    """The labels of what stands at a pointer or below it, or around it."""
    return [label for label in labels if path == label.path or path in around(label.path) or label.path in around(path)]
