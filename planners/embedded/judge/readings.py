"""What the judge says of a request: the tool it is for, where further requests begin, and the words of each parameter.

Plain records with likelihoods. `model` makes them, rules and the tool reader use them; nothing here decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Intents:
    """What a text asks for by its meaning alone, whatever tools are offered, as log likelihoods.

    `tools` are the catalogue's by name. Of any other tool nothing is known, which counts neither for nor against it.
    """

    tools: Mapping[str, float] = field(default_factory=dict)
    none: float = 0.0


@dataclass(frozen=True, slots=True)
class ToolChoice:
    """How likely each tool is meant, and none of them; they sum to one.

    `starts`: how likely a further request begins at a place in the request's text; unlikely places are left out.
    """

    tools: list[float]
    none: float
    starts: dict[int, float]


@dataclass(frozen=True, slots=True)
class Span:
    """Words of the request by their place, and how likely they are the parameter's value.

    `read`: the words as the judge read them, in English and without slips; they may differ from what was typed.
    """

    start: int
    end: int
    probability: float
    read: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a request says of one parameter. `absent`: how likely it says nothing of it. `spans`: best first.

    `value_place`: for an enumeration, which of the values shown is the likeliest.
    """

    param: str
    absent: float
    spans: tuple[Span, ...] = ()
    value_place: int | None = None
