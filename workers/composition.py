"""Builds everything a worker's activities need from the settings; opened and closed as one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from temporalio.client import Client

from steward import wording
from steward.activities.answer_drafts import AnswerDrafts
from steward.activities.conversation_window import ConversationWindow
from steward.activities.ingestion import IngestionActivities
from steward.activities.kept_answers import KeptAnswers
from steward.activities.learning import LearningActivities
from steward.activities.ledger import LedgerActivities
from steward.activities.memory import MemoryActivities
from steward.activities.notifications import NotificationActivities, Notifier
from steward.activities.planning import PlanningActivities
from steward.activities.problem_steps import ProblemStepActivities
from steward.activities.reading import ReadingActivities
from steward.activities.request_tools import RequestToolActivities
from steward.activities.retrieval import RetrievalActivities
from steward.activities.switches import ToolSwitches
from steward.activities.tenant_slots import TenantSlots
from steward.activities.tool_calls import ToolCallActivities
from steward.activities.tool_finding import ToolFinding
from steward.activities.tool_index import ToolIndexActivities
from steward.activities.waiting_acts import WaitingActivities
from steward.activities.waiting_calls import WaitingCalls
from steward.activities.webhook import Webhook
from steward.config.secrets import know_secrets
from steward.config.settings import Settings
from steward.contracts import queues
from steward.contracts.activities import SyncToolsInput
from steward.contracts.errors import StewardError
from steward.contracts.tool import ToolSpec
from steward.planners.backends import PlannerParams, build_planners
from steward.planners.chain import PlannerChain
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.planners.token_counts import TokenCounter
from steward.search.embedder import FastembedEmbedder
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import ToolIndex
from steward.sql.chat_users import ChatUserStore
from steward.sql.contacts import ContactStore
from steward.sql.database import Database
from steward.sql.deliveries import DeliveryStore
from steward.sql.dispatches import DispatchStore
from steward.sql.drafts import DraftChannel
from steward.sql.installation import Installation
from steward.sql.knowledge import KnowledgeStore
from steward.sql.memory import MemoryStore
from steward.sql.memory_review import MemoryReview
from steward.sql.migrate import refuse_other_schema
from steward.sql.notifications import NotificationStore
from steward.sql.planner_health import TELL_EVERY_S, PlannerHealthStore
from steward.sql.policy_findings import PolicyFindingStore
from steward.sql.problems import ProblemStore
from steward.sql.reminders import ReminderStore
from steward.sql.results import ResultStore
from steward.sql.runner import SqlRunner
from steward.sql.spending import SpendingStore
from steward.sql.todos import TodoStore
from steward.sql.tool_cache import ToolCache
from steward.sql.tools import ToolStore
from steward.sql.unlearned import UnlearnedStore
from steward.tools.executors.runner import ToolRunner
from steward.tools.guarding.policy_file import PolicyFile
from steward.tools.home.assistant import HomeAssistant
from steward.tools.internet.upstream import Internet
from steward.tools.mcp.hub import McpHub
from steward.tools.mcp.request_servers import RequestServers
from steward.tools.ports import MailSettings, Services
from steward.tools.registry import Registry
from steward.weights.names import for_tools
from steward.workers.channels import Told, delivering
from steward.workers.forgetting import open_forgetting
from steward.workers.guards import load_guards
from steward.workers.internet_services import calendars, camera_door, internet, mail_accounts, remote_types
from steward.workers.knowledge import open_knowledge, open_pages
from steward.workers.learning import Learner, learning_from
from steward.workers.mcp import open_mcp
from steward.workers.memory import general_embedder, memory_folders, open_memory
from steward.workers.mending import keep_mending
from steward.workers.needs import unset_of
from steward.workers.own_calls import open_own_calls
from steward.workers.owner import claim_namespace
from steward.workers.policy import PolicyWatch, telling_policy
from steward.workers.problem_messages import TemporalProblemMessages
from steward.workers.qdrant import place
from steward.workers.reminders import TemporalReminderStarter
from steward.workers.telling import telling
from steward.workers.temporal import connect

_log = logging.getLogger(__name__)
_SYNC_RETRY_S = 5.0
_SYNC_EVERY_S = 60.0
_LOOK_S = 1.0
_HANGING_SHARE = 0.8
"""Of the time a plan may take, what backends that hang may use up before the last one, the embedded, is asked."""


@dataclass(frozen=True)
class WorkerParts:
    """The activities by task queue, and the client they are polled with."""

    client: Client
    problems: list[Callable[..., Any]]
    """For the workflow's own queue: the short ones, the tool calls that run inside the workflow task, the index."""
    tools: list[Callable[..., Any]]
    planner: list[Callable[..., Any]]
    learning: list[Callable[..., Any]]
    """What a model does for nobody who waits, where plans are made."""
    plans_at_once: int


