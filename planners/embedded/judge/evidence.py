"""What a rule may look at when it reads one tool's arguments out of a text. Pure.

`arguments` makes it and adds to it stage after stage; rules only read it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from steward.contracts.base import Json
from steward.planners.embedded.judge.readings import Span
from steward.planners.embedded.judge.schemas import is_text

_SURELY_ABSENT: Final = 0.9
"""Rules leave an optional parameter out when the judge is surer than this that the text does not give it."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The text, the tool's parameters by name, and what is known of them so far.

    `services`: names of the service that the tool belongs to, in lower case. `absent`: how sure the judge is that the
    text does not give a parameter. `spans`: the words that parameters were given. `values`: the values that stand so
    far. `remaining_text`: the text with the words of free-text parameters blanked out, at the same places.
    """

    text: str
    properties: Mapping[str, Any]
    required: Sequence[str]
    services: Collection[str] = ()
    absent: Mapping[str, float] = field(default_factory=dict)
    spans: Mapping[str, Span] = field(default_factory=dict)
    values: Mapping[str, Json] = field(default_factory=dict)
    remaining_text: str = ""

    def is_likely(self, name: str) -> bool:
        """Whether the text is likely to give a parameter's value."""
        return name in self.required or self.absent.get(name, 1.0) < _SURELY_ABSENT

    def other_spans(self, name: str) -> list[Span]:
        """The words that other parameters were given."""
        return [span for other, span in self.spans.items() if other != name]

    def with_spans(self, spans: Mapping[str, Span]) -> Evidence:
        """The same evidence once parameters were given these words."""
        remaining = self.text
        for name, span in spans.items():
            if is_text(self.properties[name]):
                remaining = remaining[: span.start] + "\0" * (span.end - span.start) + remaining[span.end :]
        return replace(self, spans=spans, remaining_text=remaining)


def is_free(start: int, end: int, others: Iterable[Span]) -> bool:
    """Whether none of the other spans holds any of these words."""
    return all(end <= other.start or other.end <= start for other in others)
