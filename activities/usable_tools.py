"""Which of the tools found a planner is offered: what is not set up comes after what is.

Called by `retrieve_tools`. A tool whose settings are missing could only say that; it is offered where its kind has no
other tool, or where the request calls it by its name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from steward.contracts.tool import ToolSpec
from steward.search.tool_index import Hit

_LEAST_NAME: Final = 6
"""Letters of a name by which people call a tool's service, such as "groundnews"."""


def usable(
    found: Sequence[Hit], specs: Sequence[ToolSpec], text: str, unset: Callable[[ToolSpec], Sequence[str]]
) -> list[Hit]:
    """What was found without tools that are not set up and have a working one of their kind; the rest of them last."""
    lacking = {spec.name: spec for spec in specs if unset(spec)}
    working = {spec.tool_type for spec in specs if spec.name not in lacking and spec.plannable}
    kept = [
        hit
        for hit in found
        if (spec := lacking.get(hit.tool)) is None or spec.tool_type not in working or _is_named(spec, specs, text)
    ]
    return sorted(kept, key=lambda hit: hit.tool in lacking)


def _is_named(spec: ToolSpec, specs: Iterable[ToolSpec], text: str) -> bool:
    """Whether a text calls the tool by a word of its name that no other tool has: "ground news"."""
    others = {word for other in specs if other.name != spec.name for word in other.name.split("_")}
    message = re.sub(r"\W", "", text.casefold())
    return any(len(word) >= _LEAST_NAME and word not in others and word in message for word in spec.name.split("_"))
