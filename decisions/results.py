"""The results a problem holds, bounded: what is in the state is written with every view and with continue-as-new.

Workers keep large results apart, so that a few thousand characters of each come here. This bound holds whatever an
activity returns: a payload above the claim check's limit would fail its workflow task for ever.
"""

from __future__ import annotations

from typing import Final

from steward.contracts.base import Json, canonical_json
from steward.contracts.stored import EXCERPT_CHARACTERS, INLINE_CHARACTERS, stored_in
from steward.decisions.state import ProblemState

MOST_CHARACTERS: Final = 12 << 20
"""Characters of JSON that all results in a problem's state have together, at most."""
_IN_VIEW: Final = 1_000


def fit(state: ProblemState, result: Json) -> tuple[Json, str | None]:
    """A result as the state takes it, and why it is not whole, if it is not."""
    size = _characters(result)
    if size <= INLINE_CHARACTERS:
        return result, None
    if size + sum(_characters(call.result) for call in state.calls) <= MOST_CHARACTERS:
        return result, None
    excerpt = canonical_json(result)[:EXCERPT_CHARACTERS]
    why = f"with {size} characters all results would have more than {MOST_CHARACTERS}"
    return {"shortened": excerpt, "characters": size}, why


def in_view(result: Json) -> Json:
    """A result as a view carries it: a reference with little of an excerpt, since whoever reads it gets the whole."""
    stored = stored_in(result)
    return result if stored is None else stored.as_result(_IN_VIEW)


def _characters(result: Json) -> int:
    return 0 if result is None else len(canonical_json(result))
