"""What a message does in its conversation, and all it says: the one place where that is decided. Pure.

Called by the activity `read_message` before anything is planned, so that every planner gets the same reading. Whether
a bare yes or no decides something is read by the gateway, which knows what was shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final

from steward.contracts.dialogue import Act, Reading, RecentCall
from steward.contracts.records import records_in
from steward.contracts.tool_meaning import NOTHING_KNOWN, Meaning
from steward.dialogue.deeds import read_deed
from steward.dialogue.last_values import read_value
from steward.dialogue.mail_questions import read_question
from steward.dialogue.openings import CORRECTION_END, PADDING, REFUSAL
from steward.dialogue.people_meant import read_detail, with_person
from steward.dialogue.references import noun_of, with_noun, worded_args
from steward.dialogue.remarks import IsRequest, read_beside
from steward.dialogue.revisions import is_bare, kinds_of_moment, revised
from steward.dialogue.things import MOMENTS, is_gone
from steward.language.decision_words import is_plain_decision
from steward.language.dictations import dictation
from steward.language.dismissals import is_reason
from steward.language.enumerations import value_called
from steward.language.moments.spans import moment_spans
from steward.language.text_changes import says_only_what_not
from steward.language.word_lists import any_of

FOLLOW_UP: Final = re.compile(rf"[\s¿¡]*{PADDING}(?:{any_of('follow_up_openings')})\b[\s,:]*", re.I)
"""Matches the beginning of "and on Tuesday", "ok und in Wien"; not of "any"."""
_FOLLOW_UP_END: Final = re.compile(rf"(?<![\s,])[\s,]++(?:{any_of('follow_up_endings')})[\s.!?]*+$", re.I)
"""Matches the end of "kitchen too", "im Wohnzimmer auch"."""
_CORRECTION: Final = re.compile(rf"[\s¡]*{PADDING}(?:(?:{any_of('correction_openings')})\b[\s,.:;!–-]*){{1,4}}", re.I)
"""Matches the beginning of "no sorry, friday", "hm actually make it 7"."""
_MAKE: Final = re.compile(rf"\b(?:{any_of('making')})\b", re.I)
"""What asks for another value, not for other words: "make it nicer" names none."""
_POINTING: Final = re.compile(rf"\b(?:{any_of('pointing')})\b", re.I)
_UNDO: Final = re.compile(rf"[\s¡]*{REFUSAL}(?:{any_of('undo')})(?:$|[\s,.;:!–-]+(?P<why>.*))", re.I)
"""Matches "undo that" and "nah scrap that, grandpa does it"."""
_UNDO_LAST: Final = re.compile(rf"[\s¡]*{REFUSAL}(?:{any_of('undo_last')})(?:[\s.!]*$|[\s,.;:!–-]+(?P<why>.*))", re.I)
"""Matches "scrap it, i'll write them a letter": what was made or shown last, if that is one thing."""
_WORD: Final = re.compile(r"[^\W\d_]+")
_DIGIT: Final = re.compile(r"\d")
_LONGEST: Final = 120
"""Characters; what is longer says all it wants by itself."""
WORDS_OF_FRAGMENT: Final = 8
SURE: Final = 0.8
"""A message that is likelier than this a request for a tool is one, whatever was talked about."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a message is as a request of its own: its likeliest tool, and whether nothing more is needed for it."""

    tool: str | None = None
    likelihood: float = 0.0
    complete: bool = False


NOTHING: Final = Standing()
Stands = Callable[[str], Standing]


@dataclass(frozen=True, slots=True)
class Tool:
    """What must be known of the tool of a call: its moments, whether it only reads, its parameters of words, the
    schemas of all parameters, whether it takes some arguments, and whether one may be a number."""

    dates: Sequence[str] = ()
    reads: bool = True
    texts: Sequence[str] = ()
    properties: Mapping[str, Any] = field(default_factory=dict)
    takes: Callable[[Mapping[str, Any]], bool] = lambda _: True
    numbers: bool = True
    meaning: Meaning = NOTHING_KNOWN


