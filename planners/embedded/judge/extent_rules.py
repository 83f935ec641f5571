"""Rules about where an argument's words begin and end, and `whole_words`, which they all stand on. Pure.

`registry` lists the rules of the kinds `extents`, `words` and `typings`. They never choose between two parameters.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from steward.contracts.base import Json
from steward.language.dictations import dictated_clause
from steward.language.gloss import in_english
from steward.language.moods import Mood, mood_of
from steward.language.named_values import NUMBERS
from steward.language.word_lists import any_of
from steward.planners.embedded.judge.evidence import Evidence, is_free
from steward.planners.embedded.judge.readings import Span
from steward.planners.embedded.judge.schemas import enumeration, is_number, is_text, kind_of
from steward.planners.embedded.judge.time_rules import is_moment, only_day
from steward.planners.embedded.judge.values import bare, typed

WHERE: Final = any_of("where")
"""Prepositions before a place or a service."""

_LINKED_AFTER: Final = re.compile(r"(?:[-@./_]\w+)+")
""" ".org/a-b" after "example"."""
_TENS: Final = re.compile(
    rf"(?:{'|'.join(word for word, number in NUMBERS.items() if number in range(20, 100, 10))})-[a-z]+\b", re.I
)
""" "twenty-five", of which the judge may point at "twenty"."""
_QUOTING: Final = re.compile(r"(?::|[\"“„«‘'])\s*$")
""" "say: " or an opening mark."""
_SAYING: Final = re.compile(rf"\b(?:{any_of('saying')})\s+$", re.I)
""" "tell Kim that ", "mit "."""
_OWNS: Final = re.compile(r"['’]s\b")
""" "Kim's"."""
_OWNED: Final = re.compile(rf"\s+(?!(?:{any_of('no_possession')})\b)[^\W\d_]", re.I)
"""What somebody owns, after "Kim's": "Kim's mail" matches, "Kim's tomorrow" and "Kim's," do not: a place."""

_LETTERS: Final = frozenset({"body", "text", "content", "reply", "answer", "note"})
"""Parameters that are told whole sentences."""
_COLON: Final = re.compile(r":\s*$")
_MARKS: Final = re.compile(r"[?!]{1,3}(?=\s|$)")
_TEXT_LEAD: Final = re.compile(rf"(?::|\b(?:{any_of('saying', 'whole_texts')}))\s*$", re.I)
"""Matches the end of "with the text", "saying", "mit dem Text" and "Kim:": a text follows."""
_ASKED_TO: Final = re.compile(
    rf"(?:[\s,¿]*+(?:{any_of('padding', 'greetings')})\b[\s,!]*+)*+(?:{any_of('asked_to')})\b", re.I
)
"""Matches the beginning of "could you tell Kim": its "?" may be the order's."""
_LETTER: Final = re.compile(rf"\b(?:{any_of('whole_texts')})\b", re.I)
"""What a description calls a text that is told whole."""
_NAMES: Final = re.compile(r"(?:^|\s)[A-ZÄÖÜÁÉÍÓÚÑ][\w'’-]*$")
"""Words that end with a name: "to Dresden"."""
_NAME: Final = re.compile(r"(?: [A-ZÄÖÜÁÉÍÓÚÑ][a-zäöüßáéíóúñ]+\b)+(?!['’@])")
""" " Neustadt" after "Dresden"; not " Kim" of "Kim's"."""
_QUOTATION: Final = re.compile(r"(?<!\w)[\"“„«‘'](?=\S)([^\"“”„«»]{2,}?)(?<=\S)[\"”“»’'](?!\w)")
""" "“so long”" and "'ok'"; in "it's Kim's" there is none."""
_NAMED: Final = re.compile(rf"\b(?:{any_of('name_owners')})\s+((?:[A-Z][\w'’-]{{0,40}}+\s++){{1,6}}+)$")
""" "my Visa " before "card"."""
_REST: Final = re.compile(
    rf"(?:\s*,\s*(?:and\s+)?(?!(?:{any_of('no_items')})\b)"
    r"[^\s,.;:!?]+(?: [^\s,.;:!?]+)?)+"
    r"(?=[.!?\s]*$)",
    re.I,
)
"""Further items of a list, to the end of a text."""
_COURTESY: Final = re.compile(rf"\W*(?:(?:{any_of('courtesies')})\b.*)?", re.I | re.S)
""" ", thanks a lot" at the end, or nothing."""

