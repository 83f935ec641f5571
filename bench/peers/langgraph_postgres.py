"""LangGraph with its PostgreSQL checkpointer: `python -m bench.peers.langgraph_postgres PORT DSN`.

A call runs a graph of one ToolNode, a plan the usual loop of a model node and a ToolNode. The tool that needs approval
calls interrupt(), and the decision resumes its thread with Command(resume=...). Durability is "sync": every step is
in PostgreSQL before the next one begins.
"""

from __future__ import annotations

import itertools
import sys
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from langchain_core.callbacks import AsyncCallbackManagerForLLMRun, CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, ToolCall, ToolMessage
from langchain_core.outputs import ChatGeneration, ChatResult
from langchain_core.tools import tool
from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode, tools_condition
from langgraph.types import Command, interrupt
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool

from bench.peers.script import APPROVAL, DENIED, DIRECT, FINAL_TEXT, PLANNED, Answer, Ran, next_tool, run_noop
from bench.peers.service import CALLERS, serve


@tool
async def noop(n: int) -> str:
    """Do nothing."""
    return run_noop(n).model_dump_json()


@tool
async def noop_confirmed(n: int) -> str:
    """Do nothing, once a human has agreed."""
    return run_noop(n).model_dump_json() if interrupt({"tool": "noop_confirmed", "n": n}) else DENIED


_TOOLS = ToolNode([noop, noop_confirmed])


class InstantModel(BaseChatModel):
    """Says at once what the script says."""

    _llm_type = "instant"

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        called = sum(isinstance(m, ToolMessage) for m in messages)
        name = next_tool(str(messages[0].content), called)
        message = AIMessage(FINAL_TEXT) if name is None else AIMessage("", tool_calls=[_call(name, called + 1)])
        return ChatResult(generations=[ChatGeneration(message=message)])

    async def _agenerate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: AsyncCallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        return self._generate(messages)


def _call(name: str, n: int) -> ToolCall:
    return ToolCall(name=name, args={"n": n}, id=f"call-{n}")


class LangGraphPeer:
    """A thread of its own for every request; the savers in turn."""

    def __init__(self, savers: list[AsyncPostgresSaver]) -> None:
        self._calling = itertools.cycle([_calling().compile(checkpointer=saver) for saver in savers])
        self._planning = itertools.cycle([_planning().compile(checkpointer=saver) for saver in savers])

    async def direct(self) -> Answer:
        """One ToolNode."""
        return _answer(
            await self._run(next(self._calling), {"messages": [AIMessage("", tool_calls=[_call(DIRECT, 1)])]})
        )

    async def planned(self) -> Answer:
        """The loop of model and tools."""
        return _answer(await self._run(next(self._planning), {"messages": [HumanMessage(PLANNED)]}))

    async def ask(self) -> str:
        """The thread that is interrupted."""
        thread = str(uuid.uuid4())
        asking = {"messages": [AIMessage("", tool_calls=[_call(APPROVAL, 1)])]}
        state = await self._run(next(self._calling), asking, thread)
        assert state["__interrupt__"], state
        return thread

    async def decide(self, asked: str, confirmed: bool) -> Answer:
        """Resume the thread."""
        return _answer(await self._run(next(self._calling), Command(resume=confirmed), asked))

    async def _run(self, graph: Any, given: Any, thread: str | None = None) -> dict[str, Any]:
        config = {"configurable": {"thread_id": thread or str(uuid.uuid4())}}
        state: dict[str, Any] = await graph.ainvoke(given, config, durability="sync")
        return state


def _calling() -> Any:
    """A graph of the tools alone."""
    graph = StateGraph(MessagesState).add_node("tools", _TOOLS)
    return graph.add_edge(START, "tools").add_edge("tools", END)


def _planning() -> Any:
    """The loop of model and tools."""
    model = InstantModel()

    async def ask_model(state: MessagesState) -> dict[str, list[BaseMessage]]:
        return {"messages": [await model.ainvoke(state["messages"])]}

    graph = StateGraph(MessagesState).add_node("model", ask_model).add_node("tools", _TOOLS)
    return graph.add_edge(START, "model").add_conditional_edges("model", tools_condition).add_edge("tools", "model")


def _answer(state: dict[str, Any]) -> Answer:
    messages: list[BaseMessage] = state["messages"]
    results = [m.content for m in messages if isinstance(m, ToolMessage) and m.content != DENIED]
    last = messages[-1].content if isinstance(messages[-1], AIMessage) else ""
    return Answer(ran=[Ran.model_validate_json(str(r)) for r in results], text=str(last))


@asynccontextmanager
async def open_peer(dsn: str) -> AsyncIterator[LangGraphPeer]:
    """The pool with the connection settings that the checkpointer's documentation asks for.

    A saver holds a lock of its own around every statement, pool or not, so one saver alone would use one connection.
    """
    settings = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
    async with AsyncConnectionPool(dsn, min_size=CALLERS, max_size=CALLERS, kwargs=settings) as pool:
        savers = [AsyncPostgresSaver(pool) for _ in range(CALLERS)]
        await savers[0].setup()
        yield LangGraphPeer(savers)


if __name__ == "__main__":
    serve(lambda: open_peer(sys.argv[2]), int(sys.argv[1]))
