"""The guard of add_contact: who is known already is changed after a human has seen it, and never kept twice. Pure, but
for the facts."""

from __future__ import annotations

from steward.tools.context import ToolContext
from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, confirm
from steward.tools.people import same_person
from steward.tools.ports import needed


def known_contact(args: Args, facts: Facts) -> GuardVerdict:
    """Confirm where somebody of that name or address is known with another one, which would be written over."""
    others = facts["written_over"]
    if not others:
        return ALLOW
    return confirm("known_contact", name=facts["name"], known=", ".join(others))


async def known_facts(ctx: ToolContext, args: Args) -> Facts:
    """Who is known of that name or address, and what of them would be another."""
    contacts = await needed(ctx.services.contacts, "the address book").list(ctx.owner)
    known = same_person(contacts, str(args["name"]), args.get("email"))
    if known is None:
        return {"name": "", "written_over": []}
    pairs = ((known.email, args.get("email")), (known.phone, args.get("phone")))
    over = [before for before, given in pairs if before and given and before.casefold() != str(given).casefold()]
    return {"name": known.name, "written_over": over}