_FIELDS: Final = re.compile(rf"\b({any_of('profile_fields')})\b[\s:=]*", re.I)
""" "my home town: ", "language "."""
_ASKED: Final = re.compile(rf"^(?:{any_of('asked_openings')})\s+(?=\S)", re.I)
""" "please ", "it's about ", "how many " before the thing alone."""


def whole_words(text: str, span: Span, *, linked: bool = False) -> str:
    """The span's words, none of them cut in the middle; with `linked` no address, path or hyphenated name either."""
    start, end = span.start, span.end
    while start > 0 and text[start - 1].isalnum() and text[start].isalnum():
        start -= 1
    while end < len(text) and text[end].isalnum() and text[end - 1].isalnum():
        end += 1
    tens = _TENS.match(text[start:])
    end = max(end, start + tens.end()) if tens else end
    if linked:
        after = _LINKED_AFTER.match(text, end)
        start, end = _linked_from(text, start), after.end() if after else end
    opened = text[start:end].rfind("<") + 1
    words = text[start : end + (text[end : end + 1] == ">" and opened > 0)]
    return words if re.search(r"\s", words) else _owner(text, start, end)


def _linked_from(text: str, start: int) -> int:
    """Where the address, path or hyphenated name begins that the word at `start` ends: 0 for "a-b@c" at the "c".

    It consists of words that one of `-@/_` follows, and of `~`, `/` and `.` alone. Read from right to left, once, so
    that it costs linear time. `begins`: it may begin here. `lacks`: a mark was read and the word before it must follow.
    `inside`: in the middle of such a word.
    """
    found, begins, lacks, inside = start, True, False, False
    for place in range(start - 1, -1, -1):
        letter = text[place]
        of_word = letter in "._" or letter.isalnum()
        begins, lacks, inside = (
            (begins and letter in "~/.") or ((lacks or inside) and of_word),
            begins and letter in "-@/_",
            (lacks or inside) and of_word,
        )
        if begins:
            found = place
        elif not (lacks or inside):
            break
    return found


def _owner(text: str, start: int, end: int) -> str:
    """A word without its possessive "s" where what is owned follows ("Kim's mail"), with it otherwise ("at Kim's")."""
    bare = end - 2 if _OWNS.match(text, end - 2) else end
    owns = _OWNS.match(text, bare)
    return text[start:end] if owns is None else text[start : bare if _OWNED.match(text, owns.end()) else owns.end()]


def is_quoted(text: str, span: Span) -> bool:
    """Whether a colon or a quotation mark stands before the words."""
    return bool(_QUOTING.search(text[: span.start]))


def extend_to_full_name(evidence: Evidence, name: str, span: Span) -> Span:
    """A name with the names beside it: "Dresden Neustadt" where the judge stopped at "Dresden", "Visa card" of "my Visa
    card". Not in German, where every noun has a capital, nor in Spanish."""
    if not _is_free_text(evidence, name):
        return span
    text, others = evidence.text, evidence.other_spans(name)
    before = _NAMED.search(text, 0, span.start) if text[span.start : span.start + 1].islower() else None
    if before and not in_english(text).changes and is_free(before.start(1), span.end, others):
        return replace(span, start=before.start(1))
    more = _NAME.match(text, span.end) if _NAMES.search(text[span.start : span.end]) else None
    if more is None or in_english(text).changes or only_day(more[0]) is not None:
        return span
    return replace(span, end=more.end()) if is_free(span.start, more.end(), others) else span


def extend_to_whole_quotation(evidence: Evidence, name: str, span: Span) -> Span:
    """All the words of a quotation, and no others, where the judge pointed at some of them or ended inside it."""
    if not _is_free_text(evidence, name):
        return span
    for quotation in _QUOTATION.finditer(evidence.text):
        start, end = quotation.span(1)
        within = start - 1 <= span.start and span.end <= end + 1
        cuts = start <= span.start < end or start < span.end < end
        if (within or cuts) and is_free(start, end, evidence.other_spans(name)):
            return replace(span, start=start, end=end)
    return span


