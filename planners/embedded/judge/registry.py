"""Every rule by which the planner reads arguments, as they are asked: where two disagree the first counts."""

from __future__ import annotations

from typing import Final

from planners.embedded.judge import amounts, excluded, extents, headed, named, times
from planners.embedded.judge.proposals import Rules

RULES: Final = Rules(
    tools=(excluded.cannot, excluded.services),
    readings=(
        excluded.own_service,
        excluded.beside_address,
        excluded.anothers_value,
        excluded.own_name,
        excluded.no_link,
    ),
    shares=(extents.named_before, extents.named_inside, times.other_way_round),
    extents=(times.with_day, extents.full_name, extents.all_quoted, extents.said_out, extents.listed_out),
    words=(extents.named_first, times.at_time, extents.asked_for),
    typings=(extents.as_read, extents.field),
    overruling=(
        headed.headed,
        named.owner_and_name,
        amounts.counted_for_another,
        amounts.counted,
        amounts.size,
        amounts.unit,
        times.period,
        named.only_language,
        named.all_of_them,
        named.said_in_full,
        named.said_instead,
        times.end_of_range,
        times.start_of_range,
        headed.without_list,
    ),
    filling=(
        named.only_currency,
        named.only_value,
        named.only_address,
        amounts.only_number,
        amounts.amount,
        amounts.limit,
        amounts.counted_unit,
        named.quoted,
        named.exemplified,
        named.language_by_name,
        named.meaning,
        named.values_of_list,
        named.letters,
        headed.listed,
        times.day,
    ),
)
