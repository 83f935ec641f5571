"""Every rule by which the planner reads arguments, as they are asked: where two disagree the first counts."""

from __future__ import annotations

from typing import Final

from planners.embedded.judge import exclusion_rules, extent_rules, heading_rules, time_rules, value_rules
from planners.embedded.judge.rule_set import Rules

RULES: Final = Rules(
    tools=(exclusion_rules.cannot, exclusion_rules.services),
    readings=(
        exclusion_rules.own_service,
        exclusion_rules.beside_address,
        exclusion_rules.anothers_value,
        exclusion_rules.own_name,
    ),
    shares=(time_rules.other_way_round,),
    extents=(extent_rules.full_name, extent_rules.all_quoted, extent_rules.said_out, extent_rules.listed_out),
    words=(time_rules.at_time, extent_rules.asked_for),
    typings=(extent_rules.as_read, extent_rules.field),
    overruling=(
        heading_rules.headed,
        value_rules.unit,
        time_rules.period,
        value_rules.only_language,
        value_rules.all_of_them,
        value_rules.said_instead,
    ),
    filling=(
        value_rules.only_currency,
        value_rules.only_value,
        value_rules.only_address,
        value_rules.counted_unit,
        value_rules.exemplified,
        value_rules.meaning,
        value_rules.values_of_list,
        value_rules.letters,
    ),
)
