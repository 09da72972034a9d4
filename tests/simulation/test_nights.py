"""Imagined nights: crashes, lost messages and failing disks, all drawn from a seed, and every promise kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.nights import amount
from simulation.safeguards import SAFEGUARDS

NIGHTS = amount("NIGHTS", 12, 2000)
TESTS = Path(__file__).parents[1]


def imagine_nights(first: int, last: int, *more: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: the order of sets is part of a night, so its seed is fixed."""
    environment = os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": str(TESTS)}
    command = [sys.executable, "-m", "simulation", str(first), str(last), *more]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.limit(600)
def test_whatever_goes_wrong_at_night_every_promise_is_kept() -> None:
    done = imagine_nights(1, 1 + NIGHTS)
    kept = [line for line in done.stdout.splitlines() if line.endswith(": kept")]
    assert len(kept) == NIGHTS, done.stdout + done.stderr


def test_the_same_seed_is_the_same_night() -> None:
    first, second = (imagine_nights(3, 4, "--tell") for _ in range(2))
    assert first.stdout == second.stdout
    assert first.stdout.count("\n") > 50


@pytest.mark.skipif(not os.environ.get("SHAMBLES_NIGHTLY"), reason="SHAMBLES_NIGHTLY=1 runs this")
@pytest.mark.parametrize("safeguard", sorted(SAFEGUARDS))
@pytest.mark.limit(3600)
def test_a_safeguard_that_is_taken_out_is_missed(safeguard: str) -> None:
    done = imagine_nights(1, 2000, "--without", safeguard)
    assert done.returncode == 1, f"nobody noticed within 2,000 nights that there was no {safeguard}"
