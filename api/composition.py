"""Builds the gateway from the settings and closes what it opened. Called by the processes that have a door.

Opens without PostgreSQL or Temporal: calls answer 503 until they are there.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import httpx

from steward.api.camera_proxy import CameraProxy
from steward.api.core.channel_outbox import ChannelOutbox
from steward.api.core.forgetting import Retention, UserForgetting
from steward.api.core.gateway_config import GatewayConfig
from steward.api.core.knowledge_base import KnowledgeBase
from steward.api.core.mcp_review import McpReview
from steward.api.core.memory import Memory
from steward.api.core.memory_search import MemorySearch
from steward.api.core.notification_outbox import NotificationOutbox
from steward.api.core.operations import Operations
from steward.api.core.part_health import PartsCheck
from steward.api.core.problem_changes import ProblemChanges
from steward.api.core.problem_opener import ProblemOpener
from steward.api.core.problem_reader import ProblemReader
from steward.api.core.problem_speaker import ProblemSpeaker
from steward.api.core.push_addresses import PushAddresses
from steward.api.core.rate_limits import RateLimits, UserLimits
from steward.api.core.reminders import Reminders
from steward.api.core.request_confirmations import RequestConfirmations
from steward.api.core.result_reader import ResultReader
from steward.api.core.seals import SECRET, Seal
from steward.api.core.security_log import SecurityLog
from steward.api.core.shown_record import ShownRecord
from steward.api.core.tool_catalogue import ToolCatalogue
from steward.api.core.tool_reload import ToolReload
from steward.api.core.transcripts import Transcripts
from steward.api.core.user_events import UserEvents
from steward.api.core.visible_problems import VisibleProblems
from steward.api.core.waits import Waits
from steward.api.credentials.api_keys import ApiKeys
from steward.api.credentials.identity import Identity
from steward.api.credentials.jwt_keys import KeySet, OneKey, TokenKeys, load_from
from steward.api.credentials.jwt_tokens import TokenRules, TokenVerifier
from steward.api.credentials.login_codes import LoginCodes
from steward.api.gateway import Gateway
from steward.api.temporal.client import lazy_client
from steward.api.temporal.namespace_owner import NamespaceOwner
from steward.api.temporal.problems import TemporalProblems
from steward.config.accounts import load_accounts
from steward.config.secrets import know_secrets
from steward.config.settings import Settings
from steward.config.values import keys_of
from steward.contracts.actors import SELF_TEST_USER
from steward.contracts.errors import ErrorCode, Unavailable
from steward.sql.activity import ActivityStore
from steward.sql.api_keys import ApiKeyStore
from steward.sql.chat_users import ChatUserStore
from steward.sql.console_sign_outs import ConsoleSignOutStore
from steward.sql.conversations import ConversationStore
from steward.sql.database import Database
from steward.sql.deliveries import DeliveryStore
from steward.sql.forgetting import ForgettingStore
from steward.sql.installation import Installation
from steward.sql.knowledge import KnowledgeStore
from steward.sql.listen import ProblemListener
from steward.sql.mcp import McpHealthStore, McpToolStore
from steward.sql.measures import MeasureStore
from steward.sql.memory import MemoryStore
from steward.sql.memory_review import MemoryReview
from steward.sql.mendings import MendingStore
from steward.sql.notifications import NotificationStore
from steward.sql.planner_health import PlannerHealthStore
from steward.sql.policy_findings import PolicyFindingStore
from steward.sql.problems import ProblemStore
from steward.sql.pushes import PushStore
from steward.sql.questions import QuestionStore
from steward.sql.rate_limits import RateLimitStore
from steward.sql.reminders import ReminderStore
from steward.sql.results import ResultStore
from steward.sql.retention import RetentionStore
from steward.sql.security import SecurityEventStore
from steward.sql.shared_secrets import SharedSecrets
from steward.sql.shown import ShownStore
from steward.sql.tools import ToolStore
from steward.sql.user_events import UserEventStore

_CONNECTIONS: Final = 16
_STATEMENT_S: Final = 3.0


def check_files(settings: Settings) -> None:
    """Look at the files that the settings name before anything is opened. Raises SettingsError for an unusable one."""
    load_accounts(settings.accounts)
    if settings.auth_mode == "jwt" and settings.jwt_public_key is not None:
        OneKey.pem(settings.jwt_public_key)


@asynccontextmanager
async def open_identity(settings: Settings, gateway: Gateway, client: httpx.AsyncClient) -> AsyncIterator[Identity]:
    """Who may come in. `client` fetches the tokens' keys."""
    token = settings.api_token.get_secret_value() if settings.api_token else None
    tokens = token_verifier(settings, client) if settings.auth_mode == "jwt" else None
    try:
        yield Identity(
            settings.auth_mode,
            settings.tenant_id,
            token,
            tokens=tokens,
            keys=gateway.keys,
            chat_users=gateway.logins,
        )
    finally:
        if tokens is not None:
            await tokens.close()


