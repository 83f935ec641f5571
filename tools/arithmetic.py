"""A safe evaluator of arithmetic: Python's parser for the grammar, our own walk for the meaning, limits everywhere.

Behind the tool calculate. Never evaluates code: a node that is not plain arithmetic is refused. Whole numbers and
decimals are exact fractions until an irrational function is met.
"""

from __future__ import annotations

import ast
import math
import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal, Inexact, localcontext
from fractions import Fraction
from typing import TypeAlias

from steward.tools.arithmetic_words import in_symbols

Number: TypeAlias = Fraction | float

MAX_LENGTH = 500
MAX_NODES = 250
MAX_EXPONENT = 10_000
MAX_BITS = 4_000
_SIGNIFICANT = 15
_MOST_EXACT = 10
"""A double with more digits than these is no short decimal, but a rounded one."""
_LEAST_TOLD = 3
_NOISE = 1e-15
_PLAIN = (-7, 20)
"""The powers of ten between which numbers are written without one."""
_EXACT_INTEGER = 2**53

_PERCENT = re.compile(r"%(?!\s*(?:of\b|[\w(.]))|%(?=\s*of\b)")
_OF = re.compile(r"(?<=__PCT)\s*of\b|(?<=[\d)])\s+of\b")
_SYMBOLS = str.maketrans({"×": "*", "·": "*", "÷": "/", "−": "-", "–": "-", "^": "\x00", "√": "\x01"})
_PERCENT_NAME = "__PCT"


class ArithmeticFault(ValueError):
    """Why an expression has no value, in words."""


@dataclass(frozen=True, slots=True)
class Value:
    """A result: `number` for JSON, `text` with all the digits that are certain, `told` with those that a person reads:
    all of what is exact, else hundredths, and three digits at least."""

    number: int | float | str
    text: str
    told: str
    is_exact: bool = True
    """Whether what is told is the whole number."""


def evaluate(expression: str) -> Value:
    """The value of an expression with + - * / // ^ ** % (modulo, or percent after a number), functions and brackets, or
    the words for them (tools/arithmetic_words.py).

    Raises:
        ArithmeticFault: when it has none, or is too large.
    """
    if len(expression) > MAX_LENGTH:
        raise ArithmeticFault(f"it is longer than {MAX_LENGTH} characters")
    try:
        tree = ast.parse(_as_python(expression), mode="eval")
        if sum(1 for _ in ast.walk(tree)) > MAX_NODES:
            raise ArithmeticFault("it has too many parts")
        return _rendered(_value(tree.body))
    except ArithmeticFault:
        raise
    except (SyntaxError, MemoryError, RecursionError, SystemError) as error:
        raise ArithmeticFault("it is not an arithmetic expression") from error
    except ZeroDivisionError as error:
        raise ArithmeticFault("it divides by zero") from error
    except OverflowError as error:
        raise ArithmeticFault("the result is too large") from error
    except ValueError as error:
        raise ArithmeticFault("a function is not defined there") from error


def _as_python(expression: str) -> str:
    """Calculator notation to Python's: percent becomes a multiplication by a marked name."""
    text = expression.strip().rstrip("=?").strip()
    if not text:
        raise ArithmeticFault("it is empty")
    if "__" in text or any(ord(ch) < 32 and ch not in "\t\n\r" for ch in text):
        raise ArithmeticFault("it is not an arithmetic expression")
    text = in_symbols(text).translate(_SYMBOLS)
    text = re.sub(r"(?<=[\d)])\s*[xX]\s*(?=[\d(.])", "*", text)
    text = re.sub(r"\bmod\b(?!\s*\()", "%", text)
    text = _PERCENT.sub(f" @ {_PERCENT_NAME}", text)
    text = _OF.sub(" *", text)
    text = re.sub(r"\x01\s*(\d+(?:\.\d+)?)", r"sqrt(\1)", text).replace("\x01", "sqrt")
    text = re.sub(r"(?<![\d.])0+(?=\d)", "", text)
    return text.replace("\x00", "**")


