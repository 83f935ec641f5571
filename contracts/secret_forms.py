"""The forms in which a secret may come back: bare, quoted, escaped, encoded. Pure; used by contracts.redaction alone.

A form is looked for as it stands. Escapes that mix styles or are nested (JSON within JSON, `%2f` beside `%2F`) are met
from the other side: the text is unescaped and the place of what was found mapped back.
"""

from __future__ import annotations

import base64
import html
import itertools
import json
import re
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, quote_plus

SHORTEST: Final = 6
"""Characters a secret has at least to be looked for; shorter ones would be found in every other sentence."""
_SHORTEST_BARE_TOKEN: Final = 16
_SCHEMES: Final = frozenset({"apikey", "api-key", "basic", "bearer", "bot", "digest", "key", "negotiate", "token"})
_HEX_PAIR: Final = re.compile(r"%[0-9A-F]{2}")
_ESCAPES: Final = re.compile(
    r"(?P<percent>(?:%[0-9A-Fa-f]{2})+)|(?P<unicode>(?:\\u[0-9A-Fa-f]{4})+)|(?P<byte>(?:\\x[0-9A-Fa-f]{2})+)"
    r"|(?P<single>(?:\\[\"'\\/bfnrt])+)"
    r"|&(?:\#(?P<decimal>[0-9]{1,7})|\#[xX](?P<hex>[0-9A-Fa-f]{1,6})|(?P<named>amp|lt|gt|quot|apos));"
)
"""Matches `%2F%41`, `\\u00e9`, `\\x41`, `\\"`, `&#39;`, `&amp;`, runs of a kind at once; not `%zz`, `\\q`, `&nbsp;`."""
_SINGLES: Final = str.maketrans("bfnrt", "\b\f\n\r\t")
_NAMED: Final = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


@dataclass(frozen=True, slots=True)
class Form:
    """A text to look for. `before` and `after`: the character there holds some bits of the secret too (base64)."""

    text: str
    before: bool = False
    after: bool = False


def secrets_in(value: str) -> Iterator[str]:
    """The secrets a secret value holds: itself; the token after a scheme (`Bearer x`), the password of Basic
    credentials and of `user:password`, the value of `name=value`. What is shorter than SHORTEST is left out."""
    found = [value, value.strip()]
    scheme, _, token = value.strip().partition(" ")
    token = token.strip()
    if token and " " not in token and (scheme.lower() in _SCHEMES or len(token) >= _SHORTEST_BARE_TOKEN):
        found.append(token)
        if scheme.lower() == "basic":
            found += _basic(token)
    for separator in (":", "="):
        name, found_one, rest = value.strip().partition(separator)
        if found_one and re.fullmatch(r"[A-Za-z0-9_.@+-]+", name) and len(rest) > SHORTEST and " " not in rest:
            found.append(rest)
    yield from dict.fromkeys(one for one in found if len(one) >= SHORTEST)


def forms_of(secret: str) -> Iterator[Form]:
    """Every form of one secret, SHORTEST characters long or longer."""
    texts = dict.fromkeys(_texts(secret))
    yield from (Form(text) for text in texts if len(text) >= SHORTEST)
    raw = secret.encode("utf-8", "surrogatepass")
    for offset in range(3):
        yield from _base64_forms(raw, offset)


def unescaped(text: str) -> tuple[str, array[int]] | None:
    """The text with one layer of escapes undone, and where each of its characters began (one more place at the end);
    None when it has no escapes."""
    pieces: list[str] = []
    places: array[int] = array("q")
    done = 0
    for match in _ESCAPES.finditer(text):
        start, end = match.span()
        pieces.append(text[done:start])
        places.extend(range(done, start))
        plain, began = _meaning(match)
        pieces.append(plain)
        places.extend(began)
        done = end
    if not done:
        return None
    pieces.append(text[done:])
    places.extend(range(done, len(text) + 1))
    return "".join(pieces), places


def _basic(token: str) -> list[str]:
    try:
        plain = base64.b64decode(token, validate=True).decode()
    except ValueError:
        return []
    return [plain, plain.partition(":")[2]]


def _texts(secret: str) -> Iterator[str]:
    yield secret
    for ascii_only in (True, False):
        quoted = json.dumps(secret, ensure_ascii=ascii_only)[1:-1]
        yield quoted
        yield quoted.replace("/", "\\/")
        yield json.dumps(quoted, ensure_ascii=ascii_only)[1:-1]
    yield repr(secret)[1:-1]
    raw = secret.encode("utf-8", "surrogatepass")
    for encoded in (quote(raw, safe=""), quote(raw), quote(raw, safe="!'()*~"), quote_plus(raw)):
        yield encoded
        yield _HEX_PAIR.sub(lambda pair: pair.group().lower(), encoded)
    yield html.escape(secret)
    yield html.escape(secret, quote=False)
    yield raw.hex()
    yield raw.hex().upper()
    plain = secret
    for _ in range(3):
        layer = unescaped(plain)
        if layer is None:
            break
        plain = layer[0]
        yield plain


def _base64_forms(raw: bytes, offset: int) -> Iterator[Form]:
    """What stays the same in base64 whatever stands around the secret, when it begins at `offset` of three bytes."""
    encoded = base64.b64encode(b"\0" * offset + raw).decode().rstrip("=")
    begin = {0: 0, 1: 2, 2: 3}[offset]
    over = (offset + len(raw)) % 3
    # The last character is shared with what follows, unless the secret ends with a group of three bytes.
    core = encoded[begin : len(encoded) - (1 if over else 0)]
    if len(core) < SHORTEST:
        return
    for text in dict.fromkeys((core, core.replace("+", "-").replace("/", "_"))):
        yield Form(text, before=bool(offset), after=bool(over))


def _meaning(match: re.Match[str]) -> tuple[str, Iterable[int]]:
    """What an escape or a run of them stands for, and where each character of that began."""
    kind, (start, end) = match.lastgroup, match.span()
    run = match[kind or 0]
    match kind:
        case "percent":
            return _percent_decoded(run, start)
        case "unicode":
            units = [int(unit, 16) for unit in run.split("\\u")[1:]]
            return "".join(map(chr, units)), range(start, end, 6)
        case "byte":
            return bytes.fromhex(run.replace("\\x", "")).decode("latin-1"), range(start, end, 4)
        case "single":
            return run[1::2].translate(_SINGLES), range(start, end, 2)
        case "named":
            return _NAMED[run], [start]
    number = int(run, 16 if kind == "hex" else 10)
    return (chr(number) if number <= 0x10FFFF else "\ufffd"), [start]


def _percent_decoded(run: str, start: int) -> tuple[str, Iterable[int]]:
    raw = bytes.fromhex(run.replace("%", ""))
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        text = raw.decode("latin-1")
    if len(text) == len(raw):
        return text, range(start, start + len(run), 3)
    ends = itertools.accumulate((3 * len(char.encode()) for char in text), initial=start)
    return text, itertools.islice(ends, len(text))
