"""A stranger's game passes the suite; with one mistake in it, it fails, and is told the field, the phase and the cure.

The game is `thin_ice/`: one file and its texts, installed as people's games are. Each mistake is one that people make.
"""

from __future__ import annotations

import importlib
import inspect
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from shambles.core import game
from shambles.testing import contract
from shambles.testing.playable import trouble_with
from shambles.testing.tables import Kind, kinds_of

GAME = Path(__file__).parent / "thin_ice"
RULES, ENGLISH, DUTCH = "thin_ice.py", "text/en.ftl", "text/nl.ftl"


class Mistake(NamedTuple):
    """What is written otherwise (all of a page: it is gone), and what the suite must say of it."""

    name: str
    page: str
    before: str
    after: str
    says: tuple[str, ...]
    whole: bool = False  # all tests are run, by pytest in a process of its own: none of them may hang

    def make(self, place: Path) -> None:
        page = place / self.page
        if not self.before:
            page.unlink()
            return
        text = page.read_text("utf-8")
        assert text.count(self.before) == 1, self.before
        page.write_text(text.replace(self.before, self.after), "utf-8")


ASKED = """\
        step = yield from choose(t, STEP, seat, Gathered(tuple(s.gathered)))
        if step.notation == "stop":
            break
"""
TURNED = """\
        card = s.deck.pop(0)
        s.gathered.append(card)
"""

MISTAKES = [
    Mistake(
        "a hidden card in a local",
        RULES,
        ASKED + TURNED,
        f"        card = s.deck[0]\n{ASKED}        del s.deck[0]\n        s.gathered.append(card)\n",
        (
            "phase turn, after the ask step",
            "the local `card` of turn() at thin_ice.py:",
            "table.state.gathered",
            "Cure: read it from t.state after the ask",
        ),
    ),
    Mistake(
        "the pile in a local",
        RULES,
        f"    while s.deck:\n{ASKED}{TURNED}",
        f"    deck = s.deck\n    while s.deck:\n{ASKED}{TURNED.replace('s.deck', 'deck')}",
        (
            "phase turn, after the ask step",
            "the local `deck` of turn() at thin_ice.py:",
            "is state.deck itself, a part of the state",
            "Cure: read it from t.state after the ask",
        ),
    ),
    Mistake(
        "a list of the state in a local",
        RULES,
        f"    while s.deck:\n{ASKED}{TURNED}",
        f"    scores = s.scores\n    while s.deck:\n{ASKED}        scores[seat] += 0 * len(s.deck)\n{TURNED}"
        "        scores[seat] += 1\n",
        (
            "phase turn, after the ask step",
            "the local `scores` of turn()",
            "is state.scores itself",
            "table.state.scores",
            "Cure: read it from t.state",
        ),
    ),
    Mistake(
        "redeal forgotten for the pile",
        RULES,
        '    s.deck = chance.shuffle("redeal:deck", sorted(s.deck))\n',
        "",
        ("phase turn", "cannot know state.deck", "the true one, in all of", "Cure: deal state.deck anew in `redeal`"),
    ),
    Mistake(
        "redeal forgotten for the charms",
        RULES,
        "    s.charms = [s.charms[one] if one == seat else next(dealt) for one in t.seats]\n",
        "",
        ("phase turn", "cannot know state.charms", "Cure: deal state.charms anew in `redeal`"),
    ),
    Mistake(
        "no words for an event",
        ENGLISH,
        "event-fell-in = { $seat } falls in and loses { $lost }.\n",
        "",
        ("text/en.ftl has no words for event-fell-in", "told in the phase turn", "Cure: write `event-fell-in = …`"),
    ),
    Mistake(
        "no words for a question",
        DUTCH,
        "ask-help = Wie trekt je eruit?\n",
        "",
        ("text/nl.ftl has no words for ask-help", "asked in the phase turn", "Cure: write `ask-help = …`"),
    ),
    Mistake(
        "no words for an ending",
        ENGLISH,
        "outcome-most-fish = { $winners } caught most: { $scores }.\n",
        "",
        ("text/en.ftl has no words for outcome-most-fish", "in the phase turn", "Cure: write `outcome-most-fish = …`"),
    ),
    Mistake(
        "no words for a refusal",
        DUTCH,
        "refusal-not-yet = Niemand stopt voor een eerste stap.\n",
        "",
        ("text/nl.ftl has no words for refusal-not-yet", "asked in the phase turn", "Cure: write `refusal-not-yet"),
    ),
    Mistake(
        "words that use a field that is not there",
        ENGLISH,
        "loses { $lost }",
        "loses { $cards }",
        ("text/en.ftl: event-fell-in, met in the phase turn, cannot be said", "cards", "Cure: use only the fields"),
    ),
    Mistake(
        "no hint",
        RULES,
        ', "help": worth_of_a_friend}',
        "}",
        (
            "Game.hints has nothing for help",
            "asked in the phase turn",
            "Cure: write a function of the view and the ask",
        ),
    ),
    Mistake(
        "a forgotten yield from decide",
        RULES,
        "yield from decide(",
        "decide(",
        (
            "thin_ice.py:",
            "decide is a flow and stands under no `yield from`, in fall_in(), of the phase turn",
            "Cure: write `yield from decide(…)`",
        ),
    ),
    Mistake(
        "a forgotten yield from choose",
        RULES,
        "yield from choose(",
        "choose(",
        (
            "choose is a flow and stands under no `yield from`, in turn(), of the phase turn",
            "Cure: write `yield from choose(…)`",
        ),
        whole=True,
    ),
    Mistake(
        "a phase that asks nobody and comes again",
        RULES,
        "    while s.deck:\n",
        "    while s.deck and len(s.deck) != 7:\n",
        (
            "the phase turn among them, and nobody was asked anything",
            "meanwhile no field changed",
            "Cure: ask with `yield from",
        ),
        whole=True,
    ),
    Mistake(
        "a game that never ends",
        RULES,
        TURNED,
        f"{TURNED}        s.deck.append(card)\n",
        (
            "the game is not over after",
            "step (asked in the phase turn)",
            "state.deck",
            "Cure: let a phase return an Outcome",
        ),
        whole=True,
    ),
    Mistake(
        "no Dutch page",
        DUTCH,
        "",
        "",
        (
            "text/nl.ftl is missing in",
            "every game speaks English, and all of what else",
            "Cure: copy text/en.ftl and translate",
        ),
    ),
    Mistake(
        "no Dutch rulebook",
        "text/rulebook.nl.md",
        "",
        "",
        ("text/rulebook.nl.md is missing in", "Cure: copy text/rulebook.en.md and translate"),
    ),
    Mistake(
        "a change without an event",
        RULES,
        '    t.tell(CameAshore("TI-025", seat, points))\n',
        '    t.tell(CameAshore("TI-025", seat, points))\n    s.scores[seat] += 1\n',
        ("phase turn", "view.scores[", "after came-ashore", "Cure: tell it after the deed"),
    ),
]


