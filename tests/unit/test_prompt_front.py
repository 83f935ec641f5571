"""What a language model reads: one front for all, the conversation as it was, and what the newest message needs."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from steward.activities.house_tools import FIND_TOOLS, MOST_NAMED, HouseTools
from steward.contracts.dialogue import RecentCall
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import Asked, Observation, PlanRequest, Turn
from steward.contracts.tool import Effect, McpExecutor, Permission, ToolSpec
from steward.contracts.waiting import Waiting, WaitingApproval
from steward.planners.chat_messages import ChatMessage
from steward.planners.check import plan_errors
from steward.planners.grammar import plan_grammar
from steward.planners.plan_json import plan_schema, read_plan
from steward.planners.prompt import PromptHistory, prompts
from steward.planners.prompt_words import Style
from steward.search.retrieval import as_candidate
from steward.tools.registry import Registry

REGISTRY = Registry()
HOUSE = HouseTools(REGISTRY, lambda spec: []).named(())
NAMES = {tool.name for tool in HOUSE}


def asked(text: str, *found: str, user: str = "ada", problem: int = 5, **more: Any) -> PlanRequest:
    candidates = [as_candidate(spec, 1.0) for name in found if (spec := REGISTRY.resolve(name)) is not None]
    requester = Requester(Owner("t", user), problem, timezone="Europe/Berlin")
    fields = {"now": "2026-11-27T01:25:00+00:00", "house": HOUSE, **more}
    return PlanRequest(requester=requester, text=text, candidates=candidates, **fields)


def first(request: PlanRequest, history: PromptHistory | None = None, style: Style = "json") -> list[ChatMessage]:
    return next(prompts(request, history, style)).messages


def front_of(request: PlanRequest) -> str:
    return first(request)[0].content.partition("\n\nAbout the user")[0]


@pytest.mark.requirement("planners.prompt.front")
def test_the_front_is_the_same_for_every_user_and_request() -> None:
    history = PromptHistory()
    fronts = {
        front_of(request)
        for request in (
            asked("remind me at 6", "schedule_reminder"),
            asked("what is on?", "get_calendar_events", "find_free_time", user="bob", problem=6),
            asked("und morgen?", user="cy", problem=7, profile={"name": "Cy", "language": "de"}).model_copy(
                update={"memories": ["Cy likes tea"], "turns": [Turn(role="user", text="hi")]}
            ),
        )
    }
    assert len(fronts) == 1
    assert first(asked("a", problem=8), history)[0] == first(asked("b", problem=9), history)[0]


@pytest.mark.requirement("documented.answers.prompt-version")
def test_the_version_of_a_prompt_is_that_of_its_front() -> None:
    def version_of(request: PlanRequest, style: Style = "json") -> str | None:
        return next(prompts(request, None, style)).version

    known = version_of(asked("any new mail?", "search_email"))
    assert known == version_of(asked("what is 2+2", "calculate", user="bob", problem=6))
    fewer = asked("any new mail?", "search_email", house=HOUSE[1:])
    assert len({known, version_of(fewer), version_of(asked("any new mail?"), "native")}) == 3


@pytest.mark.requirement("planners.prompt.front")
def test_the_front_names_every_tool_of_the_house_once_and_in_short() -> None:
    text = front_of(asked("hello", "compose_email"))
    plannable = {spec.name for spec in REGISTRY.specs() if spec.plannable}
    assert plannable | {FIND_TOOLS} == NAMES
    assert all(text.count(f"- {name}(") == 1 for name in NAMES)
    assert len(text) / 4 < 2_900
    assert "\n    " not in text, "what a parameter means stands beside the message"


@pytest.mark.requirement("planners.prompt.front")
@pytest.mark.parametrize("style", ["json", "native"])
def test_a_model_addresses_the_user_as_the_cards_beside_its_answers_do(style: Style) -> None:
    assert "(Sie in German, usted in Spanish)" in first(asked("hola"), style=style)[0].content


@pytest.mark.requirement("planners.prompt.front")
def test_what_is_known_of_the_user_ends_the_front_and_stands_nowhere_else() -> None:
    messages = first(asked("hi", "get_profile", profile={"name": "Ada", "language": "de"}))
    assert messages[0].content.endswith('About the user: {"name":"Ada","language":"de"}')
    assert "Ada" not in messages[-1].content


@pytest.mark.requirement("planners.prompt.beside")
def test_beside_the_newest_message_stands_what_it_needs_and_the_request_comes_last() -> None:
    [*_, newest] = first(asked("move it to 3", "update_calendar_event", memories=["Ada naps at 2"]))
    assert newest.content.startswith("Time: Friday 2026-11-27 02:25, Europe/Berlin\nRemembered: Ada naps at 2\n")
    assert "- update_calendar_event: Asks first when it would overlap with another one, or its guests" in newest.content
    assert newest.content.endswith("\n\nRequest: move it to 3")
    assert len(newest.content) / 4 < 300


@pytest.mark.requirement("planners.prompt.beside")
def test_a_tool_that_is_not_of_the_house_is_told_in_full_beside_the_message() -> None:
    spec = mcp_tool("book_berth", "harbour")
    request = asked("book a berth").model_copy(update={"candidates": [as_candidate(spec, 1.0)]})
    messages = first(request)
    assert "book_berth" not in messages[0].content
    assert "More tools:\n- book_berth(x?): Does book_berth." in messages[-1].content


@pytest.mark.requirement("planners.prompt.front")
def test_a_plan_may_use_every_tool_that_the_prompt_names() -> None:
    request = asked("how is the weather in Oslo?", "compose_email")
    plan = read_plan('{"calls":[{"tool":"get_weather","args":{"location":"Oslo"}}]}', request)
    assert plan_errors(plan, request) == []
    assert '"get_weather"' in json.dumps(plan_schema(request.tools))
    assert "get_weather" in plan_grammar(request.tools)
    assert plan_errors(plan, request.model_copy(update={"house": []})) == ["'get_weather' is not one of the candidates"]


@pytest.mark.requirement("planners.prompt.front")
def test_where_the_context_is_small_the_house_is_left_out_and_cannot_be_called() -> None:
    history, request = PromptHistory(), asked("how is the weather in Oslo?", "get_weather")
    small = next(p for p in prompts(request, history) if sum(len(m.content) for m in p.messages) < 4_000)
    assert [tool.name for tool in small.request.tools] == ["get_weather"]
    assert "- get_weather(" in small.messages[0].content
    later = request.model_copy(update={"observations": [Observation(tool_name="get_weather", ok=True, result=3)]})
    again = next(prompts(later, history))
    assert again.messages[: len(small.messages)] == small.messages, "a later round goes on as the first began"


CALL = RecentCall(
    problem_id=4,
    request="read Ann's mail",
    tool_name="get_email_details",
    args={"email_id": "m1"},
    result={"id": "m1", "text": "Rent is 900 euros.", "thread": [{"id": "m0", "subject": "Old things"}]},
    at=datetime(2026, 11, 27, tzinfo=UTC),
)
TURNS = [
    Turn(role="user", text="read Ann's mail"),
    Turn(role="assistant", text="Ann wants the rent.", problem_id=4),
]


@pytest.mark.requirement("planners.prompt.conversation")
def test_the_conversation_stands_as_it_was_with_its_calls_and_what_they_found() -> None:
    messages = first(asked("how much?", turns=TURNS, recent=[CALL]))
    assert [(m.role, m.content) for m in messages[1:-1]] == [
        ("user", "read Ann's mail"),
        ("assistant", '{"calls":[{"tool":"get_email_details","args":{"email_id":"m1"}}]}'),
        ("user", 'Result of get_email_details: {"id":"m1","text":"Rent is 900 euros."}'),
        ("assistant", '{"answer": "Ann wants the rent."}'),
    ]


def turn(role: Any, text: str, minute: int, problem_id: int | None = None) -> Turn:
    return Turn(role=role, text=text, problem_id=problem_id, at=CALL.at + timedelta(minutes=minute))


@pytest.mark.requirement("planners.prompt.conversation")
@pytest.mark.parametrize("saved", [True, False])
def test_calls_of_a_long_problem_stand_where_they_were_made(saved: bool) -> None:
    # A saved answer has the time at which it was asked for, any other that at which it was given.
    late = 0 if saved else 2
    turns = [
        turn("user", "mail Tom", 0),
        turn("assistant", "What about?", late, 4),
        turn("user", "look up the deadline", 10),
        turn("assistant", "Send this?", 10 + late, 4),
        turn("user", "what is 2 plus 2", 15),
        turn("assistant", "4.", 15 + late, 5),
        turn("user", "yes please", 20),
        turn("assistant", "It is sent.", 20 + late, 4),
    ]
    calls = [
        CALL.model_copy(update={"at": CALL.at + timedelta(minutes=minute), "tool_name": tool, "problem_id": problem})
        for minute, tool, problem in ((16, "calculate", 5), (21, "compose_email", 4), (11, "search_email", 4))
    ]
    said = [m.content for m in first(asked("thanks", turns=turns, recent=calls))[1:-1]]
    places = [next(n for n, text in enumerate(said) if tool in text) for tool in ("search", "calculate", "compose")]
    answers = [next(n for n, text in enumerate(said) if text.endswith(f'"{one}"}}')) for one in ("Send this?", "4.")]
    assert places[0] < answers[0] < places[1] < answers[1] < said.index("yes please") < places[2] < len(said) - 1
    assert said.index("look up the deadline") < places[0]


@pytest.mark.requirement("planners.prompt.conversation")
def test_calls_and_results_have_their_own_role_where_the_endpoint_has_tools() -> None:
    messages = first(asked("how much?", turns=TURNS, recent=[CALL]), style="native")
    assert [m.role for m in messages] == ["system", "user", "assistant", "tool", "assistant", "user"]
    call, result = messages[2], messages[3]
    assert call.call is not None
    assert (call.call.tool_name, call.call_id) == ("get_email_details", result.call_id)
    assert messages[4].content == "Ann wants the rent."
    assert not any(f"- {name}(" in m.content for name in NAMES for m in messages), "the tools stand apart"


@pytest.mark.requirement("planners.prompt.conversation")
def test_a_call_whose_turn_is_not_there_comes_with_what_it_was_for() -> None:
    messages = first(asked("how much?", recent=[CALL]))
    assert messages[1].content == "read Ann's mail"
    assert messages[2].role == "assistant"


@pytest.mark.requirement("planners.prompt.conversation")
def test_a_reply_stands_after_the_question_that_it_answers() -> None:
    request = asked("write Bob\nabout lunch", asked=[Asked(question="What about?", replies=["about lunch"])])
    messages = first(request)
    assert [(m.role, m.content) for m in messages[1:-1]] == [
        ("user", "write Bob"),
        ("assistant", '{"ask": "What about?"}'),
    ]
    assert messages[-1].content.endswith("Request: about lunch")


@pytest.mark.requirement("planners.prompt.conversation")
def test_calls_stand_before_the_question_that_followed_them() -> None:
    failed = Observation(tool_name="get_email_details", args={"email_id": "m9"}, ok=False, error="no such mail")
    found = failed.model_copy(update={"args": {"email_id": "m1"}, "ok": True, "error": None, "result": {"id": "m1"}})
    question = Asked(question="Which one?", replies=["Ann's"], seen=1)
    messages = first(asked("read the mail\nAnn's", asked=[question], observations=[failed, found]))
    said = [m.content for m in messages[1:]]
    places = [
        next(n for n, text in enumerate(said) if one in text) for one in ("m9", "no such", "Which", "Ann's", '"m1"')
    ]
    assert said[0] == "read the mail"
    assert places == sorted(places)


@pytest.mark.requirement("planners.prompt.conversation")
@pytest.mark.parametrize("style", ["json", "native"])
def test_what_ran_after_a_yes_stands_behind_what_was_shown(style: Any) -> None:
    turns = [turn("user", "mail Tom", 0), turn("assistant", "Send this?\nHi Tom", 0, 4)]
    sent = CALL.model_copy(update={"tool_name": "compose_email", "at": CALL.at + timedelta(minutes=5), "problem_id": 4})
    messages = first(asked("and turn off the heating", turns=turns, recent=[sent]), style=style)
    first_place = next(n for n, m in enumerate(messages) if m.call or "compose_email" in m.content)
    shown_place = next(n for n, m in enumerate(messages) if "Send this?" in m.content)
    assert first_place < shown_place, "nobody was asked"
    agreed = sent.model_copy(update={"shown": "Send this?\nHi Tom"})
    messages = first(asked("and turn off the heating", turns=turns, recent=[agreed]), style=style)
    said = [m.content or "compose_email" for m in messages]
    places = [
        next(n for n, t in enumerate(said[1:]) if one in t) for one in ("Send this?", "I said yes", "compose_email")
    ]
    assert places == sorted(places)


@pytest.mark.requirement("planners.prompt.conversation")
@pytest.mark.parametrize("style", ["json", "native"])
def test_a_yes_and_what_it_came_to_stand_before_what_was_answered_after_it(style: Any) -> None:
    turns = [
        turn("user", "mail Tom and Ann", 0),
        turn("assistant", "Send this?\nHi Tom", 1, 4),
        turn("assistant", "What should the mail to Ann say?", 6, 4),
    ]
    ran = CALL.at + timedelta(minutes=5)
    sent = CALL.model_copy(
        update={"tool_name": "compose_email", "at": ran, "problem_id": 4, "shown": "Send this?\nHi Tom"}
    )
    messages = first(asked("did you send it?", turns=turns, recent=[sent]), style=style)
    said = [m.content or "compose_email" for m in messages][1:]
    told = ("Send this?", "I said yes", "compose_email", "mail to Ann say?")
    places = [next(n for n, text in enumerate(said) if one in text) for one in told]
    assert places == sorted(places)


@pytest.mark.requirement("planners.prompt.conversation")
@pytest.mark.parametrize(("problem", "most"), [(4, 1_800), (3, 500)])
def test_the_results_of_the_problem_before_are_told_longer_than_older_ones(problem: int, most: int) -> None:
    long = CALL.model_copy(update={"problem_id": problem, "result": {"text": "x" * 9_000}})
    newest = CALL.model_copy(update={"problem_id": 4, "args": {"email_id": "m2"}})
    messages = first(asked("how much?", recent=[newest, long] if problem == 3 else [long]))
    assert most - 200 < max(len(m.content) for m in messages[1:]) < most


@pytest.mark.requirement("planners.prompt.conversation")
def test_the_time_is_told_again_only_when_it_has_changed() -> None:
    history = PromptHistory()
    first(asked("go"), history)
    seen = [Observation(tool_name="calculate", ok=True, result=1)]
    assert "Time" not in first(asked("go", observations=seen), history)[-1].content
    later = asked("go", observations=seen * 2, now="2026-11-27T03:25:00+00:00")
    assert first(later, history)[-1].content.endswith("Time: Friday 2026-11-27 04:25, Europe/Berlin")


def mcp_tool(name: str, server: str, **more: Any) -> ToolSpec:
    return ToolSpec(
        name=name,
        description=f"Does {name}.",
        parameters={"type": "object", "properties": {"x": {"type": "string"}}},
        permission=Permission.AUTONOMOUS,
        effect=Effect.READ,
        tool_type="mcp",
        executor=McpExecutor(server=server, tool=name),
        **more,
    )


class _Registry(Registry):
    """The catalogue with tools of servers beside it."""

    def __init__(self, more: list[ToolSpec]) -> None:
        super().__init__()
        self._specs = [*self._specs, *more]
        self._by_name |= {spec.name: spec for spec in more}


def named(more: list[ToolSpec], *off: str) -> set[str]:
    return {tool.name for tool in HouseTools(_Registry(more), lambda spec: []).named(off)} - NAMES


@pytest.mark.requirement("planners.prompt.house")
def test_a_house_has_the_tools_of_servers_as_far_as_there_is_room_and_they_are_trusted() -> None:
    small = [mcp_tool(f"small_{n}", "small", trusted=True) for n in range(20)]
    large = [mcp_tool(f"large_{n}", "large", trusted=True) for n in range(MOST_NAMED)]
    foreign = [mcp_tool("foreign_1", "foreign")]
    assert named([*large, *foreign, *small]) == {spec.name for spec in small}


@pytest.mark.requirement("planners.prompt.house")
def test_what_is_switched_off_or_lacks_its_settings_is_left_out() -> None:
    assert "calculate" not in {tool.name for tool in HouseTools(REGISTRY, lambda spec: []).named(["calculate"])}
    lacking = HouseTools(REGISTRY, lambda spec: ["X"] if spec.name == "get_news_groundnews" else []).named(())
    assert NAMES - {tool.name for tool in lacking} == {"get_news_groundnews"}


@pytest.mark.requirement("planners.prompt.find-tools")
def test_what_find_tools_found_can_be_called_in_the_next_round() -> None:
    house = HouseTools(_Registry([mcp_tool("book_berth", "harbour")]), lambda spec: [])
    seen = [
        Observation(tool_name=FIND_TOOLS, ok=True, result={"tools": ["book_berth", "gone", "confirm_action", 7]}),
        Observation(tool_name="calculate", ok=True, result={"tools": ["book_berth"]}),
        Observation(tool_name=FIND_TOOLS, ok=False, result={"tools": ["book_berth"]}),
    ]
    assert [tool.name for tool in house.found_by(seen, {"other"})] == ["book_berth"]
    assert list(house.found_by(seen, {"book_berth"})) == []


@pytest.mark.requirement("planners.prompt.follow-ups")
def test_a_follow_up_is_told_more_of_what_was_talked_about_last() -> None:
    by_words = [
        *("get_weather", "web_search", "calculate", "get_stock_price", "get_crypto_price", "get_exchange_rate"),
        *("list_tasks", "snooze_reminder", "list_reminders", "schedule_reminder", "update_reminder"),
    ]

    def told(**more: Any) -> list[str]:
        text = first(asked("make it 5", *by_words, **more))[-1].content
        return re.findall(r"^- (\w+):", text.partition("More about tools that may fit:")[2], re.M)

    def of_problem(number: int, tool: str) -> RecentCall:
        return RecentCall(problem_id=number, tool_name=tool, at=datetime(2026, 11, 27, tzinfo=UTC))

    assert "update_reminder" not in told()
    after = told(recent=[of_problem(4, "schedule_reminder"), of_problem(3, "list_tasks")])
    assert after[0] == "schedule_reminder"
    assert {"update_reminder", "snooze_reminder"} < set(after)
    assert "list_tasks" not in after
    waits = WaitingApproval(
        problem_id=4, approval_id="4-1", tool_name="schedule_reminder", at=datetime(2026, 11, 27, tzinfo=UTC)
    )
    assert told(waiting=Waiting(approvals=[waits]))[0] == "schedule_reminder"
