"""What a problem's workflow writes into its mirror in PostgreSQL."""

from __future__ import annotations

from pydantic import Field

from steward.contracts.base import Message
from steward.contracts.memory import RememberInput
from steward.contracts.problem import ProblemView
from steward.contracts.step import Step


class MirrorWrite(Message):
    """The problem's row as it should now look and the steps not yet mirrored. Writing it twice is harmless.

    With `known`, the ids of the calls that the history dispatched, it is refused while the ledger has others: no end is
    told that forgets what happened.
    """

    view: ProblemView
    steps: list[Step] = Field(default_factory=list)
    known: list[str] | None = None
    exchange: RememberInput | None = None
    """What was said in a problem that is over, to be kept in the same transaction and learned from afterwards."""
