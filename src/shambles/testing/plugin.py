"""The plug-in: a test that asks for `kind`, `slug` or `example` is run for the games that its module names in GAMES."""

from __future__ import annotations

import pytest

from shambles.testing.examples import examples_of
from shambles.testing.tables import kinds_of

pytest.register_assert_rewrite("shambles.testing.contract")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules, by their ids, that this test holds the game to")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = getattr(metafunc.module, "GAMES", ())
    if not games:
        return
    if "kind" in metafunc.fixturenames:
        metafunc.parametrize("kind", [kind for slug in games for kind in kinds_of(slug)], ids=str)
    elif "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", games)
    elif "example" in metafunc.fixturenames:
        metafunc.parametrize("example", [example for slug in games for example in examples_of(slug)], ids=str)
