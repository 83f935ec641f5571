"""Clauses that an order reports: what somebody is told or asked, with every word of it."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.language.clauses import as_main_clause, as_question
from steward.planners.embedded.judge.arguments import read_arguments
from steward.planners.embedded.judge.readings import Reading, Span
from tests.support.readings import TEXT, says, schema

ADDRESS = {"type": "string", "format": "email"}
MAIL = schema(["to", "body"], to=ADDRESS, body=TEXT, subject=TEXT)
SUBJECTS = ("ich", "wir", "Bob", "der Zug", "meine Mutter", "alles", "die Schlüssel von Kim", "heute ich")
PLACES = ("am Montag", "später", "um 10", "im Büro", "nicht", "nur kurz", "mit Kim, falls sie kann", "heute", "gern")
VERBS = ("komme", "kommt", "kommen", "sind", "anfange", "ausfällt", "kommen kann", "einigen", "haben kommen können")


def words_of(text: str) -> Counter[str]:
    return Counter(re.findall(r"\w+", text.casefold()))


@pytest.mark.requirement("planners.judge.clauses")
@pytest.mark.parametrize(
    ("clause", "told"),
    [
        ("ich am Montag später komme", "ich komme am Montag später"),
        ("wir am Dienstag um 10 im Büro sind", "wir sind am Dienstag um 10 im Büro"),
        ("das Treffen am Freitag ausfällt", "das Treffen fällt am Freitag aus"),
        ("ich um 10 komme. Danke!", "ich komme um 10. Danke!"),
        ("ich mich verspäte, weil der Zug ausfällt", "ich verspäte mich, weil der Zug ausfällt"),
        ("wir uns am Montag einigen", "wir einigen uns am Montag"),
        ("ich Konten analysiere", "ich analysiere Konten"),
        ("ich am Montag später", "ich am Montag später"),
        ("ich es nicht schaffe heute", "ich es nicht schaffe heute"),
        ("ich komme am Montag", "ich komme am Montag"),
        ("wir nicht haben kommen können", "wir nicht haben kommen können"),
    ],
)
def test_a_clause_is_turned_where_its_verb_is_surely_the_last_word(clause: str, told: str) -> None:
    assert as_main_clause(clause) == told


@pytest.mark.requirement("planners.judge.clauses")
@pytest.mark.parametrize(
    ("clause", "asked"),
    [
        ("er am Freitag kommen kann", "Kannst du am Freitag kommen?"),
        ("sie um 8 ankommt", "Kommst du um 8 an?"),
        ("er gern Fisch isst", "Isst du gern Fisch?"),
        ("sie am Freitag kommen können", "Können sie am Freitag kommen?"),
        ("er sein Auto mitbringt", "Kannst du mir sagen, ob er sein Auto mitbringt?"),
        ("noch Milch da ist", "Kannst du mir sagen, ob noch Milch da ist?"),
        ("der Termin passt", "Passt der Termin?"),
    ],
)
def test_who_is_asked_is_asked_about_themselves(clause: str, asked: str) -> None:
    assert as_question(clause, "de") == asked


@pytest.mark.requirement("planners.judge.clauses")
@given(
    subject=st.sampled_from(SUBJECTS),
    between=st.lists(st.sampled_from(PLACES), max_size=4),
    verb=st.sampled_from(VERBS),
    stops=st.integers(min_value=0),
)
def test_a_mail_has_every_word_of_the_clause_wherever_the_judge_stops(
    subject: str, between: list[str], verb: str, stops: int
) -> None:
    clause = " ".join((subject, *between, verb))
    text = f"Schreib alice@example.com, dass {clause}"
    ends = [found.end() for found in re.finditer(r"\w+", clause)]
    start = len(text) - len(clause)
    read = Reading("body", 0.01, (Span(start, start + ends[stops % len(ends)], 0.9),))
    body = str(read_arguments(text, MAIL, [says(text, "to", "alice@example.com"), read])["body"])
    parted = {"fange": "anfange", "fällt": "ausfällt"}
    told = [parted.get(word, word) for word in re.findall(r"\w+", body.casefold())]
    assert words_of(clause) <= Counter(told)


@pytest.mark.requirement("planners.judge.clauses")
@pytest.mark.parametrize(
    ("text", "read", "body"),
    [
        ("Schreib a@b.example, dass Bob am Montag kommt", "am Montag kommt", "Bob kommt am Montag"),
        ("Schreib a@b.example, dass ich am Montag komme, danke", "ich am Montag", "ich komme am Montag"),
        ("Schreib a@b.example, dass ich am Montag komme.", "ich am Montag", "ich komme am Montag"),
        ("tell a@b.example that Bob comes late on Monday", "comes late", "Bob comes late on Monday"),
        ("dile a a@b.example que el lunes llego tarde", "llego tarde", "el lunes llego tarde"),
        ("mail a@b.example the list that Bob sent", "the list that Bob sent", "the list that Bob sent"),
    ],
)
def test_the_words_are_the_whole_clause_and_nothing_else(text: str, read: str, body: str) -> None:
    found = read_arguments(text, MAIL, [says(text, "to", "a@b.example"), says(text, "body", read)])
    assert found == {"to": "a@b.example", "body": body}


@pytest.mark.requirement("planners.judge.clauses")
def test_a_subject_behind_the_clause_is_no_word_of_it() -> None:
    text = "Schreib a@b.example, dass ich am Montag komme, Betreff Urlaub"
    readings = [says(text, name, words) for name, words in (("to", "a@b.example"), ("body", "ich am Montag"))]
    found = read_arguments(text, MAIL, [*readings, says(text, "subject", "Urlaub")])
    assert found == {"to": "a@b.example", "body": "ich komme am Montag", "subject": "Urlaub"}
