"""The finance tools against recorded answers of the three services, and against all that can go wrong with these."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from steward.contracts.errors import ToolFailed
from tests.support.upstreams import Fault, World, a_world, every_fault

CHART, FIND = "/quotes/v8/finance/chart/", "/quotes/v1/finance/search"
COINS, PRICE = "/coingecko/api/v3/search", "/coingecko/api/v3/simple/price"
RATE = "/frankfurter/v2/rate/EUR/USD"
SERVICES = ("quotes", "coingecko", "frankfurter")


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with a_world(*SERVICES) as made:
        serve_all(made)
        yield made


def serve_all(world: World) -> None:
    world.serve(CHART + "AAPL", "quotes/chart_aapl_1d.json")
    world.serve(CHART + "SIE.DE", "quotes/chart_sie_1d.json")
    world.serve(FIND, "quotes/search_siemens.json")
    world.serve(COINS, "coingecko/search_bitcoin.json")
    world.serve(PRICE, "coingecko/price_bitcoin_usd.json")
    world.serve(RATE, "frankfurter/eur_usd.json")


def a_chart(closes: list[float | None], **meta: Any) -> str:
    known = {"symbol": "X", "regularMarketPrice": 2.0, "regularMarketTime": 1763672401, "currency": "USD", **meta}
    stamps = [1_600_000_000 + 86_400 * place for place in range(len(closes))]
    chart = {"meta": known, "timestamp": stamps, "indicators": {"quote": [{"close": closes}]}}
    return json.dumps({"chart": {"result": [chart], "error": None}})


@pytest.mark.requirement("finance.stock-price", "finance.readable")
async def test_the_price_of_a_ticker_is_told_with_the_change_of_the_day(world: World) -> None:
    answer = await world.call("get_stock_price", symbol="AAPL")
    assert answer.result == {
        "symbol": "AAPL",
        "name": "Apple Inc.",
        "price": 266.25,
        "currency": "USD",
        "exchange": "NasdaqGS",
        "as_of": "2025-11-20T21:00:01+00:00",
        "period": "1d",
        "previous_close": 268.56,
        "change": -2.31,
        "change_percent": -0.86,
    }
    assert answer.message == (
        "Apple Inc. (AAPL): 266.25 USD, -0.86 % since the close before (268.56), 2025-11-20 22:00."
    )
    (request,) = world.asked
    assert request.query == {"range": "1d", "interval": "1d"}


@pytest.mark.requirement("finance.stock-period", "finance.readable")
async def test_a_period_gives_the_closes_by_the_exchanges_days_without_the_gaps(world: World) -> None:
    world.serve(CHART + "AAPL", "quotes/chart_aapl_5d.json")
    answer = await world.call("get_stock_price", symbol="AAPL", period="5d")
    assert answer.result["history"] == [
        {"date": "2025-11-14", "close": 272.41000366210938},
        {"date": "2025-11-17", "close": 267.45999145507812},
        {"date": "2025-11-19", "close": 268.55999755859375},
        {"date": "2025-11-20", "close": 266.25},
    ]
    assert "previous_close" not in answer.result
    assert "-2.26 % since 2025-11-14 (272.41)" in answer.message


@pytest.mark.requirement("finance.stock-period")
@pytest.mark.parametrize("period", ["5d", "1mo", "3mo", "6mo", "1y", "2y", "5y", "10y", "ytd", "max"])
async def test_every_period_is_asked_for_and_its_history_is_bounded(world: World, period: str) -> None:
    world.serve_text(CHART + "X", a_chart([float(place) for place in range(1, 1001)]))
    answer = await world.call("get_stock_price", symbol="X", period=period)
    assert world.asked[0].query["range"] == period
    closes = [point["close"] for point in answer.result["history"]]
    assert len(closes) <= 70
    assert (closes[0], closes[-1]) == (1, 1000)
    assert closes == sorted(closes)


@pytest.mark.requirement("finance.stock-name")
async def test_a_company_is_found_by_its_name_and_the_result_says_which(world: World) -> None:
    answer = await world.call("get_stock_price", symbol="Siemens")
    assert [request.path for request in world.asked] == [FIND, CHART + "SIE.DE"]
    assert world.asked[0].query["q"] == "Siemens"
    assert (answer.result["symbol"], answer.result["name"]) == ("SIE.DE", "Siemens Aktiengesellschaft")
    assert answer.result["currency"] == "EUR"


@pytest.mark.requirement("finance.stock-name")
async def test_a_ticker_in_small_letters_is_that_ticker(world: World) -> None:
    world.serve(FIND, "quotes/search_aapl.json")
    answer = await world.call("get_stock_price", symbol="aapl")
    assert answer.result["symbol"] == "AAPL"


@pytest.mark.requirement("finance.stock-name")
async def test_a_name_in_capitals_that_is_no_ticker_is_searched_for(world: World) -> None:
    world.serve(CHART + "SIEMENS", "quotes/unknown.json", status=404)
    answer = await world.call("get_stock_price", symbol="SIEMENS")
    assert [request.path for request in world.asked] == [CHART + "SIEMENS", FIND, CHART + "SIE.DE"]
    assert answer.result["symbol"] == "SIE.DE"


@pytest.mark.requirement("finance.stock-name")
@pytest.mark.parametrize("symbol", ["Xyzzy Unlimited", "XYZZY", "../../admin", "a/b?c=d#e"])
async def test_a_share_nobody_knows_is_refused_with_what_to_do(world: World, symbol: str) -> None:
    world.serve(FIND, "quotes/search_nothing.json")
    world.serve(CHART + "XYZZY", "quotes/unknown.json")
    error = await world.refusal("get_stock_price", symbol=symbol)
    assert isinstance(error, ToolFailed)
    assert "try its ticker" in error.detail
    assert {request.path for request in world.asked} <= {FIND, CHART + "XYZZY"}


@pytest.mark.requirement("finance.stock-name")
async def test_an_index_is_asked_for_with_its_sign(world: World) -> None:
    world.serve_text(CHART + "^GDAXI", a_chart([], symbol="^GDAXI", currency="EUR"))
    assert (await world.call("get_stock_price", symbol="^GDAXI")).result["price"] == 2.0
    assert world.asked[0].target.startswith(CHART + "%5EGDAXI?")


@pytest.mark.requirement("finance.whole-currency")
async def test_pence_are_told_as_pounds(world: World) -> None:
    world.serve(CHART + "VOD.L", "quotes/chart_vod_1mo.json")
    result = (await world.call("get_stock_price", symbol="VOD.L", period="1mo")).result
    assert (result["price"], result["currency"]) == (0.9146, "GBP")
    assert [point["close"] for point in result["history"]] == [0.8852, 0.9208, 0.9146]


@pytest.mark.requirement("finance.garbage")
@pytest.mark.parametrize(
    "changes",
    [
        {"regularMarketPrice": None},
        {"regularMarketPrice": "dear"},
        {"regularMarketTime": 10**300},
        {"gmtoffset": 10**9},
        {"symbol": None},
    ],
)
async def test_a_quote_that_does_not_fit_is_refused(world: World, changes: dict[str, Any]) -> None:
    world.serve_text(CHART + "X", a_chart([1.0], **changes))
    assert isinstance(await world.refusal("get_stock_price", symbol="X"), ToolFailed)


@pytest.mark.requirement("finance.garbage")
@pytest.mark.parametrize(
    ("path", "body", "tool", "args"),
    [
        (PRICE, '{"bitcoin": {"usd": 1e999}}', "get_crypto_price", {"symbol": "Bitcoin"}),
        (PRICE, '{"bitcoin": {"usd": 1, "last_updated_at": 1e300}}', "get_crypto_price", {"symbol": "Bitcoin"}),
        (COINS, '{"coins": [{"name": "Bitcoin"}]}', "get_crypto_price", {"symbol": "Bitcoin"}),
        (RATE, '{"date": "2025-11-20", "base": "EUR", "quote": "USD", "rate": 0}', "get_exchange_rate", {}),
        (RATE, '{"date": "2025-11-20", "base": "EUR", "quote": "GBP", "rate": 1}', "get_exchange_rate", {}),
        (RATE, '{"date": "today", "base": "EUR", "quote": "USD", "rate": 1}', "get_exchange_rate", {}),
    ],
)
async def test_an_answer_that_does_not_fit_is_refused(
    world: World, path: str, body: str, tool: str, args: dict[str, str]
) -> None:
    world.serve_text(path, body)
    given = args or {"from_currency": "EUR", "to_currency": "USD"}
    assert isinstance(await world.refusal(tool, **given), ToolFailed)


@pytest.mark.requirement("finance.crypto-price", "finance.readable")
async def test_the_price_of_a_coin_is_told_in_dollars_unless_another_currency_is_named(world: World) -> None:
    answer = await world.call("get_crypto_price", symbol="BTC")
    assert answer.result == {
        "symbol": "BTC",
        "name": "Bitcoin",
        "price": 91234.56,
        "currency": "USD",
        "change_percent_24h": -1.23,
        "as_of": "2025-11-20T15:29:00+00:00",
    }
    assert answer.message == "Bitcoin (BTC): 91,234.56 USD, -1.23 % in 24 hours, 2025-11-20 16:29."
    world.serve(PRICE, "coingecko/price_bitcoin_eur.json")
    answer = await world.call("get_crypto_price", symbol="Bitcoin", currency="EUR")
    assert (answer.result["price"], answer.result["currency"]) == (79012, "EUR")
    assert "change_percent_24h" not in answer.result
    assert [request.query["vs_currencies"] for request in world.asked if request.path == PRICE] == ["usd", "eur"]


@pytest.mark.requirement("finance.crypto-which")
@pytest.mark.parametrize(
    ("symbol", "found", "taken"),
    [
        ("SOL", "sol", "solana"),
        ("sol", "sol", "solana"),
        ("bitcoin", "bitcoin", "bitcoin"),
        ("Binance Coin", "binance_coin", "binancecoin"),
    ],
)
async def test_the_largest_coin_of_exactly_that_name_or_symbol_is_taken(
    world: World, symbol: str, found: str, taken: str
) -> None:
    world.serve(COINS, f"coingecko/search_{found}.json")
    world.serve(PRICE, f"coingecko/price_{taken}_usd.json")
    await world.call("get_crypto_price", symbol=symbol)
    assert world.asked[-1].query["ids"] == taken


@pytest.mark.requirement("finance.crypto-which")
async def test_a_coin_or_currency_that_is_not_there_is_refused_in_words(world: World) -> None:
    world.serve(PRICE, "coingecko/price_without_currency.json")
    error = await world.refusal("get_crypto_price", symbol="Bitcoin", currency="COP")
    assert isinstance(error, ToolFailed)
    assert "no price of Bitcoin in COP" in error.detail
    world.serve(COINS, "coingecko/search_nothing.json")
    error = await world.refusal("get_crypto_price", symbol="Xyzzycoin")
    assert isinstance(error, ToolFailed)
    assert "Xyzzycoin" in error.detail


@pytest.mark.requirement("finance.exchange-rate", "finance.readable")
async def test_the_rate_between_two_currencies_is_told_with_its_day(world: World) -> None:
    answer = await world.call("get_exchange_rate", from_currency="EUR", to_currency="USD")
    assert answer.result == {"from_currency": "EUR", "to_currency": "USD", "rate": 1.1523, "date": "2025-11-20"}
    assert answer.message == "1 EUR = 1.1523 USD (2025-11-20)."


@pytest.mark.requirement("finance.exchange-rate")
async def test_a_rate_that_is_not_there_is_refused_in_words(world: World) -> None:
    world.serve("/frankfurter/v2/rate/EUR/ARS", "frankfurter/unknown.json", status=404)
    error = await world.refusal("get_exchange_rate", from_currency="EUR", to_currency="ARS")
    assert isinstance(error, ToolFailed)
    assert error.detail == "Frankfurter has no rate between EUR and ARS"
    error = await world.refusal("get_exchange_rate", from_currency="EUR", to_currency="EUR")
    assert isinstance(error, ToolFailed)
    assert len(world.asked) == 1


CALLS: list[tuple[str, dict[str, str], str]] = [
    ("get_stock_price", {"symbol": "AAPL"}, CHART + "AAPL"),
    ("get_stock_price", {"symbol": "Siemens"}, FIND),
    ("get_stock_price", {"symbol": "Siemens"}, CHART + "SIE.DE"),
    ("get_crypto_price", {"symbol": "Bitcoin"}, COINS),
    ("get_crypto_price", {"symbol": "Bitcoin"}, PRICE),
    ("get_exchange_rate", {"from_currency": "EUR", "to_currency": "USD"}, RATE),
]


@pytest.mark.requirement("finance.faults")
@every_fault
@pytest.mark.parametrize(("tool", "args", "path"), CALLS, ids=[path for _, _, path in CALLS])
async def test_a_service_that_goes_wrong_is_told_apart(
    fault: Fault, tool: str, args: dict[str, Any], path: str
) -> None:
    async with a_world(*SERVICES, timeout_s=fault.timeout_s) as world:
        serve_all(world)
        world.break_off(path, fault)
        await world.expect(fault, tool, **args)


@pytest.mark.requirement("finance.unconfigured")
@pytest.mark.parametrize(("tool", "args", "path"), CALLS, ids=[path for _, _, path in CALLS])
async def test_a_service_that_is_not_configured_is_named(tool: str, args: dict[str, Any], path: str) -> None:
    service = path.split("/")[1]
    async with a_world(unset=[service]) as world:
        error = await world.refusal(tool, **args)
    assert isinstance(error, ToolFailed)
    assert f"STEWARD_{service.upper()}_URL" in error.detail


@pytest.mark.requirement("finance.nothing-else-is-sent")
async def test_no_request_tells_more_than_what_was_asked(world: World) -> None:
    for tool, args, _ in CALLS:
        await world.call(tool, **args)
    fixed = {"1d", "10", "0", "true", "usd", "bitcoin"}
    given = {value for _, args, _ in CALLS for value in args.values()}
    for request in world.asked:
        assert request.body == b""
        assert set(request.headers) <= {"host", "accept", "accept-encoding", "connection", "user-agent"}
        assert set(request.query.values()) <= fixed | given
        assert request.path in {path for _, _, path in CALLS}


@pytest.mark.requirement("finance.key-stays-secret")
async def test_the_key_of_coingecko_is_sent_and_never_shown() -> None:
    async with a_world("coingecko", headers={"x-cg-demo-api-key": "CG-s3cret"}) as world:
        world.serve_text(COINS, '{"status": {"error_code": 10002, "error_message": "bad key CG-s3cret"}}', status=401)
        error = await world.refusal("get_crypto_price", symbol="Bitcoin")
    assert world.asked[0].headers["x-cg-demo-api-key"] == "CG-s3cret"
    assert "CG-s3cret" not in error.detail
