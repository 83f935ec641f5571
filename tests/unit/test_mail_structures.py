"""Structures of mails as many programs write them, each with the words a mail program shows and those it does not."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import pytest

from steward.tools.mail.message import Mail, read_mail
from tests.support.mail_structures import HTML, STRUCTURES, Case

RECEIVED: Final = datetime(2026, 11, 26, 9, tzinfo=UTC)
PAGES: Final[dict[str, Case]] = {
    "cells of a table of Word": Case(
        HTML
        % b"<table><tr><td><p class=MsoNormal>Pos 1</p></td><td><p class=MsoNormal>90.00 EUR</p></td></tr></table>",
        ("Pos 1 | 90.00 EUR",),
    ),
    "two columns": Case(
        HTML % b"<table><tr><td>Dear Bob,<br>your order is ready.</td><td>Side<br>bar</td></tr></table>",
        ("Dear Bob,\nyour order is ready.", "Side\nbar"),
    ),
    "a table in a table": Case(
        HTML
        % b"<table><tr><td><table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table></td></tr></table>",
        ("A | 1\nB | 2",),
    ),
    "cells that are divs": Case(
        HTML % b"<div>Total</div><div>90.00</div><span>x</span> <span>y</span>", ("Total\n90.00\nx y",)
    ),
    "hidden in many ways": Case(
        HTML % b'<p hidden>H1</p><p style="DISPLAY : NONE">H2</p><p style="visibility:hidden">H3</p>'
        b'<p style="font-size:0px">H4</p>'
        b'<p style="opacity:0">H5</p><p style="max-height:0;overflow:hidden">H6</p><p style="mso-hide:all">H7</p>'
        b'<p style="position:absolute;left:-9999px">H8</p><p style="color:transparent">H9</p><p>Shown</p>',
        ("Shown",),
        ("H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9"),
    ),
    "hidden by a style sheet": Case(
        HTML % b"<style>@media(max-width:1px){.d{display:none}} .x, #y{display:none}</style>"
        b"<p class=d>Shown</p><p class='a x'>H1</p><p id=y>H2</p>",
        ("Shown",),
        ("H1", "H2"),
    ),
    "white on white": Case(
        HTML
        % b'<p style="color:#FFFFFF">H1</p><table bgcolor=black><tr><td style="color:#fff">Shown</td></tr></table>',
        ("Shown",),
        ("H1",),
    ),
    "a comment for Outlook": Case(
        HTML % b"<!--[if mso]><p>O1</p><![endif]--><!--[if !mso]><!--><p>Shown</p><!--<![endif]--><script>S1</script>",
        ("Shown",),
        ("O1", "S1"),
    ),
    "a quotation in html": Case(
        HTML % b"<div>Yes, at 5.</div><blockquote><div>Can you come?</div></blockquote>",
        ("Yes, at 5.", "> Can you come?"),
    ),
    "words below the end of the page": Case(
        HTML % b"<html><body><p>Words</p></body></html>\r\n<p>More</p><html><body>And more</body></html>\r\n__ List",
        ("Words", "More", "And more", "__ List"),
    ),
    "words with soft hyphens": Case(HTML % b"Donau&shy;dampf&#8203;schiff", ("Donaudampfschiff",)),
    "a picture in the page": Case(
        HTML % (b'<p>Before</p><img src="data:image/png;base64,' + b"A" * 1_500_000 + b'"><p>After</p>'),
        ("Before", "After"),
    ),
}
CASES: Final = STRUCTURES | PAGES


def read(case: Case) -> Mail:
    return read_mail(case.head + case.part, RECEIVED, email_id="m1")


@pytest.mark.requirement("mail.shown-as-a-mail-program-does")
@pytest.mark.parametrize("name", CASES)
def test_the_words_of_a_structure_are_all_shown_and_no_others(name: str) -> None:
    case = CASES[name]
    found = read(case)
    places = [found.own.find(words) for words in case.own]
    assert places == sorted(places), found.own
    assert -1 not in places, found.own
    assert [words for words in (*case.own, *case.shown) if words not in found.body] == []
    assert [words for words in case.unseen if words in found.body] == []
    assert [words for words in case.shown if words in found.own] == []
    assert tuple(found.files) == case.files
    assert tuple(one.sender for one in found.inside) == case.inside
    assert (found.fault, found.whole) == ("", True)


@pytest.mark.requirement("mail.invitations")
def test_an_invitation_is_told_once_however_often_it_is_in_a_mail() -> None:
    assert read(CASES["an invitation twice"]).body.count("Invitation: Budget") == 1


@pytest.mark.requirement("mail.files-are-found")
def test_a_picture_in_the_text_is_listed_and_is_no_attachment_to_search_for() -> None:
    found = read(CASES["alternatives in related in mixed"])
    assert (found.pictures, found.has_attachment) == (["logo.png"], True)
