"""Looks at the ports the stack is about to listen on, and names the taken ones with the setting to change."""

from __future__ import annotations

from collections.abc import Sequence

from steward.config.settings import Settings, env_name
from steward.stack.console import EXIT_REFUSED, StackError
from steward.stack.probes import port_taken
from steward.stack.web_ui import LOOPBACK


def wanted_ports(settings: Settings) -> list[tuple[str, str, int]]:
    """(setting, host, port) of everything `steward up` listens on."""
    wanted = [("api_port", settings.api_host, settings.api_port + index) for index in range(settings.apis)]
    if settings.temporal_address is None:
        wanted.append(("temporal_port", LOOPBACK, settings.temporal_port))
        if settings.shows_temporal_ui:
            wanted.append(("temporal_ui_port", LOOPBACK, settings.temporal_ui_port))
    return wanted


def taken_ports(settings: Settings) -> list[tuple[str, int]]:
    """(setting, port) of the ports something else listens on."""
    return [(field, port) for field, host, port in wanted_ports(settings) if port_taken(host, port)]


def settings_to_change(taken: Sequence[tuple[str, int]]) -> str:
    """The names of the settings of taken ports, in words."""
    return " and ".join(dict.fromkeys(env_name(field) for field, _ in taken))


def require_free_ports(settings: Settings) -> None:
    """Raise StackError (exit code 3) naming every taken port."""
    taken = taken_ports(settings)
    if taken:
        raise StackError(
            "; ".join(f"port {port} is taken" for _, port in taken),
            fix=f"set {settings_to_change(taken)} to a free port, or stop what listens there",
            exit_code=EXIT_REFUSED,
        )