@asynccontextmanager
async def open_parts(settings: Settings, names: Sequence[str] = queues.ALL_QUEUES) -> AsyncIterator[WorkerParts]:
    """Everything, connected; waits for Temporal, tolerates a PostgreSQL and a Qdrant that are away.

    The planners' models are loaded for a worker on one of the queues `names` that plans are made on.
    """
    if settings.postgres_dsn is None:
        raise StewardError("no database: set STEWARD_POSTGRES_DSN (`steward up` does so for its own)")
    know_secrets(settings)
    embedder = FastembedEmbedder(
        settings.home / "models", for_tools(settings.local_embed_model), threads=settings.embed_threads
    )
    await asyncio.gather(asyncio.to_thread(_load_quietly, embedder), asyncio.to_thread(load_guards))
    async with AsyncExitStack() as stack:
        dsn = settings.postgres_dsn.get_secret_value()
        database = await stack.enter_async_context(Database(dsn, application_name="steward-worker"))
        await refuse_other_schema(database)
        data = await stack.enter_async_context(_data_database(settings, dsn))
        index = ToolIndex(embedder, **place(settings))
        stack.callback(index.close)
        client = await connect(settings, database)
        installation_id = await claim_namespace(client, Installation(database))
        webhook = _webhook(settings, stack)
        notifier = Notifier(NotificationStore(database), ProblemStore(database))
        general = general_embedder(settings, embedder)
        memories = await stack.enter_async_context(open_memory(settings, database, general))
        knowledge = await stack.enter_async_context(open_knowledge(settings, database, general, client))
        pages = await stack.enter_async_context(open_pages(settings))
        forgetting = await stack.enter_async_context(open_forgetting(settings, database, client, memories))
        services_online = internet(settings)
        stack.push_async_callback(services_online.aclose)
        calendar_stores = calendars(settings)
        stack.push_async_callback(calendar_stores.aclose)
        mcp = await stack.enter_async_context(open_mcp(settings, database, client.identity, names))
        registry = Registry(settings.catalogue, remote_types(settings), mcp, settings.tools_folder)
        tools, retriever = ToolStore(database), ToolRetriever(index, registry)
        switched_off = ToolSwitches(tools).off
        own_calls = await open_own_calls(settings.home, tools)
        told = Told(DeliveryStore(database), ChatUserStore(database), has_webhook=webhook is not None)
        services = replace(
            _services(settings, database, data, client, notifier, services_online),
            own_calls=own_calls,
            told_where=told.where,
            paired_chats=told.paired_chats,
            calendars=calendar_stores,
            memory=memories,
            knowledge=knowledge,
            messages=webhook,
            credentials=mcp.credentials,
            find_tools=ToolFinding(embedder, retriever, tools, switched_off).find,
            switched_off=switched_off,
            tagged=registry.tagged,
        )
        request_servers = RequestServers(settings.mcp_request_urls)
        stack.push_async_callback(request_servers.close)
        stored = mcp.credentials.header if mcp.credentials else None
        runner = ToolRunner(services, settings.secret, mcp, request_servers, stored)
        stack.push_async_callback(runner.aclose)
        if services.policy is not None and settings.policy is not None:
            watch = PolicyWatch(services.policy, registry, mcp)
            await stack.enter_async_context(telling_policy(PolicyFindingStore(database), client.identity, watch))
        planner = _planner(settings, embedder, registry)
        stack.callback(planner.close)
        if queues.PLANNER in names or (planner.quick and queues.PROBLEMS in names):
            planner.warm()
            await stack.enter_async_context(telling_planners(PlannerHealthStore(database), client.identity, planner))
        retrieval = RetrievalActivities(embedder, retriever, tools, registry, planner, services, memories, knowledge)
        planning = PlanningActivities(
            registry,
            planner,
            services,
            grounding_required=settings.require_grounding,
            waiting=WaitingCalls(ProblemStore(database), registry),
            drafts=AnswerDrafts(DraftChannel(database), grounding_required=settings.require_grounding),
        )
        if queues.PLANNER in names:
            planner.prepare(await planning.front(datetime.now(UTC).isoformat()))
        waiting = WaitingActivities(ProblemStore(database), TemporalProblemMessages(client))
        tool_index = ToolIndexActivities(registry, tools, index, services.unset)
        looked = asyncio.Event()
        stack.callback(asyncio.create_task(_keep_synchronised(tool_index, registry, mcp, looked)).cancel)
        # A worker that polls is taken for ready, and what it plans needs the catalogue and the index.
        await looked.wait()
        if queues.PROBLEMS in names:
            await stack.enter_async_context(delivering(settings, database, webhook))
            mending = keep_mending(client, database, settings.mend_every_s, installation_id)
            stack.callback(asyncio.create_task(mending).cancel)
        kept, slots = KeptAnswers(ToolCache(database)), TenantSlots(settings.tenant_calls)
        listing = RequestToolActivities(registry, request_servers, slots)
        calls = ToolCallActivities(
            registry,
            runner,
            DispatchStore(database),
            ProblemStore(database),
            kept,
            slots,
            results=ResultStore(database),
        )
        judge = next((known.reader for known in planner.backends if isinstance(known, EmbeddedPlanner)), None)
        reading = ReadingActivities(registry, embedder, retriever, judge)
        window = ConversationWindow(
            ProblemStore(database),
            _tokens(settings),
            messages=settings.history_messages,
            tokens=settings.history_tokens,
            idle=timedelta(seconds=settings.conversation_idle_s),
        )
        steps = ProblemStepActivities(
            ProblemStore(database), registry, services, MemoryStore(database), window, settings.emergency_country
        )
        notifications = NotificationActivities(notifier, ReminderStore(database))
        learning = LearningActivities(memories, MemoryReview(database), planner, settings.learn_facts)
        if queues.PROBLEMS in names:
            learner = Learner(UnlearnedStore(database), learning, client)
            await stack.enter_async_context(learning_from(learner, steps.kept))
        remembering = MemoryActivities(memories)
        ingestion = IngestionActivities(KnowledgeStore(database), knowledge, pages)
        yield WorkerParts(
            client=client,
            problems=[
                *(steps.open_problem, steps.record_steps, reading.read_message, waiting.act_on_waiting),
                *(retrieval.embed_text, retrieval.retrieve_tools, planning.plan_next_action),
                *(calls.prepare_calls, calls.call_tool, calls.find_outcome),
                *(notifications.deliver_notification, notifications.advance_reminder, tool_index.sync_tools),
                LedgerActivities(DispatchStore(database)).recall_dispatches,
                *(remembering.search_memory, learning.learn_facts),
            ],
            tools=[
                *(calls.call_tool, listing.list_request_tools),
                *(ingestion.begin_ingest, ingestion.fetch_document, ingestion.parse_document, ingestion.cut_document),
                *(ingestion.embed_document, ingestion.publish_document, ingestion.fail_document),
                *forgetting,
            ],
            planner=[planning.plan_next_action],
            learning=[learning.find_facts],
            plans_at_once=planner.at_once,
        )