def _value(node: ast.expr) -> Number:
    match node:
        case ast.Constant(value=bool()):
            raise ArithmeticFault("true and false are not numbers")
        case ast.Constant(value=int() | float() as value):
            return _constant(value)
        case ast.Name(id=name) if name.lower() in _CONSTANTS:
            return _CONSTANTS[name.lower()]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand)
        case ast.UnaryOp(op=ast.UAdd(), operand=operand):
            return _value(operand)
        case ast.BinOp(op=ast.MatMult(), left=left):
            return _value(left) / 100
        case ast.BinOp(
            op=ast.Add() | ast.Sub() as op, left=left, right=ast.BinOp(op=ast.MatMult(), left=ast.Constant() as share)
        ):
            whole = _value(left)
            part = whole * _value(share) / 100
            return _bounded(whole + part if isinstance(op, ast.Add) else whole - part)
        case ast.BinOp(op=op, left=left, right=right):
            return _bounded(_binary(op, _value(left), _value(right)))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name.lower() in _FUNCTIONS:
            return _bounded(_call(name.lower(), [_value(arg) for arg in args]))
        case ast.Call(func=ast.Name(id=name)) | ast.Name(id=name):
            raise ArithmeticFault(f"“{name}” is not known")
    raise ArithmeticFault("it is not an arithmetic expression")


def _constant(value: float) -> Number:
    if isinstance(value, int):
        return _bounded(Fraction(value))
    if not math.isfinite(value):
        raise ArithmeticFault("the result is too large")
    return Fraction(repr(value))


def _binary(op: ast.operator, left: Number, right: Number) -> Number:
    if isinstance(op, ast.Pow):
        return _power(left, right)
    action = _OPERATORS.get(type(op))
    if action is None:
        raise ArithmeticFault("it is not an arithmetic expression")
    return action(left, right)


def _power(base: Number, exponent: Number) -> Number:
    if not -MAX_EXPONENT <= exponent <= MAX_EXPONENT:
        raise ArithmeticFault(f"the exponent is beyond {MAX_EXPONENT}")
    if isinstance(base, Fraction) and isinstance(exponent, Fraction) and exponent.denominator == 1:
        if _bits(base) * abs(exponent) > MAX_BITS:
            raise ArithmeticFault("the result is too large")
        return Fraction(base ** int(exponent))
    if float(base) < 0:
        raise ArithmeticFault("a negative number has no such power")
    return math.pow(base, exponent)


def _bits(value: Fraction) -> int:
    return max(value.numerator.bit_length(), value.denominator.bit_length())


def _bounded(value: Number) -> Number:
    if isinstance(value, float):
        if not math.isfinite(value):
            raise ArithmeticFault("the result is too large")
        return value
    if _bits(value) > MAX_BITS:
        raise ArithmeticFault("the result is too large")
    return value


def _call(name: str, args: list[Number]) -> Number:
    function, least, most = _FUNCTIONS[name]
    if not least <= len(args) <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        raise ArithmeticFault(f"{name} takes {wanted} values")
    return function(*args)


def _exact_root(value: Number) -> Number:
    if value < 0:
        raise ArithmeticFault("a negative number has no square root")
    if isinstance(value, Fraction):
        top, bottom = math.isqrt(value.numerator), math.isqrt(value.denominator)
        if top * top == value.numerator and bottom * bottom == value.denominator:
            return Fraction(top, bottom)
    return math.sqrt(value)


def _factorial(value: Number) -> Number:
    if value != int(value) or not 0 <= value <= 400:
        raise ArithmeticFault("factorial takes whole numbers from 0 to 400")
    return Fraction(math.factorial(int(value)))


def _rounded(value: Number, digits: Number = Fraction(0)) -> Number:
    """Halves away from zero, as people round."""
    if digits != int(digits) or not -12 <= digits <= 12:
        raise ArithmeticFault("round takes -12 to 12 digits")
    scale = Fraction(10) ** int(digits)
    scaled = abs(Fraction(value)) * scale
    whole = math.floor(scaled + Fraction(1, 2))
    return Fraction(whole if value >= 0 else -whole) / scale


