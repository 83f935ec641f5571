"""The calculator computes what people mean, exactly where it can, and nothing else."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from steward.tools.arithmetic import ArithmeticFault, evaluate


@pytest.mark.requirement("tools.calculate.exact")
@given(number=st.decimals(0, 10**5, places=9), comma=st.booleans())
@example(number=Decimal("0.050000000"), comma=True)
def test_a_number_alone_is_itself(number: Decimal, comma: bool) -> None:
    written = f"{number:f}".rstrip("0").rstrip(".")
    if comma and not re.fullmatch(r"[1-9]\d{0,2}\.\d{3}", written):
        written = written.replace(".", ",")
    assert Decimal(evaluate(written).text) == Decimal(written.replace(",", "."))


@pytest.mark.requirement("tools.calculate.exact")
@pytest.mark.parametrize(
    ("expression", "number"),
    [
        ("12*7+3", 87),
        ("2^10", 1024),
        ("0.1+0.2", 0.3),
        ("19.99*3", 59.97),
        ("1/3*3", 1),
        ("20% of 50", 10),
        ("100 + 10%", 110),
        ("100 + 2*10%", 100.2),
        ("10 % 3", 1),
        ("10 mod 3", 1),
        ("1,000 * 2", 2000),
        ("3 x 4 =", 12),
        ("7×8÷2", 28),
        ("√16", 4),
        ("sqrt(2)", 1.4142135623731),
        ("round(2.5)", 3),
        ("max(1, 2, 3)", 3),
        ("sin(pi)", 0),
        ("factorial(5)", 120),
        ("2**100", "1267650600228229401496703205376"),
        ("-3 + 5", 2),
        ("12*0.0295735", 0.354882),
        ("0.05", 0.05),
        ("1.005*1000", 1005),
        ("0,005*4", 0.02),
        ("1.000,05 + 1", 1001.05),
        ("007 + 1", 8),
    ],
)
def test_expressions_have_the_value_a_person_expects(expression: str, number: float | str) -> None:
    assert evaluate(expression).number == number


@pytest.mark.requirement("attacks.d9.sums-in-words")
@pytest.mark.parametrize(
    ("expression", "number"),
    [
        *[("12 times 7", 84), ("12 multiplied by 7", 84), ("3 multiplied by -4", -12), ("2 times (3 plus 4)", 14)],
        *[("12 plus 7", 19), ("12 minus 7 minus 1", 4), ("144 divided by 12", 12), ("10 over 4", 2.5)],
        *[
            ("2^10 divided by 4", 256),
            ("20 percent of 80", 16),
            ("20 per cent of 80", 16),
            ("100 plus 10 percent", 110),
        ],
        *[("5 squared", 25), ("5 squared plus 1", 26), ("2 cubed", 8), ("2 to the power of 10", 1024)],
        *[("square root of 81", 9), ("the square root of 16 plus 1", 5), ("10 modulo 3", 1), ("12  TIMES\t7 =", 84)],
        *[("12 mal 7", 84), ("12 plus 7", 19), ("12 minus 7", 5), ("100 geteilt durch 4", 25), ("100 durch 4", 25)],
        *[("20 Prozent von 80", 16), ("20% von 80", 16), ("5 hoch 2", 25), ("5 zum Quadrat", 25), ("Wurzel aus 81", 9)],
        *[("12 por 7", 84), ("12 más 7", 19), ("12 mas 7", 19), ("20 menos 3", 17), ("100 entre 4", 25)],
        *[("100 dividido por 4", 25), ("100 dividido entre 4", 25), ("20 por ciento de 80", 16), ("5 al cuadrado", 25)],
        *[("2 elevado a 10", 1024), ("la raíz cuadrada de 81", 9), ("3 por 4 más 1", 13)],
    ],
)
def test_a_sum_in_words_is_the_sum(expression: str, number: float) -> None:
    assert evaluate(expression).number == number


@pytest.mark.requirement("attacks.d9.sums-in-words")
@pytest.mark.parametrize(
    "expression", ["12 times", "times 7", "x times 7", "12 times times 7", "12 timesheets 7", "squared"]
)
def test_words_without_their_numbers_are_no_sum(expression: str) -> None:
    with pytest.raises(ArithmeticFault):
        evaluate(expression)


@pytest.mark.requirement("tools.calculate.harmless")
@pytest.mark.parametrize(
    "expression",
    [
        "__import__('os').system('id')",
        "().__class__",
        "open('/etc/passwd')",
        "lambda: 1",
        "[x for x in (1,2)]",
        "1 if 1 else 2",
        "'a' * 9",
        "True + 1",
        "f'{1}'",
        "x := 1",
        "9**9**9**9",
        "2^100000",
        "factorial(100000)",
        "10**4000 * 10**4000",
        "1/0",
        "1e999",
        "sqrt(-1)",
        "(" * 400,
        "1+" * 300 + "1",
        "",
        "what",
        "1 2",
    ],
)
def test_what_is_no_arithmetic_or_too_large_is_refused_at_once(expression: str) -> None:
    with pytest.raises(ArithmeticFault):
        evaluate(expression)


@given(st.text(alphabet="0123456789+-*/%^(). ,eE", max_size=60))
def test_any_expression_has_a_value_or_a_fault(expression: str) -> None:
    try:
        assert evaluate(expression).text
    except ArithmeticFault:
        return


@pytest.mark.requirement("tools.calculate.whole")
@pytest.mark.parametrize(
    ("expression", "told"),
    [
        *(("10/3", "3.33"), ("1e6/7", "142857.14"), ("2/3", "0.667"), ("1/300", "0.00333"), ("sqrt(2)", "1.41")),
        *(("10/4", "2.5"), ("1/1024", "0.0009765625"), ("0.1 + 0.2", "0.3"), ("sin(pi/6)", "0.5"), ("2**70", None)),
        *(
            ("10.5 + 5%", "11.025"),
            ("-10/3", "-3.33"),
            ("1e25/3", "3.33e+24"),
            ("pi", "3.14"),
            ("199/200*1/3", "0.332"),
        ),
    ],
)
def test_a_number_is_told_with_the_digits_that_a_person_reads(expression: str, told: str | None) -> None:
    value = evaluate(expression)
    assert value.told == (value.text if told is None else told)
    assert value.is_exact is (value.told == value.text)


@pytest.mark.parametrize(
    ("expression", "exact"), [("10**14/3", False), ("1+1/10**16", False), ("10/4", True), ("6*7", True)]
)
def test_what_is_cut_is_never_told_as_exact(expression: str, exact: bool) -> None:
    assert evaluate(expression).is_exact is exact
