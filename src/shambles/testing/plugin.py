"""The pytest plug-in: a test that uses `kind` or `slug` runs for all games that its module names in GAMES.

Every test has a time limit (testing/limits.py), and a game that cannot be played fails at once.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import ExitStack

import pytest

from shambles.core.game import find_game
from shambles.testing.limits import limit_of, limited
from shambles.testing.playable import never_silent, trouble_with
from shambles.testing.tables import Kind, few_kinds_of

pytest.register_assert_rewrite("shambles.testing.contract")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules, by their ids, that this test holds the game to")
    config.addinivalue_line(
        "markers", "limit(seconds): the work that this test may take, where the usual is too little"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = getattr(metafunc.module, "GAMES", ())
    if not games:
        return
    if "kind" in metafunc.fixturenames:
        metafunc.parametrize("kind", [kind for slug in games for kind in few_kinds_of(slug)], ids=str)
    elif "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", games)


def games_of(item: pytest.Item) -> tuple[str, Kind | None]:
    """The game of a test, and the kind of table if the plug-in has given it one."""
    given = getattr(item, "callspec", None)
    params = given.params if given is not None else {}
    match params.get("kind"), params.get("slug"):
        case Kind() as kind, _:
            return kind.slug, kind
        case _, str(slug) if slug in getattr(getattr(item, "module", None), "GAMES", ()):
            return slug, None
    return "", None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    with limited(f"the set-up of {item.nodeid}", limit_of(item)):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    slug, kind = games_of(item)
    with ExitStack() as stack:
        if kind is not None and (trouble := trouble_with(kind)):
            pytest.fail(trouble, pytrace=False)
        if slug:
            stack.enter_context(never_silent(find_game(slug)))
        stack.enter_context(limited(item.nodeid, limit_of(item)))
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    with limited(f"the putting away of {item.nodeid}", limit_of(item)):
        return (yield)
