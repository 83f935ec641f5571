"""Texts in the charsets of the world, with the label that fits, another one, or none."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.language.charsets import codec_of, decoded
from steward.tools.mail.headers import decoded_words

GERMAN: Final = "Schöne Grüße aus Köln"
RUSSIAN: Final = "Встреча переносится на пятницу"
JAPANESE: Final = "会議は火曜日の十時です。よろしくお願いします"
CASES: Final = [
    ("UTF-8 called latin-1", GERMAN, "utf-8", "iso-8859-1"),
    ("UTF-8 called ISO-2022-JP", JAPANESE, "utf-8", "iso-2022-jp"),
    ("UTF-8 called nothing", GERMAN, "utf-8", None),
    ("UTF-8 with a mark", GERMAN, "utf-8-sig", "us-ascii"),
    ("latin-1 called UTF-8", GERMAN, "latin-1", "utf-8"),
    ("latin-1 called nothing", "Schöne Grüße, bis Dienstag", "latin-1", None),
    ("latin-1 called what nobody knows", GERMAN, "latin-1", "x-unknown"),
    ("Windows-1252 called latin-1", "“120 €” – ok", "cp1252", "iso-8859-1"),
    ("French called ASCII", "Réunion déplacée à jeudi", "cp1252", "us-ascii"),
    ("Cyrillic called nothing", RUSSIAN, "cp1251", None),
    ("Cyrillic in KOI8 called ASCII", RUSSIAN, "koi8-r", "us-ascii"),
    ("Greek called nothing", "Συνάντηση την Παρασκευή", "iso-8859-7", None),
    ("Hebrew in the order of its letters", "פגישה ביום שני", "iso-8859-8", "iso-8859-8-i"),
    ("Arabic called nothing", "الاجتماع يوم الثلاثاء الساعة العاشرة", "cp1256", None),
    ("Thai of Windows", "นัดพบ 10:00 ห้อง 5", "cp874", "windows-874"),
    ("Thai of its standard", "นัดพบ 10:00 ห้อง 5", "cp874", "tis-620"),
    ("Polish of Windows", "Łukasz Żółw z Łodzi, wtorek", "cp1250", "windows-1250"),
    ("DOS with a dash", "Grüße aus Köln", "cp850", "cp-850"),
    ("Hebrew of DOS", "פגישה", "cp862", "dos-862"),
    ("GBK called gb2312", "合同編號：朱镕基 〇 ￠ 100 元", "gbk", "gb2312"),
    ("GB18030 called gbk", "㐀合同編號", "gb18030", "gbk"),
    ("Chinese called nothing", "合同编号：请在星期二之前付款一百元", "gbk", None),
    ("Big5 of Hong Kong", "會議在星期五", "big5hkscs", "big5"),
    ("HZ", "己所不欲", "hz", "hz-gb-2312"),
    ("Shift-JIS with marks of Windows", "①会議 ㈱", "cp932", "shift_jis"),
    ("Shift-JIS called nothing", JAPANESE, "cp932", None),
    ("EUC-JP called nothing", JAPANESE, "euc-jp", None),
    ("ISO-2022-JP called nothing", JAPANESE, "iso-2022-jp", None),
    ("ISO-2022-JP called UTF-8", JAPANESE, "iso-2022-jp", "utf-8"),
    ("Korean of Windows", "똠방각하 회의", "cp949", "ks_c_5601-1987"),
    ("UTF-7", GERMAN, "utf-7", "utf-7"),
    ("UTF-16 with a mark called UTF-8", GERMAN, "utf-16", "utf-8"),
    ("UTF-16 without a mark", GERMAN, "utf-16-le", "utf-16le"),
    ("ASCII called UTF-16", "plain words", "ascii", "unicode"),
    ("a label in quotation marks", GERMAN, "utf-8", "'utf-8'"),
    ("a terminal's colours", "abc \x1b[31m red", "ascii", "utf-8"),
]


@pytest.mark.requirement("mail.charsets")
@pytest.mark.parametrize(("text", "charset", "label"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_text_is_read_in_the_charset_it_is_in(text: str, charset: str, label: str | None) -> None:
    assert decoded(text.encode(charset), label) == text


@pytest.mark.requirement("mail.charsets")
@pytest.mark.parametrize(
    "label", ["idna", "punycode", "undefined", "unicode_escape", "zlib", "rot13", "x", "", "\udcff"]
)
def test_a_label_that_names_no_charset_means_nothing(label: str) -> None:
    assert codec_of(label) is None
    assert decoded(GERMAN.encode() + b"\xff", label) == GERMAN + "\ufffd"


@pytest.mark.requirement("mail.charsets")
@given(st.binary(max_size=300), st.one_of(st.none(), st.sampled_from([case[3] or "" for case in CASES]), st.text()))
def test_any_bytes_under_any_label_are_some_text(data: bytes, label: str | None) -> None:
    assert isinstance(decoded(data, label), str)


@pytest.mark.requirement("mail.charsets")
@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=200))
def test_text_in_utf_8_is_always_read_as_it_was_written(text: str) -> None:
    if not text.startswith("\ufeff") and not ("\x1b" in text or "~{" in text):
        assert decoded(text.encode(), "utf-8") == text


@pytest.mark.requirement("mail.charsets")
@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("=?gb2312?B?1uzpRrv5?=", "朱镕基"),
        ("=?utf-8?B?R3LD?= =?utf-8?B?vMOf?=", "Grüß"),
        ("=?utf-8?q?am Montag =E2=9C=93 ok?=", "am Montag ✓ ok"),
        ("=?utf-8*de?q?Gr=C3=BC=C3=9Fe?=", "Grüße"),
        ("=?utf-8?B?R3LDvA?= x", "Grü x"),
        ("Re: =?iso-8859-1?q?Gr=FC=DFe?= aus Ulm", "Re: Grüße aus Ulm"),
        (b"=?utf-8?q?Gr=C3=BC=C3=9Fe?= R\xfcckruf n\xf6tig".decode("utf-8", "surrogateescape"), "Grüße Rückruf nötig"),
        (b"R\xfcckruf n\xf6tig".decode("utf-8", "surrogateescape"), "Rückruf nötig"),
    ],
)
def test_encoded_words_are_read_even_where_they_break_the_rules(written: str, text: str) -> None:
    assert decoded_words(written) == text
