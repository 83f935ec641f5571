"""The tool calculate: arithmetic in words a pocket calculator would understand. Exact where numbers allow it.

The work is in tools/arithmetic.py; this module only answers.
"""

from __future__ import annotations

from contracts.errors import ToolFailed
from language.sums import sum_in
from tools.arithmetic import ArithmeticFault, evaluate
from tools.context import ToolArgs, ToolContext, ToolResult
from tools.functions import builtin


class CalculateArgs(ToolArgs):
    """Arguments of calculate."""

    expression: str


@builtin("calculate.calculate")
async def calculate(ctx: ToolContext, args: CalculateArgs) -> ToolResult:
    """{expression, result, text}: `result` a JSON number (text when a double would change it), `text` the digits."""
    try:
        value = evaluate(args.expression)
    except ArithmeticFault as fault:
        raise ToolFailed(f"cannot calculate “{args.expression[:100]}”: {fault}") from fault
    said = sum_in(args.expression)
    shown = f"{float(value.number):,.2f}" if said is not None and said.money else value.text
    return ToolResult(
        result={"expression": args.expression, "result": value.number, "text": value.text},
        message=f"{args.expression.strip()} = {shown}",
    )
