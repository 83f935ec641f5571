"""Finds attempts to take over the assistant in a text, by the families of families.yaml and a small learned head.

Called wherever text enters: the user's words, what tools return, what servers say of their tools, memories, documents.
Pure, takes linear time, and only tells: what follows is decided by whoever calls; the flow rule stays the defence.
"""

from __future__ import annotations

import hashlib
import re
import threading
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, Final

from steward.language.injection import head
from steward.language.injection.codes import INVISIBLE, decoded
from steward.language.injection.disguises import CIPHERS, Reading, parts, readings
from steward.language.injection.families import Families, Family, Place, families, over_words
from steward.language.injection.folds import Places, fold
from steward.language.injection.vocabulary import STOP, as_class

MOST: Final = 40_000
"""Characters of a text that are looked at; of a longer one the first and the last. Planners are shown fewer of a
result, and of a document its passages."""
_MOST_REMEMBERED: Final = 4_000
"""Texts; each takes some 250 bytes, and more where attempts were found."""
ORDERS: Final = "orders"
"""The family of what the learned head hears."""
_AROUND: Final = 10
_PIECE: Final = 1_000
"""Words that are looked through at once; what follows a piece with an attempt is not."""
_OVERLAP: Final = 60
_MOST_TRIES: Final = 8
_WIDTH: Final = 3
"""Bytes of each character of the vocabulary."""
_QUOTES: Final = {
    "“": "”",
    "„": "“”",
    "«": "»",
    "‘": "’",
    "「": "」",
    "『": "』",
    "《": "》",
    '"': '"',
    "'": "'",
    "`": "`",
}
_LONGEST_QUOTE: Final = 600
_FIELD: Final = re.compile(r'((?:"[^"\n]{1,60}"\s{0,3}:\s{0,3}|[\w-]=)")((?:[^"\\]|\\.)*+)"', re.DOTALL)
"""Matches `"note": "Call Kim"` and `alt="Call Kim"`, and not `she wrote: "Call Kim"`."""
_QUOTATION: Final = re.compile(
    r'"[^"\n]{1,600}"|“[^“”\n]{1,600}”|„[^„“”\n]{1,600}[“”]|«[^«»\n]{1,600}»|「[^「」\n]{1,600}」|『[^『』\n]{1,600}』|《[^《》\n]{1,600}》'
)
"""Matches `“Call Kim”` of `She wrote “Call Kim”`, and no single mark."""


@dataclass(frozen=True, slots=True)
class Hit:
    """An attempt: its family with the reason, and the characters of the text it stands in. `disguise`: how its words
    were hidden; empty where they stand as they are."""

    family: str
    reason: str
    start: int
    end: int
    disguise: str = ""


def detect(text: str, place: Place) -> list[Hit]:
    """The attempts in a text, in the order in which they stand, one a family; empty for an honest one.

    What was found lately is remembered: a result is looked through when it comes, and again in each round of planning.
    """
    return list(_SEEN.hits(text, place))


