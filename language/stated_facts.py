"""What somebody tells of themselves in passing: the plain facts in a message, with what each is about. Pure.

A fact is what `language.statements` reads as one; here a message is taken apart into the sentences that may be, and of
two facts it is said whether they answer the same question ("I live in Hamburg", "I live in Berlin"). Called when a
problem is over. Quotations, and what follows a colon, are not taken for the speaker's own word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from steward.language.moods import Mood, mood_of
from steward.language.statements import read_statement
from steward.language.word_lists import any_of, by_value

_LONGEST: Final = 600
"""Characters of a message; who sends more hands over a text."""
_MOST: Final = 8
_LONGEST_QUOTE: Final = 40
"""Words of a fact that somebody else found."""
_QUOTES: Final = re.compile(r"[\"“”„«»‘‹›`]|(?<!\w)'|(?m:^)[ \t]*>")
_LINES: Final = re.compile(r"[\r\n]+")
_STOPS: Final = re.compile(r"(?<=[.!?;…])(?<![0-9]\.)[ \t]+")
"""Matches the blank behind "tea. What"; not that behind "3. Mai"."""
_SHORTENED: Final = re.compile(rf"(?:^|[^\w])(?:{any_of('abbreviations')})\.$", re.I)
"""Matches "My dentist is Dr.": no sentence ends there."""
_JOINTS: Final = re.compile(rf"(?:,|(?<![ \t,]))[ \t]+(?:{any_of('joining')})[ \t]+", re.I)
_OFTEN: Final = re.compile(rf"(?<!\w)(?:{any_of('so_often')})(?!\w)", re.I)
_ENDS: Final = " \t.,;!…"
_TOPICS: Final = {
    topic: re.compile(rf"\b(?:{'|'.join(words)})\b", re.I) for topic, words in by_value("fact_topics").items()
}
_SPEAKER: Final = re.compile(rf"\b(?:{any_of('speaker')})\b", re.I)
"""Matches "I have two kids", not "I want two tickets"."""
_SPEAKER_OWNS: Final = re.compile(rf"\s*(?:{any_of('speaker_owns')})(?:\s+\S+){{3}}", re.I)
"""Matches "My sister is called Eve", not "my open tasks"."""
_OF: Final = r"(?P<of>[^?!\n]{1,60}?)"
_VALUE: Final = r"(?P<value>[^?!\n]{1,100}?)"
_SEVERAL: Final = frozenset({"named"})
"""What one may tell of several: two sisters are both called something."""
_SLOTS: Final = [
    (slot, re.compile(pattern.replace("{of}", _OF).replace("{value}", _VALUE), re.I))
    for slot, patterns in by_value("fact_slots").items()
    for pattern in patterns
]


@dataclass(frozen=True, slots=True)
class StatedFact:
    """A fact in the speaker's own words. `topic` is what kind it is, None for any. `slot` is the question it answers,
    `value` what it answers; `single` where there is one answer at a time."""

    text: str
    topic: str | None
    slot: str | None
    value: str | None
    single: bool

    def replaces(self, other: StatedFact) -> bool:
        """Whether both answer the same question, so that the other does not hold beside this one."""
        if self.slot is None or self.slot != other.slot:
            return False
        return self.single or self.value == other.value


def stated_facts(message: str) -> list[StatedFact]:
    """The facts that a message tells, in order, each once; none for a long one."""
    if len(message) > _LONGEST:
        return []
    own = [line.partition(": ")[0] if ": " in line else line for line in _LINES.split(message)]
    pieces = [piece for line in own for sentence in _sentences(line) for piece in _facts_in(sentence)]
    return [stated_fact(piece) for piece in list(dict.fromkeys(pieces))[:_MOST]]


def told_of_speaker(message: str) -> str:
    """The sentences of a message in which the speaker tells something of themselves, as they stand there; else empty.

    No question, no quotation, and no order alone: "my" is in "show my tasks" too.
    """
    found = [piece.strip() for line in _LINES.split(message) for piece in _sentences(line) if _tells_of_speaker(piece)]
    return "\n".join(found)


def _tells_of_speaker(sentence: str) -> bool:
    if "?" in sentence or _QUOTES.search(sentence) or mood_of(sentence) is Mood.QUESTION:
        return False
    return _SPEAKER.search(sentence) is not None or _SPEAKER_OWNS.match(sentence) is not None


def prefers(message: str) -> bool:
    """Whether a fact is what somebody likes: "I prefer the standup at 9am" asks for nothing at nine."""
    return _TOPICS["preferences"].search(message) is not None


def topics() -> tuple[str, ...]:
    """Every kind of fact there is a word for."""
    return tuple(_TOPICS)


def found_in(message: str, quote: str, topic: str | None) -> StatedFact | None:
    """A fact that somebody else found in a message: its words as they stand there. None where they do not, where they
    are a quotation, or where they ask something."""
    wanted = quote.split()
    if not 1 < len(wanted) <= _LONGEST_QUOTE:
        return None
    found = _place_in(wanted, message)
    if found is None or _QUOTES.search(message) or mood_of(found[0]) is Mood.QUESTION or "?" in found[0]:
        return None
    reported = stated_fact(found[0])
    return replace(reported, topic=reported.topic or topic)


def stands_in(fact: str, text: str) -> bool:
    """Whether a text has the words of a fact, in a row."""
    words = fact.strip(_ENDS).split()
    return bool(words) and _place_in(words, text) is not None


def _place_in(words: Sequence[str], text: str) -> re.Match[str] | None:
    return re.search(r"(?<!\w)" + r"\s+".join(map(re.escape, words)) + r"(?!\w)", text, re.I)


def stated_fact(text: str) -> StatedFact:
    """A fact, wherever it comes from, with what it is about."""
    message = " ".join(text.split()).strip(_ENDS)
    topic = next((topic for topic, words in _TOPICS.items() if words.search(message)), None)
    for slot, pattern in _SLOTS:
        if (found := pattern.fullmatch(message)) is not None:
            parts = found.groupdict()
            about = (parts.get("of") or "").casefold()
            return StatedFact(message, topic, f"{slot}:{about}", parts["value"].casefold(), slot not in _SEVERAL)
    return StatedFact(message, topic, None, None, single=False)


def _sentences(line: str) -> list[str]:
    found: list[str] = []
    for piece in _STOPS.split(line):
        if found and _SHORTENED.search(found[-1]):
            found[-1] = f"{found[-1]} {piece}"
        else:
            found.append(piece)
    return found


def _facts_in(sentence: str) -> list[str]:
    """The facts of a sentence: the whole, or those of its parts that are some."""
    message = sentence.strip()
    if not message or _QUOTES.search(message):
        return []
    parts = [part.strip() for part in _parts(message)]
    facts = [part.strip(_ENDS) for part in parts if _is_fact(part)]
    if _is_fact(message) and len(facts) < len(parts):
        return [message.strip(_ENDS)]
    return facts


def _parts(message: str) -> Iterator[str]:
    """What stands between the joints of a sentence; the "and then" of "now and then" is none."""
    often, begin = [found.span() for found in _OFTEN.finditer(message)], 0
    for joint in _JOINTS.finditer(message):
        if not any(start < joint.start() < stop for start, stop in often):
            yield message[begin : joint.start()]
            begin = joint.end()
    yield message[begin:]


def _is_fact(text: str) -> bool:
    read = read_statement(text)
    return read is not None and read.kind == "fact"
