"""Exchange rates of central banks, from Frankfurter (https://frankfurter.dev), version 2 of its API.

Version 1 knows the thirty currencies of the European Central Bank alone, which are fewer than the catalogue offers.
"""

from __future__ import annotations

from datetime import date

from pydantic import Field, FiniteFloat

from steward.contracts.errors import ToolFailed
from steward.tools.exchange import NotThere
from steward.tools.internet.upstream import Answer, Internet


class Rate(Answer):
    """One unit of `base` is worth `rate` units of `quote`, by the fixing of `date`."""

    date: date
    base: str
    quote: str
    rate: FiniteFloat = Field(gt=0)


async def latest(internet: Internet, base: str, quote: str) -> Rate:
    """The last rate between two currencies, by their ISO 4217 codes.

    Raises:
        ToolFailed: there is none, or the answer is about other currencies; otherwise as `Internet.get`.
        ToolUnavailable: as `Internet.get`.
    """
    try:
        rate = await internet.get("frankfurter", f"/v2/rate/{base}/{quote}", Rate)
    except NotThere as error:
        raise ToolFailed(f"Frankfurter has no rate between {base} and {quote}") from error
    if (rate.base.upper(), rate.quote.upper()) != (base, quote):
        text = f"frankfurter answered with {rate.base[:3]} to {rate.quote[:3]} instead of {base} to {quote}"
        raise ToolFailed(text)
    return rate
