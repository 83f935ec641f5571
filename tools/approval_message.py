"""What a human is shown of a call that is prepared: its message in their language, and what was looked up for it.

Called by tools/preparation.py alone; the sentences are made in tools/confirmation.py and tools/origins.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from steward.contracts.approval_words import ApprovalWords
from steward.contracts.approvers import in_words
from steward.contracts.base import Json
from steward.contracts.calls import PreparedCall
from steward.contracts.flow import Flow
from steward.contracts.shown import Shown
from steward.contracts.tool import Permission, ToolSpec
from steward.language.moments.written import in_words as moment_in_words
from steward.language.moments.written import moment_of
from steward.language.phrases import phrase
from steward.tools.arguments import Settled
from steward.tools.confirmation import confirmation_text
from steward.tools.context import ToolContext
from steward.tools.guarding.verdict import GuardVerdict, in_sentences
from steward.tools.look_ups import fit_field
from steward.tools.origins import OriginWords


def message_for(
    prepared: PreparedCall,
    spec: ToolSpec,
    settled: Settled,
    ctx: ToolContext,
    ruling: GuardVerdict,
    words: OriginWords,
    planned: Mapping[str, Json],
) -> str:
    """What a human reads who is asked about it, now or because of what only its problem knows."""
    origins = words.lines(spec, prepared.flow, planned)
    found = prepared.shown.fields if prepared.shown else []
    deciders = in_words(ruling.approvers, ctx.owner.user_id)
    return confirmation_text(spec, settled, found, origins, prepared.why, deciders, ctx.lang)


def why_asked(spec: ToolSpec, flow: Flow, ruling: GuardVerdict, words: OriginWords) -> str:
    """Why a human is asked, in sentences; empty where its tool always asks."""
    by_nature = spec.permission is Permission.PERMISSION_REQUIRED or bool(ruling.whys)
    of_flow = words.why(flow, by_nature=by_nature) if ruling.flow_reason else ""
    return " ".join(filter(None, [in_sentences(ruling.whys, words.lang), of_flow]))


def fixed_words(lang: str) -> ApprovalWords:
    """The fixed words around a confirmation; what they speak of is filled in later."""
    blanks = {name: f"{{{name}}}" for name in ("what", "why", "count")}
    return ApprovalWords(**{name: phrase(lang, name, **blanks) for name in ApprovalWords.model_fields})


def spoken_in(spec: ToolSpec, settled: Settled, ctx: ToolContext) -> dict[str, str]:
    """The words for arguments in the language of whoever reads them."""
    spoken = dict(settled.spoken)
    for name in spec.dates:
        value = settled.args.get(name)
        moment = moment_of(value) if name in spoken else None
        if moment is None or spoken[name] != moment_in_words(moment):
            continue
        start = moment_of(settled.args.get(spec.ends.get(name, "")))
        ends_that_day = isinstance(moment, datetime) and isinstance(start, datetime) and _same_day(start, moment)
        spoken[name] = f"{moment:%H:%M}" if ends_that_day else ctx.in_words(moment)
    return spoken


def _same_day(start: datetime, end: datetime) -> bool:
    return start < end and start.utcoffset() == end.utcoffset() and start.date() == end.date()


def shown_for(spec: ToolSpec, settled: Settled, found: Shown | None, ctx: ToolContext) -> Shown | None:
    """What a human is shown beside the arguments: what words in them were taken for, and what a look-up found."""
    taken = {name: words for name, words in settled.spoken.items() if words != settled.args.get(name, words)}
    if not taken:
        return found
    resolved = [fit_field(spec.title_of(name), words) for name, words in taken.items()]
    known = found or Shown(lang=ctx.lang, day=ctx.today)
    return known.model_copy(update={"resolved": resolved})
