"""Documents of every kind that is read, made here, so that nothing in them is secret or strange by accident."""

from __future__ import annotations

import io
import zipfile
from email.message import EmailMessage

from docx import Document


def a_pdf(*pages: str) -> bytes:
    """A PDF with a page for each text, in one font."""
    objects = [b"<< /Type /Catalog /Pages 2 0 R >>", b""]
    kids = []
    for text in pages:
        lines = " ".join(f"({line}) Tj T*" for line in text.split("\n"))
        stream = f"BT /F1 12 Tf 14 TL 50 700 Td {lines} ET".encode()
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream))
        content = len(objects)
        font = b"<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>"
        objects.append(b"<< /Type /Page /Parent 2 0 R /Contents %d 0 R /Resources %s >>" % (content, font))
        kids.append(b"%d 0 R" % len(objects))
    objects[1] = b"<< /Type /Pages /Kids [%s] /Count %d /MediaBox [0 0 600 800] >>" % (b" ".join(kids), len(kids))
    return _whole_pdf(objects)


def a_pdf_that_unpacks_to(megabytes: int) -> bytes:
    """A small PDF whose page is packed over and over."""
    import zlib

    stream = zlib.compress(zlib.compress(b"(a) Tj " * (megabytes << 17), 9), 9)
    return _whole_pdf(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 600 800] >>",
            b"<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << >> >>",
            b"<< /Length %d /Filter [/FlateDecode /FlateDecode] >>\nstream\n%s\nendstream" % (len(stream), stream),
        ]
    )


def _whole_pdf(objects: list[bytes]) -> bytes:
    out, offsets = bytearray(b"%PDF-1.4\n"), []
    for number, body in enumerate(objects, start=1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    out += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)
    return bytes(out)


def a_docx(title: str, *paragraphs: tuple[str, str]) -> bytes:
    """A DOCX of (style, words), with a table at the end."""
    document = Document()
    document.core_properties.title = title
    for style, words in paragraphs:
        document.add_paragraph(words, style=style)
    row = document.add_table(rows=1, cols=2).rows[0]
    row.cells[0].text, row.cells[1].text = "Hotel", "140 euros"
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def with_member(archive: bytes, name: str, data: bytes) -> bytes:
    """An archive with one of its files replaced."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for member in old.infolist():
            if member.filename != name:
                new.writestr(member.filename, old.read(member.filename))
        new.writestr(name, data)
    return out.getvalue()


def an_eml(subject: str, text: str, html: str | None = None, attachment: str | None = None) -> bytes:
    """A mail."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = "ann@example.com", "bob@example.com", subject
    mail.set_content(text)
    if html is not None:
        mail.add_alternative(html, subtype="html")
    if attachment is not None:
        mail.add_attachment(b"x", maintype="application", subtype="octet-stream", filename=attachment)
    return mail.as_bytes()
