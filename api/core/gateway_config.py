"""What the gateway must know of the settings. Built once from them; handed to the gateway by the composition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Self

from steward.api.core.model_list import ModelList
from steward.config.accounts import load_accounts
from steward.config.settings import Settings
from steward.contracts.defaults import ANSWER_WAIT_S, APPROVAL_TTL_S, PLAN_TIMEOUT_S, TIMEZONE
from steward.contracts.errors import Unprocessable
from steward.contracts.mcp_urls import listed_url
from steward.contracts.plan import LANGUAGE_MODELS, Budget, ModelChoice


@dataclass(frozen=True, slots=True)
class GatewayConfig:
    """`wait_s` bounds a request that says no other bound, `status_timeout_s` a live look at one problem."""

    tenant_id: str = "default"
    default_user: str = "local"
    timezone: str = TIMEZONE
    wait_s: float = ANSWER_WAIT_S
    status_timeout_s: float = 2.0
    approval_ttl_s: int = APPROVAL_TTL_S
    plan_timeout_s: float = PLAN_TIMEOUT_S
    budget: Budget = field(default_factory=Budget)
    """What one problem may spend."""
    namespace: str = "default"
    remember: bool = True
    live_views: int = 20
    calls_at_once: int = 8
    chat_timeout_s: float = ANSWER_WAIT_S
    models: ModelList = field(default_factory=ModelList)
    health_words: Literal["ok", "healthy"] = "ok"
    planners: Sequence[str] = ("embedded",)
    """The planners in the order in which they are asked."""
    mcp_request_urls: Sequence[str] = ()
    """Addresses of MCP servers that a request may name for itself, with what lies below them."""
    user_of_address: Mapping[str, str] = field(default_factory=dict)
    """By e-mail address in lower case, for events that come in for a mailbox."""

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """The part of the settings that is the gateway's."""
        return cls(
            tenant_id=settings.tenant_id,
            default_user=settings.default_user,
            timezone=settings.timezone,
            wait_s=settings.wait_s,
            status_timeout_s=settings.status_timeout_s,
            approval_ttl_s=settings.approval_ttl_s,
            plan_timeout_s=settings.plan_timeout_s,
            budget=Budget(
                rounds=settings.max_rounds,
                tool_calls=settings.max_tool_calls,
                tokens=settings.max_tokens,
                seconds=float(settings.max_seconds),
            ),
            namespace=settings.temporal_namespace,
            remember=settings.remember_conversations,
            live_views=settings.live_views_per_user,
            calls_at_once=settings.calls_at_once,
            chat_timeout_s=settings.chat_timeout_s,
            models=ModelList.of(settings),
            health_words=settings.health_words,
            planners=settings.planners,
            mcp_request_urls=settings.mcp_request_urls,
            user_of_address={
                entry.mail.address.casefold(): user
                for user, entry in load_accounts(settings.accounts).users.items()
                if entry.mail is not None
            },
        )

    def by_model(self, choice: ModelChoice) -> bool:
        """Whether a language model is asked first for what is planned with this choice."""
        return (choice.planner or self.planners[0]) in LANGUAGE_MODELS

    def listed_mcp_url(self, wanted: str | None) -> str | None:
        """The address of the MCP server that a request names for itself, in its one form; None where it names none.

        Raises:
            Unprocessable: it is not on the operator's list, or is no address that could be.
        """
        if wanted is None:
            return None
        try:
            listed, why = listed_url(wanted, self.mcp_request_urls), "is not on the list STEWARD_MCP_REQUEST_URLS"
        except ValueError as error:
            listed, why = None, str(error)
        if listed is None:
            line = f"mcp_url: {why}"
            raise Unprocessable(line, errors=[line])
        return listed
