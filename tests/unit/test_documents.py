"""Documents become text with headings, in a process with bounds; broken and hostile ones say so and harm nobody."""

from __future__ import annotations

import io
import time
import zipfile

import pytest

from steward.contracts.document_limits import MAX_PASSAGES, MAX_TEXT_CHARACTERS
from steward.contracts.errors import ToolFailed
from steward.tools.documents.kinds import Kind, kind_of
from steward.tools.documents.parsed import UnreadableDocument
from steward.tools.documents.parsers import parse_docx
from steward.tools.documents.passages import AIM, MOST, passages_in, sentences_in
from steward.tools.documents.reader import read_document
from tests.support.documents import a_docx, a_pdf, a_pdf_that_unpacks_to, an_eml, with_member

MARKDOWN = b"""# Leave

Everyone has **27 days** off, see [the portal](https://portal.test).

## Carrying over

- five days
- until *March*

| Place | Cap |
|---|---|
| Paris | 210 |
"""
HTML = b"""<!doctype html><html><head><title>Trips</title><script>alert('x')</script></head><body><nav>Menu</nav>
<h1>Business trips</h1><p>Go by <b>rail</b>.<br>Or not.</p><h2>Hotels</h2><ul><li>Paris 210</li><li>Rome 140</li></ul>
<table><tr><th>Meal</th><td>32</td></tr></table></body></html>"""


@pytest.mark.requirement("knowledge.documents.read")
async def test_markdown_keeps_its_words_and_headings() -> None:
    parsed = await read_document("leave.md", "", MARKDOWN)
    assert parsed.title == "Leave"
    assert [(level, words) for _, level, words in parsed.headings] == [(1, "Leave"), (2, "Carrying over")]
    assert all(parsed.text.startswith(words, offset) for offset, _, words in parsed.headings)
    assert "27 days off, see the portal." in parsed.text
    assert "- five days\n- until March" in parsed.text
    assert "Place | Cap\nParis | 210" in parsed.text


@pytest.mark.requirement("knowledge.documents.read")
async def test_html_is_what_a_reader_sees() -> None:
    parsed = await read_document("trips.html", "", HTML)
    assert parsed.title == "Trips"
    assert [words for _, _, words in parsed.headings] == ["Business trips", "Hotels"]
    assert parsed.text == "Business trips\n\nGo by rail.\n\nOr not.\n\nHotels\n\n- Paris 210\n\n- Rome 140\n\nMeal | 32"


@pytest.mark.requirement("knowledge.documents.read")
async def test_pdf_is_read_page_by_page() -> None:
    parsed = await read_document("manual.pdf", "", a_pdf("Rinse the filter.\nDo it weekly.", "Call the service."))
    assert [words for _, _, words in parsed.headings] == ["Page 1", "Page 2"]
    assert "Rinse the filter." in parsed.text
    assert parsed.text.endswith("Call the service.")


@pytest.mark.requirement("knowledge.documents.read")
async def test_docx_keeps_styles_and_tables() -> None:
    data = a_docx("Travel policy", ("Heading 1", "Hotels"), ("Normal", "Book early."), ("List Bullet", "in writing"))
    parsed = await read_document("policy.docx", "", data)
    assert parsed.title == "Travel policy"
    assert parsed.headings == [(0, 1, "Hotels")]
    assert parsed.text == "Hotels\n\nBook early.\n\n- in writing\n\nHotel | 140 euros"


@pytest.mark.requirement("knowledge.documents.read")
async def test_a_mail_is_read_and_its_attachments_are_named() -> None:
    parsed = await read_document("a.eml", "", an_eml("The roof", "It leaks.", attachment="photo.jpg"))
    assert parsed.title == "The roof"
    assert "From: ann@example.com" in parsed.text
    assert parsed.text.endswith("It leaks.")
    assert parsed.notes == ["attachments are not read: photo.jpg"]


@pytest.mark.requirement("knowledge.documents.read")
@pytest.mark.parametrize(
    ("name", "media_type", "data", "kind"),
    [
        ("a.txt", "", b"%PDF-1.7 ...", Kind.PDF),
        ("a.bin", "", b"PK\x03\x04...", None),
        ("a.docx", "", b"PK\x03\x04...", Kind.DOCX),
        ("a.docx", "", b"no archive", None),
        ("page", "text/html; charset=utf-8", b"x", Kind.HTML),
        ("page", "", b"<!DOCTYPE html><p>x", Kind.HTML),
        ("readme", "", "Grüße".encode(), Kind.TEXT),
        ("photo.jpg", "image/jpeg", b"\xff\xd8\xff\x00", None),
    ],
)
def test_how_a_file_begins_goes_before_its_name(name: str, media_type: str, data: bytes, kind: Kind | None) -> None:
    assert kind_of(name, media_type, data) is kind


@pytest.mark.requirement("knowledge.documents.hostile")
@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("broken.pdf", a_pdf("text")[:60]),
        ("broken.docx", b"PK\x03\x04" + b"\x00" * 100),
        ("no-document.docx", with_member(a_docx("x"), "[Content_Types].xml", b"<Types/>")),
        ("empty.txt", b"  \n"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\x00"),
    ],
)
async def test_what_cannot_be_read_says_so(name: str, data: bytes) -> None:
    with pytest.raises(ToolFailed):
        await read_document(name, "", data)


