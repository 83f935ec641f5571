"""How people really type: lower case, missing marks, typos, courtesies. Works on pieces, so that labels stay true."""

from __future__ import annotations

import random
import re

from training.template import Piece

_HAILS = {
    "en": "hey,|hi,|hi steward,|ok,|so,|um|hello!|yo|hey steward|alright|steward,|good morning,|morning!|also|now",
    "de": "hallo,|hey,|ok,|so,|guten Morgen,|steward,|also,",
    "es": "hola,|oye,|buenas,|vale,|steward,|a ver,|buenos días,",
}
"""What opens any message; what follows in `_BEFORE` opens a request alone."""
_BEFORE = {
    "en": "please|can you|could you please|quick one:|pls|when you have a moment,|I need you to|would you mind:|"
    "sorry to bother you,|next:|I'd like you to|one more thing,|do me a favour:|quickly:",
    "de": "bitte|kannst du bitte|mal eben:|könntest du|kurze Bitte:",
    "es": "por favor,|puedes|podrías|necesito que",
}
_ENDS = {
    "en": "cheers|:)|!|mate|thanks|thank you|thx",
    "de": ":)|!|danke",
    "es": ":)|!|gracias",
}
"""What closes any message; what follows in `_AFTER` closes a request alone."""
_AFTER = {
    "en": "please|pls|asap|for me|if you can|when you get a chance|ok?|would you|thanks a lot|will you|right now|"
    "thank you so much",
    "de": "bitte|danke dir|ja?|wenn du kannst|schnell|vielen Dank",
    "es": "por favor|porfa|cuando puedas|vale?|muchas gracias",
}
_NEAR = {
    "a": "sq", "b": "vn", "c": "xv", "d": "sf", "e": "wr", "f": "dg", "g": "fh", "h": "gj", "i": "uo", "k": "jl",
    "l": "k", "m": "n", "n": "bm", "o": "ip", "p": "o", "r": "et", "s": "ad", "t": "ry", "u": "yi", "w": "qe",
    "y": "tu",
}  # fmt: skip
_PLAIN = str.maketrans({
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ñ": "n",
})  # fmt: skip


def disturb(
    pieces: list[Piece], lang: str, rng: random.Random, *, courtesy: bool = True, asks: bool = True
) -> list[Piece]:
    """The same request as somebody in a hurry would type it, about every other time.

    `asks`: something is wanted. What is only told gets no words that would make a request of it, and no question mark.
    """
    if courtesy and rng.random() < (0.16 if lang == "en" else 0.08):
        pieces = [Piece(rng.choice(_either(_HAILS, _BEFORE if asks else {}, lang)) + " "), *_lower_first(pieces)]
    if courtesy and rng.random() < 0.12:
        last = pieces[-1]
        tail = rng.choice(_either(_ENDS, _AFTER if asks else {}, lang))
        if last.param is None:
            last = Piece(last.text.rstrip("?!. "))
        pieces = [*pieces[:-1], last, Piece(("" if tail == "!" else rng.choice([" ", ", "])) + tail)]
    style = rng.random()
    if style < 0.42:
        pieces = [Piece(p.text.lower(), p.param, p.value) for p in pieces]
    elif style < 0.55:
        pieces = _upper_first(pieces)
    elif style < 0.56:
        pieces = [Piece(p.text.upper(), p.param, p.value) for p in pieces]
    if rng.random() < 0.25:
        pieces = [Piece(re.sub(r"[,;?!']", "", p.text), None) if p.param is None else p for p in pieces]
    elif rng.random() < 0.3 and pieces[-1].text[-1] not in ".?!":
        pieces = [*pieces, Piece(rng.choice(".?!." if asks else ".!."))]
    if lang != "en" and rng.random() < 0.2:
        pieces = [Piece(_plain(p.text), p.param, p.value) for p in pieces]
    if rng.random() < 0.2:
        pieces = [_mistyped(p, rng) for p in pieces]
    return [piece for piece in pieces if piece.text]


def _either(any_message: dict[str, str], request: dict[str, str], lang: str) -> list[str]:
    return [*any_message[lang].split("|"), *(request[lang].split("|") if request else [])]


def _lower_first(pieces: list[Piece]) -> list[Piece]:
    first = pieces[0]
    if first.param is not None or first.text[:2] in ("I ", "I'"):
        return pieces
    return [Piece(first.text[:1].lower() + first.text[1:]), *pieces[1:]]


def _upper_first(pieces: list[Piece]) -> list[Piece]:
    first = pieces[0]
    return [Piece(first.text[:1].upper() + first.text[1:], first.param, first.value), *pieces[1:]]


def _plain(text: str) -> str:
    return text.translate(_PLAIN)


def _mistyped(piece: Piece, rng: random.Random) -> Piece:
    """A typo in about one word of six; in one of twelve of an argument, which still means what it was to mean."""
    often = 0.18 if piece.param is None else 0.08
    text = re.sub(r"[^\W\d_]{4,}", lambda match: _typo(match[0], rng) if rng.random() < often else match[0], piece.text)
    if piece.param is None or piece.value is not None or text == piece.text:
        return Piece(text, piece.param, piece.value)
    return Piece(text, piece.param, piece.text.strip())


def _typo(word: str, rng: random.Random) -> str:
    at = rng.randrange(1, len(word) - 1)
    kind = rng.random()
    if kind < 0.35:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if kind < 0.65:
        return word[:at] + word[at + 1 :]
    if kind < 0.8:
        return word[:at] + word[at] + word[at:]
    near = _NEAR.get(word[at].lower())
    return word[:at] + rng.choice(near) + word[at + 1 :] if near else word
