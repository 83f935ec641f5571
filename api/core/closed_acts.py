"""What a message decides by rule where a language model plans: closed values, and nothing that has to be read. Pure.

A plain yes or no, a decision that names what it decides, and an answer to the question that was shown last; that one's
problem reads it with its own model. Everything else is the model's: it opens a problem that sees what waits.
"""

from __future__ import annotations

from collections.abc import Sequence

from steward.api.core.acts import Act, Change, Decide, DecideNamed, NoAnswer, Reply, Unclear
from steward.api.core.message_acts import Properties, act_in_conversation, act_on_problem, own_arguments
from steward.contracts.problem import ProblemView
from steward.language.decision_words import are_several_decisions, named_decision_in, names_alone
from steward.language.yes_or_no import assents, yes_or_no
from steward.sql.shown import Shown


def closed_act_in_conversation(
    text: str, waiting: Sequence[ProblemView], shown: Sequence[Shown], properties: Properties = own_arguments
) -> Act | None:
    """The act of a message said to nobody in particular; None: the model reads it."""
    act = act_in_conversation(text, waiting, shown, properties)
    match act:
        case Decide() | DecideNamed() | NoAnswer():
            return act
        case Reply(view):
            asked = any(one.question and one.problem_id == view.problem_id for one in shown)
            return act if asked else None
        case Unclear():
            return act if _is_decision(text, act) and not _answers_model(text, act, shown) else None
        case _:
            return None


def _answers_model(text: str, act: Unclear, shown: Sequence[Shown]) -> bool:
    """Whether a bare no follows words of the model that showed nothing: it may answer those, and the model knows them.
    Where it withdraws what waits instead, that can be shown again."""
    return not shown and not act.rest and yes_or_no(text) is False


def closed_act_on_problem(
    text: str, view: ProblemView, shown: Sequence[Shown], properties: Properties = own_arguments
) -> Act:
    """The act of a message said to this problem: what decides nothing is said to its model, and takes back at once what
    waits there."""
    act = act_on_problem(text, view, shown, properties)
    if isinstance(act, Change) or (isinstance(act, Unclear) and not _is_decision(text, act)):
        return Reply(view)
    return act


def _is_decision(text: str, act: Unclear) -> bool:
    """Whether a message of which nobody can tell what it decides is a decision, which no model may make."""
    if yes_or_no(text) is not None or assents(text) or bool(act.rest):
        return True
    return named_decision_in(text) is not None or are_several_decisions(text) or names_alone(text)
