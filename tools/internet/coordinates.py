"""Coordinates as services get them: no finer than a weather forecast needs, so that no one's doorstep is told."""

from __future__ import annotations


def degrees(value: float) -> str:
    """Degrees with at most four decimals (about 11 m) and without trailing zeros; api.weather.gov redirects others."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
