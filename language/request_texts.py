"""The texts to find tools by, besides a request as a whole: what it hands on, to whom, and under which condition. Pure.

A request for two things is near neither in meaning: of "email me my todo list" only one tool of two might be found.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.deliveries import read_delivery
from steward.language.mail_orders import mail_order_at, without_quotations
from steward.language.result_words import asked_value, conditional_in, means_result, object_in, relation_in, value_in
from steward.language.word_lists import any_of

_MOST: Final = 6
_AND: Final = rf"(?:{any_of('joining')})\s++"
_CLAUSES: Final = re.compile(rf"(?<![,;.!?])[,;.!?]++\s++(?:{_AND})?|(?<!\s)\s++{_AND}", re.I)
_POLITE: Final = re.compile(rf"(?:(?:{any_of('polite_openings')})\b[\s,]*+){{1,4}}", re.I)
_OWN_ADDRESS: Final = "save my e-mail address in my profile"


def texts_apart(text: str) -> list[str]:
    """Those texts; none for a request whose parts have nothing to do with each other's results."""
    conditional = conditional_in(text)
    whole = [conditional.condition, conditional.order] if conditional else [text]
    clauses = [_POLITE.sub("", clause.strip(" .!?¿¡"), count=1) for one in whole for clause in _CLAUSES.split(one)]
    found = [piece for clause in clauses if clause for piece in _pieces(clause)]
    refers = any(
        object_in(clause) or value_in(clause) or relation_in(clause) or asked_value(clause) for clause in clauses
    )
    if conditional or found or (refers and len(clauses) > 1) or _writes_besides(text):
        found += [clause for clause in clauses if clause and read_delivery(clause) is None]
    return list(dict.fromkeys(found))[:_MOST]


def _writes_besides(text: str) -> bool:
    """Whether a request goes on to write to an address: what stands before that may be for any other tool."""
    orders = [mail_order_at(clause) for clause in _CLAUSES.split(without_quotations(text))[1:]]
    return any(order is not None and order.sure for order in orders)


def _refers(clause: str) -> bool:
    """Whether a clause speaks of what another one finds."""
    return any(read(clause) is not None for read in (object_in, value_in, relation_in, asked_value))


def _pieces(clause: str) -> list[str]:
    """What a delivery hands on, and the order to do so."""
    delivery = read_delivery(clause)
    if delivery is None:
        return []
    content = [] if means_result(delivery.content) else [delivery.content]
    own = [_OWN_ADDRESS] if delivery.channel == "mail" and not delivery.to else []
    return [*content, delivery.order, *own]
