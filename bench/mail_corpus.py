"""`python -m bench.mail_corpus FOLDER`: how many mails of the real world keep every word.

FOLDER holds mails, one a file, such as the test mails of a public mail library (spec/fixtures/emails of mikel/mail).
Python's own parser says which words stand in the parts that are no files; of alternative parts one must be kept whole.
A mail whose letters cannot all be read loses too. What is lost is printed: it may be what a mail program hides.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage, Message
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from steward.language.charsets import decoded
from steward.tools.mail.message import Mail, read_mail

_WORD: Final = re.compile(r"\w+")
_HEADER: Final = re.compile(rb"[!-9;-~]+ ?:")
_NO_TEXT: Final = frozenset({"style", "script", "head", "title"})
_INLINE: Final = frozenset({"b", "i", "u", "font", "span", "a", "strong", "em", "sup", "sub", "small", "big"})
_SIGNATURES: Final = ("application/pgp-signature", "application/pkcs7-signature", "application/x-pkcs7-signature")
_SHOWN: Final = 12


@dataclass(frozen=True, slots=True)
class Judged:
    """A mail, what of it is lost, and how long it took to read."""

    path: Path
    words: frozenset[str]
    files: frozenset[str]
    unread: bool
    marks: int
    seconds: float

    @property
    def is_whole(self) -> bool:
        """Whether every word and file is there."""
        return not (self.words or self.files or self.unread or self.marks)


class _Page(HTMLParser):
    """The words of a page, whether they are seen or hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self._unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._unseen += tag in _NO_TEXT
        self.text.append("" if tag in _INLINE else " ")

    def handle_endtag(self, tag: str) -> None:
        self._unseen -= tag in _NO_TEXT and self._unseen > 0
        self.text.append("" if tag in _INLINE else " ")

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self.text.append(data)


def judge(path: Path) -> Judged:
    """What is lost of the mail in a file."""
    raw = path.read_bytes()
    begun = time.perf_counter()
    mail = read_mail(raw, datetime.now(UTC), email_id="m1")
    seconds = time.perf_counter() - begun
    message = message_from_bytes(raw, _class=EmailMessage, policy=policy.default)
    shown = frozenset(_words(f"{mail.body}\n{mail.subject}"))
    files = frozenset(_file_names(message)) - set(_listed(mail))
    return Judged(path, frozenset(_lost(message, shown)), files, bool(mail.fault), mail.body.count("\ufffd"), seconds)


def _lost(part: Message, shown: frozenset[str]) -> set[str]:
    """The words of a part that are not shown; of alternatives those of the one that loses the fewest."""
    if part.get_content_disposition() == "attachment" or part.get_filename():
        return set()
    if part.is_multipart():
        inside = part.get_payload()
        each = [_lost(one, shown) for one in inside if isinstance(one, Message)] if isinstance(inside, list) else []
        return min(each, key=len, default=set()) if _is_alternative(part) else set().union(*each)
    if part.get_content_type() not in ("text/plain", "text/html"):
        return set()
    return set(_words(_text(part))) - shown


def _is_alternative(part: Message) -> bool:
    return part.get_content_type() == "multipart/alternative"


def _text(part: Message) -> str:
    payload = part.get_payload(decode=True)
    text = decoded(payload, part.get_content_charset()) if isinstance(payload, bytes) else ""
    if part.get_content_type() != "text/html":
        return text
    page = _Page()
    page.feed(text)
    return "".join(page.text)


def _words(text: str) -> Iterator[str]:
    return iter(_WORD.findall(re.sub(r"[\u00ad\u200b\ufeff]", "", text).casefold()))


def _file_names(message: Message) -> Iterator[str]:
    for part in message.walk():
        if (name := part.get_filename()) and not part.is_multipart() and part.get_content_type() not in _SIGNATURES:
            yield _plain(name)


def _listed(mail: Mail) -> Iterator[str]:
    for one in mail.attachments:
        yield _plain(one.name)
    for inside in mail.inside:
        yield from map(_plain, inside.files)


def _plain(name: str) -> str:
    return "".join(_WORD.findall(name.casefold()))


def _mails(folder: Path) -> Iterator[Path]:
    """The files that begin as a mail does."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and _HEADER.match(path.read_bytes()[:200].lstrip()):
            yield path


def main() -> None:
    """Judge every mail of a folder and print what is lost."""
    parser = argparse.ArgumentParser(prog="python -m bench.mail_corpus", description=__doc__)
    parser.add_argument("folder", type=Path, help="a folder with mails, one a file, or with folders of them")
    judged = [judge(path) for path in _mails(parser.parse_args().folder)]
    for one in judged:
        if not one.is_whole:
            words, files = sorted(one.words)[:_SHOWN], sorted(one.files)[:_SHOWN]
            unread = ", cannot be read" if one.unread else ""
            print(f"{one.path.name}: words {words}, files {files}, {one.marks} letters{unread}")
    whole = sum(one.is_whole for one in judged)
    slowest = max((one.seconds for one in judged), default=0.0)
    print(f"{whole} of {len(judged)} mails keep every word and file; the slowest took {slowest:.2f} s")


if __name__ == "__main__":
    main()
