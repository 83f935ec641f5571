"""The doctor says when nothing bounds the temporary files of run_sql on a server of the operator's."""

from __future__ import annotations

from pathlib import Path

import asyncpg
import pytest

from steward.config.settings import Settings
from steward.contracts.errors import ToolFailed
from steward.sql.database import Database
from steward.sql.runner import SqlRunner
from steward.stack.doctor_services import query_bounds
from steward.stack.doctor_tools import reader_check
from steward.stack.postgres import EmbeddedPostgres


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


@pytest.mark.requirement("tools.own.seen-by-the-doctor")
async def test_a_reader_role_that_is_missing_may_write_or_may_not_be_taken_is_named(
    own_postgres: EmbeddedPostgres, tmp_path: Path
) -> None:
    async def told(user: str, name: str = "postgres_dsn") -> tuple[str, str]:
        dsn = own_postgres.dsn.replace("steward@/", f"{user}@/")
        check = await reader_check(Settings.model_validate({"home": tmp_path, name: dsn}), None)
        assert check is not None
        assert bool(check.fix) is (check.status != "ok")
        return check.status, check.detail

    admin = await asyncpg.connect(own_postgres.dsn)
    try:
        await admin.execute("CREATE ROLE low LOGIN; CREATE TABLE public.ours (a int)")
        await admin.execute("ALTER ROLE steward_reader RENAME TO away")
        assert await told("low") == ("fail", "there is no role steward_reader: run_sql does not work")
        await admin.execute("ALTER ROLE away RENAME TO steward_reader")
        assert await told("low") == ("fail", "Steward may not act as steward_reader")
        await admin.execute("GRANT steward_reader TO low")
        assert await told("low") == ("ok", "steward_reader is there and can only read")
        assert await told("low", "data_dsn") == ("ok", "low is there and can only read")
        await admin.execute("GRANT USAGE ON SCHEMA public TO steward_reader; GRANT UPDATE ON ours TO steward_reader")
        status, detail = await told("low")
        assert (status, "steward_reader may change public.ours" in detail) == ("warn", True)
        await admin.execute("ALTER ROLE steward_reader CREATEDB")
        assert (await told("low"))[0] == "fail"
        status, detail = await told("steward", "data_dsn")
        assert (status, "steward is a superuser" in detail) == ("fail", True)
    finally:
        await admin.close()
