"""Replies to mailed approvals. One decides if three things hold: its mark is that of an approval that waits, its words
are plain, and it is the account's own, by DKIM or by lying in its Sent folder."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from steward_client import Approval, AsyncSteward, Conflict, Forbidden, InvalidRequest, NotFound

from steward.gateways.mail.folders import Arrived
from steward.gateways.mail.letters import Letter
from steward.gateways.mail.marks import is_mark_of
from steward.gateways.mail.settings import MailSettings
from steward.gateways.mail.signatures import Lookup, is_signed_by
from steward.gateways.mail.store import Decision, Store

_log = logging.getLogger(__name__)
_FORM: Final = frozenset({"content-type", "content-transfer-encoding"})
"""Header lines by which another text can be made of the same bytes."""


class Replies:
    """Without a secret, nothing is a reply."""

    def __init__(self, steward: AsyncSteward, store: Store, settings: MailSettings, lookup: Lookup) -> None:
        self._steward = steward
        self._store = store
        self._user = settings.user
        self._address = settings.address.casefold()
        self._secret = None if settings.reply_secret is None else settings.reply_secret.get_secret_value()
        self._approves = settings.approves
        self._lookup = lookup
        self._confirmed: set[str] = set()
        """The mails of which Steward was told since the start; of others it may not have been."""
        self._one_at_a_time = asyncio.Lock()
        """The same reply lies in two folders."""

    async def take(self, letter: Letter, arrived: Arrived, *, in_sent: bool) -> bool:
        """Do what it decides. Whether it is a reply of the account's, which is no news; what it says may not count.

        Raises:
            StewardError: Steward does not answer; ask again.
            MailboxAway: DNS does not.
        """
        async with self._one_at_a_time:
            if (begun := self._store.decision(key=arrived.key)) is not None:
                if begun.key not in self._confirmed:
                    await self._confirm(begun)
                return True
            if self._secret is None or letter.mark is None or letter.address != self._address:
                return False
            if self._store.decision(mark=letter.mark) is not None:
                return True
            approval = await self._marked(letter.mark)
            if approval is None:
                return False
            why = await self._why_not(letter, arrived, in_sent)
            if why is not None:
                _log.warning("a reply to approval %s decides nothing: %s", approval.approval_id, why)
                return True
            decision = _decision(letter, arrived, approval)
            self._store.decide(decision)
            await self._confirm(decision)
            return True

    async def _marked(self, mark: str) -> Approval | None:
        """The approval that was mailed with this mark and waits as it was shown."""
        approval_id = mark.partition(".")[0]
        try:
            problem = await self._steward.problem(int(approval_id.partition("-")[0]))
        except (NotFound, Forbidden, InvalidRequest):
            return None
        for approval in problem.approvals:
            found = (approval.approval_id, approval.args_sha256)
            if approval.state == "pending" and is_mark_of(mark, self._secret or "", self._user, *found):
                return approval
        return None

    async def _why_not(self, letter: Letter, arrived: Arrived, in_sent: bool) -> str | None:
        """Why a reply does not count; None: it does."""
        if letter.by_steward:
            return "no human wrote it"
        if letter.answer is None:
            return "its first line is neither a yes nor a no, or there is more than a yes"
        yes = letter.answer == "yes"
        if yes and not self._approves:
            return "a reply may only deny (STEWARD_MAIL_APPROVES)"
        if in_sent:
            return None
        also = _FORM if yes else frozenset()
        signed = arrived.whole and await asyncio.to_thread(
            is_signed_by, arrived.raw, self._address, self._lookup, also=also
        )
        return None if signed else f"it has no valid DKIM signature of {self._address}"

    async def _confirm(self, decision: Decision) -> None:
        try:
            await self._steward.confirm(
                decision.problem_id,
                decision.confirmed,
                approval_id=decision.approval_id,
                reason="by mail",
                wait_s=0,
                idempotency_key=f"mail:{decision.key}",
            )
        except (Conflict, NotFound, Forbidden, InvalidRequest) as error:
            _log.warning("a reply decides nothing: %s", error)
        else:
            _log.info("approval %s: %s", decision.approval_id, "approved" if decision.confirmed else "denied")
        self._confirmed.add(decision.key)


def _decision(letter: Letter, arrived: Arrived, approval: Approval) -> Decision:
    problem_id = int(approval.approval_id.partition("-")[0])
    return Decision(arrived.key, letter.mark or "", problem_id, approval.approval_id, letter.answer == "yes")
