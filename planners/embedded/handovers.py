"""Splits a request whose parts hand results on: "email me my todo list" reads the list, then writes the mail.

Called by the embedded planner once a round. It says which part reads and which one takes the result, by words and by
what the judge says of each piece; `request_splitter` splits what is left. What a result comes to in a later call is
worked out by `result_arguments`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from steward.contracts.dialogue import RecentCall
from steward.contracts.records import records_in
from steward.contracts.tool import Candidate, same_kind
from steward.contracts.tool_meaning import Does, Role
from steward.language.deliveries import read_delivery
from steward.language.dictations import dictation
from steward.language.result_words import (
    asked_value,
    check_of,
    conditional_in,
    is_value,
    means_one,
    means_result,
    moment_words,
    object_in,
    relation_in,
    value_in,
)
from steward.language.word_lists import any_of
from steward.planners.embedded.boundaries import find_joints
from steward.planners.embedded.courtesies import without_courtesies
from steward.planners.embedded.item_questions import id_of
from steward.planners.embedded.mixed_mails import later_mail_orders
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.request_splitter import split_request
from steward.planners.embedded.tool_reader import ToolReader

_READS: Final = 0.5
"""A piece reads something where a tool that only reads is likelier than this."""
_CONTENT: Final = 0.6
"""The same for what is to be handed on, which may be somebody's own words."""
_MOST_JOINTS: Final = 4
_NEXT: Final = re.compile(rf"^(?:{any_of('next')})\s+(?=\w)", re.I)


class HandoverSplitter:
    """Splits requests with these tools. `recent`: what the conversation talked about, which "that" may mean."""

    def __init__(self, candidates: Sequence[Candidate], reader: ToolReader, recent: Sequence[RecentCall]) -> None:
        self._candidates = candidates
        self._reader = reader
        self._earlier = last_results(recent)
        self._choice = reader.chooser(candidates)

    def split(self, text: str) -> list[Part]:
        """The request's parts in order, at least one. Raises Unavailable when a model cannot be loaded."""
        dictated = dictation(text)
        parts = None if dictated is not None and dictated.order == 0 else self._conditional(text)
        if parts is None:
            parts = []
            for piece in self._pieces(text, len(text) if dictated is None else dictated.start):
                found = self._parts_of(piece, first=not parts)
                found[0] = replace(found[0], follows=found[0].follows or bool(parts))
                parts += found
            parts = _in_turn(parts)
        return self._with_opened(parts)

    def _conditional(self, text: str) -> list[Part] | None:
        """What finds the condition out, and what is done if it is so; None for a text without one that can be found."""
        found = conditional_in(without_courtesies(text))
        if found is None or check_of(found.condition) is None:
            return None
        condition = self._reading(found.condition, _READS)
        if condition is None:
            return None
        order = found.order
        if (day := moment_words(found.condition)) and not moment_words(order):
            # What is done about the weather of a day is done on that day.
            order = f"{order} {day}"
        ordered = self._delivered(order, first=False) or split_request(order, self._candidates, self._reader)
        if not any(part.candidate and not part.candidate.reads for part in ordered):
            return None
        made = [replace(part, only_if=found.condition) for part in ordered]
        return [condition, replace(made[0], follows=True), *made[1:]]

    def _pieces(self, text: str, end: int) -> list[str]:
        """The text, cut where a piece takes what the piece before it finds, but not from `end` on."""
        pieces: list[str] = []
        begin = 0
        joints = [joint for joint in islice(find_joints(text), _MOST_JOINTS) if joint.end() < end]
        for place, joint in enumerate(joints):
            until = joints[place + 1].start() if place + 1 < len(joints) else len(text)
            before, after = text[begin : joint.start()].strip(), text[joint.end() : until].strip()
            if before and after and self._takes(after) and self._gives(before):
                pieces.append(before)
                begin = joint.end()
        return [*pieces, text[begin:].strip() or text]

    def _gives(self, piece: str) -> bool:
        """Whether a piece finds something, or hands on what it finds."""
        if asked_value(piece) is not None:
            return True
        return self._reading(piece, _READS) is not None or self._delivered(piece, first=not self._earlier) is not None

    def _takes(self, piece: str) -> bool:
        """Whether a piece needs what was found before it."""
        if asked_value(piece) is not None or self._delivered(piece, first=False) is not None:
            return True
        if not _refers(piece):
            return False
        part = self._choice(piece).part
        return part.candidate is not None and not part.candidate.reads and part.confidence > _READS

    def _parts_of(self, piece: str, *, first: bool) -> list[Part]:
        if (made := self._delivered(piece, first=first and not self._earlier)) is not None:
            return made
        parts: list[Part] = []
        for part in split_request(piece, self._candidates, self._reader):
            made = self._delivered(part.text, first=first and not parts and not self._earlier)
            parts += [part] if made is None else [replace(made[0], follows=part.follows), *made[1:]]
        return parts

    def _delivered(self, piece: str, *, first: bool) -> list[Part] | None:
        """A delivery's parts: what it reads, where it says that, and the call that hands it on. None for what is no
        delivery of a result. `first`: there is no result yet."""
        message = without_courtesies(piece)
        delivery = None if any(one.order.sure for one in later_mail_orders(piece)) else read_delivery(message)
        whole = delivery is not None and (means_result(delivery.content) or is_value(delivery.content))
        if delivery is None or (first and whole) or self._has_tool_of_its_own(piece):
            return None
        content = None if whole else self._reading(delivery.content, _CONTENT)
        if content is None and not whole:
            return None
        tool = self._choice(delivery.order).part
        if tool.candidate is None or tool.candidate.reads or content_parameter(tool.candidate) is None:
            return None
        handed = Part(piece, tool.candidate, tool.confidence, delivery=delivery, follows=True)
        return [handed] if content is None else [content, handed]

    def _has_tool_of_its_own(self, piece: str) -> bool:
        """Whether a tool hands on one thing by its id, such as one that forwards a mail."""
        part = self._choice(piece).part
        if part.candidate is None or part.candidate.reads or part.confidence < _READS:
            return False
        return takes_id(part.candidate)

    def _reading(self, piece: str, least: float) -> Part | None:
        """The piece, where it surely asks to be told something."""
        part = self._choice(piece).part
        if part.candidate is None or not part.candidate.reads or part.confidence < least:
            return None
        return self._reader.with_arguments(part)

    def _with_opened(self, parts: list[Part]) -> list[Part]:
        """The parts, and after a search the look into the one thing found that parts after it take a value from."""
        made = self._opened_of_earlier(parts[0])
        if made:
            parts = [replace(parts[0], follows=True), *parts[1:]]
        for place, part in enumerate(parts):
            opener = self._opener(part)
            if opener is None or not any(_takes_text(later) for later in parts[place + 1 :]):
                made.append(part)
            else:
                plain = self._without_next(part)
                made += [plain, Part(plain.text, opener, 1.0, follows=True, opens=True)]
        return made

    def _without_next(self, part: Part) -> Part:
        """A search without the "next" of "my next flight", which stands in no text about it."""
        assert part.candidate is not None
        nearest = [value for value in part.args.values() if isinstance(value, str) and _NEXT.match(value)]
        if not nearest:
            return part
        text = part.text.replace(nearest[0], _NEXT.sub("", nearest[0]), 1)
        return replace(part, text=text, args=self._reader.read(text, part.candidate))

    def _opened_of_earlier(self, part: Part) -> list[Part]:
        """The look into what the conversation found before, where the first part takes a value from that."""
        named = {call.tool_name for call in self._earlier}
        for call in self._earlier:
            finder = next((one for one in self._candidates if one.name == call.tool_name), None)
            opener = opener_of(finder, self._candidates) if finder else None
            if opener is None or opener.name in named or not _takes_text(part):
                continue
            (name,) = opener.parameters["required"]
            ids = [known for item in records_in(call.result) if (known := id_of(item, name)) is not None]
            if len(ids) == 1 or (ids and part.delivery is None):
                return [Part(part.text, opener, 1.0, args={name: ids[0]} if len(ids) == 1 else {}, opens=True)]
        return []

    def _opener(self, part: Part) -> Candidate | None:
        """The tool that reads the whole of one thing that a search found."""
        return opener_of(part.candidate, self._candidates) if part.candidate else None


