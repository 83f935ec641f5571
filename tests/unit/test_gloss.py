"""German and Spanish word by word in English: which words are read how, and where they stand in what was typed."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.language import gloss
from steward.language.gloss import in_english, language_of, language_told
from steward.language.reread import Change, Reread, reread


@pytest.mark.requirement("language.gloss.words")
@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("wo ist mein Paket", "where is my package"),
        ("mach das Licht in der Küche aus", "turn the light in the kitchen off"),
        ("mach das licht in der kueche aus", "turn the light in the kitchen off"),
        ("erinnere mich in zwei Stunden an die Wäsche", "remind me in two hours about the laundry"),
        ("zeig mir die Gartenschere", "show me the garden scissors"),
        ("ich möchte um 8 Uhr an die Milch erinnert werden", "I want to be reminded at 8 o'clock about the milk "),
        ("kannst du mich morgen an das Paket erinnern", "can you remind me tomorrow about the package "),
        ("schick Frau Koch eine Nachricht", "send Mrs Koch a message"),
        ("qué tiempo hace en Sevilla", "what is the weather in Seville"),
        ("busca los correos de mañana", "search the emails from tomorrow"),
        ("busca los correos de manana", "search the emails from tomorrow"),
        ("pide un taxi a la calle Mayor 8", "order a taxi to the street Mayor 8"),
        ("öffne https://mach.aus.example bitte", "open https://mach.aus.example please"),
    ],
)
def test_a_request_is_read_in_english(typed: str, read: str) -> None:
    assert in_english(typed).text == read


@pytest.mark.requirement("language.gloss.language")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "42",
        "what was the note in my last mail",
        "red pan sale",
        "translate guten morgen to english",
        "play the song that is called la vida es un carnaval",
        "find the mail from Herr Schneider about the Mietvertrag",
        "anna@mail.example",
        "która jest godzina",
        "wo ist mein Paket " * 200,
    ],
)
def test_what_is_not_mostly_german_or_spanish_stays(text: str) -> None:
    assert in_english(text) == Reread(text)


@pytest.mark.requirement("language.gloss.places")
@pytest.mark.parametrize(
    ("typed", "read", "words"),
    [
        ("wie ist das wetter morgen in Köln", "tomorrow", "morgen"),
        ("wie ist das wetter morgen in Köln", "Cologne", "Köln"),
        ("übersetze guten Appetit ins Polnische", "enjoy your meal", "guten Appetit"),
        ("mach das licht im flur aus", "light in the hall", "licht im flur"),
        ("pon la calefacción a 20 grados", "20 degrees", "20 grados"),
    ],
)
def test_what_is_read_is_found_where_it_was_typed(typed: str, read: str, words: str) -> None:
    said = in_english(typed)
    at = said.text.index(read)
    assert typed[said.start(at) : said.end(at + len(read))] == words


@pytest.mark.requirement("language.gloss.places")
@given(st.data(), st.text(alphabet="ab ", min_size=1, max_size=30))
def test_every_place_that_is_read_belongs_to_a_place_that_was_typed(data: st.DataObject, text: str) -> None:
    bounds = sorted(data.draw(st.sets(st.integers(0, len(text)), max_size=8)))
    pairs = [(a, b) for a, b in zip(bounds[::2], bounds[1::2], strict=False) if a < b]
    changes = [Change(a, b, data.draw(st.text(alphabet="xy", min_size=1, max_size=4))) for a, b in pairs]
    said = reread(text, changes)
    starts = [said.start(place) for place in range(len(said.text) + 1)]
    ends = [said.end(place) for place in range(1, len(said.text) + 1)]
    assert starts == sorted(starts)
    assert ends == sorted(ends)
    assert all(start < end for start, end in zip(starts, ends, strict=False))
    assert (starts[0], ends[-1]) == (0, len(text))
    for place, letter in enumerate(said.text):
        if letter not in "xy":
            assert text[said.start(place) : said.end(place + 1)] == letter


@pytest.mark.requirement("language.gloss.words")
@pytest.mark.parametrize("lang", gloss.GLOSSED)
def test_every_entry_of_a_dictionary_can_be_read(lang: str) -> None:
    lines = (gloss.FOLDER / f"{lang}.tsv").read_text(encoding="utf-8").splitlines()
    entries = [line.split("\t") for line in lines]
    assert all(len(entry) == 2 and all(part == " ".join(part.split()) != "" for part in entry) for entry in entries)
    assert all(words == words.lower() and words.count("*") == told.count("*") <= 1 for words, told in entries)
    assert len({words for words, _ in entries}) == len(entries)


@pytest.mark.requirement("approval.words.language")
@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Den newsletter kannst wegschmeißen", "de"),
        ("kannste ma wecker stelln", "de"),
        ("pon la calefa a 20 q me congelo", "es"),
        ("book a table for two at Mario's", "en"),
        ("schedule lunch with Jürgen tomorrow", "en"),
        ("jaja", None),
        ("8", None),
    ],
)
def test_a_word_of_one_language_alone_tells_it_where_the_rest_is_no_english(text: str, lang: str | None) -> None:
    assert language_told(text) == lang


@pytest.mark.requirement("approval.words.language")
@pytest.mark.parametrize(
    ("text", "lang"), [("ja", "de"), ("Ja!", "de"), ("sí", "es"), ("ok", "en"), ("yes", "en"), ("8", "en")]
)
def test_a_bare_yes_tells_its_language(text: str, lang: str) -> None:
    assert language_of(text) == lang


@pytest.mark.requirement("language.gloss.words")
def test_the_language_of_a_page_of_unknown_words_is_told_in_some_milliseconds() -> None:
    page = " ".join(f"{chr(97 + n % 26)}{chr(97 + n // 26 % 26)}quxo" for n in range(300))

    def taken() -> float:
        begin = time.process_time()
        assert language_of(page) == "en"
        return time.process_time() - begin

    assert min(taken() for _ in range(6)) < 0.015
