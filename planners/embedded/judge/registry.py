"""Every rule by which the planner reads arguments, as they are asked: where two disagree the first counts."""

from __future__ import annotations

from typing import Final

from planners.embedded.judge import excluded, extents, headed, named, times
from planners.embedded.judge.proposals import Rules

RULES: Final = Rules(
    tools=(excluded.cannot, excluded.services),
    readings=(
        excluded.own_service,
        excluded.beside_address,
        excluded.anothers_value,
        excluded.own_name,
    ),
    shares=(times.other_way_round,),
    extents=(extents.full_name, extents.all_quoted, extents.said_out, extents.listed_out),
    words=(times.at_time, extents.asked_for),
    typings=(extents.as_read, extents.field),
    overruling=(
        headed.headed,
        named.unit,
        times.period,
        named.only_language,
        named.all_of_them,
        named.said_instead,
    ),
    filling=(
        named.only_currency,
        named.only_value,
        named.only_address,
        named.counted_unit,
        named.exemplified,
        named.meaning,
        named.values_of_list,
        named.letters,
    ),
)
