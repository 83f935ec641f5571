"""Who may decide an approval, where a rule of the policy says so: `approvers: [user, role:finance, not:requester]`.

Pure. The policy checks what is written (`faults`), the workflow and the dispatch check who decides (`may_decide`),
doors filter what they show by it. Roles come from credentials alone; a name that stands for no user fits no entry.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from steward.contracts.actors import is_reserved

REQUESTER: Final = "user"
"""The user whose problem it is."""
NOT_REQUESTER: Final = "not:requester"
"""Not the user whose problem it is, whatever else is listed."""
_USER: Final = "user:"
_ROLE: Final = "role:"


def faults(entries: Sequence[str]) -> list[str]:
    """What is wrong with a list of approvers, in words; empty when it can be used."""
    wrong = [
        f"{entry!r} is none of user, user:NAME, role:NAME, not:requester" for entry in entries if not _known(entry)
    ]
    wrong += [f"{entry!r} is reserved, no user goes by it" for entry in entries if is_reserved(_name(entry, _USER))]
    if not wrong and not any(_able(entry, entries) for entry in entries):
        wrong.append("it names nobody who could decide")
    return wrong


def may_decide(approvers: Sequence[str], requester: str, actor: str | None, roles: Collection[str]) -> bool:
    """Whether a decision by `actor` with these roles counts. Without approvers everybody who reaches the problem may.

    `actor` is as recorded: a user id, or a name that is none (operator, temporal:...), which only a role can admit and
    `not:requester` never does: who could be the requester too is not known to be another.
    """
    if not approvers:
        return True
    user = None if actor is None or is_reserved(actor) else actor
    if NOT_REQUESTER in approvers and user in (None, requester):
        return False
    return not fitting(user, roles).isdisjoint(approvers) or (user == requester and REQUESTER in approvers)


def open_to_requester(approvers: Sequence[str]) -> bool:
    """Whether the user whose problem it is may decide, whatever roles they have."""
    return not approvers or (REQUESTER in approvers and NOT_REQUESTER not in approvers)


def fitting(user: str | None, roles: Collection[str]) -> set[str]:
    """The entries that name this user or one of these roles."""
    named = set() if user is None else {_USER + user}
    return named | {_ROLE + role for role in roles}


def in_words(approvers: Sequence[str], requester: str) -> str:
    """The people, for people: "ann, or anyone with the role finance". Empty without approvers."""
    excluded = NOT_REQUESTER in approvers
    names = [requester] if REQUESTER in approvers else []
    names += [_name(entry, _USER) for entry in approvers if entry.startswith(_USER)]
    people = [name for name in dict.fromkeys(names) if not (excluded and name == requester)]
    people += [f"anyone with the role {_name(entry, _ROLE)}" for entry in approvers if entry.startswith(_ROLE)]
    return ", or ".join(people) + (f", but not {requester}" if excluded else "")


def _known(entry: str) -> bool:
    return entry in (REQUESTER, NOT_REQUESTER) or bool(_name(entry, _USER).strip() or _name(entry, _ROLE).strip())


def _able(entry: str, entries: Sequence[str]) -> bool:
    return open_to_requester(entries) if entry == REQUESTER else entry != NOT_REQUESTER


def _name(entry: str, kind: str) -> str:
    """What follows `user:` or `role:`; empty for an entry of another kind."""
    return entry.removeprefix(kind) if entry.startswith(kind) else ""