def _in_turn(parts: list[Part]) -> list[Part]:
    """The parts, of which each that speaks of a result waits for the one before it."""
    read = False
    made: list[Part] = []
    for part in parts:
        waits = read and (asked_value(part.text) is not None or (_refers(part.text) and not _only_reads(part)))
        made.append(replace(part, follows=part.follows or waits))
        read = read or _only_reads(part)
    return made


def _only_reads(part: Part) -> bool:
    return part.candidate is not None and part.candidate.reads


def _refers(text: str) -> bool:
    return any(read(text) is not None for read in (object_in, value_in, relation_in))


def last_results(recent: Sequence[RecentCall]) -> list[RecentCall]:
    """The calls that succeeded of the newest problem in which any did, newest first."""
    done = [call for call in recent if call.ok]
    return [call for call in done if call.problem_id == done[0].problem_id]


def opener_of(finder: Candidate, offered: Sequence[Candidate]) -> Candidate | None:
    """The tool that reads the whole of one thing that a search finds, by its id."""
    if finder.does is not Does.FIND:
        return None
    for tool in offered:
        alone = tool.needed(Role.ID) == tool.parameters.get("required", [])
        if tool.does is Does.OPEN and tool.reads and alone and tool.needed(Role.ID) and same_kind(tool, finder):
            return tool
    return None


def takes_id(tool: Candidate) -> bool:
    """Whether a tool works on one thing that others list."""
    return bool(tool.needed(Role.ID))


def content_parameter(tool: Candidate) -> str | None:
    """The parameter that a tool's content goes into: a mail's body, a message's text."""
    texts = tool.needed(Role.TEXT)
    return texts[0] if len(texts) == 1 else None


def _takes_text(part: Part) -> bool:
    """Whether a part takes what stands in a text: an amount, the moment of an event, the text itself."""
    if part.delivery is not None:
        return means_one(part.delivery.content)
    if value_in(part.text) is not None:
        return True
    return bool(part.candidate and not part.candidate.reads and part.candidate.dates and object_in(part.text))