def _services(
    settings: Settings,
    database: Database,
    data: Database,
    client: Client,
    notifier: Notifier,
    services_online: Internet,
) -> Services:
    return Services(
        mail=MailSettings(settings.maildir, settings.mail_from, settings.demo, mail_accounts(settings)),
        todos=TodoStore(database),
        contacts=ContactStore(database),
        reminders=ReminderStore(database),
        reminder_starter=TemporalReminderStarter(client),
        notifications=notifier,
        problems=ProblemStore(database),
        sql=SqlRunner(data, own_database=settings.data_dsn is not None),
        internet=services_online,
        home=HomeAssistant(services_online),
        cameras=camera_door(settings),
        policy=PolicyFile(settings.policy),
        spending=SpendingStore(database),
        memory_folders=memory_folders(settings),
        granted_folders=tuple(settings.granted_folders),
        unset=unset_of(settings),
    )


def _load_quietly(embedder: FastembedEmbedder) -> None:
    """Build or load the model now, not in the first request; without it retrieval is degraded and says so."""
    try:
        embedder.load()
    except StewardError as error:
        _log.error("the embedder is away: %s", error.detail)


def _data_database(settings: Settings, dsn: str) -> Database:
    data_dsn = settings.data_dsn.get_secret_value() if settings.data_dsn else dsn
    return Database(data_dsn, max_size=4, application_name="steward-run-sql")


