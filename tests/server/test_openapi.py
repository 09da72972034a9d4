"""The service against its own OpenAPI document, with whatever schemathesis thinks up. On PostgreSQL: it is stricter."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.conftest import NewDatabase, through_sqlalchemy
from server.nights import amount
from server.people import COOKIE
from server.running import PATIENCE, Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
CASES = amount("CASES", 6, 200)  # of each route
turns = count()


@pytest.fixture(scope="module")
def api(postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with Server(through_sqlalchemy(postgres()), folder) as server:
        yield schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
        assert "Traceback" not in server.said(), server.said()


def headers() -> dict[str, str]:
    """From the page itself, and always from another address: this is not about the rate limit."""
    return {"x-shambles": "1", "x-forwarded-for": ".".join(map(str, (10, *os.urandom(3))))}


def real_table(address: str) -> tuple[str, str]:
    """A table with an open seat, and the token of somebody who sits at it."""
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}]
    wanted = {"game": "card_game", "name": "Ann", "options": {"mode": "survival"}, "seats": seats}
    at = f"{address}/api/tables"
    seated = httpx.post(at, json=wanted, headers=headers(), verify=False, trust_env=False, timeout=PATIENCE).json()
    return seated["table"]["id"], seated["token"]


def test_every_answer_is_as_documented(api: Any) -> None:
    operations = [found.ok() for found in api.get_all_operations()]
    assert len(operations) > 10
    for operation in operations:
        check_operation(operation)


def check_operation(operation: Any) -> None:
    strategy = operation.as_strategy() | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(
        max_examples=CASES,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    @given(case=strategy)
    def check(case: Any) -> None:
        cookies = {}
        if next(turns) % 2:  # every other time, a game and a table that are there
            if "table" in case.path_parameters:
                case.path_parameters["table"], cookies[COOKIE] = real_table(operation.base_url)
            for given in (case.path_parameters, case.body):
                if isinstance(given, dict) and "game" in given:
                    given["game"] = "card_game"
        case.call_and_validate(headers=headers(), cookies=cookies, checks=CHECKS, timeout=PATIENCE)

    check()


def test_every_route_is_documented_with_its_errors(api: Any) -> None:
    paths = api.raw_schema["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/join", "/api/tables/{table}/replay"} <= paths.keys()
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert {"400", "404", "429"} <= operation["responses"].keys(), (method, path)
            assert operation["description"], (method, path)
