"""Bytes of other programs as text, whatever charset they name, misname or leave out. Pure, linear.

Used by every reader of foreign files. A label means what browsers and mail programs take it for (the WHATWG's list:
"gb2312" is GBK, "latin1" is Windows-1252). Where the bytes do not fit it, they are detected.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import cchardet
import webencodings

_NO_TEXT: Final = frozenset({"idna", "punycode", "undefined", "unicode_escape", "raw_unicode_escape", "mbcs", "oem"})
"""Codecs of Python's own that are no charset of any file; some raise whatever the error handling, one is quadratic."""
_WIDER: Final = {"gbk": "gb18030", "gb2312": "gb18030", "iso8859-1": "cp1252"}
"""Charsets that other programs read as one that holds more."""
_MARKS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_LOOKED_AT: Final = 1 << 16
"""Bytes by which a charset is guessed."""
_FEW: Final = 10
_FIRST_LETTER: Final = 0xC0
_ESCAPES: Final = (b"\x1b$", b"\x1b(", b"~{")
"""What ISO-2022 and HZ hold: other characters in bytes of ASCII."""
_OTHER_NAMES: Final = {"hz-gb-2312": "hz", "unicode": "utf-16"}
_NUMBERED: Final = re.compile(r"(?:x-)?(?:win|windows|dos|ms|ibm|cp)[-_ ]?(\d{3,4})")
"""Matches "win-1251" and "cp-850", not "utf-8"."""
_ODD: Final = re.compile(r"[^a-z0-9]+")
_ONE_BYTE: Final = re.compile(r"cp\d{3}|cp125\d|iso8859-\d+|koi8-[rtu]|mac-\w+|kz1048|ptcp154|hp-roman8|tis-620")
"""Charsets in which nearly any bytes are some text, so that they prove nothing."""
_TWO_BYTES: Final = frozenset({"cp932", "cp936", "cp949", "cp950"})


def decoded(data: bytes, label: str | None = None) -> str:
    """The text, in the charset of the label where it fits. Bytes that fit no charset become U+FFFD."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            return data.decode(name, "replace")
    named = codec_of(label) if label else None
    if data.isascii() and not any(mark in data for mark in (*_ESCAPES, b"\0")) and named != "utf-7":
        return data.decode("ascii")
    for name in _readings(data, named):
        if (text := _strict(data, name)) is not None:
            return text
    for name in filter(None, ("utf-8", named)):
        if _is_mostly(data, name):
            return data.decode(name, "replace")
    guess = "cp1252" if _is_punctuation(data) else detected(data)
    if guess is not None and (text := _strict(data, guess)) is not None:
        return text
    return data.decode("cp1252" if named in (None, "utf-8") else named, "replace")


@lru_cache(maxsize=500)
def codec_of(label: str) -> str | None:
    """The name of Python's codec for what a label means; None for one that is unknown, means nothing ("us-ascii" of
    bytes that are not) or is no charset of a text."""
    plain = label.encode("ascii", "ignore").decode().strip("\"' \t;").lower()
    plain = _OTHER_NAMES.get(plain, plain)
    if _text_codec(plain) == "ascii":
        return None
    known = webencodings.lookup(plain) or webencodings.lookup(plain.replace("_", "-"))
    numbered = _NUMBERED.fullmatch(plain)
    tried = (plain, f"cp{numbered[1]}" if numbered else _ODD.sub("", plain), _ODD.sub("-", plain))
    for name in (known.codec_info.name,) if known else tried:
        if (found := _text_codec(name)) is not None:
            return _WIDER.get(found, found)
    return None


def _text_codec(name: str) -> str | None:
    try:
        codec = codecs.lookup(name)
        is_text = codec.name.replace("-", "_") not in _NO_TEXT and isinstance(b"a".decode(name, "replace"), str)
    except (LookupError, ValueError):
        return None
    return codec.name if is_text else None


def _readings(data: bytes, named: str | None) -> Iterator[str]:
    """What the bytes may be, the likeliest first. UTF-8 that is called by the name of a charset of single bytes is
    common; other text that could be read as UTF-8 is not."""
    if named and named.startswith("utf-16") and b"\0" not in data:
        named = None
    proves = named is not None and (named in _TWO_BYTES or not _ONE_BYTE.fullmatch(named))
    if named and proves and not (named == "utf-8" and data.isascii()):
        yield named
    if not data.isascii():
        yield "utf-8"
    if named and not proves and not data.isascii():
        yield named
    if data.isascii() and (guess := detected(data)):
        yield guess
        yield "utf-8"


def _strict(data: bytes, name: str) -> str | None:
    try:
        return data.decode(name)
    except (UnicodeError, ValueError):
        return None


def _is_punctuation(data: bytes) -> bool:
    """Whether few bytes lie beyond ASCII, and these where Windows has its quotes, dashes and signs but no letters."""
    beyond = data.translate(None, bytes(range(128)))
    return len(beyond) <= _FEW and max(beyond, default=0) < _FIRST_LETTER


def detected(data: bytes) -> str | None:
    """The codec that the bytes look like; None where nothing can be said."""
    guess = cchardet.detect(data[:_LOOKED_AT])["encoding"]
    return codec_of(guess) if guess else None


def _is_mostly(data: bytes, name: str) -> bool:
    """Whether few bytes break a charset: a text in it that was cut or damaged."""
    text = data[:_LOOKED_AT].decode(name, "replace")
    return text.count("\ufffd") * 3 <= sum(not one.isascii() for one in text)
