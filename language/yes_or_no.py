"""Yes and no in the words people use: the one place that knows them, for every room and every door. Pure.

What a yes decides is known to the gateway alone, which knows what was shown; here is read what a message says. It
is a yes or no as a whole (`yes_or_no`), agrees to what was just shown without saying yes (`assents`, `praises`), or
begins with a yes or no and goes on (`lead_of`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from steward.language.dismissals import is_dismissal
from steward.language.named_values import BOOLEANS, folded
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, words_for

_YES: Final = frozenset((*words_for("yes"), *words_for("yes_alone")))
_NO: Final = frozenset((*words_for("no"), *words_for("no_alone"), *words_for("never_mind")))
_WEAK: Final = frozenset(words_for("yes_weak"))
_FIRST: Final = frozenset((*words_for("yes"), *words_for("no"))) - _WEAK
"""Words that answer what was shown, whatever follows: "yes, but to Eve", "no, at one"; not the "ok" of any message."""
_AFTER_NO: Final = words_for("after_no")
_LONGEST: Final = 60
_LONGEST_LEAD: Final = 1_000
"""Characters of a message whose beginning is looked at."""
_PADDING: Final = re.compile(rf"\b(?:{any_of('singled_out', 'as_shown', 'answer_padding')})\b")
_LAUDED: Final = re.compile(rf"(?<!\w)(?:{any_of('lauds')})(?!\w)")
"""Matches the "that is splendid" of "yes, that is splendid, send it off"."""
_NOT: Final = rf"(?:{any_of('not_doing')})"
_DEEDS: Final = rf"(?:{any_of('decided_deeds')})"
_ONE: Final = re.compile(rf"(?<!\w)(?:{any_of('singled_out')})(?!\w)")
_NO_DEED: Final = re.compile(rf"\b(?:{_NOT} {_DEEDS}|{_DEEDS} {_NOT})\b")
"""Matches "don't send", "schick es nicht"; what it denies is no order. A "not" alone denies nothing."""
_DEED: Final = re.compile(rf"\b{_DEEDS}\b")
_YES_WORD: Final = re.compile(rf"(?<!\w)(?:{any_of('yes', 'yes_alone')})(?!\w)")
_NO_WORD: Final = re.compile(rf"(?<!\w)(?:{any_of('no', 'no_alone', 'never_mind')})(?!\w)")
_HESITATION: Final = re.compile(rf"(?<!\w)(?:{any_of('hesitations')})$")
"""Matches the end of "ok wait": no yes any more; not "wait, yes"."""
_SHADE: Final = re.compile("[\U0001f3fb-\U0001f3ff\ufe0f]")
"""The colour of a thumb, and the mark that a sign is shown as a picture."""
_FRIENDLY: Final = re.compile(f"[{''.join({*words_for('friendly_signs')} - {*words_for('yes_alone')})}]")
"""The pictures that say nothing more beside a word."""
_DRAWN_OUT: Final = re.compile(r"([^\W\d_])\1{2,}")
"""Matches the "yyy" of "okayyy"."""
_ASSENT: Final = re.compile(rf"(?<!\w)(?:{any_of('assents')})(?!\w)")
_PRAISE: Final = re.compile(rf"(?<!\w)(?:{any_of('praise')})(?!\w)")
_BESIDE: Final = re.compile(
    rf"(?<!\w)(?:{any_of('answer_padding', 'be_off', 'courtesies', 'padding', 'yes', 'yes_alone', 'praise')})(?!\w)"
)
"""What may stand beside a word of assent: "ok perfect, thank you very much"."""
_FIRM_WORDS: Final = sorted({*words_for("yes"), *words_for("yes_alone"), *words_for("decided_deeds")} - _WEAK)
_FIRM: Final = re.compile(rf"(?<!\w)(?:{'|'.join(sorted(map(re.escape, _FIRM_WORDS), key=len, reverse=True))})(?!\w)")
"""What is a yes wherever it stands, unlike the "ok" that may only begin a message."""
_EDGE: Final = re.compile(
    rf"\s{{0,3}}[,.;:!…–—]{{1,5}}(?:\s{{1,5}}|(?=[^\W\d]))|\s-\s"
    rf"|(?<!\s)\s{{1,5}}(?=(?:{any_of('yes_joints', 'because', 'but')})(?!\w))",
    re.I,
)
"""Matches where a yes or no may end and something else begin: the ", " of "yes, and ...", the " " of "sí y ..."."""
_SPACE: Final = re.compile(rf"[\s¡]{{0,5}}(?:{any_of('yes', 'no')})(\s{{1,5}})(?=\S)", re.I)
"""Matches "yes " at the beginning of "yes remind me at 5"."""
_TAKEN_BACK: Final = re.compile(
    rf"(?:(?:{any_of('padding', 'no')})\b[\s,.!]{{0,5}}){{0,3}}(?:{any_of('never_mind')})"
    rf"[\s,.!]{{0,5}}(?:(?:{any_of('padding')})[\s.!]{{0,5}})?"
)
"""Matches "ah never mind", "no, forget it"."""
_NO_YES: Final = re.compile(rf"(?:(?:{any_of('padding')}) )?(?:{any_of('no_yes')})(?: (?:{any_of('padding')}))?", re.I)
"""Matches "yeah right", "oh yeah right", "go away" and "na ja", which are no yes."""
_ARRIVED: Final = re.compile(rf"(?<!\w)(?:{any_of('arrivals')})$")
"""Matches the end of "ok now she's there"."""
_NOW: Final = re.compile(rf"(?<!\w)(?:{any_of('now')})(?!\w)")
_IF: Final = "si"
"""The Spanish yes without its accent is an if, unless a mark follows."""
_JOINT: Final = re.compile(rf"(?:(?:{any_of('yes_joints')})(?!\w)[\s,:]{{0,5}}){{1,3}}", re.I)
_BUT: Final = re.compile(rf"(?:(?:{any_of('yes_joints')})[\s,]{{1,5}})?(?:{any_of('but')})(?!\w)", re.I)


def yes_or_no(text: str) -> bool | None:
    """True for an unambiguous yes ("yep, send it"), False for an unambiguous no ("hm no, leave it", "drop it, he came
    by"), None for anything else, and for what says both."""
    if is_dismissal(text):
        return False
    if len(text) > _LONGEST:
        return None
    message = _bare(text)
    if message in _YES:
        return True
    if message in _NO:
        return False
    if is_no_yes(text):
        return None
    told = _composed(message)
    if told is None and (arrived := _ARRIVED.search(message)) is not None:
        # A weak "ok" needs a "now": "ok, she's here" may mean that nothing is to be done any more.
        told = _composed(message[: arrived.start()]) if _is_firm(message) or _NOW.search(message) else None
        return told or None
    return None if told is True and _HESITATION.search(message) is not None else told


def assents(text: str) -> bool:
    """Whether a message agrees to what was just shown, in words that are a yes to nothing else: "fine", "passt",
    "perfect, thanks". Not "not fine", "fine?" or "perfect weather"."""
    return _consists_of(_ASSENT, text)


def praises(text: str) -> bool:
    """Whether a message is nothing but thanks or praise, which may be meant as a yes: "great", "danke dir"."""
    return _consists_of(_PRAISE, text) and not _is_firm(_PRAISE.sub(" ", _bare(text)))


def is_no_yes(text: str) -> bool:
    """Whether a message is made of words for yes and is none: "yeah right", "go away"."""
    return len(text) <= _LONGEST and _NO_YES.fullmatch(_bare(text)) is not None


@dataclass(frozen=True, slots=True)
class Lead:
    """A yes or no that a message begins with, and what it goes on to say."""

    confirmed: bool
    rest: str
    """As it was written, without the "and" that leads to it."""
    joined: bool
    """An "and", "also" or the like leads to the rest: it is something beside."""
    amends: bool
    """A "but" leads to it: it is something else than what was shown."""
    firm: bool
    """The words are a yes or no wherever they stand, unlike the "ok" or "fine" that only begins a message."""


def lead_of(text: str, decides: Callable[[str], bool | None] = yes_or_no) -> Lead | None:
    """The yes or no that a message begins with, where it goes on: "yes, and remind me at 5", "no. what's the weather?".
    `decides` says whether some words are one as a whole; the most words that are one count."""
    if len(text) > _LONGEST_LEAD or is_no_yes(text):
        return None
    for head, tail in _split(text):
        confirmed = decides(head)
        agrees = confirmed is None and assents(head)
        if confirmed is None and not agrees:
            continue
        joint, but = _JOINT.match(tail), _BUT.match(tail)
        led = but if but is not None and confirmed is False else joint
        return Lead(
            confirmed=confirmed is not False,
            rest=(tail[led.end() :].lstrip(" ,:") if led else "") or tail,
            joined=joint is not None,
            amends=but is not None,
            firm=not agrees and (confirmed is False or _is_firm(head)),
        )
    return None


def opens_with_yes_or_no(text: str) -> bool:
    """Whether a message begins as an answer and goes on: "yes, but to Eve", "nein, um eins"; not "no idea what"."""
    first, _, rest = caseless(text).partition(" ")
    word = first.rstrip(",.;:!-–—")
    if word not in _FIRST or not rest.strip():
        return False
    return word != "no" or first != word or not rest.strip().startswith(_AFTER_NO)


def takes_back(text: str) -> bool:
    """Whether a message gives up what was asked, in words that say nothing else: "ah never mind", "no, forget it"."""
    return len(text) <= _LONGEST and _TAKEN_BACK.fullmatch(caseless(text)) is not None


def _bare(text: str) -> str:
    """A message without marks, shades and drawn-out letters ("okayyy"), in lower case."""
    bare = _DRAWN_OUT.sub(r"\1", caseless(_FRIENDLY.sub(" ", _SHADE.sub("", text))))
    return " ".join(re.sub(r"[,;:!.…–—-]", " ", bare).split())


def _composed(message: str) -> bool | None:
    """The answer of several words that all belong to one: yes or no, what is to be done or not, and padding."""
    rest, denied = _NO_DEED.subn(" ", message)
    rest, ordered = _DEED.subn(" ", rest)
    rest, no = _NO_WORD.subn(" ", rest)
    rest, yes = _YES_WORD.subn(" ", rest)
    agreed, refused = yes or ordered, denied or no
    if _PADDING.sub(" ", _LAUDED.sub(" ", rest) if agreed else rest).strip():
        return None
    if refused and not agreed:
        return False
    return True if agreed and not refused else None


def _is_firm(head: str) -> bool:
    return _FIRM.search(_bare(head)) is not None


def _consists_of(kind: re.Pattern[str], text: str) -> bool:
    if len(text) > _LONGEST or _NO_WORD.search(message := _bare(text)) is not None:
        return False
    if is_no_yes(text):
        return False
    rest, found = kind.subn(" ", message)
    return found > 0 and not _BESIDE.sub(" ", rest).strip()


def _split(text: str) -> Iterator[tuple[str, str]]:
    """A message at each place where a yes or no may end, the longest beginning first."""
    edges = [(found.start(), found.end()) for found in _EDGE.finditer(text, 0, 2 * _LONGEST)]
    first = _SPACE.match(text)
    if first is not None and opens_with_yes_or_no(text) and text[: first.start(1)].strip(" ¡").casefold() != _IF:
        edges.append(first.span(1))
    for start, end in sorted(edges, reverse=True):
        head, tail = text[:start].strip(" ¡"), text[end:].strip()
        if head and len(head) <= _LONGEST and tail:
            yield head, tail


def singles_out(text: str) -> bool:
    """Whether a yes or no points at one thing: "yes, only that one", "sí, solo ese". It is none to several."""
    return _ONE.search(_bare(text[:_LONGEST_LEAD])) is not None


def flag_of(text: str) -> bool | None:
    """The yes or no, on or off, that a message is as a whole."""
    found = BOOLEANS.get(folded(text.strip().rstrip(".!")))
    return yes_or_no(text) if found is None else found
