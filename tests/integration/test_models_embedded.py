"""The embedded planner with the real encoder over the shipped catalogue: the tour's requests and their neighbours."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import pytest

from steward import wording
from steward.contracts.errors import ErrorCode, Unavailable
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, Observation, Plan, PlanRequest
from steward.contracts.tool import Candidate
from steward.planners.chain import BackendFailed, PlanControl
from steward.planners.check import plan_errors
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.planners.embedded.judge import model
from steward.planners.embedded.judge.layout import Layout, ToolText, choice_layout, tool_text
from steward.planners.embedded.judge.readings import Intents
from steward.search.embedder import Vectors
from steward.search.tool_similarity import ToolSimilarity
from steward.tools.arithmetic import evaluate
from steward.tools.registry import Registry
from tests.support.embedding import real_embedder, real_judge
from tests.support.toolbox import as_candidate, request

PLANNER = EmbeddedPlanner(real_judge(), real_embedder(), wording)
CANDIDATES: list[Candidate] = [as_candidate(tool) for tool in Registry().specs() if tool.plannable]


def asked(text: str, observations: list[Observation] | None = None) -> PlanRequest:
    return request(text, observations=observations).model_copy(update={"candidates": CANDIDATES})


async def plan(text: str, observations: list[Observation] | None = None) -> Plan:
    made = (await PLANNER.plan(asked(text, observations), PlanControl())).plan
    assert plan_errors(made, asked(text, observations)) == []
    return made


async def calls(text: str, observations: list[Observation] | None = None) -> list[tuple[str, dict[str, Any]]]:
    made = await plan(text, observations)
    assert isinstance(made, CallsPlan), made
    return [(call.tool_name, call.args) for call in made.calls]


ONE_CALL: list[tuple[str, str, dict[str, Any]]] = [
    (
        "can you find any emails from Alice about the Q3 report?",
        "search_email",
        {"query": "Q3 report", "from_email": "Alice"},
    ),
    ("what time is it?", "get_current_time", {}),
    ("what time is it in Tokyo", "get_current_time", {"timezone": "Tokyo"}),
    ("what is 12*7+3", "calculate", {"expression": "12*7+3"}),
    ("what's 15% of 240?", "calculate", {"expression": "15% of 240"}),
    (
        "remind me to call Bob tomorrow at 9am",
        "schedule_reminder",
        {"when": "tomorrow at 9am", "message": "call Bob"},
    ),
    ("remind me at 5pm to buy milk and eggs", "schedule_reminder", {"when": "5pm", "message": "buy milk and eggs"}),
    (
        "ich möchte morgen um 8 Uhr an den Zahnarzt erinnert werden",
        "schedule_reminder",
        {"when": "morgen um 8 Uhr", "message": "Zahnarzt"},
    ),
    (
        "kannst du mich um 18 Uhr daran erinnern Oma anzurufen",
        "schedule_reminder",
        {"when": "um 18 Uhr", "message": "Oma anzurufen"},
    ),
    (
        "Erinnere mich daran, morgen um 9 Anna anzurufen",
        "schedule_reminder",
        {"when": "morgen um 9", "message": "Anna anzurufen"},
    ),
    (
        "Erinnere mich morgen um halb acht daran, den Müll rauszubringen",
        "schedule_reminder",
        {"when": "morgen um halb acht", "message": "den Müll rauszubringen"},
    ),
    ("add buy milk to my todo list", "add_task", {"title": "buy milk"}),
    ("add milk and bread to my todo list", "add_task", {"title": "milk and bread"}),
    ("tell alice I'll be late", "compose_email", {"to": "alice", "body": "I'll be late"}),
    ("can you tell Markus that dinner is at 8", "compose_email", {"to": "Markus", "body": "dinner is at 8"}),
    ("what's Priya's address?", "list_contacts", {"query": "Priya"}),
    ("show my tasks", "list_tasks", {}),
    ("mark task 3 as done", "complete_task", {"task_id": 3}),
    ("cancel reminder 4", "cancel_reminder", {"reminder_id": "4"}),
    ("select count(*) from orders", "run_sql", {"query": "select count(*) from orders"}),
    ("any new mail?", "search_email", {"unread": True}),
    ("Gibt es neue Mails?", "search_email", {"unread": True}),
    ("¿Hay correo nuevo?", "search_email", {"unread": True}),
    ("find the mail about the new logo", "search_email", {"query": "new logo"}),
    ("any mail about invoices from the last 7 days?", "search_email", {"query": "invoices", "days_back": 7}),
]


@pytest.mark.requirement("planners.embedded.tour")
@pytest.mark.parametrize(("text", "tool", "args"), ONE_CALL, ids=[text for text, _, _ in ONE_CALL])
async def test_a_plain_request_becomes_one_call_with_its_arguments(text: str, tool: str, args: dict[str, Any]) -> None:
    assert await calls(text) == [(tool, args)]


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "email bob@example.com saying E1, email carol@example.com saying F2 and email dave@example.com saying G3",
            [("bob@example.com", "E1"), ("carol@example.com", "F2"), ("dave@example.com", "G3")],
        ),
        (
            "email lea@example.com: x1, and email moe@example.com: x2",
            [("lea@example.com", "x1"), ("moe@example.com", "x2")],
        ),
        ("email ivy@example.com: first mail", [("ivy@example.com", "first mail")]),
        ("email alice and kim but not bob saying the party is on", [("alice and kim", "the party is on")]),
    ],
)
async def test_each_mail_goes_to_whom_it_is_for_with_its_own_words(text: str, expected: list[tuple[str, str]]) -> None:
    assert await calls(text) == [("compose_email", {"to": to, "body": body}) for to, body in expected]


@pytest.mark.requirement("planners.embedded.words-arrive")
@pytest.mark.parametrize(
    ("order", "body"),
    [
        ("reply to Alice's last mail:", "Thanks, I got it. Two questions: who pays, and when do we start?"),
        ("Responde al último correo de Alice:", "Gracias, lo he recibido. ¿Quién paga, y cuándo empezamos?"),
        ("antworte that e-mail from Alice:", "Danke, und dann schicke ich es Kim"),
        ("Antworte auf die letzte Mail von Alice:", "Danke, ich sehe es mir am Montag an, und dann rufe ich Kim an"),
    ],
)
async def test_a_reply_says_all_that_stands_behind_the_colon(order: str, body: str) -> None:
    alice = {"from": "Alice <alice@example.com>", "subject": "The logo"}
    found = {"total_found": 1, "emails": [{"id": "m1", **alice}]}
    seen = Observation(tool_name="search_email", args={"from_email": "Alice"}, ok=True, result=found, message="1")
    assert await calls(f"{order} {body}", [seen]) == [("reply_email", {"email_id": "m1", "body": body})]


@pytest.mark.requirement("planners.judge.parts")
async def test_a_task_and_a_mail_that_reads_like_a_report_are_both_planned() -> None:
    assert await calls("add a task to call the bank and email hank@example.com: rent is paid") == [
        ("add_task", {"title": "call the bank"}),
        ("compose_email", {"to": "hank@example.com", "body": "rent is paid"}),
    ]


@pytest.mark.requirement("planners.embedded.unserved")
@pytest.mark.parametrize(
    "text",
    [
        "write to bob@example.com that I am late, carol@example.com that I am early",
        "email bob saying hi, then email carol saying bye",
    ],
)
async def test_what_may_be_several_mails_is_left_alone_and_said(text: str) -> None:
    made = await plan(text)
    assert isinstance(made, AnswerPlan)
    assert made.text.startswith(f"I did nothing about “{text}”.")


@pytest.mark.requirement("planners.embedded.tour")
@pytest.mark.parametrize("number", [3, 4, 5, 6, 7])
async def test_what_is_added_is_no_change_of_what_has_that_number(number: int) -> None:
    ((tool, args),) = await calls(f"add task number {number} to my todo list")
    assert (tool, str(number) in args["title"]) == ("add_task", True)


@pytest.mark.requirement("attacks.d9.sums-in-words")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        *[("what is 12 times 7?", 84), ("how much is 144 divided by 12?", 12), ("what is 5 squared?", 25)],
        *[("was ist 12 mal 7?", 84), ("20 Prozent von 80", 16), ("cuánto es 12 por 7?", 84), ("100 entre 4", 25)],
    ],
)
async def test_a_sum_asked_in_words_is_calculated(text: str, number: float) -> None:
    ((tool, args),) = await calls(text)
    assert tool == "calculate"
    assert evaluate(args["expression"]).number == number


@pytest.mark.requirement("planners.embedded.tour")
@pytest.mark.parametrize("text", ["forget my gym locker code", "forget that I am allergic to peanuts"])
async def test_what_should_be_forgotten_is_not_remembered(text: str) -> None:
    made = await plan(text)
    chosen = [call.tool_name for call in made.calls] if isinstance(made, CallsPlan) else []
    assert set(chosen) <= {"list_facts", "delete_fact"}, made


@pytest.mark.requirement("planners.embedded.asks")
async def test_a_mail_without_a_text_is_asked_about_and_its_draft_kept() -> None:
    made = await plan("send an email to bob@example.com")
    assert isinstance(made, AskPlan)
    assert made.draft is not None
    assert made.draft.args == {"to": "bob@example.com"}
    assert made.missing == ["body"]


@pytest.mark.requirement("planners.embedded.no-guess")
@pytest.mark.parametrize(
    "text",
    [
        "play some jazz music",
        "order a pizza",
        "translate hello to french",
        "iron my shirts",
        "print this page",
        "book a flight to Paris",
    ],
)
async def test_what_no_tool_does_is_said_and_not_guessed_at(text: str) -> None:
    made = await plan(text)
    assert isinstance(made, AnswerPlan)
    assert made.text.startswith("I have no tool for that")


@pytest.mark.requirement("planners.embedded.no-guess")
@pytest.mark.parametrize("text", ["asdf qwer", "hmmpf", "xx"])
async def test_keys_hit_at_random_call_nothing(text: str) -> None:
    assert not isinstance(await plan(text), CallsPlan)


@pytest.mark.requirement("planners.embedded.small-talk")
@pytest.mark.parametrize("text", ["hello", "thanks!", "what can you do?"])
async def test_small_talk_is_answered_without_a_tool(text: str) -> None:
    assert isinstance(await plan(text), AnswerPlan)


@pytest.mark.requirement("planners.embedded.several")
async def test_independent_requests_become_calls_of_one_round() -> None:
    assert await calls("what time is it in Tokyo and what is 3+4?") == [
        ("get_current_time", {"timezone": "Tokyo"}),
        ("calculate", {"expression": "3+4"}),
    ]


@pytest.mark.requirement("planners.embedded.rounds")
async def test_what_comes_then_is_planned_after_the_first_result() -> None:
    text = "check mail from kim about the logo and then remind me at 6pm"
    assert await calls(text) == [("search_email", {"query": "logo", "from_email": "kim"})]
    searched = {"query": "logo", "from_email": "kim"}
    mail = Observation(tool_name="search_email", args=searched, ok=True, message="1 e-mail from Kim.")
    assert await calls(text, [mail]) == [
        ("schedule_reminder", {"when": "6pm", "message": "check mail from kim about the logo"})
    ]
    reminder = Observation(tool_name="schedule_reminder", ok=True, message="I will remind you at 6pm.")
    assert await plan(text, [mail, reminder]) == AnswerPlan(text="1 e-mail from Kim.\n\nI will remind you at 6pm.")


@pytest.mark.requirement("planners.embedded.rounds")
async def test_an_id_that_is_needed_is_looked_up_first() -> None:
    text = "summarize the email from Alice about the logo"
    assert await calls(text) == [("search_email", {"query": "logo", "from_email": "Alice"})]
    mails = [
        {"id": "m1", "subject": "Q3 report", "from": "Alice"},
        {"id": "m2", "subject": "New logo", "from": "Alice"},
    ]
    searched = {"query": "logo", "from_email": "Alice"}
    seen = Observation(tool_name="search_email", args=searched, ok=True, result={"total_found": 2, "emails": mails})
    assert await calls(text, [seen]) == [("summarize_email", {"email_id": "m2"})]
    told = Observation(tool_name="summarize_email", ok=True, message="The logo is done.")
    assert await plan(text, [seen, told]) == AnswerPlan(text="The logo is done.")


@pytest.mark.requirement("planners.embedded.rounds")
async def test_a_lookup_that_finds_nothing_leads_to_a_question() -> None:
    searched = {"query": "logo", "from_email": "Alice"}
    nothing = Observation(tool_name="search_email", args=searched, ok=True, result={"total_found": 0, "emails": []})
    made = await plan("summarize the email from Alice about the logo", [nothing])
    assert isinstance(made, AskPlan)
    assert made.missing == ["email_id"]


@pytest.mark.requirement("wording.failures-said")
async def test_a_denied_call_is_said_plainly() -> None:
    denied = Observation(tool_name="get_current_time", ok=False, error="it was denied")
    made = await plan("what time is it?", [denied])
    assert made == AnswerPlan(text="I could not get current time: it was denied")


@pytest.mark.requirement("planners.embedded.without-embedder")
async def test_without_its_models_it_says_why_and_plans_nothing() -> None:
    class Away:
        model, dimension, version = "away", 384, "1"

        def embed(self, texts: Sequence[str]) -> Vectors:
            raise Unavailable("the model file is damaged", code=ErrorCode.EMBEDDER_UNAVAILABLE)

    with pytest.raises(BackendFailed, match="the model file is damaged"):
        await EmbeddedPlanner(real_judge(), Away(), wording).plan(asked("add buy milk to my todo list"), PlanControl())


@pytest.mark.requirement("planners.embedded.bounded")
async def test_a_text_too_long_for_rules_is_said_to_be() -> None:
    made = await plan("find mail about the " + "word " * 1900)
    assert isinstance(made, AnswerPlan)
    assert "too long to plan without a language model" in made.text


@pytest.mark.requirement("planners.embedded.bounded")
async def test_a_long_mail_is_refused_rather_than_shortened() -> None:
    body = "We met the supplier on Monday and agreed on the new delivery dates for the spring collection. " * 15
    assert len(body) < 2000
    made = await plan(f"send an email to bob@example.com with subject supplier saying {body}")
    assert isinstance(made, AnswerPlan)
    assert "too long to plan without a language model" in made.text


@pytest.mark.requirement("planners.judge.closed")
def test_a_judge_closed_in_the_middle_of_a_plan_finishes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = real_judge()

    def closed_meanwhile(tokenizer: Any, text: str, tools: Sequence[ToolText]) -> Layout:
        judge.close()
        return choice_layout(tokenizer, text, tools)

    shown = [tool_text(known.name, known.description, known.parameters) for known in CANDIDATES[:3]]
    before = judge.choose_tool("what time is it?", shown, [0.5, 0.1, 0.1])
    monkeypatch.setattr(model, "choice_layout", closed_meanwhile)
    assert judge.choose_tool("what time is it?", shown, [0.5, 0.1, 0.1]) == before


@pytest.mark.requirement("planners.judge.intents")
def test_what_a_text_asks_for_by_its_meaning_alone_weighs_in_the_choice() -> None:
    judge, nearness = real_judge(), ToolSimilarity(real_embedder())
    told = {text: judge.intents(nearness.vector(text)) for text in ("remind me to call mum at 6", "that was lovely")}
    reminds, talk = told.values()
    assert max(reminds.tools, key=reminds.tools.__getitem__) == "schedule_reminder"
    assert reminds.tools["schedule_reminder"] > reminds.none
    assert talk.none > max(talk.tools.values())
    known = next(tool for tool in CANDIDATES if tool.name == "schedule_reminder")
    shown = [tool_text(name, known.description, known.parameters) for name in ("schedule_reminder", "nudge")]
    plain, heard = (judge.choose_tool("mum at 6", shown, [0.3, 0.3], intents) for intents in (Intents(), talk))
    assert heard.none > plain.none
    assert heard.tools[1] / heard.tools[0] > plain.tools[1] / plain.tools[0], "of a user's own tool it knows nothing"


@pytest.mark.requirement("planners.judge.shared-words")
def test_words_a_request_shares_with_a_tool_weigh_in_the_choice() -> None:
    judge = real_judge()
    shown = [tool_text(known.name, known.description, known.parameters) for known in CANDIDATES[:3]]
    plain, shared = (judge.choose_tool("x", shown, [0.3, 0.2, 0.1], shared=words) for words in ([], [0.0, 0.0, 0.9]))
    assert shared.tools[2] > plain.tools[2]
    assert shared.tools[0] / shared.none == pytest.approx(plain.tools[0] / plain.none, rel=1e-3)


@pytest.mark.requirement("planners.embedded.bounded")
@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "piece", [" ", ",", "and ", "from ", "A ", "a.a@", "please ", "9 am ", "'a ", "3+", "at ", "x-", "\n", "x and "]
)
async def test_a_repetitive_text_takes_no_more_time_than_others(piece: str) -> None:
    for length in (2_000, 10_000):
        text = "find mail " + (piece * length)[: length - 11] + "b"
        started = time.monotonic()
        await PLANNER.plan(asked(text), PlanControl())
        assert time.monotonic() - started < 15


async def test_without_any_candidate_it_says_that_it_has_no_tools() -> None:
    bare = asked("what time is it?").model_copy(update={"candidates": []})
    made = (await PLANNER.plan(bare, PlanControl())).plan
    assert isinstance(made, AnswerPlan)
