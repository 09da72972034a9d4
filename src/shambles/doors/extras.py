"""What a door needs besides Shambles itself."""

from __future__ import annotations

from importlib import import_module


def need(door: str, *modules: str) -> None:
    """Say in one line what to install, where something that a door stands on is missing."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as missing:
            if missing.name != module.partition(".")[0]:
                raise
            raise ModuleNotFoundError(
                f"shambles.doors.{door} needs {module}: pip install 'shambles[{door}]'", name=missing.name
            ) from None
