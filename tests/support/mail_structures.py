"""Mails in structures of many programs, each with what is right for it: made for this project, part by part."""

from __future__ import annotations

import base64
import quopri
from dataclasses import dataclass, field
from typing import Final

HEAD: Final = b"From: Ann <ann@example.com>\r\nTo: bob@example.com\r\nSubject: Hi\r\nMIME-Version: 1.0\r\n"
PDF: Final = b"Content-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n%s\r\nJVBERi0xLjQ=\r\n"
INVITED: Final = b"Content-Type: text/calendar; method=REQUEST\r\n\r\n"
INSIDE: Final = b"Content-Type: message/rfc822\r\n\r\n"
ICS: Final = (
    b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:%s\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261203T130000Z\r\n"
    b"DTEND:20261203T140000Z\r\nSUMMARY:Budget\r\nLOCATION:Room 4\r\n%sEND:VEVENT\r\nEND:VCALENDAR\r\n"
)
PLAIN: Final = b"Content-Type: text/plain; charset=utf-8\r\n\r\n%s\r\n"
HTML: Final = b"Content-Type: text/html; charset=utf-8\r\n\r\n%s\r\n"
INNER: Final = b"From: Boss <boss@corp.example>\r\nSubject: Pay\r\n\r\nPay 9,000 EUR.\r\n"


def several(kind: bytes, *parts: bytes, mark: bytes = b"B", parameters: bytes = b"") -> bytes:
    """A multipart part."""
    inside = b"".join(b"--" + mark + b"\r\n" + part + b"\r\n" for part in parts)
    return b"Content-Type: multipart/%s; boundary=%s%s\r\n\r\n%s--%s--\r\n" % (kind, mark, parameters, inside, mark)


def encoded(kind: bytes, data: bytes, how: bytes = b"base64", more: bytes = b"") -> bytes:
    """A part in base64 or quoted-printable, the label of which may be odd."""
    plain = quopri.encodestring(data) if b"quoted" in how.lower() else base64.encodebytes(data)
    return b"Content-Type: %s\r\n%sContent-Transfer-Encoding: %s\r\n\r\n%s" % (kind, more, how, plain)


@dataclass(frozen=True)
class Case:
    """A part or whole mail, and what is right for it: words of the sender in order, words that are not shown, the
    files, the senders of the mails inside."""

    part: bytes
    own: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    head: bytes = field(default=HEAD)


