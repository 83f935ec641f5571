"""What waits for a visitor, as cards: approvals they may decide and questions they can answer, and what became of one
that waits no more. Reads through the gateway alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from steward.api.console.arguments import Row, rows_of
from steward.api.console.guarded import Visitor
from steward.api.core.approver_views import decidable
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.approvers import in_words
from steward.contracts.errors import Forbidden, NotFound, Unavailable
from steward.contracts.problem import ProblemStatus, ProblemView, Question
from steward.contracts.shown import ShownField
from steward.contracts.step import Action, Step
from steward.contracts.tool import ToolSpec
from steward.language.gloss import language_of

PAGE: Final = 50
_DECIDED: Final = {
    Action.APPROVAL_APPROVED: "approved",
    Action.APPROVAL_DENIED: "denied",
    Action.APPROVAL_EDITED: "edited",
    Action.APPROVAL_WITHDRAWN: "withdrawn",
    Action.APPROVAL_EXPIRED: "expired",
}


@dataclass(frozen=True, slots=True)
class Card:
    """One thing that waits. `card_id` is the approval's id, or the problem's for a question."""

    card_id: str
    view: ProblemView
    approval: Approval | None = None
    question: Question | None = None
    rows: Sequence[Row] = ()
    deciders: str = ""
    mcp_server: str | None = None
    """Whose tool it is, where that is a stranger's."""
    own: bool = True
    """Whether the visitor may speak to the problem, not only decide."""
    preface: str = ""
    """What is said before it, on the first card of its problem."""
    decides: bool = True
    """Whether the visitor's credentials may decide."""

    @property
    def language(self) -> str:
        """The language of the request: the card's own labels are in it."""
        return language_of(self.view.text or "")

    @property
    def shown(self) -> list[ShownField]:
        """What was looked up and stands in no row."""
        rows = {(row.title.casefold(), row.value) for row in self.rows}
        found = self.approval.shown if self.approval is not None else []
        return [one for one in found if (one.label.casefold(), one.value) not in rows]

    @property
    def is_repeat(self) -> bool:
        """Whether it asks to run again what may have happened."""
        return self.approval is not None and self.approval.kind is ApprovalKind.REPEAT


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an approval: `state` in a word, who decided and how it went on."""

    card_id: str
    problem_id: int
    state: str
    words: str
    by: str
    view: ProblemView | None = None


@dataclass(frozen=True, slots=True)
class Waiting:
    """A page of cards, newest first; `next` is where the following page begins."""

    cards: Sequence[Card]
    next: int | None


async def waiting(visitor: Visitor, before: int | None = None) -> Waiting:
    """What waits, a page of some PAGE problems."""
    problems, who = visitor.gateway.problems, visitor.principal
    approvals = await problems.waiting(who, PAGE, before)
    asked = await problems.list(who, [ProblemStatus.AWAITING_USER], None, PAGE, before)
    ends = [one for one in (approvals.next, asked[-1].problem_id if len(asked) == PAGE else None) if one is not None]
    floor = max(ends, default=0)
    # A list that goes on says nothing of what lies below its end, so the page ends where the first of them does.
    found = {view.problem_id: view for view in [*asked, *approvals.problems] if view.problem_id >= floor}
    cards = [card for number in sorted(found, reverse=True) for card in await cards_of(visitor, found[number])]
    return Waiting(cards, floor or None)


def card_ids(visitor: Visitor, view: ProblemView) -> list[str]:
    """The cards of a problem."""
    left = decidable(view, visitor.principal)
    return [approval.approval_id for approval in left.approvals] + ([f"q{view.problem_id}"] if _asks(left) else [])


async def cards_of(visitor: Visitor, view: ProblemView) -> list[Card]:
    """The cards of a problem that the visitor may see; with every argument, which lists leave out when it is long."""
    if any(approval.args_left_out for approval in view.approvals):
        view = await visitor.gateway.problems.view(visitor.principal, view.problem_id)
    left = decidable(view, visitor.principal)
    own = visitor.principal.user_id in (None, view.user_id)
    cards = []
    for approval in left.approvals:
        spec = await spec_of(visitor, approval.tool_name)
        deciders = in_words(approval.approvers, view.user_id)
        read = {tool: await spec_of(visitor, tool) for tool in {label.tool for label in approval.origins if label.tool}}
        rows = rows_of(
            spec,
            approval,
            {tool: found.results_are for tool, found in read.items() if found},
            language_of(view.text or ""),
        )
        server = spec.mcp_server if spec else None
        cards.append(
            Card(approval.approval_id, left, approval, None, rows, deciders, server, own, decides=visitor.decides)
        )
    if _asks(left):
        cards.append(Card(f"q{view.problem_id}", left, question=left.question))
    return [replace(cards[0], preface=left.preface), *cards[1:]] if cards else []


async def standing(visitor: Visitor, approval_id: str) -> tuple[Card | Outcome, list[Card]]:
    """How an approval stands now, and what else its problem waits for. Raises NotFound as a problem's view does."""
    problem_id = problem_of(approval_id)
    view = await visitor.gateway.problems.view(visitor.principal, problem_id)
    cards = await cards_of(visitor, view)
    others = [card for card in cards if card.card_id != approval_id]
    pending = next((card for card in cards if card.card_id == approval_id), None)
    return (pending, others) if pending is not None else (await _outcome(visitor, approval_id, view), others)


async def _outcome(visitor: Visitor, card_id: str, view: ProblemView) -> Outcome:
    number = view.problem_id
    if card_id.startswith("q"):
        return Outcome(card_id, number, "answered", "This question does not wait any more.", "", view)
    try:
        found = await visitor.gateway.problems.steps(visitor.principal, number)
    except NotFound:
        return Outcome(card_id, number, "closed", "This does not wait for you any more.", "", view)
    for _, step in reversed(found.steps):
        if step.action in _DECIDED and step.detail.get("approval_id") == card_id:
            return Outcome(card_id, number, _DECIDED[step.action], step.description, _by(visitor, step), view)
    raise NotFound(f"there is no approval {card_id} for you")


def _by(visitor: Visitor, step: Step) -> str:
    name = step.detail.get("decided_by")
    return "you" if name == visitor.principal.actor else str(name or "")


def problem_of(card_id: str) -> int:
    """The number of the problem in a card's id. Raises NotFound for what is no id."""
    number = card_id.removeprefix("q").partition("-")[0]
    if not (number.isascii() and number.isdigit()) or len(number) > 18:
        raise NotFound(f"there is no approval {card_id[:40]!r}")
    return int(number)


async def spec_of(visitor: Visitor, tool_name: str) -> ToolSpec | None:
    """The tool's entry; None for one that is not in the catalogue, or while that cannot be read."""
    try:
        return (await visitor.gateway.tools.find(tool_name)).spec
    except (NotFound, Forbidden, Unavailable):
        return None


def _asks(view: ProblemView) -> bool:
    return view.question is not None and not view.closed
