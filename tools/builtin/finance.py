"""The tools get_stock_price, get_crypto_price and get_exchange_rate."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from steward.contracts.errors import NothingFound, ToolFailed
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.exchange import NotThere
from steward.tools.functions import builtin
from steward.tools.internet import coingecko, frankfurter, quotes
from steward.tools.internet.upstream import Internet
from steward.tools.ports import needed
from steward.tools.results import given


class StockPriceArgs(ToolArgs):
    """Arguments of get_stock_price."""

    symbol: str
    period: str | None = None


class CryptoPriceArgs(ToolArgs):
    """Arguments of get_crypto_price."""

    symbol: str
    currency: str | None = None


class ExchangeRateArgs(ToolArgs):
    """Arguments of get_exchange_rate; ISO 4217 codes."""

    from_currency: str
    to_currency: str
    amount: float | None = None


@builtin("finance.get_stock_price")
async def get_stock_price(ctx: ToolContext, args: StockPriceArgs) -> ToolResult:
    """{symbol, name, price, currency, exchange, as_of, period}; where it is known how the day went, {previous_close,
    change, change_percent}; for a period longer than a day history: [{date, close}], oldest first. `symbol` and `name`
    tell which share was taken."""
    period = args.period or quotes.DAY
    quote = await _find_quote(_internet(ctx), args.symbol.strip(), period)
    history = [{"date": day.isoformat(), "close": close} for day, close in quote.closes]
    result = given(
        symbol=quote.symbol,
        name=quote.name,
        price=quote.price,
        currency=quote.currency,
        exchange=quote.exchange,
        as_of=quote.at.isoformat() if quote.at else None,
        period=period,
        history=None if period == quotes.DAY else history,
    )
    who = f"{quote.name} ({quote.symbol})" if quote.name else quote.symbol
    words = f"{who}: {_amount(quote.price)} {quote.currency or ''}".rstrip()
    return ToolResult(result=result | _change(quote), message=words + _moved(quote, period) + _at(ctx, quote.at) + ".")


@builtin("finance.get_crypto_price")
async def get_crypto_price(ctx: ToolContext, args: CryptoPriceArgs) -> ToolResult:
    """{symbol, name, price, currency, change_percent_24h, as_of}; `name` tells which coin was taken."""
    internet, currency = _internet(ctx), args.currency or "USD"
    coin = await coingecko.find_coin(internet, args.symbol.strip())
    price = await coingecko.price(internet, coin, currency)
    symbol, change = coin.symbol.upper(), price.change_percent
    moved = "" if change is None else f", {change:+.2f} % in 24 hours"
    return ToolResult(
        result=given(
            symbol=symbol,
            name=coin.name,
            price=price.amount,
            currency=currency,
            change_percent_24h=None if change is None else round(change, 2),
            as_of=price.at.isoformat() if price.at else None,
        ),
        message=f"{coin.name} ({symbol}): {_amount(price.amount)} {currency}{moved}{_at(ctx, price.at)}.",
    )


@builtin("finance.get_exchange_rate")
async def get_exchange_rate(ctx: ToolContext, args: ExchangeRateArgs) -> ToolResult:
    """{from_currency, to_currency, rate, date}: what one of the first is worth in the second by the last fixing; with
    an amount {amount, converted} too."""
    if args.from_currency == args.to_currency:
        raise ToolFailed(f"both currencies are {args.from_currency}; name two")
    found = await frankfurter.latest(_internet(ctx), args.from_currency, args.to_currency)
    converted = None if args.amount is None else round(args.amount * found.rate, 2)
    result = given(
        from_currency=args.from_currency,
        to_currency=args.to_currency,
        rate=found.rate,
        date=found.date.isoformat(),
        amount=args.amount,
        converted=converted,
    )
    rate = f"1 {args.from_currency} = {found.rate:,.6g} {args.to_currency} ({found.date.isoformat()})."
    if converted is None:
        return ToolResult(result=result, message=rate)
    whole = f"{args.amount:,.2f} {args.from_currency} = {converted:,.2f} {args.to_currency}"
    return ToolResult(result=result, message=f"{whole}. {rate}")


def _internet(ctx: ToolContext) -> Internet:
    return needed(ctx.services.internet, "the internet")


async def _find_quote(internet: Internet, words: str, period: str) -> quotes.Quote:
    """Of the ticker if it is written as one and exists, else of what the words are found to name."""
    if quotes.SYMBOL.fullmatch(words):
        try:
            return await quotes.find_quote(internet, words, period)
        except NotThere:
            pass
    symbols = await quotes.find_symbols(internet, words)
    if not symbols:
        raise NothingFound(f"no share, index or fund named “{words[:100]}” is known; try its ticker, such as AAPL")
    symbol = words.upper() if words.upper() in symbols else symbols[0]
    return await quotes.find_quote(internet, symbol, period)


def _change(quote: quotes.Quote) -> dict[str, Any]:
    before = quote.previous_close
    if before is None:
        return {}
    change = quote.price - before
    return {
        "previous_close": before,
        "change": round(change, 4),
        "change_percent": round(100 * change / before, 2),
    }


def _moved(quote: quotes.Quote, period: str) -> str:
    day, before = quote.closes[0] if quote.closes else (None, None)
    if period == quotes.DAY:
        before = quote.previous_close
    if not before:
        return ""
    since = "since the close before" if period == quotes.DAY else f"since {day}"
    return f", {100 * (quote.price - before) / before:+.2f} % {since} ({_amount(before)})"


def _amount(price: float) -> str:
    return f"{price:,.2f}" if abs(price) >= 1 else f"{price:.6g}"


def _at(ctx: ToolContext, moment: datetime | None) -> str:
    return f", {moment.astimezone(ctx.zone):%Y-%m-%d %H:%M}" if moment else ""