STRUCTURES: Final[dict[str, Case]] = {
    "html after its plain text": Case(
        several(b"alternative", PLAIN % b"Come at 5.", HTML % b"<p>Come at 5.</p>"), ("Come at 5.",)
    ),
    "plain text after html": Case(
        several(b"alternative", HTML % b"<p>Come at 5.</p>", PLAIN % b"Come at 5."), ("Come at 5.",)
    ),
    "other amounts in the html": Case(
        several(b"alternative", PLAIN % b"Please pay 5 EUR.", HTML % b"<p>Please pay 90 EUR.</p>"),
        ("90 EUR",),
        ("5 EUR",),
    ),
    "a plain text that is longer": Case(
        several(b"alternative", PLAIN % b"Come at 5 to the hall, Ann", HTML % b"<p>Come at 5</p>"), ("to the hall",)
    ),
    "a plain text that ends early": Case(
        several(
            b"alternative",
            PLAIN % b"Dear Bob, read on in your browser: https://x.example",
            HTML % b"<p>Dear Bob,</p><p>the fair is on 3 May in hall 7.</p>",
        ),
        ("the fair is on 3 May in hall 7.",),
    ),
    "html of pictures alone": Case(
        several(b"alternative", PLAIN % b"Sale on Friday", HTML % b"<img src=x>"), ("Sale on Friday",)
    ),
    "a picture that says something": Case(HTML % b'<img src=x alt="Sale on Friday">', ("Sale on Friday",)),
    "alternatives in related in mixed": Case(
        several(
            b"mixed",
            several(
                b"related",
                several(b"alternative", PLAIN % b"See the plan.", HTML % b"<p>See the plan.</p>", mark=b"C"),
                b"Content-Type: image/png; name=logo.png\r\nContent-ID: <1>\r\nCo"
                b"ntent-Disposition: inline; filename=logo.png\r\n\r\nx",
                mark=b"D",
            ),
            PDF % b"Content-Disposition: attachment; filename=plan.pdf\r\n",
        ),
        ("See the plan.",),
        files=("plan.pdf",),
    ),
    "a picture between texts": Case(
        several(
            b"mixed",
            PLAIN % b"Before.",
            b"Content-Type: image/jpeg\r\nContent-Disposition: inline; filename=IMG_1.jpeg\r\n\r\nx",
            PLAIN % b"After.",
        ),
        ("Before.", "After."),
        files=("IMG_1.jpeg",),
    ),
    "a file without disposition": Case(several(b"mixed", PLAIN % b"Hi.", PDF % b""), ("Hi.",), files=("a.pdf",)),
    "a file before the text": Case(
        several(b"mixed", PDF % b"Content-Disposition: attachment\r\n", PLAIN % b"Hi."), ("Hi.",), files=("a.pdf",)
    ),
    "a text file": Case(
        several(
            b"mixed",
            PLAIN % b"Hi.",
            b'Content-Type: text/plain; name="log.txt"\r\nContent-Disposit'
            b'ion: attachment; filename="log.txt"\r\n\r\nerror 7',
        ),
        ("Hi.",),
        ("error 7",),
        ("log.txt",),
    ),
    "an html file": Case(
        several(
            b"mixed",
            PLAIN % b"Hi.",
            b"Content-Type: text/html; name=r.html\r\nContent-Disposition: attachment\r\n\r\n<p>report</p>",
        ),
        ("Hi.",),
        ("report",),
        ("r.html",),
    ),
    "a footer of a mailing list": Case(
        several(b"mixed", PLAIN % b"My words.", PLAIN % b"_______\r\nList info: https://list.example"),
        ("My words.", "List info"),
    ),
    "a text with a name alone": Case(
        b"Content-Type: text/plain; charset=utf-8; name=body.txt\r\n\r\nAll my words.", ("All my words.",)
    ),
    "texts with names and nothing else": Case(
        several(
            b"mixed",
            b"Content-Type: text/html; name=body.html\r\nContent-Dispositi"
            b"on: inline; filename=body.html\r\n\r\n<p>All words.</p>",
        ),
        ("All words.",),
        files=("body.html",),
    ),
    "signed with PGP": Case(
        several(
            b"signed",
            PLAIN % b"Signed words.",
            b"Content-Type: application/pgp-signature; name=signature.asc\r\n\r\n-----BEGIN",
        ),
        ("Signed words.",),
        ("BEGIN",),
    ),
    "encrypted": Case(
        several(
            b"encrypted",
            b"Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1",
            b"Content-Type: application/octet-stream\r\n\r\nxx",
        ),
        ("is encrypted",),
        files=("(unnamed)",),
    ),
    "only a pdf": Case(PDF % b"Content-Disposition: inline; filename=scan.pdf\r\n", files=("scan.pdf",)),
    "a bounce": Case(
        several(
            b"report",
            PLAIN % b"Your mail was not delivered.",
            b"Content-Type: message/delivery-status\r\n\r\nReporting-MTA: "
            b"dns; mx.example\r\n\r\nFinal-Recipient: rfc822; eve@example.com\r\nStatus: 5.1.1",
            INSIDE + INNER,
        ),
        ("was not delivered", "eve@example.com", "5.1.1"),
        files=("Pay.eml",),
        inside=("Boss <boss@corp.example>",),
        shown=("Pay 9,000 EUR.",),
    ),
    "a mail inside, then more words": Case(
        several(b"mixed", PLAIN % b"Look at this:", INSIDE + INNER, PLAIN % b"What do you think?"),
        ("Look at this:", "What do you think?"),
        files=("Pay.eml",),
        inside=("Boss <boss@corp.example>",),
        shown=("Pay 9,000 EUR.",),
    ),
    "a mail inside that is attached": Case(
        several(
            b"mixed",
            PLAIN % b"See below.",
            b"Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename=old.eml\r\n\r\n" + INNER,
        ),
        ("See below.",),
        files=("old.eml",),
        inside=("Boss <boss@corp.example>",),
    ),
    "a mail inside in base64": Case(
        several(b"mixed", PLAIN % b"See below.", encoded(b"message/rfc822", INNER)),
        ("See below.",),
        files=("Pay.eml",),
        inside=("Boss <boss@corp.example>",),
        shown=("Pay 9,000 EUR.",),
    ),
    "a mail in a mail in a mail": Case(
        b"Content-Type: message/rfc822\r\n\r\nFrom: cy@example.com\r\nSubject: Fwd\r\n"
        + several(b"mixed", PLAIN % b"Cy says no.", INSIDE + INNER),
        files=("Fwd.eml",),
        inside=("cy@example.com",),
        shown=("Cy says no.", "from Boss <boss@corp.example>", "Pay 9,000 EUR."),
    ),
    "a digest": Case(
        several(b"digest", b"\r\n" + INNER, b"\r\nFrom: cy@example.com\r\nSubject: Two\r\n\r\nText two."),
        files=("Pay.eml", "Two.eml"),
        inside=("Boss <boss@corp.example>", "cy@example.com"),
        shown=("Pay 9,000 EUR.", "Text two."),
    ),
    "an invitation beside words": Case(
        several(
            b"alternative", PLAIN % b"Please come.", HTML % b"<p>Please come.</p>", INVITED + ICS % (b"REQUEST", b"")
        ),
        ("Please come.", "Invitation: Budget", "Thursday 3 December 2026, 13:00 to 14:00 UTC", "Room 4"),
        files=("invite.ics",),
    ),
    "an invitation twice": Case(
        several(
            b"mixed",
            several(
                b"alternative",
                PLAIN % b"Please come.",
                b"Content-Type: text/calendar\r\n\r\n" + ICS % (b"REQUEST", b""),
                mark=b"C",
            ),
            b"Content-Type: application/ics; name=invite.ics\r\nContent-Di"
            b"sposition: attachment; filename=invite.ics\r\n\r\n" + ICS % (b"REQUEST", b""),
        ),
        ("Please come.", "Invitation: Budget"),
        files=("invite.ics", "invite.ics"),
    ),
    "an invitation that is called off": Case(
        b"Content-Type: text/calendar; method=CANCEL\r\n\r\n" + ICS % (b"CANCEL", b"STATUS:CANCELLED\r\n"),
        ("Canceled: Budget", "3 December 2026"),
        files=("invite.ics",),
    ),
    "an answer to an invitation": Case(
        b"Content-Type: text/calendar; method=REPLY\r\n\r\n"
        + ICS % (b"REPLY", b"ATTENDEE;PARTSTAT=DECLINED;CN=Eve:mailto:eve@example.com\r\n"),
        ("Answer to an invitation: Budget", "Eve <eve@example.com> declines"),
        files=("invite.ics",),
    ),
    "an invitation to a whole day": Case(
        b"Content-Type: text/calendar\r\n\r\n"
        + ICS.replace(b":20261203T130000Z", b";VALUE=DATE:20261203").replace(
            b":20261203T140000Z", b";VALUE=DATE:20261205"
        )
        % (b"REQUEST", b""),
        ("Thursday 3 December 2026 to Friday 4 December 2026, all day",),
        files=("invite.ics",),
    ),
    "an invitation in base64 and UTF-16": Case(
        encoded(
            b"text/calendar; charset=utf-16",
            (ICS % (b"REQUEST", b"")).replace(b"Budget", "Büro".encode()).decode().encode("utf-16"),
        ),
        ("Invitation: Büro",),
        files=("invite.ics",),
    ),
    "flowing lines": Case(
        b"Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\nDonau \r\ndampfschiff\r\nnext\r\n-- \r\nAnn",
        ("Donaudampfschiff\nnext",),
    ),
    "quoted-printable with an odd label": Case(
        encoded(b"text/plain; charset=utf-8", "Grüße aus Köln".encode(), b"Quoted-Printable;"), ("Grüße aus Köln",)
    ),
    "base64 with an odd label": Case(encoded(b"text/plain; charset=utf-8", "Grüße".encode(), b'"BASE64"'), ("Grüße",)),
    "a type that is misspelt": Case(
        several(b"mixed", b"Content-Type: html\r\n\r\n<p>First.</p>", b"Content-Type: txt\r\n\r\nSecond."),
        ("First.", "Second."),
        ("<p>",),
    ),
    "a file whose type is misspelt": Case(
        several(b"mixed", PLAIN % b"Hi.", b"Content-Type: application-x-gzip; name=a.gz\r\n\r\nxyz"),
        ("Hi.",),
        ("xyz",),
        ("a.gz",),
    ),
    "a part without a type": Case(several(b"mixed", b"\r\nFirst.", b"\r\nSecond."), ("First.", "Second.")),
    "a boundary that never comes": Case(
        b"Content-Type: multipart/mixed; boundary=zzz\r\n\r\nAll words are here.", ("All words are here.",)
    ),
    "a last boundary that is missing": Case(
        b"Content-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\n"
        + PLAIN % b"First."
        + b"--B\r\n"
        + PLAIN % b"Second.",
        ("First.", "Second."),
    ),
    "a line in the head that is no header": Case(
        b"X-Spam this is no header\r\nContent-Type: text/html\r\n\r\n<p>Words</p>", ("Words",), ("<p>", "Spam")
    ),
    "a space before a colon": Case(b"Content-Type : text/html\r\n\r\n<p>Words</p>", ("Words",), ("<p>",)),
}
"""By what is odd about them: how parts are nested, named, labelled and encoded."""
