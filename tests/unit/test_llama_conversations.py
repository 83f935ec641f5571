"""What a small Llama is trained on: conversations that hold to catalogue and policy, and the format they are in."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from tokenizers import Tokenizer

from steward.planners.llama.step_format import ChatMessage, prompt_of, read_step
from steward.weights.smollm2 import model_file
from training.llama.catalogue import CatalogueTool, Waiting, read_catalogue
from training.llama.chat import chat_of
from training.llama.files import Conversation, held_out_files, read_file, read_files, trained_files
from training.llama.rows import LENGTH, fitted, pack
from training.llama.soundness import faults_of
from training.llama.steps import score, steps_of, write_steps
from training.llama.tokens import encoded, tokenizer_of
from training.llama.variants import Variants

HEAD = "== t1\nnow Thu 2026-11-26 14:20\nme Robin Vale\nmem Ida lives in Leeds.\n"
ASKED = Path(__file__).parents[2] / "bench" / "planning" / "requests"


@pytest.fixture(scope="module")
def tools() -> dict[str, CatalogueTool]:
    return read_catalogue()


@pytest.fixture(scope="module")
def trained() -> list[Conversation]:
    return read_files(trained_files())


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    return tokenizer_of(model_file())


def written(folder: Path, text: str) -> Conversation:
    file = folder / "t.txt"
    file.write_text(HEAD + text, encoding="utf-8")
    (one,) = read_file(file)
    return one


@pytest.mark.requirement("training.conversations-sound")
def test_every_conversation_holds_to_catalogue_and_policy(
    trained: list[Conversation], tools: dict[str, CatalogueTool]
) -> None:
    faults = [
        f"{one.file.name}:{fault.line}: {fault.what}"
        for one in [*trained, *read_files(held_out_files())]
        for fault in faults_of(one, tools)
    ]
    assert faults == []
    assert len(trained) > 2_800


@pytest.mark.requirement("training.conversations-sound")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('u hi\n> add_task {"titel": "x"}\n< ok\ndone\n', "titel"),
        ('u hi\n> add_task {"title": "x", "priority": "urgent"}\n< ok\ndone\n', "'urgent' is not one of"),
        ("u hi\n> hum {}\n< ok\ndone\n", "no tool hum"),
        ('u hi\n> confirm_action {"problem_id": 3, "confirmed": true}\n< ok\ndone\n', "never called"),
        ('u hi\n> add_task {"title": "x"}\nwait 1\n', "asks for no yes"),
        ('u hi\n> delete_task {"task_id": 3}\n< Deleted.\ndone\n', "asks for a yes"),
        ('u hi\n> delete_fact {"fact_id": [3, 4]}\n< Forgotten.\ndone\n', "asks for a yes"),
        (
            'u in\n> control_device {"device_id": "back door", "action": "unlock"}\n< Unlocked.\ndone\n',
            "asks for a yes",
        ),
        ("u hi\n> list_tasks {}\ndone\n", "1 calls without"),
        ("u hi\nyes 1\n< ok\n", "nothing of that number waits"),
        ("u hi\nu there\nsay Hello.\n", "nothing after it"),
        ("u hi\nsay Hello.\n> list_tasks {}\n< none\ndone\n", "must end the message"),
    ],
)
def test_what_is_wrong_with_a_conversation_is_told(
    text: str, fault: str, tools: dict[str, CatalogueTool], tmp_path: Path
) -> None:
    assert fault in " ".join(found.what for found in faults_of(written(tmp_path, text), tools))


@pytest.mark.requirement("training.conversations-sound")
def test_what_waits_follows_the_policy(tools: dict[str, CatalogueTool]) -> None:
    assert tools["compose_email"].waits({"to": "Bob"}) is Waiting.ALWAYS
    assert tools["schedule_reminder"].waits({"when": "at 5"}) is Waiting.NEVER
    assert tools["create_calendar_event"].waits({"title": "x"}) is Waiting.MAYBE
    assert tools["update_calendar_event"].waits({"event_id": "Yoga", "which": "all"}) is Waiting.ALWAYS
    assert tools["control_device"].waits({"device_id": "bedroom blinds", "action": "open"}) is Waiting.MAYBE
    assert tools["control_device"].waits({"device_id": "front door", "action": "lock"}) is Waiting.NEVER
    assert tools["delete_fact"].waits({"fact_id": 7}) is Waiting.NEVER


@pytest.mark.requirement("training.conversations-held-out")
def test_no_conversation_is_there_twice_and_none_that_is_measured_is_trained(trained: list[Conversation]) -> None:
    held = read_files(held_out_files())
    assert len(held) >= 50
    keys = Counter(one.key for one in [*trained, *held])
    assert [key for key, count in keys.items() if count > 1] == []

    def said(one: Conversation) -> str:
        return " / ".join(item.text.casefold() for item in one.items if item.kind == "u")

    assert {said(one) for one in held} & {said(one) for one in trained} == set()


@pytest.mark.requirement("training.conversations-held-out")
def test_no_request_of_the_evaluation_is_trained(trained: list[Conversation]) -> None:
    asked = {
        json.loads(line)["text"].casefold()
        for path in ASKED.glob("*.jsonl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.strip()
    }
    assert asked
    first = {one.items[0].text.casefold(): one.key for one in trained if len(one.items[0].text.split()) > 5}
    assert {key for text, key in first.items() if text in asked} == set()


@pytest.mark.requirement("planners.llama.step-format")
def test_a_conversation_becomes_a_chat_that_grows_at_its_end(tools: dict[str, CatalogueTool], tmp_path: Path) -> None:
    one = written(
        tmp_path,
        "tool find_order(number: text) orders of the shop\n"
        "u tell bob im late and note milk\n"
        '> compose_email {"to": "bob", "body": "I\'m late.\\nSorry."}\n'
        '> add_task {"title": "Milk"}\n'
        "wait 1\n"
        "< Added task 4: Milk\n"
        "u make it 10 min\n"
        'amend 1 {"body": "I\'m 10 min late."}\n'
        "u yes\n"
        "yes 1\n"
        "< E-mail sent.\n",
    )
    chat = chat_of(one, tools, {0: ["add_task", "compose_email"]})
    assert [(message.role, message.text) for message in chat] == [
        (
            "system",
            "Thu 2026-11-26 14:20, Robin Vale\n- Ida lives in Leeds.\nfind_order(number: text) orders of the shop",
        ),
        ("user", "(add_task compose_email)\ntell bob im late and note milk"),
        ("assistant", 'compose_email {"to": "bob", "body": "I\'m late.\\nSorry."}\nadd_task {"title": "Milk"}'),
        ("tool", "waits as 1\nAdded task 4: Milk"),
        ("user", "(waits: 1 compose_email)\nmake it 10 min"),
        ("assistant", 'amend 1 {"body": "I\'m 10 min late."}'),
        ("user", "(waits: 1 compose_email)\nyes"),
        ("tool", "yes 1: E-mail sent."),
    ]
    assert prompt_of(chat).startswith(prompt_of(chat[:5]))


@pytest.mark.requirement("planners.llama.step-format")
def test_a_yes_that_no_rule_reads_shows_again_what_waits(tools: dict[str, CatalogueTool], tmp_path: Path) -> None:
    one = written(
        tmp_path, 'u drop task 3\n> delete_task {"task_id": 3}\nwait 1\nu off with it\nyes 1\n< Deleted task 3.\n'
    )
    chat = [(message.role, message.text) for message in chat_of(one, tools)]
    assert chat[-4:] == [
        ("assistant", "show 1"),
        ("tool", "shown again"),
        ("user", "(waits: 1 delete_task)\nyes"),
        ("tool", "yes 1: Deleted task 3."),
    ]


@pytest.mark.requirement("planners.llama.step-format")
def test_an_act_after_others_words_is_told_with_the_first_calls(
    tools: dict[str, CatalogueTool], tmp_path: Path
) -> None:
    one = written(
        tmp_path,
        "u find rosa's mail and send it to kim\n"
        '> search_email {"from_email": "rosa"}\n'
        "< 1 e-mail:\\n1. Rosa: Plan [m1]\n"
        '> forward_email {"email_id": "m1", "to": "kim", "note": "As promised"}\n'
        "wait 1\n",
    )
    step = chat_of(one, tools)[2].text
    assert read_step(step)[1].args == {"email_id": {"from": "search_email"}, "to": "kim"}
    assert step.split("\n")[1].startswith("intends forward_email ")


@pytest.mark.requirement("planners.llama.step-format")
def test_a_step_is_read_line_by_line() -> None:
    call, amended, said = read_step('add_task {"title": "x"}\namend 2 {"body": "y"}\nsay Two\nlines.')
    assert (call.kind, call.name, call.args) == ("call", "add_task", {"title": "x"})
    assert (amended.kind, amended.number, amended.args) == ("amend", "2", {"body": "y"})
    assert (said.kind, said.text) == ("say", "Two\nlines.")
    assert read_step("add_task {broken")[0].args is None


@pytest.mark.requirement("training.llama-rows")
def test_only_steps_are_learned_and_chats_are_packed_whole(
    trained: list[Conversation], tools: dict[str, CatalogueTool], tokenizer: Tokenizer
) -> None:
    chat = [ChatMessage("system", "now"), ChatMessage("user", "hi"), ChatMessage("assistant", "say Hello there.")]
    row = encoded(chat, tokenizer)
    assert tokenizer.decode([token for token, known in zip(row.ids, row.learned, strict=True) if known]) == (
        "say Hello there."
    )
    words = [token for token, free in zip(row.ids, row.free, strict=True) if free]
    assert tokenizer.decode(words).strip() == "Hello there."
    assert tokenizer.decode(row.ids, skip_special_tokens=False) == prompt_of(chat)
    rows = [found for one in trained[:40] if (found := fitted(chat_of(one, tools), tokenizer)) is not None]
    packed = pack(list(rows), random.Random(1))
    assert packed["A"].shape[1] == LENGTH
    assert int((packed["D"] > 0).sum()) == sum(len(row.ids) for row in rows)
    assert int(np.unpackbits(packed["M"].astype(np.uint8), axis=1).sum()) == sum(sum(row.learned) for row in rows)


@pytest.mark.requirement("training.llama-rows")
def test_changed_copies_are_still_sound(trained: list[Conversation], tools: dict[str, CatalogueTool]) -> None:
    variants = Variants(trained, tools, random.Random(2))
    for one in [*trained[::40], *(one for one in trained if "control_device" in str(one.items))]:
        made = variants.with_more_tools(variants.changed(one))
        assert faults_of(made, tools) == [], one.key
        assert all(len(set(names)) == len(names) >= 8 for names in variants.hints(made).values())


@pytest.mark.requirement("training.llama-rows")
def test_the_tokenizer_splits_as_llama_cpp_does(trained: list[Conversation], tokenizer: Tokenizer) -> None:
    llama_cpp = pytest.importorskip("llama_cpp")
    judge = llama_cpp.Llama(str(model_file()), vocab_only=True, verbose=False)
    for text in [item.text for one in trained[::60] for item in one.items]:
        assert tokenizer.encode(text, add_special_tokens=False).ids == judge.tokenize(
            text.encode(), add_bos=False, special=True
        ), text


@pytest.mark.requirement("training.llama-rows")
def test_a_written_step_is_scored_by_tools_and_arguments(
    trained: list[Conversation], tools: dict[str, CatalogueTool], tokenizer: Tokenizer, tmp_path: Path
) -> None:
    right = 'add_task {"title": "Buy milk"}\nlist_tasks {}'
    assert score(right, 'list_tasks {}\nadd_task {"title": "buy milk."}') == 1
    assert score(right, 'list_tasks {}\nadd_task {"title": "Buy bread"}') == 0.5
    assert score(right, "list_tasks {}") == 0
    assert score("say Hello.", "say Whatever.") == 1
    assert score("done", "say Fine.") == 0
    steps = list(steps_of(trained[0], chat_of(trained[0], tools), tokenizer))
    lines = write_steps(steps, [step["right"] for step in steps], tmp_path)
    assert lines[0] == f"all: {len(steps)} steps, right 100.0%, kind or tools right 100.0%"
    told = [json.loads(line) for line in (tmp_path / "steps.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [one["written"] for one in told] == [step["right"] for step in steps]
