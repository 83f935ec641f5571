"""Letters that deceive, marked for whoever reads a text before saying yes to it.

Every door shows texts of others through here: characters that nobody sees or that change the direction of writing stand
as "⟨U+202E⟩"; behind a word of mixed scripts, behind a domain with letters beyond ASCII and behind an address in the
letters of another script is said what they are. What is sent or run stays as it is. Honest text in any one script is
not marked, nor are emoji or the joiners that Arabic and Indic scripts are written with. Linear; marking twice is
marking once.

The properties are those of UAX 44, the mixtures those of UTS 39 (highly restrictive, word by word).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

import idna
import regex

_JOINED: Final = (
    r"\p{Arabic}\p{Syriac}\p{Nko}\p{Mongolian}\p{Devanagari}\p{Bengali}\p{Gurmukhi}\p{Gujarati}\p{Oriya}\p{Tamil}"
    r"\p{Telugu}\p{Kannada}\p{Malayalam}\p{Sinhala}\p{Khmer}\p{Myanmar}"
)
_TAG: Final = r"\U000e0061-\U000e007a"
_UNSEEN: Final = (
    # Joiners between letters of scripts that are written with them, and between emoji.
    rf"(?!(?<=[{_JOINED}])[\u200c\u200d](?=[{_JOINED}]))"
    r"(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic}))"
    # One variation of an emoji or of a Han character; those of Mongolian letters.
    r"(?!(?<=\p{Emoji})[\ufe0e\ufe0f])(?!(?<=\p{Han})[\ufe00-\ufe0f\U000e0100-\U000e01ef])"
    r"(?!(?<=\p{Mongolian})[\u180b-\u180f])"
    # The flags of England, Scotland and Wales.
    + "".join(rf"(?!(?<=\U0001f3f4[{_TAG}]{{{at}}})[{_TAG}]{{{max(1, 3 - at)},{6 - at}}}\U000e007f)" for at in range(6))
    + rf"(?!(?<=\U0001f3f4[{_TAG}]{{3,6}})\U000e007f)"
    r"[[\p{Cc}--[\t\n]]\p{Default_Ignorable_Code_Point}[\p{Cf}--\p{Prepended_Concatenation_Mark}]"
    r"\p{Zl}\p{Zp}\p{Co}\p{Cs}\u2800\U0001d159]"
)
_RUN_FORM: Final = rf"{_UNSEEN}(?:[ \u00a0]{{0,3}}{_UNSEEN})*+"
_RUN: Final = regex.compile(rf"(?V1){_RUN_FORM}")
"""Matches "\\u202e", and "\\u200b \\u200b" as one; not the joiner of a family emoji or of a Persian word."""
_PLAIN: Final = regex.compile(r"[\t\n\x20-\x7e]*+")
_MARK: Final = regex.compile(r"⟨U\+[0-9A-F]{4,6}(?: U\+[0-9A-F]{4,6})*+(?:, \d+ in all)?⟩")
"""What stands for something unseen once a text is marked."""
_TOKEN: Final = regex.compile(rf"(?V1)(?:{_RUN_FORM}|[^\s<>(),;\"“”„«»\[\]{{}}⟨⟩]|{_MARK.pattern})++")
"""A word. What nobody sees parts none, were it a carriage return or have blanks in it: marked, it does not either."""
_WORD: Final = regex.compile(r"[\p{L}\p{M}\p{Nd}]+")
_HOST: Final = regex.compile(r"(?:(?<=.)@|@(?=[^@]*\.)|://|^(?=www\.))([^\s@:/?#|&=!*]+)", regex.IGNORECASE)
"""Matches the host of "ann@münchen.example", "https://münchen.example/" and "www.münchen.example"; not "@Jürgen"."""
_SCRIPTS: Final = (
    *("Latin", "Cyrillic", "Greek", "Armenian", "Cherokee", "Coptic", "Georgian", "Hebrew", "Arabic", "Thai"),
    *("Devanagari", "Bengali", "Tamil", "Telugu", "Han", "Hiragana", "Katakana", "Bopomofo", "Hangul", "Lisu"),
)
_SCRIPT: Final = regex.compile("|".join(rf"(?P<{name}>\p{{Script_Extensions={name}}})" for name in _SCRIPTS))
_NEUTRAL: Final = regex.compile(r"[\p{Script=Common}\p{Script=Inherited}]")
_CJK: Final = frozenset({"Han", "Hiragana", "Katakana", "Bopomofo", "Hangul"})
_ASCII_LIKE: Final = frozenset("аеорсухіјѕԁһԛԝӏьАВЕКМНОРСТХІЈЅορνυχικαΑΒΕΖΗΙΚΜΝΟΡΤΥΧօոսհզ")
"""Letters of other scripts that are drawn like ASCII ones."""
_LETTERS_NAMED: Final = 5
_MOST_DOMAINS: Final = 20
"""Domains of one word without a blank that are spelled out."""
_UNITS: Final = 3
"""Latin and Greek letters of so short a word are a unit or a symbol: "μm", "kΩ", "Δt"."""


def marked(text: str) -> str:
    """The text as a person may be shown it."""
    return "".join(f"⟨{piece}⟩" if odd else piece for piece, odd in pieces(text))


def visible(text: str) -> str:
    """The text without what nobody sees in it, for whoever compares it with others."""
    return str(_RUN.sub("", text.replace("\r\n", "\n")))


def pieces(text: str) -> list[tuple[str, bool]]:
    """The text in pieces; what stands for something unseen, or is said of the letters before it, is marked true."""
    text = text.replace("\r\n", "\n")
    if _PLAIN.fullmatch(text):
        return [(text, False)] if text else []
    found: list[tuple[str, bool]] = []
    at = 0
    for start, end, note in _notes(text):
        if start > at:
            found.append((text[at:start], False))
        if start == end and not text.startswith(f" ⟨{note}⟩", end):
            found += [(" ", False), (note, True)]
        elif start < end:
            found.append((note, True))
        at = end
    return [*found, (text[at:], False)] if at < len(text) else found


def _notes(text: str) -> list[tuple[int, int, str]]:
    """What is marked, in order: where it stands, what stands in its place or behind it."""
    unseen = [(run.start(), run.end(), _codes(run[0])) for run in _RUN.finditer(text)]
    behind = [
        (token.end(), token.end(), "; ".join(said))
        for token in _TOKEN.finditer(text)
        if not token[0].isascii() and (said := list(dict.fromkeys(_said_of(token[0]))))
    ]
    return sorted([*unseen, *behind])


def _codes(run: str) -> str:
    hidden = [mark for mark in run if mark not in " \u00a0"]
    named = list(dict.fromkeys(f"U+{ord(mark):04X}" for mark in hidden))[:3]
    return " ".join(named) + (f", {len(hidden)} in all" if len(hidden) > len(named) else "")


def _said_of(token: str) -> Iterator[str]:
    """What a reader should know of the letters of one word or address."""
    # What nobody sees is marked where it stands, and parts no word.
    plain = _MARK.sub("", _RUN.sub("", token)).replace("＠", "@")
    mixtures = [said for word in _WORD.findall(plain) if not word.isascii() for said in _mixture(word)]
    yield from mixtures
    domains = [host.rstrip(".-_…'’") for host in islice(_HOST.findall(plain), _MOST_DOMAINS)]
    for host in domains:
        if not host.isascii() and (spelled := _in_ascii(host)) != host:
            yield spelled
    local, at, host = plain.rpartition("@")
    if at and not mixtures and not local.isascii() and host.isascii():
        yield from _foreign(local)
    if not domains and "." in plain:
        yield from _posing(plain.strip(".:!?'’"))


def _mixture(word: str) -> Iterator[str]:
    """Letters of one script among those of another."""
    scripts = Counter(filter(None, map(_script, word)))
    kinds = {"CJK" if script in _CJK else script for script in scripts}
    if len(kinds) < 2 or kinds == {"Latin", "CJK"}:
        return
    if kinds == {"Latin", "Greek"} and sum(scripts.values()) <= _UNITS:
        return
    rest = [script for script, _ in scripts.most_common()]
    most = rest[0]
    for script in rest[1:]:
        yield f"{_letters(script, word)} among {most} letters"


def _foreign(local: str) -> Iterator[str]:
    """What stands before the @ of a plain domain in letters that it would not be expected in."""
    for script in dict.fromkeys(filter(None, map(_script, local))):
        if script != "Latin":
            yield _letters(script, local)
    odd = [mark for mark in local if not mark.isascii() and _script(mark) == "Latin" and not _is_accented(mark)]
    if odd:
        yield f"not ASCII: {' '.join(dict.fromkeys(odd[:_LETTERS_NAMED]))}"


def _posing(name: str) -> Iterator[str]:
    """A name such as "аррӏе.com", all of whose letters but the end are drawn like ASCII ones and are none."""
    *labels, end = name.split(".")
    if end.isascii() and end.isalpha():
        letters = [mark for label in labels for mark in label if not mark.isascii()]
        if letters and all(mark in _ASCII_LIKE for mark in letters):
            yield _in_ascii(name)


def _letters(script: str, word: str) -> str:
    own = dict.fromkeys(mark for mark in word if _script(mark) == script)
    return f"{script} {''.join(list(own)[:_LETTERS_NAMED])}{'…' if len(own) > _LETTERS_NAMED else ''}"


def _is_accented(mark: str) -> bool:
    """Whether it is a letter of Latin alphabets in use: "é", "ß", "ł"; not "ɑ", nor a full-width or slanted one."""
    return "\u00c0" <= mark <= "\u024f" or "\u1e00" <= mark <= "\u1eff"


@lru_cache(maxsize=1_000)
def _in_ascii(host: str) -> str:
    try:
        return idna.encode(host, uts46=True, std3_rules=False).decode()
    except UnicodeError:
        return "not a valid domain name"


@lru_cache(maxsize=20_000)
def _script(mark: str) -> str:
    """The script of a letter; empty for what all scripts share."""
    if mark.isascii():
        return "Latin" if mark.isalpha() else ""
    if _NEUTRAL.fullmatch(mark):
        return ""
    found = _SCRIPT.fullmatch(mark)
    return str(found.lastgroup) if found else "another script's"
