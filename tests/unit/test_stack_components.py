"""The parts that `steward up` runs: what each process is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from steward.config.settings import Settings
from steward.stack.components import PartFactory
from steward.stack.web_ui import unreachable


@pytest.mark.requirement("stack.up.restarts")
def test_every_api_is_a_part_with_a_port_and_a_log_of_its_own_and_the_first_shows_the_web_ui(tmp_path: Path) -> None:
    parts = PartFactory(Settings(home=tmp_path, api_port=8100, apis=2), lambda: None)
    first, second = (parts.api(index, "postgresql://", "127.0.0.1:1", unreachable()).command for index in range(2))
    assert [one.environment["STEWARD_API_PORT"] for one in (first, second)] == ["8100", "8101"]
    assert [(one.name, one.log_file.name) for one in (first, second)] == [("API", "api.log"), ("API 1", "api-1.log")]
    assert ["STEWARD_TEMPORAL_UI_BEHIND" in one.environment for one in (first, second)] == [True, False]
