"""Requests that write to several people, one order after another: where the next one begins, and what mixes them. Pure.

The splitter cuts at the orders found here; the backend leaves a part alone that still mixes two, so that no order and
no address is sent as the text of another mail, or lost without a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from steward.contracts.tool_meaning import Role
from steward.language.mail_orders import (
    MailOrder,
    addresses_outside_quotations,
    mail_order_at,
    without_quotations,
)
from steward.language.recipient_changes import is_ruled_out
from steward.language.word_lists import any_of
from steward.planners.embedded.boundaries import find_joints
from steward.planners.embedded.judge.people_rules import MESSAGES, writes_to_people
from steward.planners.embedded.judge.schemas import is_address
from steward.planners.embedded.request_parts import Part

_MOST_ORDERS: Final = 8
_CLAUSE: Final = re.compile(rf"(?:^|[,;.:!?&]\s{{0,5}}|\b(?:{any_of('joining', 'following')})\s{{1,5}})$", re.I)
"""Matches the end of "I am late, " and "hi and ": what follows begins a clause of its own."""
_FOLLOWING: Final = re.compile(rf"\b(?:{any_of('following')})\b", re.I)
_LOOKED_BACK: Final = 40
"""Characters before an address in which its clause must begin."""


class LaterOrder(NamedTuple):
    """An order to write to somebody after the first words: where its joint begins and where it begins itself."""

    joint: int
    begin: int
    order: MailOrder


def later_mail_orders(text: str) -> Iterator[LaterOrder]:
    """Orders to write to somebody that follow a joint and stand in no quotation."""
    plain = without_quotations(text)
    found = ((joint, mail_order_at(plain, joint.end())) for joint in find_joints(plain))
    orders = (LaterOrder(joint.start(), joint.end(), order) for joint, order in found if order is not None)
    return islice(orders, _MOST_ORDERS)


def writes_mail(part: Part) -> bool:
    """Whether a part writes to people and is about no other thing: it does not forward or answer a mail."""
    if part.candidate is None or part.candidate.reads or not writes_to_people(part.candidate.parameters):
        return False
    return not part.candidate.needed(Role.ID)


def tells_somebody(part: Part) -> bool:
    """Whether a part says to whom a mail goes and what it tells them; a subject may be missing."""
    if not writes_mail(part):
        return False
    return not any(name in MESSAGES or name in _people(part) for name in part.missing)


def left_alone_if_mixed(part: Part) -> Part:
    """The part without its tool where its words may be several mails or hold one that would be lost, or rule out
    somebody who would get it."""
    if part.candidate is None or part.delivery is not None or not (_loses_mail(part) or _is_mixed(part)):
        return part
    return replace(part, candidate=None, args={}, confidence=1.0, mixed=True)


def _loses_mail(part: Part) -> bool:
    """Whether a part orders a mail besides that none of its arguments holds."""
    message = " ".join(str(value) for value in part.args.values())
    return any(order.sure and order.who not in message for _, _, order in later_mail_orders(part.text))


def _is_mixed(part: Part) -> bool:
    if not writes_mail(part):
        return False
    people = [part.args[name] for name in _people(part) if name in part.args]
    if any(is_ruled_out(part.text, value) for value in people):
        return True
    getting = " ".join(map(str, people))
    message = " ".join(str(value) for value in part.args.values())
    for begin, address in addresses_outside_quotations(part.text):
        if address not in getting and (address not in message or _begins_clause(part.text, begin)):
            return True
    for joint, begin, order in later_mail_orders(part.text):
        # "..., then email Carol saying bye" is an order; after "and" it may be what a mail says.
        is_order = order.sure or _FOLLOWING.search(part.text[joint:begin]) is not None
        if order.who not in (getting if is_order else message):
            return True
    return False


def _people(part: Part) -> list[str]:
    """The parameters of a part's tool that take addresses."""
    assert part.candidate is not None
    properties = part.candidate.parameters.get("properties", {})
    return [name for name, schema in properties.items() if isinstance(schema, dict) and is_address(name, schema)]


def _begins_clause(text: str, place: int) -> bool:
    begin = max(0, place - _LOOKED_BACK)
    return place == 0 or (_CLAUSE.search(text[begin:place]) is not None and text[begin:place].strip() != "")