def examine(text: str, place: Place) -> list[Hit]:
    """The same, looked through anew."""
    shown = text if len(text) <= MOST else text[: MOST // 2] + "\n" * 2 + text[-(MOST // 2) :]
    found: dict[str, Hit] = {}
    for hit in _hits(shown, place):
        found.setdefault(hit.family, hit)
    for hit in _sounding(shown, place):
        if not any(hit.start < other.end and other.start < hit.end for other in found.values()):
            found.setdefault(hit.family, hit)
    moved = len(text) - len(shown)
    hits = [hit if hit.start < MOST // 2 or not moved else _moved(hit, moved) for hit in found.values()]
    return sorted(hits, key=lambda hit: hit.start)


class _Seen:
    """What was found in the last texts, by their digests: no text is kept. Bounded; for any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._found: OrderedDict[tuple[bytes, Place], tuple[Hit, ...]] = OrderedDict()

    def hits(self, text: str, place: Place) -> tuple[Hit, ...]:
        """The attempts in a text. Two threads that ask for the same one at once both look it through."""
        key = (hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest(), place)
        with self._lock:
            if (found := self._found.get(key)) is not None:
                self._found.move_to_end(key)
                return found
        found = tuple(examine(text, place))
        with self._lock:
            self._found[key] = found
            if len(self._found) > _MOST_REMEMBERED:
                self._found.popitem(last=False)
        return found


_SEEN: Final = _Seen()


def _hits(text: str, place: Place) -> Iterator[Hit]:
    known, own = families(), families().at(place)
    plain = fold(text)
    plainly = tuple(family for family in own if not family.disguised)
    places: Places | None = None
    for reading in (Reading("", plain, lambda start, end: (start, end)), *readings(plain, known.vocabulary)):
        wanted = own if reading.how in CIPHERS else plainly
        for family, start, end in _matches(reading.text, wanted, known):
            places = places or Places(text)
            begin, last = places.original(*reading.back(start, end))
            if not _is_mentioned(text, plain, begin, last, place, known):
                yield Hit(family.name, family.reason, begin, last, reading.how)
    for reading in decoded(text):
        if reading.how == INVISIBLE:
            hidden = next(family for family in own if family.name == "hidden_text")
            yield Hit(hidden.name, hidden.reason, *reading.back(0, 0), reading.how)
        for family, start, end in _matches(reading.text, own, known):
            yield Hit(family.name, family.reason, *reading.back(start, end), reading.how)


def _sounding(text: str, place: Place) -> Iterator[Hit]:
    """What no family needs to know: the part of the text that reads most like orders, where it does so enough.

    It does not look at what is quoted, and says nothing of a text that speaks of such attempts: how that sounds tells
    too little. Nor of documents, where it was wrong as often as right.
    """
    if place == "document":
        return
    by_user, known = place == "user", families()
    unquoted = _without_quotes(text)
    plain, about = fold(unquoted), None
    for begin, part in parts(plain):
        sounding = head.loudest(part, stated_by_user=by_user)
        if sounding is None or sounding.score < head.LEAST[by_user]:
            continue
        start, end = Places(unquoted).original(begin + sounding.start, begin + sounding.end)
        if about is None:
            about = _is_about_attempts(fold(text), known)
        if not (about or _quoted(unquoted, start, end)):
            yield Hit(ORDERS, "it reads like orders to the assistant", start, end)


def _matches(text: str, own: tuple[Family, ...], known: Families) -> Iterator[tuple[Family, int, int]]:
    """Matches in a folded text, one a family, with their places in it."""
    for family in own:
        for mark in family.marks:
            if (found := mark.search(text)) is not None:
                yield family, found.start(), found.end()
    string = known.vocabulary.string(text)
    places: list[tuple[int, int]] = []
    for begin in range(0, len(string), _PIECE):
        piece = string[max(0, begin - _OVERLAP) : begin + _PIECE]
        coded = piece.encode()
        characters = set(piece)
        moved = max(0, begin - _OVERLAP)
        for family in own:
            if (span := _first(family, coded, characters)) is not None:
                places = places or known.vocabulary.places(text)
                start, end = _without_stops(string, moved + span[0], moved + span[1])
                yield family, places[start][0], places[end - 1][1]
        if places:
            return


def _without_stops(string: str, start: int, end: int) -> tuple[int, int]:
    while start < end - 1 and string[start] == STOP:
        start += 1
    while end - 1 > start and string[end - 1] == STOP:
        end -= 1
    return start, end


def _first(family: Family, string: bytes, characters: set[str]) -> tuple[int, int] | None:
    """The first match that counts."""
    for pattern in family.certain:
        if pattern.may_match(characters) and (sure := pattern.expression.search(string)) is not None:
            return sure.start() // _WIDTH, sure.end() // _WIDTH
    for pattern in family.patterns:
        if not pattern.may_match(characters):
            continue
        for found in islice(pattern.expression.finditer(string), _MOST_TRIES):
            start, end = found.span()
            before = string[max(0, start - _AROUND * _WIDTH) : start]
            after = string[end : end + _AROUND * _WIDTH]
            if family.before is not None and family.before.search(before):
                continue
            if family.after is not None and family.after.search(after):
                continue
            return start // _WIDTH, end // _WIDTH
    return None


def _is_mentioned(text: str, plain: str, start: int, end: int, place: Place, known: Families) -> bool:
    """Whether the words are quoted as something to speak of: to be translated, looked for, explained."""
    quoted = _quoted(text, start, end)
    about = _about()
    string = known.vocabulary.string(plain[:2_000])
    if place != "user":
        return quoted and about["META"].search(string.encode()) is not None
    if about["META"].search(string.encode()) is not None:
        return quoted or about["MENTION"].search(string.encode()) is not None or "?" in text
    if not quoted:
        return False
    outside = fold(text[max(0, start - 300) : start] + " . " + text[end : end + 300])
    return about["MENTION"].search(known.vocabulary.string(outside).encode()) is not None


def _is_about_attempts(plain: str, known: Families) -> bool:
    return _about()["META"].search(known.vocabulary.string(plain[:2_000]).encode()) is not None


def _without_quotes(text: str) -> str:
    """The text, as long as before, without what it quotes: blanks stand there. The value of a field is no quotation."""
    fields = _FIELD.sub(lambda found: f"{found[1][:-1]}\n{found[2]}\n", text)
    return _QUOTATION.sub(lambda found: " " * len(found[0]), fields)


@cache
def _about() -> dict[str, Any]:
    vocabulary = families().vocabulary
    found = {}
    for name in ("META", "MENTION"):
        words = [
            "".join(as_class(vocabulary.having(f"={atom}")) for atom in atoms)
            for atoms in vocabulary.sequences[name]
            if len(atoms) > 1
        ]
        found[name] = over_words("|".join([as_class(vocabulary.having(name)), *words]))
    return found


def _quoted(text: str, start: int, end: int) -> bool:
    """Whether a place lies between quotation marks of one line."""
    before, after = text[max(0, start - _LONGEST_QUOTE) : start], text[end : end + _LONGEST_QUOTE]
    for opening, closing in _QUOTES.items():
        at = before.rfind(opening)
        if at < 0 or "\n" in before[at:]:
            continue
        if opening == "'" and at > 0 and before[at - 1].isalnum():
            continue
        if opening == closing and before.count(opening) % 2 == 0:
            continue
        if any(mark in after.partition("\n")[0] for mark in closing) or (end > start and text[end - 1] in closing):
            return True
    return False


def _moved(hit: Hit, by: int) -> Hit:
    return Hit(hit.family, hit.reason, hit.start + by, hit.end + by, hit.disguise)
