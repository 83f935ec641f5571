"""The one redactor: takes every secret this process knows out of whatever enters a history, step, log, prompt or error.

`REDACTOR` learns the secrets of the settings when they are read (config.secrets), those of servers when they are
reached, and tokens as they appear. Its callers are the places where text leaves: the tool runner, the activities'
failures, the planners' door, the logs' formatters, the API's errors and its requests. Linear time (Aho-Corasick).
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Iterator
from typing import Any, Final

import ahocorasick

from steward.contracts.base import Json, mapped
from steward.contracts.secret_forms import SHORTEST, Form, forms_of, secrets_in, unescaped

MASK: Final = "***"
API_KEY_PREFIX: Final = "stk_"
"""How an API key begins, by which people, programs and the redactor tell one."""
_API_KEY: Final = re.compile(r"stk_[0-9a-f]{10}_[0-9a-f]{64}")
"""Any API key of any Steward: this process knows the hashes of its own alone."""
_LAYERS: Final = 3
"""How many escapes within escapes are undone: JSON in JSON in JSON."""
_BASE64: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_")

Span = tuple[int, int]


class Redactor:
    """Knows secrets and masks them. Thread-safe; learning is rare and masking is often."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        self._known: frozenset[str] = frozenset()
        self._automaton: Any = None
        self._longest = 0
        self._lock = threading.Lock()
        self.learn(secrets)

    def learn(self, secrets: Iterable[str]) -> None:
        """Mask these from now on. One that is shorter than SHORTEST characters is not masked: it would be found in
        ordinary text (`steward doctor` says so)."""
        new = {part for secret in secrets for part in secrets_in(secret)} - self._known
        if not new:
            return
        with self._lock:
            known = self._known | new
            automaton = ahocorasick.Automaton()
            for form in _merged(form for secret in known for form in forms_of(secret)):
                automaton.add_word(form.text, form)
                self._longest = max(self._longest, len(form.text))
            automaton.make_automaton()
            self._known, self._automaton = known, automaton

    def text(self, text: str) -> str:
        """The text with every form of every secret replaced by MASK."""
        if len(text) < SHORTEST or (self._automaton is None and API_KEY_PREFIX not in text):
            return text
        spans = sorted(self._spans(text))
        if not spans:
            return text
        pieces: list[str] = []
        done = 0
        for start, end in spans:
            if start > done or not pieces:
                pieces += [text[done:start], MASK]
            done = max(done, end)
        return "".join([*pieces, text[done:]])

    def growing(self, text: str) -> str:
        """A text that is still being written, without an end that may become a secret: half of one is in no form."""
        if self._automaton is None:
            return text
        starts = range(max(0, len(text) - self._longest), len(text))
        return next((text[:start] for start in starts if self._automaton.match(text[start:])), text)

    def value(self, value: Json) -> Json:
        """A JSON value with every secret masked in its texts, names and numbers. Depth is no matter; the original stays
        as it is."""
        return mapped(value, self._leaf, self.text)

    def _leaf(self, item: Json) -> Json:
        if isinstance(item, str):
            return self.text(item)
        if isinstance(item, int | float) and not isinstance(item, bool):
            reported = repr(item)
            return item if self.text(reported) == reported else MASK
        return item

    def _spans(self, text: str) -> Iterator[Span]:
        """Where secrets are, in the text as it stands and in what its escapes mean."""
        yield from self._found(text)
        maps = []
        view = text
        for _ in range(_LAYERS):
            layer = unescaped(view)
            if layer is None:
                return
            view, places = layer
            maps.append(places)
            for start, end in self._found(view):
                for back in reversed(maps):
                    start, end = back[start], back[end]
                yield start, end

    def _found(self, text: str) -> Iterator[Span]:
        if API_KEY_PREFIX in text:
            yield from (match.span() for match in _API_KEY.finditer(text))
        if self._automaton is None:
            return
        for last, form in self._automaton.iter(text):
            start, end = last - len(form.text) + 1, last + 1
            if form.before and start and text[start - 1] in _BASE64:
                start -= 1
            if form.after and end < len(text) and text[end] in _BASE64:
                end += 1
            yield start, end


REDACTOR: Final = Redactor()
"""What this process knows."""


def _merged(forms: Iterable[Form]) -> Iterable[Form]:
    """One form for each text, which masks what any of its kind does."""
    merged: dict[str, Form] = {}
    for form in forms:
        other = merged.get(form.text, form)
        merged[form.text] = Form(form.text, form.before or other.before, form.after or other.after)
    return merged.values()
