"""Prices of shares, indices and funds, from an endpoint that answers as Yahoo Finance's chart and search do."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final
from urllib.parse import quote

from pydantic import AwareDatetime, ConfigDict, Field, FiniteFloat
from pydantic.alias_generators import to_camel

from steward.contracts.errors import ToolFailed
from steward.tools.exchange import NotThere
from steward.tools.internet.upstream import Answer, Internet

SYMBOL: Final = re.compile(r"\^?[A-Z0-9][A-Z0-9.=&-]{0,19}")
"""How a ticker is written: AAPL, BRK-B, SIE.DE, ^GDAXI."""
DAY: Final = "1d"
"""The period that is today alone."""
_KINDS: Final = ("EQUITY", "ETF", "INDEX", "MUTUALFUND")
_PERIODS: Final = {
    "1d": (DAY, "5d", "1mo", "3mo"),
    "1wk": ("6mo", "1y", "ytd"),
    "1mo": ("2y", "5y"),
    "3mo": ("10y", "max"),
}
_INTERVALS: Final = {period: interval for interval, periods in _PERIODS.items() for period in periods}
"""How far apart the closes of a period lie."""
_MOST_CLOSES: Final = 66
_HUNDREDTHS: Final = {"GBp": "GBP", "GBX": "GBP", "ZAc": "ZAR", "ILA": "ILS"}
"""Yahoo's codes for the pence, cents and agorot in which some exchanges quote, and the currencies they belong to."""


@dataclass(frozen=True, slots=True)
class Quote:
    """A price and those before it, in whole units of `currency`. `closes` are the closes of the period by the day they
    have at the exchange, oldest first; `previous_close` is the one before today, where it is known."""

    symbol: str
    name: str | None
    exchange: str | None
    currency: str | None
    price: float
    at: datetime | None
    previous_close: float | None
    closes: list[tuple[date, float]]


class _Meta(Answer):
    model_config = ConfigDict(alias_generator=to_camel)

    symbol: str
    currency: str | None = None
    long_name: str | None = None
    short_name: str | None = None
    full_exchange_name: str | None = None
    regular_market_price: FiniteFloat | None = None
    regular_market_time: AwareDatetime | None = None
    previous_close: FiniteFloat | None = None
    chart_previous_close: FiniteFloat | None = None
    gmtoffset: int = Field(0, gt=-86_400, lt=86_400)


class _Closes(Answer):
    close: list[FiniteFloat | None] = []


class _Indicators(Answer):
    quote: list[_Closes] = []


class _Chart(Answer):
    meta: _Meta
    timestamp: list[AwareDatetime] = []
    indicators: _Indicators = _Indicators()


class _Charts(Answer):
    result: list[_Chart] | None


class _ChartAnswer(Answer):
    chart: _Charts


class _Match(Answer):
    symbol: str = ""
    kind: str = Field("", alias="quoteType")
    quoted: bool = Field(True, alias="isYahooFinance")


class _Search(Answer):
    quotes: list[_Match]


async def find_quote(internet: Internet, symbol: str, period: str) -> Quote:
    """The price of a ticker, and over a period (`1d` to `max`, as the catalogue lists them). `symbol` must fit SYMBOL.

    Raises:
        NotThere: there is no such ticker.
        ToolFailed: it has no price now; otherwise as `Internet.get`.
        ToolUnavailable: as `Internet.get`.
    """
    params: dict[str, str | int | float] = {"range": period, "interval": _INTERVALS[period]}
    answer = await internet.get("quotes", f"/v8/finance/chart/{quote(symbol, safe='')}", _ChartAnswer, params)
    if not answer.chart.result:
        raise NotThere(f"there are no prices of {symbol}")
    return _quote(answer.chart.result[0], period)


async def find_symbols(internet: Internet, words: str) -> list[str]:
    """The tickers that a name or other words lead to, the likeliest first. Raises as `Internet.get`."""
    params: dict[str, str | int | float] = {"q": words, "quotesCount": 10, "newsCount": 0}
    found = await internet.get("quotes", "/v1/finance/search", _Search, params)
    return [
        match.symbol
        for match in found.quotes
        if match.quoted and match.kind in _KINDS and SYMBOL.fullmatch(match.symbol)
    ]


def _quote(chart: _Chart, period: str) -> Quote:
    meta = chart.meta
    if meta.regular_market_price is None:
        raise ToolFailed(f"there is no price of {meta.symbol} now; it may no longer be traded")
    # The close before the chart is the one before today only where the chart is today's.
    before = meta.previous_close or (meta.chart_previous_close if period == DAY else None)
    parts = 100 if meta.currency in _HUNDREDTHS else 1
    return Quote(
        symbol=meta.symbol,
        name=meta.long_name or meta.short_name,
        exchange=meta.full_exchange_name,
        currency=_HUNDREDTHS.get(meta.currency or "", meta.currency),
        price=_whole(meta.regular_market_price, parts),
        at=meta.regular_market_time,
        previous_close=_whole(before, parts) if before else None,
        closes=[(day, _whole(close, parts)) for day, close in _closes(chart)],
    )


def _whole(price: float, parts: int) -> float:
    return price if parts == 1 else round(price / parts, 6)


def _closes(chart: _Chart) -> list[tuple[date, float]]:
    """At most `_MOST_CLOSES` of those that are there, evenly spread, the first and the last among them."""
    offset, columns = timedelta(seconds=chart.meta.gmtoffset), chart.indicators.quote
    rows = zip(chart.timestamp, columns[0].close if columns else [], strict=False)
    closes = [((at + offset).date(), close) for at, close in rows if close is not None]
    if len(closes) <= _MOST_CLOSES:
        return closes
    step = (len(closes) - 1) / (_MOST_CLOSES - 1)
    return [closes[round(place * step)] for place in range(_MOST_CLOSES)]