def extend_to_message_end(evidence: Evidence, name: str, span: Span) -> Span:
    """A message to the end of the text: after a colon, or after "saying" where the judge stopped at a comma."""
    if not _is_letter(evidence, name):
        return span
    before, rest = evidence.text[: span.start], evidence.text[span.end :]
    listed = rest.startswith(", ") and (_SAYING.search(before) or is_quoted(evidence.text, span))
    goes_on = (listed or (rest[:1] in " ," and _COLON.search(before))) and not _COURTESY.fullmatch(rest)
    if not goes_on or not is_free(span.start, len(evidence.text), evidence.other_spans(name)):
        return span
    return replace(span, end=len(evidence.text.rstrip()))


def extend_to_end_mark(evidence: Evidence, name: str, span: Span) -> Span:
    """A message with the "?" or "!" behind it: "At noon?" of "with the text At noon?". Not where the mark may be the
    order's: "could you tell Kim that I'm late?"."""
    marks = _MARKS.match(evidence.text, span.end) if _is_letter(evidence, name) else None
    if marks is None or dictated_clause(evidence.text, span.end) is not None:
        return span
    words, led = evidence.text[span.start : span.end], _TEXT_LEAD.search(evidence.text[: span.start])
    if "?" in marks[0]:
        owned = _ASKED_TO.match(evidence.text) is None or words.startswith("¿") or mood_of(words) is Mood.QUESTION
    else:
        owned = led is not None or marks.end() < len(evidence.text.rstrip())
    return (
        replace(span, end=marks.end())
        if owned and is_free(span.start, marks.end(), evidence.other_spans(name))
        else span
    )


def extend_to_list_end(evidence: Evidence, name: str, span: Span) -> Span:
    """A list with the further items that follow to the end of the text: "tea, milk" of "tea, milk, rice"."""
    if kind_of(evidence.properties[name]) != "array" or "," not in evidence.text[span.start : span.end]:
        return span
    rest = _REST.match(evidence.text, span.end)
    if rest is None or not is_free(span.start, rest.end(), evidence.other_spans(name)):
        return span
    return replace(span, end=rest.end())


def _is_letter(evidence: Evidence, name: str) -> bool:
    """Whether a parameter is told whole sentences."""
    described = str(evidence.properties[name].get("description", ""))
    return _is_free_text(evidence, name) and bool(name in _LETTERS or _LETTER.search(described))


def _is_free_text(evidence: Evidence, name: str) -> bool:
    return is_text(evidence.properties[name]) and not is_moment(name, evidence.properties[name])


def drop_asking_words(evidence: Evidence, name: str, span: Span, words: str) -> str:
    """A free text without the words that only ask: "please call Kim" is "call Kim", unless it is quoted."""
    return words if not _is_free_text(evidence, name) or is_quoted(evidence.text, span) else _ASKED.sub("", words)


def value_as_read(evidence: Evidence, name: str, span: Span) -> Json:
    """A listed value or a number from the words as the judge read them: "in the morning" where "morgens" was typed."""
    schema = evidence.properties[name]
    return typed(span.read, name, schema, evidence.values) if enumeration(schema) or is_number(schema) else None


def field_with_value(evidence: Evidence, name: str, span: Span) -> Json:
    """{"name": "Katya"} of "set the name in my profile to Katya": the field stands before the value or begins the words
    ("language German")."""
    if kind_of(evidence.properties[name]) != "object":
        return None
    words = evidence.text[span.start : span.end]
    inside = _FIELDS.match(words)
    if inside and inside.end() < len(words):
        return {_key(inside[1]): bare(words[inside.end() :])}
    before = list(_FIELDS.finditer(evidence.text[: span.start]))
    return {_key(before[-1][1]): bare(words)} if before else None


def _key(words: str) -> str:
    return re.sub(r"\W+", "_", words.casefold()).replace("time_zone", "timezone")
