"""Secrets and personal numbers in any text: what is found, what is not, what it costs, and masks that can be read."""

from __future__ import annotations

import json
import logging
import string
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.config.logs import JsonFormatter, TextFormatter
from steward.contracts.base import Json
from steward.contracts.secret_families import families, label_of
from steward.contracts.secret_masking import SecretMask, without_found
from steward.contracts.secret_scan import scan, scan_value

CARD, IBAN = "4242 4242 4242 4242", "DE89 3704 0044 0532 0130 00"
SIZE = 100_000
HITS = [(family.name, hit) for family in families() for hit in family.hits]
MISSES = [(family.name, miss) for family in families() for miss in family.misses]
PIECES = (
    *("eyJ", "-eyJ", "eyJaaaaaaaa.", "sk-", "sk-a1", "4", "4 ", "4242 ", "4242-", "DE89 ", "DE89370400440532013001 "),
    *("-----BEGIN PRIVATE KEY-----", "a://b:c", "a://", "password: ", "password:a1", "xoxb-1", "bearer ", "SG.", "é"),
    *(
        "4\u200b",
        "RCCMNL83S18D969X ",
        "2 95 10 99 126 111 9",
        f"password{' ' * 40}",
        "12345678:AA",
        "[[[[",
        "\x00",
        "a",
    ),
)


@pytest.mark.requirement("secrets.families")
@pytest.mark.parametrize(("name", "text"), HITS, ids=[f"{name}-{n}" for n, (name, _) in enumerate(HITS)])
def test_every_family_is_found_alone_and_in_a_sentence(name: str, text: str) -> None:
    for given_text in (text, f"Please use {text} for it.", f'{{"value": "{text}"}}', f"line one\n{text}\nline three"):
        assert name in {finding.family for finding in scan(given_text)}, given_text


@pytest.mark.requirement("secrets.families")
@pytest.mark.parametrize(("name", "text"), MISSES, ids=[f"{name}-{n}" for n, (name, _) in enumerate(MISSES)])
def test_what_only_looks_like_a_secret_is_left_alone(name: str, text: str) -> None:
    assert [str(finding) for finding in scan(text)] == []


@pytest.mark.requirement("secrets.families")
def test_every_family_says_why_and_has_examples() -> None:
    for family in families():
        assert family.reason.endswith("."), family.name
        assert family.hits, family.name
        assert family.misses, family.name
    assert len({family.name for family in families()}) == len(families()) >= 20
    assert label_of("card") == "credit card number"


@pytest.mark.requirement("secrets.check-digits")
@pytest.mark.parametrize("number", ["4242424242424242", "5555555555554444", "378282246310005", "6011111111111117"])
def test_one_wrong_digit_makes_it_no_card(number: str) -> None:
    for place in range(1, len(number)):
        wrong = str((int(number[place]) + 1) % 10)
        assert scan(f"{number[:place]}{wrong}{number[place + 1 :]}") == []


@pytest.mark.requirement("secrets.check-digits")
def test_one_wrong_digit_makes_it_no_iban() -> None:
    bare = IBAN.replace(" ", "")
    for place in range(2, len(bare)):
        wrong = str((int(bare[place]) + 1) % 10)
        assert scan(f"{bare[:place]}{wrong}{bare[place + 1 :]}") == []


@pytest.mark.requirement("secrets.linear")
@pytest.mark.parametrize("piece", PIECES)
def test_a_text_made_to_slow_the_scanner_down_costs_linear_time(piece: str) -> None:
    def seconds(size: int) -> float:
        text = (piece * (size // len(piece) + 1))[:size]
        taken = []
        for _ in range(3):
            began = time.process_time()
            scan(text)
            taken.append(time.process_time() - began)
        return min(taken)

    scan("once, so that the families are read")
    small, large = seconds(SIZE // 4), seconds(SIZE)
    # Four times the text: sixteen times the work would be quadratic.
    assert large < 0.02 or large < 9 * small, (small, large)
    assert large < 3.0


@pytest.mark.requirement("secrets.masks")
def test_a_mask_shows_the_family_and_the_last_four_characters_alone() -> None:
    masked = without_found(f"pay {CARD} or {IBAN}; password: Tr0ub4dor&3; postgres://app:s3cret9@db.example/x")
    assert masked == (
        "pay [credit card number ends 4242] or [IBAN ends 3000]; password: [password]; "
        "postgres://app:[password in a connection string]@db.example/x"
    )


@pytest.mark.requirement("secrets.masks")
def test_masks_are_read_back_and_two_values_never_share_one() -> None:
    mask = SecretMask()
    value: Json = {
        "text": f"{CARD}, again {CARD}, and 4000 0566 5566 5556 4242",
        "list": [4242424242424242, {IBAN: "x"}, True, None, 1.5],
        "two": ["my password is hunter2x", "my password is hunter3x"],
    }
    masked = mask.value(value)
    told = json.dumps(masked)
    assert told.count("[credit card number ends 4242]") == 2
    assert "[credit card number ends 4242 #2]" in told
    assert "[password]" in told
    assert "[password #2]" in told
    assert not list(scan_value(masked))
    restored = mask.restored(masked)
    assert restored == {**value, "list": ["4242424242424242", {IBAN: "x"}, True, None, 1.5]}
    assert mask.restored("[credit card number ends 1111]") == "[credit card number ends 1111]"


@pytest.mark.requirement("secrets.masks")
@given(st.text(alphabet=string.printable + "éß４ \u200b[]#", max_size=300), st.sampled_from([CARD, IBAN]))
def test_whatever_stands_around_a_secret_comes_back_as_it_was(around: str, secret: str) -> None:
    mask = SecretMask()
    text = f"{around} {secret} "
    assert mask.restored(mask.text(text)) == text
    assert not [one for one in scan(mask.text(text)) if one.family in ("card", "iban")]


@pytest.mark.requirement("secrets.unicode")
@pytest.mark.parametrize(
    "text",
    ["４２４２４２４２４２４２４２４２", "4242\u200b4242\u200b4242\u200b4242", "4242\u00a04242\u20094242\u202f4242"],
)
def test_digits_and_spaces_of_other_kinds_hide_nothing(text: str) -> None:
    [finding] = scan(f"Karte für später: {text}, bitte")
    assert (finding.family, finding.ends) == ("card", "4242")
    assert without_found(f"ß{text}ß") == f"ß{text}ß"
    assert text not in without_found(f"ß {text} ß")


@pytest.mark.requirement("secrets.places")
def test_each_finding_says_where_it_stands_and_never_what_it_is() -> None:
    found = list(
        scan_value({"to": "a@b.test", "rows": [{"note/x": f"use {CARD}"}, 5555555555554444], IBAN: {"y": CARD}})
    )
    places = {(place, finding.family) for place, finding in found}
    assert places == {("/rows/0/note~1x", "card"), ("/rows/1", "card"), ("", "iban"), ("/*/y", "card")}


@pytest.mark.requirement("secrets.logs")
@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()])
def test_no_line_of_a_log_holds_a_card_or_a_token(formatter: logging.Formatter) -> None:
    token = "gh" + "p_16C7e42F292c6912E7710c838347Ae178B4a"
    try:
        raise ValueError(f"cannot pay with {CARD}")
    except ValueError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, __file__, 1, "asked %s of %s", (token, IBAN), (ValueError, error, error.__traceback__)
        )
    line = formatter.format(record)
    for secret in (CARD, token, IBAN):
        assert secret not in line
    assert "[credit card number ends 4242]" in line
    assert "[IBAN ends 3000]" in line
