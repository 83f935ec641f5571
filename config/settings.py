"""The settings: one frozen `Settings` per process, built by `load_settings` and passed on by constructors.

Every setting is an environment variable STEWARD_<NAME>, a line of .env, a key under `settings` in temporal-dev.yaml, or
its default, in that order. Workers, api, cli and stack call this module; nothing is read at import and nothing is
written. Secrets are SecretStr and never leave through `repr`, logs or `describe_settings`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field, PrivateAttr, SecretStr, model_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from steward.config.addresses import is_loopback
from steward.config.identity import IdentitySettings, check_token
from steward.config.internet import InternetSettings
from steward.config.models import AllowedModel, allowed_models, models_of_tenants
from steward.config.paths import OWN_TOOLS, data_folder
from steward.config.retention import RetentionSettings
from steward.config.tuning import TuningSettings
from steward.config.types import Entries, Folder, NamedValues, Paths, Planners, Port, Url
from steward.config.values import dsn, host_and_port, known_level, local_timezone, state_keys, time_zone, user_name
from steward.contracts.defaults import ANSWER_WAIT_S, APPROVAL_TTL_S, PLAN_TIMEOUT_S, PLANS_OF_ENDPOINT
from steward.contracts.knowledge import AGENT_FORM, DEFAULT_AGENT

PREFIX = "STEWARD_"

Origin: TypeAlias = Literal["argument", "env", ".env", "yaml", "default"]
Dsn: TypeAlias = Annotated[SecretStr, AfterValidator(dsn)]


class Settings(TuningSettings, RetentionSettings, InternetSettings, IdentitySettings):
    """What every process can be told. Constructed directly it takes nothing from outside: `Settings(home=...)` is
    defaults plus arguments; `load_settings` adds environment, .env and temporal-dev.yaml.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid", env_ignore_empty=True)

    home: Folder = Field(
        default_factory=data_folder,
        description="The data folder: databases, mail, models, logs; unset, .steward in the checkout, else in the"
        " user's data directory",
    )
    tenant_id: str = Field("default", min_length=1, description="The tenant this installation serves")
    default_user: Annotated[str, AfterValidator(user_name)] = Field(
        "local", min_length=1, description="The user of a request that names none"
    )
    timezone: Annotated[str, AfterValidator(time_zone)] = Field(
        default_factory=local_timezone, description="IANA time zone of users who gave none"
    )
    emergency_country: str | None = Field(
        None,
        pattern="^[A-Z]{2}$",
        description="ISO 3166 code of the country whose emergency numbers are told to users who gave neither a country"
        " nor a time zone, such as DE; unset, a list of numbers is told",
    )
    demo: bool = Field(False, description="Give every user without data of their own sample mail and calendars")

    api_host: str = Field("127.0.0.1", min_length=1, description="Address the API listens on")
    api_port: Port = Field(8000, description="Port of the API")
    public_url: Url | None = Field(
        None, description="Where users reach the API; unset, its own address on this machine"
    )
    wait_s: float = Field(
        ANSWER_WAIT_S, ge=0, le=600, description="Seconds a request waits for its answer unless Prefer says"
    )
    status_timeout_s: float = Field(2.0, gt=0, le=60, description="Seconds a live status may take before the mirror's")
    chat_timeout_s: float = Field(
        ANSWER_WAIT_S, gt=0, le=600, description="Seconds a chat message may take to be answered"
    )
    live_views_per_user: int = Field(20, ge=1, le=10_000, description="Live views (SSE) a user may have open at a time")
    calls_at_once: int = Field(
        default_factory=lambda: max(4, 2 * (os.cpu_count() or 1)),
        ge=1,
        le=10_000,
        description="Requests of a tenant an API process has under way at a time; the others wait for their turn",
    )

    mcp_state_keys: Annotated[SecretStr, AfterValidator(state_keys)] | None = Field(
        None,
        description="Keys that seal what MCP clients carry between two calls, of 32 characters or more, with commas"
        " between; the first seals, all open. Unset, the installation's own",
    )
    mcp_task_after_s: float = Field(
        0.5, ge=0, le=60, description="Seconds after which a call of an MCP client that follows tasks becomes a task"
    )

    sealing_keys: Annotated[SecretStr, AfterValidator(state_keys)] | None = Field(
        None,
        description="Keys that seal secrets callers leave in PostgreSQL (A2A push tokens), of 32 characters or more,"
        " with commas between; the first seals, all open. Unset, the installation's own, which lies there too",
    )

    temporal_address: Annotated[str, AfterValidator(host_and_port)] | None = Field(
        None, description="host:port of a Temporal server; unset, a development server is run"
    )
    temporal_port: Port = Field(7233, description="Port of the development server")
    temporal_payload_keys: Annotated[SecretStr, AfterValidator(state_keys)] | None = Field(
        None,
        description="Keys that seal what Temporal keeps of problems (AES-256-GCM), of 32 characters or more, with"
        " commas between; the first seals, all open. Unset, histories are in clear",
    )
    temporal_ui_port: Port = Field(8233, description="Port of the development server's Web UI")
    temporal_ui: bool | None = Field(
        None, description="Show the development server's Web UI; unset, where nobody needs credentials"
    )
    temporal_ui_host: str = Field("127.0.0.1", description="Address on which the API serves that Web UI")
    temporal_ui_behind: Url | None = Field(
        None, description="Where the API finds that Web UI, which it alone may ask; set by `steward up`"
    )
    temporal_namespace: str = Field("default", min_length=1, description="Temporal namespace")
    temporal_tls: bool = Field(
        False, description="Speak TLS to STEWARD_TEMPORAL_ADDRESS; a key or file below implies it"
    )
    temporal_tls_ca: Folder | None = Field(
        None, description="PEM file of the authorities to trust; unset, the system's"
    )
    temporal_tls_cert: Folder | None = Field(None, description="PEM file of the client certificate (mTLS)")
    temporal_tls_key: Folder | None = Field(None, description="PEM file of the client certificate's key")
    temporal_tls_server_name: str | None = Field(None, description="Name the server's certificate is for, if another")
    temporal_api_key: SecretStr | None = Field(None, description="API key of the Temporal server")

    postgres_dsn: Dsn | None = Field(None, description="DSN of a PostgreSQL; unset, an embedded server is run")
    data_dsn: Dsn | None = Field(None, description="DSN run_sql reads from; unset, PostgreSQL with the reader role")

    qdrant_url: Url | None = Field(None, description="URL of a Qdrant server; unset, a local folder is used")
    qdrant_api_key: SecretStr | None = Field(None, description="API key of the Qdrant server")
    qdrant_path: Folder = Field(
        default_factory=lambda data: data["home"] / "qdrant", description="Folder of the local Qdrant"
    )
    embed_model: str = Field(
        "sentence-transformers/all-MiniLM-L6-v2", min_length=1, description="Embedding model; a change re-indexes"
    )
    embed_threads: int = Field(1, ge=1, le=64, description="Threads of the embedding model")
    judge_threads: int = Field(2, ge=1, le=64, description="Threads of the embedded planner's judge")

    planners: Planners = Field(
        default_factory=lambda: ["embedded"],
        description="Planners in order of preference: llama, openai, embedded (always added last)",
    )
    workflow_tasks_at_once: int = Field(
        100, ge=2, le=1000, description="Workflow tasks a worker takes at the same time; the others wait for their turn"
    )
    cached_workflows: int = Field(
        100,
        ge=2,
        le=10_000,
        description="Open workflows a worker keeps in memory, some 120 KB each; the others are read from their history"
        " when they go on",
    )
    models: Entries = Field(
        default_factory=dict,
        description="Models a request may choose from (name=planner or name=openai:model, with @mode+mode for reasoning"
        " modes), the default first; unset, all of STEWARD_PLANNERS",
    )
    tenant_models: NamedValues = Field(
        default_factory=dict, description="Names of STEWARD_MODELS by tenant (tenant=name+name), its default first"
    )
    plan_timeout_s: float = Field(PLAN_TIMEOUT_S, gt=0, description="Seconds one plan may take")
    llama_model_path: Folder | None = Field(None, description="GGUF file of the llama planner")
    llama_context: int = Field(8192, ge=256, description="Context of the llama planner, in tokens")
    llama_threads: int | None = Field(None, ge=1, description="Threads of the llama planner; unset, half the cores")
    llama_gpu_layers: int = Field(0, ge=-1, description="Layers of the llama planner on the GPU; -1 is all")
    require_grounding: bool = Field(False, description="Refuse answers of models that state facts without a source")
    llama_think_tokens: int = Field(
        1024, ge=0, description="Tokens a reasoning llama model may think before a plan; 0 is none"
    )
    openai_base_url: Url | None = Field(None, description="Base URL of an OpenAI-compatible endpoint, with /v1")
    openai_model: str | None = Field(None, description="Model name at the OpenAI-compatible endpoint")
    openai_api_key: SecretStr | None = Field(None, description="API key of the OpenAI-compatible endpoint")
    openai_timeout_s: float = Field(60.0, gt=0, description="Seconds the OpenAI-compatible endpoint may take")
    openai_concurrency: int = Field(
        PLANS_OF_ENDPOINT, ge=1, le=64, description="Plans a worker asks the OpenAI-compatible endpoint for at a time"
    )
    openai_tools: Literal["auto", "native", "json"] = Field(
        "auto", description="How calls are asked of it: native tool calling, json, or auto, which finds it out once"
    )

    max_rounds: int = Field(20, ge=1, le=50, description="Planning rounds a problem may take")
    max_tool_calls: int = Field(40, ge=1, le=500, description="Tool calls a problem may make")
    max_tokens: int = Field(100_000, ge=1, description="Model tokens a problem may use, reused ones excluded")
    max_seconds: int = Field(
        300, ge=1, description="Seconds of work a problem may take, without waiting for humans or a free planner"
    )
    approval_ttl_s: int = Field(APPROVAL_TTL_S, ge=1, description="Seconds until an undecided approval expires")

    remember_conversations: bool = Field(True, description="Keep what users say and are answered in their memory")
    learn_facts: Literal["none", "rules", "model"] = Field(
        "model",
        description="What finds facts in what users said, once it is answered: rules, or a llama or openai planner too",
    )
    maildir: Folder = Field(default_factory=lambda data: data["home"] / "mail", description="Folder of the mailboxes")
    mail_from: str | None = Field(None, description="Sender address of composed mail; unset, made from the user")
    webhook_url: Url | None = Field(None, description="URL that events of users are posted to")
    webhook_secret: SecretStr | None = Field(None, description="Key that signs what is posted to the webhook")
    catalogue: Paths = Field(default_factory=list, description="Extra tool catalogue files")

    a2a_signing_key: SecretStr | None = Field(
        None, description="Private key (PEM; P-256 or RSA) that signs the A2A agent cards; unset, they are not signed"
    )
    a2a_signing_key_id: str = Field("steward", min_length=1, description="Key id (kid) in the agent cards' signatures")
    kb_agent: Annotated[str, Field(pattern=AGENT_FORM)] = Field(
        DEFAULT_AGENT, description="The collection of documents that ask_knowledge_base answers from"
    )
    kb_private_urls: bool = Field(
        False, description="Let documents come from addresses that are not public, over plain http too"
    )
    a2a_push_private: bool = Field(
        False, description="Let A2A push notifications go to addresses that are not public, over plain http too"
    )

    workers: int = Field(1, ge=1, le=64, description="Worker processes that `steward up` runs")
    apis: int = Field(
        1,
        ge=1,
        le=64,
        description="API processes that `steward up` runs; the second takes the port behind STEWARD_API_PORT",
    )
    worker_index: int = Field(0, ge=0, description="Number of this worker process; set by `steward up`")
    mend_every_s: float = Field(
        120.0, gt=0, description="Seconds between two looks whether the mirror and stuck workflows need mending"
    )
    sandbox_workflows: bool = Field(False, description="Run workflow code in Temporal's sandbox, as the tests do")
    ready_file: Folder | None = Field(None, description="File a worker creates once it polls; set by `steward up`")
    log_level: Annotated[str, BeforeValidator(known_level)] = Field("INFO", description="Level of the logs")
    log_json: bool = Field(False, description="Log one JSON object a line")
    otel: bool = Field(
        False,
        description="Send OpenTelemetry traces; needs the extra `otel`, and is told where to by the OTEL_* variables",
    )
    worker_build_id: str | None = Field(
        None,
        pattern=r"^[A-Za-z0-9._-]{1,100}$",
        description="Version of these workers in Temporal's deployment `steward`: problems stay with the version they"
        " began with; unset, any worker takes any problem",
    )
    worker_metrics: Annotated[str, AfterValidator(host_and_port)] | None = Field(
        None,
        description="host:port at which each worker process shows the metrics of Temporal's SDK for Prometheus; the"
        " second worker takes the next port; unset, none",
    )
    log_requests: bool = Field(
        True, description="Log a line for each HTTP request; health and metrics at the level DEBUG alone"
    )

    _origins: dict[str, Origin] = PrivateAttr(default_factory=dict)
    _secrets: dict[str, SecretStr] = PrivateAttr(default_factory=dict)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """`load_settings` reads the sources itself, so that it knows where each value came from."""
        return (init_settings,)

    @model_validator(mode="after")
    def _check(self) -> Self:
        ports = [self.api_port] if self.temporal_address else [self.api_port, self.temporal_port, self.temporal_ui_port]
        if len(set(ports)) < len(ports):
            raise ValueError(
                "STEWARD_API_PORT, STEWARD_TEMPORAL_PORT, STEWARD_TEMPORAL_UI_PORT: must differ"
                f" (they are {', '.join(str(port) for port in ports)})"
            )
        try:
            _ = self.allowed_models, self.models_of_tenants
        except ValueError as error:
            raise ValueError(f"STEWARD_MODELS, STEWARD_TENANT_MODELS: {error}") from None
        if (self.temporal_tls_cert is None) != (self.temporal_tls_key is None):
            raise ValueError("STEWARD_TEMPORAL_TLS_CERT, STEWARD_TEMPORAL_TLS_KEY: go together")
        if self.temporal_address is None and self._temporal_secrecy():
            names = ", ".join(env_name(name) for name in self._temporal_secrecy())
            raise ValueError(
                f"{names}: need STEWARD_TEMPORAL_ADDRESS; the development server knows neither TLS nor keys"
            )
        if self.auth_mode == "none" and not is_loopback(self.api_host):
            raise ValueError(
                f"STEWARD_API_TOKEN: is needed because STEWARD_API_HOST is {self.api_host}; without a token the API"
                " listens on a loopback address only (127.0.0.1)"
            )
        check_token(self.api_token, self.api_host, self.public_url)
        return self

    @property
    def shows_temporal_ui(self) -> bool:
        """Whether `steward up` runs a Web UI, which the API then serves."""
        wanted = self.auth_mode == "none" if self.temporal_ui is None else self.temporal_ui
        return wanted and self.temporal_address is None

    def _temporal_secrecy(self) -> list[str]:
        names = ("temporal_tls", "temporal_tls_ca", "temporal_tls_cert", "temporal_tls_server_name", "temporal_api_key")
        return [name for name in names if getattr(self, name)]

    @property
    def allowed_models(self) -> dict[str, AllowedModel]:
        """The models a request may choose from, by name."""
        return allowed_models(self.models, self.planners)

    @property
    def models_of_tenants(self) -> dict[str, tuple[str, ...]]:
        """The names of their models by tenant, for those that have a list of their own."""
        return models_of_tenants(self.tenant_models, self.allowed_models)

    @property
    def local_embed_model(self) -> str:
        """The embedding model that is used on this machine: where an endpoint embeds, the default one finds tools."""
        return str(type(self).model_fields["embed_model"].default) if self.embed_base_url else self.embed_model

    @property
    def tools_folder(self) -> Path:
        """The operator's own tools, found without a setting."""
        return self.home / OWN_TOOLS

    @property
    def api_url(self) -> str:
        """Where callers on this machine reach the API."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.api_host, self.api_host)
        return f"http://[{host}]:{self.api_port}" if ":" in host else f"http://{host}:{self.api_port}"

    @property
    def temporal_target(self) -> str:
        """host:port of the Temporal server, given or our own."""
        return self.temporal_address or f"127.0.0.1:{self.temporal_port}"

    @property
    def origins(self) -> Mapping[str, Origin]:
        """Where each setting that is not a default came from."""
        return self._origins

    @property
    def secret_names(self) -> list[str]:
        """The names `secret` knows, in capitals."""
        return sorted(self._secrets)

    def secret(self, name: str) -> str | None:
        """The secret a catalogue entry names: STEWARD_SECRET_<NAME>, from the environment or .env. None if unset."""
        value = self._secrets.get(name.upper().replace("-", "_"))
        return value.get_secret_value() if value else None

    def with_origins(self, origins: Mapping[str, Origin], secrets: Mapping[str, SecretStr]) -> Self:
        """Used by `load_settings` alone: remember where values came from."""
        self._origins = dict(origins)
        self._secrets = dict(secrets)
        return self


def env_name(field: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + field.upper()


def load_settings(**overrides: Any) -> Settings:
    """The settings of this process. `overrides` (by field name, None is ignored) win over everything.

    Raises:
        SettingsError: with one line for each value that does not fit, naming its environment variable.
    """
    from steward.config.secrets import know_secrets
    from steward.config.sources import read_settings

    settings = read_settings({name: value for name, value in overrides.items() if value is not None})
    know_secrets(settings)
    return settings
