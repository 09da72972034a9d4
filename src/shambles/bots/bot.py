"""What a bot is, how one is found by name or in a file of yours, and how it is asked without being shown anything."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random as Rng
from typing import Any, Protocol, cast

from shambles.core.ask import Ask, Choice
from shambles.core.chance import Imagined
from shambles.core.game import Game
from shambles.core.reply import BadInput, Refusal
from shambles.core.table import Table

Fork = Callable[[], Table]
BUILT_IN = {"random": "shambles.bots.random:Random", "greedy": "shambles.bots.greedy:Greedy"}


class Bot(Protocol):
    """A player. Its class may take `game` and `rng` (a random.Random of its own), by these names, when it is made.

    It may have a method `meanwhile` besides, with the same parameters as `choose`: what it does while others are asked,
    or None if it lets that be.
    """

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice | str:
        """Answer the ask: one of `ask.options`, or a notation.

        `view` is what the seat may know. Each call of `fork()` gives a table that could be the true one for all the
        seat knows, to try things out on; the ask belongs to such a world too.
        """


def bot_names() -> tuple[str, ...]:
    """The bots that come with Shambles."""
    return tuple(BUILT_IN)


@cache
def find_bot(name: str) -> type[Bot]:
    """The class of a bot: a built-in name, or a class of yours as `path/to/file.py:Name`."""
    place, _, attribute = BUILT_IN.get(name, name).rpartition(":")
    if not place:
        raise BadInput("bot", "unknown-bot", found=name, known=bot_names())
    if name in BUILT_IN:
        module = import_module(place)
    else:
        path = Path(place)
        if not path.is_file():
            raise BadInput("bot", "no-such-file", found=place)
        spec = spec_from_file_location(path.stem, path)
        if spec is None or spec.loader is None:
            raise BadInput("bot", "not-a-python-file", found=place)
        module = module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            raise BadInput("bot", "file-fails", found=place, detail=f"{type(error).__name__}: {error}") from error
    kind = getattr(module, attribute, None)
    if not inspect.isclass(kind) or not callable(getattr(kind, "choose", None)):
        raise BadInput("bot", "no-such-bot-class", found=attribute, file=place)
    return cast("type[Bot]", kind)


def make_bot(kind: type[Bot], game: Game[Any, Any], rng: Rng) -> Bot:
    """A bot of this class, with the things it asks for by name."""
    on_offer = {"game": game, "rng": rng}
    signature = inspect.signature(kind)
    given = {name: thing for name, thing in on_offer.items() if name in signature.parameters}
    try:
        signature.bind(**given)
    except TypeError as error:
        raise BadInput(f"bot.{kind.__name__}", "bot-wants-more", detail=str(error)) from None
    return kind(**given)


def ask_bot(bot: Bot, table: Table, seat: int, rng: Rng) -> Choice:
    """Put the seat's ask to the bot, from within a world it may know. An illegal answer is the bot's bug."""
    world, fork = _imagine(table, seat, rng)
    ask = world.asks[seat]
    return _legal(bot, ask, bot.choose(world.view(seat), ask, fork))


def offer_bot(bot: Bot, table: Table, seat: int, rng: Rng) -> Choice | None:
    """What the seat may do while others are asked, put to the bot likewise; None if it lets that be.

    A bot that has no `meanwhile` lets everything be.
    """
    offered = getattr(bot, "meanwhile", None)
    if offered is None:
        return None
    world, fork = _imagine(table, seat, rng)
    ask = world.meanwhile.get(seat)
    wanted = None if ask is None else offered(world.view(seat), ask, fork)
    return None if ask is None or wanted is None else _legal(bot, ask, wanted)


def let_bots_answer(table: Table, bots: Mapping[int, Bot], rng: Rng) -> None:
    """Every bot that is asked answers, until only people are awaited or the game is over.

    What a bot may do meanwhile it is offered once after every answer.
    """
    while True:
        if table.game.meanwhile is not None:
            _let_bots_interject(table, bots, rng)
        seat = next((one for one in table.asks if one in bots), None)
        if seat is None:
            return
        table.play(seat, ask_bot(bots[seat], table, seat, rng))


def _let_bots_interject(table: Table, bots: Mapping[int, Bot], rng: Rng) -> None:
    offered: set[int] = set()
    while (seat := next((one for one in table.meanwhile if one in bots and one not in offered), None)) is not None:
        offered.add(seat)
        choice = offer_bot(bots[seat], table, seat, rng)
        if choice is not None:
            table.play(seat, choice)
            offered.clear()


def _imagine(table: Table, seat: int, rng: Rng) -> tuple[Table, Fork]:
    world = table.fork(seat, Imagined(rng.getrandbits(64)))

    def fork() -> Table:
        return world.fork(seat, Imagined(rng.getrandbits(64)))

    return world, fork


def _legal(bot: Bot, ask: Ask[Any], wanted: Choice | str) -> Choice:
    choice: Choice | Refusal = ask.judge(wanted)
    if isinstance(choice, Refusal):
        raise BadInput(
            f"bot.{type(bot).__name__}", "bot-answer-refused", reason=choice.code, rule=choice.rule, **choice.params
        )
    return choice
