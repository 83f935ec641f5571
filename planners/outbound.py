"""What a planner that is not on this machine gets to see: the request with every secret and personal number masked, and
its plan with the true values put back. Used by the chain alone.

The masks keep the family and the last characters, so that the model can still say which card it means; what it writes
into a call's arguments is read back here, and the call is judged with the true value (tools/guards.py).
"""

from __future__ import annotations

import ipaddress
from typing import Any, Final
from urllib.parse import urlsplit

from steward.contracts.plan import PlanRequest, PlanResult
from steward.contracts.secret_masking import SecretMask
from steward.contracts.security import EventKind, SecretsToModels, SecurityNote

SHOWN: Final = frozenset(
    {
        *("text", "turns", "asked", "recent", "reading", "profile", "memories", "observations", "said"),
        *("settled", "waiting", "mend"),
    }
)
"""What of a request may hold anything that people, tools or the world said."""


def must_mask(policy: SecretsToModels, *, local: bool) -> bool:
    """Whether a backend gets masks. `local`: what it is shown stays on this machine."""
    return policy == "mask_all" or (policy == "mask" and not local)


def masked_request(request: PlanRequest, mask: SecretMask) -> PlanRequest:
    """The request without secrets. Identity, tools and times are Steward's own words."""
    shown: Any = mask.value(request.model_dump(mode="json", include=set(SHOWN)))
    return PlanRequest.model_validate({**dict(request), **shown}) if mask.found else request


def restored_result(result: PlanResult, mask: SecretMask) -> PlanResult:
    """The plan with the true values. What the model thought stays masked."""
    if not mask.found:
        return result
    return type(result).model_validate({**dict(result), "plan": mask.restored(result.plan.model_dump(mode="json"))})


def notes_of(mask: SecretMask, backend: str) -> list[SecurityNote]:
    """What was kept from a backend."""
    place = f"planner {backend}"
    found = mask.found.values()
    return [SecurityNote(kind=EventKind.MASKED, family=one.family, place=place, detail=str(one)) for one in found]


def is_this_machine(url: str | None) -> bool:
    """Whether an endpoint's address is a loopback one."""
    host = urlsplit(url or "").hostname or ""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