def read_request(text: str, recent: Sequence[RecentCall], tool_of: Callable[[str], Tool], stands: Stands) -> Reading:
    """A message that opens a problem, read against the last calls of its conversation, newest first."""
    whole = Reading(act=Act.REQUEST, text=text, why="it says all it wants by itself")
    dictated = dictation(text)
    head = text if dictated is None else text[: dictated.start]
    message = " ".join(head.split())
    last = [call for call in recent if call.problem_id == recent[0].problem_id] if recent else []
    if not last or len(message) > _LONGEST:
        return whole
    effects = [call for call in recent if call.ok and not tool_of(call.tool_name).reads]
    if _takes_back(_UNDO.fullmatch(message)) or (
        _takes_back(_UNDO_LAST.fullmatch(message)) and _is_latest(effects, recent[0])
    ):
        return _undo(text, effects)
    if is_plain_decision(message):
        return whole

    def is_request(clause: str) -> bool:
        own = stands(clause)
        return own.tool is not None and own.complete and own.likelihood > SURE

    listener = _Listener(last, recent, tool_of, stands)
    if dictated is not None:
        found = listener.reference(message, is_request)
        return whole if found is None else found.model_copy(update={"text": f"{found.text} {text[dictated.start :]}"})
    return (
        read_deed(message, recent, is_request)
        or read_value(message, recent)
        or read_detail(message, recent)
        or listener.correction(message)
        or listener.follow_up(message)
        or read_question(message, recent, is_request)
        or listener.reference(message, is_request)
        or whole
    )


