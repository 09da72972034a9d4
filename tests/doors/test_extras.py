"""A door that is not installed says in one line what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("door", "package"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_door_that_is_not_installed_says_so(door: str, package: str) -> None:
    script = f"import sys; sys.modules[{package!r}] = None; import shambles.doors.{door}"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False).stderr
    wanted = f"ModuleNotFoundError: shambles.doors.{door} needs {package}: pip install 'shambles[{door}]'"
    assert said.splitlines()[-1] == wanted


def test_the_core_needs_none_of_them() -> None:
    """Whoever plays or writes a bot has no numpy, and needs none."""
    script = "import sys; sys.modules['numpy'] = None; import shambles, shambles.bots; shambles.Table"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
