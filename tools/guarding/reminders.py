"""The guard of cancel_reminder: one is canceled as it is ordered, several only after a human has seen each."""

from __future__ import annotations

from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, confirm


def reminders_cancellation(args: Args, facts: Facts) -> GuardVerdict:
    """Confirm that several reminders are canceled at once: none of them comes back."""
    given = args["reminder_id"]
    several = isinstance(given, list) and len(given) > 1
    return confirm("reminders_canceled", count=len(given)) if several else ALLOW
