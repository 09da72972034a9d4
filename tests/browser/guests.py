"""Servers on machines where somebody else's game is installed, and how it is played by keys."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.async_api import expect

from browser.people import Person
from browser.test_keyboard import press, tab_to
from server.running import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"
ALONE = ("--no-deps", "--no-build-isolation", "--no-index")


@contextmanager
def goofspiel_server(place: Path, with_scene: bool) -> Iterator[Server]:
    """A server on a machine where the example is installed as people install it, with its scene or without."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", *ALONE, "--target", str(place), str(EXAMPLE)]
    subprocess.run(pip, check=True, timeout=300)
    if not with_scene:
        shutil.rmtree(place / "goofspiel" / "browser")
    path = os.pathsep.join([str(place), *filter(None, [os.environ.get("PYTHONPATH")])])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        server = Server(place / "tables.db", place, whole=True).start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


async def bid(person: Person, notation: str) -> None:
    """With keys alone: every card is a stop, and Enter bids it."""
    card = person.page.get_by_role("main").get_by_role("button", name=notation, exact=True)
    await expect(card).to_be_visible()
    person.answered = person.state["asked"]["number"]
    await tab_to(person, card, 60)
    await press(person, "Enter")