@dataclass(frozen=True, slots=True)
class _Listener:
    """Reads a message against the calls of the last problem."""

    last: Sequence[RecentCall]
    recent: Sequence[RecentCall]
    tool_of: Callable[[str], Tool]
    stands: Stands

    def correction(self, message: str) -> Reading | None:
        opening = _CORRECTION.match(message)
        if opening is None or says_only_what_not(message):
            return None
        rest = CORRECTION_END.sub("", message[opening.end() :])
        why = f"“{opening[0].strip()}” takes back a part of the last request"
        about = next((call for call in self.last if not self.tool_of(call.tool_name).reads), self.last[-1])
        any_words = _MAKE.search(opening[0]) is None and not self._names_choice(about, rest)
        if self._may_be_at(about, rest):
            return self._read(Act.CORRECTION, rest, about, why, any_words=any_words)
        if (other := self._last_at_moment()) is not None:
            found = self._read(Act.CORRECTION, rest, other, why, any_words=any_words)
            if found is not None and found.named and set(found.named) <= {*self.tool_of(other.tool_name).dates}:
                return found
        if all(self.tool_of(call.tool_name).reads for call in self.last):
            return None
        return Reading(act=Act.CORRECTION, text=message, why="nothing that was just talked about is at a time")

    def _names_choice(self, about: RecentCall, rest: str) -> bool:
        """Whether words name one of the values that a call's tool lists: "high" is no other title for a task."""
        listed = [schema.get("enum") or () for schema in self.tool_of(about.tool_name).properties.values()]
        values = [[value for value in known if isinstance(value, str)] for known in listed]
        return any(value_called(word, known) for word in _WORD.findall(rest) for known in values)

    def _last_at_moment(self) -> RecentCall | None:
        """The last effect that is at a moment; None where something was removed since."""
        effects = (call for call in self.recent if call.ok and not self.tool_of(call.tool_name).reads)
        left = takewhile(lambda call: not is_gone(call), effects)
        return next((call for call in left if _is_at(call, self.tool_of(call.tool_name))), None)

    def _may_be_at(self, about: RecentCall, rest: str) -> bool:
        """Whether what a call did has, or can have, a place for what is named; of anything but a moment it is not
        told. A message that was sent is at no time, unless its own words say one."""
        tool = self.tool_of(about.tool_name)
        kinds = kinds_of_moment(rest, hours=not tool.reads and not tool.numbers)
        if kinds and is_gone(about):
            return False
        if not kinds or tool.dates or (tool.reads and "day" in kinds) or _is_at(about, tool):
            return True
        texts = [about.request] if tool.reads else [text for text in about.args.values() if isinstance(text, str)]
        if not kinds_of_moment(rest) and any(_DIGIT.search(text) for text in texts):
            return True
        return any(span.kind in kinds for text in texts for span in moment_spans(text))

    def follow_up(self, message: str) -> Reading | None:
        opening, ending = FOLLOW_UP.match(message), _FOLLOW_UP_END.search(message)
        rest = CORRECTION_END.sub(
            "", message[opening.end() if opening else 0 : ending.start() if ending else len(message)]
        )
        if not (opening or ending or is_bare(rest)):
            return None
        why = f"“{rest}” takes the place of what the last request said"
        for about in (call for call in self.last if self._may_be_at(call, rest)):
            reads = self.tool_of(about.tool_name).reads
            act = Act.FOLLOW_UP if opening or ending or reads else Act.CORRECTION
            if (found := self._read(act, rest, about, why, any_words=_MAKE.search(rest) is None)) is not None:
                return found
        return None

    def reference(self, message: str, is_request: IsRequest) -> Reading | None:
        """The message with whom or what it points at by name, without what is only told beside that."""
        if (named := with_person(message, self.last)) is not None:
            return Reading(act=Act.REFERENCE, text=named, why="it speaks of who was talked about")

        def pointed(clause: str) -> str | None:
            return with_noun(clause, self.last)

        full = read_beside(message, pointed, is_request) or pointed(message)
        return None if full is None else Reading(act=Act.REFERENCE, text=full, why="it points at what was talked about")

    def _read(self, act: Act, rest: str, about: RecentCall, why: str, *, any_words: bool) -> Reading | None:
        """The request that a call was made for with these words in it; None where they are a request themselves."""
        if not rest or len(rest.split()) > WORDS_OF_FRAGMENT or (not is_bare(rest) and self._stands_apart(rest, about)):
            return None
        dates = self.tool_of(about.tool_name).dates
        found = revised(about.request, worded_args(about), dates, rest, any_words=any_words)
        if found is None:
            return None
        return Reading(act=act, text=found.text, why=why, about=about, args=found.args, named=sorted(found.named))

    def _stands_apart(self, rest: str, about: RecentCall) -> bool:
        """Whether the words are surely a request of their own: for another tool, or for the same with what they point
        at ("close it again")."""
        if _POINTING.search(rest) is not None:
            return True
        own = self.stands(rest)
        return own.tool not in (None, about.tool_name) and own.complete and own.likelihood > SURE


def _is_at(call: RecentCall, tool: Tool) -> bool:
    """Whether what a call did is at a moment."""
    return any(call.args.get(name) for name in tool.dates) or any(call.record.get(name) for name in MOMENTS)


def _takes_back(found: re.Match[str] | None) -> bool:
    """Whether a message takes something back, and says beside that only why."""
    return found is not None and (not found["why"] or is_reason(found["why"]))


def _is_latest(effects: Sequence[RecentCall], latest: RecentCall) -> bool:
    """Whether the last effect is what the conversation speaks of: it just came, or is all that was just shown."""
    if not effects:
        return False
    if effects[0].problem_id == latest.problem_id:
        return True
    noun = noun_of(effects[0])
    return noun is not None and noun == noun_of(latest) and len(records_in(latest.result)) == 1


def _undo(text: str, effects: Sequence[RecentCall]) -> Reading:
    if not effects:
        return Reading(act=Act.UNDO, text=text, why="nothing was done lately that could be taken back")
    about = effects[0]
    what = f"Undo this: {about.message or about.tool_name}"
    return Reading(act=Act.UNDO, text=what, why="it takes the last effect back", about=about)


def plain(message: str) -> str:
    """A message as lists of whole messages are written: lower case, without marks at its ends."""
    return message.casefold().replace("’", "'").strip(" .!?¡¿")
