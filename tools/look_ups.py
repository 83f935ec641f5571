"""Looks up what a call works on: for the human who approves it, and once more just before it runs.

Called by tools/preparation.py and by the dispatch of effects. It reads only; what is found is `contracts.shown.Shown`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from steward.contracts.base import Json
from steward.contracts.errors import ShownChanged, ToolError, ToolFailed, ToolUnavailable
from steward.contracts.letters import marked
from steward.contracts.redaction import REDACTOR
from steward.contracts.shown import Shown, ShownField
from steward.contracts.tool import BuiltinExecutor, ToolSpec, acting_hash
from steward.tools.context import ToolContext
from steward.tools.functions import find_preview

LOOK_UP_LIMIT_S: Final = 5.0
_LONGEST: Final = 2_000
_MOST_FIELDS: Final = 200

_log = logging.getLogger(__name__)


async def look_up(spec: ToolSpec, ctx: ToolContext, args: Mapping[str, Json]) -> Shown | None:
    """What the tool's preview finds, fit to be shown; None for a built-in tool without one.

    Raises:
        ToolFailed: the call cannot work: what it names is not there.
        ToolUnavailable: it cannot be looked at now.
    """
    named = spec.executor.function if isinstance(spec.executor, BuiltinExecutor) else ""
    found, tool = find_preview(named), acting_hash(spec)
    if found is None:
        return Shown(tool=tool, lang=ctx.lang, day=ctx.today) if tool else None
    try:
        async with asyncio.timeout(LOOK_UP_LIMIT_S):
            typed = found.args_type.model_validate(args)
            shown = await ctx.services.own_calls.run(spec.name, named, found.run, ctx, typed)
    except ToolError:
        raise
    except TimeoutError as late:
        raise ToolUnavailable(f"what {spec.name} is to work on could not be looked at in time") from late
    except Exception as error:
        _log.exception("the preview of %s broke", spec.name)
        raise ToolFailed(f"what {spec.name} is to work on could not be looked at") from error
    fields = list(map(_fit, shown.fields[:_MOST_FIELDS]))
    return Shown(tool=tool, lang=ctx.lang, day=ctx.today, fields=fields, objects=shown.objects)


async def check_still_shown(spec: ToolSpec, ctx: ToolContext, args: Mapping[str, Json]) -> None:
    """Look again at what whoever approved the call was shown; without an approval nothing was shown.

    Raises:
        ShownChanged: it is not the same any more.
        ToolUnavailable: it cannot be looked at now.
    """
    if ctx.shown is None:
        return
    try:
        now = await look_up(spec, replace(ctx, lang=ctx.shown.lang, today=ctx.shown.day), args)
    except ToolFailed as gone:
        raise ShownChanged(gone.detail) from gone
    if not ctx.shown.is_still(now or Shown()):
        raise ShownChanged


def fit_field(label: str, value: str) -> ShownField:
    """A field as a human may read it: no secrets, letters that deceive marked, bounded."""
    text = marked(REDACTOR.text(value.replace("\r\n", "\n")))
    more = len(text) - _LONGEST
    return ShownField(label=label, value=text if more <= 0 else f"{text[:_LONGEST]}… ({more} more characters)")


def _fit(field: ShownField) -> ShownField:
    return fit_field(field.label, field.value).model_copy(update={"says": field.says})