def _log(value: Number, base: Number | None = None) -> Number:
    if value <= 0 or (base is not None and (base <= 0 or base == 1)):
        raise ArithmeticFault("log takes positive numbers")
    if base is None or base == 10:
        return math.log10(value)
    return math.log2(value) if base == 2 else math.log(value) / math.log(base)


def _real(function: Callable[[float], float]) -> Callable[..., Number]:
    return lambda value: function(float(value))


_CONSTANTS: dict[str, Number] = {"pi": math.pi, "π": math.pi, "e": math.e, "tau": math.tau}
_OPERATORS: dict[type[ast.operator], Callable[[Number, Number], Number]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: lambda a, b: Fraction(a // b),
    ast.Mod: operator.mod,
}
_FUNCTIONS: dict[str, tuple[Callable[..., Number], int, int]] = {
    "sqrt": (_exact_root, 1, 1),
    "cbrt": (_real(math.cbrt), 1, 1),
    "abs": (abs, 1, 1),
    "round": (_rounded, 1, 2),
    "floor": (lambda v: Fraction(math.floor(v)), 1, 1),
    "ceil": (lambda v: Fraction(math.ceil(v)), 1, 1),
    "min": (min, 1, 50),
    "max": (max, 1, 50),
    "sum": (lambda *v: sum(v, Fraction(0)), 1, 50),
    "avg": (lambda *v: sum(v, Fraction(0)) / len(v), 1, 50),
    "mod": (operator.mod, 2, 2),
    "pow": (_power, 2, 2),
    "factorial": (_factorial, 1, 1),
    "log": (_log, 1, 2),
    "log10": (_log, 1, 1),
    "log2": (lambda v: _log(v, 2), 1, 1),
    "ln": (lambda v: _log(v, math.e), 1, 1),
    "exp": (_real(math.exp), 1, 1),
    "sin": (_real(math.sin), 1, 1),
    "cos": (_real(math.cos), 1, 1),
    "tan": (_real(math.tan), 1, 1),
    "asin": (_real(math.asin), 1, 1),
    "acos": (_real(math.acos), 1, 1),
    "atan": (_real(math.atan), 1, 1),
    "degrees": (_real(math.degrees), 1, 1),
    "radians": (_real(math.radians), 1, 1),
}


def _rendered(value: Number) -> Value:
    exact = value if isinstance(value, Fraction) else _nearby(value)
    if exact.denominator == 1:
        whole = exact.numerator
        return Value(whole if abs(whole) <= _EXACT_INTEGER else str(whole), str(whole), str(whole))
    digits, is_cut = _decimal(exact, _SIGNIFICANT)
    if isinstance(value, float):
        is_cut = len(digits.as_tuple().digits) > _MOST_EXACT
    told = max(_LEAST_TOLD, min(digits.adjusted() + 3, _SIGNIFICANT)) if digits.adjusted() <= _PLAIN[1] else _LEAST_TOLD
    text = _written(digits)
    number = float(text)
    shown = _written(_decimal(exact, told)[0]) if is_cut else text
    return Value(number if number and math.isfinite(number) else text, text, shown, is_exact=not is_cut)


def _decimal(exact: Fraction, digits: int) -> tuple[Decimal, bool]:
    """A fraction with so many digits, and whether it has more."""
    with localcontext() as context:
        context.prec = digits
        context.clear_flags()
        found = (Decimal(exact.numerator) / Decimal(exact.denominator)).normalize()
        return found, context.flags[Inexact]


def _written(digits: Decimal) -> str:
    return format(digits, "f" if _PLAIN[0] <= digits.adjusted() <= _PLAIN[1] else "e")


def _nearby(value: float) -> Fraction:
    """The double, rounded to the digits that are certain."""
    if abs(value) < _NOISE:
        return Fraction(0)
    return Fraction(format(value, f".{_SIGNIFICANT - 2}e"))
