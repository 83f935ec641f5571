"""The doctor says when nothing bounds the temporary files of run_sql on a server of the operator's."""

from __future__ import annotations

from pathlib import Path

import asyncpg
import pytest

from config.settings import Settings
from contracts.errors import ToolFailed
from sql.database import Database
from sql.runner import SqlRunner
from stack.doctor_services import query_bounds
from stack.postgres import EmbeddedPostgres


@pytest.mark.requirement("attacks.b4.bounds-examined")
async def test_a_role_that_may_not_bound_its_files_is_named_with_the_fix(
    own_postgres: EmbeddedPostgres, tmp_path: Path
) -> None:
    admin = await asyncpg.connect(own_postgres.dsn)
    dsn = own_postgres.dsn.replace("steward@/", "app@/")
    settings = Settings.model_validate({"home": tmp_path, "data_dsn": dsn})
    try:
        await admin.execute("CREATE ROLE app LOGIN")
        found = await query_bounds(settings)
        assert found is not None
        assert (found.status, "GRANT SET ON PARAMETER temp_file_limit TO app" in found.fix) == ("warn", True)
        async with Database(dsn) as database:
            assert (await SqlRunner(database, own_database=True).query("SELECT 1"))["rows"] == [[1]]
        await admin.execute("GRANT SET ON PARAMETER temp_file_limit TO app")
        found = await query_bounds(settings)
        assert found is not None
        assert found.status == "ok"
        async with Database(dsn) as database:
            with pytest.raises(ToolFailed, match="temp_file_limit"):
                await SqlRunner(database, own_database=True).query(
                    "SELECT a FROM generate_series(1, 50000000) AS a ORDER BY a DESC, md5(a::text)", timeout_s=60
                )
    finally:
        await admin.close()


@pytest.mark.requirement("attacks.b4.bounds-examined")
async def test_our_own_server_needs_no_advice_and_one_that_is_away_is_said_to_be(tmp_path: Path) -> None:
    assert await query_bounds(Settings.model_validate({"home": tmp_path})) is None
    away = f"postgresql://app@/app?host={tmp_path}"
    found = await query_bounds(Settings.model_validate({"home": tmp_path, "data_dsn": away}))
    assert found is not None
    assert found.status == "fail"
