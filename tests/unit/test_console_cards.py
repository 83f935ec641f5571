"""What a card of the console shows of an approval."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from steward.api.console.arguments import rows_of
from steward.api.console.inbox_cards import Card
from steward.api.console.pages import render
from steward.contracts.provenance import ArgumentOrigin, Source
from steward.contracts.shown import ShownField
from steward.contracts.tool import Effect
from steward.language.phrases import field_word
from steward.tools.registry import Registry
from tests.support.mirror import a_view
from tests.support.waiting import an_approval

FOUND = "Bob Chen <bob@example.com> (the address is from your mail)"


@pytest.mark.requirement("console.inbox.once")
@pytest.mark.parametrize(
    ("words", "recipients"),
    [
        (FOUND, [FOUND]),
        ("Bob Chen", ["Bob Chen", "bob@example.com"]),
    ],
)
def test_what_was_found_for_an_argument_stands_in_its_place_if_it_has_all_of_it(
    words: str, recipients: list[str]
) -> None:
    spec = Registry().resolve("compose_email")
    approval = an_approval(7, shown=[ShownField(label="recipient", value=words)])
    card = Card("7-1", a_view(7), approval, rows=rows_of(spec, approval))
    page = re.sub(r"<details.*</details>", "", render("card.html", cards=[card]), flags=re.S)
    pairs = re.findall(r"<dt>(\w+)</dt>\s*<dd>\s*<span class=\"value\">(.*?)</span>", page)
    assert [unescape(value) for label, value in pairs if label == "Recipient"] == recipients
    assert approval.args["to"] == "bob@example.com"


@pytest.mark.requirement("console.inbox.origins")
def test_where_an_argument_is_from_is_said_as_in_the_message() -> None:
    spec = Registry().resolve("compose_email")
    known = {"source": Source.RESULT, "tool": "search_email", "whose": "of Ops <ops@x.test>, “Bill”", "trusted": False}
    origins = [
        ArgumentOrigin(path="/to", **known),
        ArgumentOrigin(path="/subject", source=Source.PROFILE),
        ArgumentOrigin(path="/body", source=Source.MODEL),
    ]
    rows = rows_of(spec, an_approval(7, origins=origins), {"search_email": "mail"})
    assert {row.name: [(origin.words, origin.is_foreign) for origin in row.origins] for row in rows} == {
        "to": [("“bob@example.com” is from the e-mail “Bill” by Ops <ops@x.test>, not from you.", True)],
        "subject": [("“Pay” is from your profile.", False)],
        "body": [("“1,000 euro” is written by me.", False)],
    }


@pytest.mark.requirement("console.inbox.one-language")
@pytest.mark.parametrize(
    ("text", "labels", "written"),
    [
        ("Schreib Bob, dass der Bericht fertig ist", {"An", "Betreff", "Text der E-Mail"}, "ist von mir geschrieben"),
        ("Escribe a Bob que el informe está listo", {"Para", "Asunto", "Texto del correo"}, "lo he escrito yo"),
        ("Tell Bob that the report is ready", {"Recipient", "Subject", "Text of the e-mail"}, "is written by me"),
    ],
)
def test_the_labels_of_a_card_are_in_the_language_of_its_request(text: str, labels: set[str], written: str) -> None:
    spec = Registry().resolve("compose_email")
    approval = an_approval(7, origins=[ArgumentOrigin(path="/body", source=Source.MODEL)])
    card = Card("7-1", a_view(7, text=text), approval)
    card = replace(card, rows=rows_of(spec, approval, lang=card.language))
    page = unescape(render("card.html", cards=[card]))
    assert set(re.findall(r"<dt>(.*?)</dt>", page)) == labels
    assert written in page
    assert ("Why this is asked" in page) == (card.language == "en")


@pytest.mark.requirement("console.inbox.one-language")
@pytest.mark.parametrize("lang", ["de", "es"])
def test_every_argument_of_what_a_user_has_done_has_a_label_in_each_language(lang: str) -> None:
    titles = {
        spec.title_of(name).casefold()
        for spec in Registry().specs()
        if spec.effect is not Effect.READ and spec.plannable
        for name in spec.parameters["properties"]
    }
    same = {"chat", "name"}
    assert {title for title in titles - same if field_word(lang, title) == field_word("en", title)} == set()
