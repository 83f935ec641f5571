"""Who a decision is said to come from, and how far that can be proven. Shared by doors, workers and workflows.

The gateway knows a user from credentials and speaks to Temporal as `GATEWAY_IDENTITY`. Whoever speaks to Temporal
directly (its command line) is known by the client identity that the server wrote into the history, and by nothing else:
such a sender is recorded as `temporal:<identity>`, whatever name the payload claims. A user id can be none of the names
recorded for others.
"""

from __future__ import annotations

import unicodedata
from typing import Final

OPERATOR: Final = "operator"
"""The actor of a decision made without a user: whoever holds the tenant's credentials."""
SYSTEM: Final = "system"
"""The actor of what nobody decided: an expiry, an approval left over at the end."""
TEMPORAL: Final = "temporal"
UNNAMED: Final = "unnamed"
GATEWAY_IDENTITY: Final = "steward-api"
"""The client identity of gateways; the process follows after a colon."""
SELF_TEST_USER: Final = "steward-self-test"
"""The user of the problems that the self-test of `steward up` opens."""

_RESERVED: Final = frozenset({OPERATOR, SYSTEM, TEMPORAL, UNNAMED, GATEWAY_IDENTITY})
_PREFIXES: Final = (f"{TEMPORAL}:", f"{GATEWAY_IDENTITY}:")


def is_reserved(user_id: str) -> bool:
    """Whether a user of this id could be taken for somebody who is none: compared without case, blanks and lookalike
    forms ("Operator ", "ｓystem", "temporal:me@host")."""
    plain = "".join(ch for ch in unicodedata.normalize("NFKC", user_id) if unicodedata.category(ch) != "Cf")
    name = plain.strip().casefold()
    return name in _RESERVED or name.startswith(_PREFIXES)


def proven_actor(identity: str, claimed: str | None) -> str | None:
    """The actor of a message that a Temporal client of this identity sent. Only a gateway is believed whom it names."""
    return claimed if is_gateway(identity) else f"{TEMPORAL}:{identity or UNNAMED}"


def decided_by_in_words(actor: str | None) -> str:
    """Who decided, to be put behind what was decided; empty where nobody did, or nobody knows who."""
    return "" if actor in (None, "", SYSTEM, UNNAMED) else f", decided by {actor}"


def is_gateway(identity: str) -> bool:
    """Whether a Temporal client of this identity is a gateway, which has actors and roles from credentials."""
    return identity.startswith(f"{GATEWAY_IDENTITY}:")
