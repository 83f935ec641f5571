"""Prices and rates in words, with the change since before and the range of a period."""

from __future__ import annotations

from typing import Final

from contracts.base import Json
from language.moments import moment_of
from wording.fields import Record, Renderer, Told, details, pick, pick_list, pick_number
from wording.moments import when
from wording.words import line, number

_PRICE: Final = ("price", "current_price", "regularMarketPrice", "last", "last_price", "close", "value")
_CHANGE: Final = ("change", "price_change", "change_24h", "price_change_24h")
_PERCENT: Final = (
    *("change_percent", "percent_change", "change_pct", "price_change_percentage_24h", "change_24h_percent"),
    *("change_percent_24h", "percent_change_24h"),
)
_AT: Final = ("as_of", "time", "timestamp", "updated_at", "last_updated", "date")


def _quote(record: Record, told: Told) -> str | None:
    price = pick_number(record, *_PRICE)
    named = pick(record, "symbol", "ticker", "coin", "id", "name")
    if price is None or not named or not (told.about("stock", "crypto", "price", "quote") or "symbol" in record):
        return None
    symbol, name = line(pick(record, "symbol", "ticker") or named, 40), line(record.get("name") or "", 80)
    who = f"{name} ({symbol})" if name and name.casefold() != symbol.casefold() else symbol
    words = f"{who}: {money(price, record.get('currency') or told.args.get('currency'))}"
    words += details(_change(record, price), _as_of(record, told))
    period = _period(record, told)
    return f"{words}.\n{period}" if period else f"{words}."


def money(amount: float, currency: Json = None) -> str:
    """An amount with its currency's code behind it."""
    code = f" {line(currency, 12).upper()}" if currency else ""
    return f"{amount:,.2f}{code}" if isinstance(amount, float) and abs(amount) >= 1 else f"{number(amount, 6)}{code}"


def _change(record: Record, price: float) -> str:
    change, percent = pick_number(record, *_CHANGE), pick_number(record, *_PERCENT)
    before = pick_number(record, "previous_close", "previousClose", "open")
    if change is None and before:
        change = price - before
    if percent is None and before:
        percent = 100 * (price - before) / before
    sign = change if change is not None else percent
    if sign is None:
        return ""
    word = "up" if sign > 0 else "down" if sign < 0 else "unchanged"
    sizes = [number(abs(change))] if change else []
    sizes += [f"{number(abs(percent))} %"] if percent else []
    return f"{word} {' or '.join(sizes)}".strip()


def _as_of(record: Record, told: Told) -> str:
    at = pick(record, *_AT)
    return when(at, told.zone) if at and moment_of(at) is not None else ""


def _period(record: Record, told: Told) -> str:
    points = [point for point in pick_list(record, "history", "prices", "series", "candles") or [] if point]
    rows = [_point(point) for point in points]
    known = [(at, value) for at, value in rows if value is not None]
    if len(known) < 2:
        return ""
    (first_at, first), (last_at, last) = known[0], known[-1]
    values = [value for _, value in known]
    span = f"{when(first_at, told.zone)} to {when(last_at, told.zone)}" if first_at and last_at else "The period"
    moved = f", {'up' if last > first else 'down'} {number(abs(100 * (last - first) / first))} %" if first else ""
    return f"{span}: {number(first)} to {number(last)}{moved}; low {number(min(values))}, high {number(max(values))}."


def _point(point: Json) -> tuple[Json, float | None]:
    if isinstance(point, dict):
        return pick(point, "date", "time", "timestamp", "t"), pick_number(point, "close", "price", "value", "c")
    if isinstance(point, list) and len(point) == 2:
        return point[0], pick_number({"value": point[1]}, "value")
    return None, pick_number({"value": point}, "value")


def _rate(record: Record, told: Told) -> str | None:
    source = pick(record, "from_currency", "from", "base", "base_currency") or told.args.get("from_currency")
    target = pick(record, "to_currency", "to", "target", "quote_currency", "quote") or told.args.get("to_currency")
    rates = record.get("rates")
    rate = pick_number(record, "rate", "exchange_rate", "conversion_rate", "value")
    if rate is None and isinstance(rates, dict):
        rate = pick_number(rates, str(target), str(target).upper())
    if rate is None or not (isinstance(source, str) and isinstance(target, str)):
        return None
    lines = [f"1 {line(source, 12).upper()} = {number(rate, 4)} {line(target, 12).upper()}"]
    amount, becomes = pick_number(record, "amount"), pick_number(record, "converted", "converted_amount", "result")
    if amount not in (None, 1) and becomes is not None:
        lines.insert(0, f"{money(amount or 0, source)} = {money(becomes, target)}")
    return "; ".join(lines) + details(_as_of(record, told)) + "."


RENDERERS: Final[tuple[Renderer, ...]] = (_rate, _quote)
