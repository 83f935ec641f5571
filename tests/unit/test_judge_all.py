"""An order about all the things of a kind names all of them, and one about some of them does not."""

from __future__ import annotations

import pytest

from steward.planners.embedded.judge.arguments import read_arguments
from steward.tools.registry import Registry

TASKS = next(spec for spec in Registry().specs() if spec.name == "delete_task")
TITLED = next(spec for spec in Registry().specs() if spec.name == "update_task")


@pytest.mark.requirement("planners.all-of-them")
@pytest.mark.parametrize(
    "text",
    [
        "delete all my tasks",
        "delete everything on my list",
        "clear my todo list",
        "cancel all reminders",
        "Lösch alle meine Aufgaben",
        "Alle Aufgaben löschen",
        "Borra todas mis tareas",
    ],
)
def test_an_order_about_all_of_them_means_all_of_them(text: str) -> None:
    assert read_arguments(text, TASKS.parameters, []) == {"task_id": "all"}


@pytest.mark.requirement("planners.all-of-them")
@pytest.mark.parametrize(
    "text",
    [
        "delete all tasks that are done",
        "delete all my tasks except milk",
        "lösch alle Aufgaben bis Freitag",
        "clear the milk task",
        "delete the task about all hands",
    ],
)
def test_what_says_more_than_all_is_not_all(text: str) -> None:
    assert "task_id" not in read_arguments(text, TASKS.parameters, [])
    assert "task_id" not in read_arguments("change all my tasks", TITLED.parameters, [])
