"""A bell calls whoever has waited long, and nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambles.terminal import sitting as sittings
from shambles.terminal.plain import Plain
from shambles.terminal.screen.app import FullScreen
from terminal.screens import seat, sit


@pytest.mark.parametrize(("wait", "rings"), [(-1.0, 1), (1e6, 0)])
async def test_the_full_screen_rings_after_a_long_wait(
    wait: float, rings: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_MOTION", "1")
    monkeypatch.setattr(sittings, "LONG_WAIT", wait)
    rung: list[None] = []
    monkeypatch.setattr(FullScreen, "bell", lambda app: rung.append(None))
    async with sit(seat(tmp_path / "sitting.json", "survival")):
        assert len(rung) == rings


@pytest.mark.parametrize(("wait", "rings"), [(-1.0, 1), (1e6, 0)])
def test_plain_lines_ring_after_a_long_wait(
    wait: float, rings: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sittings, "LONG_WAIT", wait)
    rung: list[None] = []
    client = Plain(seat(tmp_path / "x.json", "survival"), lambda: "quit", lambda line: None, lambda: rung.append(None))
    assert not client.play()
    assert len(rung) == rings
