"""Functions that read foreign text with loops of their own, against texts that make a careless loop slow."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import pytest

from steward.activities import answer_claims, answer_entities, answer_numbers
from steward.language import gloss, numbers, recipient_changes, units
from steward.language.moments import elements, lengths, reader, repeats, spans
from steward.language.unicode_text import normalized
from steward.planners import thinking_marks, verbatim_spans
from steward.planners.embedded import boundaries, courtesies, mixed_mails
from steward.planners.embedded.judge import extent_rules, time_rules, values
from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.readings import Span
from steward.planners.embedded.judge.registry import RULES
from steward.planners.embedded.judge.rule_set import AnyRule, name_of
from steward.planners.embedded.request_parts import Part
from steward.tools.documents.lines import blocks_of
from steward.tools.internet import texts
from steward.tools.mail import html_text, summary
from tests.support.patterns import grows_too_fast
from tests.support.toolbox import candidates

pytestmark = pytest.mark.slow

NOW: Final = datetime(2026, 1, 5, tzinfo=UTC)
PARAMETERS: Final[dict[str, Any]] = {
    "title": {"type": "string"},
    "count": {"type": "integer"},
    "tags": {"type": "array", "items": {"type": "string"}},
    "width": {"type": "integer"},
    "height": {"type": "integer"},
    "unit": {"type": "string"},
    "priority": {"type": "integer", "description": "1 urgent, 2 high, 3 low"},
    "body": {"type": "string"},
    "lang": {"type": "string", "description": "language, e.g. en, de"},
}
BODIES: Final = (
    "/", "-", "(", "1", "a", " ", '"', "'", "<", ">", ".", ",", ":", "@", "_", "\n", "A", "0.", "a ", "a.", "1,",
    "and ", "und ", "select ", "the A", "://a", "a@", "<a ", "<!--", "</script", "my ", "not a ", "1 x ", "e.g. ",
    "“a", "«", "(1", "hundert", "einhalb", "a-", "--", "&amp;", "<div>", "1 minute ", "5 kg ", "$ ", "please ", "* ",
    "1)\n", "<|channel|>", "İ", "\u0315\u0300",
)  # fmt: skip
RESTS: Final = ("", "!")


def middle(text: str) -> Span:
    """Some characters in the middle."""
    at = len(text) // 2
    return Span(at, min(at + 3, len(text)), 0.9, text[at : at + 3])


READERS: Final[dict[str, Callable[[str], object]]] = {
    "normal form": lambda text: normalized("NFKC", text),
    "later mails": lambda text: list(mixed_mails.later_mail_orders(text)),
    "a mail that is lost": lambda text: mixed_mails.left_alone_if_mixed(
        Part(text, candidates("compose_email")[0], 0.9, args={"to": "bob", "body": text})
    ),
    "who is ruled out": recipient_changes.ruled_out_people,
    "a change of recipients": recipient_changes.read_recipient_change,
    "joints": lambda text: list(boundaries.find_joints(text)),
    "cuts": lambda text: boundaries.cut_pieces(text, [5, len(text) // 3, len(text) // 2]),
    "beginnings": lambda text: boundaries.may_begin(text, len(text) - 2, 0.4),
    "courtesies": courtesies.without_courtesies,
    "small talk": courtesies.small_talk_answer,
    "thanks": courtesies.begins_with_thanks,
    "words of a gloss": lambda text: list(gloss._words_of(text)),
    "the gloss": lambda text: gloss.in_english.__wrapped__(text),
    "numbers stated": verbatim_spans.stated_numbers,
    "spans": lambda text: verbatim_spans.span_rules([text]),
    "thinking": lambda text: thinking_marks.split_thinking("<|channel|>" + text),
    "a number": lambda text: numbers.number_in(text, place=True),
    "whole words": lambda text: extent_rules.whole_words(text, middle(text), linked=True),
    "a number and nothing else": numbers.exact_number,
    "amounts of time": units.times_in,
    "an amount": lambda text: units.amount_in(text, "length of time in minutes"),
    "a unit": lambda text: units.unit_among(text, ["kg", "g"]),
    "a period": lambda text: time_rules.period_in(text, ["1d", "5d", "1y"]),
    "items": lambda text: values.typed(text, "tags", PARAMETERS["tags"]),
    "an integer": lambda text: values.typed(text, "count", PARAMETERS["count"]),
    "an object": lambda text: values.typed(text, "parameters", {"type": "object"}),
    "numbers of an answer": answer_numbers.numbers_in,
    "currencies of an answer": answer_numbers.currencies_in,
    "pieces of moments": elements.elements_in,
    "moments": spans.phrases,
    "a date": lambda text: reader.resolve(text, "UTC", NOW),
    "a repetition": repeats.take_repeat,
    "a length": lengths.length_of,
    "days": lambda text: lengths.resolve_days(text, "UTC", NOW),
}
"""Each gets one foreign text."""


def with_every_reader_of(*modules: Any) -> dict[str, Callable[[str], object]]:
    """The functions of modules that read one text."""
    found = {}
    for module in modules:
        for name, function in vars(module).items():
            code = getattr(function, "__code__", None)
            if code is None or function.__module__ != module.__name__ or code.co_argcount + code.co_kwonlyargcount != 1:
                continue
            if function.__annotations__.get(code.co_varnames[0]) == "str":
                found[f"{module.__name__}.{name}"] = function
    return found


def evidence_of(text: str) -> Evidence:
    """What rules may look at, where one parameter was given words in the middle of the text."""
    evidence = Evidence("title: " + text, PARAMETERS, ["tags"], values={"body": "a text of some length"})
    return evidence.with_spans({"title": middle(evidence.text)})


def with_every_rule() -> dict[str, Callable[[str], object]]:
    """Each rule that looks at words or at the whole text, asked of every parameter it may be asked of."""

    def of_values(rule: AnyRule) -> Callable[[str], object]:
        def read(text: str) -> None:
            evidence = evidence_of(text)
            for name, schema in evidence.properties.items():
                rule(evidence, name, schema)

        return read

    def of_extents(rule: AnyRule) -> Callable[[str], object]:
        return lambda text: [rule(evidence_of(text), name, middle(text)) for name in PARAMETERS]

    def of_words(rule: AnyRule) -> Callable[[str], object]:
        return lambda text: [rule(evidence_of(text), name, middle(text), text) for name in PARAMETERS]

    def of_shares(rule: AnyRule) -> Callable[[str], object]:
        return lambda text: rule(evidence_of(text), {"title": middle(text)})

    return {
        **{name_of(rule): of_values(rule) for rule in (*RULES.overruling, *RULES.filling)},
        **{name_of(rule): of_extents(rule) for rule in (*RULES.extents, *RULES.typings)},
        **{name_of(rule): of_words(rule) for rule in RULES.words},
        **{name_of(rule): of_shares(rule) for rule in RULES.shares},
    }


READERS.update(with_every_rule())
READERS.update(with_every_reader_of(answer_claims, answer_entities, answer_numbers, texts, html_text, summary))


@pytest.mark.requirement("attacks.b1.readers-are-linear")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", READERS)
def test_a_reader_of_foreign_text_takes_linear_time(name: str) -> None:
    def read(text: str) -> None:
        with suppress(ValueError, ArithmeticError):
            READERS[name](text)

    for body in BODIES:
        for rest in RESTS:
            fault = grows_too_fast(read, ("", body, rest), sizes=(600, 6_000), brief_s=0.04, long_s=0.5)
            assert fault is None, f"{body!r} ... {rest!r}: {fault}"


@pytest.mark.requirement("attacks.b1.readers-are-linear")
@pytest.mark.parametrize("headings", [False, True])
def test_the_lines_of_a_document_take_linear_time(headings: bool) -> None:
    def read(text: str) -> None:
        deque(blocks_of(text.splitlines(), headings=headings), 0)

    body = "the pump runs all day and then goes on\n"
    fault = grows_too_fast(read, ("", body, ""), sizes=(80_000, 800_000), brief_s=0.04, long_s=2.0)
    assert fault is None, fault


@pytest.mark.requirement("attacks.b1.dates-are-short")
def test_words_too_long_for_a_date_are_refused_unread() -> None:
    words = "1 " * 5_000
    with pytest.raises(ValueError, match="too long for a date"):
        reader.resolve(words, "UTC", NOW)
    with pytest.raises(ValueError, match="too long for a date"):
        lengths.resolve_days(words, "UTC", NOW)
    with pytest.raises(ValueError, match="too long for a date"):
        lengths.resolve_end(words, NOW, "UTC", NOW)
    assert lengths.length_of(words) is None
