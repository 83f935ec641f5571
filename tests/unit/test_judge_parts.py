"""A request taken apart: where it is cut, what waits for what, and what is read with which tool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from steward.contracts.record_names import is_id_name
from steward.contracts.tool import Candidate
from steward.planners.embedded.answer_cache import AnswerCache
from steward.planners.embedded.judge.exclusion_rules import makes_new_thing
from steward.planners.embedded.judge.layout import ParamText, ToolText
from steward.planners.embedded.judge.readings import Reading, Span
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.request_splitter import split_request
from steward.planners.embedded.tool_reader import ToolReader
from tests.support.judges import Told, WordSimilarity
from tests.support.toolbox import TEXT, as_candidate, candidates, spec


def reader(judge: Told) -> ToolReader:
    return ToolReader(judge, WordSimilarity())


def split(judge: Told, text: str, known: Sequence[Candidate]) -> list[Part]:
    """The parts of a text."""
    return split_request(text, known, reader(judge))


def pieces(text: str, *begins: str) -> list[tuple[str, bool]]:
    known = Told({"": "add_task"}, begins)
    return [(part.text, part.follows) for part in split(known, text, candidates("add_task"))]


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(
    ("text", "begins", "expected"),
    [
        ("check mail", [], [("check mail", False)]),
        ("check mail and show tasks", ["show"], [("check mail", False), ("show tasks", False)]),
        ("check mail, then show tasks", ["show"], [("check mail", False), ("show tasks", True)]),
        ("check mail. After that show tasks", ["show"], [("check mail", False), ("show tasks", True)]),
        ("check mail. Then show tasks", ["Then"], [("check mail", False), ("Then show tasks", True)]),
        ("Mails prüfen und danach Aufgaben", ["Aufgaben"], [("Mails prüfen", False), ("Aufgaben", True)]),
        ("mira el correo y luego las tareas", ["las"], [("mira el correo", False), ("las tareas", True)]),
        ("find the mail and send it to Bob", ["send"], [("find the mail", False), ("send it to Bob", True)]),
        ("find it, show it while at it", ["show"], [("find it", False), ("show it while at it", True)]),
        ("find mail, show tasks while at it", ["show"], [("find mail", False), ("show tasks while at it", False)]),
        ("a, b & c", ["b", "c"], [("a", False), ("b", False), ("c", False)]),
        ("now and then", [], [("now and then", False)]),
        ("read https://youtu.be/abc now", ["be/abc"], [("read https://youtu.be/abc now", False)]),
        ("what is it", ["what"], [("what is it", False)]),
        ("select name, city from x", ["city"], [("select name, city from x", False)]),
        ("select a from x, mail it", ["mail"], [("select a from x", False), ("mail it", True)]),
    ],
)
def test_a_request_is_cut_where_another_begins(text: str, begins: list[str], expected: list[tuple[str, bool]]) -> None:
    assert pieces(text, *begins) == expected


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(("text", "count"), [("lock the door and show mail", 2), ("lock the door show mail", 1)])
def test_where_a_word_joins_two_requests_the_judge_may_be_less_sure(text: str, count: int) -> None:
    judge = Told({"": "add_task"}, ["show"])
    judge.begun = 0.3
    assert len(split(judge, text, candidates("add_task"))) == count


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(
    ("text", "texts"),
    [
        ("finish task 3 and show tasks", ["finish task 3", "show tasks"]),
        ("show tasks, finish task 3", ["show tasks", "finish task 3"]),
        ("acaba la 3 y show tasks, then finish it", ["acaba la 3 y show tasks", "finish it"]),
        ("finish the bread and butter letter", ["finish the bread and butter letter"]),
        ("finish it, 9", ["finish it, 9"]),
    ],
)
def test_what_is_a_request_on_both_sides_of_a_joint_is_cut_there(text: str, texts: list[str]) -> None:
    judge = Told({"finish": "complete_task", "show": "list_tasks"})
    parts = split(judge, text, candidates("complete_task", "list_tasks"))
    assert [part.text for part in parts] == texts


@pytest.mark.requirement("planners.judge.parts")
def test_what_asks_for_the_same_in_other_words_is_not_cut_off() -> None:
    judge = Told({"nudges": "list_reminders", "reminders": "list_reminders"})
    [part] = split(judge, "any nudges? what are my reminders", candidates("list_reminders"))
    assert part.text == "any nudges? what are my reminders"


@pytest.mark.requirement("language.gloss.places")
def test_german_is_judged_in_english_and_its_parts_are_of_what_was_typed() -> None:
    judge = Told({"delete": "complete_task", "show": "list_tasks"}, ["show"])
    parts = split(judge, "lösch die Aufgabe 3, zeig mir die Liste", candidates("complete_task", "list_tasks"))
    assert [(part.text, part.candidate and part.candidate.name) for part in parts] == [
        ("lösch die Aufgabe 3", "complete_task"),
        ("zeig mir die Liste", "list_tasks"),
    ]


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(
    ("text", "waits"),
    [
        ("finish task 3 and show all", [False, True]),
        ("show all and finish task 3", [False, False]),
        ("finish task 3 and tell the time", [False, False]),
    ],
)
def test_how_things_stand_is_told_after_what_changes_them(text: str, waits: list[bool]) -> None:
    judge = Told({"finish": "complete_task", "show": "list_tasks", "time": "get_current_time"})
    assert [part.shows for part in split(judge, text, candidates())] == waits


@pytest.mark.requirement("planners.judge.parts")
def test_what_only_belongs_to_a_request_is_not_cut_off_it() -> None:
    judge = Told({"finish": "complete_task", "show": "list_tasks"}, ["show", "while"])
    judge.nothing = 0.6
    parts = split(judge, "finish task 3, and show tasks while I wait", candidates())
    assert [part.text for part in parts] == ["finish task 3", "show tasks while I wait"]


@pytest.mark.requirement("planners.judge.parts")
def test_what_is_asked_for_twice_is_one_part() -> None:
    judge = Told({"nudges": "list_reminders", "reminders": "list_reminders"}, ["which"])
    [part] = split(judge, "my nudges please, which reminders are set", candidates("list_reminders"))
    assert part.text == "my nudges please"


@pytest.mark.requirement("planners.judge.parts")
def test_requests_for_one_tool_that_both_lack_something_are_two_parts() -> None:
    class Silent(Told):
        def read_parameters(self, request: str, tool: ToolText) -> list[Reading]:
            return []

    judge = Silent({"complete": "complete_task"}, ["complete the dentist"])
    parts = split(judge, "complete the milk task and complete the dentist task", candidates("complete_task"))
    assert [part.text for part in parts] == ["complete the milk task", "complete the dentist task"]


SEND = spec("send_message", "Send a message", {"chat_id": TEXT, "text": TEXT}, ["chat_id", "text"], [])


class Split(Told):
    """Reads the message after "say", and the chat before it."""

    def read_parameters(self, request: str, tool: ToolText) -> list[Reading]:
        words = {"text": request.partition("say ")[2], "chat_id": request.removeprefix("write to ").split(" say ")[0]}
        told = {"text": "say " in request, "chat_id": request.startswith("write")}
        return [
            Reading(name, 0.01, (Span(request.index(said), request.index(said) + len(said), 0.9),))
            for name, said in words.items()
            if told[name] and name in {param.name for param in tool.params}
        ]


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("write to Kim. say hello", [{"chat_id": "Kim", "text": "hello"}]),
        ("write to Kim. write to Ida", [{"chat_id": "Kim"}, {"chat_id": "Ida"}]),
        ("write to Kim say hello. say bye", [{"chat_id": "Kim", "text": "hello"}, {"text": "bye"}]),
    ],
)
def test_a_request_told_in_two_sentences_is_one(text: str, expected: list[dict[str, str]]) -> None:
    judge = Split({"": "send_message"}, [text.partition(". ")[2]])
    parts = split(judge, text, [as_candidate(SEND)])
    assert [part.args for part in parts] == expected
    assert all(part.text in text for part in parts)


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(
    ("text", "tools", "expected"),
    [
        ("write to Kim. say hello", {"write": "send_message"}, ["write to Kim. say hello"]),
        ("write to Kim. say hello", {"write": "send_message", "say": "add_task"}, ["write to Kim", "say hello"]),
        ("write to Kim. sing hello", {"write": "send_message"}, ["write to Kim", "sing hello"]),
        ("write to Kim say hi. say hello", {"write": "send_message"}, ["write to Kim say hi", "say hello"]),
    ],
)
def test_what_a_request_needs_may_be_said_by_what_is_none(
    text: str, tools: dict[str, str], expected: list[str]
) -> None:
    judge = Split(tools, [text.partition(". ")[2]])
    assert [part.text for part in split(judge, text, [as_candidate(SEND), *candidates("add_task")])] == expected


@pytest.mark.requirement("planners.judge.parts")
def test_every_part_has_its_own_tool_and_its_own_words() -> None:
    judge = Told({"milk": "add_task", "time": "get_current_time", "mail": "search_email"}, ["tell", "find"])
    parts = split(judge, "add milk and tell me the time, then find mail", candidates())
    assert [(part.text, part.candidate and part.candidate.name, part.follows) for part in parts] == [
        ("add milk", "add_task", False),
        ("tell me the time", "get_current_time", False),
        ("find mail", "search_email", True),
    ]
    assert parts[0].args == {"title": "add milk"}
    assert parts[2].args == {"query": "find mail"}


@pytest.mark.requirement("planners.judge.parts")
def test_a_request_stays_whole_when_a_piece_of_it_may_ask_for_nothing() -> None:
    judge = Told({"write": "add_task"}, ["bread"])
    judge.nothing = 0.6
    [part] = split(judge, "write down milk and bread", candidates())
    assert (part.text, part.args) == ("write down milk and bread", {"title": "write down milk and bread"})


@pytest.mark.requirement("planners.judge.parts")
def test_a_piece_that_no_tool_fits_for_sure_stands_for_itself() -> None:
    parts = split(Told({"tasks": "list_tasks"}, ["show"]), "sing a song and show my tasks", candidates())
    assert [(part.text, part.candidate and part.candidate.name) for part in parts] == [
        ("sing a song", None),
        ("show my tasks", "list_tasks"),
    ]


def test_when_no_tool_fits_there_is_no_candidate_and_nothing_is_read() -> None:
    [part] = split(Told({}), "sing a song", candidates())
    assert (part.candidate, part.args, part.missing) == (None, {}, [])
    [part] = split(Told({}), "sing a song", [])
    assert (part.candidate, part.confidence) == (None, 1.0)


def test_the_judge_is_shown_the_nearest_tools_only() -> None:
    judge = Told({"milk": "add_task"})
    split(judge, "add milk to my todo list", candidates())
    assert len(candidates()) > 6
    assert judge.shown == [6]


@pytest.mark.requirement("planners.judge.shared-words")
def test_a_tool_whose_service_is_named_shares_more_words() -> None:
    judge = Told({"": "add_task"})
    judge.strange = {"toggl"}
    own = [
        spec("jira_create_issue", "Create an issue in Jira.", {"summary": TEXT}, [], []),
        spec("toggl_start_timer", "Start a timer.", {"what": TEXT}, [], []),
        spec("issue_timer", "Start an issue.", {"what": TEXT}, [], []),
    ]
    known = [as_candidate(tool) for tool in own]
    for text, named in (("a new one in JIRA", "jira_create_issue"), ("start it in toggl", "toggl_start_timer")):
        split(judge, text, known)
        assert [name for name, value in judge.shared.items() if value >= 1] == [named]


@pytest.mark.requirement("planners.judge.deeds")
def test_a_tool_that_does_nothing_like_what_is_ordered_is_not_chosen() -> None:
    made = as_candidate(spec("create_page", "Create a page.", {"title": TEXT}, [], []))
    gone = as_candidate(spec("discard_page", "Discard a page.", {"title": TEXT}, [], []))
    for known, likely, chosen in (
        ([made], 0.97, None),
        ([made, gone], 0.97, None),
        ([made, gone], 0.7, "discard_page"),
    ):
        judge = Told({"page": "create_page"}, likely=likely)
        (part,) = split(judge, "delete the page Ideas", known)
        assert (part.candidate and part.candidate.name) == chosen


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("request_text", "made"),
    [
        ("add task number 4 to my todo list", True),
        ("please create another task 6", True),
        ("add a note to task 4", False),
        ("set task 4 to urgent", False),
        ("add task4you to my reading list", False),
    ],
)
def test_what_is_to_be_made_is_no_thing_that_is_there(request_text: str, made: bool) -> None:
    change = ToolText(
        "update_task", "Change a task.", (ParamText("task_id", "integer", "Number of the task", (), True),)
    )
    assert makes_new_thing(request_text, change) is made
    assert not makes_new_thing(
        request_text, ToolText("add_task", "Add a task.", (ParamText("title", "text", "Its title"),))
    )


@pytest.mark.requirement("planners.judge.spelling")
def test_a_tool_is_chosen_by_what_was_meant_and_read_from_what_was_typed() -> None:
    judge = Told({"task": "add_task", "reminders": "list_reminders"}, ["show"])
    judge.strange = {"tsak", "remniders"}
    parts = split(judge, "tsak: by milk, then show remniders", candidates())
    assert [(part.text, part.candidate and part.candidate.name, part.args) for part in parts] == [
        ("tsak: by milk", "add_task", {"title": "tsak: by milk"}),
        ("show remniders", "list_reminders", {}),
    ]


def test_another_likely_tool_is_the_rival() -> None:
    judge = Told({"milk": "add_task", "add": "list_tasks"})
    [part] = split(judge, "add milk", candidates("add_task", "list_tasks", "run_sql"))
    assert part.candidate is not None
    assert part.rival is not None
    assert {part.candidate.name, part.rival.name} == {"add_task", "list_tasks"}


def test_only_ids_are_looked_up() -> None:
    def lacking(**given: str) -> Part:
        [known] = candidates("complete_task")
        mixed = Candidate.model_validate(
            {**known.model_dump(), "parameters": {**known.parameters, "required": ["task_id", "note"]}}
        )
        return Part("x", mixed, 1.0, dict(given))

    assert lacking(note="done").lacks_only_ids
    assert not lacking().lacks_only_ids
    assert not lacking(note="done", task_id="3").lacks_only_ids
    assert [name for name in ("id", "task_id", "eventId", "paid", "idea") if is_id_name(name)] == [
        "id",
        "task_id",
        "eventId",
    ]


class Counted(Told):
    """Counts how often arguments are read."""

    reads = 0

    def read_parameters(self, request: str, tool: ToolText) -> list[Reading]:
        self.reads += 1
        return super().read_parameters(request, tool)


@pytest.mark.requirement("planners.embedded.asked-once")
def test_a_later_round_does_not_ask_the_judge_again() -> None:
    judge = Counted({"": "add_task"})
    known = reader(judge)
    first = split_request("buy milk", candidates("add_task", "list_tasks"), known)
    looks, reads = len(judge.shown), judge.reads
    first[0].args["title"] = "changed by whoever got it"
    again = split_request("buy milk", candidates("add_task", "list_tasks"), known)
    assert again[0].args == {"title": "buy milk"}
    assert (len(judge.shown), judge.reads) == (looks, reads)
    split_request("buy milk", candidates("add_task"), known)
    split_request("buy bread", candidates("add_task", "list_tasks"), known)
    assert len(judge.shown) == 3 * looks


@pytest.mark.requirement("planners.embedded.asked-once")
def test_only_the_latest_answers_are_kept() -> None:
    kept: AnswerCache[int] = AnswerCache(2)
    asked: list[int] = []

    def answer(question: int) -> int:
        asked.append(question)
        return -question

    for question in (1, 2, 1, 3, 1, 2):
        assert kept.get(question, partial(answer, question)) == -question
    assert asked == [1, 2, 3, 2]
    assert len(kept) == 2


@pytest.mark.requirement("planners.embedded.asked-once")
def test_a_question_that_could_not_be_answered_is_asked_again() -> None:
    kept: AnswerCache[int] = AnswerCache(2)
    with pytest.raises(ValueError, match="none"):
        kept.get("a", partial(int, "none"))
    assert kept.get("a", partial(int, "1")) == 1
