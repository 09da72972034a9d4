"""Finding a bot class: by name, module, file, or a package's entry point."""

from __future__ import annotations

import inspect
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random as Rng
from types import ModuleType
from typing import Any, cast
from zlib import crc32

from shambles.bots.bot import Bot
from shambles.bots.levels import LEVELS
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game

BUILT_IN = {
    **{level: f"shambles.bots.levels:{level.capitalize()}" for level in LEVELS},
    "search": "shambles.bots.search:Search",
    "greedy": "shambles.bots.greedy:Greedy",
    "random": "shambles.bots.random:Random",
}
GROUP = "shambles.bots"  # the entry points of other people's bots


def bot_names() -> tuple[str, ...]:
    """Names of the bots that come with Shambles, and of those in other packages."""
    return (*BUILT_IN, *(name for name in _brought() if name not in BUILT_IN))


@cache
def _brought() -> dict[str, str]:
    return {one.name: one.value for one in entry_points(group=GROUP)}


def find_bot(name: str | type[Bot]) -> type[Bot]:
    """The class of a bot: a name, `package.module:Class`, `path/to/file.py:Class`, or the class itself."""
    return _check(name, name.__name__, name.__module__) if isinstance(name, type) else _find(name)


@cache
def _find(name: str) -> type[Bot]:
    place, _, attribute = (BUILT_IN.get(name) or _brought().get(name) or name).rpartition(":")
    if not place:
        raise BadInput("bot", "unknown-bot", found=name, known=bot_names())
    return _check(getattr(_module(place), attribute, None), attribute, place)


def _check(kind: object, attribute: str, place: str) -> type[Bot]:
    if not inspect.isclass(kind) or not callable(getattr(kind, "choose", None)):
        raise BadInput("bot", "no-such-bot-class", found=attribute, file=place)
    return cast("type[Bot]", kind)


def _module(place: str) -> ModuleType:
    path = Path(place)
    is_file = path.is_file() or path.suffix == ".py" or "/" in place
    try:
        return _load(path) if is_file else import_module(place)
    except BadInput:
        raise
    except ModuleNotFoundError as error:
        if not is_file and error.name is not None and f"{place}.".startswith(f"{error.name}."):
            raise BadInput("bot", "no-such-file", found=place) from error
        raise BadInput("bot", "file-fails", found=place, detail=f"{type(error).__name__}: {error}") from error
    except Exception as error:
        raise BadInput("bot", "file-fails", found=place, detail=f"{type(error).__name__}: {error}") from error


def _load(path: Path) -> ModuleType:
    """Import a file as a module, with its folder on the path.

    It is registered before it runs, which dataclasses need.
    """
    if not path.is_file():
        raise BadInput("bot", "no-such-file", found=str(path))
    path = path.resolve()
    main = sys.modules["__main__"]
    if getattr(main, "__file__", None) == str(path):
        return main  # the very script that is running: to load it again would run it again
    name = f"shambles_bot_{crc32(str(path).encode()):x}_{path.stem}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadInput("bot", "not-a-python-file", found=str(path))
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


_signature = cache(inspect.signature)  # simulations create bots thousands of times a second


def make_bot(kind: type[Bot], game: Game[Any, Any], rng: Rng, hurried: bool = False) -> Bot:
    """Create a bot, with the constructor arguments that it asks for by name. `hurried`: people wait for its answers."""
    on_offer = {"game": game, "rng": rng, "hurried": hurried}
    signature = _signature(kind)
    given = {name: thing for name, thing in on_offer.items() if name in signature.parameters}
    try:
        signature.bind(**given)
    except TypeError as error:
        raise BadInput(f"bot.{kind.__name__}", "bot-wants-more", detail=str(error)) from None
    return kind(**given)
