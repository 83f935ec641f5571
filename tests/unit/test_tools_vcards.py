"""vCard files: who is in them, whatever version wrote them, and what is none."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.errors import ToolFailed
from steward.tools.vcards import Card, CardFile, read_vcards

PHONE = """BEGIN:VCARD\r
VERSION:3.0\r
N:Park;Kim;;;\r
FN:Kim Park\r
EMAIL;TYPE=WORK:kim@work.example\r
EMAIL;TYPE=HOME,PREF:kim@home.example\r
TEL;TYPE=CELL:+49 170 1234567\r
NOTE:A note that\r
  goes on\r
END:VCARD\r
"""
NEW = "BEGIN:VCARD\nVERSION:4.0\nFN:Zoë Ångström\nTEL;VALUE=uri:tel:+1-555-0100\nEND:VCARD\n"
OLD = (
    "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg\n"
    "EMAIL:j@x.example\nEND:VCARD\n"
)


@pytest.mark.requirement("tools.contacts.import")
def test_cards_of_every_version_are_read() -> None:
    assert read_vcards((PHONE + NEW + OLD).encode()) == CardFile(
        (
            Card("Kim Park", "kim@home.example", "+49 170 1234567"),
            Card("Zoë Ångström", None, "+1-555-0100"),
            Card("Jörg Müller", "j@x.example", None),
        )
    )


CARDS = Path(__file__).parents[1] / "support" / "foreign_files" / "vcard"
IN_UTF_16 = "BEGIN:VCARD\r\nFN:Jürgen Größe\r\nEND:VCARD\r\n"
MIXED = b"BEGIN:VCARD\nFN;CHARSET=windows-1251:\xc8\xe2\xe0\xed\nEND:VCARD\nBEGIN:VCARD\nFN:Zo\xc3\xab\nEND:VCARD\n"
SOFT = (
    b"BEGIN:VCARD\nVERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:M=FC=\nller;J=F6=\nrg\n"
    b"NOTE;QUOTED-PRINTABLE:a=\nFN:Not a name=\nend\nEMAIL;INTERNET:j@x.example\nEND:VCARD\n"
)


@pytest.mark.requirement("tools.contacts.charsets")
@pytest.mark.parametrize(
    ("data", "names"),
    [
        ((CARDS / "v01_qp_soft_break.vcf").read_bytes(), ["Ігор Загорскі", "Test Entry öäü Öäü"]),
        ((CARDS / "v02_apple_groups.vcf").read_bytes(), ["Tina Test"]),
        ((CARDS / "v03_latin1_declared.vcf").read_bytes(), ["Jürgen Möller"]),
        ((CARDS / "v03b_latin1_bytes.vcf").read_bytes(), ["Jürgen Möller"]),
        ((CARDS / "v03c_utf16.vcf").read_bytes(), ["Jürgen Größe"]),
        (IN_UTF_16.encode("utf-16-le"), ["Jürgen Größe"]),
        (IN_UTF_16.encode("utf-16-be"), ["Jürgen Größe"]),
        (IN_UTF_16.encode("utf-8-sig"), ["Jürgen Größe"]),
        (IN_UTF_16.replace("\r\n", "\r").encode(), ["Jürgen Größe"]),
        (MIXED, ["Иван", "Zoë"]),
        (SOFT, ["Jörg Müller"]),
        ("BEGIN:VCARD\nFN:Łukasz Żółw z Łodzi\nEND:VCARD\n".encode("cp1250"), ["Łukasz Żółw z Łodzi"]),
        ("BEGIN:VCARD\nFN;CHARSET=SHIFT_JIS:山田 太郎\nEND:VCARD\n".encode("cp932"), ["山田 太郎"]),
        (b"BEGIN:VCARD\nFN;CHARSET=UTF-8;QUOTED-PRINTABLE:Gr=C3=BC=C3=9F\nEND:VCARD\n", ["Grüß"]),
    ],
)  # fmt: skip
def test_names_are_read_in_the_charset_of_whoever_wrote_the_card(data: bytes, names: list[str]) -> None:
    found = read_vcards(data)
    assert ([card.name for card in found.cards], found.unread) == (names, 0)


@given(st.binary(max_size=2_000), st.sampled_from(["utf-8", "utf-16", "latin-1"]))
def test_no_bytes_within_a_card_break_the_reader_or_cost_another_card(noise: bytes, charset: str) -> None:
    text = f"BEGIN:VCARD\r\nFN:Kim\r\nEND:VCARD\r\nBEGIN:VCARD\r\nNOTE:{noise.decode('latin-1')}\r\n"
    found = read_vcards(text.encode(charset, "replace"))
    assert found.cards[0].name == "Kim"


@pytest.mark.requirement("tools.contacts.import")
def test_a_card_without_a_name_goes_by_its_address_and_an_empty_one_is_left_out() -> None:
    nameless = "BEGIN:VCARD\nVERSION:3.0\nEMAIL:a@b.example\nEND:VCARD\n"
    empty = "BEGIN:VCARD\nVERSION:3.0\nNOTE:nobody\nEND:VCARD\n"
    assert read_vcards((nameless + empty).encode()) == CardFile((Card("a@b.example", "a@b.example", None),), unread=1)


@pytest.mark.requirement("tools.contacts.import")
@pytest.mark.parametrize(
    ("lines", "card"),
    [
        ("ORG:Acme\\; Sons;Sales\nTEL:555", Card("Acme; Sons", None, "555")),
        ("NICKNAME:Bo\nORG:Acme", Card("Bo", None, None)),
        ("FN:M\nEMAIL;VALUE=uri:mailto:m@x.example", Card("M", "m@x.example", None)),
        ("FN;ENCODING=BASE64;CHARSET=UTF-8:SsO2cmc=", Card("Jörg", None, None)),
        ("FN;BASE64:\n SsO2\n cmc", Card("Jörg", None, None)),
        ("FN;ENCODING=B:A", Card("", None, None)),
        ("FN:Boss\nAGENT:BEGIN:VCARD\\nFN:Sec\\nEND:VCARD\\n", Card("Boss", None, None)),
        ("item1.EMAIL;TYPE=INTERNET:a@x.example\nitem1.X-ABLabel:\nFN:A", Card("A", "a@x.example", None)),
    ],
)
def test_a_card_of_another_program_says_who_it_is(lines: str, card: Card) -> None:
    found = read_vcards(f"BEGIN:VCARD\n{lines}\nEND:VCARD\nBEGIN:VCARD\nFN:Kim\nEND:VCARD\n".encode())
    assert found.cards == tuple(one for one in (card, Card("Kim", None, None)) if one.name)


@pytest.mark.requirement("tools.contacts.import")
def test_a_card_within_a_card_is_another_persons() -> None:
    text = "BEGIN:VCARD\nFN:Boss\nAGENT:\nBEGIN:VCARD\nFN:Sec\nEMAIL:s@x.example\nEND:VCARD\nTEL:5\nEND:VCARD\n"
    assert read_vcards(text.encode()) == CardFile((Card("Sec", "s@x.example", None), Card("Boss", None, "5")))


@pytest.mark.requirement("tools.contacts.one-card-costs-itself-alone")
def test_a_card_without_an_end_costs_itself_alone_and_is_counted() -> None:
    kim, cut = "BEGIN:VCARD\nFN:Kim\nEND:VCARD\n", "BEGIN:VCARD\nFN:Lost\nEMAIL:l@x.example\n"
    assert read_vcards((cut + kim + cut).encode()) == CardFile((Card("Kim", None, None),), unread=2)


@pytest.mark.requirement("tools.contacts.one-card-costs-itself-alone")
def test_no_random_file_of_cards_breaks_the_reader() -> None:
    chance = random.Random("cards")
    pieces = [
        "BEGIN:VCARD",
        "END:VCARD",
        "FN:a",
        "N:;;",
        "EMAIL",
        ":",
        ";",
        "TEL;TYPE=:",
        "=",
        "\x00",
        "\\",
        " x",
        '"',
        "ä",
    ]
    pieces += [
        "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=idna:=E4=",
        "item1.EMAIL:a@b.c",
        "AGENT:",
        "ORG:;",
        "FN;ENCODING=B:A",
        "PHOTO;ENCODING=b:///",
        "\u2028",
    ]
    pieces += ["AGENT:", "ORG:;", "FN;ENCODING=B:A"]
    for _ in range(2_000):
        text = "\n".join("".join(chance.choices(pieces, k=chance.randrange(1, 4))) for _ in range(12))
        found = read_vcards(f"BEGIN:VCARD\nFN:Kim\nEND:VCARD\nX:y\n{text}\nBEGIN:VCARD\nFN:Bo\nEND:VCARD\n".encode())
        assert {card.name for card in found.cards} >= {"Kim", "Bo"}


@pytest.mark.requirement("tools.contacts.import")
@pytest.mark.parametrize("text", ["", "hello\nworld", "BEGIN:VCARD\nVERSION:3.0\nFN:Kim", "BEGIN:VEVENT\nEND:VEVENT\n"])
def test_what_is_no_vcard_is_refused_in_words(text: str) -> None:
    with pytest.raises(ToolFailed):
        read_vcards(text.encode())


@pytest.mark.requirement("tools.contacts.import")
@pytest.mark.parametrize(
    "line",
    [
        "A;B=C;" * 20_000 + ":x",
        'FN;X="' + ":" * 100_000,
        "FN;ENCODING=QUOTED-PRINTABLE:" + "=C3" * 100_000,
        "FN:" + "a" * 500_000,
        " x\n" * 100_000,
    ],
    ids=["parameters", "quotes", "quoted-printable", "long", "folds"],
)
def test_a_hostile_line_keeps_nobody_waiting(line: str) -> None:
    # What would take quadratic time here takes minutes, and the test ends at its limit.
    [card] = read_vcards(f"BEGIN:VCARD\nFN:x\n{line}\nEND:VCARD\n".encode()).cards
    assert card.name[:1] in "xa"
