"""Splits a request into parts, each with its tool and arguments. Called by the embedded planner once a round.

`boundaries` knows where the words allow a cut, the tool reader what each piece asks for; this module weighs the two. It
never decides what is done about a part.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Final

from steward.contracts.tool import Candidate
from steward.language.dictations import dictation
from steward.language.word_lists import any_of
from steward.planners.embedded.boundaries import Piece, cut_pieces, find_joints, may_begin
from steward.planners.embedded.mixed_mails import later_mail_orders, tells_somebody, writes_mail
from steward.planners.embedded.request_parts import (
    Part,
    asks_the_same,
    completes,
    joined,
    says_more_of,
    shows_changes_of,
)
from steward.planners.embedded.tool_reader import ToolReader

_STANDS_ALONE: Final = 0.95
"""Both sides of a joint are requests of their own where each of them has a tool that is likelier than this."""
_UNSURE: Final = 0.5
"""A piece whose tool is less likely may be no request but what the piece before it lacks."""
_MOST_JOINTS: Final = 4
"""So many joints are looked at on both sides; each takes the judge two looks, some 50 ms."""
_SURELY_NONE: Final = 0.85
"""A piece without a tool stands for itself where that is likelier; else it belongs to what is said beside it."""
_NAMES_THING: Final = re.compile(rf"(?:{any_of('definite', 'own')})\s", re.I)


def split_request(text: str, candidates: Sequence[Candidate], reader: ToolReader) -> list[Part]:
    """The request's parts in order, at least one; what is said twice is one part.

    Raises Unavailable when a model cannot be loaded.
    """
    pieces = _Pieces(reader, candidates)
    whole, starts = pieces.choice(text)
    begins = _begin_places(text, starts, pieces)
    sure = {at for _, at, order in later_mail_orders(text) if order.sure and at in begins}
    cuts = _drop_unclear_cuts(text, begins, pieces, sure, mixed=whole.candidate is None)
    if len(cuts) < 2 or (whole.candidate and not any(pieces.part(piece.text).candidate for piece in cuts)):
        return [pieces.filled(text)]
    parts: list[Part] = []
    for piece in cuts:
        part = pieces.filled(piece.text)
        shows = not piece.waits and any(shows_changes_of(part, before) for before in parts)
        part = replace(part, follows=piece.waits, shows=shows)
        merged = _merge(text, parts[-1], part, reader) if parts else None
        if merged is not None:
            parts[-1] = merged
        elif not any(asks_the_same(part, before) for before in parts):
            parts.append(part)
    return parts


class _Pieces:
    """What the judge says of the pieces of one message, asked once of each: a look takes it some 25 ms."""

    def __init__(self, reader: ToolReader, candidates: Sequence[Candidate]) -> None:
        self.choice = reader.chooser(candidates)
        self.filled = cache(lambda text: reader.with_arguments(self.part(text)))

    def part(self, text: str) -> Part:
        """The piece with its tool."""
        return self.choice(text).part

    def stands_alone(self, text: str) -> bool:
        """Whether a piece is surely a request: for a tool, lacking nothing but what could be looked up."""
        if not text or self.part(text).candidate is None or self.part(text).confidence < _STANDS_ALONE:
            return False
        return self.is_complete(text)

    def is_complete(self, text: str) -> bool:
        """Whether a piece is for a tool and lacks nothing but what could be looked up."""
        filled = self.filled(text)
        return filled.candidate is not None and (not filled.missing or filled.lacks_only_ids)


def _begin_places(text: str, starts: Mapping[int, float], pieces: _Pieces) -> list[int]:
    """Where further requests begin: where the judge says so, and between two pieces that are requests alone."""
    own_words = _dictated_from(text)
    begins = {place for place, likely in starts.items() if place < own_words and may_begin(text, place, likely)}
    none_for_all = pieces.part(text).candidate is None
    for joint in islice(find_joints(text), _MOST_JOINTS):
        at = joint.end()
        if at >= own_words:
            break
        if any(joint.start() <= place <= at for place in begins):
            continue
        before = text[max((place for place in begins if place <= joint.start()), default=0) : joint.start()].strip()
        after = text[at : min((place for place in begins if place > at), default=len(text))].strip()
        alone = pieces.stands_alone(after) and pieces.stands_alone(before)
        alone = alone or _are_two_looks(pieces.filled(before), pieces.filled(after))
        alone = alone or (none_for_all and _only_second_has_tool(pieces.part(before), pieces.part(after)))
        if alone and not says_more_of(pieces.filled(before), pieces.filled(after)):
            begins.add(at)
    return sorted(_begin_at_mails(text, begins, pieces))


def _dictated_from(text: str) -> int:
    """Where the text of a mail begins behind a colon; no request begins in it."""
    found = dictation(text)
    return len(text) if found is None else found.start


def _are_two_looks(part: Part, other: Part) -> bool:
    """Whether two pieces look up different things, each whole: "weather in Tokyo" and "the price of XYZZY"."""
    if part.candidate is None or other.candidate is None or part.candidate.name == other.candidate.name:
        return False
    reads = part.candidate.reads and other.candidate.reads and not (part.missing or other.missing)
    return reads and min(part.confidence, other.confidence) > _UNSURE and _NAMES_THING.match(other.text) is not None


def _only_second_has_tool(part: Part, other: Part) -> bool:
    """Whether no tool is for the first piece, surely, and one for the second: "Book a flight" and "let John know"."""
    none = part.candidate is None and part.confidence >= _SURELY_NONE
    return none and other.candidate is not None and other.confidence >= _SURELY_NONE


def _begin_at_mails(text: str, begins: set[int], pieces: _Pieces) -> set[int]:
    """The same with each order to write to somebody after words that are a whole request. Of one to a name both sides
    must be: "tell Bob to call Kim and tell Ana" may be all for Bob. In the text of another mail one to a name gives its
    own text behind a colon."""
    begins = set(begins)
    own_words = _dictated_from(text)
    for joint, at, order in later_mail_orders(text):
        if any(joint <= place <= at for place in begins):
            continue
        if at >= own_words and not order.sure and dictation(text[at:]) is None:
            continue
        before = text[max((place for place in begins if place <= joint), default=0) : joint].strip()
        after = text[at : min((place for place in begins if place > at), default=len(text))].strip()
        whole = before and (pieces.is_complete(before) or tells_somebody(pieces.filled(before)))
        if whole and writes_mail(pieces.part(after)) and (order.sure or pieces.is_complete(after)):
            begins.add(at)
    return begins


def _drop_unclear_cuts(text: str, begins: list[int], pieces: _Pieces, sure: Set[int], *, mixed: bool) -> list[Piece]:
    """The pieces between these places. A piece that may ask for nothing is left joined to the one before it, or the
    first to the one after it; not so where that is a mail to somebody (`sure`), nor where the message as a whole is for
    no tool (`mixed`)."""
    cuts = cut_pieces(text, begins)
    if mixed or len(cuts) < 2:
        return cuts
    parts = [pieces.part(piece.text) for piece in cuts]
    clear = (part.candidate is not None or part.confidence >= _SURELY_NONE for part in parts)
    joins = [cuts[max(place, 1)].begin not in sure for place in range(len(cuts))]
    unclear = next((place for place, known in enumerate(clear) if not known and joins[place]), None)
    if unclear is None:
        return cuts
    rest = [place for place in begins if place != cuts[max(unclear, 1)].begin]
    return _drop_unclear_cuts(text, rest, pieces, sure, mixed=mixed)


def _merge(text: str, part: Part, other: Part, reader: ToolReader) -> Part | None:
    """Two parts as one, where the second is surely no request of its own and gives what the first lacks; else None."""
    if completes(part, other):
        return replace(joined(text, part, other), args=part.args | other.args)
    complete = other.candidate != part.candidate or not other.missing
    alone = other.candidate is not None and other.confidence > _UNSURE and complete
    if part.candidate is None or not part.missing or part.lacks_only_ids or alone:
        return None
    whole = reader.with_arguments(joined(text, part, other))
    return None if whole.missing else whole
