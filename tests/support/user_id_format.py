"""Ids of users for requests that are made from the OpenAPI page: a schema names their format, this makes them.

Loaded by Schemathesis, as a file of its hooks.
"""

from __future__ import annotations

import schemathesis
from hypothesis import strategies as st

from steward.contracts.user_ids import FORMAT, LONGEST, fault_in

_SEEN = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=LONGEST)
_ONE_SCRIPT = st.from_regex(r"\A[A-Za-z0-9@._+ -]{1,40}\Z")
schemathesis.openapi.format(
    str(FORMAT["format"]), (_ONE_SCRIPT | _SEEN).filter(lambda user_id: fault_in(user_id) is None)
)
