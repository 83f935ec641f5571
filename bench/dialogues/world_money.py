"""Frankfurter's rates, CoinGecko's coins and share prices in the form of Yahoo Finance, with what world.yaml holds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bench.dialogues.world import Named, World, named


def money_routes(world: World) -> list[Route]:
    """/frankfurter, /coingecko and /quotes. Raises ValueError: a coin or share that is not “name (code)”."""
    return [*_rate_routes(world), *_coin_routes(world), *_quote_routes(world)]


def _rate_routes(world: World) -> list[Route]:
    rates = {"EUR": 1.0} | world.exchange_rates

    async def rate(request: Request) -> Response:
        base, quote = (request.path_params[name].upper() for name in ("base", "quote"))
        if base not in rates or quote not in rates:
            return JSONResponse({"message": "not found"}, 404)
        day = datetime.now(UTC).date().isoformat()
        return JSONResponse({"date": day, "base": base, "quote": quote, "rate": round(rates[quote] / rates[base], 6)})

    return [Route("/frankfurter/v2/rate/{base}/{quote}", rate)]


def _coin_routes(world: World) -> list[Route]:
    coins = {named(text): price for text, price in world.crypto_prices.items()}
    ids = {coin.name.lower(): coin for coin in coins}
    dollars = {"USD": 1.0, "EUR": 1 / world.exchange_rates["USD"]}
    dollars |= {code: rate / world.exchange_rates["USD"] for code, rate in world.exchange_rates.items()}

    async def search(request: Request) -> Response:
        words = request.query_params.get("query", "").strip().lower()
        found = [_coin(rank, coin) for rank, coin in enumerate(coins, start=1) if _is_of(coin, words)]
        return JSONResponse({"coins": found, "exchanges": [], "icos": [], "categories": [], "nfts": []})

    async def price(request: Request) -> Response:
        asked = request.query_params
        coin, code = ids.get(asked.get("ids", "")), asked.get("vs_currencies", "usd")
        if coin is None:
            return JSONResponse({})
        worth = {} if code.upper() not in dollars else {code: coins[coin] * dollars[code.upper()]}
        worth |= {f"{code}_24h_change": 1.5} if worth else {}
        return JSONResponse({coin.name.lower(): worth | {"last_updated_at": int(datetime.now(UTC).timestamp())}})

    return [Route("/coingecko/api/v3/search", search), Route("/coingecko/api/v3/simple/price", price)]


def _coin(rank: int, coin: Named) -> dict[str, Any]:
    key = coin.name.lower()
    return {"id": key, "name": coin.name, "api_symbol": key, "symbol": coin.code, "market_cap_rank": rank}


def _quote_routes(world: World) -> list[Route]:
    shares = {named(text): prices for text, prices in world.share_prices.items()}

    async def chart(request: Request) -> Response:
        symbol = request.path_params["symbol"].upper()
        share = next((share for share in shares if share.code == symbol), None)
        if share is None:
            error = {"code": "Not Found", "description": "No data found, symbol may be delisted"}
            return JSONResponse({"chart": {"result": None, "error": error}}, 404)
        price, change = shares[share]
        told = _chart(share, price, change, request.query_params.get("range", "1d"))
        return JSONResponse({"chart": {"result": [told], "error": None}})

    async def search(request: Request) -> Response:
        words = request.query_params.get("q", "").strip().lower()
        found = [_match(share) for share in shares if _is_of(share, words)]
        return JSONResponse({"explains": [], "count": len(found), "quotes": found, "news": []})

    return [Route("/quotes/v8/finance/chart/{symbol}", chart), Route("/quotes/v1/finance/search", search)]


def _chart(share: Named, price: float, change: float, period: str) -> dict[str, Any]:
    """Of a period longer than a day it tells yesterday's close and today's price, which is all that the world knows."""
    now = datetime.now(UTC)
    before = round(price / (1 + change / 100), 2)
    closes = {now: price} if period == "1d" else {now - timedelta(days=1): before, now: price}
    meta = {
        "currency": "EUR" if share.code.endswith(".DE") else "USD",
        "symbol": share.code,
        "fullExchangeName": "XETRA" if share.code.endswith(".DE") else "NasdaqGS",
        "instrumentType": "EQUITY",
        "regularMarketTime": int(now.timestamp()),
        "gmtoffset": 0,
        "regularMarketPrice": price,
        "longName": share.name,
        "shortName": share.name,
        "chartPreviousClose": before,
        "previousClose": before,
        "range": period,
    }
    quote = {"close": list(closes.values())}
    return {"meta": meta, "timestamp": [int(at.timestamp()) for at in closes], "indicators": {"quote": [quote]}}


def _match(share: Named) -> dict[str, Any]:
    return {
        "exchange": "GER" if share.code.endswith(".DE") else "NMS",
        "shortname": share.name,
        "longname": share.name,
        "quoteType": "EQUITY",
        "symbol": share.code,
        "isYahooFinance": True,
    }


def _is_of(thing: Named, words: str) -> bool:
    """Whether the words name it: its code, its name, or a name that holds it (Apple Inc)."""
    return bool(words) and (words == thing.code.lower() or thing.name.lower() in words or words in thing.name.lower())
