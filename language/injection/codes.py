"""What codes in a text stand for: base64, hexadecimal, Morse and the like, each decoded once. Pure, linear and bounded.

Called by the detector alone, with the text as it was written.
"""

from __future__ import annotations

import base64
import binascii
import html
import re
import urllib.parse
from collections.abc import Callable, Iterator
from typing import Final

import re2

from steward.language.injection.disguises import Reading, parts
from steward.language.injection.folds import fold

INVISIBLE: Final = "invisible characters"
_MOST_CODES: Final = 8
_LONGEST_CODE: Final = 8_000
_BASE64: Final = re2.compile(r"[A-Za-z0-9+/_\-]{16,}={0,2}")
_BASE32: Final = re2.compile(r"\b[A-Z2-7]{24,}={0,6}")
_HEX: Final = re2.compile(r"(?:(?:0x|\\x)?[0-9a-fA-F]{2}[ ,:]?){10,}")
_PERCENT: Final = re2.compile(r"(?:[^\s%]{0,40}%[0-9a-fA-F]{2}){3,}\S{0,200}")
_ENTITY: Final = re2.compile(r"(?:&#?\w{2,8};\s?[^&\n]{0,12}){4,}")
_ESCAPE: Final = re2.compile(r"(?:\\u[0-9a-fA-F]{4}[^\\\n]{0,12}){4,}")
_DECIMAL: Final = re2.compile(r"(?:\d{2,3}[ ,;]{1,2}){9,}\d{2,3}")
_BINARY: Final = re2.compile(r"(?:[01]{8}\s?){8,}")
_MORSE: Final = re2.compile(r"(?:[.\-·–−]{1,6}(?:\s{1,2}|\s?/\s?)){12,}[.\-·–−]{1,6}")
_MORSE_LETTERS: Final = {
    ".-": "a", "-...": "b", "-.-.": "c", "-..": "d", ".": "e", "..-.": "f", "--.": "g", "....": "h", "..": "i",
    ".---": "j", "-.-": "k", ".-..": "l", "--": "m", "-.": "n", "---": "o", ".--.": "p", "--.-": "q", ".-.": "r",
    "...": "s", "-": "t", "..-": "u", "...-": "v", ".--": "w", "-..-": "x", "-.--": "y", "--..": "z",
}  # fmt: skip
_TAGGED: Final = re2.compile(r"[\x{E0020}-\x{E007E}]{8,}")
_PRINTABLE: Final = 0.9


def decoded(text: str) -> Iterator[Reading]:
    """What codes in a text as it was written stand for, once; the places are those of the codes in it."""
    found = 0
    for begin, part in parts(text):
        for how, pattern, decode in _CODES:
            for code in pattern.finditer(part):
                message = decode(code.group()[:_LONGEST_CODE])
                if message is None or not _is_text(message):
                    continue
                place = (begin + code.start(), begin + code.end())
                yield Reading(how, fold(message), _always(place))
                found += 1
                if found >= _MOST_CODES:
                    return


def _always(place: tuple[int, int]) -> Callable[[int, int], tuple[int, int]]:
    return lambda start, end: place


def _is_text(message: str) -> bool:
    if len(message) < 8:
        return False
    return sum(mark.isalnum() or mark in " .,:;!?'\"-\n" for mark in message) / len(message) >= _PRINTABLE


def _from_base64(code: str) -> str | None:
    plain = code.rstrip("=").replace("-", "+").replace("_", "/")
    plain = plain[: len(plain) - (len(plain) % 4 == 1)]
    return _from_bytes(lambda: base64.b64decode(plain + "=" * (-len(plain) % 4)))


def _from_base32(code: str) -> str | None:
    plain = code.rstrip("=")
    return _from_bytes(lambda: base64.b32decode(plain + "=" * (-len(plain) % 8)))


def _from_hex(code: str) -> str | None:
    return _from_bytes(lambda: bytes.fromhex(re.sub(r"0x|\\x|[ ,:]", "", code)))


def _from_bytes(make: Callable[[], bytes]) -> str | None:
    try:
        return make().decode("utf-8")
    except (ValueError, binascii.Error):
        return None


def _from_numbers(code: str, radix: int) -> str | None:
    numbers = [int(one, radix) for one in re.findall(r"\d+", code)]
    return "".join(map(chr, numbers)) if all(9 <= one < 0x250 for one in numbers) else None


def _from_morse(code: str) -> str | None:
    letters = []
    for word in re.split(r"\s?/\s?|\s{2,}", re.sub(r"[–−]", "-", code.replace("·", "."))):
        letters.append("".join(_MORSE_LETTERS.get(one, "?") for one in word.split()))
    return " ".join(letters)


def _from_escapes(code: str) -> str | None:
    return re.sub(r"\\u([0-9a-fA-F]{4})", lambda found: chr(int(found[1], 16)), code)


_CODES: Final = (
    (INVISIBLE, _TAGGED, lambda code: "".join(chr(ord(mark) - 0xE0000) for mark in code)),
    ("base64", _BASE64, _from_base64),
    ("base32", _BASE32, _from_base32),
    ("hexadecimal", _HEX, _from_hex),
    ("percent encoding", _PERCENT, urllib.parse.unquote),
    ("character references", _ENTITY, html.unescape),
    ("escapes", _ESCAPE, _from_escapes),
    ("numbers of characters", _DECIMAL, lambda code: _from_numbers(code, 10)),
    ("binary numbers", _BINARY, lambda code: _from_numbers(re.sub(r"([01]{8})\s?", r"\1 ", code), 2)),
    ("Morse code", _MORSE, _from_morse),
)
