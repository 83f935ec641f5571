"""What the tools of the catalogue need set, and whether it is. Tools and activities get it as a function."""

from __future__ import annotations

from collections.abc import Callable

from steward.config.settings import PREFIX, Settings, env_name
from steward.contracts.tool import STORE, HttpExecutor, ToolSpec


def unset_of(settings: Settings) -> Callable[[ToolSpec], list[str]]:
    """A function that names the environment variables an entry needs and that are not set: the settings of `needs`,
    and the secrets of an HTTP entry."""

    def unset(spec: ToolSpec) -> list[str]:
        names = [env_name(name) for name in spec.needs if not getattr(settings, name, None)]
        if isinstance(spec.executor, HttpExecutor):
            secrets = dict.fromkeys(spec.executor.secret_headers.values())
            stored = [name for name in secrets if STORE in name]
            names += [_secret_env(name) for name in secrets if name not in stored and settings.secret(name) is None]
            names += [env_name("mcp_servers")] if stored and settings.mcp_servers is None else []
        return names

    return unset


def _secret_env(name: str) -> str:
    return f"{PREFIX}SECRET_{name.upper().replace('-', '_')}"