def install(place: Path) -> None:
    """The game as pip would put it there, with its tests."""
    shutil.copytree(GAME, place, ignore=shutil.ignore_patterns("__pycache__"))
    info = place / "thin_ice-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thin_ice\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[shambles.games]\nthin_ice = thin_ice:GAME\n")
    (place / "pytest.ini").write_text("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    (place / "conftest.py").write_text('pytest_plugins = ["shambles.testing.plugin"]\n')
    (place / "test_contract.py").write_text('from shambles.testing.contract import *\n\nGAMES = ("thin_ice",)\n')


def run_the_suite(place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(place), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words, str(place)],
        cwd=place,
        env={**os.environ, "PYTHONPATH": path, "SHAMBLES_LIMIT": "60"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_whole_game_in_one_file_keeps_what_every_game_promises(tmp_path: Path) -> None:
    install(tmp_path / "there")
    done = run_the_suite(tmp_path / "there")
    assert done.returncode == 0, done.stdout[-4000:]
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 100


def named(mistake: Mistake) -> str:
    return mistake.name.replace(" ", "-")


@pytest.mark.parametrize("mistake", [one for one in MISTAKES if one.whole], ids=named)
def test_a_mistake_that_could_go_on_for_ever_is_told_and_no_test_hangs(mistake: Mistake, tmp_path: Path) -> None:
    install(tmp_path / "there")
    mistake.make(tmp_path / "there")
    done = run_the_suite(tmp_path / "there")
    assert done.returncode == 1, f"the suite passes it: {done.stdout[-2000:]}"
    said = " ".join(done.stdout.split())
    assert [words for words in mistake.says if words not in said] == [], done.stdout[-6000:]


@pytest.mark.parametrize("mistake", [one for one in MISTAKES if not one.whole], ids=named)
def test_a_mistake_is_found_and_told(mistake: Mistake, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests of the suite in their order, up to the first that fails, here and now: that is quicker."""
    slug = (
        f"thin_ice_{named(mistake).replace('-', '_')}"  # what the suite remembers of a game, it remembers by its slug
    )
    install(tmp_path / "there")
    mistake.make(tmp_path / "there")
    source = (tmp_path / "there" / RULES).read_text("utf-8").replace('slug="thin_ice"', f'slug="{slug}"')
    (tmp_path / "there" / f"{slug}.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path / "there")
    module = importlib.import_module(slug)
    monkeypatch.setitem(game._shelf, slug, lambda: module.GAME)
    said = " ".join(first_failure(slug).split()).replace(slug, "thin_ice")
    assert [words for words in mistake.says if words not in said] == [], said


def first_failure(slug: str) -> str:
    """What the first test says that fails, of those that ask for a game or a kind of table alone."""
    for name, test in vars(contract).items():
        wanted = list(inspect.signature(test).parameters) if name.startswith("test_") else []
        given = {"slug": [slug], "kind": kinds_of(slug)}.get(wanted[0], ()) if len(wanted) == 1 else ()
        for one in given:
            try:
                assert not isinstance(one, Kind) or not trouble_with(one), trouble_with(one)
                test(**{wanted[0]: one})
            except (AssertionError, pytest.fail.Exception) as failure:
                return str(failure)
            except pytest.skip.Exception:
                continue
    return "the suite passes it"
