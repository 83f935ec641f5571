"""The body of POST /events: what a mail server reports."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict, Field

from steward.api.bodies import Received
from steward.contracts.base import WireMessage
from steward.contracts.wire import Name, UserId


class EmailEvent(WireMessage):
    """An e-mail that came in. `from` (empty for one that nobody sent, such as a bounce), `subject` and `body` as they
    arrived, NUL characters left out; `to` is the mailbox it arrived in."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    sender: str = Field(alias="from", max_length=200)
    subject: str = Field(max_length=1_000)
    body: str = Field(max_length=100_000)
    to: Name | None = None


class EventBody(Received):
    """The body of POST /events. A repeat with the same type and `dedupe_key` leads to the same problem, whatever else
    it says. `user_id` is who reports it ("mail_server", say); `notify` the user it concerns, who is found by the
    address in `to` when nobody is named."""

    type: Literal["email"]
    dedupe_key: Name
    email: EmailEvent
    user_id: UserId | None = None
    notify: UserId | None = None
    conversation_id: Name | None = None

    @classmethod
    def _as_it_can_be_kept(cls, value: Any) -> Any:
        """The event without NUL characters in its e-mail: a mail server cannot choose what a mail holds."""
        email = value.get("email") if isinstance(value, dict) else None
        if not isinstance(email, dict):
            return value
        kept = {
            name: text.replace("\x00", "") if isinstance(text, str) and name != "to" else text
            for name, text in email.items()
        }
        return {**value, "email": kept}
