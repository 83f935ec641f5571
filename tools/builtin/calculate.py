"""The tool calculate: arithmetic in words a pocket calculator would understand. Exact where numbers allow it.

The work is in tools/arithmetic.py; this module only answers.
"""

from __future__ import annotations

from steward.contracts.errors import ToolFailed
from steward.language.sums import sum_in
from steward.tools.arithmetic import ArithmeticFault, evaluate
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin


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
    message = sum_in(args.expression)
    money = message is not None and message.money
    shown = f"= {float(value.number):,.2f}" if money else f"{'=' if value.is_exact else '≈'} {value.told}"
    return ToolResult(
        result={"expression": args.expression, "result": value.number, "text": value.text},
        message=f"{args.expression.strip()} {shown}",
    )
