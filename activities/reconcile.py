"""Asks a tool's backend whether an effect with an unknown outcome happened. Used by activities/attempt.py alone.

It only looks. What it could not find out stays unknown and is a human's to decide.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from steward.contracts.base import Json
from steward.contracts.errors import EffectAbsent
from steward.contracts.tool import BuiltinExecutor, ToolSpec
from steward.tools.answers import fit, fit_error, shorten_error, shortened
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_reconciler
from steward.tools.masking import mask_error, masked

RECONCILE_LIMIT_S: Final = 10.0

_log = logging.getLogger(__name__)


async def ask_backend(
    spec: ToolSpec | None, ctx: ToolContext, args: dict[str, Json]
) -> ToolResult | EffectAbsent | None:
    """The result the effect had, the backend's word that it did not happen, or None when nothing could be learned.
    Never raises and takes at most RECONCILE_LIMIT_S seconds."""
    if spec is None or not isinstance(spec.executor, BuiltinExecutor):
        return None
    found = find_reconciler(spec.executor.function)
    if found is None:
        return None
    try:
        async with asyncio.timeout(RECONCILE_LIMIT_S):
            typed = found.args_type.model_validate(args)
            reported = await ctx.services.own_calls.run(spec.name, spec.executor.function, found.run, ctx, typed)
            return None if reported is None else shortened(await masked(await fit(spec, reported)))
    except EffectAbsent as absent:
        fit_error(absent)
        mask_error(absent)
        shorten_error(absent)
        return absent
    except Exception as error:
        _log.warning("what became of %s %s could not be found out: %s", spec.name, ctx.idempotency_key, error)
        return None
