"""Requests as people in a hurry type them: whatever is done to a request, its labels stay true."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from training.noise import disturb
from training.template import Piece

WORDS = st.text(st.sampled_from("abcdefg ABÄÖéñß.,?!'0123"), min_size=1, max_size=20).filter(lambda text: text.strip())
PIECES = st.lists(
    st.tuples(WORDS, st.booleans(), st.sampled_from([None, 3, "v"])), min_size=1, max_size=6
).map(lambda drawn: [Piece(text, f"p{n}" if label else None, value if label else None)
                     for n, (text, label, value) in enumerate(drawn)])  # fmt: skip


def plain(text: str) -> str:
    """Without case and accents: what a hurry may take from an argument's words."""
    written = str.maketrans({"ä": "ae", "ö": "oe", "é": "e", "ñ": "n"})
    return text.casefold().translate(written)


def meant(piece: Piece) -> tuple[str | None, object]:
    """The argument and its value, which a typo in its words does not change."""
    return piece.param, plain(piece.text.strip()) if piece.value is None else plain(str(piece.value))


@pytest.mark.requirement("training.labels-true")
@example(pieces=[Piece("ÄÄ", "p0", 3)], lang="de", seed=149, courtesy=False, asks=False)
@given(
    pieces=PIECES,
    lang=st.sampled_from(["en", "de", "es"]),
    seed=st.integers(0, 10_000),
    courtesy=st.booleans(),
    asks=st.booleans(),
)
def test_arguments_keep_their_words_values_and_order(
    pieces: list[Piece], lang: str, seed: int, courtesy: bool, asks: bool
) -> None:
    made = disturb(pieces, lang, random.Random(seed), courtesy=courtesy, asks=asks)
    assert [meant(piece) for piece in made if piece.param] == [meant(piece) for piece in pieces if piece.param]
    for before, after in zip([p for p in pieces if p.param], [p for p in made if p.param], strict=True):
        same = plain(after.text) == plain(before.text)
        assert same or abs(len(plain(after.text)) - len(plain(before.text))) <= len(before.text.split()), (
            "one typo a word"
        )
        assert same or re.search(r"[^\W\d_]{4}", plain(before.text)), "numbers and short words are left alone"
    assert all(piece.text for piece in made)


@given(pieces=PIECES, seed=st.integers(0, 10_000))
def test_the_same_seed_disturbs_alike(pieces: list[Piece], seed: int) -> None:
    assert disturb(pieces, "de", random.Random(seed)) == disturb(pieces, "de", random.Random(seed))


def test_each_kind_of_hurry_happens() -> None:
    pieces = [Piece("Tell me about the "), Piece("Weather", "topic"), Piece(", please?")]
    made = ["".join(p.text for p in disturb(pieces, "en", random.Random(seed))) for seed in range(600)]
    assert pieces[0].text + "Weather, please?" in made
    assert any(text == "tell me about the weather, please?" for text in made), "lower case"
    assert any(text == "Tell me about the Weather please" for text in made), "no marks"
    assert any(text.startswith("hey, tell") for text in made), "a courtesy before"
    assert any(text.endswith(" thanks") for text in made), "a courtesy after"
    assert any("weather" not in text.casefold() for text in made), "a typo in an argument"
    assert any("abot" in text or "baout" in text or "abuot" in text or "Tlel" in text for text in made), "a typo"


def test_accents_get_lost_where_there_are_some() -> None:
    pieces = [Piece("Grüße an "), Piece("Müller", "to")]
    made = {"".join(p.text for p in disturb(pieces, "de", random.Random(seed))).rstrip(".?!") for seed in range(200)}
    assert "Gruesse an Mueller" in made


@pytest.mark.requirement("training.labels-true")
@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_what_only_tells_something_is_not_made_a_request(lang: str) -> None:
    made = ["".join(p.text for p in disturb([Piece("xxx")], lang, random.Random(n), asks=False)) for n in range(900)]
    asking = re.compile(r"\?|please|pls|can you|need you|bitte|kannst|favor|porfa|puedes|necesito", re.IGNORECASE)
    assert not [text for text in made if asking.search(text)]
    assert [text for text in made if text.startswith(("hey,", "hallo,", "hola,"))]
