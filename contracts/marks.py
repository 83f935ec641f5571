"""The marks by which a text shows what waits: the ids of approvals, and the number of a problem that asks something.

For threads that only their caller keeps: what a word in one can mean is what stands in it. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from steward.contracts.problem import ProblemView
from steward.contracts.wire import Answer

_MARK: Final = re.compile(r"(?<![\w-])#?(\d{1,19}-\d{1,9})(?![\w-])|#(\d{1,19})(?![\w-])")


def marks_of(waits: ProblemView | Answer) -> frozenset[str]:
    """The marks of everything that waits there."""
    asked = [] if waits.question is None else [str(waits.problem_id)]
    return frozenset([*(one.approval_id for one in waits.approvals), *asked])


def marks_in(texts: Iterable[str]) -> frozenset[str]:
    """The marks that some texts show."""
    return frozenset(found[1] or found[2] for text in texts for found in _MARK.finditer(text))
