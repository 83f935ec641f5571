"""Lines of a page: wrapped text is one paragraph, entries of lists and tables stay lines, headings lead."""

from __future__ import annotations

import pytest

from steward.tools.documents.lines import Block, blocks_of
from steward.tools.documents.parsers import parse_markdown, parse_pdf, parse_text
from tests.support.documents import a_pdf

PAGE = """Care and cleaning
Clean the lint filter every six weeks. Turn the cap at the bottom
left of the machine to the left and let the water run into a flat
dish.
Fault codes
E04  The water tap is closed or the hose is bent
E19  The pump is blocked: clean the lint filter
Warranty
The warranty lasts three years from the day of purchase. The motor
has a warranty of ten years."""


@pytest.mark.requirement("documented.knowledge.lines")
def test_a_page_becomes_headings_paragraphs_and_entries() -> None:
    assert list(blocks_of(PAGE.split("\n"), headings=True)) == [
        Block("Care and cleaning", is_heading=True),
        Block(
            "Clean the lint filter every six weeks. Turn the cap at the bottom left of the machine to the left and let"
            " the water run into a flat dish."
        ),
        Block("Fault codes", is_heading=True),
        Block("E04  The water tap is closed or the hose is bent\nE19  The pump is blocked: clean the lint filter"),
        Block("Warranty", is_heading=True),
        Block("The warranty lasts three years from the day of purchase. The motor has a warranty of ten years."),
    ]


@pytest.mark.requirement("documented.knowledge.lines")
def test_headings_of_a_pdf_lead_what_stands_below_them() -> None:
    made = parse_pdf(a_pdf(PAGE))
    assert [(level, words) for _, level, words in made.headings] == [
        (1, "Page 1"),
        (2, "Care and cleaning"),
        (2, "Fault codes"),
        (2, "Warranty"),
    ]
    assert made.title == ""


@pytest.mark.requirement("documented.knowledge.lines")
def test_lines_that_a_source_wraps_are_one() -> None:
    text = b"Home\n\nThe router stands in the\nhall cupboard behind the coats.\n\n- tea\n- milk\n"
    assert parse_text(text).text == "Home\n\nThe router stands in the hall cupboard behind the coats.\n\n- tea\n- milk"
    markdown = parse_markdown(b"# Home\n\nThe router stands in the\nhall cupboard.\n")
    assert markdown.text == "Home\n\nThe router stands in the hall cupboard."
