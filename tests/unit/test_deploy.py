"""The files of deploy/: each checker that runs here accepts them, and they agree with the code they start."""

from __future__ import annotations

import importlib.util
import itertools
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml
from jsonschema.validators import Draft202012Validator

from steward.config.settings import PREFIX, Settings, env_name
from steward.config.temporal_dev import load_temporal_dev
from steward.contracts.queues import ALL_QUEUES

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SCHEMA = Path(__file__).parent / "deploy_schemas" / "compose-spec.json"
"""The Compose Specification's own (Apache-2.0)."""
MOST_EXPOSED = 20
"""Tenths: 1.4 is what systemd-analyze finds for each unit."""


def program(name: str) -> str:
    """A checker of the system's; without it the test is skipped, or fails where STEWARD_TEST_REQUIRE names it."""
    found = shutil.which(name)
    if found is None:
        assert name not in os.getenv("STEWARD_TEST_REQUIRE", ""), f"{name} is required and not there"
        pytest.skip(f"{name} is not installed")
    return found


def checked(*command: str | Path, env: Mapping[str, str] | None = None) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=60, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def compose() -> dict[str, Any]:
    content = yaml.safe_load((DEPLOY / "compose" / "compose.yaml").read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


def units() -> Iterator[tuple[str, dict[str, list[str]]]]:
    for file in sorted((DEPLOY / "systemd").glob("*.service")):
        entries: dict[str, list[str]] = {}
        for key, _, value in (line.partition("=") for line in file.read_text(encoding="utf-8").splitlines()):
            entries.setdefault(key, []).append(value)
        yield file.name, entries


def rendered(folder: str) -> list[dict[str, Any]]:
    text = checked(program("kubectl"), "kustomize", DEPLOY / "kubernetes" / folder)
    return [document for document in yaml.safe_load_all(text) if document]


def of_kind(kind: str, documents: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {document["metadata"]["name"]: document for document in documents if document["kind"] == kind}


def starts(command: list[str]) -> tuple[str, list[str]]:
    """The module a command starts and the queues it names; both must be there."""
    assert command[1:3] == ["-P", "-m"], command
    assert importlib.util.find_spec(command[3]) is not None, command
    queues = [value for flag, value in itertools.pairwise(command) if flag == "--queue"]
    return command[3], queues


def assert_known(names: Mapping[str, Any] | list[str]) -> None:
    known = {env_name(field) for field in Settings.model_fields}
    assert {name for name in names if name.startswith(PREFIX)} <= known


@pytest.mark.requirement("deploy.valid")
def test_the_dockerfile_passes_its_linter() -> None:
    checked(Path(sys.executable).with_name("hadolint"), DEPLOY / "Dockerfile")


@pytest.mark.requirement("deploy.image")
def test_the_image_is_built_from_the_locked_versions_and_runs_as_nobody_special() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^USER (\d+):", text, re.M) == ["10001"]
    assert "uv pip sync --no-cache --require-hashes" in text
    assert all(re.fullmatch(r"python:3\.\d+-slim-\w+", base) for base in re.findall(r"^FROM (\S+)", text, re.M))
    uv = re.findall(r"^UV_VERSION := (\S+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert re.findall(r"uv==(\S+)", text) == uv


def test_the_image_holds_no_version_that_is_not_tested() -> None:
    def pins(lock: Path) -> set[str]:
        return set(re.findall(r"^[a-z0-9][\w.-]*==[^ ]+", lock.read_text(encoding="utf-8"), re.M))

    image, tested = pins(DEPLOY / "requirements.lock"), pins(ROOT / "requirements.lock")
    assert len(image) > 100
    assert image <= tested
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {pin.partition("==")[0] for pin in image}
    assert {re.split(r"[\[><=; ]", need)[0] for need in project["dependencies"]} <= names
    assert "torch" not in names


@pytest.mark.requirement("deploy.valid")
def test_every_yaml_file_passes_its_linter() -> None:
    checked(Path(sys.executable).with_name("yamllint"), "--strict", "-c", DEPLOY / ".yamllint", DEPLOY)


@pytest.mark.requirement("deploy.valid")
def test_the_compose_file_fits_the_specification() -> None:
    validator = Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert [f"{error.json_path}: {error.message}" for error in validator.iter_errors(compose())] == []
    broken = {**compose(), "services": {"api": {"depends_on": {"prepare": {"condition": "service_ready"}}}}}
    assert list(validator.iter_errors(broken))


@pytest.mark.requirement("deploy.roles")
def test_compose_starts_every_queue_once_after_the_preparation() -> None:
    services = compose()["services"]
    own = {name: service for name, service in services.items() if service["image"].startswith("steward:")}
    queues = []
    for name, service in own.items():
        assert_known(service["environment"])
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        if "command" in service:
            queues += starts(service["command"])[1]
        if name != "prepare":
            assert service["depends_on"]["prepare"] == {"condition": "service_completed_successfully"}
    assert sorted(queues) == sorted(ALL_QUEUES)
    assert all("healthcheck" in service for name, service in services.items() if name not in own)


@pytest.mark.requirement("deploy.temporal-server")
def test_the_temporal_server_keeps_everything_in_postgresql_with_the_settings_steward_needs() -> None:
    text = (DEPLOY / "temporal" / "server.yaml").read_text(encoding="utf-8")
    # Temporal fills in a file with this mark among its first 1,024 characters.
    assert text.startswith("# enable-template\n")
    server = yaml.safe_load(text)
    kept = server["persistence"]
    used = [kept["datastores"][kept[kind]]["sql"]["pluginName"] for kind in ("defaultStore", "visibilityStore")]
    assert used == ["postgres12", "postgres12"]
    assert server["dynamicConfigClient"]["filepath"].endswith("/dynamic-config.yaml")
    dynamic = yaml.safe_load((DEPLOY / "temporal" / "dynamic-config.yaml").read_text(encoding="utf-8"))
    ours = load_temporal_dev().dynamic_config
    assert all(ours[name] == values[0]["value"] for name, values in dynamic.items())


@pytest.mark.requirement("deploy.temporal-ui")
def test_compose_shows_the_web_ui_through_the_api_alone_and_has_the_command_line() -> None:
    services = compose()["services"]
    assert "ports" not in services["temporal-ui"]
    assert services["temporal-ui"]["networks"] == ["stores"]
    api = services["api"]
    assert api["environment"]["STEWARD_TEMPORAL_UI_BEHIND"] == "http://temporal-ui:8080"
    assert all(port.startswith("127.0.0.1:") for port in api["ports"])
    assert services["temporal-cli"]["profiles"] == ["tools"]


@pytest.mark.requirement("deploy.leaves")
def test_the_page_of_what_leaves_names_every_address_that_can_be_set() -> None:
    text = (ROOT / "docs" / "leaves.md").read_text(encoding="utf-8")
    addresses = [env_name(name) for name in Settings.model_fields if name.endswith(("_url", "_dsn", "_behind"))]
    assert [name for name in addresses if name not in text] == []


def test_compose_names_no_secret_that_the_example_lacks() -> None:
    text = (DEPLOY / "compose" / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "compose" / "env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(re.findall(r"^(\w+)=$", example, re.M))


@pytest.mark.requirement("deploy.roles")
def test_the_units_start_modules_that_are_there_and_name_known_settings() -> None:
    modules = set()
    for name, entries in units():
        modules.add(starts(shlex.split(entries["ExecStart"][0]))[0])
        assert_known([value.partition("=")[0] for value in entries["Environment"]])
        assert entries["NoNewPrivileges"] == ["yes"]
        assert entries["ProtectSystem"] == ["strict"]
        assert "MemoryMax" in entries, name
    assert modules == {"steward.stack.prepare", "steward.api.main", "steward.workers.main"}
    target = (DEPLOY / "systemd" / "steward.target").read_text(encoding="utf-8")
    assert sorted(re.findall(r"steward-worker@(\w+)\.service", target)) == sorted(ALL_QUEUES)


@pytest.mark.requirement("deploy.valid")
def test_systemd_accepts_the_units_and_finds_them_closed(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    shutil.copytree(DEPLOY / "systemd", tmp_path, dirs_exist_ok=True)
    for file in tmp_path.glob("*.service"):
        file.write_text(file.read_text().replace("/opt/steward/bin/python", sys.executable))
    for queue in ALL_QUEUES:
        (tmp_path / f"steward-worker@{queue}.service").write_text((tmp_path / "steward-worker@.service").read_text())
    files = [tmp_path / "steward.target", *(file for file in tmp_path.glob("*.service") if "@." not in file.name)]
    assert len(files) == 3 + len(ALL_QUEUES)

    complaints = checked(analyze, "verify", "--man=no", *files, env={"SYSTEMD_UNIT_PATH": f"{tmp_path}:"})

    assert str(tmp_path) not in complaints
    for file in files[1:]:
        checked(analyze, "security", "--offline=true", "--no-pager", f"--threshold={MOST_EXPOSED}", file)


@pytest.mark.requirement("deploy.roles")
def test_kubernetes_has_a_worker_for_each_queue_that_scales_with_its_backlog() -> None:
    documents = rendered(".")
    deployments, scalers = of_kind("Deployment", documents), of_kind("HorizontalPodAutoscaler", documents)
    assert set(deployments) == {"steward-api", *(f"steward-worker-{queue}" for queue in ALL_QUEUES)}
    assert set(scalers) == set(of_kind("PodDisruptionBudget", documents)) == set(deployments)
    for queue in ALL_QUEUES:
        name = f"steward-worker-{queue}"
        pod = deployments[name]["spec"]["template"]
        assert starts(pod["spec"]["containers"][0]["command"]) == ("steward.workers.main", [queue])
        assert deployments[name]["spec"]["selector"]["matchLabels"].items() <= pod["metadata"]["labels"].items()
        assert scalers[name]["spec"]["scaleTargetRef"]["name"] == name
        metric = scalers[name]["spec"]["metrics"][0]["external"]["metric"]
        assert metric["selector"]["matchLabels"] == {"taskqueue": queue}
        adapter = yaml.safe_load((DEPLOY / "kubernetes" / "prometheus-adapter.yaml").read_text(encoding="utf-8"))
        assert adapter["rules"]["external"][0]["name"]["as"] == metric["name"]
    selectors = [json.dumps(d["spec"]["selector"], sort_keys=True) for d in deployments.values()]
    assert len(set(selectors)) == len(selectors), "no two deployments fight for the same pods"


@pytest.mark.requirement("deploy.closed")
def test_kubernetes_gives_no_container_a_right_it_does_not_need() -> None:
    documents = [*rendered("."), *rendered("prepare")]
    workloads = [document for document in documents if document["kind"] in ("Deployment", "Job")]
    assert len(workloads) == 2 + len(ALL_QUEUES)
    policies = [d["spec"]["podSelector"]["matchLabels"] for d in of_kind("NetworkPolicy", documents).values()]
    for workload in workloads:
        pod = workload["spec"]["template"]
        assert pod["spec"]["securityContext"]["runAsNonRoot"] is True
        assert pod["spec"]["automountServiceAccountToken"] is False
        assert any(labels.items() <= pod["metadata"]["labels"].items() for labels in policies), workload["metadata"]
        for container in pod["spec"]["containers"]:
            rights = container["securityContext"]
            assert rights["allowPrivilegeEscalation"] is False
            assert rights["readOnlyRootFilesystem"] is True
            assert rights["capabilities"] == {"drop": ["ALL"]}
            assert "memory" in container["resources"]["limits"]
            assert_known([entry["name"] for entry in container.get("env", [])])
    assert_known(next(iter(of_kind("ConfigMap", documents).values()))["data"])


def test_temporals_dynamic_configuration_is_that_of_the_development_server() -> None:
    given = yaml.safe_load((DEPLOY / "temporal" / "dynamic-config.yaml").read_text(encoding="utf-8"))
    ours = load_temporal_dev().dynamic_config
    assert {name: values[0]["value"] for name, values in given.items()} == {name: ours[name] for name in given}


def health(**environment: str) -> int:
    path = f"{Path(sys.executable).parent}:{os.defpath}"
    script = DEPLOY / "healthcheck.sh"
    return subprocess.run(["sh", script], env={"PATH": path, **environment}, stderr=subprocess.DEVNULL).returncode


@pytest.mark.requirement("deploy.health")
def test_a_worker_is_healthy_while_its_file_is_touched(tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    assert health(STEWARD_READY_FILE=str(ready)) != 0
    ready.touch()
    assert health(STEWARD_READY_FILE=str(ready)) == 0
    os.utime(ready, times=(time.time() - 60,) * 2)
    assert health(STEWARD_READY_FILE=str(ready)) != 0


@pytest.mark.requirement("deploy.health")
def test_the_api_is_healthy_while_it_says_that_it_lives() -> None:
    asked = []

    class Door(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(200)
            self.end_headers()

    with HTTPServer(("127.0.0.1", 0), Door) as server:
        port = str(server.server_port)
        serving = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        serving.start()
        try:
            assert health(STEWARD_API_PORT=port) == 0
        finally:
            server.shutdown()
            serving.join()
    assert asked == ["/livez"]
    assert health(STEWARD_API_PORT=port) != 0
