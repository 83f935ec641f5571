"""Puts "[credit card number ends 4242]" in the place of what contracts.secret_scan finds, and the true value back.

A `SecretMask` serves one message that leaves: the same value gets the same words everywhere in it, two values never
share them, so that what comes back with them can be read again. Called by the planners' chain, the preparation of calls
and the logs. What it has seen stays in memory alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from steward.contracts.base import Json, mapped
from steward.contracts.secret_scan import Finding, scan, written

_LEFT: Final = re.compile(r"\[[^\[\]]{1,80}\]")


class SecretMask:
    """Masks findings for which `wanted` says so (all, if left out)."""

    def __init__(self, wanted: Callable[[Finding], bool] | None = None) -> None:
        self._wanted = wanted
        self._words: dict[tuple[str, str], str] = {}
        self._values: dict[str, str] = {}
        self._used: Counter[str] = Counter()
        self.found: dict[str, Finding] = {}
        """One finding for each value that was masked, by the words in its place."""

    def text(self, text: str) -> str:
        """The text with every finding masked."""
        pieces: list[str] = []
        done = 0
        for finding in scan(text):
            if self._wanted is None or self._wanted(finding):
                pieces += [text[done : finding.start], self._masked(finding, text[finding.start : finding.end])]
                done = finding.end
        return "".join([*pieces, text[done:]]) if pieces else text

    def value(self, value: Json) -> Json:
        """A JSON value with every finding masked in its texts, names and numbers; the original stays as it is."""
        return mapped(value, self._leaf, self.text)

    def restored(self, value: Json) -> Json:
        """A JSON value with the true values where the words for them stand."""
        return mapped(value, lambda leaf: self._restored(leaf) if isinstance(leaf, str) else leaf, self._restored)

    def _leaf(self, leaf: Json) -> Json:
        text = written(leaf)
        masked = self.text(text) if text else text
        return leaf if masked == text else masked

    def _masked(self, finding: Finding, value: str) -> str:
        key = (finding.family, value)
        words = self._words.get(key)
        if words is None:
            plain = f"{finding.label} ends {finding.ends}" if finding.ends else finding.label
            self._used[plain] += 1
            number = self._used[plain]
            words = f"[{plain}]" if number == 1 else f"[{plain} #{number}]"
            self._words[key], self._values[words], self.found[words] = words, value, finding
        return words

    def _restored(self, text: str) -> str:
        if not self._values or "[" not in text:
            return text
        return _LEFT.sub(lambda match: self._values.get(match[0], match[0]), text)


def without_found(text: str) -> str:
    """The text with every secret and personal number masked, for what nobody reads back."""
    return SecretMask().text(text)
