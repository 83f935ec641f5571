"""The list of all rules by which the planner reads arguments, in the order in which they are asked.

Where two rules propose a value for the same parameter the one that stands first wins. `Rules` says what each kind does.
"""

from __future__ import annotations

from typing import Final

from steward.planners.embedded.judge import (
    device_rules,
    exclusion_rules,
    extent_rules,
    heading_rules,
    order_rules,
    people_rules,
    reschedule_rules,
    sum_rules,
    text_rules,
    time_rules,
    value_rules,
)
from steward.planners.embedded.judge.rule_set import Rules

RULES: Final = Rules(
    tools=(
        exclusion_rules.cannot_do,
        exclusion_rules.makes_new_thing,
        exclusion_rules.lacks_needed_words,
        sum_rules.calculates,
        exclusion_rules.service_names,
        people_rules.names_no_chat,
        device_rules.is_switched,
        device_rules.switches_home,
        reschedule_rules.moves_event,
    ),
    readings=(
        exclusion_rules.drop_own_service,
        exclusion_rules.drop_words_beside_address,
        exclusion_rules.drop_ruled_out_people,
        exclusion_rules.drop_chosen_values,
        exclusion_rules.drop_parameter_name,
        time_rules.drop_no_repetition,
        sum_rules.drop_part_of_sum,
        order_rules.words_of_order,
        device_rules.drop_unasked_step,
        device_rules.drop_reason,
        reschedule_rules.drop_unsaid_following,
    ),
    shares=(
        time_rules.swap_start_and_end,
        time_rules.start_of_lone_end,
        time_rules.give_lengths_to_numbers,
        time_rules.give_whole_moments,
        time_rules.give_repetitions,
        reschedule_rules.times_of_move,
        text_rules.subject_under_heading,
    ),
    extents=(
        extent_rules.extend_to_full_name,
        extent_rules.extend_to_whole_quotation,
        extent_rules.extend_to_message_end,
        extent_rules.extend_to_list_end,
        text_rules.extend_to_reminder_end,
        device_rules.device_alone,
        device_rules.device_with_kind,
    ),
    words=(
        time_rules.drop_time_preposition,
        time_rules.drop_place_of_time,
        extent_rules.drop_asking_words,
        text_rules.reported_clause,
    ),
    typings=(extent_rules.value_as_read, extent_rules.field_with_value),
    overruling=(
        heading_rules.value_under_heading,
        sum_rules.expression_whole,
        value_rules.unit_of_amount,
        time_rules.nearest_period,
        reschedule_rules.which_follow,
        reschedule_rules.event_at_hour,
        value_rules.only_language_code,
        value_rules.value_for_all,
        value_rules.value_named_instead,
        device_rules.step_of_setting,
        device_rules.action_of_step,
        device_rules.action_of_degrees,
        device_rules.stated_degrees,
        people_rules.person_of_news,
        people_rules.given_address,
        people_rules.text_after_address,
    ),
    filling=(
        value_rules.only_currency,
        value_rules.amount_of_currency,
        value_rules.only_value,
        value_rules.only_address,
        people_rules.own_address,
        people_rules.owner_named,
        value_rules.only_counted_unit,
        value_rules.example_of_description,
        value_rules.number_for_word,
        value_rules.all_values_named,
        value_rules.only_letter_code,
        device_rules.device_in_general,
        time_rules.place_after_time,
        time_rules.repetition_said,
        text_rules.reminded_text,
        value_rules.choice_named,
    ),
)
