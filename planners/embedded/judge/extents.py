"""Where the words of an argument begin and end in a request, by what stands around what the judge pointed at. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from language.gloss import in_english
from planners.embedded.judge.days import only_day, with_day_after, with_day_before
from planners.embedded.judge.session import Span

_LINKED_AFTER: Final = re.compile(r"(?:[-@./_]\w+)+")
_TENS: Final = re.compile(r"(?:twen|thir|for|fif|six|seven|eigh|nine)ty-[a-z]+\b", re.I)
_HOUR: Final = re.compile(r"(?<=\d)\s?(?:[ap]\.?m\b\.?|uhr\b|o['’]?clock\b|h\b)", re.I)
_BARE_HOUR: Final = re.compile(r"\b(?:at|um|a las?)\s+\d{1,2}$", re.I)
"""A number that only the word before it makes an hour."""
_QUOTING: Final = re.compile(r"(?::|[\"“„«‘'])\s*$")
_SAYING: Final = re.compile(r"\b(?:with|saying|says?|that|mit|dass|con|que|diciendo)\s+$", re.I)
_OWNS: Final = re.compile(r"['’]s\b")
_OWNED: Final = re.compile(
    r"\s+(?!(?:in|on|at|for|to|from|by|with|and|or|please|tomorrow|tonight|today)\b)[^\W\d_]", re.I
)
"""What follows somebody's name with an "s" that owns it; the name of a place keeps its "s"."""
_LETTERS: Final = frozenset({"body", "text", "content", "reply", "answer", "note"})
"""Parameters that are told whole sentences."""
_COLON: Final = re.compile(r":\s*$")
_LETTER: Final = re.compile(r"\b(?:text|message|content|caption)\b", re.I)
_NAMES: Final = re.compile(r"(?:^|\s)[A-ZÄÖÜÁÉÍÓÚÑ][\w'’-]*$")
_NAME: Final = re.compile(r"(?: [A-ZÄÖÜÁÉÍÓÚÑ][a-zäöüßáéíóúñ]+\b)+(?!['’@])")
_QUOTATION: Final = re.compile(r"(?<!\w)[\"“„«‘'](?=\S)([^\"“”„«»]{2,}?)(?<=\S)[\"”“»’'](?!\w)")
_NAMED: Final = re.compile(r"\b(?:the|my|our|an?)\s+((?:[A-Z][\w'’-]{0,40}+\s++){1,6}+)$")
_REST: Final = re.compile(
    r"(?:\s*,\s*(?:and\s+)?(?!(?:and|in|on|at|to|from|with|for|by|please|thanks|it|that|this)\b)"
    r"[^\s,.;:!?]+(?: [^\s,.;:!?]+)?)+"
    r"(?=[.!?\s]*$)",
    re.I,
)
"""Further items of a list, to the end of a text."""
_COURTESY: Final = re.compile(
    r"\W*(?:(?:please|pls|plz|thanks|thank you|thx|cheers|ok|(?:vielen )?dank|danke|bitte|(?:muchas )?gracias|"
    r"por favor|porfa)\b.*)?",
    re.I | re.S,
)


def whole_words(text: str, span: Span, *, linked: bool = False) -> str:
    """The span's words, none of them cut in the middle; `linked`: nor an address, a path or a name with hyphens."""
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
    """Where what is linked to a word by marks before it begins: words with one of `-@/_` after them, and `~/.` alone.

    Read from right to left, once. `begins`: what was read is complete; `lacks`: it lacks the word before its mark.
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
    """A word without the "s" by which somebody owns what follows; with it where a place is named by its owner."""
    bare = end - 2 if _OWNS.match(text, end - 2) else end
    owns = _OWNS.match(text, bare)
    return text[start:end] if owns is None else text[start : bare if _OWNED.match(text, owns.end()) else owns.end()]


def with_day(text: str, span: Span, others: Sequence[Span], *, only: bool) -> Span:
    """A time with its hour's "am" or "Uhr" and the day before it, or after the only time, but not words of `others`;
    a bare number with the "at" that makes it an hour."""
    hour = _HOUR.match(text, span.end)
    start = with_day_before(text, span.start, span.end)
    end = hour.end() if hour else span.end
    end = with_day_after(text, start, end) if only else end
    bare = _BARE_HOUR.search(text, 0, end) if text[start:end].strip().isdecimal() else None
    start = bare.start() if bare else start
    return replace(span, start=start, end=end) if is_free(start, end, others) else span


def full_name(text: str, span: Span, others: Sequence[Span]) -> Span:
    """A name with those beside it, in a language that shows them: "Dresden Neustadt", not "Dresden" alone, and "Visa
    card" where "my Visa card" is said."""
    before = _NAMED.search(text, 0, span.start) if text[span.start : span.start + 1].islower() else None
    if before and not in_english(text).changes and is_free(before.start(1), span.end, others):
        return replace(span, start=before.start(1))
    more = _NAME.match(text, span.end) if _NAMES.search(text[span.start : span.end]) else None
    if (
        more is None
        or in_english(text).changes
        or only_day(more[0]) is not None
        or not is_free(span.start, more.end(), others)
    ):
        return span
    return replace(span, end=more.end())


def said_out(text: str, span: Span, name: str, schema: Mapping[str, Any], others: Sequence[Span]) -> Span:
    """A letter's words after a colon to the end of the text, or after "saying" where the judge stopped at a comma."""
    rest = text[span.end :]
    letter = name in _LETTERS or _LETTER.search(str(schema.get("description", "")))
    before = text[: span.start]
    listed = rest.startswith(", ") and (_SAYING.search(before) or is_quoted(text, span))
    goes_on = letter and (listed or (rest[:1] in " ," and _COLON.search(before))) and not _COURTESY.fullmatch(rest)
    if not goes_on or not is_free(span.start, len(text), others):
        return span
    return replace(span, end=len(text.rstrip()))


def listed_out(text: str, span: Span, others: Sequence[Span]) -> Span:
    """A list of several items with those that follow to the end of the text."""
    rest = _REST.match(text, span.end) if "," in text[span.start : span.end] else None
    return replace(span, end=rest.end()) if rest and is_free(span.start, rest.end(), others) else span


def all_quoted(text: str, span: Span, others: Sequence[Span]) -> Span:
    """All the words between two marks where the judge pointed at some of them."""
    for quotation in _QUOTATION.finditer(text):
        start, end = quotation.span(1)
        if start - 1 <= span.start and span.end <= end + 1 and is_free(start, end, others):
            return replace(span, start=start, end=end)
    return span


def is_quoted(text: str, span: Span) -> bool:
    """Whether the words are said to be somebody's own, by a colon or a mark before them."""
    return bool(_QUOTING.search(text[: span.start]))


def is_free(start: int, end: int, others: Iterable[Span]) -> bool:
    """Whether none of the others has any of these words."""
    return all(end <= other.start or other.end <= start for other in others)
