"""Rules about sums: they are read whole or not at all, and a bare one is no date. Pure; `registry` lists them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.tool_meaning import Does
from steward.language.sums import sum_in, whole_sum
from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.layout import ToolText
from steward.planners.embedded.judge.readings import Reading

_EXPRESSION: Final = "expression"
_FIGURE: Final = re.compile(r"\d+")


def calculates(tool: ToolText) -> bool:
    """Whether a tool is for a text that is a sum in figures and signs alone: "10/3" asks for no events of a third of
    October."""
    return tool.meaning.does is Does.COMPUTE and tool.meaning.of == "number"


def expression_whole(evidence: Evidence, name: str, _: dict[str, Any]) -> Json:
    """The whole sum for a tool that calculates: "what percent of 80 is 20", of which the judge may point at "80"."""
    return whole_sum(evidence.text) if name == _EXPRESSION else None


def drop_part_of_sum(evidence: Evidence, reading: Reading) -> Reading:
    """A reading of a sum without words that leave a number of the text out: what cannot be read whole is asked about,
    and never computed in part."""
    if reading.param != _EXPRESSION or whole_sum(evidence.text) is not None or sum_in(evidence.text) is not None:
        return reading
    figures = [match.span() for match in _FIGURE.finditer(evidence.text)]
    whole = tuple(
        span for span in reading.spans if all(span.start <= start and end <= span.end for start, end in figures)
    )
    return reading if len(whole) == len(reading.spans) else replace(reading, spans=whole)
