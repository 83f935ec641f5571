"""Prices of cryptocurrencies, from CoinGecko (https://docs.coingecko.com/reference)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from pydantic import FiniteFloat

from steward.contracts.errors import NothingFound, ToolFailed
from steward.language.named_values import same_words
from steward.tools.internet.upstream import Answer, Internet


class Coin(Answer):
    """A coin. `market_cap_rank` 1 is the largest; None is unranked."""

    id: str
    name: str
    symbol: str
    market_cap_rank: int | None = None


class _Search(Answer):
    coins: list[Coin]


@dataclass(frozen=True, slots=True)
class Price:
    """A price. `change_percent` is that of 24 hours; `at` is when it was last traded."""

    amount: float
    change_percent: float | None
    at: datetime | None


async def find_coin(internet: Internet, words: str) -> Coin:
    """The coin of that symbol, name or id, the largest where several share it; else what CoinGecko puts first.

    Raises:
        ToolFailed: there is none; otherwise as `Internet.get`.
        ToolUnavailable: as `Internet.get`.
    """
    coins = (await internet.get("coingecko", "/api/v3/search", _Search, {"query": words})).coins
    if not coins:
        raise NothingFound(f"no cryptocurrency named “{words[:100]}” is known; try its symbol, such as BTC")
    same = [coin for coin in coins if any(same_words(words, name) for name in (coin.symbol, coin.name, coin.id))]
    return min(same, key=lambda coin: coin.market_cap_rank or float("inf")) if same else coins[0]


async def price(internet: Internet, coin: Coin, currency: str) -> Price:
    """What a coin costs in a currency, by its ISO 4217 code.

    Raises:
        ToolFailed: CoinGecko has no price in that currency; otherwise as `Internet.get`.
        ToolUnavailable: as `Internet.get`.
    """
    code = currency.lower()
    params: dict[str, str | int | float] = {
        "ids": coin.id,
        "vs_currencies": code,
        "include_24hr_change": "true",
        "include_last_updated_at": "true",
    }
    answer = await internet.get("coingecko", "/api/v3/simple/price", dict[str, dict[str, FiniteFloat | None]], params)
    reported = answer.get(coin.id, {})
    amount, at = reported.get(code), reported.get("last_updated_at")
    if amount is None:
        raise ToolFailed(f"CoinGecko has no price of {coin.name} in {currency.upper()}; try USD or EUR")
    return Price(amount, reported.get(f"{code}_24h_change"), _moment(at))


def _moment(seconds: float | None) -> datetime | None:
    try:
        return None if seconds is None else datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError) as error:
        raise ToolFailed("coingecko answered in another form than expected: last_updated_at is no moment") from error
