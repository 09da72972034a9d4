"""The public names. A change here is a change for everybody who builds on Shambles: make it on purpose."""

from __future__ import annotations

import shambles
from shambles import Table


def test_the_names_of_the_package() -> None:
    assert sorted(shambles.__all__) == [
        "Accepted",
        "Ask",
        "BadInput",
        "Choice",
        "Event",
        "Imagined",
        "Live",
        "Outcome",
        "Recorded",
        "Refusal",
        "Scripted",
        "Table",
        "slugs",
    ]
    assert all(hasattr(shambles, name) for name in shambles.__all__)


def test_the_names_of_a_table() -> None:
    table = Table.open(shambles.slugs()[0], seats=4, options={"mode": "hero"}, seed=1)
    assert [name for name in dir(table) if not name.startswith("_")] == [
        "answer",
        "answered",
        "asks",
        "copy",
        "deal",
        "dropped",
        "events_for",
        "forget_seen",
        "fork",
        "game",
        "judge",
        "laid",
        "laid_by",
        "laid_open",
        "load",
        "may_change",
        "meanwhile",
        "open",
        "options",
        "outcome",
        "play",
        "play_out",
        "returns",
        "save",
        "seats",
        "seed",
        "shown",
        "silent",
        "steps_for",
        "told",
        "undo",
        "unwatch",
        "verify",
        "view",
        "views",
        "watch",
        "why_no_undo",
    ]
