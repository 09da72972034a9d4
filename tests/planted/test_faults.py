"""The list of planted faults does not rot: each can still be planted, and what should notice it is there."""

from __future__ import annotations

from planted.run import ROOT, read_faults

FAULTS = read_faults()


def test_every_fault_can_be_planted() -> None:
    times = {one.number: (ROOT / one.file).read_text("utf-8").count(one.before) for one in FAULTS}
    assert times == dict.fromkeys(times, 1), "a fault's `before` must stand in its file exactly once"
    assert not [one.number for one in FAULTS if one.after == one.before]


def test_what_should_notice_a_fault_is_there() -> None:
    missing = [(one.number, test) for one in FAULTS for test in one.tests if not (ROOT / test).exists()]
    assert not missing
    assert not [one.number for one in FAULTS if not one.tests]


def test_there_are_sixty_different_faults() -> None:
    assert len({(one.file, one.before, one.after) for one in FAULTS}) == len(FAULTS) >= 60
