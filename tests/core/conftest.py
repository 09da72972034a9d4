"""The toy stands on the shelf while the core is tested, and is put away again."""

from __future__ import annotations

import pytest

from core.toy import TOY
from shambles.core import game


@pytest.fixture(autouse=True)
def _toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._shelf, "toy", lambda: TOY)