@pytest.mark.requirement("knowledge.documents.hostile")
async def test_an_archive_that_unpacks_to_much_is_not_unpacked() -> None:
    bomb = with_member(a_docx("x", ("Normal", "y")), "word/media/big.bin", b"\x00" * (70 << 20))
    assert len(bomb) < 1 << 20
    with pytest.raises(ToolFailed, match="unpacks to more than"):
        await read_document("bomb.docx", "", bomb)


@pytest.mark.slow
@pytest.mark.requirement("knowledge.documents.hostile")
async def test_a_packed_page_cannot_take_more_than_the_process_has() -> None:
    began = time.monotonic()
    with pytest.raises(ToolFailed):
        await read_document("bomb.pdf", "", a_pdf_that_unpacks_to(700))
    assert time.monotonic() - began < 70


@pytest.mark.requirement("knowledge.documents.hostile")
async def test_entities_of_a_docx_are_not_resolved(tmp_path: object) -> None:
    entity = b'<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "yyyy">]>'
    body = (
        b'<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
        b"<w:p><w:r><w:t>seen &x;&y;</w:t></w:r></w:p></w:body></w:document>"
    )
    parsed = await read_document("xxe.docx", "", with_member(a_docx("x"), "word/document.xml", entity + body))
    assert "root:" not in parsed.text
    assert parsed.text.strip() == "seen"


@pytest.mark.requirement("knowledge.documents.hostile")
async def test_reading_ends_with_its_time() -> None:
    with pytest.raises(ToolFailed, match="took longer than"):
        await read_document("slow.md", "", b"*a_ " * 100_000, wall_s=0.01)


@pytest.mark.requirement("knowledge.documents.hostile")
async def test_a_text_beyond_the_bound_is_cut_which_is_noted() -> None:
    parsed = await read_document("long.txt", "", b"word " * (MAX_TEXT_CHARACTERS // 4))
    assert len(parsed.text) == MAX_TEXT_CHARACTERS
    assert parsed.notes == [f"only the first {MAX_TEXT_CHARACTERS:,} characters are kept"]


@pytest.mark.requirement("knowledge.documents.hostile")
async def test_deep_nesting_ends_neither_the_worker_nor_the_answer() -> None:
    with pytest.raises(ToolFailed):
        await read_document("deep.html", "", b"<!doctype html>" + b"<div>" * 50_000 + b"hello" + b"</div>" * 50_000)
    parsed = await read_document("deep.md", "", b">" * 50_000 + b" hello\n\nbye")
    assert "bye" in parsed.text


@pytest.mark.requirement("knowledge.documents.hostile")
def test_an_archive_of_many_files_is_one_that_is_refused_by_its_list() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for number in range(2_100):
            archive.writestr(str(number), b"")
    with pytest.raises(UnreadableDocument, match="2,000 files"):
        parse_docx(out.getvalue())


@pytest.mark.requirement("knowledge.passages")
def test_passages_lie_below_their_headings_and_open_the_very_words() -> None:
    text = "Leave\n\nIntro.\n\nCarrying over\n\nFive days.\n\nUntil March.\n\nSick\n\nRing us."
    headings = [(0, 1, "Leave"), (15, 2, "Carrying over"), (56, 1, "Sick")]
    cut = [(piece.heading, text[piece.begins : piece.ends]) for piece in passages_in(text, headings)]
    assert cut == [
        ("Leave", "Intro."),
        ("Leave > Carrying over", "Five days.\n\nUntil March."),
        ("Sick", "Ring us."),
    ]


@pytest.mark.requirement("knowledge.passages")
def test_long_paragraphs_are_cut_between_sentences_and_words() -> None:
    text = "\n\n".join(["This is a sentence of a long paragraph. " * 60, "x" * 5_000, "word " * 1_000])
    cut = [text[piece.begins : piece.ends] for piece in passages_in(text, [])]
    assert all(0 < len(one) <= MOST for one in cut)
    assert "".join("".join(cut).split()) == "".join(text.split())
    assert cut[0].endswith("paragraph.")


@pytest.mark.requirement("knowledge.passages")
def test_paragraphs_are_put_together_up_to_the_aim() -> None:
    text = "\n\n".join(f"Paragraph number {number} says something." for number in range(100))
    cut = passages_in(text, [])
    assert all(piece.ends - piece.begins <= AIM for piece in cut)
    assert len(cut) < 10


@pytest.mark.requirement("knowledge.passages")
def test_there_are_at_most_so_many_passages() -> None:
    text = "\n\n".join(f"H{number}\n\nx" for number in range(MAX_PASSAGES * 2))
    offsets = [at for at in range(len(text)) if text.startswith("H", at)]
    headings = [(at, 1, text[at : text.find("\n", at)]) for at in offsets]
    assert len(passages_in(text, headings)) == MAX_PASSAGES


@pytest.mark.requirement("knowledge.passages")
def test_sentences_do_not_end_at_abbreviations_and_numbers() -> None:
    text = "Ask Dr. Okafor, e.g. by mail. It costs 3.50 euros! Really?\n- an entry"
    assert [text[begins:ends] for begins, ends in sentences_in(text)] == [
        "Ask Dr. Okafor, e.g. by mail.",
        "It costs 3.50 euros!",
        "Really?",
        "- an entry",
    ]