def token_verifier(settings: Settings, client: httpx.AsyncClient) -> TokenVerifier:
    """What checks tokens in the mode jwt. Raises SettingsError for a public key that cannot be used."""
    rules = TokenRules(
        tenant_id=settings.tenant_id,
        issuer=settings.jwt_issuer or "",
        audience=settings.jwt_audience or "",
        leeway_s=settings.jwt_leeway_s,
        user_claim=settings.jwt_user_claim,
        tenant_claim=settings.jwt_tenant_claim,
        roles_claim=settings.jwt_roles_claim,
        scope_claim=settings.jwt_scope_claim,
        admin_role=settings.jwt_admin_role,
    )
    keys: TokenKeys
    if settings.jwt_jwks is not None:
        keys = KeySet(load_from(settings.jwt_jwks, client), settings.jwt_jwks_cache_s, settings.jwt_jwks_retry_s)
    elif settings.jwt_public_key is not None:
        keys = OneKey.pem(settings.jwt_public_key)
    else:
        keys = OneKey.secret(settings.jwt_secret.get_secret_value() if settings.jwt_secret else "")
    return TokenVerifier(keys, rules)


def _seal(settings: Settings, secrets: SharedSecrets) -> Seal:
    return Seal(keys_of(settings.sealing_keys), lambda: secrets.get(SECRET))


def camera_proxy(settings: Settings, client: httpx.AsyncClient) -> CameraProxy:
    """What the door of cameras looks through."""
    token = settings.home_assistant_token
    return CameraProxy(settings.home_assistant_url, token.get_secret_value() if token else None, client)


def user_limits(settings: Settings, limits: RateLimits, database: Database) -> UserLimits | None:
    """The limits of users; none where nobody is known to be who they say they are (docs/decisions/0004)."""
    if settings.auth_mode == "none":
        return None
    return UserLimits(
        limits,
        RateLimitStore(database),
        settings.rate_per_minute,
        settings.rate_per_hour,
        settings.calls_per_conversation,
    )


@asynccontextmanager
async def open_gateway(settings: Settings, waits: Waits | None = None) -> AsyncIterator[Gateway]:
    """The gateway of this process. Ending `waits` ends the waits of its callers.

    Raises:
        Unavailable: the settings name no database.
    """
    if settings.postgres_dsn is None:
        raise Unavailable(
            "no database: set STEWARD_POSTGRES_DSN (`steward up` does so for its own)",
            code=ErrorCode.POSTGRES_UNAVAILABLE,
        )
    know_secrets(settings)
    waits = waits or Waits()
    dsn = settings.postgres_dsn.get_secret_value()
    config = GatewayConfig.of(settings)
    database = Database(dsn, max_size=_CONNECTIONS, command_timeout_s=_STATEMENT_S, application_name="steward-api")
    listener = ProblemListener(dsn)
    async with database:
        client = await lazy_client(settings, database)
        store, temporal = ProblemStore(database), TemporalProblems(client, waits)
        owner = NamespaceOwner(client, Installation(database))
        with contextlib.suppress(Unavailable):
            await owner.id()
        reader = ProblemReader(config, store, temporal, listener, owner, waits)
        shown, results = ShownRecord(ShownStore(database)), ResultReader(ResultStore(database))
        tools = ToolStore(database)
        catalogue = ToolCatalogue(tools)
        speaker = ProblemSpeaker(
            store,
            temporal,
            reader,
            owner,
            shown,
            catalogue,
            by_model=lambda user: config.by_model(config.models.choose(user.tenant_id, None, None)),
        )
        remembered = MemoryStore(database)
        limits, secrets = RateLimits(RateLimitStore(database)), SharedSecrets(database)
        await listener.start()
        try:
            yield Gateway(
                config,
                opener=ProblemOpener(config, speaker, catalogue, user_limits(settings, limits, database)),
                speaker=speaker,
                confirmations=RequestConfirmations(reader, speaker, catalogue, config.default_user),
                problems=VisibleProblems(config, store, temporal, listener, reader, shown, results),
                changes=ProblemChanges(store, listener, reader),
                results=results,
                tools=catalogue,
                tool_reload=ToolReload(client, catalogue),
                parts=PartsCheck(
                    store,
                    PlannerHealthStore(database),
                    client,
                    McpHealthStore(database),
                    MendingStore(database),
                    owner,
                    PolicyFindingStore(database),
                    MeasureStore(database),
                    tools,
                ),
                mcp=McpReview(McpToolStore(database), McpHealthStore(database)),
                pushes=PushAddresses(PushStore(database), reader, _seal(settings, secrets)),
                notifications=NotificationOutbox(NotificationStore(database), client),
                reminders=Reminders(ReminderStore(database)),
                keys=ApiKeys(ApiKeyStore(database), settings.tenant_id),
                logins=LoginCodes(ChatUserStore(database), limits, settings.default_user, settings.login_code_ttl_s),
                transcripts=Transcripts(ConversationStore(database)),
                secrets=secrets,
                sign_outs=ConsoleSignOutStore(database),
                security=SecurityLog(SecurityEventStore(database)),
                knowledge=KnowledgeBase(KnowledgeStore(database), QuestionStore(database), client),
                memory=Memory(
                    remembered, MemoryReview(database), MemorySearch(client, remembered), settings.default_user
                ),
                forgetting=UserForgetting(ForgettingStore(database), client, waits, settings.wait_s),
                retention=Retention(RetentionStore(database), client, settings.retention_days),
                channels=ChannelOutbox(
                    DeliveryStore(database), settings.default_user, private=settings.channels_private
                ),
                user_events=UserEvents(UserEventStore(database), listener, settings.public_url or settings.api_url),
                operations=Operations(
                    ActivityStore(database), client, settings.temporal_namespace, settings.timezone, SELF_TEST_USER
                ),
            )
        finally:
            await listener.stop()
