"""The reply of a problem that changed others of its conversation: with what these show now, so that the next word is
said to that. Pure; part of the gateway."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from steward.api.core.reply import Reply
from steward.contracts.problem import ProblemView
from steward.contracts.wire import Answer


def showing_others(reply: Reply, views: Sequence[ProblemView]) -> Reply:
    """The reply as that of the last of these problems, with the words of the one that acted and all that waits; as its
    own, at their end, where it waits itself."""
    if not views:
        return reply
    answers = [*map(Answer.of, views), *([] if reply.shows_nothing else [reply.answer])]
    last, pending = answers[-1], [approval for answer in answers for approval in answer.approvals]
    words = [view.message for view in views if view.message not in reply.answer.message]
    words.insert(0 if reply.shows_nothing else len(words), reply.answer.message)
    asked = [answer.confirmation_message for answer in answers if answer.confirmation_message]
    update = {
        "message": "\n\n".join(filter(None, words)),
        "approvals": pending,
        "requires_confirmation": bool(pending),
        "confirmation_message": "\n".join(asked) or None,
        "confirm_options": ["Yes", "No"] if pending else [],
    }
    settled = all(view.settled for view in views)
    return replace(reply, answer=last.model_copy(update=update), accepted=not settled, shows=())
