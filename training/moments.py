"""Dates, times and both together, as people say them in English. Used by the rules for values."""

from __future__ import annotations

import random

from training.written import pick

DIGITS = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "fifteen", "twenty", "thirty",
]  # fmt: skip
"""Number words; the place of each of the first thirteen is its value."""


def date(rng: random.Random) -> str:
    """A day."""
    day, ordinal = rng.randint(1, 28), rng.choice(["", "", "th"])
    month, weekday = pick(rng, "month"), pick(rng, "weekday")
    return rng.choice([
        "today", "tomorrow", "tomorrow", "the day after tomorrow", "tonight", "this weekend", "next week", "next month",
        "yesterday", f"next {weekday}", f"this {weekday}", weekday, weekday, f"{weekday} next week",
        f"{month} {day}{ordinal}", f"{day}{ordinal} {month}", f"the {day}th", f"{month} {day}, 20{rng.randint(24, 28)}",
        f"20{rng.randint(24, 28)}-{rng.randint(1, 12):02}-{day:02}", f"{day}/{rng.randint(1, 12)}",
        f"{day}.{rng.randint(1, 12)}.", f"in {rng.randint(2, 9)} days", f"in {rng.choice(['two', 'three'])} weeks",
        f"{weekday} the {day}th", "end of the month", "this afternoon", "tomorrow morning", f"{weekday} evening",
        "end of the week", "the first of next month",
    ])  # fmt: skip


def time(rng: random.Random) -> str:
    """A time of day."""
    hour, minute = rng.randint(1, 12), rng.choice(["00", "15", "30", "45", "10", "20"])
    return rng.choice([
        f"{hour}pm", f"{hour}am", f"{hour} pm", f"{hour}:{minute}", f"{hour}:{minute} pm", f"{hour}:{minute}am",
        f"{rng.randint(8, 22)}:{minute}", "noon", "midnight", f"{hour} o'clock",
        f"half past {rng.choice(DIGITS[1:13])}", f"quarter to {rng.choice(DIGITS[1:13])}",
        f"{rng.choice(DIGITS[5:13])}", f"{hour}", f"{hour} in the morning",
        f"{rng.choice(DIGITS[5:13])} in the evening", f"{rng.randint(13, 23)}h", f"{hour}.{minute}",
    ])  # fmt: skip


def when(rng: random.Random) -> str:
    """A moment: a while from now, a time, a day, both, or something that comes again."""
    unit = rng.choice(["minutes", "min", "hours", "days", "mins", "seconds", "weeks"])
    amount = rng.choice([str(rng.randint(2, 59)), rng.choice(DIGITS[2:13])])
    kind = rng.random()
    if kind < 0.25:
        return rng.choice([
            f"in {amount} {unit}", f"in {amount} {unit}", "in an hour", "in half an hour", f"{amount} {unit} from now",
            "in a week", "in a minute", "in a couple of hours",
        ])  # fmt: skip
    if kind < 0.5:
        return f"{rng.choice(['', 'at '])}{time(rng)}"
    if kind < 0.7:
        return date(rng) if rng.random() < 0.7 else f"on {pick(rng, 'weekday')}"
    if kind < 0.9:
        return f"{date(rng)} {rng.choice(['', 'at ', 'at '])}{time(rng)}"
    if kind < 0.95:
        again = rng.choice([pick(rng, "weekday"), "day", "morning", "weekday", "evening"])
        return f"every {again}{rng.choice(['', f' at {time(rng)}'])}"
    return f"{rng.choice(['', 'at '])}{time(rng)} {rng.choice(['on ', ''])}{date(rng)}"
