"""Optional dependencies of the doors."""

from __future__ import annotations

from importlib import import_module


def need(door: str, *modules: str) -> None:
    """Raise an error with the install command if a module that a door needs is missing."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as missing:
            if missing.name != module.partition(".")[0]:
                raise
            raise ModuleNotFoundError(
                f"shambles.doors.{door} needs {module}: pip install 'shambles[{door}]'", name=missing.name
            ) from None
