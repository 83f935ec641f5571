"""E-mail addresses: which texts are one, and where one ends that stands in words."""

from __future__ import annotations

import pytest

from steward.language.addresses import ADDRESS_IN_TEXT, is_address
from steward.language.deliveries import read_delivery


@pytest.mark.requirement("tools.recipients.by-name")
@pytest.mark.parametrize(
    "text",
    ["ivy@example.com", "o'brien+list@mail.example.co.uk", "me@localhost", "jörg@exämple.de", "x@[192.0.2.1]"],
)
def test_an_address_is_one(text: str) -> None:
    assert is_address(text)


@pytest.mark.requirement("tools.recipients.by-name")
@pytest.mark.parametrize(
    "text",
    [
        *("ivy@example.com:", "ivy@example.com.", "ivy@example.com)", "'ivy@example.com'", "ivy@ example.com", "ivy@"),
        *("@example.com", "a@b@example.com", "i..vy@example.com", ".ivy@example.com", "ivy.@example.com"),
        *("ivy@-example.com", "ivy@example-.com", "ivy@my_host.com", "ivy@[300.0.2.1]", "ivy@example.com\n"),
        *(f"{'i' * 65}@example.com", f"ivy@{'e' * 64}.com", f"ivy@{'e' * 60}.{'e' * 60}.{'e' * 60}.{'e' * 60}.example"),
    ],
)
def test_what_only_looks_like_an_address_is_none(text: str) -> None:
    assert not is_address(text)


@pytest.mark.parametrize(
    "text",
    [
        *("email ivy@example.com: hi", "email ivy@example.com, please", "to ivy@example.com.", "ivy@example.com; bob"),
        *("(ivy@example.com)", "[ivy@example.com]", "<ivy@example.com>", "“ivy@example.com”", "'ivy@example.com'!"),
        *("mailto:ivy@example.com?", "ivy@example.com's mail"),
    ],
)
def test_an_address_in_words_ends_before_what_closes_it(text: str) -> None:
    assert ADDRESS_IN_TEXT.findall(text) == ["ivy@example.com"]


def test_no_part_of_a_longer_address_is_one() -> None:
    assert not ADDRESS_IN_TEXT.findall("a@ivy@example.com ivy@example.com@b ivy@a_b.com .ivy@example.com")


def test_what_follows_a_colon_is_no_result_to_be_read_first() -> None:
    assert read_delivery("email ivy@example.com: first mail") is None
    delivery = read_delivery("email ivy@example.com my latest mail")
    assert delivery is not None
    assert (delivery.to, delivery.content) == ("ivy@example.com", "my latest mail")