def _webhook(settings: Settings, stack: AsyncExitStack) -> Webhook | None:
    if settings.webhook_url is None:
        return None
    secret = settings.webhook_secret
    webhook = Webhook(settings.webhook_url, secret.get_secret_value() if secret else None)
    stack.push_async_callback(webhook.aclose)
    return webhook


def _planner(settings: Settings, embedder: FastembedEmbedder, registry: Registry) -> PlannerChain:
    key = settings.openai_api_key
    params = PlannerParams(
        home=settings.home,
        embed_threads=settings.embed_threads,
        judge_threads=settings.judge_threads,
        llama_model_path=settings.llama_model_path,
        llama_context=settings.llama_context,
        llama_threads=settings.llama_threads,
        llama_gpu_layers=settings.llama_gpu_layers,
        llama_think_tokens=settings.llama_think_tokens,
        openai_base_url=settings.openai_base_url,
        openai_model=settings.openai_model,
        openai_api_key=key.get_secret_value() if key else None,
        openai_timeout_s=settings.openai_timeout_s,
        openai_concurrency=settings.openai_concurrency,
        openai_tools=settings.openai_tools,
        openai_temperature=settings.openai_temperature,
        plan_timeout_s=settings.plan_timeout_s,
    )
    offered = [spec for spec in registry.specs() if spec.plannable]
    planners = build_planners(settings.planners, params, wording, embedder, offered)
    share_s = _HANGING_SHARE * settings.plan_timeout_s / max(1, len(planners) - 1)
    return PlannerChain(planners, timeout_s=share_s, secrets=settings.secrets_to_models)


def _tokens(settings: Settings) -> TokenCounter:
    """What counts the tokens of a conversation: the words of the llama model that plans, else the encoder's."""
    gguf = settings.llama_model_path if "llama" in settings.planners else None
    return TokenCounter(settings.home / "models", gguf)


def telling_planners(
    store: PlannerHealthStore, worker: str, planner: PlannerChain
) -> AbstractAsyncContextManager[None]:
    """While it is open, how the planners of this worker stand is told for those who ask another process."""
    return telling("planners", store, worker, lambda: planner.health, lambda: _pause(planner))


async def _pause(planner: PlannerChain) -> None:
    """Until how the planners stand is told again: soon, while a model is loaded and somebody may wait for it."""
    loading = any(health.loading for health in planner.health)
    await asyncio.sleep(min(1.0, TELL_EVERY_S) if loading else TELL_EVERY_S)


async def _keep_synchronised(
    tool_index: ToolIndexActivities, registry: Registry, mcp: McpHub, looked: asyncio.Event
) -> None:
    """The catalogue belongs in the mirror and the index before the first task (`looked`), and again after either was
    lost. What is away then does not keep the worker from its work."""
    while True:
        wait_s, known = _SYNC_RETRY_S, registry.known()
        try:
            done = await tool_index.sync(SyncToolsInput())
        except StewardError as error:
            _log.warning("the tools are not synchronised yet: %s", error.detail)
        else:
            if done.added or done.changed or done.removed or done.indexed:
                _log.info("tools synchronised: %s", done.model_dump_json())
            wait_s = _SYNC_RETRY_S if done.degraded else _SYNC_EVERY_S
        finally:
            looked.set()
        await tools_changed(registry, known, mcp, wait_s)


async def tools_changed(registry: Registry, known: Sequence[ToolSpec], mcp: McpHub, wait_s: float) -> None:
    """Return once the tools are not `known` any more, or an MCP server's may not be; after `wait_s` at the latest."""
    ends = time.monotonic() + wait_s
    while registry.known() == known and (left_s := ends - time.monotonic()) > 0:
        if await mcp.wait_changed(min(_LOOK_S, left_s)):
            return
